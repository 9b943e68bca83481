"""Make pages of docs/results: ``python -m tools.results PAGE … [--draw]``."""

import argparse
from pathlib import Path

from tools.results import caps, draws, events, exact, luck, openings, seats, strength, training
from tools.results.playing import Wish

import rookery
from rookery.kernel.levels import checked_level
from rookery.kernel.run import cores

PAGES = {
    module.PAGE.name: module.PAGE for module in (seats, openings, draws, caps, luck, strength, training, events, exact)
}


def main() -> None:
    """Take the figures of the pages that are named, and draw them; with --draw only draw."""
    parser = argparse.ArgumentParser(description="Make the pages of docs/results.", prog="python -m tools.results")
    parser.add_argument("pages", nargs="+", metavar="PAGE", choices=[*PAGES, "all"], help=f"{', '.join(PAGES)}, or all")
    parser.add_argument("--draw", action="store_true", help="only draw, from the figures on file")
    parser.add_argument("--game", action="append", default=[], metavar="KEY", help="only this game; may be repeated")
    parser.add_argument("--level", metavar="PLAYER", help="a level, or a level with simulations: emperor@2000")
    parser.add_argument("--number", type=int, metavar="N", help="games, or deals, for each figure")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes (default: one a core)")
    parser.add_argument("--databases", type=Path, default=Path(), metavar="FOLDER", help="where databases of deals are")
    arguments = parser.parse_args()
    for what in ("number", "workers"):
        if getattr(arguments, what) is not None and getattr(arguments, what) < 1:
            parser.error(f"--{what} must be at least 1")
    try:
        for key in arguments.game:
            rookery.game(key)
        if arguments.level:
            checked_level(arguments.level.partition("@")[0])
        wish = Wish(tuple(arguments.game), arguments.level, arguments.number, arguments.workers, arguments.databases)
        for name in PAGES if "all" in arguments.pages else arguments.pages:
            page = PAGES[name]
            if not arguments.draw:
                page.take(wish)
            page.draw()
    except rookery.RookeryError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
