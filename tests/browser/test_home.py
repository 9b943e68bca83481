"""The home page: a game in two touches, a table with somebody, and what waits for whom."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.bots.programs import engines
from tests.browser.house import House
from tests.browser.people import Crowd
from tests.browser.test_access import axe, findings

__all__ = ["axe"]


def levels(page: Page) -> None:
    """Ask for the opponents of a game."""
    page.get_by_role("button", name="Play Penguin Soccer", exact=True).click()
    expect(page.get_by_role("heading", name="Choose your opponent")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_touches_begin_a_game_against_a_bot(crowd: Crowd, size: str) -> None:
    """Play, then a level: the board is there, and the keyboard's focus is on the page, not lost."""
    person = crowd.person(size, still=True)
    page = person.go("/")
    levels(page)
    page.get_by_role("button", name="Play against Juvenile").click()
    page.wait_for_url("**/m/*")
    expect(page.locator("[role=application] .piece").first).to_be_visible()
    expect(page.locator("main :focus, main:focus")).to_have_count(1)
    seats = person.view(page.url.rpartition("/")[2])["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", None), ("bot", "juvenile")]


def test_a_program_of_the_owners_is_an_opponent(browser: Browser, tmp_path: Path) -> None:
    """What the owner of a server offers stands beside the levels, in the dialog and in the set-up, and plays."""
    house = House(tmp_path, bots={"Frosty": engines.name("good")}).open()
    crowd = Crowd(browser, house.url)
    person = crowd.person(still=True)
    page = person.go("/#penguin-soccer")
    expect(page.get_by_role("combobox", name="Level").first.get_by_role("option", name="Frosty")).to_have_count(1)
    page = person.go("/")
    levels(page)
    page.get_by_role("button", name="Play against Frosty").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_text("Bot · Frosty").first).to_be_visible()
    assert not crowd.leave()
    house.close()


def test_keys_begin_a_game_too(crowd: Crowd) -> None:
    """The dialog takes the focus, gives it back, and Enter on a level starts; afterwards it is on the page."""
    page = crowd.person(still=True).go("/")
    play = page.get_by_role("button", name="Play Penguin Soccer", exact=True)
    play.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play against Egg").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")
    expect(page.locator("main :focus, main:focus")).to_have_count(1)


def test_everybody_can_choose_an_opponent(crowd: Crowd, axe: str) -> None:
    """The dialog with the levels has nothing that a screen reader or a keyboard would stumble over."""
    person = crowd.person(still=True)
    levels(person.go("/"))
    assert not findings(person, axe)


def test_whoever_wants_to_play_someone_meets(crowd: Crowd) -> None:
    """The first opens a table that everybody sees, the second is led to it, and nobody to their own."""
    ann, bob = crowd.person(still=True), crowd.person(still=True)
    name = "Play someone: Penguins Rock!"
    for person in (ann, ann, bob):
        person.go("/").get_by_role("button", name=name).click()
        person.page.wait_for_url("**/m/*")
    tables = {each["match"] for each in ann.ask("/api/matches")["open"] if each["game"] == "penguins-rock"}
    assert bob.page.url.rpartition("/")[2] in tables
    expect(bob.page.get_by_role("button", name=re.compile("^Sit down"))).to_be_visible()


def test_lists_tell_who_waits_for_whom(crowd: Crowd) -> None:
    """My turn comes first and stands out, results are told, and an open table names its host and its free seats."""
    ann, bob = crowd.person(still=True), crowd.person(still=True)
    mine = ann.open("penguin-soccer")["match"]
    ann.sit(mine, 0, 1)
    over = ann.open("penguin-soccer", None, "egg")["match"]
    ann.sit(over, 0)
    ann.do(over, 0, "resign")
    table = bob.open("polar-dare", None, None, "chick", public=True)["match"]
    bob.sit(table, 1)
    page = ann.go("/")
    waiting = page.locator(".waiting li")
    expect(waiting.filter(has=page.locator(f'a[href="/m/{mine}"]'))).to_contain_text("Your turn")
    row = page.locator("section li").filter(has=page.locator(f'a[href="/m/{over}/replay"]'))
    expect(row).to_contain_text("Egg won")
    open_row = page.locator("section li").filter(has=page.locator(f'a[href="/m/{table}"]'))
    expect(open_row).to_contain_text("Guest 2’s table")
    expect(open_row).to_contain_text("1 open seat")
    expect(open_row).to_contain_text("Chick")
    expect(row.locator("img")).to_have_js_property("complete", value=True)


def test_games_that_wait_leave_the_others_in_sight(crowd: Crowd) -> None:
    """On a small laptop a match that waits does not push the buttons of the games out of sight."""
    person = crowd.person("laptop", still=True)
    person.sit(person.open("penguin-soccer", None, "chick")["match"], 0)
    page = person.go("/")
    expect(page.locator(".waiting li")).to_be_visible()
    for button in page.locator(".poster-actions .button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_phone_says_who_plays(crowd: Crowd) -> None:
    """A match that waits names its players on a small screen, too."""
    person = crowd.person("phone", still=True)
    person.sit(person.open("penguin-soccer", None, "chick")["match"], 0)
    page = person.go("/")
    expect(page.locator(".waiting .sitter").filter(has_text="Chick")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_boards_look_as_chosen(crowd: Crowd, *, dark: bool) -> None:
    """A scenery is chosen in the settings, is there at once, and again the next time before anything is drawn."""
    person = crowd.person(dark=dark, still=True)
    person.forgive("ERR_FAILED")
    page = person.go("/")
    sea = "() => getComputedStyle(document.documentElement).getPropertyValue('--sea').trim()"
    found = [page.evaluate(sea)]
    for name in ("Polar night", "Paper"):
        page.get_by_role("button", name="Settings").click()
        page.get_by_text(name, exact=True).click()
        found.append(page.evaluate(sea))
        page.keyboard.press("Escape")
    assert len(set(found)) == 3
    page.route("**/js/main.js", lambda route: route.abort())
    page.reload()
    assert page.evaluate(sea) == found[2]
    assert page.locator("html").get_attribute("data-theme") == ("dark" if dark else "light")
