"""Thin Ice, a game of another package, in the browser: the pages have never heard of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.endings import at_the_table, play_on, see_the_card, see_the_moment
from tests.browser.hands import Hands, play_out
from tests.browser.people import Crowd
from tests.examples.environment import Environment


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the game installed."""
    folder = tmp_path_factory.mktemp("thin-ice")
    with Environment(folder / "environment", "thin-ice").serving(folder / "server") as address:
        yield address


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Crowd]:
    """People before that server; nothing may go wrong in their browsers."""
    crowd = Crowd(browser, address)
    yield crowd
    complaints = crowd.leave()
    assert not complaints, "\n".join(complaints)


def test_it_is_chosen_and_played_by_clicks(guests: Crowd) -> None:
    """It stands in the lobby, its floes and penguins are drawn, and clicks play it to the end."""
    person = guests.person(still=True)
    page = person.go("/")
    expect(page.get_by_role("link", name="Thin Ice").first).to_be_visible()
    match = person.open("thin-ice", options={"field": "small"})["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person)
    hands.wait()
    expect(hands.board.locator("[data-id=penguin-R]").first).to_be_visible()
    expect(hands.board.locator("[data-id=e5]").first).to_be_visible()
    play_out(match, hands)
    assert person.view(match)["over"]
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_its_end_is_celebrated(guests: Crowd) -> None:
    """Its room says nothing about that: the winner's penguin dances, flippers up, because there is a drawing for it."""
    person = guests.person(still=True)
    match = at_the_table(person, "thin-ice", options={"field": "small"})
    person.freeze()
    play_on(person, match)
    letter = "RB"[person.view(match)["outcome"]["winners"][0]]
    see_the_moment(person.page)
    dancer = person.page.locator("[data-flourish=dances]")
    expect(dancer).to_have_attribute("data-id", f"penguin-{letter}")
    expect(dancer.locator("use[href$='diver-cheers']")).to_have_count(1)
    see_the_card(person.page)


def test_its_rules_and_lessons(guests: Crowd) -> None:
    """The guide, the rulebook and the lessons of its room are pages like any other."""
    person = guests.person(still=True)
    page = person.go("/rules/thin-ice")
    expect(page.get_by_text("Then sink any floe that nobody stands on")).to_be_visible()
    page = person.go("/rules/thin-ice/reference")
    expect(page.get_by_text("The last penguin on the ice has won")).to_be_visible()
    page = person.go("/learn/thin-ice")
    expect(page.locator("#page").get_by_text("A turn begins with a step")).to_be_visible()
