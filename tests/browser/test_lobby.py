"""The first page: what was chosen is there again the next time, and nothing jumps."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.measures import MOST_SHIFTED, SHIFTS, prepared, shifted
from tests.browser.people import Crowd

REFUSED = "the server responded with a status of 4"


def chosen(page: Page) -> list[str]:
    """Who sits where."""
    who: list[str] = page.locator(".seat input:checked").evaluate_all("all => all.map((each) => each.value)")
    return who


def set_up(page: Page) -> None:
    """Change something of everything."""
    page.get_by_role("radio", name="3", exact=True).check()
    seats = page.locator(".seat")
    expect(seats).to_have_count(3)
    seats.nth(1).get_by_role("radio", name="By link").check()
    seats.nth(2).get_by_role("radio", name="This device").check()
    seats.nth(2).get_by_role("textbox").fill("Ben")
    page.locator("summary", has_text="Clock ·").click()
    page.locator(".options select").first.select_option("calm")
    page.get_by_role("switch", name="The Pole is final").check()
    page.locator("summary", has_text="Clock ·").click()


def test_the_last_choices_are_kept(crowd: Crowd) -> None:
    """Players, seats, names, options and the clock come back with the game, and go back to the defaults by a button."""
    person = crowd.person(still=True)
    page = person.go("/#polar-dare")
    reset = page.get_by_role("button", name="Reset to defaults")
    expect(page.locator(".seat")).to_have_count(2)
    expect(reset).to_be_hidden()
    set_up(page)
    page.reload()
    expect(page.locator(".seat")).to_have_count(3)
    assert chosen(page) == ["me", "link", "here"]
    expect(page.locator(".seat").nth(2).get_by_role("textbox")).to_have_value("Ben")
    # What is folded away is named all the same.
    expect(page.locator(".changes")).to_have_text(re.compile(r"^15 min \+ 10 s per move.*The Pole is final$"))
    page.locator("summary", has_text="Clock ·").click()
    expect(page.get_by_role("switch", name="The Pole is final")).to_be_checked()
    reset.click()
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.get_by_role("switch", name="The Pole is final")).not_to_be_checked()
    expect(reset).to_be_hidden()
    page.reload()
    expect(page.locator(".seat")).to_have_count(2)
    assert chosen(page) == ["me", "bot"]


def test_each_game_has_its_own(crowd: Crowd) -> None:
    """What was chosen for one game is not asked of another."""
    person = crowd.person(still=True)
    page = person.go("/#polar-dare")
    set_up(page)
    page.goto(f"{person.url}/#penguins-rock")
    expect(page.get_by_role("heading", name="Penguins Rock!")).to_be_visible()
    expect(page.locator(".seat")).to_have_count(2)


@pytest.mark.parametrize(
    "kept",
    [
        {"seats": [{"who": "me"}, {"who": "bot", "level": "gone"}], "options": {"gone": "on", "turn_cap": "x"}},
        {"seats": [{"who": "me"}, {"who": "bot"}], "options": {"die": "humbug"}},
        {"seats": [{"who": "me"}] * 9},
        "humbug",
    ],
)
def test_what_no_longer_fits_breaks_nothing(crowd: Crowd, kept: object) -> None:
    """Whatever an older day has left, the form is whole, the board is drawn, and a game can be started."""
    person = crowd.person(still=True)
    person.forgive(REFUSED)
    plans = json.dumps(json.dumps({"polar-dare": kept}))
    person.page.add_init_script(f"localStorage.setItem('rookery-plans', {plans})")
    page = person.go("/#polar-dare")
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.locator(".setup-picture .piece").first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[role=application]")).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "tablet", "small"])
def test_nothing_jumps(crowd: Crowd, size: str) -> None:
    """While the first page and a form come up, next to nothing moves that is already there; German has longer words."""
    person = crowd.person(size, language="de")
    prepared(person.page, SHIFTS)
    for game in rookery.games():
        person.sit(person.open(game)["match"], 0)
    for address in ("/", "/#polar-dare", "/#penguin-game"):
        person.page.goto("about:blank")
        page = person.go(address)
        expect(page.locator(".picture .piece").first).to_be_visible()
        assert shifted(person) < MOST_SHIFTED, address
