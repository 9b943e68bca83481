"""The curve of the chances."""

import re

from rookery.review.curve import curve


def test_areas_fill_the_chart() -> None:
    """The first seat's share is at the bottom; together they reach the top."""
    drawn = curve([(0.25, 0.75), (1.0, 0.0)])
    areas = re.findall(r'class="area" d="M([^"]*)Z"', drawn)
    assert areas[0] == "0.0 75.0L1000.0 0.0L1000.0 100.0L0.0 100.0"
    assert areas[1] == "0.0 0.0L1000.0 0.0L1000.0 0.0L0.0 75.0"


def test_alone_there_may_be_less_than_the_whole() -> None:
    """One seat has one area, with an edge of its own."""
    drawn = curve([(0.5,), (1.0,)])
    assert 'class="edge" d="M0.0 50.0L1000.0 0.0"' in drawn
    assert curve([(0.0, 0.0)]).count("<g ") == 2
