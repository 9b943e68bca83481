"""Which clause of the rulebook forbids a move of Penguin Soccer that is well written and not legal."""

from rookery.kernel.position import Position
from rookery.rooms.penguin_soccer.board import ALONG, BALL, BENCH, BIT, FAMILY, HOMES, STEPS_TO_EDGE
from rookery.rooms.penguin_soccer.ids import FREE, holder_of
from rookery.rooms.penguin_soccer.rules import BALL_AT, KICK, PENGUINS, PLY_AT, SKIP, STAND, UPRIGHT


def forbidden_by(position: Position, code: int) -> str:
    """The clause that forbids a move."""
    state: list[int] = position.state.tolist()
    side, holder = state[PLY_AT] & 1, holder_of(state)
    if code == SKIP:
        return "T2"
    if code >= KICK:
        return "K5" if holder != FREE and holder // FAMILY == side else "K1"
    if code >= STAND:
        return "ST1"
    return _slide(state, side, holder, code)


def _slide(state: list[int], side: int, holder: int, code: int) -> str:
    """Why a penguin may not slide in a direction, or not turn so far."""
    kind, direction, facing = code // 64, code >> 3 & 7, code & 7
    penguin = side * FAMILY + kind
    place, pose = state[penguin] >> 4, state[penguin] & 15
    if penguin == holder:
        return "SL1"
    if pose not in (UPRIGHT, direction):
        return "SL2"
    if place >= BENCH and any(state[other] >> 4 == HOMES[side] for other in range(PENGUINS)):
        return "SL4"
    if int(STEPS_TO_EDGE[place * 8 + direction]) == 0:
        return "SL3" if place >= BENCH else "SL11"
    if min((facing - direction) % 8, (direction - facing) % 8) > kind + 1:
        return "SL12"
    return _on_the_way(state, penguin, place * 8 + direction)


def _on_the_way(state: list[int], penguin: int, entry: int) -> str:
    """What stops a slide that has somewhere to go; where nothing does, the penguin cannot turn so far."""
    side = penguin // FAMILY
    for slid in range(1, min(penguin % FAMILY + 1, int(STEPS_TO_EDGE[entry])) + 1):
        square = int(ALONG[entry * 4 + slid])
        if square == HOMES[1 - side]:
            return "SL10"
        there = next((other for other in range(PENGUINS) if state[other] >> 4 == square), FREE)
        at_ball = bool(int(BALL[state[BALL_AT]]) & int(BIT[square]))
        if there != FREE and not at_ball:
            return "SL9"
        if there != FREE:
            # Whoever has the ball can be tackled, unless somebody would be pushed into the wrong Home.
            return "TA1" if there // FAMILY == side else "TA6"
        if at_ball:
            break
    return "SL12"
