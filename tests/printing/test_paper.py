"""Sizes of paper."""

import pytest

from rookery.kernel.errors import BadOption
from rookery.printing.paper import MARGIN, PAPERS, Press, known_paper


def test_papers_have_margins() -> None:
    """What is left within the margins is smaller on all sides; turned paper is as large."""
    for paper in PAPERS.values():
        assert paper.inner == (paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
        assert paper.turned == (paper.height, paper.width)


def test_an_unknown_size_is_refused() -> None:
    """The refusal lists the sizes; capital letters do not matter."""
    assert known_paper("A4") == PAPERS["a4"]
    with pytest.raises(BadOption, match=r"letter"):
        known_paper("a5")


def test_a_press_speaks_its_language() -> None:
    """Words are in the language of the pages."""
    assert Press().word("plain") == "plain"
