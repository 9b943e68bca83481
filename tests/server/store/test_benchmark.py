"""The program benchmarks/store.py."""

import sys

import pytest
from benchmarks import store


def test_a_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], postgresql_server: str
) -> None:
    """Both ways of committing and a PostgreSQL database are measured in one run."""
    monkeypatch.setattr(sys, "argv", ["store.py", "--seconds", "0.05", "--database", postgresql_server])
    store.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines[2:]] == [
        "| SQLite, commits of their own",
        "| SQLite",
        "| PostgreSQL",
    ]
    for line in lines[2:]:
        appends, ratio, middle, late, load = (
            float(cell.strip(" |").replace(",", "")) for cell in line.split(" | ")[1:]
        )
        assert appends > 0
        assert ratio > 0
        assert 0 < middle <= late
        assert load > 0
