"""A class: its teacher opens it, pupils come by the code and play, the teacher sees all tables."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.people import Crowd, Person
from tests.browser.test_access import axe, findings
from tests.browser.test_study import solve

__all__ = ["axe"]

LESSON = """
game = "penguin-soccer"
title = "Our lesson"

[[step]]
title = "Slide in"
position = "-,-,-/-,-,- + w 0"
ask = "Bring Baby in to the north-east"
right = ["Bne"]
"""
PUZZLE = """
[[puzzle]]
ask = "Score a goal in two moves"
position = "e5sw,b2nw,e8^/-,a2s,a3^ a3 b 143"
line = "Ks M^ Ks"
hint = "Kick the ball at once"
missed = "Too slow"

[[puzzle]]
ask = "Slide Baby in to the north-east"
position = "-,-,-/-,-,- + w 0"
line = "Bne"
"""


def opened(teacher: Person, pupils: int = 3) -> tuple[Page, str]:
    """The page of a class that was just opened, and its code."""
    page = teacher.go("/")
    page.get_by_role("link", name="Teach a class").click()
    page.get_by_label("Game").first.select_option("penguin-soccer")
    page.get_by_label("Number").fill(str(pupils))
    page.get_by_role("button", name="Open the class").click()
    code = page.locator(".class-code")
    expect(code).to_be_visible()
    return page, code.inner_text()


def joined(pupil: Person, code: str, name: str) -> Page:
    """A pupil who has come by the code."""
    page = pupil.go("/")
    page.get_by_role("link", name="Join a class").click()
    page.get_by_label("Code of the class").fill(code)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    return page


def lessons_chosen(page: Page, text: str) -> None:
    """The teacher has chosen a file."""
    payload: FilePayload = {"name": "lesson.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(payload)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_lesson_with_a_class(crowd: Crowd, size: str, axe: str) -> None:
    """From the home page to a game: code, names, boards, the next round; no obstacle for anybody."""
    teacher, ann, ben = crowd.person(size, still=True), crowd.person(still=True), crowd.person("phone", still=True)
    page, code = opened(teacher)
    tables = page.locator(".class-table")
    expect(tables).to_have_count(2)
    assert findings(teacher, axe) == []
    for pupil, name in ((ann, "Ann"), (ben, "Ben")):
        playing = joined(pupil, code.lower(), name)
        expect(playing).to_have_url(re.compile("/m/"))
    # A bot waits at the last table, so that is where the first one goes; the second waits for a third.
    expect(tables.nth(1)).to_contain_text("Ann")
    expect(tables.nth(1).locator("img")).to_be_visible()
    expect(tables.nth(0)).to_contain_text("Ben")
    tables.nth(0).get_by_role("button", name="Let bots join").click()
    expect(tables.nth(0).locator("img")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    tables.nth(0).get_by_role("button", name="End the game").click()
    expect(tables.nth(0)).to_have_class(re.compile(r"\bover\b"))
    expect(tables.nth(0)).to_contain_text("Called off")
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("heading", name="Penguin Soccer, round 2")).to_be_visible()
    expect(tables.nth(0)).not_to_contain_text("Ben")
    page.get_by_role("button", name="Close the code").click()
    expect(page.locator(".class-code")).to_have_text("Closed")


def test_a_wrong_code(crowd: Crowd, axe: str) -> None:
    """It is said where it was typed, and what was typed stays."""
    pupil = crowd.person(still=True)
    pupil.forgive("404")
    page = joined(pupil, "ZZZZZZ", "Ann")
    expect(page.get_by_role("alert")).to_contain_text("No class has this code")
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    assert findings(pupil, axe) == []


def test_the_teachers_link(crowd: Crowd) -> None:
    """It opens the class on another device, and without it there is none."""
    teacher, tablet = crowd.person(still=True), crowd.person("tablet", still=True)
    page, code = opened(teacher)
    name = page.url.rsplit("/", 1)[-1]
    token = teacher.ask(f"/api/classes/{name}")["teacher"]
    tablet.forgive("404")
    expect(tablet.go(f"/class/{name}").get_by_role("heading", name="Your class")).to_have_count(0)
    tablet.page.goto("about:blank")
    expect(tablet.go(f"/class/{name}#{token}").locator(".class-code")).to_have_text(code)
    assert tablet.page.url.endswith(f"/class/{name}")


def test_lessons_of_ones_own(crowd: Crowd) -> None:
    """A file with a mistake is told with its line; a right one is taught to the pupils of the class."""
    teacher, ann = crowd.person(still=True), crowd.person(still=True)
    teacher.forgive("400")
    page, code = opened(teacher)
    lessons_chosen(page, LESSON.replace('"Bne"', '"Mother"'))
    expect(page.locator(".class-mistakes li")).to_have_count(1)
    expect(page.locator(".class-mistakes")).to_contain_text("Line 9:")
    lessons_chosen(page, LESSON)
    expect(page.get_by_text("Your pupils see: Our lesson")).to_be_visible()
    pupil = joined(ann, code, "Ann")
    pupil.get_by_role("link", name="Class lessons").click()
    expect(pupil.get_by_role("heading", name="Slide in")).to_be_visible()
    expect(pupil.get_by_text("Bring Baby in to the north-east", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_puzzles_of_ones_own(crowd: Crowd, size: str, axe: str) -> None:
    """Pupils solve the teacher's puzzles: a hint in the teacher's words, a wrong try, a reply, the next one."""
    teacher, ann = crowd.person(still=True), crowd.person(size, still=True)
    page, code = opened(teacher)
    lessons_chosen(page, LESSON + PUZZLE)
    expect(page.get_by_text("Your pupils see: Our lesson · 1 step · 2 puzzles")).to_be_visible()
    expect(page.get_by_role("link", name="Try the puzzles")).to_be_visible()
    pupil = joined(ann, code, "Ann")
    assert findings(ann, axe) == []
    pupil.get_by_role("link", name="Class puzzles").click()
    expect(pupil.get_by_role("heading", name="Score a goal in two moves")).to_be_visible()
    assert findings(ann, axe) == []
    asked = f"{urlsplit(pupil.url).path}/1".replace("/class/", "/api/classes/")
    begun = ann.ask(asked)
    pupil.get_by_role("button", name="Hint").click()
    expect(pupil.locator(".said")).to_have_text("Kick the ball at once.")
    expect(pupil.locator(".board .hint")).to_have_count(0)
    pupil.get_by_role("button", name="Show me").click()
    expect(pupil.locator(".said")).to_contain_text("Like this:")
    solve(ann, next(each for each in begun["choices"] if each["move"] != "Ks"))
    expect(pupil.locator(".said")).to_have_text("Not this one. Too slow.")
    pupil.get_by_role("button", name="Try again").click()
    solve(ann, next(each for each in begun["choices"] if each["move"] == "Ks"))
    expect(pupil.get_by_text("1 of 2 moves found")).to_be_visible()
    on = ann.ask(f"{asked}?move=Ks")
    solve(ann, next(each for each in on["choices"] if each["move"] == "Ks"))
    expect(pupil.locator(".said.right")).to_contain_text("Solved.")
    pupil.get_by_role("link", name="Next puzzle").click()
    expect(pupil.get_by_role("heading", name="Slide Baby in to the north-east")).to_be_visible()
    last = ann.ask(f"{asked.removesuffix('1')}2")
    solve(ann, next(each for each in last["choices"] if each["move"] == "Bne"))
    pupil.get_by_role("link", name="Back to your class").click()
    expect(pupil.get_by_role("heading", name="Join a class")).to_be_visible()
