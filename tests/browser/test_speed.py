"""How fast and how light the pages are. Other tests run beside these, so the best of a few tries counts."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person

TRIES = 4
FIRST_BOARD_MS = 1000
SETTLED_MS = 100
LONGEST_TASK_MS = 100
WIRE_BYTES = 150_000
MOST_SHIFTED = 0.02
"""A fifth of what Lighthouse calls good."""
DRAWN = """() => {
  const look = () => document.querySelector('[role=application] .piece')
    ? (window.boardDrawn = performance.now()) : requestAnimationFrame(look);
  look();
}"""
"""Notes when the first piece is on the board."""
LISTEN = """() => {
  window.heard = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).type === 'changed') window.heard.push(performance.now());
      });
    }
  };
  window.settled = [];
  const watch = () => new MutationObserver(() => window.settled.push(performance.now()))
    .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('DOMContentLoaded', watch);
}"""
"""Notes when the server has told of something, and when the page has changed."""
TASKS = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
}"""
"""Notes tasks that kept the page from answering."""
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
"""Adds up how far things on the page have jumped, as Lighthouse does."""


def at_best(measure: Callable[[], float], budget: float) -> float:
    """The best of a few tries, or the first that keeps to the budget."""
    found = float("inf")
    for _ in range(TRIES):
        found = min(found, measure())
        if found <= budget:
            break
    return found


def prepared(page: Page, script: str) -> None:
    """Have a script run before anything else on each page."""
    page.add_init_script(f"({script})()")


def wire_size(person: Person, address: str) -> float:
    """What a page weighs on the way, everything together, with an empty cache."""
    session = person.context.new_cdp_session(person.page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.go(address)
    Hands(person).wait()
    person.page.wait_for_load_state("networkidle")
    return sum(sizes)


def test_the_first_board_is_there_at_once(crowd: Crowd) -> None:
    """A browser that was never here shows the board of a match within a second."""

    def measure() -> float:
        person = crowd.person()
        prepared(person.page, DRAWN)
        person.go(person.sit(person.open("polar-dare")["match"], 0, 1))
        person.page.wait_for_function("() => window.boardDrawn")
        drawn: float = person.page.evaluate("() => window.boardDrawn")
        return drawn

    assert at_best(measure, FIRST_BOARD_MS) <= FIRST_BOARD_MS


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_page_is_light(crowd: Crowd, language: str) -> None:
    """A match page takes no more than 150 kB over the wire, board, penguins and all, in whichever language."""
    person = crowd.person(language=language)
    assert 10_000 < wire_size(person, person.sit(person.open("penguins-rock")["match"], 0, 1)) <= WIRE_BYTES


def test_a_move_settles_at_once(crowd: Crowd) -> None:
    """Within 100 ms of the server's word the page shows the move."""
    person = crowd.person(still=True)
    prepared(person.page, LISTEN)
    match = person.open("penguin-soccer", options={})["match"]
    person.go(person.sit(match, 0, 1))
    Hands(person).wait()

    def measure() -> float:
        person.page.evaluate("() => { window.heard = []; window.settled = []; }")
        view = person.view(match)
        person.do(match, view["turn"], "move", move=view["choices"][0]["move"])
        person.page.wait_for_function("() => window.heard.length && window.settled.some((at) => at >= window.heard[0])")
        wait: float = person.page.evaluate("() => window.settled.find((at) => at >= window.heard[0]) - window.heard[0]")
        return wait

    assert at_best(measure, SETTLED_MS) <= SETTLED_MS


def test_no_task_holds_the_page_up(crowd: Crowd) -> None:
    """While moves are made and a bot thinks, no task takes longer than 100 ms."""

    def measure() -> float:
        person = crowd.person()
        prepared(person.page, TASKS)
        match = person.open("penguins-rock", None, "chick", options={})["match"]
        person.go(person.sit(match, 0))
        hands = Hands(person)
        hands.wait()
        person.page.evaluate("() => { window.tasks = []; }")
        for _ in range(3):
            if person.view(match)["turn"] == 0:
                hands.move(match)
            person.page.wait_for_timeout(200)
        longest: float = person.page.evaluate("() => Math.max(0, ...window.tasks)")
        return longest

    assert at_best(measure, LONGEST_TASK_MS) <= LONGEST_TASK_MS


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
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("() => window.shifted") <= MOST_SHIFTED, address
    for _ in range(3):
        view = person.view(match)
        person.do(match, view["turn"], "move", move=view["choices"][0]["move"])
        person.page.wait_for_timeout(400)
    assert person.page.evaluate("() => window.shifted") <= MOST_SHIFTED
