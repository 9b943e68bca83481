"""The client: opening, joining, watching; and all of it on a true server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rookery.client.api import Client
from rookery.client.errors import BadLink, Refusal
from rookery.records.verify import verify
from rookery.server.running import serving
from rookery.server.settings import Settings
from tests.client.house import ADDRESS, House, Weather, visitor

Visit = Callable[[House, Client], Awaitable[None]]


def _visit(visit: Visit, *fates: str) -> None:
    async def run() -> None:
        house = House()
        async with visitor(Weather(house, fates)) as client:
            await visit(house, client)

    asyncio.run(run())


def test_a_match_is_opened_once() -> None:
    """Whatever is lost on the way; options are given as Python values or as texts."""

    async def visit(house: House, client: Client) -> None:
        options = {"flamethrowers": True, "tiny_and_tall": "on"}
        opened = await client.open("penguin-game", players=3, options=options)
        assert len(opened.seats) == 3
        assert len(house.live) == 1
        created = house.live[opened.match].match.created
        assert (created.options["flamethrowers"], created.options["drifting"]) == ("on", "off")

    _visit(visit, "lost", "fine", "answer lost", "twice")


def test_a_seat_is_taken_by_its_link() -> None:
    """Name and seed are sent; joining again is no error."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open("penguin-soccer")
        link = client.link(opened.match, seat=opened.seats[1].token)
        assert link == f"{ADDRESS}/m/m1#seat=m1-seat-1"
        seat = await client.join(link, name="Robin", seed="abc")
        assert (seat.number, seat.match) == (1, "m1")
        again = await client.join("m1", "m1-seat-1", name="Robin")
        assert again.number == 1
        held = house.live["m1"].match.seats[1]
        assert (held.name, held.seed) == ("Robin", "abc")

    _visit(visit)


def test_players_add_to_the_dice_without_being_asked() -> None:
    """A seed that is not said is drawn anew for everybody."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open("penguin-soccer")
        for each in opened.seats:
            await client.join(opened.match, each.token, name="Robin")
        assert len(set(house.live["m1"].match.seeds)) == 2
        assert all(len(seed) >= 8 for seed in house.live["m1"].match.seeds)

    _visit(visit)


def test_links_that_lead_elsewhere_are_told() -> None:
    """No token is sent to another server, and a watcher's link opens no seat."""

    async def visit(_: House, client: Client) -> None:
        with pytest.raises(BadLink, match="this client talks to"):
            await client.join("http://other.test/m/m1#seat=t", name="Robin")
        with pytest.raises(BadLink, match="opens no seat"):
            await client.join(f"{ADDRESS}/m/m1#watch=t", name="Robin")
        with pytest.raises(BadLink, match="id of a match"):
            await client.watch("m1?x", "t")

    _visit(visit)


def test_a_refusal_is_told_as_the_server_tells_it() -> None:
    """A wrong token, for instance."""

    async def visit(_: House, client: Client) -> None:
        with pytest.raises(Refusal) as caught:
            await client.join("m9", "m1-seat-0", name="Robin")
        assert caught.value.code == "wrong-token"

    _visit(visit)


def test_an_address_is_a_server_or_a_link() -> None:
    """Any link to a match says where its server is."""
    assert Client("http://a/m/x#seat=t").base == Client("http://a/").base == "http://a"
    with pytest.raises(BadLink):
        Client("a:80")


@pytest.mark.parametrize("sockets", [True, False])
def test_two_play_and_one_watches_on_a_true_server(tmp_path: Path, sockets: bool) -> None:
    """To the end, over sockets and as lines; everybody has the same log, and the dice are true."""

    async def play(client: Client, match: str, token: str) -> tuple[object, ...]:
        seat = await client.join(match, token, name="Robin")
        async for view in seat.views(sockets=sockets):
            if view.turn == seat.number:
                await seat.move(view.choices[0].move)
        return seat.events

    async def watch(client: Client, match: str, token: str) -> tuple[object, ...]:
        watcher = await client.watch(match, token)
        async for view in watcher.views(sockets=sockets):
            assert view.choices == ()
        return watcher.events

    async def run() -> None:
        settings = Settings(tmp_path, bot_processes=1, warm=False)
        async with serving(settings) as address, Client(address) as client:
            assert "penguin-game" in [facts.game for facts in (await client.me()).games]
            opened = await client.open("penguin-game", players=2)
            assert [each.match for each in (await client.matches()).mine] == [opened.match]
            logs = await asyncio.gather(
                *(play(client, opened.match, each.token) for each in opened.seats),
                watch(client, opened.match, opened.watch),
            )
            assert logs[0] == logs[1] == logs[2]
            record = await client.record(opened.match, opened.watch)
            assert record.secret is not None
            assert verify(record).ok

    asyncio.run(run())
