"""``rookery play``: a game in the terminal, new or resumed."""

import argparse
import contextlib
import signal
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rookery import catalog
from rookery.cli.parser import Parser
from rookery.cli.shared import (
    Command,
    chosen_position,
    chosen_seed,
    colour_argument,
    position_arguments,
    read_seats,
    teller,
    wants_colour,
)
from rookery.kernel.errors import BadOption, quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.tui import saved
from rookery.tui.local_game import FIRST_LEVEL, PERSON, LocalGame, seating
from rookery.tui.paces import PACES
from rookery.tui.plain import PlainGame
from rookery.tui.terminal import can_show_full_screen

if TYPE_CHECKING:
    from rookery.tui.app.app import RookeryApp

say = speaker("cli")
LATEST = ""
"""What stands for the file where --resume names none."""


def play_arguments(parser: Parser) -> None:
    """A game and who plays it, or a file to resume."""
    position_arguments(parser, needed=False)
    parser.add_argument("--me", metavar="SEATS", help=say("help-me"))
    parser.add_argument("--bots", metavar="BOTS", help=say("help-bots", levels=NAMES, default=FIRST_LEVEL))
    parser.add_argument("--save", metavar="FILE", help=say("help-save"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LATEST, help=say("help-resume"))
    parser.add_argument("--replay", metavar="FILE", help=say("help-replay"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--pace", choices=PACES, default="normal", help=say("help-pace"))
    colour_argument(parser)


def run_play(arguments: argparse.Namespace) -> None:
    """Play in the terminal: full screen where that can be, or line by line."""
    app = _full_screen(arguments)
    if app is not None:
        with _hang_up_is_leaving():
            app.run()
        if app.farewell:
            teller(arguments)(app.farewell)
        return
    local, file = _chosen(arguments)
    with _hang_up_is_leaving():
        colour, language = wants_colour(arguments), arguments.language
        PlainGame(local, file=file, colour=colour, seed=chosen_seed(arguments), language=language).run()


def _chosen(arguments: argparse.Namespace) -> tuple[LocalGame, Path | None]:
    """The game to be played, new or resumed, and the file that keeps it."""
    if arguments.replay is not None or "://" in (arguments.game or ""):
        raise BadOption(say("needs-full-screen"))
    local, file = _begun(arguments) if arguments.resume is None else _resumed(arguments)
    if arguments.save is not None:
        file = Path(arguments.save).expanduser()
        saved.save_anew(local, file)
    return local, file


def _full_screen(arguments: argparse.Namespace) -> "RookeryApp | None":
    """The app at the screen that the arguments ask for; None where this terminal has no full screen."""
    if arguments.plain or not can_show_full_screen():
        return None
    from rookery.tui.app.app import RookeryApp

    app = RookeryApp(language=arguments.language, pace=arguments.pace, seed=chosen_seed(arguments))
    if arguments.replay is not None:
        app.first = app.replay_of(saved.load(Path(arguments.replay).expanduser(), teller(arguments)))
    elif "://" in (arguments.game or ""):
        app.first = app.way_to(arguments.game)
    elif arguments.game is not None or arguments.resume is not None:
        app.first = app.table(app.local_match(*_chosen(arguments)))
    return app


def _begun(arguments: argparse.Namespace) -> tuple[LocalGame, None]:
    """A new game."""
    if arguments.game is None:
        raise BadOption(say("which-game", games=catalog.games()))
    position = chosen_position(arguments)
    people = read_seats("1" if arguments.me is None else arguments.me, position.game.players)
    levels = FIRST_LEVEL if arguments.bots is None else arguments.bots
    today = datetime.now(UTC).date().isoformat()
    return LocalGame(position, seating(people, levels, position.game.players), today), None


def _resumed(arguments: argparse.Namespace) -> tuple[LocalGame, Path | None]:
    """A saved game. What it is played with stands in its file; who plays it may change.

    A file that says more than a terminal writes, such as the record of a server, is not written over.
    """
    for name in ("players", "option", "position"):
        if getattr(arguments, name):
            raise BadOption(say("not-with-resume", name=f"--{name}"))
    file = saved.latest() if arguments.resume == LATEST else Path(arguments.resume).expanduser()
    local = saved.load(file, teller(arguments))
    kept = file if saved.is_own(file, local) else None
    if arguments.game not in (None, local.game.key):
        given = quote(arguments.game)
        raise BadOption(say("other-game", file=quote(str(file)), game=local.game.key, given=given))
    programs = saved.unknown_bots(local)
    if programs and arguments.bots is None:
        raise BadOption(say("program-in-file", file=quote(str(file)), program=quote(programs[0])))
    people = local.people if arguments.me is None else read_seats(arguments.me, local.game.players)
    if arguments.bots is not None:
        local.seats = seating(people, arguments.bots, local.game.players)
    elif people != local.people:
        levels = [FIRST_LEVEL if who == PERSON else who for who in local.seats]
        local.seats = [PERSON if seat in people else level for seat, level in enumerate(levels)]
    return local, kept


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


COMMAND = Command("play", say("about-play"), play_arguments, run_play)
