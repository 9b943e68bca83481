"""Penguins Rock! in numbers."""

import numpy as np
import pytest

import rookery
from rookery.kernel.game import Game, Position
from rookery.rooms.penguins_rock.board import HOLLOWS, MOST_SPACES, NEST, NOWHERE, ROAD, SPACES, STONES, VIEWS
from rookery.rooms.penguins_rock.state import ACTIVITY, CAME_FROM, PASSED, ROCKS, SEAT
from tests.rooms.observing import assert_told_apart, plane, positions, seen

FOUR = rookery.game("penguins-rock", players=4, turn_cap=100)
SAMPLE = (
    "n14,p12o/r3o,n23/p42,c3/q4,n43o n11:1,n12:1,n13:1,n21:1,n24:1,n26:1,n31:1,n33:1,n41:1,n46:1 "
    "3.2.4.2 AAaA 2 move1:3 21"
)


def view(game: Game, seat: int) -> list[int]:
    """The spaces as a seat sees them."""
    first = VIEWS + seat * MOST_SPACES
    numbers: list[int] = game.config[first : first + int(game.config[SPACES])].tolist()
    return numbers


def turned(position: Position, seat: int) -> Position:
    """The same position with everybody sitting so many places before."""
    before, state, spaces = position.state, position.state.copy(), view(FOUR, seat)
    for penguin in range(8):
        other = (penguin - 2 * seat) % 8
        state[other] = spaces[int(before[penguin]) >> 1] * 2 + (int(before[penguin]) & 1)
    state[ACTIVITY : ACTIVITY + 4] = np.roll(before[ACTIVITY : ACTIVITY + 4], -seat)
    if int(before[SEAT]) >= 0:
        state[SEAT] = (int(before[SEAT]) - seat) % 4
    if int(before[CAME_FROM]) != NOWHERE:
        state[CAME_FROM] = spaces[int(before[CAME_FROM])]
    passed = [(penguin - 2 * seat) % 8 for penguin in range(8) if int(before[PASSED]) >> penguin & 1]
    state[PASSED] = sum(1 << penguin for penguin in passed)
    for space, other in enumerate(spaces):
        state[ROCKS + other] = before[ROCKS + space]
    return Position(FOUR, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_told_apart(players: int) -> None:
    """Everything that makes a position is seen."""
    assert_told_apart(rookery.game("penguins-rock", players=players, turn_cap=60), range(3))


def test_all_seats_see_the_same_game() -> None:
    """Whoever sits elsewhere sees the same as if the board were turned, and the same actions are legal there."""
    viewer = slice(*(sum(plane.size for plane in FOUR.planes[:count]) for count in (8, 9)))
    for seed in range(3):
        for position in positions(FOUR, seed):
            for seat in range(1, 4):
                one, other = seen(position, seat), seen(turned(position, seat), 0)
                one[viewer] = other[viewer] = 0
                assert one.tolist() == other.tolist()
                views = {FOUR.seen_actions(seat)[number] for number in position.actions}
                assert views == set(turned(position, seat).actions)


def test_the_planes_of_a_position() -> None:
    """Rocks and penguins on the board as a seat sees it, turned until its own nest is the first."""
    position = FOUR.read(SAMPLE)
    rocks = plane(position, 1, "rocks")
    assert rocks[:4].tolist() == [2, 4, 2, 3]
    assert rocks[HOLLOWS : HOLLOWS + NEST].tolist() == [1, 0, 0, 1, 0, 1]
    assert plane(position, 1, "carrying").tolist() == [[1, 0], [0, 0], [0, 1], [0, 1]]
    assert plane(position, 1, "turn").tolist() == [1, 0, 0, 0]
    assert plane(position, 1, "seat").tolist() == [0, 1, 0, 0]
    assert plane(position, 1, "phase").tolist() == [0, 0, 0, 1, 0, 0]
    assert plane(position, 1, "steps_left") == 3
    assert plane(position, 1, "turns_left") == 79
    # r3 is the stone before the second seat's, a quarter of the road back.
    assert np.flatnonzero(plane(position, 1, "penguins")[0, 0]).tolist() == [STONES + (2 - 3) % int(FOUR.config[ROAD])]


def test_who_does_not_play_is_seen() -> None:
    """Two players see two empty places, each from where it sits."""
    game = rookery.game("penguins-rock", players=2, second_penguin="next_turn", turn_cap=0)
    start = game.start()
    assert [plane(start, seat, "plays").tolist() for seat in (0, 1)] == [[1, 1, 0, 0], [1, 0, 0, 1]]
    assert plane(start, 0, "switches").tolist() == [1, 0, 0, 0]
    assert plane(start, 0, "has_cap") == 0


def test_a_board_that_cannot_be_turned() -> None:
    """On a board of other people only nests and piles are seen from the seat; the stones stay where they are."""
    text = (FOUR.room.folder / "boards" / "rookery.toml").read_text(encoding="utf-8")
    lopsided = rookery.game("penguins-rock", players=4, board=text.replace('"r3 p11"', '"r4 p11"'))
    spaces = int(lopsided.config[SPACES])
    assert view(lopsided, 2)[:4] == [2, 3, 0, 1]
    assert view(lopsided, 2)[STONES:] == list(range(STONES, spaces))
    assert view(FOUR, 2)[STONES:] != list(range(STONES, spaces))
