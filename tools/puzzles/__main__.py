"""``python -m tools.puzzles GAME``: makes the puzzles of a game, in the file of its room."""

import argparse

from tools.puzzles.making import make, text

from rookery import catalog
from rookery.kernel.facts import PUZZLES
from rookery.kernel.run import cores


def main() -> None:
    """Make the puzzles of a game; what its file says about their kinds is kept."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=catalog.games())
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other puzzles (default: 1)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (default: one for each core)")
    asked = parser.parse_args()
    file = make(asked.game, asked.seed, asked.workers)
    (catalog.room(asked.game).folder / PUZZLES).write_text(text(asked.game, file), encoding="utf-8")


if __name__ == "__main__":
    main()
