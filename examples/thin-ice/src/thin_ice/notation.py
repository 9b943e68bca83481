"""Thin Ice in writing: positions and moves as texts, and back."""

from typing import Final

import numpy as np

from rookery.kernel.errors import BadNotation, BadNumber
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import whole_number
from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.kernel.texts import Part, whole
from thin_ice.board import BY_NAME, NAMES, NOWHERE, rows
from thin_ice.rules import (
    LEFT_AT,
    PENGUINS_AT,
    RADIUS,
    SEATS,
    SINK,
    SINKS,
    STATE_SIZE,
    TURN_AT,
    free_floes,
    on_the_ice,
    ways_out,
)

say = speaker("thin-ice")

LETTERS: Final = "RBGY"
"""Red, Blue, Green and Yellow, in the order of their seats."""
FLOE: Final = "o"
WATER: Final = "."
SINKING: Final = "x"


# Moves


def write_move(config: Config, state: State, move: int) -> str:
    """The text of a move: the floe, with an x before it where it sinks."""
    return NAMES[move] if move < SINK else SINKING + NAMES[move - SINK]


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move's text, legal or not."""
    name = text.removeprefix(SINKING)
    if name not in BY_NAME:
        raise BadNotation(say("bad-move"), text, len(text) - len(name))
    return BY_NAME[name] + (SINK if text.startswith(SINKING) else 0)


# Positions


def write(config: Config, state: State) -> str:
    """The text of a position."""
    standing = {int(state[PENGUINS_AT + seat]): LETTERS[seat] for seat in range(SEATS)}
    field = [
        "".join(standing.get(floe, FLOE if int(state[floe]) else WATER) for floe in row)
        for row in rows(int(config[RADIUS]))
    ]
    return f"{'/'.join(field)} {LETTERS[int(state[TURN_AT])]} {int(state[LEFT_AT])}"


def read(config: Config, text: str) -> State:
    """The position of a text; BadNotation says what is wrong with another, and where."""
    parts = whole(text).pieces(" ")
    if len(parts) != 3:
        raise BadNotation(say("bad-position"), text, parts[3].place - 1 if len(parts) > 3 else len(text))
    field, to_move, left = parts
    state = np.zeros(STATE_SIZE, np.int32)
    state[PENGUINS_AT:TURN_AT] = NOWHERE
    _read_field(config, field, state)
    letters = LETTERS[: int(config[PLAYERS])]
    if len(to_move.text) != 1 or to_move.text not in letters:
        raise _refusal(to_move, say("bad-player", letters=tuple(letters)))
    state[TURN_AT] = LETTERS.index(to_move.text)
    try:
        state[LEFT_AT] = whole_number(left.text)
    except BadNumber as problem:
        raise _refusal(left, problem.message) from None
    _check(config, state, to_move, left)
    return state


def _read_field(config: Config, field: Part, state: State) -> None:
    """Write the floes and penguins into the state."""
    expected = rows(int(config[RADIUS]))
    found = field.pieces("/")
    if len(found) != len(expected):
        raise _refusal(field, say("bad-rows", rows=len(expected), found=len(found)))
    letters = LETTERS[: int(config[PLAYERS])]
    for floes, row in zip(expected, found, strict=True):
        if len(row.text) != len(floes):
            raise _refusal(row, say("bad-row", floes=len(floes), found=len(row.text)))
        for index, (floe, sign) in enumerate(zip(floes, row.text, strict=True)):
            if sign not in (FLOE, WATER, *letters):
                raise _refusal(row, say("bad-sign", letters=tuple(letters)), index)
            state[floe] = sign != WATER
            if sign in letters:
                penguin = PENGUINS_AT + LETTERS.index(sign)
                if int(state[penguin]) != NOWHERE:
                    raise _refusal(row, say("two-places", letter=sign), index)
                state[penguin] = floe


def _check(config: Config, state: State, to_move: Part, left: Part) -> None:
    """Refuse what the rules never come to: a player to move who is out or should be, and too much to sink."""
    floe = int(state[PENGUINS_AT + int(state[TURN_AT])])
    if floe == NOWHERE:
        raise _refusal(to_move, say("player-is-out", letter=to_move.text))
    most = 0 if on_the_ice(state) == 1 else min(int(config[SINKS]), free_floes(state))
    if int(state[LEFT_AT]) > most:
        raise _refusal(left, say("too-many-to-sink", most=most))
    if int(state[LEFT_AT]) == 0 and on_the_ice(state) > 1 and ways_out(state, floe) == 0:
        raise _refusal(to_move, say("player-is-stuck", letter=to_move.text))


def _refusal(part: Part, problem: Text, at: int = 0) -> BadNotation:
    return BadNotation(problem, part.whole, part.place + at)
