"""``rookery play``: a game in the terminal, begun or gone on with."""

import argparse
import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

from rookery import catalog
from rookery.cli.shared import (
    Command,
    chosen_position,
    chosen_seed,
    colour_argument,
    position_arguments,
    read_seats,
    wants_colour,
)
from rookery.kernel.errors import BadOption, listed, quote
from rookery.kernel.levels import NAMES
from rookery.tui import saved
from rookery.tui.local_game import FIRST_LEVEL, PERSON, LocalGame, seating
from rookery.tui.plain import PlainGame

LATEST = ""
"""What stands for the file where --resume names none."""


def play_arguments(parser: argparse.ArgumentParser) -> None:
    """A game and who plays it, or a file to go on with."""
    position_arguments(parser, needed=False)
    parser.add_argument("--me", metavar="SEATS", help="seats played here, such as 1 or 1,2, or none; 1 if not said")
    bots = f"how strong the bots are: {listed(NAMES)}, or 2=adult,3=egg; {FIRST_LEVEL} if not said"
    parser.add_argument("--bots", metavar="LEVELS", help=bots)
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, always up to date")
    about = "go on with a saved game; the latest if no file is named"
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help=about)
    colour_argument(parser)


def run_play(arguments: argparse.Namespace) -> None:
    """Play in the terminal, line by line."""
    table, file = _begun(arguments) if arguments.resume is None else _resumed(arguments)
    if arguments.save is not None:
        file = Path(arguments.save).expanduser()
        saved.save_anew(table, file)
    with _hang_up_is_leaving():
        PlainGame(table, file=file, colour=wants_colour(arguments), seed=chosen_seed(arguments)).run()


def _begun(arguments: argparse.Namespace) -> tuple[LocalGame, None]:
    """A new game."""
    if arguments.game is None:
        raise BadOption(f"say which game: {listed(catalog.games())}; or --resume to go on with a saved one")
    position = chosen_position(arguments)
    people = read_seats("1" if arguments.me is None else arguments.me, position.game.players)
    levels = FIRST_LEVEL if arguments.bots is None else arguments.bots
    return LocalGame(position, seating(people, levels, position.game.players)), None


def _resumed(arguments: argparse.Namespace) -> tuple[LocalGame, Path]:
    """A saved game. What it is played with stands in its file; who plays it may change."""
    for name in ("players", "option", "position"):
        if getattr(arguments, name):
            raise BadOption(f"--{name} cannot be given with --resume: a saved game goes on as it was begun")
    file = saved.latest() if arguments.resume == LATEST else Path(arguments.resume).expanduser()
    table = saved.load(file)
    if arguments.game not in (None, table.game.key):
        raise BadOption(f"{quote(str(file))} is a game of {table.game.key}, not of {quote(arguments.game)}")
    people = table.people if arguments.me is None else read_seats(arguments.me, table.game.players)
    if arguments.bots is not None:
        table.seats = seating(people, arguments.bots, table.game.players)
    elif people != table.people:
        levels = [FIRST_LEVEL if who == PERSON else who for who in table.seats]
        table.seats = [PERSON if seat in people else level for seat, level in enumerate(levels)]
    return table, file


@contextlib.contextmanager
def _hang_up_is_leaving() -> Iterator[None]:
    """A terminal that is closed leaves the game as Ctrl-C does, so that the game is kept."""
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    before = signal.signal(signal.SIGHUP, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


COMMAND = Command("play", "play a game in the terminal", play_arguments, run_play)
