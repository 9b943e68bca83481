"""Penguin Soccer in writing: positions and moves as texts, and back."""

import numpy as np

from rookery.kernel.errors import BadNotation, listed, quote
from rookery.kernel.protocol import Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.penguin_soccer.board import BENCH, CENTRE, DIRECTIONS, FAMILY, HOMES, MIDDLE, SQUARES, square_name
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

KINDS = "MPB"
NAMES = ("Mama", "Papa", "Baby")
FAMILIES = ("White", "Black")
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
        right = "a slide (Bne, Bne>e), a stand (M^), a kick (Kse) or a skipped turn (--)"
        return BadNotation(f"a move is {right}", text, 0)
    slid, _, turned = (rest, "", "") if letter == "K" else rest.partition(">")
    if slid not in DIRECTIONS:
        return _no_direction(text, slid, 1, "" if letter == "K" else ", or ^ to stand")
    if turned not in DIRECTIONS:
        return _no_direction(text, turned, 2 + len(slid))
    return BadNotation(f"a slide that is not turned is written without >: {letter}{slid}", text, 1 + len(slid))


def _no_direction(text: str, name: str, place: int, or_else: str = "") -> BadNotation:
    return BadNotation(f"{quote(name)} is not a direction; these are {listed(DIRECTIONS)}{or_else}", text, place)


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
    penguins, ball, to_move, ply = whole(text).split(" ", 4, "four fields: penguins, ball, player to move, ply")
    state = np.zeros(STATE_SIZE, np.int32)
    parts = _read_penguins(penguins, state)
    state[BALL_AT] = _read_ball(ball, state)
    side = to_move.one_of(("w", "b"), "a player to move")
    state[PLY_AT] = ply.number("the ply")
    if int(state[PLY_AT]) & 1 != side:
        raise ply.refusal("White moves at even plies and Black at odd ones")
    for penguin, part in enumerate(parts):
        place, pose = int(state[penguin]) >> 4, int(state[penguin]) & 15
        if place == int(state[BALL_AT]) and pose != UPRIGHT:
            raise part.refusal("the penguin that holds the ball cannot lie; write ^ for upright", 2)
    return state


def _read_penguins(field: Part, state: State) -> list[Part]:
    """Write the six penguins into the state and return where each stands in the text."""
    parts = []
    taken: dict[int, str] = {}
    for family, family_part in enumerate(field.split("/", 2, "two families joined by /")):
        penguins = family_part.split(",", FAMILY, "three penguins in a family joined by commas")
        for kind, part in enumerate(penguins):
            name = f"{FAMILIES[family]}'s {NAMES[kind]}"
            code = _read_penguin(part, family)
            square = code >> 4
            if square == HOMES[1 - family]:
                raise part.refusal(f"{name} cannot be in the other family's Home, {part.text[:2]}")
            if square in taken:
                raise part.refusal(f"{name} and {taken[square]} cannot share {part.text[:2]}")
            if square < SQUARES:
                taken[square] = name
            state[family * FAMILY + kind] = code
            parts.append(part)
    return parts


def _read_penguin(part: Part, family: int) -> int:
    if part.text == "-":
        return (BENCH + family) * 16 + UPRIGHT
    square, pose = part.text[:2], part.text[2:]
    if square not in SQUARE_NAMES:
        right = "it is - off the board, e4^ upright or e4ne lying"
        raise part.refusal(f"{quote(part.text)} is not a penguin; {right}")
    if pose not in POSES:
        raise part.refusal(f"{quote(pose)} is not a pose; these are {listed(POSES)}", 2)
    return SQUARE_NAMES[square] * 16 + POSES[pose]


def _read_ball(part: Part, state: State) -> int:
    if part.text == "+":
        if any(int(state[penguin]) >> 4 in MIDDLE for penguin in range(PENGUINS)):
            raise part.refusal("the ball cannot be on the centre point with a penguin on a centre square")
        return CENTRE
    if part.text not in SQUARE_NAMES:
        raise part.refusal(f"{quote(part.text)} is not a place for the ball; it is + or a square, a1 to h8")
    return SQUARE_NAMES[part.text]
