"""Penguin Soccer in writing: positions and moves as texts, and back."""

import numpy as np

from rookery.kernel.errors import BadNotation, quote
from rookery.kernel.messages import Message, speaker
from rookery.kernel.protocol import Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.penguin_soccer.board import BENCH, CENTRE, DIRECTIONS, FAMILY, HOMES, MIDDLE, SQUARES, square_name
from rookery.rooms.penguin_soccer.names import PENGUINS as NAMES
from rookery.rooms.penguin_soccer.rules import (
    BALL_AT,
    KICK,
    MOVE_CODES,
    PENGUINS,
    PLY_AT,
    SKIP,
    STAND,
    STATE_SIZE,
    UPRIGHT,
)

say = speaker("penguin-soccer")

KINDS = "MPB"
SQUARE_NAMES = {square_name(square): square for square in range(SQUARES)}
POSES = {**{name: pose for pose, name in enumerate(DIRECTIONS)}, "^": UPRIGHT}


# Moves


def _move_text(move: int) -> str:
    if move == SKIP:
        return "--"
    if move >= KICK:
        return f"K{DIRECTIONS[move - KICK]}"
    if move >= STAND:
        return f"{KINDS[move - STAND]}^"
    direction = (move >> 3) & 7
    facing = move & 7
    turned = f">{DIRECTIONS[facing]}" if facing != direction else ""
    return f"{KINDS[move // 64]}{DIRECTIONS[direction]}{turned}"


MOVE_TEXTS = tuple(_move_text(move) for move in range(MOVE_CODES))
MOVES_BY_TEXT = {text: move for move, text in enumerate(MOVE_TEXTS)}


def write_move(config: Config, state: State, move: int) -> str:
    """The text of a move."""
    return MOVE_TEXTS[move]


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move's text, legal or not."""
    move = MOVES_BY_TEXT.get(text)
    if move is None:
        raise _fault_in_move(text)
    return move


def _fault_in_move(text: str) -> BadNotation:
    """What is wrong with a text that is no move."""
    letter, rest = text[:1], text[1:]
    if not letter or letter not in f"{KINDS}K":
        return BadNotation(say("no-move-text"), text, 0)
    slid, _, turned = (rest, "", "") if letter == "K" else rest.partition(">")
    if letter != "K" and slid not in DIRECTIONS:
        problem = say("no-direction-or-stand", text=quote(slid), directions=DIRECTIONS)
        return BadNotation(problem, text, 1)
    for name, place in ((slid, 1), (turned, 2 + len(slid))):
        if name not in DIRECTIONS:
            return BadNotation(say("no-direction", text=quote(name), directions=DIRECTIONS), text, place)
    return BadNotation(say("needless-turn", slide=letter + slid), text, 1 + len(slid))


# Positions


def write(config: Config, state: State) -> str:
    """The text of a position."""
    penguins = [_write_penguin(int(state[penguin])) for penguin in range(PENGUINS)]
    families = "/".join(",".join(penguins[first : first + FAMILY]) for first in (0, FAMILY))
    ball = int(state[BALL_AT])
    ply = int(state[PLY_AT])
    return f"{families} {'+' if ball == CENTRE else square_name(ball)} {'wb'[ply & 1]} {ply}"


def _write_penguin(penguin: int) -> str:
    place, pose = penguin >> 4, penguin & 15
    if place >= BENCH:
        return "-"
    return square_name(place) + ("^" if pose == UPRIGHT else DIRECTIONS[pose])


def read(config: Config, text: str) -> State:
    """The position of a text."""
    penguins, ball, to_move, ply = whole(text).split(" ", 4, say("four-fields"))
    state = np.zeros(STATE_SIZE, np.int32)
    parts = _read_penguins(penguins, state)
    state[BALL_AT] = _read_ball(ball, state)
    side = to_move.one_of(("w", "b"), say("a-player-to-move"))
    state[PLY_AT] = ply.number(say("the-ply"))
    if int(state[PLY_AT]) & 1 != side:
        raise ply.refusal(say("wrong-ply"))
    for penguin, part in enumerate(parts):
        place, pose = int(state[penguin]) >> 4, int(state[penguin]) & 15
        if place == int(state[BALL_AT]) and pose != UPRIGHT:
            raise part.refusal(say("lying-holder"), 2)
    return state


def _read_penguins(field: Part, state: State) -> list[Part]:
    """Write the six penguins into the state and return where each stands in the text."""
    parts: list[Part] = []
    taken: dict[int, Message] = {}
    for family, family_part in enumerate(field.split("/", 2, say("two-families"))):
        for part in family_part.split(",", FAMILY, say("three-penguins")):
            penguin = len(parts)
            code = _read_penguin(part, family)
            square, name = code >> 4, NAMES[penguin]
            if square == HOMES[1 - family]:
                raise part.refusal(say("in-the-other-home", penguin=name, square=part.text[:2]))
            if square in taken:
                raise part.refusal(say("share-a-square", penguin=name, other=taken[square], square=part.text[:2]))
            if square < SQUARES:
                taken[square] = name
            state[penguin] = code
            parts.append(part)
    return parts


def _read_penguin(part: Part, family: int) -> int:
    if part.text == "-":
        return (BENCH + family) * 16 + UPRIGHT
    square, pose = part.text[:2], part.text[2:]
    if square not in SQUARE_NAMES:
        raise part.refusal(say("no-penguin", text=quote(part.text)))
    if pose not in POSES:
        raise part.refusal(say("no-pose", text=quote(pose), poses=tuple(POSES)), 2)
    return SQUARE_NAMES[square] * 16 + POSES[pose]


def _read_ball(part: Part, state: State) -> int:
    if part.text == "+":
        if any(int(state[penguin]) >> 4 in MIDDLE for penguin in range(PENGUINS)):
            raise part.refusal(say("crowded-centre"))
        return CENTRE
    if part.text not in SQUARE_NAMES:
        raise part.refusal(say("no-ball", text=quote(part.text)))
    return SQUARE_NAMES[part.text]
