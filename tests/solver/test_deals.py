"""Databases of deals are built by processes, resumed after a kill, and refuse what does not go together."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import rookery
from rookery.solver import Solver, deals
from rookery.solver.database import BadDatabase, Database
from tests import limits
from tests.solver import naive

ALONE = rookery.game(naive.KEY, players=1)
GAME = rookery.game(naive.KEY)


def test_deals_by_seed(tmp_path: Path) -> None:
    """Two processes give what one gives; a database that is built further keeps what it has."""
    told: list[tuple[int, int]] = []
    deals.build(tmp_path / "a.sqlite", ALONE, 2, workers=1).close()
    with (
        deals.build(tmp_path / "a.sqlite", ALONE, 6, workers=2, progress=lambda *at: told.append(at)) as resumed,
        deals.build(tmp_path / "b.sqlite", ALONE, 6, workers=1) as whole,
    ):
        assert list(resumed) == list(whole)
        assert [deal.number for deal in whole] == list(range(6))
    assert told == [(3, 6), (4, 6), (5, 6), (6, 6)]


def test_a_run_that_was_killed(tmp_path: Path) -> None:
    """What was solved before a kill is there, and the next run goes on behind it."""
    path = tmp_path / "killed.sqlite"
    command = [sys.executable, "-m", "rookery", "solve", naive.KEY, "--players", "1", "--workers", "1"]
    run = subprocess.Popen([*command, "--database", str(path), "--build", "100000"])
    deadline = time.monotonic() + limits.HANGING
    try:
        while not _rows(path):
            assert run.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        run.kill()
        run.wait()
    known = _rows(path)
    with deals.build(path, ALONE, known + 2, workers=1) as file:
        assert [deal.number for deal in file] == list(range(known + 2))
        [last] = [deal for deal in file if deal.number == known + 1]
        assert last.plies == Solver().solve(ALONE.start(known + 1)).plies


def _rows(path: Path) -> int:
    """How many deals are in a database that somebody may be writing."""
    try:
        with Database(path, ALONE) as file:
            return len(file)
    except BadDatabase:
        return 0


def test_a_run_that_was_killed_at_once(tmp_path: Path) -> None:
    """A file in which nothing is yet is begun anew."""
    path = tmp_path / "empty.sqlite"
    path.touch()
    with deals.build(path, ALONE, 1, workers=1) as file:
        assert len(file) == 1


def test_an_interrupt_keeps_what_was_solved(tmp_path: Path) -> None:
    """Ctrl-C in mid-run loses nothing."""

    def interrupt(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    path = tmp_path / "a.sqlite"
    with pytest.raises(KeyboardInterrupt):
        deals.build(path, ALONE, 5, workers=1, progress=interrupt)
    with Database(path, ALONE) as file:
        assert file.numbers() == {0, 1}


def test_small_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All reduced deals of the small start are solved, each with its weight."""
    whole = deals.tasks(GAME, None)
    monkeypatch.setattr(deals, "tasks", lambda *_: whole[:40])
    with deals.build(tmp_path / "small.sqlite", GAME, None, workers=1) as file:
        assert {deal.weight for deal in file} <= {24, 48}
        assert all(deal.winner == (0 if deal.worth > 0 else 1) for deal in file)
        assert len(file) == 40


def test_other_kinds_of_deals(tmp_path: Path) -> None:
    """Seeds do not go into a database of small deals."""
    path = tmp_path / "a.sqlite"
    deals.build(path, ALONE, 1, workers=1).close()
    with pytest.raises(BadDatabase, match="another kind"):
        deals.build(path, ALONE, None, workers=1)


@pytest.mark.parametrize(("count", "workers"), [(0, 1), (1, 0)])
def test_numbers_are_checked(tmp_path: Path, count: int, workers: int) -> None:
    """No deals, or nobody to solve them, are refused before a file is made."""
    with pytest.raises(rookery.RookeryError):
        deals.build(tmp_path / "a.sqlite", ALONE, count, workers=workers)
    assert not (tmp_path / "a.sqlite").exists()


def test_no_file_is_made_where_nothing_can_be_solved(tmp_path: Path) -> None:
    """Three players are refused first."""
    with pytest.raises(rookery.solver.CannotSolve):
        deals.build(tmp_path / "a.sqlite", rookery.game(naive.KEY, players=3), 1)
    assert list(tmp_path.iterdir()) == []
