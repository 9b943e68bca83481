"""Whole games on the board, by people: by link, on one device, against a bot, by finger and by keys alone."""

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.hands import Hands, play_out
from tests.browser.people import CAP, Crowd


@pytest.mark.parametrize("game", rookery.games())
def test_two_people_play_by_link(crowd: Crowd, game: str) -> None:
    """The host sends a link, a friend sits down with it, and both see the game to its end."""
    host, friend = crowd.person(), crowd.person(still=True)
    opened = host.open(game)
    match, link = opened["match"], f"/m/{opened['match']}#{opened['seats'][1]['token']}"
    host.go(host.sit(match, 0))
    expect(host.page.get_by_text("Waiting for one more player")).to_be_visible()
    page = friend.go(link)
    page.get_by_role("textbox", name="Your name").fill("Robin")
    page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_text("Robin").first).to_be_visible()
    play_out(match, Hands(host), Hands(friend))
    for person in (host, friend):
        expect(person.page.get_by_role("link", name="Replay")).to_be_visible()
        expect(person.page.get_by_role("button", name="Play again", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", rookery.games())
def test_fingers_play_on_a_phone(crowd: Crowd, game: str) -> None:
    """On a phone two people at one device play to the end with taps."""
    person = crowd.person("phone")
    opened = person.open(game)
    page = person.go(person.sit(opened["match"], 0, 1))
    play_out(opened["match"], Hands(person, "finger"))
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_move_is_asked_for_by_who_wants_that(crowd: Crowd) -> None:
    """A tap chooses, and nothing is played before it is confirmed; what is not meant can be put back."""
    person = crowd.person("phone")
    person.prefer(confirm=True)
    match = person.open("penguin-game")["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person, "finger")
    before = person.view(match)["seq"]
    while not page.get_by_role("button", name="Play it").count():
        hands.touch()
    page.get_by_role("button", name="Not yet").tap()
    assert person.view(match)["seq"] == before
    hands.move(match)


@pytest.mark.parametrize("game", rookery.games())
def test_keys_alone_are_enough(crowd: Crowd, game: str) -> None:
    """Somebody without a mouse plays with Tab, arrows and Enter."""
    person = crowd.person(still=True)
    opened = person.open(game)
    person.go(person.sit(opened["match"], 0, 1))
    hands = Hands(person, "keys")
    for _ in range(6):
        if not person.view(opened["match"])["over"]:
            hands.move(opened["match"])


def test_keys_lead_from_the_lobby_to_the_board(crowd: Crowd) -> None:
    """Somebody without a mouse chooses a game, starts it against a bot and moves, and sees where the focus is."""
    person = crowd.person(still=True)
    page = person.go("/")
    for name in ("The Penguin Game", "Start the game"):
        focus(page, name)
        page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")
    Hands(person, "keys").move(page.url.rpartition("/")[2])


def focus(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus, and can be seen to have it."""
    wanted = page.get_by_role("link", name=name).or_(page.get_by_role("button", name=name)).first
    expect(wanted).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            assert wanted.evaluate("element => getComputedStyle(element).outlineStyle") != "none"
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_bot_answers(crowd: Crowd) -> None:
    """From the lobby to the end of a game against a bot, with nothing but what the page shows."""
    person = crowd.person()
    page = person.go("/")
    page.get_by_role("link", name="Penguin Soccer").first.click()
    page.locator("summary", has_text="Clock ·").click()
    page.get_by_label("Longest game, in moves").fill(str(CAP))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    match = page.url.rpartition("/")[2]
    hands = Hands(person)
    while not person.view(match)["over"]:
        if person.view(match)["turn"] == 0:
            hands.move(match)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
