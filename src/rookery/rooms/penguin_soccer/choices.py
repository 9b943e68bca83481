"""The choices of a family: each legal move as its penguins are touched, and in words.

All that they are made of is kept: the words of a slide depend on no more than how it ends.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Choice
from rookery.rooms.penguin_soccer.board import FAMILY, HOMES, OFF_BOARD, neighbour, square_name
from rookery.rooms.penguin_soccer.ids import BALL_ID, FREE, facing_id, holder_of, penguin_id
from rookery.rooms.penguin_soccer.names import FAMILIES
from rookery.rooms.penguin_soccer.names import KINDS as KIND_NAMES
from rookery.rooms.penguin_soccer.names import PENGUINS as PENGUIN_NAMES
from rookery.rooms.penguin_soccer.notation import MOVE_TEXTS
from rookery.rooms.penguin_soccer.rules import BALL_AT, KICK, PENGUINS, PLY_AT, SKIP, STAND, UPRIGHT

say = speaker("penguin-soccer")


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a slide is a penguin, its last square and, where it can spin, the direction it lies in."""
    before = position.state
    state: list[int] = before.tolist()
    side, holder = state[PLY_AT] & 1, holder_of(state)
    offered: dict[bytes, int] = {}
    found = []
    for code in position.codes:
        played = before.copy()
        position.game.engine.play(position.game.config, played, code)
        after: list[int] = played.tolist()
        # No two penguins' moves lead to the same position, so moves that end alike are touched alike.
        first = offered.setdefault(played.tobytes(), code)
        if code == SKIP:
            found.append(_skip())
        elif code >= KICK:
            found.append(_kick(code, holder, after[BALL_AT], holder_of(after)))
        elif code >= STAND:
            found.append(_stand(code, side, after[side * FAMILY + code - STAND]))
        else:
            penguin = side * FAMILY + code // 64
            takes = after[penguin] >> 4 == after[BALL_AT]
            found.append(_slide(code, side, after[penguin], takes, pushed_by(state, after, penguin), first))
    return tuple(found)


@functools.cache
def _skip() -> Choice:
    return Choice(move=MOVE_TEXTS[SKIP], touches=(), label=say("skip"), standing=True)


@functools.cache
def _kick(code: int, holder: int, square: int, receiver: int) -> Choice:
    """A kick that ends on a square; into the own Home it gives the game away, and is worth a question."""
    family, name = holder // FAMILY, square_name(square)
    if square in HOMES:
        label = say("kick-goal", who=FAMILIES[HOMES.index(square)])
    elif receiver == FREE:
        label = say("kick", square=name)
    elif receiver // FAMILY == family:
        label = say("kick-pass", penguin=KIND_NAMES[receiver % FAMILY], square=name)
    else:
        label = say("kick-away", penguin=PENGUIN_NAMES[receiver], square=name)
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(penguin_id(holder), name),
        label=label,
        caution=say("own-goal", who=FAMILIES[1 - family]) if square == HOMES[family] else None,
        affects=(BALL_ID,) if receiver == FREE else (BALL_ID, penguin_id(receiver)),
    )


@functools.cache
def _stand(code: int, side: int, number: int) -> Choice:
    """To stand up a lying penguin is touched, and then where it lies."""
    kind = code - STAND
    touches = penguin_id(side * FAMILY + kind), square_name(number >> 4)
    return Choice(move=MOVE_TEXTS[code], touches=touches, label=say("stand", penguin=KIND_NAMES[kind]))


@functools.cache
def _slide(code: int, side: int, number: int, takes: bool, pushed: tuple[int, ...], first: int) -> Choice:
    """A slide by how its penguin ends, by whom it pushes, and with the first slide that ends the same."""
    kind, direction = code // 64, code >> 3 & 7
    square, pose = square_name(number >> 4), number & 15
    touches = penguin_id(side * FAMILY + kind), square
    name = KIND_NAMES[kind]
    if pushed:
        label = say("slide-tackles", penguin=name, other=PENGUIN_NAMES[pushed[0]], square=square)
    elif takes:
        label = say("slide-takes", penguin=name, square=square)
    elif pose == UPRIGHT:
        label = say("slide-edge", penguin=name, square=square)
    elif pose == direction:
        label = say("slide", penguin=name, square=square)
    else:
        label = say("slide-turns", penguin=name, square=square, ahead=ahead(number >> 4, pose))
    return Choice(
        move=MOVE_TEXTS[code],
        touches=touches if pose == UPRIGHT else (*touches, facing_id(pose)),
        label=label,
        affects=(*((BALL_ID,) if takes else ()), *(penguin_id(each) for each in pushed)),
        same_as=MOVE_TEXTS[first] if first != code else None,
    )


def pushed_by(before: list[int], after: list[int], tackler: int) -> tuple[int, ...]:
    """All whom a slide has pushed, the tackled one first (TA3 to TA5)."""
    square, found = after[tackler] >> 4, []
    places = {
        before[other] >> 4: other for other in range(PENGUINS) if other != tackler and before[other] != after[other]
    }
    while square in places:
        found.append(places.pop(square))
        square = after[found[-1]] >> 4
    return tuple(found)


def ahead(square: int, direction: int) -> Text:
    """What lies before a penguin: the next square, or the edge. It is the same from wherever one looks."""
    there = neighbour(square, direction)
    return say("the-edge") if there == OFF_BOARD else square_name(there)
