"""Whether everybody can use the pages: axe, the checker of the field, finds nothing on any of them."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.sights import SIGHTS

from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person
from tests.browser.test_pages import REFUSED, addresses, seen

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LEFT_OUT = "no axe here: whether everybody can use the pages is LEFT OUT (npm install)"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DRAWN = {"label-content-name-mismatch": {"enabled": False}}
"""Letters on scarves are part of a drawing, like a number on a shirt; the name of a penguin says it in words."""


@pytest.fixture(scope="module")
def axe() -> str:
    """The checker's script."""
    if not AXE.exists():
        if os.environ.get("CI"):
            pytest.fail(LEFT_OUT, pytrace=False)
        pytest.skip(LEFT_OUT)
    return AXE.read_text(encoding="utf-8")


def findings(person: Person, axe: str) -> list[str]:
    """What the checker says of the page as it is."""
    person.page.evaluate(axe)
    found: list[dict[str, Any]] = person.page.evaluate(
        "async ([runOnly, rules]) => (await axe.run(document, { runOnly, rules })).violations", [RULES, DRAWN]
    )
    return [
        f"{each['id']}: {each['help']}: {node['target']} {node['html'][:120]}"
        for each in found
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_everybody_can_use_every_page(crowd: Crowd, axe: str, *, dark: bool) -> None:
    """No page has anything that a screen reader or a keyboard would stumble over, or that nobody can read."""
    person = crowd.person(still=True, dark=dark)
    wrong = {}
    for address in addresses(person):
        seen(person, address)
        if found := findings(person, axe):
            wrong[address] = found
    assert not wrong, "\n".join(line for address, lines in wrong.items() for line in (address, *lines))


STATES = ("tile-editor", "invited", "code", "play-on", "lessons-end", "dead-link", "talk", "moves", "reason", "caution")
"""What pages turn into when somebody does something there."""


@pytest.mark.parametrize("state", STATES)
def test_everybody_can_use_what_pages_turn_into(crowd: Crowd, axe: str, state: str) -> None:
    """What is unfolded, asked, told or over is as good as the page, on a phone as on a large screen."""
    for size in ("laptop", "phone"):
        person = SIGHTS[state].seen_by(crowd, size)
        person.forgive(REFUSED)
        assert not findings(person, axe)


def test_everybody_can_use_the_sheet_of_a_phone(crowd: Crowd, axe: str) -> None:
    """On a phone the settings and the question before a move are as good as the page."""
    person = crowd.person("phone", still=True)
    person.prefer(confirm=True)
    match = person.open("penguin-game")["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person, "finger")
    while not page.get_by_role("button", name="Play it").count():
        hands.touch()
    assert not findings(person, axe)
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not findings(person, axe)


def test_everybody_can_read_the_first_and_the_last_card(crowd: Crowd, axe: str) -> None:
    """The introduction to a game and the card of its result are as good as the page, by day and by night."""
    for dark in (False, True):
        person = crowd.person("phone", still=True, dark=dark, first_time=True)
        match = person.open("polar-dare")["match"]
        page = person.go(person.sit(match, 0, 1))
        expect(page.locator(".intro")).to_be_visible()
        assert not findings(person, axe)
        page.get_by_role("button", name="Let’s play").tap()
        person.do(match, 0, "resign")
        expect(page.locator(".result")).to_be_visible()
        assert not findings(person, axe)


def test_a_picture_without_words_would_be_found(crowd: Crowd, axe: str) -> None:
    """The checker sees what is put in its way."""
    person = crowd.person(still=True)
    seen(person, "/")
    person.page.evaluate("() => document.querySelector('main').append(new Image())")
    assert any(line.startswith("image-alt") for line in findings(person, axe))
