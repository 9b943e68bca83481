"""Random numbers: Philox2x32-10, the same interpreted and native, even and independent."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rookery.kernel import jit
from rookery.kernel.rng import below, word

NUMBERS = st.integers(0, 2**63 - 1)
DRAWS = 24_000


@pytest.fixture(scope="module", name="native_word")
def _native_word() -> Callable[[int, int, int], int]:
    return jit.Linker({}, jit.compile_native).link(word)  # type: ignore[no-any-return]  # Numba has no types


@pytest.fixture(scope="module", name="native_below")
def _native_below() -> Callable[[int, int], int]:
    return jit.Linker({}, jit.compile_native).link(below)  # type: ignore[no-any-return]  # Numba has no types


def uneven(draws: Iterable[Hashable], cells: int) -> float:
    """How far draws are from even, in standard deviations of chi-square: beyond 6 is no accident."""
    counts = Counter(draws)
    expected = counts.total() / cells
    square = sum((count - expected) ** 2 / expected for count in counts.values()) + (cells - len(counts)) * expected
    return float((square - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


@pytest.mark.parametrize(
    ("counter", "key", "first"),
    [
        ((0, 0), 0, 0xFF1DAE59),
        ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, 0x2C3F628B),
        ((0x243F6A88, 0x85A308D3), 0x13198A2E, 0xDD7CE038),
    ],
)
def test_known_answers(
    counter: tuple[int, int], key: int, first: int, native_word: Callable[[int, int, int], int]
) -> None:
    """The first words of Random123's known answers for philox2x32 with ten rounds."""
    n, lane = counter
    assert word(key, lane, n) == first
    assert native_word(key, lane, n) == first


@given(NUMBERS, NUMBERS, NUMBERS)
@settings(deadline=None)
def test_interpreted_is_native(native_word: Callable[[int, int, int], int], seed: int, lane: int, n: int) -> None:
    """Both give the same 32-bit number, for seeds, lanes and draws of any size."""
    number = word(seed, lane, n)
    assert 0 <= number < 2**32
    assert native_word(seed, lane, n) == number


@given(NUMBERS, NUMBERS, NUMBERS)
def test_arguments_count_modulo_32_bits(seed: int, lane: int, n: int) -> None:
    """Only the low 32 bits of lane and n matter."""
    assert word(seed, lane, n) == word(seed, lane + 2**33, n + 2**40)


@pytest.mark.parametrize("bit", range(63))
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    """Seeds that differ in a single bit give streams that have nothing in common: half of all bits differ."""
    unlike = sum((word(12345, 0, n) ^ word(12345 ^ 1 << bit, 0, n)).bit_count() for n in range(200))
    assert 15 < unlike / 200 < 17


@pytest.mark.parametrize("high", [1, 2**31 - 1, 0x4F1BBCDC])
def test_large_seeds_are_even(high: int) -> None:
    """Whatever the upper half of a seed, all numbers are equally likely; 0x4F1BBCDC makes the constant 1."""
    counts = [0] * 16
    for n in range(8000):
        counts[word(high << 32 | 7, 0, n) >> 28] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 40


@given(st.integers(0, 2**32 - 1), st.integers(1, 2**31 - 1))
@example(0, 1)
@example(2**32 - 1, 1)
@example(2**32 - 1, 2**31 - 1)
@settings(deadline=None)
def test_below_stays_below(native_below: Callable[[int, int], int], draw: int, bound: int) -> None:
    """A bounded number is in its range for every word and every bound, interpreted as native."""
    number = below(draw, bound)
    assert 0 <= number < bound
    assert native_below(draw, bound) == number


@given(st.integers(1, 1000))
def test_below_reaches_both_ends(bound: int) -> None:
    """The least word gives 0 and the largest the number below the bound."""
    assert below(0, bound) == 0
    assert below(2**32 - 1, bound) == bound - 1


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 20, 120])
def test_below_is_even(bound: int) -> None:
    """Every number of the range comes as often as any other."""
    assert abs(uneven((below(word(11, 5, n), bound) for n in range(DRAWS)), bound)) < 6


def test_below_takes_all_values() -> None:
    """No number of a small range is left out."""
    for bound in range(1, 40):
        assert {below(word(3, 1, n), bound) for n in range(40 * bound)} == set(range(bound))


@pytest.mark.parametrize(
    "neighbour",
    [(1, 0, 0), (0, 1, 0), (0, 0, 1)],
    ids=["the next seed", "the next lane", "the next draw"],
)
def test_neighbours_are_independent(neighbour: tuple[int, int, int]) -> None:
    """A number says nothing about its neighbour's: all pairs of two values come equally often."""
    seeds, lanes, draws = neighbour
    pairs = ((below(word(7, 3, n), 6), below(word(7 + seeds, 3 + lanes, n + draws), 6)) for n in range(DRAWS))
    assert abs(uneven(pairs, 36)) < 6


def test_lane_and_draw_do_not_mix() -> None:
    """Lane and draw are two coordinates: no two of a square of them share a number but by chance."""
    numbers = {word(9, lane, n) for lane in range(150) for n in range(150)}
    assert len(numbers) > 150 * 150 - 3
