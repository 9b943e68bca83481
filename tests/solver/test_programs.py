"""The program in benchmarks/ that measures exact play."""

import sys

import pytest
from benchmarks import solver


def test_no_deals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """No deals at all are refused in one line."""
    monkeypatch.setattr(sys, "argv", ["program", "--deals", "0"])
    with pytest.raises(SystemExit) as exit_:
        solver.main()
    assert exit_.value.code == 2
    assert "at least one deal" in capsys.readouterr().err


def test_figures_as_a_row() -> None:
    """Medians and worst cases, of processor and clock."""
    measured = solver.Measured("a deal", [(0.1, 0.2, 10, 2**20), (0.3, 0.6, 30, 2**21), (0.2, 0.4, 20, 2**20)])
    assert " ".join(measured.line().split()) == "a deal 0.200 s 0.300 s 0.400 s 0.600 s 20 2 MiB"
    assert measured.median(1) == 0.1


def test_questions_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both kinds of question give figures, and the peer the same answer in its own time."""
    position = solver.placed(3)
    seconds, clock, nodes, memory = solver.exactly(position)
    assert min(seconds, clock) >= 0
    assert nodes > 0
    assert memory > 0
    packed = solver.packed_of(position)
    assert solver.win_or_loss(position, packed)[2] > 0
