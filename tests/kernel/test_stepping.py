"""Rows and statuses: one call for a ply."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rookery
from rookery.kernel.engine import native
from rookery.kernel.protocol import CHANCE, GOES_ON
from rookery.kernel.stepping import ILLEGAL, count_in, ending_in, numbers_in, row_of, status_of, turn_in


@given(st.integers(0, 5000), st.integers(0, 70_000), st.integers(CHANCE, 200))
def test_a_status_tells_what_it_was_made_of(count: int, ending: int, turn: int) -> None:
    """Three numbers in one, and never the one that means illegal."""
    status = status_of(count, ending, turn)
    assert (count_in(status), ending_in(status), turn_in(status)) == (count, ending, turn)
    assert status != ILLEGAL


@pytest.mark.parametrize("key", rookery.games())
def test_a_row_goes_on_as_a_position_does(key: str) -> None:
    """A row that is advanced holds the state and the moves of the position after the same action."""
    game = rookery.game(key)
    rules, engine = game.room.rules, native(game.room.rules)
    position = game.start(1)
    row = row_of(rules, position.state)
    numbers = numbers_in(row)
    status = engine.look(game.config, row)
    for ply in range(12):
        assert (count_in(status), ending_in(status)) == (len(position.actions), GOES_ON)
        assert turn_in(status) == (CHANCE if position.seat is None else position.seat)
        assert numbers[: rules.state_size].tolist() == position.state.tolist()
        first = rules.state_size + 1
        assert tuple(numbers[first:][: len(position.actions)].tolist()) == position.codes
        assert tuple(numbers[first + rules.move_limit :][: len(position.actions)].tolist()) == position.actions
        action = position.actions[ply * 5 % len(position.actions)]
        found = engine.advance(game.config, row, action)
        status = found[0] if rules.remembers else found
        position = position.apply(action)


def test_an_illegal_action_changes_nothing() -> None:
    """The status says so, and the row is as it was."""
    game = rookery.game("penguin-game")
    row = row_of(game.room.rules, game.start(1).state)
    engine = native(game.room.rules)
    engine.look(game.config, row)
    before = bytes(row)
    assert engine.advance(game.config, row, 0) == ILLEGAL
    assert row == before
