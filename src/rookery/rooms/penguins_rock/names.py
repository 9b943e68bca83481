"""What things are called in Penguins Rock!: ids for programs, messages for people.

Spaces are called by what they are and whose: a board from a file has other names in notation, but the same things.
"""

import functools
from collections import Counter
from typing import Final

from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import DieFace
from rookery.rooms.penguins_rock.board import HOLLOWS, NEST, PILES, SEATS, STONES, Board, seat_of

say = speaker("penguins-rock")

COLOURS: Final = ("red", "blue", "green", "yellow")
LETTERS: Final = "RBGY"
SEAT_NAMES: Final = (say("seat-red"), say("seat-blue"), say("seat-green"), say("seat-yellow"))


def penguin_id(penguin: int) -> str:
    """The id of a penguin."""
    return f"{COLOURS[penguin // 2]}-{penguin % 2 + 1}"


def rock_id(board: Board, space: int) -> str:
    """The id of the rocks on a space."""
    return f"{'rock' if space >= HOLLOWS else 'heap'}-{board.names[space]}"


@functools.cache
def rolled_face(pips: int) -> DieFace:
    """A side of the die, or what is left of it: as many steps as it has pips."""
    return DieFace(pips=pips, label=say("steps-of-a-roll", steps=pips))


@functools.cache
def penguin_name(penguin: int) -> Message:
    """A penguin as people say it."""
    return say("penguin", who=SEAT_NAMES[penguin // 2], number=penguin % 2 + 1)


@functools.lru_cache(64)
def place_names(board: Board) -> tuple[Message, ...]:
    """The spaces of a board as people say them, in the order of their numbers."""
    piles = [say("pile", who=who) for who in SEAT_NAMES]
    centres = [say("middle", who=who) for who in SEAT_NAMES]
    hollows = [
        say("nest-space", who=SEAT_NAMES[seat_of(space)], number=(space - HOLLOWS) % NEST + 1)
        for space in range(HOLLOWS, STONES)
    ]
    paths = [
        say("path-space", who=SEAT_NAMES[seat], number=number)
        for seat, pathway in enumerate(pathways(board))
        for number, _ in enumerate(pathway, 1)
    ]
    return (*piles, *centres, *hollows, *_road(board), *paths)


def pathways(board: Board) -> list[range]:
    """The stones of each seat's pathway: they follow each other, and the last one leads to the pile."""
    found = []
    first = STONES + board.road
    for seat in range(SEATS):
        (last,) = board.neighbours[PILES + seat]
        found.append(range(first, last + 1))
        first = last + 1
    return found


def _road(board: Board) -> list[Message]:
    """The stones of the ring road: by a pathway, between two, or by their numbers where that does not tell which."""
    by = [_pathway_at(board, STONES + stone) for stone in range(board.road)]
    found = [_road_name(by, stone) for stone in range(board.road)]
    often = Counter(found)
    return [name if often[name] == 1 else say("road-space", number=stone) for stone, name in enumerate(found, 1)]


def _road_name(by: list[int | None], stone: int) -> Message:
    """A stone of the ring road by the pathways before and behind it; ``by`` says which stones are by one."""
    # From here on round the ring, and back: how far the next pathway is, and whose.
    ahead = next(((steps, seat) for steps, seat in enumerate(by[stone:] + by[:stone]) if seat is not None), None)
    back = next(((steps, seat) for steps, seat in enumerate(by[stone::-1] + by[:stone:-1]) if seat is not None), None)
    if ahead is None or back is None:
        return say("road-space", number=stone + 1)
    (near, who), (far, other) = sorted((back, ahead), key=lambda one: one[0])
    if near == 0:
        return say("road-by", who=SEAT_NAMES[who])
    if who == other:
        return say("road-space", number=stone + 1)
    if near == far:
        return say("road-between", one=SEAT_NAMES[who], other=SEAT_NAMES[other])
    return say("road-past", who=SEAT_NAMES[who], other=SEAT_NAMES[other], steps=near)


def _pathway_at(board: Board, stone: int) -> int | None:
    """The seat whose pathway, and no other, is next to a stone."""
    found = [seat for seat, pathway in enumerate(pathways(board)) if set(pathway) & set(board.neighbours[stone])]
    return found[0] if len(found) == 1 else None
