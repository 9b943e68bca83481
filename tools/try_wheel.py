"""See whether a wheel works where nothing else is: install it in a clean environment of each Python, and play.

``pip wheel --no-deps -w dist .``, then ``python -m tools.try_wheel dist/NAME.whl python3.11 python3.12 …``. Nothing of
the checkout can help: commands run in a folder of their own. Package indexes are those that pip of this machine uses.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

GAME_ON_FILE = """
import random
from pathlib import Path
import rookery
from rookery.records.record import Player, Record, result_of, write
game = rookery.game("penguin-soccer")
start = position = game.start()
moves = []
choose = random.Random(7).choice
while position.outcome is None:
    moves.append(choose(position.moves))
    position = position.play(moves[-1])
record = Record(
    game=game.key,
    rules=game.room.version,
    players=(Player("Anna", "person"), Player("Ben", "person")),
    start=str(start),
    moves=tuple(moves),
    result=result_of(position.outcome),
)
Path("game.json").write_bytes(write(record))
print(rookery.__file__, len(moves), "plies")
"""
"""A program that keeps a record of a random game."""

DOCUMENTATION = """
import sys
from rookery.server.pages import documentation
if not (documentation.FOLDER / documentation.HOME).is_file():
    sys.exit("the wheel has no documentation: make docs first, then the wheel")
"""
"""A program that looks for the documentation site."""


def environment() -> dict[str, str]:
    """What a command may know of this machine: nothing of Python's, so that no checkout is found."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "ROOKERY"))}


def attempt(wheel: Path, python: str) -> None:
    """Everything in one environment; the first thing that goes wrong ends the program."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def run(*command: str) -> None:
            print("+", *[part if "\n" not in part else "…" for part in command], flush=True)
            known = environment() | {"ROOKERY_CACHE": str(folder / "compiled")}
            subprocess.run(command, cwd=folder, env=known, check=True)  # noqa: S603  # what stands below

        run(python, "-m", "venv", "venv")
        there = folder / "venv" / "bin"
        run(str(there / "pip"), "--disable-pip-version-check", "-q", "install", str(wheel))
        run(str(there / "pip"), "check")
        rookery = str(there / "rookery")
        run(rookery, "--version")
        run(rookery, "games")
        run(rookery, "moves", "polar-dare")
        run(str(there / "python"), "-c", GAME_ON_FILE)
        run(rookery, "verify", "game.json")
        run(str(there / "python"), "-c", DOCUMENTATION)


def main() -> None:
    """Try a wheel with each Python that is named."""
    if len(sys.argv) < 3:
        sys.exit("python -m tools.try_wheel WHEEL PYTHON…")
    wheel = Path(sys.argv[1]).resolve()
    for python in sys.argv[2:]:
        attempt(wheel, python)


if __name__ == "__main__":
    main()
