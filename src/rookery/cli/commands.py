"""The commands, each with its arguments and what it does."""

import argparse
import sys
import time
from typing import Any

from rookery import bots, catalog
from rookery.cli import analyse, arena, play, serve, solve, verify
from rookery.cli.rulebook import as_text
from rookery.cli.shared import (
    Command,
    chosen_position,
    colour_argument,
    json_argument,
    position_arguments,
    read_seat,
    show,
    wants_colour,
    write_file,
)
from rookery.draw import text
from rookery.kernel.game import Outcome, Position, Room
from rookery.kernel.messages import Text
from rookery.kernel.options import whole_number
from rookery.words import word

# games


def run_games(arguments: argparse.Namespace) -> None:
    """List the games."""
    rooms = list(catalog.rooms())
    if arguments.json:
        show([_facts(room) for room in rooms])
        return
    for room in rooms:
        print(f"{room.key}  {_players(room)} players  {room.title}: {room.summary}")
        for option in room.options:
            default = option.write(option.default)
            print(f"    {option.name}={default}  {room.option_about(option)}: {option.values}")


def _players(room: Room) -> str:
    fewest, most = room.players
    return str(most) if fewest == most else f"{fewest} to {most}"


def _facts(room: Room) -> dict[str, Any]:
    return {
        "game": room.key,
        "title": room.title,
        "summary": str(room.summary),
        "players": list(room.players),
        "chance": room.chance,
        "options": [
            {"name": o.name, "default": o.write(o.default), "values": str(o.values), "about": str(room.option_about(o))}
            for o in room.options
        ],
    }


# rules


def rules_arguments(parser: argparse.ArgumentParser) -> None:
    """A game."""
    parser.add_argument("game", metavar="GAME", help="the key of a game (rookery games lists them)")


def run_rules(arguments: argparse.Namespace) -> None:
    """Show the rulebook."""
    print(as_text(catalog.room(arguments.game).rulebook.read_text(encoding="utf-8")))


# moves


def moves_arguments(parser: argparse.ArgumentParser) -> None:
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
    print(text.board(position.scene(), colour=wants_colour(arguments)))
    print(position)
    print(" ".join(position.moves))


def _position_facts(position: Position) -> dict[str, Any]:
    return {
        "game": position.game.key,
        "position": str(position),
        "seat": position.seat,
        "moves": list(position.moves),
        "chance": [list(outcome) for outcome in position.chance],
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


# perft


def perft_arguments(parser: argparse.ArgumentParser) -> None:
    """A position and a depth."""
    position_arguments(parser)
    parser.add_argument("depth", metavar="DEPTH", help="how many plies")
    parser.add_argument("--device", default="cpu", metavar="DEVICE", help="cpu (all cores) or cuda (a GPU)")
    json_argument(parser)


def run_perft(arguments: argparse.Namespace) -> None:
    """Count the paths of a depth."""
    depth = whole_number(arguments.depth, "the depth")
    position = chosen_position(arguments)
    began = time.perf_counter()
    count = position.game.perft(position, depth, device=arguments.device)
    seconds = time.perf_counter() - began
    if arguments.json:
        game = position.game.key
        show({"game": game, "position": str(position), "depth": depth, "count": count, "seconds": round(seconds, 6)})
    else:
        print(count)


# picture


def picture_arguments(parser: argparse.ArgumentParser) -> None:
    """A position and how to draw it."""
    position_arguments(parser)
    parser.add_argument("--seat", metavar="N", default="1", help="draw it as this seat sees it")
    parser.add_argument("--theme", metavar="THEME", default="light", help="light or dark")
    parser.add_argument("--size", metavar="PIXELS", default="800", help="width of the picture")
    parser.add_argument("--out", metavar="FILE", help="write the picture to a file")


def run_picture(arguments: argparse.Namespace) -> None:
    """Draw a position as SVG."""
    from rookery.draw.svg import picture

    position = chosen_position(arguments)
    scene = position.scene(read_seat(arguments.seat, position.game.players))
    drawn = picture(scene, theme=arguments.theme, size=whole_number(arguments.size, "--size"))
    if arguments.out:
        write_file(arguments.out, drawn)
    else:
        print(drawn)


# bench


def bench_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and how long."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the key of a game; all of them if not said")
    parser.add_argument("--quick", action="store_true", help="a few seconds instead of half a minute a game; rough")
    json_argument(parser)


def run_bench(arguments: argparse.Namespace) -> None:
    """Measure how fast the games run."""
    from rookery import bench

    def tell(line: Text) -> None:
        print(word(line), file=sys.stderr, flush=True)

    keys = (arguments.game,) if arguments.game else catalog.games()
    rows = bench.measure(keys, quick=arguments.quick, progress=tell)
    print(bench.to_json(rows) if arguments.json else bench.table(rows))


# warm


def warm_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the key of a game; all of them if not said")


def run_warm(arguments: argparse.Namespace) -> None:
    """Compile ahead, so that nobody waits later."""
    for key in (arguments.game,) if arguments.game else catalog.games():
        began = time.perf_counter()
        bots.warm(catalog.game(key).warm())
        print(f"{key}: ready in {time.perf_counter() - began:.1f} s")


ALL = (
    Command("games", "list the games and their options", json_argument, run_games),
    Command("rules", "show a game's rulebook", rules_arguments, run_rules),
    play.COMMAND,
    serve.COMMAND,
    Command("moves", "show a position and its legal moves", moves_arguments, run_moves),
    analyse.COMMAND,
    solve.COMMAND,
    Command("picture", "draw a position as SVG", picture_arguments, run_picture),
    Command("perft", "count the paths of a depth", perft_arguments, run_perft),
    Command("bench", "measure how fast the games run", bench_arguments, run_bench),
    arena.COMMAND,
    verify.COMMAND,
    Command("warm", "compile the games ahead", warm_arguments, run_warm),
)
