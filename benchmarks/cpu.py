"""Measure every game on this machine's processor, beside OpenSpiel where it is installed.

python benchmarks/cpu.py [--quick] [--out FILE] [GAME …]
"""

import argparse
import sys
from pathlib import Path

import rookery
from rookery import bench
from rookery.bench.report import machine, verbatim, versions, write_page

PACKAGES = {"NumPy": "numpy", "Numba": "numba", "OpenSpiel": "open_spiel"}
ABOUT = """\
Rates are medians of rounds in which ours and the peer's take turns on one core. `playout`: random games in native code;
`perft`: paths counted; `step`: random games stepped from Python by action numbers; `step-text`: by texts; `batch`:
games stepped side by side; `batch-observed`: the same with masks and observations; `cold`, `warm`: from the start of a
process to its first native result, with an empty and a filled cache; `first-move-adult`,
`first-move-emperor`: to the first move of that level, with all its thinking and a filled cache; `import`:
`import rookery`."""


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure the games on this machine's processor.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--quick", action="store_true", help="rough figures in seconds")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    try:
        rows = bench.measure(
            arguments.games or rookery.games(),
            quick=arguments.quick,
            progress=lambda line: print(line, file=sys.stderr, flush=True),
        )
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    print(bench.table(rows))
    if arguments.out:
        facts = machine() | versions(PACKAGES)
        write_page(arguments.out, "Speed on the processor", facts, verbatim(bench.table(rows)), ABOUT)


if __name__ == "__main__":
    main()
