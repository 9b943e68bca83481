"""Polar Dare! in writing: positions and moves as texts, and back."""

import functools

import numpy as np

from rookery.kernel.errors import BadNotation, quote
from rookery.kernel.messages import speaker
from rookery.kernel.protocol import NOBODY, PLAYERS, Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.polar_dare.board import FACES, FAMILY, FLOES, LANES, POLE, RANKS, START, SURFACES, surface_name
from rookery.rooms.polar_dare.rules import (
    BEAR,
    BEAR_AT,
    COUNT,
    DIE,
    EACH_AT,
    FLOES_AT,
    LEFT_AT,
    MOVE_CODES,
    OVER,
    PENGUINS,
    PENGUINS_AT,
    ROLL,
    ROLL_AT,
    SEAT_AT,
    SLIDE,
    STATE_SIZE,
    TURN_AT,
    TURN_CAP,
    WAITING,
)

say = speaker("polar-dare")

SURFACE_NAMES = [surface_name(surface) for surface in range(SURFACES)]
KEPT = 4096
"""How many crowds and boards are kept written: a move changes one of the two."""
STOPS = "-+"
"""A floe's stops, back and forward, as their bits count them."""
RANK_TEXTS = ["".join(STOPS[floes >> lane & 1] for lane in range(len(LANES))) for floes in range(1 << len(LANES))]
"""The stops of a rank's floes, by their bits."""
NO_STEPS = {f"{who}{name}-{name}" for who in ("", "B") for name in SURFACE_NAMES}
"""No step leads from a surface to itself: such codes are never used, and such texts are never read."""


# Moves


def _move_text(move: int) -> str:
    if move >= ROLL:
        return FACES[move - ROLL]
    if move >= SLIDE:
        floe, forward = divmod(move - SLIDE, 2)
        return f"{SURFACE_NAMES[floe + 1]}{STOPS[forward]}"
    kind, step = divmod(move, BEAR)
    here, there = divmod(step, SURFACES)
    return f"{'B' if kind else ''}{SURFACE_NAMES[here]}-{SURFACE_NAMES[there]}"


MOVE_TEXTS = tuple(_move_text(move) for move in range(MOVE_CODES))
MOVES_BY_TEXT = {text: move for move, text in enumerate(MOVE_TEXTS) if text not in NO_STEPS}


def write_move(config: Config, state: State, move: int) -> str:
    """The text of a move or a roll."""
    return MOVE_TEXTS[move]


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move's or a roll's text, legal or not."""
    move = MOVES_BY_TEXT.get(text)
    if move is None:
        raise _fault_in_move(text)
    return move


def _fault_in_move(text: str) -> BadNotation:
    """What is wrong with a text that is no move."""
    step = whole(text).after(1 if text.startswith("B") else 0)
    here, dash, there = step.text.partition("-")
    if not dash or here not in SURFACE_NAMES:
        return BadNotation(say("bad-move", faces=FACES), text, 0)
    target = step.after(len(here) + 1)
    if there == here:
        return target.refusal(say("bad-step", here=here))
    return target.refusal(say("bad-surface", text=quote(there)))


# Positions


def write(config: Config, state: State) -> str:
    """The text of a position."""
    numbers: list[int] = state.tolist()
    players = _write_penguins(tuple(numbers[PENGUINS_AT : PENGUINS_AT + FAMILY * int(config[PLAYERS])]))
    bear, seat, turn = SURFACE_NAMES[numbers[BEAR_AT]], numbers[SEAT_AT] + 1, numbers[TURN_AT]
    return f"{_write_floes(numbers[FLOES_AT])} {players} {bear} {seat} {_write_roll(numbers)} {turn}"


@functools.lru_cache(KEPT)
def _write_penguins(surfaces: tuple[int, ...]) -> str:
    """The surfaces of all penguins, player by player."""
    names = [SURFACE_NAMES[surface] for surface in surfaces]
    return "/".join([".".join(names[first : first + FAMILY]) for first in range(0, len(names), FAMILY)])


@functools.lru_cache(KEPT)
def _write_floes(floes: int) -> str:
    """The floes rank by rank, each by its four bits."""
    return "/".join([RANK_TEXTS[(floes >> first) % len(RANK_TEXTS)] for first in range(1, FLOES + 1, len(LANES))])


def _write_roll(state: list[int]) -> str:
    roll = state[ROLL_AT]
    if roll in (WAITING, OVER):
        return "?" if roll == WAITING else "over"
    return f"{FACES[roll]}:{state[LEFT_AT]}"


def read(config: Config, text: str) -> State:
    """The position of a text."""
    floes, penguins, bear, to_move, roll, turn = whole(text).split(" ", 6, say("six-fields"))
    state = np.zeros(STATE_SIZE, np.int32)
    state[FLOES_AT] = _read_floes(floes)
    _read_penguins(penguins, int(config[PLAYERS]), state)
    state[BEAR_AT] = _read_bear(bear, state)
    _read_roll(roll, config, state)
    _read_seat(to_move, roll, config, state)
    _read_turn(turn, roll, config, state)
    return state


def _read_floes(field: Part) -> int:
    """The stops of all floes as bits."""
    bits = 0
    for rank, part in enumerate(field.split("/", RANKS, say("four-ranks"))):
        if len(part.text) != len(LANES):
            raise part.refusal(say("bad-rank", found=len(part.text)))
        for lane, sign in enumerate(part.text):
            if sign not in STOPS:
                raise part.refusal(say("bad-stop", text=quote(sign)), lane)
            bits |= STOPS.index(sign) << (rank * len(LANES) + lane + 1)
    return bits


def _read_penguins(field: Part, players: int, state: State) -> None:
    """Write all penguins into the state, in their order; the picture takes them in the same one."""
    crowds = [0] * SURFACES
    for seat, player in enumerate(field.split("/", players, say("players-joined", players=players))):
        last = START
        for number, part in enumerate(player.split(".", FAMILY, say("three-penguins"))):
            if part.text not in SURFACE_NAMES:
                raise part.refusal(say("bad-surface", text=quote(part.text)))
            surface = SURFACE_NAMES.index(part.text)
            if surface < last:
                raise part.refusal(say("bad-order", surface=part.text))
            crowds[surface] += 1
            if crowds[surface] > FAMILY and surface not in (START, POLE):
                raise part.refusal(say("full-floe", floe=part.text))
            last = surface
            state[PENGUINS_AT + seat * FAMILY + number] = surface
            state[EACH_AT + seat * FAMILY + number] = surface


def _read_bear(part: Part, state: State) -> int:
    if part.text not in SURFACE_NAMES[1:]:
        raise part.refusal(say("bad-bear", text=quote(part.text)))
    bear = SURFACE_NAMES.index(part.text)
    if bear != POLE and bear in state[PENGUINS_AT : PENGUINS_AT + PENGUINS]:
        raise part.refusal(say("penguins-with-bear", floe=part.text))
    return bear


def _read_roll(part: Part, config: Config, state: State) -> None:
    """Write the roll and the moves left of it."""
    if part.text in ("?", "over"):
        state[ROLL_AT] = WAITING if part.text == "?" else OVER
        return
    face, colon, _ = part.text.partition(":")
    on_die = [name for index, name in enumerate(FACES) if config[DIE + index]]
    if not colon or face not in on_die:
        raise part.refusal(say("bad-roll", text=quote(part.text), faces=tuple(on_die)))
    roll = FACES.index(face)
    most = int(COUNT[roll])
    state[ROLL_AT] = roll
    state[LEFT_AT] = 1 + part.after(len(face) + 1).one_of(
        [str(count) for count in range(1, most + 1)], say("moves-left-of", face=face)
    )


def _read_seat(part: Part, roll: Part, config: Config, state: State) -> None:
    """Write the seat to move, or the winner of a game that is over."""
    players = [str(seat + 1) for seat in range(int(config[PLAYERS]))]
    across = [seat for seat in range(len(players)) if int(state[PENGUINS_AT + seat * FAMILY]) == POLE]
    if int(state[ROLL_AT]) != OVER:
        state[SEAT_AT] = part.one_of(players, say("a-player-to-move"))
        if across:
            raise roll.refusal(say("must-be-over", player=across[0] + 1))
        return
    seat = part.one_of(["0", *players], say("a-winner-or-draw")) - 1
    if across != ([] if seat == NOBODY else [seat]):
        named = tuple(str(other + 1) for other in across)
        wrong = say("wrong-winner", players=named, count=len(named)) if named else say("no-winner")
        raise part.refusal(wrong)
    state[SEAT_AT] = seat


def _read_turn(part: Part, roll: Part, config: Config, state: State) -> None:
    """Write the turn, and see that it fits the cap and the roll."""
    turn = part.number(say("the-turn"))
    cap = int(config[TURN_CAP])
    if turn > cap > 0:
        raise part.refusal(say("past-cap", cap=cap))
    if turn == cap > 0 and int(state[ROLL_AT]) == WAITING:
        raise roll.refusal(say("roll-at-cap", cap=cap))
    if int(state[SEAT_AT]) == NOBODY and not turn == cap > 0:
        raise part.refusal(say("draw-at-cap", cap=cap) if cap else say("no-draw"))
    if turn == 0 and int(state[ROLL_AT]) != WAITING:
        raise part.refusal(say("roll-at-turn-0"))
    state[TURN_AT] = turn
