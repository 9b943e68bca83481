"""The lobby: who opens what, and what is found."""

from pathlib import Path

import pytest

from rookery.kernel.errors import BadOption
from rookery.play.commands import End
from rookery.play.events import SeatPlan
from rookery.play.refusals import Refusal
from rookery.server.http.limits import Limits, Rate
from rookery.wire.match import NewMatch
from tests.server.services import opened, services

pytestmark = pytest.mark.anyio


async def test_the_same_wish_opens_one_match(tmp_path: Path) -> None:
    """A key opens one match, with the same tokens each time; another request with that key is refused."""
    async with services(tmp_path) as (service,):
        request = NewMatch(game="penguin-soccer", key="k")
        first = await service.lobby.open("ann", request)
        assert await service.lobby.open("ann", request) == first
        assert (await service.lobby.open("bob", request)).match != first.match
        with pytest.raises(Refusal) as refusal:
            await service.lobby.open("ann", NewMatch(game="penguin-soccer", key="k", public=True))
        assert refusal.value.code == "key-reused"
        assert len({each.token for each in first.seats} | {first.watch}) == 3
        assert all(len(each.token) == 32 for each in first.seats)


async def test_lists_show_what_is_open_and_ones_own(tmp_path: Path) -> None:
    """Public matches are listed for everybody; a guest's own are listed, public or not."""
    async with services(tmp_path) as (service,):
        hidden, shown = await opened(service), await opened(service, public=True)
        found = await service.lobby.listing("ann")
        assert [each.match for each in found.open] == [shown.match]
        assert {each.match for each in found.mine} == {hidden.match, shown.match}
        assert (await service.lobby.listing(None)).mine == ()
        assert found.open[0].stage == "open"


async def test_bots_seats_have_no_token_and_files_no_way_in(tmp_path: Path) -> None:
    """A bot's token is given to nobody; and an option cannot make the server read a file."""
    async with services(tmp_path) as (service,):
        keys = await opened(service, seats=(SeatPlan(), SeatPlan("egg")))
        assert [each.seat for each in keys.seats] == [0]
        with pytest.raises(BadOption):
            await opened(service, "penguins-rock", options={"board": str(tmp_path / "x.toml")})


async def test_matches_are_counted(tmp_path: Path) -> None:
    """A guest opens only so many that are not over."""
    async with services(tmp_path, limits=Limits(matches_each=2)) as (service,):
        await opened(service)
        await opened(service)
        with pytest.raises(Refusal) as refusal:
            await opened(service)
        assert refusal.value.code == "too-many-matches"
        await service.lobby.open("bob", NewMatch(game="penguin-soccer"))


async def test_many_that_are_over_hide_none_that_is_not(tmp_path: Path) -> None:
    """However many matches a guest has called off since, those before still count."""
    async with services(tmp_path, limits=Limits(matches_each=2, opening=Rate(1, 100))) as (service,):
        await opened(service)
        for _ in range(20):
            live = await service.matches.find((await opened(service)).match)
            await live.submit(None, End(), guest="ann")
        await opened(service)
        with pytest.raises(Refusal) as refusal:
            await opened(service)
        assert refusal.value.code == "too-many-matches"
