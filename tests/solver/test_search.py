"""The search: its memory, and its questions one by one."""

import numpy as np
import pytest

from rookery.kernel import jit
from rookery.kernel.packed import Packed
from rookery.solver import search
from tests.solver import naive

GAME = naive.endgame(naive.dice(0), 8)


def _packed() -> Packed:
    packed = GAME.game.room.packed
    assert packed is not None
    return packed


def _linked(function: object) -> object:
    """A function of the search, bound to the game and interpreted."""
    return jit.Linker(_packed().functions(), jit.interpret).link(function)


def test_bounds_are_kept() -> None:
    """What is learned of a position narrows its bounds, and answers the questions that they answer and no others."""
    table, position = _packed().pack(GAME.game.config, GAME.state)
    memory = np.zeros(64, np.int64)
    keep, known = _linked(search.keep), search.known
    assert callable(keep)
    assert known(memory, position, 1) == search.UNKNOWN
    assert keep(table, memory, position, 3, 2) == 1
    assert known(memory, position, 3) == 3
    assert known(memory, position, 4) == search.UNKNOWN
    assert keep(table, memory, position, 5, 6) == 0
    assert known(memory, position, 6) == 5
    assert known(memory, position, 3) == 3
    assert known(memory, position, 5) == search.UNKNOWN
    assert keep(table, memory, position, 2, 1) == 0
    assert known(memory, position, 3) == 3


def test_a_full_memory_gives_way() -> None:
    """Where no place is free something older goes, and nothing is ever mixed up."""
    table, position = _packed().pack(GAME.game.config, GAME.state)
    memory = np.zeros(64, np.int64)
    keep = _linked(search.keep)
    assert callable(keep)
    others = [position ^ number << 10 for number in range(200)]
    taken = sum(keep(table, memory, other, index % 5 + 1, 1) for index, other in enumerate(others))
    assert taken <= 64
    answers = [search.known(memory, other, 1) for other in others]
    assert all(answer in (index % 5 + 1, search.UNKNOWN) for index, answer in enumerate(answers))
    assert answers[-1] == 199 % 5 + 1


def test_kin_lie_side_by_side() -> None:
    """Positions that differ in their lowest bits only have places in one row."""
    places = [search.place_of(12345 << search.KIN_BITS | low, 1 << 12) for low in range(1 << search.KIN_BITS)]
    assert places == list(range(places[0], places[0] + (1 << search.KIN_BITS)))


@pytest.mark.parametrize("seed", range(4))
def test_every_question_has_its_answer(seed: int) -> None:
    """For every threshold the answer is yes exactly up to the worth, in slices of any length."""
    position = naive.endgame(naive.dice(seed), 7)
    packed = _packed()
    table, here = packed.pack(position.game.config, position.state)
    winner, plies, _ = naive.of_two(position)
    begin, prove = _linked(search.begin), _linked(search.prove)
    assert callable(begin)
    assert callable(prove)
    for threshold in range(-9, 10):
        memory = np.zeros(1 << 12, np.int64)
        frames = np.zeros((30, search.FRAME_SIZE), np.int64)
        control = np.zeros(search.CONTROL_SIZE, np.int64)
        begin(table, memory, frames, control, here, threshold)
        shares = [0.0]
        while control[search.DEPTH] >= 0:
            prove(table, memory, frames, control, threshold, int(control[search.NODES]) + 3, 1 << 30)
            shares.append(search.share(frames, control))
        assert all(0 <= share <= 1 for share in shares)
        worth = next(
            sign * (coins + 1) for coins in range(9) for sign in (1, -1)
            if (sign > 0) == (winner == 0) and packed.plies(table, here, sign * (coins + 1)) == plies
        )  # fmt: skip
        assert (int(control[search.ANSWER]) >= threshold) == (worth >= threshold)


def test_moving_into_a_larger_memory() -> None:
    """Nothing is lost on the way."""
    table, position = _packed().pack(GAME.game.config, GAME.state)
    keep, move_in = _linked(search.keep), _linked(search.move_in)
    assert callable(keep)
    assert callable(move_in)
    old, larger = np.zeros(1 << 8, np.int64), np.zeros(1 << 12, np.int64)
    others = [position ^ number << 12 for number in range(40)]
    for index, other in enumerate(others):
        keep(table, old, other, index % 4 + 1, 1)
        keep(table, old, other, index % 4 + 2, 9)
    assert move_in(table, old, larger) == np.count_nonzero(old)
    for other in others:
        for threshold in range(8):
            assert search.known(larger, other, threshold) == search.known(old, other, threshold)
