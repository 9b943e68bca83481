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


@cache
def built_site() -> Path:
    """The folder of the site. It is built strictly: whatever MkDocs would warn of ends the build."""
    folder = Path(tempfile.mkdtemp(prefix="rookery-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    build = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (build.returncode, build.stdout, build.stderr) == (0, "", "")
    return folder
