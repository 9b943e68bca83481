"""Lines that break, servers that stop, tabs that lag behind: whatever happens, the game goes on where it stood."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.cable import OFFLINE, Cable
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.people import Crowd, Person, said


def started(person: Person, game: str = "penguin-soccer") -> str:
    """A match with one person in both seats, and its page open."""
    match: str = person.open(game, options={})["match"]
    person.go(person.sit(match, 0, 1))
    Hands(person).wait()
    return match


def shown(person: Person, match: str) -> None:
    """The page shows the position that the server has: each piece with its label, where it is."""
    pieces = person.view(match)["scene"]["pieces"]
    for piece in pieces:
        node = person.page.locator(f'[role=application] .piece[data-id="{piece["id"]}"]')
        expect(node).to_have_attribute("aria-label", re.compile(re.escape(said(piece["label"]))))


def test_a_move_without_a_line_arrives_when_it_is_back(crowd: Crowd) -> None:
    """A move made offline is shown as pending, arrives once when the connection is back, and the game goes on."""
    person = crowd.person()
    person.forgive(OFFLINE)
    cable = Cable(person.page)
    match = started(person)
    before = person.view(match)
    cable.cut()
    hands = Hands(person)
    while hands.glowing.count():
        hands.touch()
    expect(person.page.get_by_text("You’re offline")).to_be_visible()
    cable.mend()
    expect(person.page.get_by_text("You’re offline")).to_be_hidden()
    hands.wait()
    # What glows is for the next move: this one has arrived.
    assert person.view(match)["plies"] == before["plies"] + 1
    hands.move(match)
    shown(person, match)


def test_an_answer_that_gets_lost_is_not_a_second_move(crowd: Crowd) -> None:
    """The server takes a move but its answer is lost: the stream delivers it, or it is sent again with the same key."""
    person = crowd.person()
    person.forgive(OFFLINE)
    match = started(person)
    before = person.view(match)["plies"]
    lost: list[str] = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.request.post_data or "")
            route.fetch()
            route.abort()
        else:
            lost.append(route.request.post_data or "")
            route.continue_()

    person.page.route("**/commands*", lose)
    hands = Hands(person)
    hands.move(match)
    hands.wait()
    assert person.view(match)["plies"] == before + 1
    assert len({re.findall(r'"key":\s*"([^"]+)"', each)[0] for each in lost}) == 1
    shown(person, match)


def test_two_tabs_of_one_guest_show_the_same(crowd: Crowd) -> None:
    """What is played in one tab is seen in the other, and the other can go on."""
    person = crowd.person()
    match = started(person)
    first = person.page
    person.page = person.context.new_page()
    person.go(f"/m/{match}")
    Hands(person).move(match)
    second, person.page = person.page, first
    Hands(person).move(match)
    shown(person, match)
    person.page = second
    shown(person, match)


def test_a_stale_tab_catches_up_by_itself(crowd: Crowd) -> None:
    """A tab that has missed moves shows them when its line is back, without a word and without a reload."""
    person = crowd.person()
    person.forgive(OFFLINE)
    cable = Cable(person.page)
    match = started(person)
    cable.cut()
    other = crowd.person()
    other.context.add_cookies(person.context.cookies())  # type: ignore[arg-type]  # what comes out goes in
    for _ in range(3):
        view = other.view(match)
        other.do(match, view["turn"], "move", move=view["choices"][0]["move"])
    cable.mend()
    expect(person.page.get_by_role("listitem").filter(has_text=view["choices"][0]["move"]).first).to_be_attached()
    shown(person, match)
    Hands(person).move(match)


def test_a_reload_restores_everything(crowd: Crowd) -> None:
    """After a reload the page shows the same board, the same moves and the same seat, without the link's key."""
    host, friend = crowd.person(), crowd.person()
    opened = host.open("penguin-soccer", options={})
    match = opened["match"]
    host.go(host.sit(match, 0))
    page = friend.go(f"/m/{match}#{opened['seats'][1]['token']}")
    page.get_by_role("button", name="Sit down").click()
    Hands(host).move(match)
    assert opened["seats"][1]["token"] not in page.url
    page.reload()
    Hands(friend).move(match)
    shown(friend, match)


@pytest.fixture
def hut(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be stopped."""
    house = House(tmp_path).open()
    yield house
    house.close()


def test_a_server_that_comes_back_goes_on(browser: Browser, hut: House) -> None:
    """The server stops in mid-game and starts again: the page says so, waits, and the game goes on in it."""
    crowd = Crowd(browser, hut.url)
    person = crowd.person()
    person.forgive(OFFLINE)
    match = started(person)
    Hands(person).move(match)
    hut.close()
    bar = person.page.get_by_role("status").filter(has_text=re.compile("Reconnecting|The server isn’t answering"))
    expect(bar.first).to_be_visible()
    hands = Hands(person)
    while hands.glowing.count():
        hands.touch()
    hut.open()
    expect(bar.first).to_be_hidden()
    hands.wait()
    assert person.view(match)["plies"] == 2
    hands.move(match)
    shown(person, match)
    assert not crowd.leave()
