"""The documentation site, built as "make docs" builds it: once for all tests of a process."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SETTINGS = ROOT / "mkdocs.yml"


def build(settings: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a site. Not quietly: MkDocs would then neither tell its warnings nor count them."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--config-file", str(settings), "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def built_site() -> Path:
    """The folder of the site."""
    folder = Path(tempfile.mkdtemp(prefix="rookery-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    built = build(SETTINGS, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder
