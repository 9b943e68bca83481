"""Backups: whole, checked, and made beside a server at work."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rookery.server.admin import backup
from rookery.server.admin.backup import BadBackup, back_up, check, refuse_what_is_none
from rookery.server.http.security import KEY_FILE
from tests.server.services import services, under_way

pytestmark = pytest.mark.anyio


async def test_a_backup_of_a_server_at_work(tmp_path: Path) -> None:
    """It holds every match and the keys, is one file for the owner alone, and the server has not noticed."""
    folder, file = tmp_path / "server", tmp_path / "copy"
    async with services(folder) as (service,):
        (folder / KEY_FILE).write_text("1 " + "k" * 40 + "\n", encoding="ascii")
        live = await under_way(service)
        found = await back_up(folder, None, file)
        assert (found.matches, found.events, found.played, found.damaged) == (1, live.match.seq, 1, [])
        await under_way(service)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy"]
    refuse_what_is_none(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT id FROM matches").fetchall() == [(live.id,)]
        assert connection.execute(f"SELECT line FROM {backup.KEYS}").fetchall() == [("1 " + "k" * 40,)]  # noqa: S608


async def test_damage_is_found(tmp_path: Path) -> None:
    """A match that cannot be read or played is named, others are not; rules that are not here are no damage."""
    async with services(tmp_path) as (service,):
        unread, unplayed, unknown, _ = [(await under_way(service)).id for _ in range(4)]
    with closing(sqlite3.connect(tmp_path / "matches.db")) as database, database:
        change = "UPDATE events SET body = replace(body, ?, ?) WHERE match = ?"
        database.execute(change, ["{", "[", unread])
        database.execute(change, ['"seat":1', '"seat":9', unplayed])
        database.execute(change, ['"version":', '"version":9', unknown])
    found = await back_up(tmp_path, None, tmp_path / "copy", play_all=True)
    assert (found.matches, sorted(found.damaged), found.unknown, found.played) == (4, sorted([unread, unplayed]), 1, 1)


async def test_a_sample_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many matches only some are played through, unless all are wanted."""
    monkeypatch.setattr(backup, "PLAYED", 1)
    async with services(tmp_path) as (service,):
        for _ in range(3):
            await under_way(service)
    assert (check(tmp_path / "matches.db").played, check(tmp_path / "matches.db", play_all=True).played) == (1, 3)


async def test_what_cannot_be_written(tmp_path: Path) -> None:
    """A file that is there, or a folder that is not, is refused, and nothing is left behind."""
    async with services(tmp_path / "server"):
        pass
    (tmp_path / "there").write_text("x", encoding="ascii")
    with pytest.raises(BadBackup, match="already exists"):
        await back_up(tmp_path / "server", None, tmp_path / "there")
    with pytest.raises(BadBackup, match="cannot be written"):
        await back_up(tmp_path / "server", None, tmp_path / "no" / "folder")
    assert (tmp_path / "there").read_text(encoding="ascii") == "x"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["server", "there"]


async def test_what_is_no_backup(tmp_path: Path) -> None:
    """Nothing, a text, a server's own file, a torn backup: all refused in one sentence."""
    async with services(tmp_path / "server") as (service,):
        await under_way(service)
        await back_up(tmp_path / "server", None, tmp_path / "copy")
    (tmp_path / "text").write_text("penguins " * 1000, encoding="ascii")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "torn").write_bytes(whole[: len(whole) // 2])
    for name in ("nothing", "text", "torn", "server/matches.db"):
        with pytest.raises(BadBackup, match="is not a Rookery backup, or is damaged"):
            refuse_what_is_none(tmp_path / name)
