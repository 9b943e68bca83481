"""The programs in benchmarks/ that measure exact play and let it speak."""

import sys
from pathlib import Path

import pytest
from benchmarks import deals, solver

import rookery
from rookery.solver import Solver

ROWS = [(0, 0, 1, 12), (1, 1, 0, 20), (2, 1, 0, 22), (3, 1, 1, 18)]


def test_a_report() -> None:
    """Shares of wins come with their intervals, and these hold them."""
    said = deals.report(ROWS)
    assert "4 deals" in said
    assert "with the placement: 25.0 % (4.6 to 69.9)" in said
    assert "from random cells: 50.0 %" in said
    assert "after 18.0 plies" in said


def test_a_survey_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals on file are not solved again, and a line that was broken off is."""
    asked: list[int] = []

    def solve_deal(_game: rookery.Game, seed: int) -> deals.Row:
        asked.append(seed)
        return ROWS[seed]

    monkeypatch.setattr(deals, "solve_deal", solve_deal)
    page = tmp_path / "deals.tsv"
    page.write_text("0\t0\t1\t12\n2\t1\t0\t22\n3\t1\t1\t1", encoding="utf-8")
    assert sorted(deals.survey(4, page)) == ROWS
    assert asked == [1, 3]
    assert sorted(deals.read(page)) == ROWS
    assert deals.survey(1, None) == ROWS[:1]


def test_a_deal_is_solved_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row holds the winner with the placement, and winner and plies from random cells, the same every time."""
    monkeypatch.setattr(Solver, "winner", lambda *_: 1)
    game = rookery.game("penguin-game")
    row = deals.solve_deal(game, 1)
    assert row[:2] == (1, 1)
    assert row[2] in (0, 1)
    assert row == deals.solve_deal(game, 1)


@pytest.mark.parametrize("program", [deals, solver])
def test_no_deals(program: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """No deals at all are refused in one line."""
    monkeypatch.setattr(sys, "argv", ["program", "--deals", "0"])
    main = vars(program)["main"]
    with pytest.raises(SystemExit) as exit_:
        main()
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
