"""The prover: questions that go on while the memory grows, or when it may not grow."""

import pytest

import rookery
from rookery.solver import Solver, prover
from tests.solver import naive


@pytest.mark.parametrize(("first", "most"), [(64, 1 << 20), (64, 256), (1 << 10, 1 << 10)])
def test_memories_of_any_size(monkeypatch: pytest.MonkeyPatch, first: int, most: int) -> None:
    """A memory that grows from next to nothing, or that is far too small, changes no answer."""
    monkeypatch.setattr(prover, "FIRST_ENTRIES", first)
    monkeypatch.setattr(prover, "MOST_ENTRIES", most)
    chance = naive.dice(first + most)
    for _ in range(10):
        position = naive.endgame(chance, 9)
        found = Solver().solve(position)
        assert (found.winner, found.plies, found.best) == naive.of_two(position)
        assert found.memory <= most * 8 + 100_000


def test_a_memory_grows_when_it_must() -> None:
    """A hard position takes more memory than an easy one, and says so."""
    easy = Solver().solve(naive.endgame(naive.dice(3), 4))
    hard = Solver().solve(rookery.game(naive.KEY).start(2).play("@a1").play("@d4"))
    assert hard.nodes > easy.nodes
    assert hard.memory > easy.memory
