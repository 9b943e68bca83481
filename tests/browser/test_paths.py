"""Several steps by one touch, and answers that are given by themselves."""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.people import Crowd, Facts, Person
from tests.browser.test_controls import middle

ROCK = "penguins-rock"
COMMANDS = "**/commands?view=false"
READING_MS = 1400
"""So long one can read what is about to be answered."""


def advanced(person: Person, match: str, until: Callable[[Facts], bool]) -> Facts:
    """Play whatever comes, past the page, until the match is as wished."""
    for count in range(200):
        view = person.view(match)
        if until(view):
            return view
        choices = [choice for choice in view["choices"] if not choice.get("caution")] or view["choices"]
        person.do(match, view["turn"], "move", move=choices[count * 7 % len(choices)]["move"])
    raise AssertionError("it never came to that")


def before_a_walk(person: Person, steps: int = 3) -> tuple[str, Facts]:
    """A match in which the page shows a path of this many steps; its name and the path."""
    match: str = person.open(ROCK, options={})["match"]
    address = person.sit(match, 0, 1)
    found: list[Facts] = []

    def has_path(_: Facts) -> bool:
        paths = person.ask(f"/api/matches/{match}/paths")["paths"]
        ends = Counter(path["touches"][1] for path in paths)
        # Where two paths end in one place, as on a pile, a touch asks which is meant.
        plain = [path for path in paths if len(path["touches"]) == 2 and ends[path["touches"][1]] == 1]
        found[:] = [path for path in plain if len(path["moves"]) == steps]
        return bool(found)

    advanced(person, match, has_path)
    person.go(address)
    return match, found[-1]


def offered(person: Person, place: str) -> None:
    """Wait until a place may be touched."""
    expect(person.page.locator(f'.board [data-id="{place}"][role=button]')).to_be_attached()


def test_a_touch_far_away_walks_there(crowd: Crowd) -> None:
    """One touch plays a whole path, each step a move of its own, and screen readers hear it."""
    person = crowd.person(still=True)
    match, path = before_a_walk(person)
    before = person.view(match)
    piece, place = path["touches"]
    offered(person, place)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route(COMMANDS, hold, times=1)
    person.page.mouse.click(*middle(person, place))
    expect(person.page.locator("[aria-live]").filter(has_text=", in 3 steps")).to_be_attached()
    expect(person.page.locator(".board [data-chosen]").first).to_be_attached()
    held[0].continue_()
    person.until(match, lambda view: view["plies"] >= before["plies"] + 3)
    events = person.ask(f"/api/matches/{match}/record")["moves"][before["plies"] :][:3]
    assert events == path["moves"]
    assert {each["id"]: each["space"] for each in person.view(match)["scene"]["pieces"]}[piece] == place


def test_a_walk_ends_when_the_game_goes_another_way(crowd: Crowd) -> None:
    """If a step is taken back while the penguin walks, it stops there."""
    person = crowd.person(still=True)
    match, path = before_a_walk(person, steps=4)
    before = person.view(match)["plies"]
    walking: list[int] = []

    def take_back_the_second(route: Route) -> None:
        answer = route.fetch()
        walking.append(person.page.locator("[data-walking]").count())
        if person.view(match)["plies"] == before + 2:
            person.do(match, person.view(match)["turn"], "undo")
        route.fulfill(response=answer)

    person.page.route(COMMANDS, take_back_the_second)
    offered(person, path["touches"][1])
    person.page.mouse.click(*middle(person, path["touches"][1]))
    person.until(match, lambda _: len(walking) == 2)
    expect(person.page.locator("[data-walking]")).not_to_be_attached()
    assert walking == [1, 1]
    assert person.view(match)["plies"] == before + 1


def test_a_path_is_asked_for_once(crowd: Crowd) -> None:
    """One yes is enough for the whole path, and the question says how far it goes."""
    person = crowd.person("phone", still=True)
    person.prefer(confirm=True)
    match, path = before_a_walk(person)
    before = person.view(match)["plies"]
    offered(person, path["touches"][1])
    person.page.touchscreen.tap(*middle(person, path["touches"][1]))
    expect(person.page.locator(".controls.asks")).to_contain_text(", in 3 steps")
    assert person.view(match)["plies"] == before
    person.page.get_by_role("button", name="Play it").tap()
    person.until(match, lambda view: view["plies"] >= before + 3)


def drifting(person: Person) -> tuple[str, Page]:
    """A match in which the one to move may let a tile drift, and need not; its name and its page."""
    match: str = person.open("penguin-game", options={"drifting": "on"})["match"]
    address = person.sit(match, 0, 1)
    advanced(person, match, stays)
    return match, person.go(address)


def stays(view: Facts) -> bool:
    """Whether it may be said that no tile drifts, without a second thought, by the first seat."""
    return view["turn"] == 0 and any(choice.get("standing") for choice in view["choices"])


def test_an_answer_is_always_given(crowd: Crowd) -> None:
    """Said once, it is given every time, over a reload too, until it is changed."""
    person = crowd.person(still=True)
    match, page = drifting(person)
    page.get_by_role("button", name="Always: Don't drift").click()
    chip = page.locator(".standing-answer")
    # The answer is given before anybody else plays on.
    person.until(match, lambda view: view["turn"] == 1)
    advanced(person, match, lambda view: view["turn"] == 0)
    expect(chip).to_contain_text("Always: Don't drift")
    page.reload()
    expect(chip).to_contain_text("Always: Don't drift")
    person.freeze()
    before = advanced(person, match, lambda view: view["over"] or stays(view))["plies"]
    expect(page.locator(".standing-answer.now")).to_be_visible()
    assert person.view(match)["plies"] == before
    page.clock.run_for(READING_MS)
    person.until(match, lambda view: view["plies"] > before)
    record = person.ask(f"/api/matches/{match}/record")["moves"]
    assert record[before] == "="


def test_an_answer_can_be_changed_in_time(crowd: Crowd) -> None:
    """While it is about to be given there is time to change it, and then nothing is given."""
    person = crowd.person(still=True)
    match, page = drifting(person)
    page.get_by_role("button", name="Always: Don't drift").click()
    page.locator(".standing-answer, .board").first.wait_for()
    person.freeze()
    before = advanced(person, match, stays)["plies"]
    page.locator(".standing-answer.now").get_by_role("button").click()
    expect(page.locator(".standing-answer")).to_have_count(0)
    expect(page.get_by_role("button", name="Don't drift", exact=True)).to_be_visible()
    page.clock.run_for(2 * READING_MS)
    assert person.view(match)["plies"] == before
