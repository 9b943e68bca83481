"""Links that people hand out: each opens what it is for, once or until it is replaced, in browsers of their own."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person

GONE = "Failed to load resource"
"""What a browser says of an answer that refuses."""


def opened_by_link(host: Person) -> Page:
    """The page of a match that waits for a friend."""
    page = host.go("/#penguin-soccer")
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("textbox", name="Link")).to_be_visible()
    return page


def link_on(page: Page) -> str:
    """The path of the link that a page shows."""
    return re.sub(r"^http://[^/]+", "", page.get_by_role("textbox", name="Link").input_value())


def replaced(page: Page) -> tuple[str, str]:
    """The path of the link that a page shows, and of the one that it has once somebody wants a new one."""
    field = page.get_by_role("textbox", name="Link")
    before, old = field.input_value(), link_on(page)
    page.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(before)
    return old, link_on(page)


def test_an_invitation_is_used_up_by_whoever_comes_first(crowd: Crowd) -> None:
    """The second one with the same link is told so, and sees nothing of the game."""
    host, friend, late = crowd.person(), crowd.person(), crowd.person("phone")
    link = link_on(opened_by_link(host))
    friend.go(link).get_by_role("button", name="Sit down").click()
    Hands(host).wait()
    expect(late.go(link).get_by_role("heading", name="This link no longer works")).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_text("’s turn").first).to_be_visible()


def test_a_link_is_replaced(crowd: Crowd) -> None:
    """The host makes a new one: the old one opens nothing, the new one does."""
    host, friend = crowd.person(), crowd.person()
    page = opened_by_link(host)
    old, new = replaced(page)
    expect(friend.go(old).get_by_role("heading", name="This link no longer works")).to_be_visible()
    friend.go(new).get_by_role("button", name="Sit down").click()
    Hands(host).wait()


def test_watchers_have_a_link_that_can_be_replaced(crowd: Crowd) -> None:
    """Whoever watches by the old one is told that it works no longer; a new one is beside it."""
    host, watcher = crowd.person(), crowd.person()
    page = host.go("/#penguin-soccer")
    page.get_by_role("button", name="Start the game").click()
    Hands(host).wait()
    page.get_by_text("Let others watch").click()
    watcher.go(link_on(page))
    expect(watcher.page.get_by_role("region", name="Players")).to_be_visible()
    _, new = replaced(page)
    watcher.forgive(GONE)
    watcher.page.reload()
    expect(watcher.page.get_by_role("heading", name=re.compile("no longer works|not found"))).to_be_visible()
    watcher.go(new)
    expect(watcher.page.get_by_role("region", name="Players")).to_be_visible()


def test_a_seat_goes_along_to_a_phone(crowd: Crowd) -> None:
    """Its person asks for a link or a code; the phone plays the seat by it, and the next device does not."""
    host, phone, thief = crowd.person(), crowd.person("phone"), crowd.person()
    page = host.go("/#penguin-soccer")
    page.get_by_role("button", name="Start the game").click()
    Hands(host).wait()
    match = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Switch device").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_js_property("complete", value=True)
    link = link_on(page)
    phone.go(link)
    Hands(phone).wait()
    Hands(phone).move(match)
    expect(thief.go(link).get_by_role("heading", name="This link no longer works")).to_be_visible()
    assert phone.view(match)["mine"] == [0]


def test_a_host_calls_off_a_game_that_nobody_joined(crowd: Crowd) -> None:
    """It is asked once, and says so; there is nothing to replay."""
    host = crowd.person()
    page = opened_by_link(host)
    page.get_by_role("button", name="Call off").click()
    page.get_by_role("button", name="Call it off").click()
    expect(page.get_by_role("heading", name="The game was called off")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    expect(page.get_by_role("link", name="All games").first).to_be_visible()
