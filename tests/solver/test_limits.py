"""Limits: what is left of them, and who is told."""

import pytest

from rookery.kernel.errors import BadNumber
from rookery.kernel.messages import Text
from rookery.solver.limits import SLICE, Limits, Stopped


def test_a_limit_of_positions() -> None:
    """Slices end where the limit does, and then it is over."""
    limits = Limits(nodes=SLICE + 5)
    assert limits.slice() == SLICE
    limits.spend(SLICE, 0.5)
    limits.check()
    assert limits.slice() == 5
    limits.spend(5, 1.0)
    with pytest.raises(Stopped):
        limits.check()


def test_a_limit_of_time() -> None:
    """The clock stops the work; started anew, it gives the whole time again."""
    limits = Limits(seconds=1e-9)
    with pytest.raises(Stopped):
        limits.check()
    limits = Limits(seconds=1000)
    limits.start()
    limits.check()
    assert 0 <= limits.seconds < 1000


def test_no_limit() -> None:
    """Without limits nothing stops."""
    limits = Limits()
    limits.spend(10**12, 0.0)
    limits.check()
    assert limits.slice() == SLICE


def test_stages() -> None:
    """The share of a stage is a part of the whole."""
    heard: list[tuple[float, int, Text]] = []
    limits = Limits(progress=lambda *news: heard.append(news))
    limits.stage(0.5, 0.75, "the middle")
    limits.spend(7, 0.5)
    limits.spend(3, 1.0)
    assert heard == [(0.625, 7, "the middle"), (0.75, 10, "the middle")]


@pytest.mark.parametrize("seconds", [0, -1, True, "2", float("nan")])
def test_limits_of_nothing(seconds: float) -> None:
    """A limit is a number above zero."""
    with pytest.raises(BadNumber, match="above 0"):
        Limits(seconds=seconds)
