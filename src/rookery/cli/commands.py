"""The commands, each with its arguments and what it does."""

import argparse
import sys
import time
from collections.abc import Iterable
from typing import Any

from rookery import bots, catalog
from rookery.cli import (
    admin,
    analyse,
    arena,
    backup,
    completion,
    engine,
    perft,
    play,
    printing,
    puzzle,
    records,
    report,
    review,
    serve,
    solve,
    train,
    verify,
)
from rookery.cli.parser import Parser
from rookery.cli.shared import (
    Command,
    chosen_position,
    colour_argument,
    json_argument,
    position_arguments,
    read_seat,
    show,
    teller,
    wants_colour,
    write_file,
)
from rookery.draw import text
from rookery.kernel.batches import warm_batches
from rookery.kernel.clauses import clauses
from rookery.kernel.errors import UnknownClause, nearest, quote
from rookery.kernel.game import Outcome, Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import Option, other_defaults, whole_number
from rookery.kernel.room import Room
from rookery.tui.rulebook import as_text
from rookery.words import word

say = speaker("cli")

# games


def run_games(arguments: argparse.Namespace) -> None:
    """List the games."""
    rooms = list(catalog.rooms())
    if arguments.json:
        show([_facts(room) for room in rooms])
        return
    tell = teller(arguments)
    for room in rooms:
        tell(say("game", key=room.key, players=_players(room), title=room.title, summary=room.summary))
        for option in room.options:
            default, about = option.write(option.default), room.option_about(option)
            tell(say("game-option", name=option.name, default=default, about=about, values=option.values))
            for setting, other in other_defaults(room.options, option):
                tell(say("game-option-with", name=option.name, setting=setting, default=other))


def _players(room: Room) -> Message:
    fewest, most = room.players
    return say("players", players=most) if fewest == most else say("players-range", fewest=fewest, most=most)


def _facts(room: Room) -> dict[str, Any]:
    return {
        "game": room.key,
        "title": room.title,
        "summary": str(room.summary),
        "players": list(room.players),
        "chance": room.chance,
        "options": [_option_facts(room, option) for option in room.options],
    }


def _option_facts(room: Room, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.write(option.default),
        "other_defaults": dict(other_defaults(room.options, option)),
        "values": str(option.values),
        "about": str(room.option_about(option)),
    }


# rules


def rules_arguments(parser: Parser) -> None:
    """A game, and a clause of its rulebook."""
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("help-clause"))


def run_rules(arguments: argparse.Namespace) -> None:
    """Show the rulebook, or one clause of it."""
    shown = catalog.room(arguments.game).rulebook.read_text(encoding="utf-8")
    if arguments.clause is not None:
        known = clauses(shown)
        if arguments.clause.upper() not in known:
            near = nearest(arguments.clause.upper(), known)
            raise UnknownClause(say("no-clause", clause=quote(arguments.clause), near=near, names=_grouped(known)))
        shown = known[arguments.clause.upper()]
    print(as_text(shown))


def _grouped(known: Iterable[str]) -> tuple[str, ...]:
    """Clauses as people list them: ``B1 to B8``, ``S1 to S2``."""
    groups: dict[str, list[str]] = {}
    for clause in known:
        groups.setdefault(clause.rstrip("0123456789"), []).append(clause)
    return tuple(each[0] if len(each) == 1 else f"{each[0]}–{each[-1]}" for each in groups.values())


# moves


def moves_arguments(parser: Parser) -> None:
    """A position."""
    position_arguments(parser)
    json_argument(parser)
    colour_argument(parser)


def run_moves(arguments: argparse.Namespace) -> None:
    """Show a position and what can be played in it."""
    position = chosen_position(arguments)
    if arguments.json:
        show(_position_facts(position))
        return
    print(text.board(position.scene(), colour=wants_colour(arguments), language=arguments.language))
    print(position)
    print(" ".join(position.moves))


def _position_facts(position: Position) -> dict[str, Any]:
    return {
        "game": position.game.key,
        "position": str(position),
        "seat": position.seat,
        "moves": list(position.moves),
        "chance": [list(roll) for roll in position.chance],
        "outcome": _outcome_facts(position.outcome),
    }


def _outcome_facts(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason.name.lower().replace("_", "-"),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "ranks": None if outcome.ranks is None else list(outcome.ranks),
    }


# picture


def picture_arguments(parser: Parser) -> None:
    """A position and how to draw it."""
    position_arguments(parser)
    parser.add_argument("--seat", metavar="N", default="1", help=say("help-seat"))
    parser.add_argument("--theme", metavar="THEME", default="light", help=say("help-theme"))
    parser.add_argument("--size", metavar="PIXELS", default="800", help=say("help-size"))
    parser.add_argument("--out", metavar="FILE", help=say("help-picture-out"))


def run_picture(arguments: argparse.Namespace) -> None:
    """Draw a position as SVG."""
    from rookery.draw.svg import picture

    position = chosen_position(arguments)
    scene = position.scene(read_seat(arguments.seat, position.game.players))
    size = whole_number(arguments.size, "--size")
    drawn = picture(scene, theme=arguments.theme, size=size, language=arguments.language)
    if arguments.out:
        write_file(arguments.out, drawn)
    else:
        print(drawn)


# bench


def bench_arguments(parser: Parser) -> None:
    """Which game, and how long."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-game-or-all"))
    parser.add_argument("--quick", action="store_true", help=say("help-quick"))
    json_argument(parser)


def run_bench(arguments: argparse.Namespace) -> None:
    """Measure how fast the games run."""
    from rookery import bench

    def tell(line: Text) -> None:
        print(word(line, arguments.language), file=sys.stderr, flush=True)

    keys = (arguments.game,) if arguments.game else catalog.games()
    rows = bench.measure(keys, quick=arguments.quick, progress=tell)
    print(bench.to_json(rows) if arguments.json else bench.table(rows, arguments.language))


# warm


def warm_arguments(parser: Parser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-game-or-all"))


def run_warm(arguments: argparse.Namespace) -> None:
    """Compile ahead, so that nobody waits later."""
    tell = teller(arguments)
    for key in (arguments.game,) if arguments.game else catalog.games():
        began = time.perf_counter()
        game = catalog.game(key).warm()
        bots.warm(game)
        warm_batches(game)
        tell(say("ready", key=key, seconds=f"{time.perf_counter() - began:.1f}"))


ALL = (
    Command("games", say("about-games"), json_argument, run_games),
    Command("rules", say("about-rules"), rules_arguments, run_rules),
    play.COMMAND,
    puzzle.COMMAND,
    serve.COMMAND,
    Command("moves", say("about-moves"), moves_arguments, run_moves),
    analyse.COMMAND,
    solve.COMMAND,
    Command("picture", say("about-picture"), picture_arguments, run_picture),
    printing.COMMAND,
    perft.COMMAND,
    Command("bench", say("about-bench"), bench_arguments, run_bench),
    arena.COMMAND,
    report.COMMAND,
    train.COMMAND,
    engine.COMMAND,
    verify.COMMAND,
    review.COMMAND,
    records.COMMAND,
    admin.COMMAND,
    backup.BACKUP,
    backup.RESTORE,
    Command("warm", say("about-warm"), warm_arguments, run_warm),
    completion.COMMAND,
)
