"""How light the pages are, and that nothing on them jumps. How fast they are is measured by benchmarks/pages.py."""

import pytest

import rookery
from tests.browser.measures import MOST_SHIFTED, SHIFTS, prepared, shifted, wire_size
from tests.browser.people import Crowd

WIRE_BYTES = 200_000
"""The limit for a first visit to a match: all that travels, with headers, letters and introduction (decision 14)."""


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("de", "phone")])
@pytest.mark.parametrize("game", rookery.games())
def test_a_first_visit_is_light(crowd: Crowd, game: str, language: str, size: str) -> None:
    """Board, penguins, letters and the introduction to a first game, in whichever language and on whichever screen."""
    person = crowd.person(size, language=language, first_time=True)
    assert 10_000 < wire_size(person, person.sit(person.open(game)["match"], 0, 1)) <= WIRE_BYTES


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_jumps(crowd: Crowd, size: str) -> None:
    """While a page loads, and while moves are made on a board, nothing that is there already changes its place."""
    person = crowd.person(size)
    prepared(person.page, SHIFTS)
    match = person.open("penguin-soccer")["match"]
    playing = person.sit(match, 0, 1)
    for address in ("/", "/#polar-dare", "/rules/penguin-game", "/learn/penguins-rock", playing):
        person.page.goto("about:blank")
        person.go(address)
        assert shifted(person) <= MOST_SHIFTED, address
    for _ in range(3):
        view = person.view(match)
        person.do(match, view["turn"], "move", move=view["choices"][0]["move"])
        person.page.wait_for_timeout(400)
    assert shifted(person) <= MOST_SHIFTED
