"""What every store promises, on every database."""

import asyncio
import random
import uuid
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rookery.play.events import Clock, Ended, Started
from rookery.server.store import Conflict, InPlay, Poke, Run, Store, StoredMatch, StoreProblem
from tests.limits import HANGING
from tests.server.store.databases import Database, joined, match, moved, numbers, replaced

pytestmark = pytest.mark.anyio

STARTED = Started(seq=2, at=2000, position="a position")
ENDED = Ended(seq=3, at=3000, reason="goal", winners=(0,), scores=(1, -1), ranks=None, secret="00")  # noqa: S106 - no password


async def kept(store: Store, name: str = "m") -> StoredMatch:
    """A match that must be there."""
    found = await store.load(name)
    assert found is not None
    return found


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    """What was created is what is loaded, and events follow in their order."""
    made = match(events=(*match().events, joined(2, "anna")))
    await store.create(made)
    assert await store.load("m") == made
    more = (moved(3, "k1", "é\u0000“\U0001f427"), moved(4))
    await store.append("m", more)
    assert await store.load("m") == replace(made, events=made.events + more)
    assert await store.load("n") is None


async def test_a_match_may_have_no_host_and_stay_private(store: Store) -> None:
    """Nobody's match is kept too."""
    made = match(host=None, public=False, seat_tokens=())
    await store.create(made)
    assert await store.load("m") == made


async def test_events_after_a_number(store: Store) -> None:
    """A reader that has some events fetches the others."""
    await store.create(match())
    await store.append("m", [moved(2), moved(3)])
    assert numbers(await store.events("m", 0)) == [1, 2, 3]
    assert await store.events("m", 2) == [moved(3)]
    assert await store.events("m", 3) == []
    assert await store.events("n", 0) == []


async def test_what_is_kept_survives(database: Database) -> None:
    """A store that is closed and opened again has everything."""
    store = await database.open()
    await store.create(match())
    await store.append("m", [moved(2)])
    await store.close()
    assert numbers((await kept(await database.open())).events) == [1, 2]


@pytest.mark.parametrize(
    "events",
    [
        [moved(2)],
        [moved(1)],
        [moved(4)],
        [moved(3, "taken")],
        [moved(3), moved(4, "taken")],
        [moved(3, "new"), moved(4, "new")],
    ],
    ids=["seq-taken", "first-again", "gap", "key-taken", "key-taken-later", "key-twice"],
)
async def test_a_conflict_keeps_nothing(store: Store, events: list[object]) -> None:
    """A number or key that is taken refuses all events of an append, and the next append works."""
    await store.create(match())
    await store.append("m", [moved(2, "taken")])
    with pytest.raises(Conflict):
        await store.append("m", events)  # type: ignore[arg-type]  # they are events
    assert numbers((await kept(store)).events) == [1, 2]
    await store.append("m", [moved(3, "new")])
    assert numbers((await kept(store)).events) == [1, 2, 3]


async def test_a_key_belongs_to_its_match(store: Store) -> None:
    """Two matches may know the same key."""
    for name in "mn":
        await store.create(match(name))
        await store.append(name, [moved(2, "same")])
        assert numbers((await kept(store, name)).events) == [1, 2]


async def test_no_match_no_events(store: Store) -> None:
    """Events of a match that was never created are refused."""
    with pytest.raises(StoreProblem, match="there is no match m") as problem:
        await store.append("m", [moved(2)])
    assert problem.value.code == "unknown-match"


async def test_an_id_is_given_once(store: Store) -> None:
    """A second match of the same id is refused, and the first one stays as it was."""
    await store.create(match())
    with pytest.raises(StoreProblem) as problem:
        await store.create(match(host="other"))
    assert problem.value.code == "match-exists"
    assert await store.load("m") == match()


async def test_recent_matches_of_a_guest(store: Store) -> None:
    """A guest sees the matches that they opened or sat in, newest first, and no others."""
    await store.create(match("a", created=10, host="anna"))
    await store.create(match("b", created=30, host="anna", public=False))
    await store.create(match("c", created=20, host="bert"))
    await store.append("c", [joined(2, "anna")])
    await store.append("c", [joined(3, "anna"), replaced(STARTED, seq=4, at=4000)])
    await store.create(match("d", created=40, host="bert"))
    rows = await store.recent("anna", 10)
    assert [row.id for row in rows] == ["b", "c", "a"]
    assert [(row.stage, row.seq, row.changed, row.host, row.public) for row in rows] == [
        ("open", 1, 1000, "anna", False),
        ("playing", 4, 4000, "bert", True),
        ("open", 1, 1000, "anna", True),
    ]
    assert rows[1].opening == match("c").events[0]
    assert [row.id for row in await store.recent("anna", 2)] == ["b", "c"]
    assert await store.recent("carl", 10) == []


async def test_unfinished_matches_of_a_host(store: Store) -> None:
    """What a guest has opened counts until it is over; where they only sit does not."""
    for name in ("a", "b", "c"):
        await store.create(match(name, host="anna", public=name == "a"))
    await store.create(match("d", host="bert"))
    await store.append("d", [joined(2, "anna")])
    await store.append("b", [STARTED])
    assert await store.unfinished("anna") == 3
    await store.append("b", [ENDED])
    assert [await store.unfinished(guest) for guest in ("anna", "bert", "carl")] == [2, 1, 0]


async def test_open_matches(store: Store) -> None:
    """Public matches are listed until they start, newest first."""
    await store.create(match("a", created=10))
    await store.create(match("b", created=30))
    await store.create(match("c", created=20, public=False))
    await store.create(match("d", created=40, events=(*match("d").events, STARTED)))
    assert [row.id for row in await store.open_matches(10)] == ["b", "a"]
    assert [row.id for row in await store.open_matches(1)] == ["b"]
    await store.append("b", [STARTED])
    assert [row.id for row in await store.open_matches(10)] == ["a"]
    await store.append("b", [ENDED])
    assert {row.id: row.stage for row in await store.recent("host", 10)} == {
        "a": "open",
        "b": "over",
        "c": "open",
        "d": "playing",
    }


async def test_matches_in_play(store: Store) -> None:
    """Matches are listed from their start to their end, public or not, newest first, page by page."""
    assert await store.in_play(10) == []
    for name, created in (("a", 10), ("b", 30), ("c", 20), ("d", 20), ("e", 40), ("f", 2**62)):
        await store.create(match(name, created=created, public=name < "c", events=(*match(name).events, STARTED)))
    await store.create(match("g", created=50))
    await store.append("e", [ENDED])
    everything = [InPlay(2**62, "f"), InPlay(30, "b"), InPlay(20, "d"), InPlay(20, "c"), InPlay(10, "a")]
    assert await store.in_play(10) == everything
    assert await store.in_play(3) == everything[:3]
    assert await store.in_play(3, everything[2]) == everything[3:]
    assert await store.in_play(3, everything[-1]) == []
    # One that is over by now still has its place.
    assert await store.in_play(2, InPlay(40, "e")) == everything[1:3]
    await store.append("g", [STARTED])
    assert InPlay(50, "g") in await store.in_play(2)


async def test_untimed_matches_are_told_apart(store: Store) -> None:
    """Whether a match in play has a clock is known without its rules."""
    for name, clock in (("a", Clock()), ("b", Clock(game=60))):
        opening = replaced(match(name).events[0], clock=clock)
        await store.create(match(name, created=ord(name), events=(opening, STARTED)))
    assert await store.in_play(10) == [InPlay(98, "b", timed=True), InPlay(97, "a", timed=False)]


async def test_old_matches(store: Store) -> None:
    """Matches of a stage from before a time are listed, oldest first, page by page."""
    for name, created in (("a", 10), ("b", 30), ("c", 20), ("d", 20), ("e", 40)):
        await store.create(match(name, created=created))
    await store.append("d", [STARTED])
    rows = await store.aged("open", 40, 10)
    assert [row.id for row in rows] == ["a", "c", "b"]
    assert [row.id for row in await store.aged("open", 40, 2)] == ["a", "c"]
    assert [row.id for row in await store.aged("open", 40, 2, rows[1])] == ["b"]
    assert [(row.id, row.changed, row.seq) for row in await store.aged("playing", 40, 2)] == [("d", 2000, 2)]
    assert await store.aged("over", 40, 2) == []


async def test_a_match_is_deleted_for_good(store: Store) -> None:
    """Nothing of it is left, the others stay, and its id may be given again; one that has gone on is not deleted."""
    for name in "mn":
        await store.create(match(name))
        await store.append(name, [joined(2, "anna")])
    assert not await store.delete("m", 1)
    assert await store.load("m") is not None
    assert await store.delete("m", 2)
    assert not await store.delete("m", 2)
    assert await store.load("m") is None
    assert await store.events("m", 0) == []
    assert [row.id for row in await store.recent("anna", 10)] == ["n"]
    with pytest.raises(StoreProblem, match="there is no match m"):
        await store.append("m", [moved(3)])
    await store.create(match("m"))
    assert [row.id for row in await store.recent("anna", 10)] == ["n"]


async def test_servers_leave_notes(store: Store) -> None:
    """Each has one note, which it renews; what is very old is forgotten."""
    assert await store.runs() == []
    month = 30 * 24 * 3_600_000
    await store.beat(Run("a", 1, 1))
    await store.beat(Run("a", 1, 500))
    await store.beat(Run("b", 400, month))
    assert sorted(await store.runs()) == [Run("a", 1, 500), Run("b", 400, month)]
    await store.beat(Run("c", 3 * month, 3 * month + 1000))
    assert sorted(await store.runs()) == [Run("b", 400, month), Run("c", 3 * month, 3 * month + 1000)]


async def test_pokes_follow_commits(store: Store) -> None:
    """A listener hears of every append from then on, in order, and finds its events."""
    await store.create(match())
    async with store.pokes() as pokes:
        for seq in (2, 3):
            await store.append("m", [moved(seq)])
        with pytest.raises(Conflict):
            await store.append("m", [moved(3)])
        await store.append("m", [moved(4), moved(5)])
        for seq in (2, 3, 5):
            assert await asyncio.wait_for(anext(pokes), HANGING) == Poke("m", seq)
            assert len(await store.events("m", 0)) >= seq


async def test_health_and_closing(store: Store) -> None:
    """A store that works is healthy; one that is closed refuses, at once and in words."""
    await store.health()
    await store.create(match())
    await store.close()
    for asking in (store.append("m", [moved(2)]), store.load("m"), store.health()):
        with pytest.raises(StoreProblem) as problem:
            await asking
        assert problem.value.code == "database-closed"


async def test_events_come_without_gaps(store: Store) -> None:
    """Events that do not even follow each other are a mistake of the caller's."""
    await store.create(match())
    for wrong in ([], [moved(2), moved(4)]):
        with pytest.raises(ValueError, match="without gaps"):
            await store.append("m", wrong)
    with pytest.raises(ValueError, match="number 1"):
        await store.create(match("n", events=(replaced(match().events[0], seq=2),)))


async def test_several_stores_share_a_match(database: Database) -> None:
    """Processes that append at once never lose an event, never leave a gap, and each key is kept once."""
    stores = [await database.open() for _ in range(3)]
    await stores[0].create(match())

    async def player(name: int) -> list[str]:
        kept_keys = []
        store = stores[name % 3]
        for turn in range(8):
            key = f"{name}-{turn}"
            while True:
                last = (await store.events("m", 0))[-1].seq
                try:
                    await store.append("m", [moved(last + 1, key), moved(last + 2)][: 1 + name % 2])
                except Conflict:
                    continue
                kept_keys.append(key)
                break
        return kept_keys

    acknowledged = [key for keys in await asyncio.gather(*map(player, range(5))) for key in keys]
    events = (await kept(stores[1])).events
    assert numbers(events) == list(range(1, len(events) + 1))
    assert sorted(event.key for event in events if event.key) == sorted(acknowledged)
    assert len(acknowledged) == 40


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    tries=st.lists(
        st.lists(st.tuples(st.integers(0, 2), st.integers(1, 3), st.sampled_from([None, "a", "b", "c"])), max_size=6),
        min_size=1,
        max_size=5,
    ),
    order=st.integers(0, 2**32),
)
async def test_any_interleaving(database: Database, tries: list[list[tuple[int, int, str | None]]], order: int) -> None:
    """Whatever several tasks try, what is acknowledged is there, what is refused is not, and numbers have no gaps."""
    if not database.stores:
        for _ in range(2):
            await database.open()
    name = uuid.uuid4().hex
    await database.stores[0].create(match(name))
    pick = random.Random(order)  # noqa: S311 - no secret
    acknowledged: list[object] = []

    async def task(steps: list[tuple[int, int, str | None]]) -> None:
        for ahead, count, key in steps:
            store = pick.choice(database.stores)
            first = len(await store.events(name, 0)) + ahead
            # Each try is told from all others by its move.
            move = f"try {len(acknowledged)} {pick.random()}"
            events = [moved(first + n, None if n else key, move) for n in range(count)]
            try:
                await store.append(name, events)
            except Conflict:
                continue
            acknowledged.extend(events)

    await asyncio.gather(*map(task, tries))
    events = (await kept(database.stores[-1], name)).events
    assert numbers(events) == list(range(1, len(events) + 1))
    assert sorted(map(repr, events[1:])) == sorted(map(repr, acknowledged))


def test_secrets_are_not_shown() -> None:
    """A printed match shows neither its secret nor its tokens."""
    assert "secret" not in repr(match())
    assert "token" not in repr(match())
