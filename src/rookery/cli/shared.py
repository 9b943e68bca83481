"""What several commands share: what a command is, a game, its options, a position, an answer for programs."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery import catalog
from rookery.cli.parser import Parser
from rookery.kernel.errors import BadNumber, BadOption, RookeryError, quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.numbers import MOST_SEED
from rookery.kernel.options import read_pairs, whole_number
from rookery.records.games import game_from_request
from rookery.words import word

say = speaker("cli")


class CannotWrite(RookeryError):
    """A file that was to be written could not be."""

    code = "cannot-write"


@dataclass(frozen=True)
class Command:
    """One command: its name, a line about it, its arguments, its work."""

    name: str
    about: Message
    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], None]


def teller(arguments: argparse.Namespace) -> Callable[[Text], None]:
    """Prints messages in the language that was chosen."""

    def tell(text: Text) -> None:
        print(word(text, arguments.language), flush=True)

    return tell


def show(answer: Any) -> None:
    """Print an answer for programs."""
    print(json.dumps(answer, ensure_ascii=False))


def game_arguments(parser: Parser, *, needed: bool = True) -> None:
    """A game with its players and options."""
    parser.add_argument("game", metavar="GAME", nargs=None if needed else "?", help=say("help-game"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("help-option"))


def position_arguments(parser: Parser, *, needed: bool = True) -> None:
    """A game and one of its positions."""
    game_arguments(parser, needed=needed)
    parser.add_argument("--position", metavar="TEXT", help=say("help-position"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))


def json_argument(parser: Parser) -> None:
    """An answer for programs."""
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def chosen_game(arguments: argparse.Namespace) -> Game:
    """The game that the arguments name."""
    catalog.room(arguments.game)  # an unknown game first: nobody minds its options then
    players = None if arguments.players is None else whole_number(arguments.players, "--players")
    return game_from_request(arguments.game, players, read_pairs(arguments.option), local=True)


def chosen_position(arguments: argparse.Namespace) -> Position:
    """The position that the arguments name."""
    game = chosen_game(arguments)
    if arguments.position is not None:
        return game.read(arguments.position)
    return game.start(chosen_seed(arguments))


def chosen_seed(arguments: argparse.Namespace) -> int | None:
    """The seed, if one is given."""
    return None if arguments.seed is None else whole_number(arguments.seed, "--seed", most=MOST_SEED)


def read_seat(name: str, players: int) -> int:
    """A seat that people count from 1, counted from 0."""
    names = _seat_names(players)
    return _seat(name, names, say("no-seat", seat=quote(name), seats=names))


def _seat_names(players: int) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in range(players))


def _seat(name: str, names: tuple[str, ...], otherwise: Message) -> int:
    if name not in names:
        raise BadOption(otherwise)
    return names.index(name)


def read_seats(text: str, players: int) -> frozenset[int]:
    """Some seats: ``1``, ``1,2`` or ``none``."""
    if text == "none":
        return frozenset()
    names = _seat_names(players)
    return frozenset(
        _seat(name, names, say("no-seat-or-none", seat=quote(name), seats=names)) for name in text.split(",")
    )


def read_seconds(text: str) -> float:
    """A number of seconds as it is typed; whether it can be a limit is checked where it is used."""
    try:
        return float(text)
    except ValueError:
        raise BadNumber(say("not-seconds", text=quote(text))) from None


def colour_argument(parser: Parser) -> None:
    """Whether to write in colours."""
    parser.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help=say("help-colour"))


def wants_colour(arguments: argparse.Namespace) -> bool:
    """Colours on a terminal, unless NO_COLOR is set; or as the option says."""
    if arguments.colour == "auto":
        return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return bool(arguments.colour == "always")


def write_file(name: str, text: str) -> None:
    """Write a text file, or say why it cannot be."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise CannotWrite(say("cannot-write", file=quote(name), reason=str(problem.strerror))) from None
