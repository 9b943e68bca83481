"""The table around the board: faces, progress, the introduction, help that is agreed upon, and the end as an event."""

import re

import pytest
from playwright.sync_api import expect

from rookery import catalog
from tests.browser.endings import NAMES, alone, play_on, see_the_card, see_the_moment
from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person

WITHIN_THEIR_CARDS = """all => all.map((each) => {
    const card = each.closest("li").getBoundingClientRect();
    const drawn = [...each.querySelectorAll(".unit")].map((one) => one.getBoundingClientRect());
    return drawn.length > 0 && drawn.every(({ left, right }) => card.left + 4 <= left && right <= card.right - 4);
})"""
"""Whether what is drawn of them keeps off the edges."""


def friends(crowd: Crowd, game: str = "penguin-soccer", size: str = "desktop") -> tuple[str, Person, Person]:
    """A match of two people, both of them at their pages."""
    host, friend = crowd.person(size, still=True), crowd.person(size, still=True)
    opened = host.open(game, options={})
    match = opened["match"]
    host.do(match, 0, "join", name="Ada")
    host.go(f"/m/{match}")
    friend.go(f"/m/{match}#{opened['seats'][1]['token']}").get_by_role("textbox", name="Your name").fill("Robin")
    friend.page.get_by_role("button", name="Sit down").click()
    for person in (host, friend):
        person.page.locator(".match:not(.waiting)").wait_for()
    return match, host, friend


def take_advice(person: Person, match: str) -> None:
    """Ask for a hint."""
    person.answer_ahead(f"/api/matches/{match}/hint", {"seat": 0})
    person.page.get_by_role("button", name="Hint", exact=True).click()
    expect(person.page.locator(".tip")).to_contain_text("chance to win")


# The end


@pytest.mark.parametrize("game", catalog.games())
def test_the_end_of_each_game(crowd: Crowd, game: str) -> None:
    """Every game ends with a moment for who has won, then with a card; it can be closed and opened again."""
    match, person = alone(crowd, game)
    page = person.page
    person.freeze()
    play_on(person, match)
    winners = person.view(match)["outcome"]["winners"]
    moment = see_the_moment(page)
    told = "A draw" if not winners else f"{NAMES[winners[0]]} wins"
    expect(moment.locator(".banner")).to_have_text(told)
    expect(page.locator(".board [data-flourish]").first).to_be_attached()
    card = see_the_card(page)
    expect(card.get_by_role("heading", name=told)).to_be_focused()
    expect(card.get_by_role("list", name="How far everyone got").get_by_role("listitem")).to_have_count(2)
    expect(card.get_by_role("link", name="Replay")).to_be_visible()
    page.clock.resume()
    expect(card.locator(".curve-part").first).to_be_attached()
    card.get_by_role("button", name="Look at the board").click()
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_alone_the_game_says_how_it_went(crowd: Crowd) -> None:
    """With one player there is no winner to name: the game's own words are the verdict."""
    match, person = alone(crowd, "penguin-game", 1)
    person.freeze()
    play_on(person, match)
    view = person.view(match)
    moment = see_the_moment(person.page)
    expect(moment).to_have_class(re.compile("won" if view["outcome"]["winners"] else "lost"))
    expect(see_the_card(person.page).get_by_role("heading").first).not_to_be_empty()


def test_winning_and_losing(crowd: Crowd) -> None:
    """Each sees the end from where they sit: the winner wins, the loser is told kindly who did, and both can go on."""
    match, host, friend = friends(crowd)
    for person in (host, friend):
        person.freeze()
    host.do(match, 0, "resign")
    for person, told in ((host, "Robin wins this time"), (friend, "You win")):
        expect(see_the_moment(person.page).locator(".banner")).to_have_text(told)
        card = see_the_card(person.page)
        expect(card.get_by_role("heading", name=told)).to_be_visible()
        expect(card.get_by_text("Ada resigned")).to_be_visible()
        expect(card.get_by_role("button", name="Play again")).to_be_visible()
    expect(host.page.locator(".result").get_by_text("Good game. How about another?")).to_be_visible()
    expect(friend.page.locator(".result").get_by_text("How about another?")).to_have_count(0)
    assert host.page.locator(".player .avatar").nth(0).get_attribute("data-mood") == "sad"
    assert host.page.locator(".player .avatar").nth(1).get_attribute("data-mood") == "cheer"


def test_snow_falls_only_where_things_may_move(crowd: Crowd) -> None:
    """With reduced motion the moment is a still picture."""
    for still in (True, False):
        person = crowd.person(still=still)
        match = person.open("penguin-soccer", options={})["match"]
        person.go(person.sit(match, 0, 1))
        Hands(person).wait()
        person.freeze()
        person.do(match, 0, "resign")
        assert (see_the_moment(person.page).locator(".flake").count() == 0) == still


def test_an_old_end_is_not_celebrated_again(crowd: Crowd) -> None:
    """Who comes back to a game that is over finds the board, and the result on demand."""
    match, person = alone(crowd, "penguin-soccer", options={})
    person.do(match, 0, "resign")
    page = person.go(f"/m/{match}")
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".result").get_by_role("heading", name="Benjamin wins")).to_be_visible()
    expect(page.locator(".celebration")).to_be_hidden()


def test_a_hint_does_not_outlast_the_game(crowd: Crowd) -> None:
    """When the game is over, advice is gone: its words and its arrow."""
    match, person = alone(crowd, "penguin-soccer", options={})
    page = person.page
    take_advice(person, match)
    expect(page.locator(".mark.hint")).not_to_have_count(0)
    person.do(match, 0, "resign")
    expect(page.locator(".tip")).to_be_hidden()
    expect(page.locator(".mark.hint")).to_have_count(0)


# Help


def test_undo_is_offered_where_it_is_possible(crowd: Crowd) -> None:
    """One button takes back, and only where the server would: never past a roll."""
    match, person = alone(crowd, "polar-dare", options={})
    page = person.page
    undo = page.get_by_role("button", name=re.compile("undo", re.IGNORECASE))
    expect(undo).to_be_disabled()
    view = person.view(match)
    while person.view(match)["turn"] == view["turn"]:
        now = person.view(match)
        person.do(match, now["turn"], "move", move=now["choices"][0]["move"])
    expect(page.get_by_text("Benjamin’s turn", exact=True)).to_be_visible()
    expect(undo).to_have_count(1)
    expect(undo).to_be_disabled()


def test_others_are_asked_before_a_move_is_undone(crowd: Crowd) -> None:
    """Against people the same button asks, and says so."""
    match, host, friend = friends(crowd)
    Hands(host).move(match)
    host.page.get_by_role("button", name="Ask to undo").click()
    expect(host.page.get_by_text("You asked to undo")).to_be_visible()
    friend.page.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    assert host.view(match)["plies"] == 0


def test_hints_are_for_all_or_for_nobody(crowd: Crowd) -> None:
    """Against people hints are off until all agree; then both have them."""
    match, host, friend = friends(crowd)
    friend.page.get_by_role("button", name="Ask for hints").click()
    asked = host.page.get_by_role("group", name="Robin would like hints for everyone.")
    asked.get_by_role("button", name="No hints").click()
    expect(friend.page.get_by_role("button", name="Ask for hints")).to_be_enabled()
    friend.page.get_by_role("button", name="Ask for hints").click()
    asked.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    take_advice(host, match)
    expect(friend.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_board_stays_where_it_is(crowd: Crowd, size: str) -> None:
    """Neither a hint nor a question of others moves the board or changes its size."""
    match, host, friend = friends(crowd, size=size)
    before = Hands(host).board.bounding_box()
    friend.do(match, 1, "offer", what="hints")
    host.page.get_by_role("button", name="Agree").wait_for()
    assert Hands(host).board.bounding_box() == before
    host.page.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    take_advice(host, match)
    assert Hands(host).board.bounding_box() == before


# Who plays


def test_faces_show_who_plays_and_whose_turn_it_is(crowd: Crowd) -> None:
    """Bots have the face of their level, people one of their own; who is to move watches, and emotes are moods."""
    person = crowd.person(still=True)
    match = person.open("penguins-rock", None, "egg", "chick", "emperor", options={})["match"]
    page = person.go(person.sit(match, 0))
    Hands(person).wait()
    faces = page.locator(".player .avatar")
    for seat, body in ((1, "egg"), (2, "chick"), (3, "emperor")):
        expect(faces.nth(seat).locator(f'use[href$="#{body}"]')).to_have_count(1)
    expect(faces.nth(0).locator('use[href*="#wears-"]')).to_have_count(1)
    expect(faces.nth(person.view(match)["turn"])).to_have_attribute("data-mood", re.compile("watch|ponder"))
    person.freeze()
    person.do(match, 0, "say", phrase="laugh")
    expect(faces.nth(0)).to_have_attribute("data-mood", "laugh")


def test_who_waits_long_dozes_off(crowd: Crowd) -> None:
    """When a turn takes long, who thinks ponders and the others sleep."""
    _, person = alone(crowd, "polar-dare")
    faces = person.page.locator(".player .avatar")
    turn = int(person.page.locator(".player").evaluate_all("all => all.findIndex((one) => one.matches('.turn'))"))
    person.page.clock.install()
    person.page.reload()
    Hands(person).wait()
    person.page.clock.run_for(10_000)
    expect(faces.nth(turn)).to_have_attribute("data-mood", "ponder")
    person.page.clock.run_for(50_000)
    expect(faces.nth(1 - turn)).to_have_attribute("data-mood", "sleepy")


def test_progress_is_drawn_in_the_games_own_pictures(crowd: Crowd) -> None:
    """What is reached and what is missing stands beside each name, as pictures and in words."""
    _, person = alone(crowd, "polar-dare")
    progress = person.page.locator(".player .progress")
    expect(progress).to_have_count(2)
    for seat in range(2):
        expect(progress.nth(seat).locator(".unit.missing svg")).to_have_count(3)
        expect(progress.nth(seat)).to_contain_text("0 of 3 penguins on the Pole")
    expect(person.page.get_by_text("Goal: Bring all three penguins to the North Pole")).to_be_visible()


@pytest.mark.parametrize("game", ["polar-dare", "penguins-rock"])
def test_four_names_are_whole_on_a_phone(crowd: Crowd, game: str) -> None:
    """On a phone the game's name, all four names, the progress and the turn can be read."""
    _, person = alone(crowd, game, 4, "phone")
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    for name in NAMES:
        shown = page.locator(".player-name", has_text=name)
        expect(shown).to_be_in_viewport(ratio=1)
        assert shown.evaluate("one => one.scrollWidth <= one.clientWidth || one.clientWidth === 0")
    progress = page.locator(".player .progress")
    expect(progress).to_have_count(4)
    assert progress.evaluate_all(WITHIN_THEIR_CARDS) == [True] * 4
    expect(page.locator(".player.turn")).to_have_count(1)


def test_a_goal_takes_one_line_on_a_phone(crowd: Crowd) -> None:
    """It fits beside the way home, under the game's name; who listens hears what it is."""
    _, person = alone(crowd, "polar-dare", 2, "phone")
    goal = person.page.locator(".goal")
    expect(goal).to_have_text("Goal: Bring all three penguins to the North Pole")
    lines = "one => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)"
    assert round(goal.evaluate(lines)) == 1


def test_the_last_turns_can_be_read_on_a_small_laptop(crowd: Crowd) -> None:
    """Seven lines of the moves are in sight, and all that can be done."""
    person = crowd.person("laptop", still=True)
    match = person.open("penguins-rock", None, "chick", options={})["match"]
    page = person.go(person.sit(match, 0))
    moves = page.get_by_role("list", name="Moves")
    lines = "one => one.clientHeight / Number.parseFloat(getComputedStyle(one.firstElementChild).lineHeight)"
    moves.locator(".turn-row").first.wait_for()
    assert moves.evaluate(lines) >= 7
    expect(page.get_by_role("button", name="Switch device")).to_be_in_viewport(ratio=1)


def test_all_that_can_be_done_is_in_sight_when_somebody_spoke(crowd: Crowd) -> None:
    """On a small laptop the moves give way to what was said last."""
    match, host, friend = friends(crowd, size="laptop")
    friend.do(match, 1, "say", phrase="wave")
    expect(host.page.locator(".rail .emote")).to_have_count(1)
    for name in ("Offer a draw", "Resign", "Switch device"):
        expect(host.page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    body = host.page.locator(".rail-body")
    assert body.evaluate("one => one.scrollHeight <= one.clientHeight")


# Coming in


def test_a_first_game_is_introduced_once(crowd: Crowd) -> None:
    """Three sentences with pictures lie over the board; one touch puts them away, and they never come back."""
    person = crowd.person("phone", still=True, first_time=True)
    match = person.open("polar-dare")["match"]
    page = person.go(person.sit(match, 0, 1))
    intro = page.get_by_role("dialog", name="How to play Polar Dare!")
    expect(intro.get_by_role("listitem")).to_have_count(3)
    expect(intro.locator(".intro-picture .piece").first).to_be_attached()
    intro.get_by_role("listitem").first.tap()
    expect(intro).to_be_hidden()
    page.reload()
    Hands(person).wait()
    page.wait_for_load_state("networkidle")
    expect(intro).to_be_hidden()


def test_who_looks_on_is_not_introduced(crowd: Crowd) -> None:
    """Watchers see the game at once."""
    host, watcher = crowd.person(), crowd.person(first_time=True)
    opened = host.open("polar-dare")
    host.sit(opened["match"], 0, 1)
    page = watcher.go(f"/m/{opened['match']}#watch={opened['watch']}")
    page.locator(".board .piece").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_focus_goes_on_with_the_game(crowd: Crowd) -> None:
    """After starting a game, or sitting down, the keyboard goes on from the page, and not from the very top."""
    person = crowd.person()
    page = person.go("/#penguin-soccer")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    Hands(person).wait()
    assert page.evaluate("() => document.activeElement?.closest('main') !== null")
    _, _, friend = friends(crowd)
    expect(friend.page.locator(".sit")).to_be_hidden()
    assert friend.page.evaluate("() => document.activeElement?.closest('main') !== null")


def test_moves_stay_in_sight_while_something_is_said(crowd: Crowd) -> None:
    """What can be said has a place of its own beside the moves."""
    match, host, friend = friends(crowd)
    Hands(host).move(match)
    friend.page.get_by_text("Say something").click()
    expect(friend.page.get_by_role("button", name="Robin waves")).to_be_visible()
    expect(friend.page.locator(".moves .turn-row").last).to_be_in_viewport(ratio=0.9)


def test_a_button_says_what_it_does(crowd: Crowd) -> None:
    """The button for sounds names the action, not the state."""
    _, person = alone(crowd, "polar-dare")
    person.page.get_by_role("button", name="Turn sounds on").click()
    expect(person.page.get_by_role("button", name="Turn sounds off")).to_be_visible()


def test_the_seal_never_disturbs_a_decision(crowd: Crowd) -> None:
    """It comes up for those who wait, and for nobody who has to move or wants no motion."""
    host, watcher = crowd.person(), crowd.person()
    opened = host.open("penguin-soccer", options={})
    addresses = [host.sit(opened["match"], 0, 1), f"/m/{opened['match']}#watch={opened['watch']}"]
    for person, address, seen in zip((host, watcher), addresses, (0, 1), strict=True):
        person.page.clock.install()
        person.go(address).locator(".board .piece").first.wait_for()
        person.page.clock.run_for(41_000)
        expect(person.page.locator(".seal.up")).to_have_count(seen)
