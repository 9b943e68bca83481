"""A match on a server at the table of the terminal: what happens there is seen here, and the other way round."""

from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Input
from websockets.exceptions import InvalidHandshake

from rookery.client import stream
from rookery.client.links import read_link
from rookery.kernel.errors import BadOption
from rookery.play.commands import Answer, Move, Offer, Resign
from rookery.tui import saved
from rookery.tui.app import joining
from rookery.tui.app.chooser import Chooser
from rookery.tui.app.remote_match import RemoteMatch
from rookery.tui.app.table import Table
from rookery.tui.texts import Voice
from tests.client.house import ADDRESS, House, Weather, visitor
from tests.tui.app.stage import app, enter, local, perform, seen, settle, until

Scene = Callable[[Pilot[None], House], Awaitable[None]]


@pytest.fixture(name="house")
def _house(monkeypatch: pytest.MonkeyPatch) -> House:
    """A server without a socket: its streams are lines."""
    house = House()

    async def no_socket(*_: object, **__: object) -> None:
        raise InvalidHandshake

    monkeypatch.setattr(stream, "connect", no_socket)
    monkeypatch.setattr(joining, "Client", lambda _address: visitor(Weather(house)))
    return house


def join(house: House, scene: Scene, kind: str = "seat") -> None:
    """Come by a link to a match of Penguin Soccer, sit down as White or watch, and do what the scene says."""
    opened = house.open("penguin-soccer")
    token = opened.seats[0].token if kind == "seat" else opened.watch

    async def play(pilot: Pilot[None]) -> None:
        if kind == "seat":
            pilot.app.screen.query_one(Input).value = "Robin"
            await pilot.press("enter")
        await until(pilot, lambda: "Waiting for somebody" in seen(pilot, "state"))
        if kind == "watch":
            async with visitor(Weather(house)) as first:
                await first.join(opened.match, opened.seats[0].token, name="Robin")
        async with visitor(Weather(house)) as other:
            await other.join(opened.match, opened.seats[1].token, name="Merle")
            await until(pilot, lambda: isinstance(pilot.app.screen, Table))
            await settle(pilot)
            await scene(pilot, house)

    staged = app()
    staged.first = joining.Joining(read_link(f"{ADDRESS}/m/{opened.match}#{kind}={token}"), Voice())
    perform(staged, play)


def match_at(pilot: Pilot[None]) -> RemoteMatch:
    """The match at the table."""
    assert isinstance(pilot.app.screen, Table)
    assert isinstance(pilot.app.screen.match, RemoteMatch)
    return pilot.app.screen.match


def test_moves_go_to_and_fro(house: House) -> None:
    """Own moves are sent and shown; those of the other appear by themselves; undo is the server's."""

    async def scene(pilot: Pilot[None], house: House) -> None:
        log = house.live["m1"].match
        assert "White you" in seen(pilot, "seats")
        assert "Merle" in seen(pilot, "seats")
        await enter(pilot, "Bn")
        await until(pilot, lambda: [ply.text for ply in log.plies] == ["Bn"])
        await until(pilot, lambda: local(pilot).moves == ["Bn"])
        await until(pilot, lambda: "Black is thinking" in seen(pilot, "status"))
        house.do("m1", 1, Move("Psw"))
        await until(pilot, lambda: local(pilot).moves == ["Bn", "Psw"])
        assert "Psw" in seen(pilot, "told")
        await until(pilot, lambda: seen(pilot, "status").startswith("White: "))
        await enter(pilot, "nonsense")
        assert local(pilot).moves == ["Bn", "Psw"]

    join(house, scene)


def test_the_other_takes_back_and_resigns(house: House) -> None:
    """What is taken back there is taken back here; the end is told."""

    async def scene(pilot: Pilot[None], house: House) -> None:
        await enter(pilot, "Bn")
        await until(pilot, lambda: "Black is thinking" in seen(pilot, "status"))
        house.do("m1", 0, Offer("takeback"))
        house.do("m1", 1, Answer("takeback", agreed=True))
        await until(pilot, lambda: local(pilot).moves == [])
        house.do("m1", 1, Resign())
        await until(pilot, lambda: match_at(pilot)._watcher.view.over)
        await settle(pilot)
        assert seen(pilot, "told") == "Player 1 wins (resignation)."

    join(house, scene)


def test_what_cannot_be_done_there(house: House) -> None:
    """Levels are the server's; a copy of the moves can be kept; the seat stays ours when the screen is left."""

    async def scene(pilot: Pilot[None], house: House) -> None:
        await enter(pilot, "level adult")
        assert "chosen when it is opened" in seen(pilot, "told")
        await enter(pilot, "undo")
        assert seen(pilot, "told") == "There is nothing to undo."
        await enter(pilot, "Bn")
        await until(pilot, lambda: local(pilot).moves == ["Bn"])
        await enter(pilot, "save")
        (file,) = saved.folder().iterdir()
        assert saved.load(file).moves == ["Bn"]
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(pilot.app.screen, Chooser))
        assert house.live["m1"].match.seats[0].guest is not None

    saved.folder().mkdir(parents=True)
    join(house, scene)


def test_what_players_ask_each_other(house: House) -> None:
    """What the other asks is told, and answered; so are draws of our own, and resigning."""

    async def scene(pilot: Pilot[None], house: House) -> None:
        log = house.live["m1"].match
        await enter(pilot, "accept")
        assert seen(pilot, "told") == "Nobody asks for anything."
        house.do("m1", 1, Offer("hints"))
        await until(pilot, lambda: "Black asks for hints to be allowed" in seen(pilot, "told"))
        await enter(pilot, "accept")
        await until(pilot, lambda: log.hints_allowed)
        await enter(pilot, "draw")
        await until(pilot, lambda: match_at(pilot)._watcher.view.offers)
        house.do("m1", 1, Answer("draw", agreed=False))
        await until(pilot, lambda: not match_at(pilot)._watcher.view.offers)
        await enter(pilot, "resign")
        await until(pilot, lambda: log.result is not None)

    join(house, scene)


def test_watching(house: House) -> None:
    """A link for watchers leads to the table too, and nothing can be done there."""

    async def scene(pilot: Pilot[None], house: House) -> None:
        assert match_at(pilot).mine == frozenset()
        house.do("m1", 0, Move("Bn"))
        await until(pilot, lambda: local(pilot).moves == ["Bn"])
        await enter(pilot, "Psw")
        assert seen(pilot, "told") == "It's not your turn."
        with pytest.raises(BadOption, match="only watching"):
            await match_at(pilot).hint()

    join(house, scene, "watch")
