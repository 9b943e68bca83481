"""What the commands of operators share."""

import pytest

from rookery.cli.operating import moment, read_duration
from rookery.kernel.errors import BadNumber


def test_durations() -> None:
    """A number and a unit."""
    units = {"90s": 90, "30m": 1800, "12h": 43_200, "7d": 604_800, "1w": 604_800}
    assert {text: read_duration(text, "--for") for text in units} == units


@pytest.mark.parametrize("text", ["", "5", "d", "-1d", "1.5h", "0d", "9999999w", "1 d", "٣d"])
def test_what_is_no_duration(text: str) -> None:
    """Refused with the option's name and right examples."""
    with pytest.raises(BadNumber, match=r"--for must be a time such as 30m, 12h or 7d"):
        read_duration(text, "--for")


def test_moments() -> None:
    """In UTC, to the minute."""
    assert moment(0) == "1970-01-01 00:00"
