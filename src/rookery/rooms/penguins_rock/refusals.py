"""Positions of Penguins Rock! that cannot be: what is wrong with them, and where in the text (X3 to X13)."""

from typing import NamedTuple

from rookery.kernel.messages import speaker
from rookery.kernel.protocol import NOBODY, PLAYERS, Config, State
from rookery.kernel.texts import Part
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, NEST, NOWHERE, PILES, SEATS, STONES, seat_of, unpack
from rookery.rooms.penguins_rock.hops import barred, neighbour, other_on, steps_to_landing
from rookery.rooms.penguins_rock.rocks import has_won
from rookery.rooms.penguins_rock.rules import PIPS, may_stop
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ALL_PILES,
    ANYWHERE,
    ASLEEP,
    AWAKE,
    BEGUN,
    CAME_FROM,
    CHOOSE2,
    EACH,
    LEFT,
    MOVE1,
    MOVE2,
    NEXT_TURN,
    OUT,
    OVER,
    PASSED,
    PHASE,
    ROCKS,
    ROLL2,
    SEAT,
    TURN,
    TURN_CAP,
    WOKEN,
    moving,
)

say = speaker("penguins-rock")


class Fields(NamedTuple):
    """Where everything stands in the text."""

    penguins: list[Part]
    rocks: dict[int, Part]
    """By space; the whole field is at NOWHERE."""
    piles: list[Part]
    active: Part
    to_move: Part
    phase: Part
    marks: Part | None
    """What follows the steps left, in a move."""
    turn: Part


def check(config: Config, state: State, fields: Fields) -> None:
    """Refuse a well-written position that the rules cannot have."""
    _check_penguins(config, state, fields)
    _check_rocks(config, state, fields)
    for seat in range(int(config[PLAYERS])):
        _check_activity(config, state, seat, fields.active)
    if fields.marks is not None:
        _check_marks(config, state, fields.marks)
    _check_phase(state, fields.phase)
    _check_end(config, state, fields)


def _flier(state: State) -> int:
    """The penguin in the air, or NOBODY."""
    return NOBODY if int(state[CAME_FROM]) == NOWHERE else moving(state)


def _check_penguins(config: Config, state: State, fields: Fields) -> None:
    """No foreign centres, no two penguins on a space, except for one in the air (X3, X4)."""
    taken = set()
    for penguin, part in enumerate(fields.penguins):
        space = int(state[penguin]) >> 1
        if barred(penguin, space):
            raise part.refusal(say("foreign-centre", seat=penguin // 2 + 1, other=seat_of(space) + 1))
        if penguin == _flier(state):
            continue
        if space in taken:
            raise part.refusal(say("shared-space", space=unpack(config).names[space]))
        taken.add(space)


def _check_rocks(config: Config, state: State, fields: Fields) -> None:
    """Rocks lie where they may, no pile has grown, and none is missing (X5 to X7)."""
    players = int(config[PLAYERS])
    filled = SEATS if int(config[ALL_PILES]) else players
    for space, part in fields.rocks.items():
        if space >= STONES and not int(config[ANYWHERE]):
            raise part.refusal(say("rocks-in-nests-only"))
        if space >= STONES and int(state[ROCKS + space]) > 1:
            raise part.refusal(say("one-rock-a-stone"))
        if HOLLOWS + players * NEST <= space < STONES:
            raise part.refusal(say("unplayed-nest", seat=seat_of(space) + 1))
    for seat, part in enumerate(fields.piles):
        most = NEST if seat < filled else 0
        if int(state[ROCKS + PILES + seat]) > most:
            raise part.refusal(say("pile-too-large", seat=seat + 1, most=most))
    carried = sum(int(state[penguin]) & 1 for penguin in range(2 * players))
    rocks = carried + sum(state[ROCKS:].tolist())
    if rocks != NEST * filled:
        right = NEST * filled
        too_many, too_few = (
            say("too-many-rocks", rocks=rocks, right=right),
            say("too-few-rocks", rocks=rocks, right=right),
        )
        raise fields.rocks[NOWHERE].refusal(too_many if rocks > right else too_few)


def _check_activity(config: Config, state: State, seat: int, field: Part) -> None:
    """The sign fits penguin 2's place, the own nest and the moment (X8, X9)."""
    activity = int(state[ACTIVITY + seat])
    second = 2 * seat + 1
    at_home = int(state[second]) >> 1 == CENTRES + seat and _flier(state) != second
    if activity != OUT and not at_home:
        raise field.refusal(say("sign-of-left", seat=seat + 1), seat)
    nest = ROCKS + HOLLOWS + seat * NEST
    if activity == ASLEEP and any(state[nest : nest + NEST].tolist()):
        raise field.refusal(say("sign-of-active", seat=seat + 1), seat)
    if activity == WOKEN:
        now = int(state[SEAT]) == seat and int(state[PHASE]) == MOVE1 and int(state[BEGUN])
        if not now or not int(config[NEXT_TURN]):
            raise field.refusal(say("sign-n"), seat)


def _check_phase(state: State, field: Part) -> None:
    """Penguin 2's phases need an active penguin 2 (X10)."""
    phase = int(state[PHASE])
    if phase not in (CHOOSE2, ROLL2, MOVE2):
        return
    activity = int(state[ACTIVITY + int(state[SEAT])])
    if activity < AWAKE:
        raise field.refusal(say("phase-not-active"))
    if phase == CHOOSE2 and activity == OUT:
        raise field.refusal(say("phase-no-choice"))
    if phase == MOVE2 and activity == AWAKE and int(state[BEGUN]):
        raise field.refusal(say("phase-never-left"))


def _check_marks(config: Config, state: State, marks: Part) -> None:
    """The steps left and the marks of a move can be (X10, X11)."""
    mover = moving(state)
    left = int(state[LEFT])
    steps_made = int(state[CAME_FROM]) != NOWHERE or marks.text.endswith("s")
    if left > PIPS - steps_made:
        raise marks.refusal(say("too-many-steps", most=PIPS - steps_made), -1)
    if int(state[CAME_FROM]) != NOWHERE:
        _check_flight(config, state, mover, marks)
    elif left == 0:
        raise marks.refusal(say("no-steps"), -1)
    if marks.text.endswith("s") and not may_stop(state):
        raise marks.refusal(say("mark-s-wrong"))
    if may_stop(state) and not marks.text.endswith("s"):
        raise marks.refusal(say("mark-s-missing"))


def _check_flight(config: Config, state: State, mover: int, marks: Part) -> None:
    """A penguin in the air is over another, and has come from a neighbouring space where it could be (X11)."""
    here = int(state[mover]) >> 1
    came_from = int(state[CAME_FROM])
    name = unpack(config).names[came_from]
    if not int(state[BEGUN]):
        raise marks.refusal(say("mark-begun-missing"))
    if other_on(config, state, mover, here) < 0:
        raise marks.refusal(say("nobody-below"), 1)
    if came_from not in unpack(config).neighbours[here] or barred(mover, came_from):
        raise marks.refusal(say("cannot-come-from", space=name), 2)
    if other_on(config, state, mover, came_from) >= 0 and neighbour(config, came_from, 1) == NOWHERE:
        raise marks.refusal(say("dead-end", space=name), 2)
    _check_passed(config, state, mover, marks)
    if steps_to_landing(config, state, mover, here, came_from, int(state[PASSED])) == 0:
        raise marks.refusal(say("no-route-on"), 1)


def _check_passed(config: Config, state: State, mover: int, marks: Part) -> None:
    """The penguins passed in a hop, where a row of them costs one move, are those below and behind at least (X11)."""
    passed = int(state[PASSED])
    if int(config[EACH]) or not passed:
        if bool(passed) == bool(config[EACH]):
            raise marks.refusal(say("passed-not-here") if passed else say("passed-missing"), 1)
        return
    field = marks.after(marks.text.index(":") + 1)
    below = other_on(config, state, mover, int(state[mover]) >> 1)
    behind = other_on(config, state, mover, int(state[CAME_FROM]))
    if passed >> mover & 1:
        raise field.refusal(say("passed-itself"))
    if not passed >> below & 1:
        raise field.refusal(say("passed-not-below"))
    if behind < 0 and passed != 1 << below:
        raise field.refusal(say("passed-too-many"))
    if behind >= 0 and not passed >> behind & 1:
        raise field.refusal(say("passed-not-behind"))


def _check_end(config: Config, state: State, fields: Fields) -> None:
    """A won game is over, an over game is won or at the cap, and no other turn is that late (X12, X13)."""
    over = int(state[PHASE]) == OVER
    for seat in range(int(config[PLAYERS])):
        if has_won(state, seat) and (not over or int(state[SEAT]) == NOBODY):
            raise fields.phase.refusal(say("has-won", seat=seat + 1))
    if over and int(state[SEAT]) != NOBODY and not has_won(state, int(state[SEAT])):
        raise fields.to_move.refusal(say("has-not-won", seat=int(state[SEAT]) + 1))
    cap = int(config[TURN_CAP])
    if over and int(state[SEAT]) == NOBODY:
        if int(state[TURN]) != cap or cap == 0:
            raise fields.turn.refusal(say("draw-at-cap", cap=cap) if cap else say("no-draw"))
    elif int(state[TURN]) >= cap > 0:
        raise fields.turn.refusal(say("past-cap", cap=cap))
