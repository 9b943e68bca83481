"""Permissions: who may look at a match, and who may act in it."""

from pathlib import Path

import pytest

from rookery.play.commands import Join, Resign, Say
from rookery.play.refusals import Refusal
from rookery.server.live_match import LiveMatch
from rookery.server.permissions import Asker
from rookery.server.service import Service
from rookery.wire.match import CommandRequest
from tests.server.services import opened, services

pytestmark = pytest.mark.anyio


def asker(guest: str | None = None, token: str | None = None) -> Asker:
    """Somebody at an address."""
    return Asker(guest, token, "127.0.0.1")


async def joins(service: Service, live: LiveMatch, who: Asker, seat: int) -> None:
    """Somebody sits down."""
    await service.act(live, who, CommandRequest(seat=seat, expected=live.match.seq, command=Join("Somebody")))


async def test_who_may_look(tmp_path: Path) -> None:
    """Tokens, the host and the players; everybody if it is public."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        live = await service.matches.find(keys.match)
        assert await service.permissions.receiver(live, asker("ann")) == ("ann", None)
        assert await service.permissions.receiver(live, asker(token=keys.seats[1].token)) == (None, 1)
        assert await service.permissions.receiver(live, asker("eve", keys.watch)) == ("eve", None)
        for who, code in ((asker("eve"), "no-token"), (asker(), "no-token"), (asker("ann", "x"), "wrong-token")):
            with pytest.raises(Refusal) as refusal:
                await service.permissions.receiver(live, who)
            assert refusal.value.code == code
        shown = await service.matches.find((await opened(service, public=True)).match)
        assert await service.permissions.receiver(shown, asker("eve")) == ("eve", None)


async def test_who_may_join(tmp_path: Path) -> None:
    """By the seat's token, as the host, or in a public match; others and other tokens are refused."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        live = await service.matches.find(keys.match)
        refused = [
            (asker("eve"), 1, "no-token"),
            (asker(), 1, "no-guest"),
            (asker("eve", keys.watch), 1, "wrong-token"),
            (asker("eve", keys.seats[0].token), 1, "wrong-token"),
        ]
        for who, seat, code in refused:
            with pytest.raises(Refusal) as refusal:
                await joins(service, live, who, seat)
            assert refusal.value.code == code
        await joins(service, live, asker("ann"), 0)
        await joins(service, live, asker(token=keys.seats[1].token), 1)
        assert live.match.seats[1].guest != keys.seats[1].token
        shown = await service.matches.find((await opened(service, public=True)).match)
        await joins(service, shown, asker("eve"), 1)


async def test_a_seat_is_taken_up_from_another_device_by_its_link(tmp_path: Path) -> None:
    """The seat's token acts as the guest who sits there, with another cookie or none."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        live = await service.matches.find(keys.match)
        await joins(service, live, asker("ann"), 0)
        await joins(service, live, asker("phone", keys.seats[1].token), 1)
        said = CommandRequest(expected=live.match.seq, command=Say("hello"))
        events = await service.act(live, asker("laptop", keys.seats[1].token), said)
        assert events[0].seq == live.match.seq
        assert live.seats_of("laptop", 1) == {1}
        with pytest.raises(Refusal) as refusal:
            await service.act(live, asker("laptop"), CommandRequest(seat=1, expected=live.match.seq, command=Resign()))
        assert refusal.value.code == "not-your-seat"


async def test_in_a_public_match_the_host_moves_for_no_stranger(tmp_path: Path) -> None:
    """The host knows all tokens, but who joined without one is safe from them; the host's own seat has its link."""
    async with services(tmp_path) as (service,):
        keys = await opened(service, public=True)
        live = await service.matches.find(keys.match)
        await joins(service, live, asker("ann"), 0)
        await joins(service, live, asker("eve"), 1)
        with pytest.raises(Refusal) as refusal:
            await service.act(
                live, asker("ann", keys.seats[1].token), CommandRequest(expected=live.match.seq, command=Resign())
            )
        assert refusal.value.code == "wrong-token"
        said = CommandRequest(expected=live.match.seq, command=Say("hello"))
        assert await service.act(live, asker("phone", keys.seats[0].token), said)
