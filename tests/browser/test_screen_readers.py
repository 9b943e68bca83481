"""What screen readers hear: each board, compared with a file; and what is said of a move.

``ROOKERY_UPDATE_SNAPSHOTS=1 pytest tests/browser/test_screen_readers.py`` writes the files anew: read what has changed.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rookery
from rookery.words import word
from tests.browser.hands import Hands
from tests.browser.people import Crowd

FOLDER = Path(__file__).with_name("snapshots")
UPDATE = os.environ.get("ROOKERY_UPDATE_SNAPSHOTS") == "1"
OPTIONS = {"penguin-game": {"start": "strategic"}}
"""A start that is always the same."""


@pytest.mark.parametrize("game", rookery.games())
def test_a_board_is_told_as_on_file(crowd: Crowd, game: str) -> None:
    """The start of a game is announced as in the reviewed file."""
    host, watcher = crowd.person(), crowd.person(still=True)
    opened = host.open(game, options=OPTIONS.get(game, {}))
    host.sit(opened["match"], 0, 1)
    watcher.go(f"/m/{opened['match']}#watch={opened['watch']}")
    board = Hands(watcher).board
    expect(board.locator(".piece").first).to_be_attached()
    snapshot = board.aria_snapshot()
    kept = FOLDER / f"{game}.yml"
    if UPDATE:
        kept.write_text(f"{snapshot}\n", encoding="utf-8")
    assert snapshot == kept.read_text(encoding="utf-8").rstrip("\n")


@pytest.mark.parametrize("game", rookery.games())
def test_what_may_be_touched_says_what_it_does(crowd: Crowd, game: str) -> None:
    """The player to move finds buttons on the board, each with a name that says where a touch leads."""
    person = crowd.person(still=True)
    match = person.open(game)["match"]
    person.go(person.sit(match, 0, 1))
    hands = Hands(person)
    hands.wait()
    choices = person.view(match)["choices"]
    begun = {choice["touches"][0] for choice in choices if choice["touches"] and not choice.get("same_as")}
    names = hands.glowing.evaluate_all("all => all.map((each) => each.getAttribute('aria-label') ?? '')")
    assert len(names) >= len(begun)
    assert all(". " in name or name.endswith(", selected") for name in names)


def test_what_happens_is_spoken(crowd: Crowd) -> None:
    """A move of the other player, and whose turn it is then, stand in the page's live region."""
    host, friend = crowd.person(still=True), crowd.person(still=True)
    opened = host.open("penguin-soccer")
    match = opened["match"]
    host.go(host.sit(match, 0))
    friend.go(f"/m/{match}#{opened['seats'][1]['token']}")
    friend.page.get_by_role("button", name="Sit down").click()
    before = rookery.game("penguin-soccer").read(host.until(match, lambda view: view["started"])["position"])
    Hands(host).move(match)
    last = host.view(match)["last"]
    spoken = friend.page.locator("#live")
    # The moves of a game without happenings are announced by notation.
    for snapshot in [word(each.label) for each in before.happenings(last)] or [last]:
        expect(spoken).to_contain_text(snapshot)
    expect(spoken).to_contain_text("Your move")


def test_the_board_is_one_stop_of_the_keyboard(crowd: Crowd) -> None:
    """Tab reaches the board in a few steps, where the focus is seen, arrows roam, and the next Tab leaves it."""
    person = crowd.person(still=True)
    page = person.go(person.sit(person.open("penguin-soccer")["match"], 0, 1))
    hands = Hands(person)
    hands.wait()
    here = "board => board.contains(document.activeElement) ? document.activeElement.dataset.id : null"
    for _ in range(12):
        page.keyboard.press("Tab")
        if hands.board.evaluate(here):
            break
    first = hands.board.evaluate(here)
    assert first
    assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
    page.keyboard.press("End")
    assert hands.board.evaluate(here) not in {None, first}
    page.keyboard.press("Tab")
    assert hands.board.evaluate(here) is None
    page.keyboard.press("Shift+Tab")
    assert hands.board.evaluate(here)
