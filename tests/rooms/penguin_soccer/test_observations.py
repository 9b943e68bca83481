"""Penguin Soccer in numbers."""

import numpy as np

import rookery
from rookery.kernel.game import Position
from rookery.rooms.penguin_soccer.board import BENCH, CENTRE
from rookery.rooms.penguin_soccer.observations import observe
from tests.rooms.observing import assert_told_apart, plane, positions, seen

GAME = rookery.game("penguin-soccer", ply_cap=100)


def turned(position: Position) -> Position:
    """The same position with the board turned by half, the families exchanged, and the other family to move."""
    state = position.state.copy()

    def place(number: int) -> int:
        return 2 * BENCH + 1 - number if number >= BENCH else 63 - number

    for penguin in range(6):
        other = int(position.state[(penguin + 3) % 6])
        pose = other & 15
        state[penguin] = place(other >> 4) * 16 + (pose if pose == 8 else (pose + 4) % 8)
    ball = int(position.state[6])
    state[6] = ball if ball == CENTRE else 63 - ball
    state[7] = int(position.state[7]) ^ 1
    return Position(GAME, state)


def test_positions_are_told_apart() -> None:
    """Everything that makes a position is seen."""
    assert_told_apart(GAME, range(6))


def test_both_families_see_the_same_game() -> None:
    """What Black sees is what White sees on the board turned by half, and the same actions are legal there."""
    for seed in range(6):
        for position in positions(GAME, seed, 99):
            other = turned(position)
            for seat in (0, 1):
                one, two = seen(position, seat), seen(other, 1 - seat)
                assert one[:-1].tolist() == two[:-1].tolist()
            if position.seat is not None:
                views = [
                    {GAME.seen_actions(each.seat or 0)[number] for number in each.actions} for each in (position, other)
                ]
                assert views[0] == views[1]


def test_the_planes_of_a_position() -> None:
    """Own penguins first, ranks from the own Home on; who lies where, the ball, who is off the board."""
    position = GAME.read("e5^,c3ne,f3^/e6s,b6w,- e5 b 23")
    white, black = plane(position, 0, "penguins"), plane(position, 1, "penguins")
    assert np.argwhere(white[0]).tolist() == [[0, 4, 4], [1, 2, 2], [2, 2, 5]]
    assert np.argwhere(black[0]).tolist() == [[0, 2, 3], [1, 2, 6]]
    assert np.argwhere(plane(position, 0, "lying")).tolist() == [[0, 1, 2, 2], [1, 4, 5, 4], [1, 6, 5, 1]]
    assert np.argwhere(plane(position, 1, "ball")).tolist() == [[3, 3]]
    assert plane(position, 1, "benched").tolist() == [[0, 0, 1], [0, 0, 0]]
    assert (plane(position, 0, "to_move"), plane(position, 1, "to_move")) == (0, 1)
    assert plane(position, 0, "plies_left") == 77
    assert plane(GAME.start(), 0, "centre") == 1


def test_repetition_is_seen() -> None:
    """How often a position has occurred, and how often ends the game."""
    start = GAME.start()
    out = np.zeros(len(seen(start, 0)), np.uint8)
    observe(GAME.config, start.state, 2, 0, out)
    assert (out != seen(start, 0)).sum() == 1
    assert plane(start, 0, "occurrences") == 1
    assert plane(start, 0, "repetition") == 3
