"""Penguins Rock! in writing: positions and moves as texts, and back."""

import re

import numpy as np

from rookery.kernel.errors import BadNotation, listed, quote
from rookery.kernel.messages import speaker
from rookery.kernel.protocol import NOBODY, PLAYERS, Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.penguins_rock.board import NOWHERE, PILES, SEATS, Board, unpack
from rookery.rooms.penguins_rock.refusals import Fields, check
from rookery.rooms.penguins_rock.rules import PIPS, TAKE, may_stop
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    BEGUN,
    CAME_FROM,
    LEFT,
    MOVE1,
    MOVE2,
    OVER,
    PASSED,
    PENGUINS,
    PHASE,
    ROCKS,
    SEAT,
    STATE_SIZE,
    TURN,
)

say = speaker("penguins-rock")

HANDLINGS = ("", "+", "*")
"""What is done on a space: nothing, a take, a drop."""
WORDS = ("+", "*", "stop", "go", "stay", *(str(pips + 1) for pips in range(PIPS)))
"""The moves that are no steps, in the order of their codes from TAKE on."""
PHASES = ("roll1", "roll2", "choose2", "move1", "move2", "over")
SIGNS = "-naA"
"""Not active; woken in this turn; active; active and out of the centre."""
MARKED = re.compile(r"(move[12]):([0-9])(!?)(?:@([a-z]+[0-9]+)(?::([0-9.]+))?)?(s?)")
PENGUIN_NAMES = tuple(f"{penguin // 2 + 1}{penguin % 2 + 1}" for penguin in range(PENGUINS))
"""How penguins are called among those passed in a hop: the seat and the number."""


# Moves


def write_move(config: Config, state: State, move: int) -> str:
    """The text of a move."""
    return move_text(unpack(config), move)


def move_text(board: Board, move: int) -> str:
    """The text of a move on a board."""
    if move >= TAKE:
        return WORDS[move - TAKE]
    return board.names[move // 3] + HANDLINGS[move % 3]


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move's text, legal or not."""
    if text in WORDS:
        return TAKE + WORDS.index(text)
    handling = HANDLINGS.index(text[-1:]) if text[-1:] in HANDLINGS else 0
    name = text.removesuffix(HANDLINGS[handling])
    numbers = unpack(config).numbers
    if name in numbers:
        return numbers[name] * 3 + handling
    raise BadNotation(say("bad-move", space=next(iter(numbers)), words=" ".join(WORDS[:-PIPS])), text, 0)


# Positions


def write(config: Config, state: State) -> str:
    """The text of a position."""
    board = unpack(config)
    numbers: list[int] = state.tolist()
    seats = range(int(config[PLAYERS]))
    penguins = [board.names[penguin >> 1] + "o" * (penguin & 1) for penguin in numbers[: 2 * len(seats)]]
    pairs = [f"{penguins[2 * seat]},{penguins[2 * seat + 1]}" for seat in seats]
    rocks = [f"{board.names[space]}:{rocks}" for space in board.lying if (rocks := numbers[ROCKS + space])]
    piles = [str(rocks) for rocks in numbers[ROCKS + PILES : ROCKS + PILES + SEATS]]
    signs = [SIGNS[numbers[ACTIVITY + seat]] for seat in seats]
    fields = ("/".join(pairs), ",".join(rocks) or "-", ".".join(piles), "".join(signs))
    return f"{' '.join(fields)} {numbers[SEAT] + 1} {_write_phase(board, state)} {numbers[TURN]}"


def _write_phase(board: Board, state: State) -> str:
    phase = int(state[PHASE])
    if phase not in (MOVE1, MOVE2):
        return PHASES[phase]
    came_from = int(state[CAME_FROM])
    begun = "!" if int(state[BEGUN]) else ""
    air = "" if came_from == NOWHERE else f"@{board.names[came_from]}"
    passed = int(state[PASSED])
    if passed:
        air += ":" + ".".join(name for penguin, name in enumerate(PENGUIN_NAMES) if passed >> penguin & 1)
    return f"{PHASES[phase]}:{int(state[LEFT])}{begun}{air}{'s' if may_stop(state) else ''}"


def read(config: Config, text: str) -> State:
    """The position of a text."""
    penguins, rocks, piles, active, to_move, phase, turn = whole(text).split(" ", 7, say("seven-fields"))
    board = unpack(config)
    state = np.zeros(STATE_SIZE, np.int32)
    state[CAME_FROM] = NOWHERE
    fields = Fields(
        penguins=_read_penguins(board, penguins, int(config[PLAYERS]), state),
        rocks=_read_rocks(board, rocks, state),
        piles=_read_piles(piles, state),
        active=_read_activity(active, int(config[PLAYERS]), state),
        to_move=to_move,
        phase=phase,
        marks=_read_phase(board, phase, int(config[PLAYERS]), state),
        turn=turn,
    )
    _read_seat(to_move, int(config[PLAYERS]), state)
    state[TURN] = turn.number(say("the-turn"))
    check(config, state, fields)
    return state


def _read_space(board: Board, part: Part, name: str) -> int:
    if name not in board.numbers:
        raise part.refusal(say("bad-space", text=quote(name), spaces=listed(board.numbers)))
    return board.numbers[name]


def _read_penguins(board: Board, field: Part, players: int, state: State) -> list[Part]:
    """Write the penguins into the state and return where each is in the text."""
    found = []
    for seat, pair in enumerate(field.split("/", players, say("seats-joined", seats=players))):
        for number, part in enumerate(pair.split(",", 2, say("two-penguins"))):
            space = _read_space(board, part, part.text.removesuffix("o"))
            state[2 * seat + number] = space * 2 + part.text.endswith("o")
            found.append(part)
    return found


def _read_rocks(board: Board, field: Part, state: State) -> dict[int, Part]:
    """Write the lying rocks into the state and return where each space is; the whole field is at NOWHERE."""
    found = {NOWHERE: field}
    if field.text == "-":
        return found
    order = board.lying
    last = -1
    for part in field.pieces(","):
        halves = part.pieces(":")
        if len(halves) != 2:
            raise part.refusal(say("bad-rocks", text=quote(part.text)))
        space = _read_space(board, halves[0], halves[0].text)
        if space not in order:
            raise part.refusal(say("no-rocks-here", space=halves[0].text))
        if order.index(space) <= last:
            raise part.refusal(say("bad-rock-order"))
        last = order.index(space)
        state[ROCKS + space] = halves[1].number(say("number-of-rocks"))
        if int(state[ROCKS + space]) == 0:
            raise halves[1].refusal(say("zero-rocks"))
        found[space] = part
    return found


def _read_piles(field: Part, state: State) -> list[Part]:
    parts = field.split(".", SEATS, say("four-piles"))
    for seat, part in enumerate(parts):
        state[ROCKS + PILES + seat] = part.number(say("number-in-pile"))
    return parts


def _read_activity(field: Part, players: int, state: State) -> Part:
    if len(field.text) != players:
        raise field.refusal(say("bad-signs", seats=players, example="-" * players))
    for seat, sign in enumerate(field.text):
        if sign not in SIGNS:
            raise field.refusal(say("bad-sign", text=quote(sign), signs=" ".join(SIGNS)), seat)
        state[ACTIVITY + seat] = SIGNS.index(sign)
    return field


def _read_phase(board: Board, field: Part, players: int, state: State) -> Part | None:
    """Write the phase into the state and return its marks, if it is a move's."""
    if field.text in PHASES and "move" not in field.text:
        state[PHASE] = PHASES.index(field.text)
        return None
    match = MARKED.fullmatch(field.text)
    if match is None:
        raise field.refusal(say("bad-phase", text=quote(field.text)))
    state[PHASE] = PHASES.index(match[1])
    state[LEFT] = int(match[2])
    state[BEGUN] = bool(match[3])
    if match[4]:
        state[CAME_FROM] = _read_space(board, field.after(match.start(4)), match[4])
    if match[5]:
        state[PASSED] = _read_passed(Part(field.whole, match[5], field.place + match.start(5)), players)
    return field.after(match.start(3))


def _read_passed(field: Part, players: int) -> int:
    """The penguins passed in a hop, each a bit."""
    passed = 0
    for part in field.pieces("."):
        penguin = part.one_of(PENGUIN_NAMES[: 2 * players], say("a-passed-penguin"))
        if passed >> penguin:
            raise part.refusal(say("bad-passed-order"))
        passed |= 1 << penguin
    return passed


def _read_seat(field: Part, players: int, state: State) -> None:
    """Write the seat to move into the state; when the game is over it is the winner, or nobody."""
    names = [str(seat + 1) for seat in range(players)]
    if int(state[PHASE]) == OVER:
        names.append("0")
    seat = field.one_of(names, say("a-winner") if int(state[PHASE]) == OVER else say("a-seat-to-move"))
    state[SEAT] = NOBODY if seat == players else seat
