"""The sequential test: right nineteen times of twenty, whatever the distribution, and quick when the case is clear."""

import random
from collections.abc import Callable, Iterator

import pytest

from rookery.bots.sequential import ENOUGH, ERROR, Gambler, SequentialTest
from rookery.kernel.errors import BadNumber

Share = Callable[[random.Random], float]


def coins(mean: float) -> Share:
    """A rotation of two matches without draws, independent of each other."""
    return lambda dice: ((dice.random() < mean) + (dice.random() < mean)) / 2


def seats(mean: float) -> Share:
    """The first seat is worth a lot: 0.2 more in one match, 0.2 less in the other."""
    return lambda dice: ((dice.random() < mean + 0.2) + (dice.random() < mean - 0.2)) / 2


def twins(mean: float) -> Share:
    """Both matches of a rotation always end alike: the worst case for a test that counts them as two."""
    return lambda dice: float(dice.random() < mean)


def draws(mean: float) -> Share:
    """Four matches of ten are drawn."""
    won = (mean - 0.2) / 0.6
    return lambda dice: sum(0.5 if dice.random() < 0.4 else float(dice.random() < won) for _ in "ab") / 2


def runs(share: Share, p0: float, p1: float, number: int, units: int = 600) -> Iterator[SequentialTest]:
    """Tests of simulated arenas, each to its decision or until there are no more games."""
    for seed in range(number):
        dice = random.Random(seed)  # noqa: S311  # a simulation
        test = SequentialTest(p0, p1)
        for _ in range(units):
            test.see(share(dice))
            if test.stronger is not None:
                break
        yield test


@pytest.mark.parametrize("kind", [coins, seats, twins, draws])
def test_errors_are_rare(kind: Callable[[float], Share]) -> None:
    """With the truth on the very edge a wrong decision is made at most once in twenty arenas, either way."""
    number = 300
    wrong_up = sum(test.stronger is True for test in runs(kind(0.65), 0.65, 0.75, number, 300))
    wrong_down = sum(test.stronger is False for test in runs(kind(0.75), 0.65, 0.75, number, 300))
    # Three standard deviations above 5 % of 300.
    assert wrong_up <= 26
    assert wrong_down <= 26


@pytest.mark.parametrize(
    ("kind", "truth", "expected"), [(coins, 0.85, True), (seats, 0.78, True), (coins, 0.55, False)]
)
def test_clear_cases_are_decided(kind: Callable[[float], Share], truth: float, expected: bool) -> None:
    """A clear case is decided, rightly, within some dozens of rotations."""
    tests = list(runs(kind(truth), 0.65, 0.75, 100))
    assert sum(test.stronger is expected for test in tests) >= 97
    lengths = sorted(test.units for test in tests)
    assert lengths[50] < 70


def test_steady_rotations_decide_sooner() -> None:
    """Rotations that vary less than coin tosses need fewer games: the bets notice."""
    middles = []
    for kind in (seats, coins, twins):
        lengths = sorted(test.units for test in runs(kind(0.8), 0.65, 0.75, 60))
        middles.append(lengths[30])
    assert middles == sorted(middles)


def test_a_sweep() -> None:
    """A level that wins everything is believed after a few rotations, not after one."""
    test = SequentialTest(0.65, 0.75)
    while test.stronger is None:
        test.see(1.0)
    assert test.stronger is True
    assert 5 <= test.units <= 15
    assert test.share == 1.0


def test_a_fair_game() -> None:
    """A bet on something false wins nothing on average: the bet is fixed before the observation."""
    gambler = Gambler(0.5, 0.6)
    for share in (1.0, 0.0, 0.5, 1.0, 1.0):
        before = gambler.wealth
        up, down = Gambler(0.5, 0.6), Gambler(0.5, 0.6)
        for twin, seen in ((up, 1.0), (down, 0.0)):
            twin.__dict__.update(gambler.__dict__)
            twin.see(seen)
        assert (up.wealth + down.wealth) / 2 == pytest.approx(before)
        assert down.wealth > 0
        gambler.see(share)


def test_after_the_decision() -> None:
    """Nothing that comes later changes a decision."""
    test = SequentialTest(0.5, 0.9)
    for _ in range(50):
        test.see(0.0)
    assert test.stronger is False
    units = test.units
    test.see(1.0)
    assert (test.stronger, test.units) == (False, units)
    assert pytest.approx(20) == ENOUGH == 1 / ERROR


def test_nothing_seen() -> None:
    """Without a game there is no decision."""
    test = SequentialTest(0.5, 0.6)
    assert (test.stronger, test.units, test.share) == (None, 0, 0.5)


@pytest.mark.parametrize(("p0", "p1"), [(0.7, 0.6), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0), (-1, 2), (float("nan"), 0.5)])
def test_bad_shares(p0: float, p1: float) -> None:
    """Shares that are none, or the wrong way round, are refused."""
    with pytest.raises(BadNumber, match="0 < P0 < P1 < 1"):
        SequentialTest(p0, p1)
