"""The way to a match: names, refusals, and coming back."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from rookery.client.links import Link
from rookery.tui import arrivals
from rookery.tui.app import joining
from rookery.tui.app.chooser import Chooser
from rookery.tui.texts import Voice
from tests.client.house import ADDRESS, House, Weather, visitor
from tests.tui.app.stage import app, perform, seen, settle, until


@pytest.fixture(name="house")
def _house(monkeypatch: pytest.MonkeyPatch) -> House:
    house = House()
    monkeypatch.setattr(joining, "Client", lambda _address: visitor(Weather(house)))
    return house


def test_a_seat_is_taken_once(house: House) -> None:
    """Nobody sits down without a name; afterwards the same link leads back to the seat without any question."""
    opened = house.open("penguin-soccer")
    link = Link(ADDRESS, opened.match, opened.seats[0].token)

    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one(Input).value = " "
        await pilot.press("enter")
        assert seen(pilot, "state") == ""
        pilot.app.screen.query_one(Input).value = "Robin"
        await pilot.press("enter")
        await until(pilot, lambda: "seat 2" in seen(pilot, "state"))
        assert arrivals.credential(link)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Chooser)

    async def play_again(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "seat 2" in seen(pilot, "state"))
        assert len([each for each in house.live[opened.match].match.seats if each.guest]) == 1

    for scene in (play, play_again):
        staged = app()
        staged.first = joining.Joining(link, Voice())
        perform(staged, scene)


def test_no_such_match(house: House) -> None:
    """A refusal is told, and another name may be tried."""

    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one(Input).value = "Robin"
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen.query_one(Input).display)
        assert "There is none" in seen(pilot, "state")

    staged = app()
    staged.first = joining.Joining(Link(ADDRESS, "m9", "token"), Voice())
    perform(staged, play)
