"""Each game's own end on its board: what the room says happens there, and everything is as before when it is over."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.endings import (
    GOAL,
    LAST_ROCK,
    LAST_STEP,
    LAST_TWO,
    End,
    at_the_table,
    last_move,
    play_on,
    see_the_card,
    see_the_moment,
)
from tests.browser.hands import Hands
from tests.browser.people import Crowd

BARE = "|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,-"
OWN_GOAL = End("penguin-soccer", "c3^,d4n,b5^/g5w,e5^,c7s c3 w 40", "Ksw")
CHALLENGE = End("penguin-game", f"0,0:s,s,-,-{BARE} a1 1 move s", "a1-b1", 1)
SUCCESS = End("penguin-game", f"0,0:s,s,-,-{BARE} a1 1 move m", "a1-b1", 1)
STUCK = End("penguin-game", "0,0:s,s,-,-|2,0:-,-,-,m|0,2:-,-,-,-|2,2:-,-,-,- a1 1 move s", "a1-b1", 1)
ENDS: list[tuple[End, dict[str, list[str]]]] = [
    (GOAL, {"billows": ["h8"], "dances": ["white-baby", "white-mama", "white-papa"]}),
    (OWN_GOAL, {"billows": ["a1"], "dances": ["black-baby", "black-mama", "black-papa"]}),
    (LAST_STEP, {"dances": ["red-1", "red-2", "red-3"], "billows": [""]}),
    (LAST_ROCK, {"closes": [""], "dances": ["red-1", "red-2"]}),
    (LAST_TWO, {"waves": ["penguin-red"]}),
    (CHALLENGE, {"dances": ["penguin-red"], "billows": ["challenge"]}),
    (SUCCESS, {"dances": ["penguin-red"]}),
    (STUCK, {"waves": ["penguin-red"]}),
]
"""Who does what at an end; what has no id of its own is named by none."""
FLOURISHES = """() => {
  const found = {};
  for (const { dataset } of document.querySelectorAll('.board [data-flourish]'))
    (found[dataset.flourish] ??= []).push(dataset.id ?? '');
  return found;
}"""
DRAWN = "all => all.map((one) => [one.dataset.id, [one.style.transform, one.innerHTML]])"
ENDLESS = """() => {
  const moving = document.querySelector('.board').getAnimations({ subtree: true });
  return moving.filter(({ effect }) => effect.getTiming().iterations === Infinity).length;
}"""


def acting(page: Page) -> dict[str, list[str]]:
    """Who does what."""
    found: dict[str, list[str]] = page.evaluate(FLOURISHES)
    return {how: sorted(ids) for how, ids in found.items()}


@pytest.mark.parametrize(
    ("end", "expected", "still"), [*((*each, False) for each in ENDS), *((*each, True) for each in ENDS[::3])]
)
def test_each_game_has_its_own_end(crowd: Crowd, end: End, expected: dict[str, list[str]], still: bool) -> None:
    """The room says what is to be seen: a net billows, three dance at the Pole, a nest closes, the last one waves.

    With reduced motion the same is a still picture, in which everybody has the pose.
    """
    page = last_move(crowd.person(still=still), end)
    see_the_moment(page)
    assert acting(page) == expected
    actors = sum(len(ids) for how, ids in expected.items() if how in {"dances", "waves"})
    expect(page.locator(".board .actor > .pose")).to_have_count(actors if still else 2 * actors)
    assert (page.evaluate(ENDLESS) == 0) == still
    see_the_card(page)
    assert acting(page) == {}
    assert page.locator(".board .actor").count() == 0


def test_a_pose_is_drawn_where_there_is_one(crowd: Crowd) -> None:
    """Who lay gets up, and flippers are raised; letters stay on their bellies."""
    person = crowd.person(still=True)
    page = last_move(person, GOAL)
    see_the_moment(page)
    expect(page.locator("[data-id=white-papa] .actor use[href$='papa-cheers']")).to_have_count(1)
    page = last_move(crowd.person(still=True), LAST_STEP)
    see_the_moment(page)
    for number in (1, 2, 3):
        actor = page.locator(f"[data-id=red-{number}] .actor")
        expect(actor.locator("use[href$='penguin-cheers']")).to_have_count(1)
        expect(actor.locator(".letter")).to_have_text("R")


def test_the_board_is_as_before(crowd: Crowd) -> None:
    """When the moment is over, every piece is drawn as the position says."""
    person = crowd.person()
    page = last_move(person, GOAL)
    see_the_moment(page)
    see_the_card(page)
    seen = dict(page.locator(".board .piece").evaluate_all(DRAWN))
    page.reload()
    page.locator(".board .piece").first.wait_for()
    assert dict(page.locator(".board .piece").evaluate_all(DRAWN)) == seen


def test_a_touch_skips_it(crowd: Crowd) -> None:
    """Whoever does not want to wait touches the board, and has the card."""
    page = last_move(crowd.person(), LAST_ROCK)
    see_the_moment(page)
    page.locator(".stage").dispatch_event("pointerdown")
    expect(page.locator(".result")).to_be_visible()
    assert acting(page) == {}


def test_it_is_not_written_over(crowd: Crowd) -> None:
    """The banner lies in the other half of the board."""
    for end in (LAST_STEP, OWN_GOAL):
        page = last_move(crowd.person(), end)
        moment = see_the_moment(page)
        first = page.locator(".board [data-flourish]").first
        banner, seen = moment.locator(".banner > span").bounding_box(), first.bounding_box()
        assert banner is not None and seen is not None  # noqa: PT018  # for the types
        assert banner["y"] > seen["y"] + seen["height"] or banner["y"] + banner["height"] < seen["y"]


def test_after_a_draw_all_wave(crowd: Crowd) -> None:
    """Nobody has won, and nobody is left out."""
    person = crowd.person(still=True)
    match = at_the_table(person, "polar-dare")
    person.freeze()
    play_on(person, match)
    assert person.view(match)["outcome"]["winners"] == []
    see_the_moment(person.page)
    assert acting(person.page) == {
        "waves": [f"{colour}-{number}" for colour in ("blue", "red") for number in (1, 2, 3)]
    }


def test_an_end_off_the_board(crowd: Crowd) -> None:
    """Where somebody resigned the winners' pieces dance, wherever they are."""
    person = crowd.person(still=True)
    match = at_the_table(person, "penguins-rock", options={})
    person.freeze()
    person.do(match, 0, "resign")
    see_the_moment(person.page)
    assert acting(person.page) == {"dances": ["blue-1", "blue-2"]}


def test_those_who_lost_see_it_more_calmly(crowd: Crowd) -> None:
    """A loss is no reason to hurry: the winner's dance is slower, and no colours fall from the sky."""
    winner, loser = crowd.person(), crowd.person()
    opened = winner.open(GOAL.game, None, None, options={}, opening={"position": GOAL.position})
    match = opened["match"]
    winner.do(match, 0, "join", name="Ada")
    winner.go(f"/m/{match}")
    loser.go(f"/m/{match}#{opened['seats'][1]['token']}").get_by_role("textbox", name="Your name").fill("Robin")
    loser.page.get_by_role("button", name="Sit down").click()
    Hands(winner).wait()
    speeds = {}
    for person in (winner, loser):
        person.page.locator(".match:not(.waiting) .board .piece").first.wait_for()
        person.freeze()
    winner.do(match, 0, "move", move=GOAL.move)
    for person in (winner, loser):
        moment = see_the_moment(person.page)
        tone = "won" if person is winner else "lost"
        expect(moment).to_have_class(re.compile(tone))
        rate = "one => one.getAnimations()[0].playbackRate"
        speeds[tone] = person.page.locator("[data-id=white-mama]").evaluate(rate)
        expect(moment.locator(".flake").first).to_be_attached()
    assert speeds["lost"] < speeds["won"] == 1
