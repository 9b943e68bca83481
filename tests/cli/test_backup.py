"""``rookery backup`` and ``rookery restore``."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rookery.cli.main import main
from rookery.server.http.security import KEY_FILE
from tests.server.services import services, under_way


def filled(folder: Path) -> None:
    """A server's folder with a match in it."""

    async def fill() -> None:
        async with services(folder) as (service,):
            await under_way(service)

    asyncio.run(fill())


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is written can be restored; people get a line about the check, programs the figures."""
    filled(tmp_path / "old")
    file = str(tmp_path / "copy")
    assert main(["backup", file, "--data", str(tmp_path / "old")]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Backup written to {file}: 1 match, ")
    assert "1 match was played through" in out
    assert main(["restore", file, "--data", str(tmp_path / "new"), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["matches"], facts["played"], facts["damaged"]) == (1, 1, [])
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_has_no_keys_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever names another folder than the server's hears that its guests would be lost; with keys nothing is said."""
    filled(tmp_path)
    for name, keys in (("without", None), ("with", "1 " + "k" * 40 + "\n")):
        if keys:
            (tmp_path / KEY_FILE).write_text(keys, encoding="ascii")
        main(["backup", str(tmp_path / name), "--data", str(tmp_path)])
        assert ("ROOKERY_KEYS" in capsys.readouterr().out) is (keys is None)
        main(["restore", str(tmp_path / name), "--data", str(tmp_path / f"restored {name}")])
        assert ("ROOKERY_KEYS" in capsys.readouterr().out) is (keys is None)


def test_damage_is_told_by_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup with a damaged match is written all the same, and exit code 1 says so to scripts."""
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "matches.db")) as database, database:
        database.execute("UPDATE events SET body = '{' WHERE seq = 2")
    with pytest.raises(SystemExit) as end:
        main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)])
    assert end.value.code == 1
    assert "\ndamaged  " in capsys.readouterr().out
    assert (tmp_path / "copy").exists()


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No matches, no backup: one line, exit code 2, nothing made."""
    for words in (["backup", str(tmp_path / "copy")], ["restore", str(tmp_path / "nothing")]):
        assert main([*words, "--data", str(tmp_path / "empty")]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
