"""``rookery perft``: how many ways there are to play so many plies, move by move, and how many positions they reach."""

import argparse
import time

from rookery.cli.parser import Parser
from rookery.cli.progress import counting
from rookery.cli.shared import Command, chosen_position, json_argument, position_arguments, show, teller
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.options import whole_number
from rookery.kernel.run import Tell

say = speaker("cli")


def perft_arguments(parser: Parser) -> None:
    """A position and a depth."""
    position_arguments(parser)
    parser.add_argument("depth", metavar="DEPTH", help=say("help-depth"))
    parser.add_argument("--divide", action="store_true", help=say("help-divide"))
    parser.add_argument("--unique", action="store_true", help=say("help-unique"))
    parser.add_argument("--device", default="cpu", metavar="DEVICE", help=say("help-device"))
    json_argument(parser)


def run_perft(arguments: argparse.Namespace) -> None:
    """Count the paths of a depth."""
    if arguments.unique and arguments.divide:
        raise BadOption(say("divide-or-unique"))
    depth = whole_number(arguments.depth, say("the-depth"))
    position = chosen_position(arguments)
    began = time.perf_counter()
    parts: dict[str, int] = {}
    if arguments.unique:
        with counting(say("unit-positions"), arguments.language) as tell:
            count = unique(position, depth, tell)
    else:
        with counting(say("unit-parts"), arguments.language) as tell:
            parts = position.game.divide(position, depth, tell=tell) if arguments.divide and depth else {}
            count = (
                sum(parts.values())
                if parts
                else position.game.perft(position, depth, device=arguments.device, tell=tell)
            )
    seconds = round(time.perf_counter() - began, 6)
    if arguments.json:
        facts = {"game": position.game.key, "position": str(position), "depth": depth, "count": count}
        show(facts | ({"moves": parts} if arguments.divide else {}) | {"seconds": seconds})
        return
    tell_line = teller(arguments)
    for move, number in parts.items():
        tell_line(f"{move} {number}")
    tell_line(say("divided", count=str(count)) if parts else str(count))


def unique(position: Position, depth: int, tell: Tell) -> int:
    """How many different positions are reached by exactly so many plies; how they were reached does not matter."""
    reached = {position.key: position}
    for _ply in range(depth):
        before, reached = reached, {}
        for done, each in enumerate(before.values()):
            for move in each.moves:
                following = each.play(move)
                reached.setdefault(following.key, following)
            tell(done + 1, len(before))
    return len(reached)


COMMAND = Command("perft", say("about-perft"), perft_arguments, run_perft)
