"""The program benchmarks/store.py."""

import sys
from pathlib import Path

import pytest
from benchmarks import store

import rookery


def numbers(line: str) -> list[float]:
    """The figures of a line."""
    return [float(cell.strip(" |").replace(",", "")) for cell in line.split(" | ")[1:]]


def test_the_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], postgresql_server: str, tmp_path: Path
) -> None:
    """Both ways of committing and a PostgreSQL database are measured in one run, and a match of each game is opened."""
    page = tmp_path / "store.md"
    monkeypatch.setattr(store, "MOVES", 40)
    monkeypatch.setattr(store, "TIMES", 2)
    chosen = ["--seconds", "0.05", "--database", postgresql_server, "--out", str(page)]
    monkeypatch.setattr(sys, "argv", ["store.py", *chosen])
    store.main()
    printed = capsys.readouterr().out
    stores, matches = (part.splitlines()[2:] for part in printed.strip().split("\n\n"))
    names = [line.split(" | ")[0] for line in stores]
    assert names == ["| SQLite, commits of their own", "| SQLite", "| PostgreSQL"]
    for line in stores:
        appends, ratio, middle, late, load = numbers(line)
        assert min(appends, ratio, load) > 0
        assert 0 < middle <= late
    assert [line.split(" | ")[0] for line in matches] == [f"| {key}" for key in rookery.games()]
    for line in matches:
        events, middle, worst = numbers(line)
        assert events > 10
        assert 0 < middle <= worst
    assert printed.strip() in page.read_text(encoding="utf-8")
