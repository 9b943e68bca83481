"""How much memory there is."""

import numpy as np
import pytest

from rookery.kernel import memory
from rookery.kernel.errors import BadNumber


def test_bytes_of_arrays() -> None:
    """The bytes of arrays are those that NumPy would take."""
    shapes = [((3, 5), np.int32), ((7,), np.bool_), ((0, 9), np.int64)]
    assert memory.needed(shapes) == sum(np.zeros(shape, kind).nbytes for shape, kind in shapes)


def test_what_fits_is_accepted() -> None:
    """Lanes that fit are no problem, nor are any where the system does not tell how much there is."""
    memory.check_lanes(5, 100, 100)
    memory.check_lanes(5, 10**15, None)


def test_what_does_not_fit_is_refused() -> None:
    """The refusal says how much is needed, how much there is, and how many lanes fit."""
    with pytest.raises(
        BadNumber, match=r"1,000 lanes would need 8\.0 GiB of memory, and 2\.0 GiB .* at most 250 lanes"
    ):
        memory.check_lanes(1000, 8 * memory.GIB, 2 * memory.GIB)


def test_the_system_tells() -> None:
    """A system that runs tests has some memory left."""
    available = memory.available()
    assert available is None or available > 2**20
