"""Runs of benchmarks/kill.py, added up."""

import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import kill
from benchmarks.kill_tally import Findings


def run(monkeypatch: pytest.MonkeyPatch, found: Findings | None, *arguments: str) -> None:
    """The program with these arguments, and with kills that find this; a move is lost if there is nothing."""

    async def killed(*_: Any) -> Findings:
        if found is None:
            raise kill.Lost("moves differ")
        return found

    monkeypatch.setattr(kill, "killed_often", killed)
    monkeypatch.setattr(sys, "argv", ["kill.py", *arguments])
    kill.main()


def test_short_runs_count_as_a_long_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A run is added to those on file with its seed, and the page has the sums of each form."""
    tally, page = tmp_path / "tally.json", tmp_path / "kill.md"
    files = ["--tally", str(tally), "--out", str(page)]
    run(monkeypatch, Findings(100, 80, 20, 0, 22, 1300), "sqlite", "--seed", "1", *files)
    run(monkeypatch, Findings(30, 20, 5, 3, 4, 250), "database", "--seed", "1", *files)
    run(monkeypatch, Findings(50, 40, 10, 0, 11, 640), "sqlite", "--seed", "2", *files)
    rows = [
        "| a server, SQLite | 2 | 150 | 120 | 30 |  | 33 | 1940 | 0 |",
        "| PostgreSQL, under two servers | 1 | 30 | 20 | 5 | 3 | 4 | 250 | 0 |",
    ]
    assert capsys.readouterr().out.splitlines()[-2:] == rows
    assert page.read_text(encoding="utf-8").splitlines()[-2:] == rows


def test_no_run_counts_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The same seed again is refused before anybody is killed, and a run in which a move was lost is not counted."""
    tally = tmp_path / "tally.json"
    run(monkeypatch, Findings(kills=5), "sqlite", "--tally", str(tally))
    kept = tally.read_bytes()
    with pytest.raises(SystemExit, match="seed 0; choose another"):
        run(monkeypatch, Findings(kills=5), "sqlite", "--tally", str(tally))
    with pytest.raises(SystemExit, match="moves differ"):
        run(monkeypatch, None, "sqlite", "--seed", "7", "--tally", str(tally))
    assert tally.read_bytes() == kept
    capsys.readouterr()
