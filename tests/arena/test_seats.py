"""The benchmark that compares equal players seat by seat."""

import sys
from pathlib import Path

import pytest
from benchmarks import seats

from rookery.arena.match import Item, Result
from rookery.catalog import room


def result(*scores: float) -> Result:
    """A match that ended so."""
    return Result(levels=("egg",) * len(scores), seed=0, scores=scores, plies=9, reason="x", seconds=0.1)


def test_an_interval_holds_the_share() -> None:
    """Wilson's interval: known values, and never beyond 0 and 1."""
    assert seats.interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    low, high = seats.interval(0, 20)
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.161, abs=0.001)


def test_a_row_has_every_seat() -> None:
    """Shares of the points by seat, a draw shared by all, the turns of a player and the games that nobody won."""
    played = [(result(1, -0.5, -0.5), 21), (result(0, 0, 0), 27)]
    line = seats.row("polar-dare", 3, played)
    assert line.startswith("| polar-dare | 3 | 66.7% (")
    assert line.count("16.7% (") == 2
    assert line.endswith(" | 2 | 8.0 | 1 |")


def test_turns_are_counted() -> None:
    """A game is played by equal players, and a turn of several moves is one."""
    item = Item("penguins-rock", 2, (), room("penguins-rock").version, ("egg", "egg"), 3)
    played, turns = seats.one_game(item)
    assert 2 <= turns < played.plies


def test_the_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The table goes to the terminal and onto a page; an unknown game is bad input."""
    monkeypatch.setattr(seats, "rows", lambda *given: iter([f"| {given[0]} | {given[1]} | {given[2]} |"]))
    page = tmp_path / "seats.md"
    monkeypatch.setattr(sys, "argv", ["seats.py", "--number", "5", "--out", str(page), "polar-dare"])
    seats.main()
    assert "| ['polar-dare'] | adult | 5 |" in capsys.readouterr().out
    assert "Equal players, seat by seat" in page.read_text(encoding="utf-8")
    monkeypatch.undo()
    monkeypatch.setattr(sys, "argv", ["seats.py", "--workers", "1", "penguin-chess"])
    with pytest.raises(SystemExit):
        seats.main()
    assert 'there is no game "penguin-chess"' in capsys.readouterr().err
