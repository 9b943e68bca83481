"""What is on screen while turns are played, with the clock in the test's hands."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import OFFLINE, Cable
from tests.browser.hands import Hands
from tests.browser.measures import prepared
from tests.browser.people import Crowd, Facts, Person
from tests.limits import HANGING

GAME = "polar-dare"
"""A game with a die, several moves a turn, and land that drifts."""
STEP_MS = 50
FRAME_MS = 20
ACTION_MS = 600
MISSED = 10
"""Plies that are too many to be shown one by one after a connection was lost."""
ROLL_MS = 700
MOVING = """() => document.querySelector('.stage, .replay-stage').getAnimations({ subtree: true })
  .some(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)"""
"""Whether anything on the board is on its way; the sea never rests."""
HEARD = """() => {
  window.heard_seq = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        for (const { seq } of JSON.parse(data).events ?? []) window.heard_seq = seq;
      });
    }
  };
}"""
"""Notes the last event that the page has received, whatever it shows of it."""


class Watch:
    """A page whose clock stands still; everything that is on it can be asked for."""

    def __init__(self, person: Person, match: str) -> None:
        self.person = person
        self.page: Page = person.page
        self.match = match

    @property
    def plies(self) -> int:
        """How many moves and rolls the page has told."""
        return sum(len(text.split()) for text in self.page.locator(".turn-notation").all_inner_texts())

    @property
    def die(self) -> bool:
        """Whether a die lies or tumbles over the board."""
        return self.page.locator(".thrown").is_visible()

    @property
    def status(self) -> str:
        """The line that says what happens."""
        return self.page.locator(".status-main").inner_text()

    @property
    def choices(self) -> int:
        """How many things may be touched."""
        return self.page.locator("[role=application] [data-touchable]").count()

    @property
    def trails(self) -> str:
        """What the last turns did, as it is drawn."""
        drawn = "() => [...document.querySelectorAll('.trails')].map((each) => each.innerHTML).join()"
        return str(self.page.evaluate(drawn))

    def drawn_trails(self) -> str:
        """The same, once they are drawn."""
        self.page.locator(".trails .trail").first.wait_for(state="attached")
        return self.trails

    @property
    def heard(self) -> str:
        """What a screen reader reads out."""
        return self.page.locator("#live").inner_text()

    def own_turn(self) -> int:
        """Play a turn of seat 0 past the browser, let the bot answer, and have the page hear of it all.

        The number of plies that the match has then.
        """
        view = own_turn(self.person, self.match)
        ends = time.monotonic() + HANGING
        while self.page.evaluate("() => window.heard_seq") < view["seq"]:
            assert time.monotonic() < ends, "the page hears nothing"
        return int(view["plies"])

    def pass_time(self, ms: int = STEP_MS) -> None:
        """Let time pass on the page, and its motions come to their end."""
        self.page.clock.run_for(ms)
        ends = time.monotonic() + HANGING
        while self.page.evaluate(MOVING):
            assert time.monotonic() < ends, "something moves for ever"
        # What is read out waits for a frame.
        self.page.clock.run_for(FRAME_MS)

    def jumps(self, plies: int) -> None:
        """Wait until the page has told so many plies: it must not stop anywhere on the way."""
        before, ends = self.plies, time.monotonic() + HANGING
        while (told := self.plies) != plies:
            assert told == before, "it goes step by step"
            assert time.monotonic() < ends, "the page hears nothing"
            self.page.wait_for_timeout(STEP_MS)

    def until_told(self, plies: int) -> Iterator[int]:
        """Let time pass until so many plies are told; each number that is told on the way."""
        for _ in range(1000):
            if self.plies >= plies:
                return
            self.pass_time()
            yield self.plies
        raise AssertionError("not everything is told")


def own_turn(person: Person, match: str) -> Facts:
    """Play a turn of seat 0 past the browser, and let the bot answer."""
    view = person.until(match, lambda view: view["turn"] == 0 or view["over"])
    while view["turn"] == 0 and not view["over"]:
        # The answer is as the match was then: the bot may be done with its turn by now.
        view = person.do(match, 0, "move", move=view["choices"][0]["move"])
    return person.until(match, lambda view: view["turn"] == 0 or view["over"])


def watching(person: Person, game: str = GAME) -> Watch:
    """A match against a bot that the page has seen so far, with its clock standing still."""
    prepared(person.page, HEARD)
    match = person.open(game, None, "egg", options={})["match"]
    person.go(person.sit(match, 0))
    own_turn(person, match)
    person.page.reload()
    Hands(person).wait()
    person.freeze()
    return Watch(person, match)


@pytest.mark.parametrize("still", [False, True])
def test_a_turn_is_shown_move_by_move(crowd: Crowd, still: bool) -> None:
    """The own move ends first, then the die tumbles, then each action is seen; only then is there something to choose.

    So it is with reduced motion, too: in steps, without movement.
    """
    watch = watching(crowd.person(still=still, pace="normal"))
    all_plies = watch.own_turn()
    # The own moves were seen at once.
    own = watch.plies
    assert own < all_plies - 1
    assert not watch.choices
    told = [own, *watch.until_told(all_plies)]
    assert set(told) == set(range(own, all_plies + 1))
    assert all((told.count(plies) + 1) * (STEP_MS + FRAME_MS) > ACTION_MS for plies in range(own + 2, all_plies))
    watch.pass_time()
    assert watch.status == "Your move"
    assert watch.choices


def test_the_die_tumbles_before_its_roll_is_told(crowd: Crowd) -> None:
    """While it is in the air nobody knows the roll: it is not told, nothing can be chosen; then it lies in the deck."""
    watch = watching(crowd.person(pace="normal"))
    watch.own_turn()
    for _ in range(200):
        if watch.die:
            break
        watch.pass_time()
    plies = watch.plies
    assert watch.status == "The die is rolling"
    assert not watch.choices
    assert watch.page.locator(".die.past").count()
    watch.pass_time(ROLL_MS)
    assert watch.plies == plies + 1
    assert re.search(r"Blue rolls", watch.heard)
    expect(watch.page.locator(".die:not(.past) svg")).to_be_visible()
    assert not re.search(r"\b[PB]\d", watch.page.locator(".die").inner_text())


def test_a_touch_skips_and_does_nothing_else(crowd: Crowd) -> None:
    """A touch of the board shows all that waits; what lies under the finger is not chosen by it."""
    watch = watching(crowd.person(pace="normal"))
    all_plies = watch.own_turn()
    assert watch.plies < all_plies
    board = watch.page.get_by_role("application")
    board.click()
    assert watch.plies == all_plies
    expect(board.locator("[data-touchable]").first).to_be_attached()
    assert not board.locator("[data-chosen]").count()
    assert watch.person.view(watch.match)["plies"] == all_plies


def test_a_key_skips(crowd: Crowd) -> None:
    """So does a key that would touch something."""
    watch = watching(crowd.person(pace="normal"))
    place = watch.page.locator("[role=application] [tabindex='0']").first
    place.focus()
    all_plies = watch.own_turn()
    watch.page.keyboard.press("Enter")
    assert watch.plies == all_plies
    assert watch.person.view(watch.match)["plies"] == all_plies


def test_a_page_that_nobody_sees_does_not_fall_behind(crowd: Crowd) -> None:
    """Whoever looks again sees how it stands, not what was played meanwhile."""
    watch = watching(crowd.person(pace="normal"))
    watch.page.evaluate("() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    all_plies = watch.own_turn()
    expect(watch.page.locator("[role=application] [data-touchable]").first).to_be_attached()
    assert watch.plies == all_plies


def test_speeds(crowd: Crowd) -> None:
    """How long a turn takes is a setting; it is kept, and at once is at once."""
    lasted = {}
    for pace in ("slow", "fast", "instant"):
        watch = watching(crowd.person(pace=pace))
        before, all_plies = watch.plies, watch.own_turn()
        if pace == "instant":
            expect(watch.page.locator("[role=application] [data-touchable]").first).to_be_attached()
        lasted[pace] = len(list(watch.until_told(all_plies))) / (all_plies - before)
    assert lasted["slow"] > 2 * lasted["fast"] > lasted["instant"] == 0


def test_the_speed_is_chosen_among_the_settings(crowd: Crowd) -> None:
    """Four speeds have names, the usual one is chosen, and another is remembered."""
    person = crowd.person(pace="normal")
    page = person.go("/")
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("radiogroup", name="Speed of turns")
    expect(group.get_by_role("radio", name="Normal")).to_be_checked()
    group.get_by_role("radio", name="Slow").check()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(group.get_by_role("radio", name="Slow")).to_be_checked()


def test_the_last_turn_stays_marked(crowd: Crowd) -> None:
    """What the bot did lies on the board as a trail in its colour, also after a reload, until it moves again."""
    watch = watching(crowd.person(pace="instant"))
    watch.own_turn()
    expect(watch.page.locator("[role=application] [data-touchable]").first).to_be_attached()
    marked = watch.trails
    assert "seat-1" in marked
    assert "seat-0" not in marked
    watch.page.reload()
    Hands(watch.person).wait()
    assert watch.trails == marked
    board = watch.page.locator("[role=application]").bounding_box()
    assert board is not None
    heights = watch.page.locator(".trail > *").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().height)"
    )
    assert max(heights) < 0.5 * board["height"]


def test_turns_are_told_in_sentences(crowd: Crowd) -> None:
    """The list tells whole turns, with their notation small behind; so does the list of a replay."""
    watch = watching(crowd.person(pace="instant"))
    row = watch.page.locator(".turn-row").nth(-2)
    expect(row.locator(".turn-words")).to_contain_text(re.compile(r"^Blue rolls .+\. .+\. \S+"))
    size = "each => parseFloat(getComputedStyle(each).fontSize)"
    assert row.locator(".turn-notation").evaluate(size) < row.locator(".turn-words").evaluate(size)
    lines = row.locator(".ply-notation").evaluate_all("all => all.map((each) => each.getClientRects().length)")
    assert set(lines) == {1}
    page = watch.person.go(f"/m/{watch.match}/replay")
    expect(page.locator(".replay-label").first).to_have_text(re.compile(r"^(Red|Blue) rolls .+\.$"))


def test_whoever_was_away_sees_how_it_stands(crowd: Crowd) -> None:
    """After a broken connection the page jumps to the end of what was missed: nothing is lost, nothing blocks."""
    person = crowd.person(pace="normal")
    person.forgive(OFFLINE, "Failed to load resource")
    cable = Cable(person.page)
    watch = watching(person)
    watch.page.clock.resume()
    cable.cut()
    expect(watch.page.get_by_text("You’re offline")).to_be_visible()
    before = watch.plies
    while (all_plies := own_turn(person, watch.match)["plies"]) < before + MISSED:
        pass
    cable.mend()
    watch.jumps(all_plies)
    Hands(person).wait()
    marked = watch.drawn_trails()
    watch.page.reload()
    assert watch.drawn_trails() == marked


def test_a_replay_is_paced(crowd: Crowd) -> None:
    """A game that is shown again goes on move by move, with the same die."""
    watch = watching(crowd.person(pace="normal"))
    page = watch.person.go(f"/m/{watch.match}/replay")
    page.locator(".board .piece").first.wait_for(state="attached")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-move[aria-current]")).to_contain_text("rolls")
    expect(page.locator(".thrown")).to_be_visible()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    watch.pass_time(ROLL_MS + ACTION_MS)
    expect(slider).to_have_value("2")
    expect(page.locator(".thrown")).to_be_hidden()
