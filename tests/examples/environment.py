"""A clean environment with an example in it, as somebody has it who installs the package beside Rookery."""

import contextlib
import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import rookery
from tests.limits import ENDLESS

EXAMPLES = Path(__file__).parents[2] / "examples"


class Environment:
    """A Python of its own. What the tests run with is there too, from where it is: nothing is downloaded."""

    def __init__(self, folder: Path, example: str) -> None:
        venv.create(folder)
        self.python = folder / "bin" / "python"
        [packages] = folder.glob("lib/python*/site-packages")
        home = str(Path(rookery.__file__).parents[1])
        found = [home, *(path for path in sys.path if Path(path).name == packages.name)]
        (packages / "rookery.pth").write_text("\n".join(found) + "\n", encoding="utf-8")
        quick = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "-q")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        subprocess.run([*pip, *quick, str(EXAMPLES / example)], check=True, env=_clean())

    def run(self, *arguments: str) -> str:
        """What a Python program prints, which must go well and complain about nothing."""
        run = subprocess.run(
            [str(self.python), *arguments], capture_output=True, text=True, check=False, env=_clean(), timeout=ENDLESS
        )
        notes = [line for line in run.stderr.splitlines() if ": compiling " not in line]
        assert (run.returncode, notes) == (0, []), run.stdout + run.stderr
        return run.stdout

    @contextlib.contextmanager
    def serving(self, folder: Path) -> Iterator[str]:
        """A server in this environment, and its address."""
        command = [str(self.python), "-m", "rookery", "serve", "--port", "0", "--data", str(folder), "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_clean()) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                found = re.search(r"http://127\.0\.0\.1:\d+", line)
                assert found, line
                yield found[0]
            finally:
                server.terminate()


def _clean() -> dict[str, str]:
    """Nothing of the tester's own environment leads elsewhere."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONIOENCODING": "utf-8"}
