"""The service: commands, hints, paths, rematches, and who may ask for them."""

from pathlib import Path

import pytest

from rookery.play.commands import Answer, Join, Offer, PlayerCommand, Resign, Say
from rookery.play.events import SeatPlan
from rookery.play.refusals import Refusal
from rookery.server.bots.pool import ThoughtLost
from rookery.server.http.limits import Limits, Rate
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.wire.match import CommandRequest
from tests.seeds import join
from tests.server.services import opened, services, under_way

pytestmark = pytest.mark.anyio
ANN, BOB, EVE = (Asker(name, None, "127.0.0.1") for name in ("ann", "bob", "eve"))


async def test_a_rematch_is_there_before_it_is_announced(tmp_path: Path) -> None:
    """When all have agreed, the next match can be joined by the same players, each one seat further on."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)

        async def does(who: Asker, seat: int, command: PlayerCommand) -> None:
            await service.act(live.id, who, CommandRequest(seat=seat, expected=live.match.seq, command=command))

        await does(ANN, 0, Resign())
        await does(ANN, 0, Offer("rematch"))
        await does(BOB, 1, Answer("rematch", agreed=True))
        assert live.match.next_match == service.lobby.rematch_id(live)
        following = await service.matches.find(live.match.next_match)
        assert following.match.created.rematch_of == live.id
        joining = CommandRequest(seat=0, expected=following.match.seq, command=Join("Bob"))
        assert await service.act(following.id, BOB, joining)
        joining = CommandRequest(seat=1, expected=following.match.seq, command=Join("Eve"))
        with pytest.raises(Refusal) as refusal:
            await service.act(following.id, EVE, joining)
        assert refusal.value.code == "unknown-match"


async def test_rematches_count_as_matches_that_are_opened(tmp_path: Path) -> None:
    """Whoever starts one after the other is stopped, as a guest and as an address; the match itself can go on."""
    few = Rate(0.01, 1)
    for limits in (Limits(opening=few), Limits(opening_address=few)):
        async with services(tmp_path, limits=limits) as (service,):
            live = await service.matches.find((await opened(service, seats=(SeatPlan(), SeatPlan("egg")))).match)

            async def does(command: PlayerCommand, live: LiveMatch = live, service: Service = service) -> None:
                await service.act(live.id, ANN, CommandRequest(seat=0, expected=live.match.seq, command=command))

            await does(join("Ann", 0))
            await does(Resign())
            service.lobby.count(ANN)
            with pytest.raises(Refusal) as refusal:
                await does(Offer("rematch"))
            assert refusal.value.code == "too-many-requests"
            with pytest.raises(Refusal):
                await service.matches.find(service.lobby.rematch_id(live))
            await does(Say("well-played"))


async def test_hints_are_for_those_who_are_to_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are refused, and so is everybody while the adviser finds nothing."""

    async def lost(*_: object) -> None:
        raise ThoughtLost("nothing")

    async with services(tmp_path) as (service,):
        live = await under_way(service)
        monkeypatch.setattr(service.matches.bot_pool, "advise", lost)

        async def refused(who: Asker, seat: int) -> str:
            with pytest.raises(Refusal) as refusal:
                await service.hint(live.id, who, seat)
            return refusal.value.code

        assert await refused(EVE, 0) == "unknown-match"
        assert await refused(BOB, 0) == "not-your-seat"
        assert await refused(BOB, 1) == "not-your-turn"
        assert await refused(ANN, 0) == "hints-not-agreed"
        for who, seat, command in ((ANN, 0, Offer("hints")), (BOB, 1, Answer("hints", agreed=True))):
            await service.act(live.id, who, CommandRequest(seat=seat, expected=live.match.seq, command=command))
        assert await refused(ANN, 0) == "thinking-failed"


async def test_paths_are_for_those_who_may_look(tmp_path: Path) -> None:
    """Who is not to move gets none, and strangers are refused."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        assert (await _paths(service, live.id, BOB)) == ()
        with pytest.raises(Refusal):
            await _paths(service, live.id, EVE)


async def _paths(service: Service, match: str, who: Asker) -> tuple[object, ...]:
    return (await service.paths(match, who)).paths
