"""A server at work notices what operators do beside it."""

from pathlib import Path

import pytest

from rookery.play.refusals import Refusal
from rookery.server.admin.operations import Operations
from rookery.server.matches.live_match import Listener, LiveMatch
from rookery.server.matches.notices import Notices
from rookery.server.matches.service import Service
from tests.server.services import services, under_way

pytestmark = pytest.mark.anyio


async def listening(service: Service, live: LiveMatch, address: str = "203.0.113.7") -> Listener:
    """Somebody who listens to a match."""
    listener = Listener("ann", 64, address)
    await service.matches.listen(live, listener, 0)
    return listener


async def test_a_deleted_match_is_unloaded(tmp_path: Path) -> None:
    """Its listeners are told that it is gone, lists forget it, and nothing is asked of the store for it any more."""
    async with services(tmp_path) as (service,):
        notices = Notices(service)
        await notices.look()
        live, other = await under_way(service), await under_way(service)
        listener = await listening(service, live)
        await service.lobby.listing("ann")
        await Operations(service.matches.store).delete(live.id)
        await notices.look()
        assert list(service.matches.live) == [other.id]
        assert listener.goodbye is not None
        assert listener.goodbye.code == "unknown-match"
        assert [row.match for row in (await service.lobby.listing("ann")).mine] == [other.id]
        with pytest.raises(Refusal, match="no such match"):
            await service.matches.find(live.id)


async def test_a_forgotten_person_disappears_from_memory(tmp_path: Path) -> None:
    """The match is read anew: those who listen connect again, and see no name; so do lists."""
    async with services(tmp_path) as (service,):
        notices = Notices(service)
        await notices.look()
        live = await under_way(service)
        listener = await listening(service, live)
        assert (await service.lobby.listing("bob")).mine[0].sitters[0].name == "Ann"
        await Operations(service.matches.store).forget("ann")
        await notices.look()
        assert listener.goodbye is not None
        assert listener.goodbye.code == "stopping"
        again = await service.matches.find(live.id)
        assert again.match.seats[0].name != "Ann"
        assert (await service.lobby.listing("bob")).mine[0].sitters[0].name != "Ann"


async def test_a_ban_disconnects_and_refuses(tmp_path: Path) -> None:
    """Bans of before the start count; a new one cuts those who are connected, and nobody else."""
    async with services(tmp_path) as (service,):
        upkeep = Operations(service.matches.store).upkeep
        await upkeep.ban("198.51.100.0/24", 2**60)
        notices = Notices(service)
        await notices.look()
        with pytest.raises(Refusal):
            service.bans.check("198.51.100.1")
        live = await under_way(service)
        banned, other = await listening(service, live), await listening(service, live, "192.0.2.1")
        await upkeep.ban("203.0.113.7/32", 2**60)
        await notices.look()
        assert banned.goodbye is not None
        assert banned.goodbye.code == "banned"
        assert other.goodbye is None


async def test_old_notices_are_not_read(tmp_path: Path) -> None:
    """What was done before a server started is in the store already."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        await Operations(service.matches.store).upkeep.delete(live.id)
        await Notices(service).look()
        assert live.id in service.matches.live
