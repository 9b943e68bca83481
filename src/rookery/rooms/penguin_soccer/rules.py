"""The rules of Penguin Soccer. The numbers in brackets are clauses of the rulebook, README.md beside this file."""

from enum import IntEnum
from typing import Final

from rookery.kernel.protocol import GOES_ON, NOBODY, Config, Moves, State
from rookery.rooms.penguin_soccer.board import (
    ALONG,
    BALL,
    BENCH,
    BIT,
    CENTRE,
    CROSSED,
    FAMILY,
    HOME,
    OFF_BOARD,
    PLACES,
    STEPS_TO_EDGE,
    WHITE,
)

# A state: six penguins (White's Mama, Papa, Baby, then Black's), the ball's square, the ply. A penguin is place * 16 +
# pose. Whose turn it is follows from the ply: White moves at even ones.
STATE_SIZE: Final = 8
BALL_AT: Final = 6
PLY_AT: Final = 7
PENGUINS: Final = 6
UPRIGHT: Final = 8
"""The pose of a penguin that stands; poses 0 to 7 lie in that direction. Benched penguins stand."""

# The options, as they stand in the config behind the number of players.
REPETITION: Final = 1
PLY_CAP: Final = 2
NO_MOVE_LOSES: Final = 3

# Move codes: a slide is kind * 64 + direction * 8 + the direction in which it lies afterwards.
STAND: Final = 192
KICK: Final = 195
SKIP: Final = 203
MOVE_CODES: Final = 204
MOVE_LIMIT: Final = 120
"""Three upright penguins with eight directions each, and 3, 5 and 7 ways to lie: no position has more moves."""


class Ending(IntEnum):
    """Why a game is over."""

    GOAL = 1
    REPETITION = 2
    PLY_CAP = 3
    NO_MOVE = 4


def start(config: Config, state: State, seed: int) -> None:
    """All penguins off the board, the ball on the centre point, White to move (S1, S2)."""
    for penguin in range(PENGUINS):
        state[penguin] = (BENCH + penguin // FAMILY) * 16 + UPRIGHT
    state[BALL_AT] = CENTRE
    state[PLY_AT] = 0


def turn(config: Config, state: State) -> int:
    """White moves at even plies, Black at odd ones (T1)."""
    return int(state[PLY_AT]) & 1


def legal(config: Config, state: State, moves: Moves) -> int:
    """All slides, stands and kicks of the player to move; without any, the skipped turn (T1 to T3, SL1, SL2, ST1)."""
    side = turn(config, state)
    ball = int(state[BALL_AT])
    occupied = _occupied(state)
    in_the_way = occupied | int(BIT[HOME[1 - side]]) | int(BALL[ball])
    count = 0
    for kind in range(FAMILY):
        penguin = side * FAMILY + kind
        place = int(state[penguin]) >> 4
        pose = int(state[penguin]) & 15
        if place == ball:
            count = _kicks(place, moves, count)
            continue
        first = 0
        last = 8
        if pose != UPRIGHT:
            first = pose
            last = pose + 1
            moves[count] = STAND + kind
            count += 1
        for direction in range(first, last):
            entry = place * 8 + direction
            slid = min(kind + 1, int(STEPS_TO_EDGE[entry]))
            lies = slid == kind + 1
            if int(CROSSED[kind * PLACES * 8 + entry]) & in_the_way != 0:
                slid = _slide(state, penguin, direction, occupied)
                lies = lies and int(BALL[ball]) & int(BIT[ALONG[entry * 4 + slid]]) == 0
            if slid > 0:
                count = _spins(kind, direction, slid if lies else 0, moves, count)
    if count == 0 and int(config[NO_MOVE_LOSES]) == 0:
        moves[0] = SKIP
        count = 1
    return count


def _occupied(state: State) -> int:
    """The squares with a penguin, as bits."""
    squares = 0
    for penguin in range(PENGUINS):
        squares |= int(BIT[int(state[penguin]) >> 4])
    return squares


def _kicks(square: int, moves: Moves, count: int) -> int:
    """A kick in every direction that does not leave the board at once (K1, K5)."""
    for direction in range(8):
        if int(STEPS_TO_EDGE[square * 8 + direction]) > 0:
            moves[count] = KICK + direction
            count += 1
    return count


def _spins(kind: int, direction: int, turns: int, moves: Moves, count: int) -> int:
    """One slide in all its spins: up to so many eighths of a turn to either side (SL12)."""
    for spin in range(-turns, turns + 1):
        moves[count] = kind * 64 + direction * 8 + ((direction + spin) & 7)
        count += 1
    return count


def _slide(state: State, penguin: int, direction: int, occupied: int) -> int:
    """How many squares a slide travels, 0 when it is not allowed (SL3 to SL11, TA1)."""
    family = penguin // FAMILY
    entry = (int(state[penguin]) >> 4) * 8 + direction
    length = min(penguin % FAMILY + 1, int(STEPS_TO_EDGE[entry]))
    ball = int(BALL[state[BALL_AT]])
    barred = int(BIT[HOME[1 - family]]) | (occupied & ~ball)
    for slid in range(1, length + 1):
        square = int(ALONG[entry * 4 + slid])
        here = int(BIT[square])
        if here & barred != 0:
            return 0
        if here & ball != 0:
            return slid if here & occupied == 0 or _can_tackle(state, family, square, direction) else 0
    return length


def _penguin_on(state: State, square: int) -> int:
    """The penguin on a square, or -1."""
    for penguin in range(PENGUINS):
        if int(state[penguin]) >> 4 == square:
            return penguin
    return -1


def _next(square: int, direction: int) -> int:
    return int(ALONG[(square * 8 + direction) * 4 + 1])


def _can_tackle(state: State, family: int, square: int, direction: int) -> bool:
    """Whether this family may tackle the holder: an opponent, with nobody pushed into a foreign Home (TA1, TA6)."""
    penguin = _penguin_on(state, square)
    if penguin // FAMILY == family:
        return False
    while penguin >= 0:
        square = _next(square, direction)
        if square == OFF_BOARD:
            return True
        if square == int(HOME[1 - penguin // FAMILY]):
            return False
        penguin = _penguin_on(state, square)
    return True


def _push(state: State, square: int, direction: int) -> None:
    """Push the line of penguins from this square on by one; they lie that way, or are off the board (TA3 to TA5)."""
    penguin = _penguin_on(state, square)
    while penguin >= 0:
        square = _next(square, direction)
        if square == OFF_BOARD:
            state[penguin] = (BENCH + penguin // FAMILY) * 16 + UPRIGHT
            return
        following = _penguin_on(state, square)
        state[penguin] = square * 16 + direction
        penguin = following


def play(config: Config, state: State, move: int) -> None:
    """Make a move."""
    side = turn(config, state)
    state[PLY_AT] = int(state[PLY_AT]) + 1
    if move < STAND:
        _play_slide(state, side * FAMILY + move // 64, (move >> 3) & 7, move & 7)
    elif move < KICK:
        penguin = side * FAMILY + move - STAND
        state[penguin] = (int(state[penguin]) & ~15) | UPRIGHT
    elif move < SKIP:
        _play_kick(state, move - KICK)


def _play_slide(state: State, penguin: int, direction: int, facing: int) -> None:
    """Move the penguin; it stands if ball, edge or tackle stopped it, otherwise it lies as it was spun (SL6 to SL8)."""
    slid = _slide(state, penguin, direction, _occupied(state))
    square = int(ALONG[((int(state[penguin]) >> 4) * 8 + direction) * 4 + slid])
    if int(BALL[state[BALL_AT]]) & int(BIT[square]) == 0:
        pose = facing if slid == penguin % FAMILY + 1 else UPRIGHT
        state[penguin] = square * 16 + pose
        return
    _push(state, square, direction)
    state[penguin] = square * 16 + UPRIGHT
    state[BALL_AT] = square


def _play_kick(state: State, direction: int) -> None:
    """The holder lies down in the direction of its kick; whoever stops the ball stands up (K2 to K4)."""
    square = int(state[BALL_AT])
    holder = _penguin_on(state, square)
    state[holder] = square * 16 + direction
    entry = square * 8 + direction
    for rolled in range(1, min(FAMILY - holder % FAMILY, int(STEPS_TO_EDGE[entry])) + 1):
        square = int(ALONG[entry * 4 + rolled])
        receiver = _penguin_on(state, square)
        if receiver >= 0:
            state[receiver] = square * 16 + UPRIGHT
            break
    state[BALL_AT] = square


def ending(config: Config, state: State, seen: int) -> int:
    """A goal, then repetition, then the cap, then a player without a move (E7)."""
    ball = int(state[BALL_AT])
    if ball == int(HOME[0]) or ball == int(HOME[1]):
        return Ending.GOAL
    if seen >= int(config[REPETITION]) > 0:
        return Ending.REPETITION
    if int(state[PLY_AT]) >= int(config[PLY_CAP]) > 0:
        return Ending.PLY_CAP
    if int(config[NO_MOVE_LOSES]) != 0 and not _can_move(state):
        return Ending.NO_MOVE
    return GOES_ON


def _can_move(state: State) -> bool:
    """Whether the player to move has a slide, a stand or a kick."""
    first = (int(state[PLY_AT]) & 1) * FAMILY
    occupied = _occupied(state)
    for penguin in range(first, first + FAMILY):
        place = int(state[penguin]) >> 4
        if place == int(state[BALL_AT]) or int(state[penguin]) & 15 != UPRIGHT:
            return True
        for direction in range(8):
            if _slide(state, penguin, direction, occupied) > 0:
                return True
    return False


def winner(config: Config, state: State, ending: int) -> int:
    """A goal wins for the family whose Goal it is; a player without a move has lost (E1, E6)."""
    if ending == Ending.GOAL:
        return WHITE if int(state[BALL_AT]) == int(HOME[1]) else 1 - WHITE
    if ending == Ending.NO_MOVE:
        return 1 - (int(state[PLY_AT]) & 1)
    return NOBODY


def identity(config: Config, state: State) -> int:
    """Squares, facings, ball and player to move, but not the ply, in one number (E3): 594**6 * 134 of them < 2**63."""
    number = int(state[BALL_AT]) * 2 + (int(state[PLY_AT]) & 1)
    for penguin in range(PENGUINS):
        number = number * (PLACES * 9) + (int(state[penguin]) >> 4) * 9 + (int(state[penguin]) & 15)
    return number
