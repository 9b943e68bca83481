"""Rulebooks, lessons and games shown again, as people use them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.hands import Hands
from tests.browser.measures import MOST_SHIFTED, SHIFTS, prepared, shifted
from tests.browser.people import Crowd, Person, said
from tests.browser.test_pages import REFUSED, over, seen


def stays(person: Person, address: str) -> bool:
    """Whether next to nothing on a page moves until all its pictures are there."""
    prepared(person.page, SHIFTS)
    seen(person, address)
    return shifted(person) < MOST_SHIFTED


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_rules_stay_where_they_are(crowd: Crowd, size: str) -> None:
    """A reference's picture has its place before it comes, and the first words are in sight beside it."""
    person = crowd.person(size, still=True)
    for game in rookery.games():
        assert stays(person, f"/rules/{game}/reference")
        image = person.page.locator(".rules-picture img")
        assert image.evaluate("each => each.naturalWidth") > 0
        expect(person.page.locator(".rules-words > p").first).to_be_in_viewport()
        expect(image).to_be_in_viewport()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_guide_shows_the_game_on_one_page(crowd: Crowd, size: str) -> None:
    """Each section has its words and a board, drawn when it is near; nothing jumps; the law is a click away.

    Nothing jumps on either screen; what is on a page is the same on both, so each reads the guides of half the games.
    """
    person = crowd.person(size, still=True)
    for number, game in enumerate(rookery.games()):
        assert stays(person, f"/rules/{game}")
        if number % 2 == (size == "phone"):
            continue
        page = person.page
        sections = person.ask(f"/api/games/{game}/guide")["sections"]
        for section in sections:
            part = page.locator(f"#{section['id']}")
            part.scroll_into_view_if_needed()
            expect(part.get_by_role("heading", name=said(section["title"]), exact=True)).to_be_visible()
            expect(part.get_by_text(said(section["text"]))).to_be_visible()
            expect(part.locator(".board [data-id]").first).to_be_visible()
            drawn = bool(section["choice"] and section["choice"]["touches"])
            expect(part.locator(".hint")).to_have_count(1 if drawn else 0)
        page.get_by_role("link", name="Reference").click()
        expect(page.locator(".clause").first).to_be_visible()
        page.get_by_role("link", name="How to play").click()
        expect(page.locator(".guide-part")).to_have_count(len(sections))


def test_a_move_of_a_guide_is_seen(crowd: Crowd) -> None:
    """A picture plays its move, and then shows its beginning again."""
    page = crowd.person(still=True).go("/rules/penguin-soccer#goal")
    part = page.locator("#goal")
    ball = part.locator('[data-id="ball"]')
    before = ball.evaluate("each => each.style.transform")
    expect(part.locator(".hint")).to_have_count(1)
    part.get_by_role("button", name="See the move").click()
    expect(part.locator(".hint")).to_have_count(0)
    expect(ball).not_to_have_attribute("style", re.compile(re.escape(before)))
    expect(part.locator(".hint")).to_have_count(1)
    assert ball.evaluate("each => each.style.transform") == before


def test_a_section_of_a_guide_is_found(crowd: Crowd) -> None:
    """A link to a section leads there."""
    page = crowd.person(still=True).go("/rules/penguin-soccer#tackle")
    expect(page.get_by_role("heading", name="Tackle")).to_be_in_viewport()


def test_lessons_and_replays_stay_where_they_are(crowd: Crowd) -> None:
    """Nothing jumps while a lesson or a replay comes."""
    person = crowd.person(still=True)
    assert stays(person, "/learn/polar-dare")
    assert stays(person, f"/m/{over(person)}/replay")


def test_a_clause_is_found(crowd: Crowd) -> None:
    """A link to a clause leads there; the contents lead to a part, on a phone from a bar that unfolds."""
    person = crowd.person("phone", still=True)
    page = person.go("/rules/penguin-soccer#TA3")
    expect(page.locator("#TA3")).to_be_in_viewport()
    assert page.locator("#TA3").evaluate("each => each.matches(':target')")
    expect(page.get_by_role("link", name="Kick")).to_be_hidden()
    page.locator("summary", has_text="Contents").click()
    page.get_by_role("link", name="Kick").click()
    expect(page.get_by_role("heading", name="Kick")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Kick")).to_be_hidden()
    cited = page.locator("a.cited").first
    cited.click()
    expect(page.locator(cited.get_attribute("href") or "").first).to_be_in_viewport()


@pytest.mark.parametrize("game", rookery.games())
def test_lessons_are_learnt_to_their_end(crowd: Crowd, game: str) -> None:
    """On a small phone the board, what to do and the way on are in sight at every step; at the end a game begins."""
    person = crowd.person("small", still=True)
    steps = person.ask(f"/api/games/{game}/lessons")["steps"]
    page = person.go(f"/learn/{game}")
    for step in steps:
        expect(page.get_by_role("heading", name=said(step["title"]), exact=True)).to_be_visible()
        for part in (page.get_by_role("application"), page.locator(".ask")):
            expect(part).to_be_in_viewport(ratio=0.99)
        solve(person, next(each for each in step["choices"] if each["move"] == step["right"][0]))
        onward = page.locator(".onward")
        expect(onward).to_be_in_viewport(ratio=0.99)
        onward.click()
    expect(page.get_by_role("heading", name="You know the rules")).to_be_visible()
    page.get_by_role("button", name="Play against Chick").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("application")).to_be_visible()


def solve(person: Person, choice: dict[str, object]) -> None:
    """Make a move by what it touches, or by its button where the board alone cannot tell."""
    page = person.page
    button = page.locator(f'.controls button[data-move="{choice["move"]}"]')
    node = page.locator("[role=application]")
    for touch in choice["touches"]:  # type: ignore[attr-defined]  # a list, as it comes
        Hands(person).wait()
        if button.count():
            break
        # Asked for without a place, as a screen reader does: what lies above it does not matter.
        target = node.locator(f'[role=button][data-id="{touch}"]')
        if target.count():
            target.dispatch_event("click")
    if button.count():
        button.click()


def test_help_with_a_lesson(crowd: Crowd) -> None:
    """A wrong move is answered in its own words, help shows the right one, and a reload goes on at the same step."""
    person = crowd.person(still=True)
    steps = person.ask("/api/games/penguin-game/lessons")["steps"]
    page = person.go("/learn/penguin-game")
    page.get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("heading", name=said(steps[1]["title"]))).to_be_visible()
    move, answer = next(iter(steps[1]["wrong"].items()))
    solve(person, next(each for each in steps[1]["choices"] if each["move"] == move))
    expect(page.locator(".said")).to_have_text(said(answer))
    page.get_by_role("button", name="Show me").click()
    right = next(each for each in steps[1]["choices"] if each["move"] == steps[1]["right"][0])
    expect(page.locator(".said")).to_have_text(f"Like this: {said(right['label'])}.")
    page.reload()
    expect(page.get_by_role("heading", name=said(steps[1]["title"]))).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name=said(steps[0]["title"]))).to_be_visible()


def test_skipping_is_not_praised(crowd: Crowd) -> None:
    """Who skips steps is told how many at the end; whoever starts over has the whole course before them."""
    person = crowd.person(still=True)
    steps = person.ask("/api/games/penguin-soccer/lessons")["steps"]
    page = person.go("/learn/penguin-soccer")
    solve(person, next(each for each in steps[0]["choices"] if each["move"] == steps[0]["right"][0]))
    page.locator(".onward").click()
    for _ in steps[1:]:
        page.get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("heading", name="End of the lessons")).to_be_visible()
    expect(page.get_by_text(f"You skipped {len(steps) - 1} steps")).to_be_visible()
    expect(page.get_by_text("You know the rules")).to_have_count(0)
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("heading", name=said(steps[0]["title"]), exact=True)).to_be_visible()


def drop(page: Page, name: str, text: str) -> None:
    """Let a file fall onto the page."""
    make = "([name, text]) => { const held = new DataTransfer(); held.items.add(new File([text], name)); return held; }"
    held = page.evaluate_handle(make, [name, text])
    for kind in ("dragover", "drop"):
        page.dispatch_event(".opening", kind, {"dataTransfer": held})


def test_a_record_is_dropped_onto_the_page(crowd: Crowd) -> None:
    """It is shown at once; what is no record, too large, or of another game is refused by name."""
    person = crowd.person(still=True)
    person.forgive(REFUSED)
    record = person.ask(f"/api/matches/{over(person)}/record")
    page = person.go("/replay")
    alert = page.get_by_role("alert")
    for name, text, answer in (
        ("cat.txt", "meow", "cat.txt is not a game record"),
        ("whale.json", " " * 2_100_000, "whale.json is too large to be a game record"),
        ("chess.json", json.dumps(record | {"game": "chess"}), 'there is no game "chess"'),
        ("broken.json", json.dumps(record | {"moves": [*record["moves"][:2], "Kn"]}), "breaks at ply 3"),
    ):
        drop(page, name, text)
        expect(alert.filter(has_text=name)).to_contain_text(answer)
    drop(page, "game.json", json.dumps(record))
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(record["moves"])))


def test_dice_are_checked(crowd: Crowd) -> None:
    """A file alone proves that its parts fit together; in a record that was changed the roll is named."""
    person = crowd.person(still=True)
    record = person.ask(f"/api/matches/{over(person, 'polar-dare')}/record")
    page = person.go("/replay")
    drop(page, "true.json", json.dumps(record))
    page.locator("summary", has_text="Dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict")).to_contain_text("Nothing is wrong with the dice")
    expect(page.locator(".proven")).to_contain_text("fell as the dice say")
    expect(page.locator(".unproven li")).to_have_count(1)
    roll = "P2" if record["moves"][0] != "P2" else "P3"
    page = person.go("/replay")
    drop(page, "false.json", json.dumps(record | {"moves": [roll], "result": None}))
    page.locator("summary", has_text="Dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(f"Roll 1, at ply 1, is {roll}")).to_be_visible()


def test_a_game_is_taken_along(crowd: Crowd, tmp_path: Path) -> None:
    """A position under options is saved as the server's picture, the game as an animated one."""
    person = crowd.person(still=True)
    match: str = person.open("penguin-game", options={"tiles": "line", "drifting": "on"})["match"]
    person.sit(match, 0, 1)
    for _ in range(5):
        view = person.view(match)
        person.do(match, view["turn"], "move", move=view["choices"][0]["move"])
    page = person.go(f"/m/{match}/replay#ply=4")
    page.get_by_text("Share and save").click()
    saved = {}
    for name in ("Save this position as a picture", "Save the game as an animation"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        saved[download.value.suggested_filename] = tmp_path / name
        download.value.save_as(tmp_path / name)
    picture, film = saved
    assert picture == f"penguin-game-{match}-4.svg"
    assert "<title>The Penguin Game:" in saved[picture].read_text()
    assert film == f"penguin-game-{match}.png"
    assert b"acTL" in saved[film].read_bytes()


def test_a_game_is_played_on_from_a_replay(crowd: Crowd) -> None:
    """From a position in the middle: this person takes the seat to move, and the game goes on from there."""
    person = crowd.person(still=True)
    match = over(person, "penguin-game")
    page = person.go(f"/m/{match}/replay#ply=5")
    page.locator("summary", has_text="Play from here").click()
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Start from this position").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("application")).to_be_visible()
    begun = page.url.rpartition("/")[2]
    record = person.ask(f"/api/matches/{begun}/record")
    assert record["given"] == 5
    assert record["moves"][:5] == person.ask(f"/api/matches/{match}/record")["moves"][:5]


def test_a_game_that_is_over_is_not_played_on(crowd: Crowd) -> None:
    """At its end the page says so, and what to do."""
    person = crowd.person(still=True)
    page = person.go(f"/m/{over(person, 'penguin-game')}/replay#ply=999")
    page.locator("summary", has_text="Play from here").click()
    expect(page.get_by_text("The game is over here.")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_better_move_is_shown_beside_a_mistake(crowd: Crowd, size: str) -> None:
    """The page goes back to before the mistake; the board is in sight with both moves, and the words compare them."""
    person = crowd.person(size, still=True)
    match: str = person.open("penguin-soccer")["match"]
    person.sit(match, 0, 1)
    for move in ("Bne", "Psw>w", "Bne"):
        person.do(match, person.view(match)["turn"], "move", move=move)
    replay = person.ask(f"/api/matches/{match}/replay")
    moves = [step["move"] for step in replay["steps"]]
    steps = len(moves)
    game = {name: replay[name] for name in ("game", "players", "options")}
    person.answer_ahead("/api/advice", game | {"start": replay["position"], "moves": moves[:-1]})
    chances = [[0.5, 0.5]] * steps + [[0.1, 0.9]]
    answer = {"chances": chances[-8:]}
    person.page.route("**/api/chances", lambda route: route.fulfill(json=answer))
    page = person.go(f"/m/{match}/replay")
    page.get_by_role("button", name="Show a better move").click()
    expect(page.locator(".replay-caption")).to_contain_text("Better:")
    expect(page.get_by_role("slider")).to_have_value(str(steps - 1))
    expect(page.locator(".mark.hint")).to_be_visible()
    expect(page.locator(".mark.mistake")).to_be_visible()
    expect(page.locator(".replay-stage")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".mark.hint")).to_have_count(0)


def test_luck_is_told_where_there_are_dice(crowd: Crowd) -> None:
    """A row for each player: what the rolls brought, from how the game stood."""
    person = crowd.person(still=True)
    record = person.ask(f"/api/matches/{over(person, 'polar-dare')}/record")
    plies = len(record["moves"])
    chances = [[0.5, 0.5]] + [[0.625, 0.375]] * plies
    answer = {"chances": chances[: plies + 1]}
    person.page.route("**/api/chances", lambda route: route.fulfill(json=answer))
    page = person.go("/replay")
    drop(page, "game.json", json.dumps(record))
    luck = page.locator(".luck-part")
    expect(luck.get_by_role("listitem")).to_have_count(2)
    expect(luck).to_contain_text("+13 points" if plies > 1 else "points")
