"""The program benchmarks/pages.py."""

import pytest
from benchmarks import pages

from tests.browser.people import Crowd


def test_a_line_has_all_figures(crowd: Crowd, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each column of the head has a figure that can be one."""
    monkeypatch.setattr(pages, "PLAIN_MS", 300)
    cells = [cell.strip() for cell in pages.line(crowd, "penguin-soccer", 1).strip("|").split("|")]
    assert len(cells) == pages.HEAD.splitlines()[0].count("|") - 1
    assert cells[0] == "penguin-soccer"
    figures = [float(cell.removesuffix(" ×")) for cell in cells[1:]]
    board, plain, _, settled, english, german, task, shift, rate, longest, still, *slow, turn_task, tiles = figures
    assert min(board, plain, settled) > 0
    assert german > english > 50
    assert min(task, turn_task, *slow) >= 0
    assert 0 <= shift < 1
    assert rate > 0
    assert min(longest, still) > 0
    assert tiles > 0
