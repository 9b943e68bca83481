"""A live match: commit, then apply, then tell; and what happens when another process was faster, or the store fails."""

import json
from pathlib import Path
from typing import Any

import pytest

from rookery.play.commands import Move, Revoke, Say
from rookery.play.refusals import Refusal
from rookery.server.http.problems import no_match
from rookery.server.matches.live_match import Listener, LiveMatch
from rookery.server.store import StoreProblem
from tests.server.services import services, under_way

pytestmark = pytest.mark.anyio


def moves(live: LiveMatch) -> tuple[str, ...]:
    """What can be played."""
    assert live.match.position is not None
    return live.match.position.moves


async def test_another_process_was_faster(tmp_path: Path) -> None:
    """Who comes second gets the missing events; the same command by key gets the answer that it once got."""
    async with services(tmp_path, 2) as (one, two):
        first = await under_way(one)
        second = await two.matches.find(first.id)
        seen = second.match.seq
        # The second process does not hear of it before it tries.
        two.matches._background.cancel()
        move = Move(moves(first)[0])
        events = await first.submit(0, move, guest="ann", expected=seen, key="once")
        with pytest.raises(Refusal) as refusal:
            await second.submit(0, Move(moves(second)[1]), guest="ann", expected=seen, key="other")
        assert refusal.value.code == "stale"
        assert refusal.value.details["events"] == first.wire_events(events)
        assert await second.submit(0, move, guest="ann", expected=seen, key="once") == events
        assert second.match.seq == first.match.seq


async def test_a_poke_wakes_the_tables_of_other_processes(tmp_path: Path) -> None:
    """What one process stores reaches the listeners of the other."""
    async with services(tmp_path, 2) as (one, two):
        first = await under_way(one)
        second = await two.matches.find(first.id)
        listener = Listener("bob", 10)
        second.listen(listener, second.match.seq)
        assert json.loads(await listener.messages.get() or b"")["events"] == []
        await first.submit(0, Move(moves(first)[0]), guest="ann")
        while (message := json.loads(await listener.messages.get() or b""))["type"] != "changed":
            pass
        assert [event["type"] for event in message["events"]] == ["moved"]
        assert message["changes"]["choices"]


async def test_nothing_is_told_that_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the store fails nobody hears of it; if it had kept the events all the same, they come with the next try."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        listener = Listener("bob", 10)
        live.listen(listener, live.match.seq)
        await listener.messages.get()
        seq, append = live.match.seq, service.matches.store.append

        async def failing(match: str, events: Any) -> None:
            await append(match, events)
            raise StoreProblem("database-slow", "no answer")

        monkeypatch.setattr(service.matches.store, "append", failing)
        with pytest.raises(StoreProblem):
            await live.submit(0, Say("hello"), guest="ann", expected=seq, key="said")
        assert live.match.seq == seq
        assert listener.messages.empty()
        monkeypatch.undo()
        events = await live.submit(0, Say("hello"), guest="ann", expected=seq, key="said")
        assert [event.seq for event in events] == [seq + 1]
        assert live.match.seq == seq + 1


async def news(listener: Listener) -> bytes:
    """The next message about the match; who is connected is told at a time of its own."""
    while b'"type":"changed"' not in (message := await listener.messages.get() or b""):
        pass
    return message


async def test_messages_are_made_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    """Two watchers get the very same bytes; a player gets their own."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        listeners = [Listener(guest, 10) for guest in (None, "stranger", "ann")]
        for listener in listeners:
            live.listen(listener, live.match.seq)
            await listener.messages.get()
        await live.submit(0, Move(moves(live)[0]), guest="ann")
        one, two, own = [await news(listener) for listener in listeners]
        assert one is two
        assert own != one
        assert live.present() == (True, False)


async def test_a_full_queue_ends_a_line_without_a_gap() -> None:
    """What waits for a slow listener is dropped as a whole, and only the end is left."""
    listener = Listener(None, 2)
    assert listener.tell(b"1")
    assert listener.tell(b"2")
    assert not listener.tell(b"3")
    assert listener.messages.get_nowait() is None
    assert listener.goodbye is not None
    assert listener.goodbye.code == "slow-reader"
    assert listener.tell(b"4")
    assert listener.messages.empty()


async def test_who_may_not_listen_any_more_is_told_so(tmp_path: Path) -> None:
    """After an event that changes who may what, whoever is refused hears the reason and nothing more."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        listener, other = Listener(None, 10), Listener("ann", 10)
        for each in (listener, other):
            live.listen(each, live.match.seq)
        listener.refused = no_match
        await live.submit(0, Move(moves(live)[0]), guest="ann")
        assert listener in live.listeners
        await live.submit(None, Revoke("watch"), guest=None)
        assert listener.goodbye is not None
        assert listener.goodbye.code == "unknown-match"
        assert live.listeners == {other}


async def test_a_command_is_checked_once_more_when_its_turn_comes(tmp_path: Path) -> None:
    """What may not be any more by then is not done."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)

        def check() -> None:
            raise no_match()

        with pytest.raises(Refusal):
            await live.submit(0, Move(moves(live)[0]), guest="ann", check=check)
        assert live.match.turn == 0


async def test_a_listener_is_told_at_once_where_nothing_waits() -> None:
    """In order: what cannot be sent now waits, and then all that follows waits behind it."""
    told: list[bytes] = []
    writable = True

    def now(message: bytes) -> bool:
        if writable:
            told.append(message)
        return writable

    listener = Listener("ann", 4)
    listener.tell_now = now
    assert listener.tell(b"1")
    writable = False
    assert listener.tell(b"2")
    writable = True
    assert listener.tell(b"3")
    assert told == [b"1"]
    listener.sending = 0.0
    assert [listener.messages.get_nowait() for _ in range(2)] == [b"2", b"3"]
    assert listener.tell(b"4")
    assert listener.messages.get_nowait() == b"4"
    listener.sending = None
    assert listener.tell(b"5")
    assert told == [b"1", b"5"]
