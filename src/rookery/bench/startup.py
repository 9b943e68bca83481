"""How long a fresh process takes: to import, to its first native result, and to the first move of a bot."""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from rookery.bench.rows import Row, alone, beside
from rookery.kernel.cache import folder
from rookery.kernel.messages import speaker

say = speaker("bench")

FIRST_RESULT = """
import sys, rookery
game = rookery.game(sys.argv[1])
print(game.perft(game.start(seed=0), 2), flush=True)
"""
FIRST_MOVE = """
import sys, rookery
from rookery import bots
game = rookery.game(sys.argv[1])
position = game.start(seed=0)
while position.seat is None or len(position.actions) == 1:
    position = position.apply(position.actions[0])
print(bots.player(sys.argv[2], game).choose(position, seed=0), flush=True)
"""
"""The first position in which there is something to think about."""
IMPORT_NUMBA = """
import numba
print(numba.__version__, flush=True)
"""
IMPORT = """
import time
began = time.perf_counter()
import rookery
print(time.perf_counter() - began, flush=True)
"""


def measure_startup(key: str, repeats: int) -> list[Row]:
    """The times to the first result; all but the cold one are medians."""
    with tempfile.TemporaryDirectory(prefix="rookery-bench-") as cache:
        cold, _ = first_line(FIRST_RESULT, key, cache)
        warm = statistics.median(first_line(FIRST_RESULT, key, cache)[0] for _ in range(repeats))
        imports = statistics.median(float(first_line(IMPORT, key, cache)[1]) for _ in range(repeats))
    return [
        alone(key, "cold", cold, "s"),
        alone(key, "warm", warm, "s"),
        *(_first_move(key, level, repeats) for level in ("adult", "emperor")),
        alone(key, "import", imports, "s"),
    ]


def _first_move(key: str, level: str, repeats: int) -> Row:
    """The time to the first move of a level with a filled cache, beside a process that only imports Numba."""
    cache = str(folder())
    first_line(FIRST_MOVE, key, cache, level)
    moves, imports = [], []
    for _ in range(repeats):
        moves.append(first_line(FIRST_MOVE, key, cache, level)[0])
        imports.append(first_line(IMPORT_NUMBA, key, cache)[0])
    ours, theirs = statistics.median(moves), statistics.median(imports)
    return beside(key, f"first-move-{level}", ours, "s", say("importing-numba"), theirs)


def first_line(program: str, argument: str, cache: str, *more: str) -> tuple[float, str]:
    """Run a program in a fresh interpreter: the seconds from its start to its first line, and that line."""
    # Packages that are installed have their bytecode; to make it anew would be a good part of the time.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603  # this very interpreter, with a program from above
        [sys.executable, "-c", program, argument, *more],
        env=environment | {"ROOKERY_CACHE": cache},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None  # noqa: S101  # for the type checker: a pipe was asked for
        line = process.stdout.readline()
        elapsed = time.perf_counter() - began
        _, complaint = process.communicate()
    if process.returncode != 0:
        raise RuntimeError(f"a benchmark's process failed:\n{complaint}")
    return elapsed, line
