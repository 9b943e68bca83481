"""Lists of matches: who sits where, whose turn it is, how it ended, and nothing to those who should not know."""

from pathlib import Path

import pytest

from rookery.play.commands import Move, Resign
from rookery.play.events import SeatPlan
from rookery.server.matches.service import Service
from rookery.wire.match import Sitter, Summary
from tests.seeds import join
from tests.server.services import opened, services, under_way

pytestmark = pytest.mark.anyio


async def mine(service: Service, guest: str = "ann") -> Summary:
    """The first of somebody's matches."""
    return (await service.lobby.listing(guest)).mine[0]


async def test_an_open_table_shows_its_host_and_seats(tmp_path: Path) -> None:
    """Everybody sees who waits, against which bots, and what is free; a seat that was left is free again."""
    async with services(tmp_path) as (service,):
        keys = await opened(
            service, "polar-dare", players=3, seats=(SeatPlan(), SeatPlan(), SeatPlan("egg")), public=True
        )
        live = await service.matches.find(keys.match)
        await live.submit(1, join("Ann", 1), guest="ann")
        table = (await service.lobby.listing("bob")).open[0]
        assert table.sitters == (
            Sitter("", None, mine=False),
            Sitter("Ann", None, mine=False),
            Sitter("", "egg", mine=False),
        )
        assert (table.host, table.turn, table.position, table.winners) == (1, None, None, None)
        assert (await mine(service)).sitters[1].mine


async def test_a_match_under_way_says_whose_turn_it_is(tmp_path: Path) -> None:
    """Whoever plays sees the board and whose turn it is, and again after a move."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        listed = await mine(service)
        assert (listed.stage, listed.turn, listed.position) == ("playing", 0, str(live.match.position))
        await live.submit(0, Move(live.match.position.moves[0]), guest="ann")  # type: ignore[union-attr]
        again = await mine(service, "bob")
        assert (again.turn, again.position) == (live.match.turn, str(live.match.position))
        assert [sitter.mine for sitter in again.sitters] == [False, True]


async def test_nothing_goes_on_because_somebody_has_looked(tmp_path: Path) -> None:
    """A match that is not open in this process is told of without being opened."""
    async with services(tmp_path, 2) as (one, other):
        live = await under_way(one)
        listed = await mine(other)
        assert listed.turn == live.match.turn
        assert not other.matches.live


async def test_what_is_over_comes_last_and_says_who_won(tmp_path: Path) -> None:
    """The result is told; what can be played on stands before it."""
    async with services(tmp_path) as (service,):
        first = await under_way(service)
        await first.submit(0, Resign(), guest="ann")
        second = await under_way(service)
        third = await under_way(service)
        await third.submit(1, Resign(), guest="bob")
        rows = (await service.lobby.listing("ann")).mine
        assert [row.match for row in rows] == [second.id, third.id, first.id]
        assert [row.winners for row in rows] == [None, (0,), (1,)]
        assert [sitter.name for sitter in rows[2].sitters] == ["Ann", "Bob"]


async def test_a_match_of_other_rules_is_listed_all_the_same(tmp_path: Path) -> None:
    """What cannot be played through here still says who plays."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        service.matches.live.clear()
        object.__setattr__(live.match.game.room, "version", live.match.game.room.version + 1)
        try:
            listed = await mine(service)
        finally:
            object.__setattr__(live.match.game.room, "version", live.match.created.version)
        assert (listed.turn, [sitter.name for sitter in listed.sitters]) == (None, ["Ann", "Bob"])
