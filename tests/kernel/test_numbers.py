"""Numbers that callers give."""

import numpy as np
import pytest

from rookery.kernel.errors import BadNumber
from rookery.kernel.numbers import MAX_SECONDS, MOST_SEED, any_seed, checked_number, checked_seconds, checked_seed
from rookery.kernel.options import LARGEST


def test_whole_numbers() -> None:
    """Python's and NumPy's whole numbers are taken, from the least to the most."""
    assert checked_number(0, "x") == 0
    assert checked_number(np.int64(7), "x") == 7
    assert type(checked_number(np.int64(7), "x")) is int
    assert checked_number(3, "x", least=3, most=3) == 3


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, [1], 4, 11])
def test_what_is_no_number(wrong: object) -> None:
    """Anything else is refused with what it is for and what would be right."""
    with pytest.raises(BadNumber) as refused:
        checked_number(wrong, "a depth", least=5, most=10)
    assert str(refused.value) == f'a depth must be a whole number from 5 to 10, not "{wrong}"'


def test_seconds() -> None:
    """A limit of time is above zero and at most a day."""
    assert checked_seconds(1) == 1.0
    assert checked_seconds(MAX_SECONDS) == MAX_SECONDS
    for wrong in (0, -1, MAX_SECONDS + 1, True, "1", float("nan")):
        with pytest.raises(BadNumber, match="a time limit must be above 0 and at most 86,400 seconds"):
            checked_seconds(wrong)


def test_seeds() -> None:
    """A seed that nobody chose is in its range, and not always the same."""
    seeds = {any_seed() for _ in range(20)}
    assert len(seeds) > 1
    assert all(0 <= seed <= MOST_SEED for seed in seeds)
    assert max(seeds) > LARGEST


@pytest.mark.parametrize("wrong", [-1, 2**63, True, 1.0, "1"])
def test_checked_seeds(wrong: object) -> None:
    """Seeds are whole numbers of 63 bits."""
    assert checked_seed(0) == 0
    assert checked_seed(np.int64(MOST_SEED)) == MOST_SEED
    with pytest.raises(BadNumber, match=r"a seed must be .* from 0 to 9,223,372,036,854,775,807"):
        checked_seed(wrong)
