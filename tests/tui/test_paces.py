"""The paces."""

from rookery.tui.app.pace import FACTORS
from rookery.tui.paces import PACES


def test_each_has_its_time() -> None:
    """From slow to instant, each is faster than the one before."""
    times = [FACTORS[pace] for pace in PACES]
    assert times == sorted(times, reverse=True)
    assert times[-1] == 0
