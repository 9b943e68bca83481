"""The client: opening, joining, watching; and all of it on a true server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rookery.client.api import Client
from rookery.client.errors import BadLink, Refusal
from rookery.records.verify import verify
from rookery.server.process.running import serving
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
    """The name is sent; coming back with the credential is no error, and for others the seat is taken."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open("penguin-soccer")
        link = client.link(opened.match, seat=opened.seats[1].token)
        assert link == f"{ADDRESS}/m/m1#seat=m1-seat-1"
        seat = await client.join(link, name="Robin")
        assert (seat.number, seat.match) == (1, "m1")
        again = await client.join("m1", name="Robin", credential=seat.credential)
        assert again.number == 1
        assert (await client.join(link, name="Robin")).credential == seat.credential
        async with visitor(Weather(house)) as other:
            with pytest.raises(Refusal) as caught:
                await other.join(link, name="Eve")
        assert caught.value.code == "seat-taken"
        held = house.live["m1"].match.seats[1]
        assert held.name == "Robin"

    _visit(visit)


def test_links_that_lead_elsewhere_are_told() -> None:
    """No token is sent to another server, and a watcher's link opens no seat."""

    async def visit(_: House, client: Client) -> None:
        with pytest.raises(BadLink, match="this client talks to"):
            await client.join("http://other.test/m/m1#seat=t", name="Robin")
        with pytest.raises(BadLink, match="not a link to a seat"):
            await client.join(f"{ADDRESS}/m/m1#watch=t", name="Robin")
        with pytest.raises(BadLink, match="id of a match"):
            await client.watch("m1?x", "t")

    _visit(visit)


def test_a_refusal_is_told_as_the_server_tells_it() -> None:
    """A match that there is not, for instance."""

    async def visit(_: House, client: Client) -> None:
        with pytest.raises(Refusal) as caught:
            await client.join("m9", "m1-seat-0", name="Robin")
        assert caught.value.code == "unknown-match"

    _visit(visit)


def test_an_address_is_a_server_or_a_link() -> None:
    """Any link to a match says where its server is."""
    assert Client("http://a/m/x#seat=t").base == Client("http://a/").base == "http://a"
    with pytest.raises(BadLink):
        Client("a:80")


def test_a_host_hands_out_links_and_takes_them_back(tmp_path: Path) -> None:
    """By the credential that opened the match, on a true server: links, new ones, and the end."""

    async def run() -> None:
        settings = Settings(tmp_path, bot_processes=1, warm=False)
        async with serving(settings) as address, Client(address) as client, Client(address) as other:
            opened = await client.open("penguin-soccer")
            links = await client.links(opened.match)
            assert (links.seats, links.watch) == (opened.seats, opened.watch)
            anew = await client.revoke(opened.match, 1)
            assert anew.seats[0] == opened.seats[0]
            assert anew.seats[1] != opened.seats[1]
            assert (await client.revoke(opened.match)).watch != opened.watch
            for work in (other.links(opened.match), other.watch(opened.match), other.end(opened.match)):
                with pytest.raises(Refusal) as caught:
                    await work
                assert caught.value.code == "unknown-match"
            with pytest.raises(Refusal) as caught:
                await other.join(opened.match, opened.seats[1].token, name="Eve")
            assert caught.value.code == "used-link"
            await other.join(opened.match, anew.seats[1].token, name="Robin")
            again = Client(address, credential=await client.credential())
            ended = await again.end(opened.match)
            await again.close()
            assert ended.outcome is not None
            assert (ended.over, ended.outcome.reason) == (True, "called-off")

    asyncio.run(run())


def test_a_seat_goes_along_to_another_program(tmp_path: Path) -> None:
    """By a link that its holder asks for, once; and by its credential after a restart."""

    async def run() -> None:
        settings = Settings(tmp_path, bot_processes=1, warm=False)
        async with serving(settings) as address, Client(address) as client:
            opened = await client.open("penguin-soccer")
            seats = [await client.join(opened.match, each.token, name="Robin") for each in opened.seats]
            link = client.link(opened.match, device=(await seats[0].device_link()).token)
            second = await client.join(link, name="")
            assert (second.number, second.view.turn) == (0, 0)
            await second.move(second.view.choices[0].move)
            async with Client(address) as other:
                with pytest.raises(Refusal) as caught:
                    await other.join(link, name="")
            assert caught.value.code == "used-link"
            back = await client.join(opened.match, name="Robin", credential=seats[1].credential)
            await back.move(back.view.choices[0].move)
            assert (await second.catch_up()).plies == 2

    asyncio.run(run())


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
