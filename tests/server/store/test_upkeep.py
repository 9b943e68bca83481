"""What operators ask of a store: the same on both databases."""

import time

import pytest
from sqlalchemy import select

from rookery.server.store import MatchRow, Store, StoreProblem
from rookery.server.store import upkeep as module
from rookery.server.store.schema import bans
from rookery.server.store.upkeep import Ban, Notice, Upkeep, Wanted
from tests.server.store.databases import joined, match, moved, replaced
from tests.server.store.test_model import STARTED

pytestmark = pytest.mark.anyio


def ids(rows: list[MatchRow]) -> list[str]:
    """The ids of some matches."""
    return [row.id for row in rows]


async def test_matches_are_found_by_what_they_are(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """By stage, game, person and the time of the last event, newest first, however many there are."""
    monkeypatch.setattr(module, "PAGE", 2)
    upkeep = Upkeep(store)
    for number in range(5):
        name = f"m{number}"
        first = replaced(match(name).events[0], game="odd" if number % 2 else "even", at=1000 * number)
        await store.create(match(name, created=number, events=(first,), host=f"host{number}"))
    await store.append("m3", [joined(2, "ann"), replaced(STARTED, seq=3)])
    assert ids(await upkeep.matches(Wanted(), 10)) == ["m4", "m3", "m2", "m1", "m0"]
    assert ids(await upkeep.matches(Wanted(), 3)) == ["m4", "m3", "m2"]
    assert ids(await upkeep.matches(Wanted(stage="playing"), 10)) == ["m3"]
    assert ids(await upkeep.matches(Wanted(game="odd"), 10)) == ["m3", "m1"]
    assert ids(await upkeep.matches(Wanted(game="odd", guest="ann"), 10)) == ["m3"]
    assert ids(await upkeep.matches(Wanted(guest="host2"), 10)) == ["m2"]
    assert ids(await upkeep.matches(Wanted(changed_before=2001), 10)) == ["m3", "m2", "m1", "m0"]
    found = await upkeep.match("m3")
    assert found is not None
    assert found.stage == "playing"
    assert await upkeep.match("m9") is None


async def test_a_deleted_match_leaves_nothing(store: Store) -> None:
    """Its events and guests go with it; others stay, and servers get a notice."""
    upkeep = Upkeep(store)
    for name in ("m", "other"):
        await store.create(match(name))
        await store.append(name, [joined(2, "ann"), moved(3)])
    before = await upkeep.newest()
    await upkeep.delete("m")
    assert not await upkeep.exists("m")
    assert await store.load("m") is None
    assert await store.events("m", 0) == []
    assert ids(await store.recent("ann", 10)) == ["other"]
    assert await upkeep.matches_of("ann") == ["other"]
    assert await upkeep.notices(before) == [Notice(before + 1, "deleted", "m")]
    with pytest.raises(StoreProblem) as problem:
        await store.append("m", [moved(4)])
    assert problem.value.code == "unknown-match"


async def test_a_person_gets_another_id(store: Store) -> None:
    """The host, the list of guests and the events that are given are changed in one match only."""
    upkeep = Upkeep(store)
    for name in ("m", "other"):
        await store.create(match(name, host="ann"))
        await store.append(name, [joined(2, "ann"), moved(3)])
    assert sorted(await upkeep.matches_of("ann")) == ["m", "other"]
    await upkeep.rewrite("m", "ann", "x", [replaced(joined(2, "ann"), guest="x", name="-")])
    stored = await store.load("m")
    assert stored is not None
    assert (stored.host, stored.events[1:]) == ("x", (replaced(joined(2, "ann"), guest="x", name="-"), moved(3)))
    assert ids(await store.recent("x", 10)) == ["m"]
    assert ids(await store.recent("ann", 10)) == ["other"]


async def test_bans_last_as_long_as_they_should(store: Store) -> None:
    """A ban that is over is none; a second one for the same network replaces the first."""
    upkeep = Upkeep(store)
    soon = time.time_ns() // 1_000_000 + 3_600_000
    await upkeep.ban("203.0.113.0/24", soon)
    await upkeep.ban("203.0.113.0/24", soon + 1)
    await upkeep.ban("198.51.100.7/32", 1)
    assert await upkeep.bans() == [Ban("203.0.113.0/24", soon + 1)]
    await upkeep.drop_old_bans()
    assert await upkeep.bans() == [Ban("203.0.113.0/24", soon + 1)]
    await upkeep.unban("203.0.113.0/24")
    assert await upkeep.bans() == []
    assert await store.ask(upkeep._worded(select(bans))) == []
    assert {notice.kind for notice in await upkeep.notices(0)} == {"bans"}


async def test_notices_go_after_a_while_and_their_numbers_never_come_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old notices make place; a server that has read up to a number misses none."""
    upkeep = Upkeep(store)
    assert await upkeep.newest() == 0
    await upkeep.appended("m")
    monkeypatch.setattr(module, "KEPT", -1_000_000)
    await upkeep.appended("n")
    assert await upkeep.notices(0) == [Notice(2, "appended", "n")]
    await upkeep.appended("o")
    assert await upkeep.notices(2) == [Notice(3, "appended", "o")]
