"""The program benchmarks/pages.py."""

from benchmarks import pages

from tests.browser.people import Crowd


def test_a_line_has_all_figures(crowd: Crowd) -> None:
    """Each column of the head has a figure that can be one."""
    cells = [cell.strip() for cell in pages.line(crowd, "penguin-soccer", 1).strip("|").split("|")]
    assert len(cells) == pages.HEAD.splitlines()[0].count("|") - 1
    assert cells[0] == "penguin-soccer"
    board, plain, _, settled, english, german, task, shift, rate, longest, turn_task, tiles = (
        float(cell.removesuffix(" ×")) for cell in cells[1:]
    )
    assert min(board, plain, settled) > 0
    assert german > english > 50
    assert min(task, turn_task) >= 0
    assert 0 <= shift < 1
    assert rate > 0
    assert longest > 0
    assert tiles > 0
