"""The program benchmarks/records.py."""

import sys

import pytest
from benchmarks import records

from rookery.kernel.game import Game


def test_it_measures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Every record is checked in both ways, and a row has the figures and their ratio."""
    monkeypatch.setattr(Game, "warm", lambda self: self)
    monkeypatch.setattr(
        sys, "argv", ["records.py", "penguin-game", "--level", "egg", "--records", "4", "--rounds", "1"]
    )
    records.main()
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "players", "plies", "records/s", "plain/s", "ratio", "ready", "s"]
    assert [row.split()[:2] for row in rows] == [["penguin-game", "2"], ["penguin-game", "4"]]
    assert all(float(figure) > 0 for row in rows for figure in row.split()[2:6])
