"""What operators do to matches and people."""

from pathlib import Path

import pytest

from rookery.kernel.errors import RookeryError
from rookery.play.match import Match
from rookery.play.record import from_match
from rookery.records.record import write
from rookery.server.admin.operations import NOBODY, NothingToDo, Operations
from rookery.server.store import StoreProblem
from rookery.server.store.upkeep import Wanted
from tests.server.services import services, under_way

pytestmark = pytest.mark.anyio


async def test_a_list_says_who_sits_where(tmp_path: Path) -> None:
    """Names and ids of all who sit in a match."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        operations = Operations(service.matches.store)
        [listed] = await operations.matches(Wanted(), 10)
        assert (listed.row.id, listed.row.stage) == (live.id, "playing")
        assert [(seat.name, seat.guest) for seat in listed.standing.seats] == [("Ann", "ann"), ("Bob", "bob")]
        assert await operations.match(live.id) == listed


async def test_a_forgotten_person_is_nowhere(tmp_path: Path) -> None:
    """Name and id go from every table, the game stays; ids differ from match to match; the other person stays."""
    async with services(tmp_path) as (service,):
        first, second = await under_way(service), await under_way(service)
        store = service.matches.store
        assert await Operations(store).forget("ann") == 2
        found = [await store.load(live.id) for live in (first, second)]
        guests = []
        for stored, live in zip(found, (first, second), strict=True):
            assert stored is not None
            folded = Match.fold(stored.events)
            assert [seat.name for seat in folded.seats] == [NOBODY, "Bob"]
            assert folded.seats[0].guest == stored.host
            assert folded.position == live.match.position
            assert write(from_match(folded)) == write(from_match(live.match)).replace(b'"Ann"', f'"{NOBODY}"'.encode())
            guests.append(stored.host)
        assert len(set(guests)) == 2
        assert await store.recent("ann", 10) == []
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("matches.db*"))
    assert b"Bob" in kept
    assert b"Ann" not in kept
    assert b'"ann"' not in kept


async def test_what_cannot_be_done(tmp_path: Path) -> None:
    """Unknown matches, people and bans are told of in words."""
    async with services(tmp_path) as (service,):
        operations = Operations(service.matches.store)
        for work in (operations.match("nobody"), operations.delete("nobody")):
            with pytest.raises(StoreProblem, match="there is no match nobody"):
                await work
        for other in (operations.forget("nobody"), operations.unban("203.0.113.0/24")):
            with pytest.raises(NothingToDo) as problem:
                await other
            assert isinstance(problem.value, RookeryError)
