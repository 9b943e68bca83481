"""Penguin Soccer in writing: positions and moves as texts, and back."""

import numpy as np

from rookery.games.penguin_soccer.board import BENCH, CENTRE, DIRECTIONS, FAMILY, HOMES, MIDDLE, SQUARES, square_name
from rookery.games.penguin_soccer.rules import (
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
from rookery.kernel.errors import BadNotation, BadNumber, listed, quote
from rookery.kernel.options import whole_number
from rookery.kernel.protocol import Config, State

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
    fields = _split(text, text, 0, " ", 4, "four fields: penguins, ball, player to move, ply")
    (penguins, penguins_at), (ball, ball_at), (to_move, to_move_at), (ply, ply_at) = fields
    state = np.zeros(STATE_SIZE, np.int32)
    places = _read_penguins(text, penguins, penguins_at, state)
    state[BALL_AT] = _read_ball(text, ball, ball_at, state)
    if to_move not in ("w", "b"):
        raise BadNotation(f"{quote(to_move)} is not a player to move; it is w or b", text, to_move_at)
    try:
        state[PLY_AT] = whole_number(ply)
    except BadNumber as problem:
        raise BadNotation(f"the ply {problem}", text, ply_at) from None
    if int(state[PLY_AT]) & 1 != "wb".index(to_move):
        raise BadNotation("White moves at even plies and Black at odd ones", text, ply_at)
    _check_holder(text, state, places)
    return state


def _split(text: str, part: str, place: int, separator: str, count: int, what: str) -> list[tuple[str, int]]:
    """The pieces of a part of the text, each with its place."""
    pieces = part.split(separator)
    places = [place + sum(len(piece) + 1 for piece in pieces[:index]) for index in range(len(pieces))]
    if len(pieces) != count:
        fault = places[count] - 1 if len(pieces) > count else place + len(part)
        raise BadNotation(f"a position has {what}; found {len(pieces)}", text, fault)
    return list(zip(pieces, places, strict=True))


def _read_penguins(text: str, field: str, place: int, state: State) -> list[int]:
    """Write the six penguins into the state and return where each stands in the text."""
    places = []
    taken: dict[int, str] = {}
    for family, (part, part_at) in enumerate(_split(text, field, place, "/", 2, "two families joined by /")):
        what = "three penguins in a family joined by commas"
        for kind, (penguin, at) in enumerate(_split(text, part, part_at, ",", FAMILY, what)):
            name = f"{FAMILIES[family]}'s {NAMES[kind]}"
            code = _read_penguin(text, penguin, at, family)
            square = code >> 4
            if square == HOMES[1 - family]:
                raise BadNotation(f"{name} cannot be in the other family's Home, {penguin[:2]}", text, at)
            if square in taken:
                raise BadNotation(f"{name} and {taken[square]} cannot share {penguin[:2]}", text, at)
            if square < SQUARES:
                taken[square] = name
            state[family * FAMILY + kind] = code
            places.append(at)
    return places


def _read_penguin(text: str, penguin: str, place: int, family: int) -> int:
    if penguin == "-":
        return (BENCH + family) * 16 + UPRIGHT
    if penguin[:2] not in SQUARE_NAMES:
        raise BadNotation(
            f"{quote(penguin)} is not a penguin; it is - off the board, e4^ upright or e4ne lying", text, place
        )
    if penguin[2:] not in POSES:
        raise BadNotation(f"{quote(penguin[2:])} is not a pose; these are {listed(POSES)}", text, place + 2)
    return SQUARE_NAMES[penguin[:2]] * 16 + POSES[penguin[2:]]


def _read_ball(text: str, ball: str, place: int, state: State) -> int:
    if ball == "+":
        for penguin in range(PENGUINS):
            if int(state[penguin]) >> 4 in MIDDLE:
                raise BadNotation(
                    "the ball cannot be on the centre point with a penguin on a centre square", text, place
                )
        return CENTRE
    if ball not in SQUARE_NAMES:
        raise BadNotation(f"{quote(ball)} is not a place for the ball; it is + or a square, a1 to h8", text, place)
    return SQUARE_NAMES[ball]


def _check_holder(text: str, state: State, places: list[int]) -> None:
    for penguin in range(PENGUINS):
        if int(state[penguin]) >> 4 == int(state[BALL_AT]) and int(state[penguin]) & 15 != UPRIGHT:
            raise BadNotation(
                "the penguin that holds the ball cannot lie; write ^ for upright", text, places[penguin] + 2
            )
