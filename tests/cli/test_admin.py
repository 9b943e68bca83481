"""``rookery admin``, beside a server at work: what it prints, what servers notice, what is refused."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rookery.cli.main import main
from rookery.server.matches import notices
from tests.limits import HANGING
from tests.server.conftest import anyio_backend, house
from tests.server.visitors import House, Visitor, heard

__all__ = ["anyio_backend", "house"]
pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look for notices without a pause that a test would have to wait for."""
    monkeypatch.setattr(notices, "PAUSE", 0.01)


class Desk:
    """An operator of a server at work."""

    def __init__(self, house: House, capsys: pytest.CaptureFixture[str]) -> None:
        self.house = house
        self._capsys = capsys

    async def run(self, *words: str, code: int = 0) -> str:
        """A command in a process of its own, as far as the server can tell; what it prints."""
        arguments = ["admin", *words, "--data", str(self.house.folder)]
        self._capsys.readouterr()
        assert await asyncio.to_thread(main, arguments) == code
        out, err = self._capsys.readouterr()
        told = [line for line in err.splitlines() if not line.startswith("{")]
        assert len(told) == (code == 2)
        return told[0] if code == 2 else out

    async def facts(self, *words: str) -> Any:
        """What a program reads."""
        return json.loads(await self.run(*words, "--json"))


@pytest.fixture(name="desk")
def _desk(house: House, capsys: pytest.CaptureFixture[str]) -> Desk:
    """An operator."""
    return Desk(house, capsys)


async def seated(house: House) -> tuple[Visitor, str]:
    """Somebody who sits in a match that she has opened, against a bot."""
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", None, "egg")
    await ann.done(opened["match"], 0, 1, "join", name="Ann")
    return ann, opened["match"]


async def test_matches_are_listed_and_shown(desk: Desk) -> None:
    """To people in lines, to programs as JSON: the game, the stage, who sits there and their ids."""
    ann, match = await seated(desk.house)
    [facts] = await desk.facts("list", "--stage", "playing", "--game", "penguin-soccer", "--person", ann.guest)
    assert (facts["match"], facts["host"], facts["public"]) == (match, ann.guest, False)
    assert facts["seats"] == [
        {"name": "Ann", "person": ann.guest, "bot": None},
        {"name": None, "person": None, "bot": "egg"},
    ]
    assert await desk.facts("show", match) == facts
    line = await desk.run("list")
    assert line.startswith(f"{match}  playing  penguin-soccer  ")
    assert line.endswith("  Ann, egg\n")
    assert f"seat 1  Ann  {ann.guest}\n" in await desk.run("show", match)
    assert await desk.facts("list", "--stage", "over") == []
    assert await desk.facts("list", "--unchanged", "1d") == []


async def test_a_match_is_called_off_whoever_plays(desk: Desk) -> None:
    """Its players hear of it at once; nobody wins, and a second time there is nothing to end."""
    ann, match = await seated(desk.house)
    async with ann.socket(match) as connection:
        await heard(connection)
        assert await desk.facts("end", match) == {"ended": match}
        async with asyncio.timeout(HANGING):
            while (ended := (await heard(connection))["events"][-1])["type"] != "ended":
                pass
    assert (ended["reason"], ended["winners"]) == ("called-off", [])
    assert "is over" in await desk.run("end", match, code=2)
    assert "nobody" in await desk.run("end", "nobody", code=2)


async def test_links_are_revoked_by_operators(desk: Desk) -> None:
    """One, or all of a match; the host sees those that work then."""
    ann = await desk.house.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    match, before = opened["match"], {"seats": opened["seats"], "watch": opened["watch"]}
    path = f"/api/matches/{match}/links"
    assert (await ann.get(path)).json() == before
    assert "no longer work" in await desk.run("revoke", match, "--seat", "2")
    async with asyncio.timeout(HANGING):
        while (after := (await ann.get(path)).json()) == before:
            await asyncio.sleep(0.01)
    assert (after["seats"][0], after["watch"]) == (before["seats"][0], before["watch"])
    await desk.run("revoke", match)
    async with asyncio.timeout(HANGING):
        while (last := (await ann.get(path)).json()) == after:
            await asyncio.sleep(0.01)
    assert last["watch"] != after["watch"]
    assert all(one != other for one, other in zip(last["seats"], after["seats"], strict=True))
    assert "no seat 9" in await desk.run("revoke", match, "--seat", "9", code=2)


async def test_who_plays_hears_that_a_match_is_deleted(desk: Desk) -> None:
    """The server unloads it and hangs up, and it is gone for everybody."""
    ann, match = await seated(desk.house)
    async with ann.socket(match) as connection:
        await heard(connection)
        assert await desk.run("delete", match) == f"Match {match} is deleted.\n"
        assert (await heard(connection, "bye"))["code"] == "unknown-match"
    assert (await ann.get(f"/api/matches/{match}")).status_code == 404
    assert (await ann.get("/health")).status_code == 200


async def test_a_person_is_forgotten(desk: Desk) -> None:
    """The game stays without the name, and the person has nothing to do with it any more."""
    ann, match = await seated(desk.house)
    assert await desk.facts("forget", ann.guest) == {"forgotten": ann.guest, "matches": 1}
    [facts] = await desk.facts("list")
    assert facts["match"] == match
    assert "Ann" not in json.dumps(facts)
    assert ann.guest not in json.dumps(facts)
    async with asyncio.timeout(HANGING):
        while (await ann.get(f"/api/matches/{match}")).is_success:
            await asyncio.sleep(0.01)
    assert (await ann.get("/api/matches")).json()["mine"] == []


async def test_an_address_is_banned_and_let_in_again(desk: Desk) -> None:
    """Requests are refused while the ban lasts; the list shows it."""
    visitor = await desk.house.visitor()
    facts = await desk.facts("ban", "127.0.0.1", "--for", "1h")
    assert facts["banned"] == "127.0.0.1/32"
    async with asyncio.timeout(HANGING):
        while (answer := await visitor.get("/api/matches")).status_code != 403:
            await asyncio.sleep(0.01)
    assert answer.json()["code"] == "banned"
    assert 3000 < int(answer.headers["retry-after"]) <= 3601
    assert (await desk.run("bans")).startswith("127.0.0.1/32  until ")
    assert await desk.facts("bans") == [{"network": "127.0.0.1/32", "until": facts["until"]}]
    assert await desk.run("unban", "127.0.0.1") == "127.0.0.1/32 is no longer banned.\n"
    async with asyncio.timeout(HANGING):
        while not (await visitor.get("/api/matches")).is_success:
            await asyncio.sleep(0.01)


async def test_tidying(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been kept for long enough by the settings is told first, deleted then, and servers unload it."""
    ann, match = await seated(desk.house)
    monkeypatch.setenv("ROOKERY_RETENTION_ABANDONED", "0")
    assert await desk.facts("tidy", "--dry-run") == {"deleted": False, "matches": [match]}
    assert (await desk.run("tidy", "--dry-run")).endswith("\n1 match would be deleted.\n")
    async with ann.socket(match) as connection:
        assert (await desk.run("tidy")).endswith("\n1 match was deleted.\n")
        assert (await heard(connection, "bye"))["code"] == "unknown-match"
    assert await desk.facts("tidy") == {"deleted": True, "matches": []}


async def test_bad_input(desk: Desk) -> None:
    """One line and exit code 2, each with what would be right."""
    for words, part in (
        (["show", "nobody"], "there is no match nobody"),
        (["delete", "nobody"], "there is no match nobody"),
        (["forget", "nobody"], "nobody with the id nobody"),
        (["ban", "penguin"], "write one like 203.0.113.7"),
        (["ban", "203.0.113.7", "--for", "long"], "must be a time such as 30m"),
        (["unban", "203.0.113.7"], "is not banned"),
        (["list", "--limit", "x"], "--limit"),
        (["list", "--unchanged", "x"], "must be a time such as 30m"),
    ):
        assert part in await desk.run(*words, code=2)


def test_no_store_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder without matches is refused, and stays as it is."""
    assert main(["admin", "list", "--data", str(tmp_path)]) == 2
    assert "there are no matches in" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
