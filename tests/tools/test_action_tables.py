"""The tool that writes action tables."""

from pathlib import Path

import pytest
from tools import action_tables


def test_what_is_there_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New tables are written; one that is there stays, whatever it says."""
    monkeypatch.setattr(action_tables, "FOLDER", tmp_path / "actions")
    monkeypatch.setattr(action_tables, "table", lambda game: f"0 {game.key}\n")
    kept = tmp_path / "actions" / "polar-dare.txt"
    kept.parent.mkdir()
    kept.write_text("as it was\n")
    action_tables.main()
    assert kept.read_text() == "as it was\n"
    assert (tmp_path / "actions" / "penguin-soccer.txt").read_text() == "0 penguin-soccer\n"
