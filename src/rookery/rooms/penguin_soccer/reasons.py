"""Why the family to move cannot touch something."""

import functools

from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.scene import Reason
from rookery.rooms.penguin_soccer.board import BENCH, FAMILY, HOMES
from rookery.rooms.penguin_soccer.ids import BALL_ID, CENTRE_ID, FREE, holder_of, penguin_id
from rookery.rooms.penguin_soccer.names import FAMILIES
from rookery.rooms.penguin_soccer.names import KINDS as KIND_NAMES
from rookery.rooms.penguin_soccer.names import PENGUINS as PENGUIN_NAMES
from rookery.rooms.penguin_soccer.rules import KICK, PENGUINS, PLY_AT, STAND

say = speaker("penguin-soccer")


def reasons(position: Position, state: list[int]) -> tuple[Reason, ...]:
    """Why the family to move cannot touch one of its penguins, those of the others, or the ball."""
    side, holder = state[PLY_AT] & 1, holder_of(state)
    movable = {code // 64 if code < STAND else code - STAND for code in position.codes if code < KICK}
    stuck = [side * FAMILY + kind for kind in range(FAMILY) if kind not in movable and side * FAMILY + kind != holder]
    at_home = next((each for each in range(PENGUINS) if state[each] >> 4 == HOMES[side]), FREE)
    return (
        *(_stuck(penguin, state[penguin] >> 4 >= BENCH, at_home) for penguin in stuck),
        *_others(side, holder),
    )


@functools.cache
def _stuck(penguin: int, off: bool, at_home: int) -> Reason:
    name = KIND_NAMES[penguin % FAMILY]
    if not off:
        label = say("no-way", penguin=name)
    elif at_home == FREE:
        label = say("no-way-in", penguin=name)
    else:
        label = say("home-taken", penguin=name, other=KIND_NAMES[at_home % FAMILY])
    return Reason(ids=(penguin_id(penguin),), label=label)


@functools.cache
def _others(side: int, holder: int) -> tuple[Reason, ...]:
    """Those of the other family, the ball, and everything else."""
    theirs = tuple(penguin_id((1 - side) * FAMILY + kind) for kind in range(FAMILY))
    if holder == FREE:
        ball = say("free-ball")
    elif holder // FAMILY == side:
        ball = say("own-ball", penguin=KIND_NAMES[holder % FAMILY])
    else:
        ball = say("their-ball", penguin=PENGUIN_NAMES[holder])
    return (
        Reason(ids=theirs, label=say("not-yours", who=FAMILIES[1 - side])),
        Reason(ids=(BALL_ID, CENTRE_ID), label=ball),
        Reason(label=say("choose-first")),
    )
