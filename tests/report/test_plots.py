"""Plots as SVG."""

import re
from xml.etree.ElementTree import fromstring

from rookery.report.plots import BINS, HIGH, WIDE, course, histogram, whisker


def test_a_histogram_counts_everything() -> None:
    """As many bars as fit, the highest as high as there is room, and nothing outside."""
    drawn = histogram([1] * 5 + [2] + [100], "turns", "how long <games> are")
    root = fromstring(drawn)  # noqa: S314  # ours
    bars = [each for each in root if each.get("class") == "bar"]
    assert 1 < len(bars) <= BINS
    assert "how long &lt;games&gt; are" in drawn
    heights = [float(each.get("height", 0)) for each in bars]
    assert max(heights) == heights[0] == HIGH - 22 - 16
    assert all(float(each.get("x", 0)) + float(each.get("width", 0)) <= WIDE for each in bars)
    assert histogram([7], "turns", "").count('class="bar"') == 1


def test_a_course_runs_from_left_to_right() -> None:
    """One point for each value; zeros are no trouble."""
    line = re.search(r'class="line" d="M([^"]*)"', course([0, 0, 0], "choices", ""))
    assert line is not None
    assert line[1].count("L") == 2
    assert "NaN" not in course([2.5], "choices", "")


def test_a_whisker_shows_a_share_and_its_interval() -> None:
    """In percent of its width."""
    assert 'x="20.0" y="2.5" width="60.0"' in whisker(0.5, 0.2, 0.8, 0.5)
