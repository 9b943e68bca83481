"""Counting sequences of moves, layer by layer."""

from collections import Counter

import pytest

from rookery.kernel.messages import Message
from rookery.solver import layers, solve
from rookery.solver.engine import bound
from rookery.solver.limits import Limits, Stopped
from rookery.solver.prover import Prover
from tests.solver import naive


def _prover(seed: int, coins: int) -> tuple[Prover, int, list[int]]:
    """A lone endgame, its packed form, and the coins left at the end of every line."""
    position = naive.endgame(naive.dice(seed), coins, players=1)
    packed = position.game.room.packed
    assert packed is not None
    table, here = packed.pack(position.game.config, position.state)
    left = [len(naive.coins_of(end)) for _, end in naive.lines(position)]
    return Prover(packed, bound(packed, native=False), table, position.game.playout_limit), here, left


@pytest.mark.parametrize("seed", range(5))
def test_every_line_is_counted(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ends of all lines by coins left, with arrays that must grow on the way and in many parts."""
    monkeypatch.setattr(layers, "LEAST", 32)
    monkeypatch.setattr(layers, "PART", 16)
    prover, here, left = _prover(seed, 7)
    counted: Counter[int] = Counter()
    for end, lines in (layers.count_ends(prover, here, 7, Limits()) or {}).items():
        counted[_coins(prover.packed.result(end).label)] += lines
    assert counted == Counter(left)


def _coins(label: Message) -> int:
    """How many coins an end leaves, by what is said of it."""
    coins = label.values.get("coins", 1)
    assert isinstance(coins, int)
    return coins


def test_too_many_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that might not fit are not given at all."""
    monkeypatch.setattr(layers, "MANY", 1)
    prover, here, _ = _prover(1, 6)
    assert layers.count_ends(prover, here, 6, Limits()) is None


def test_limits_hold() -> None:
    """Counting stops at a limit; the solution then says that it is not all."""
    prover, here, _ = _prover(2, 6)
    with pytest.raises(Stopped):
        layers.count_ends(prover, here, 6, Limits(seconds=1e-9))
    position = naive.endgame(naive.dice(8), 12, players=1)
    known = solve(position)
    limited = solve(position, nodes=known.nodes + 2, count=True)
    assert (limited.exact, limited.solutions, limited.score) == (False, None, known.score)
