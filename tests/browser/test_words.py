"""The pages speak the reader's language: their own words, and whatever the server says."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tools import word_types

import rookery
from rookery.kernel.messages import Message
from rookery.server.pages import site
from rookery.words import languages, word
from rookery.words.audit import problems
from rookery.words.catalogues import ENGLISH, entries
from rookery.words.export import MAIN, PARTS, part_of
from tests.browser.hands import Hands
from tests.browser.people import Crowd, Person, said

SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in sorted(site.STATIC.rglob("*.js")))
OWN = entries("pages", ENGLISH)
USED = {name for name in OWN if f'"{name}"' in SCRIPTS or f'"pages/{name}"' in SCRIPTS}
"""Names are always written out, in a call or in a table."""
ASKED = re.compile(r"/words/([a-z-]+)/([a-z]+)\.json\?part=[a-z]+$")


def test_every_word_is_there_and_used() -> None:
    """Each name in the scripts has words in every language, with the same values, and no words are left over."""
    made = {name: word_types.values(name) for name in USED} | {name: set() for name in asked_for() - OWN.keys()}
    assert not problems(site.STATIC / "words", made, languages())


def asked_for() -> set[str]:
    """The names that stand in calls of ``t``."""
    return {name for call in re.findall(r"\bt\(([^(){}]*)", SCRIPTS) for name in re.findall(r'"([a-z]+-[\w-]+)"', call)}


def test_no_name_is_put_together() -> None:
    """A name that is made from parts would be found by nobody."""
    assert not re.search(r"\bt\(\s*`", SCRIPTS)


ROUTE = re.compile(r'name: "(\w+)",\s+words: \[(.*?)\]')
IMPORT = re.compile(r'^(?:import|export)\s[^;]*?"(\.[^"]+)"|^[^*/\n]*\bimport\("(\.[^"]+)"\)', re.MULTILINE)


def scripts_of(script: Path, found: set[Path]) -> set[Path]:
    """A script and all that it loads, at once or later."""
    # Types are named in the same way, and there is no script of them.
    if script not in found and script.exists():
        found.add(script)
        for now, later in IMPORT.findall(script.read_text(encoding="utf-8")):
            scripts_of((script.parent / (now or later)).resolve(), found)
    return found


def test_every_page_asks_for_the_words_of_its_scripts() -> None:
    """Words come in parts, and each page loads those that its scripts use; the end of a match brings its own."""
    folder = (site.STATIC / "js").resolve()
    routes = dict(ROUTE.findall((folder / "main.js").read_text(encoding="utf-8")))
    assert len(routes) == 9
    for page, listed in routes.items():
        scripts = scripts_of(folder / "pages" / f"{page}.js", set())
        if page == "match":
            scripts -= scripts_of(folder / "pages" / "match" / "course.js", set())
        text = "".join(script.read_text(encoding="utf-8") for script in scripts)
        needed = {part_of(name) for name in OWN if f'"{name}"' in text}
        assert needed <= {MAIN, *re.findall(r"\w+", listed)}, page


def test_pages_and_server_agree_on_parts() -> None:
    """Scripts find an entry in the part that the server sends it in."""
    script = (site.STATIC / "js" / "words.js").read_text(encoding="utf-8")
    listed = re.search(r"PARTS = \[(.+?)\]", script)
    assert listed
    assert tuple(re.findall(r"\w+", listed[1])) == PARTS


def test_the_settings_offer_every_language() -> None:
    """A language that Rookery speaks can be chosen on the pages, by the name that its speakers give it."""
    script = (site.STATIC / "js" / "words.js").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES = \{(.+?)\}", script)
    assert offered
    assert tuple(re.findall(r"(\w+): \"", offered[1])) == languages()


@pytest.mark.parametrize("path", word_types.written(), ids=lambda path: path.name)
def test_types_are_up_to_date(path: Any) -> None:
    """The types of the words, and the words for the unit tests, are those of the catalogue: ``make types``."""
    assert path.read_text(encoding="utf-8") == word_types.written()[path]


def messages(data: Any) -> Iterator[Message]:
    """All messages in what a server has sent."""
    if isinstance(data, dict) and data.keys() <= {"id", "values"} and "/" in str(data.get("id", "")):
        yield msgspec.convert(data, Message)
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        yield from messages(part)


@pytest.mark.parametrize("game", rookery.games())
def test_a_board_speaks_the_language(crowd: Crowd, game: str) -> None:
    """In German no piece, no space, no player and no line of status of a board is left in English."""
    person = crowd.person(language="de", still=True)
    match = person.open(game)["match"]
    page = person.go(person.sit(match, 0, 1))
    Hands(person).wait()
    sent = list(messages(person.view(match)))
    english = {word(each) for each in sent} - {word(each, "de") for each in sent}
    shown = set(page.locator("[aria-label]").evaluate_all("all => all.map((each) => each.ariaLabel)"))
    shown |= set(page.locator("body").inner_text().splitlines())
    assert shown
    assert not shown & english
    assert not any("[object" in each or re.search(rf"\b(?:pages|{game})/", each) for each in shown)


def test_lessons_and_rules_speak_the_language(crowd: Crowd) -> None:
    """Lessons and guides are in German, and a reference says that it is English."""
    person = crowd.person(language="de", still=True)
    page = person.go("/learn/penguin-soccer")
    expect(page.get_by_role("heading", name="Hereinrutschen")).to_be_visible()
    page = person.go("/rules/polar-dare")
    expect(page.get_by_role("heading", name="Das Ziel")).to_be_visible()
    page = person.go("/rules/polar-dare/reference")
    expect(page.get_by_text("nur auf Englisch")).to_be_visible()
    expect(page.locator(".rulebook")).to_have_attribute("lang", "en")


def test_refusals_speak_the_language(crowd: Crowd) -> None:
    """A wrong move is refused in German, with what the server has said."""
    person = crowd.person(language="de", still=True)
    person.forgive("the server responded with a status of 4")
    match = person.open("penguin-soccer")["match"]
    page = person.go(person.sit(match, 0, 1))
    field = page.get_by_role("textbox", name="Zug eintippen")
    with page.expect_response("**/commands*") as answered:
        field.fill("e4")
        field.press("Enter")
    message = said(answered.value.json()["message"], "de")
    expect(page.locator(".notation-refusal")).to_contain_text(message[1:])


def asked(person: Person) -> set[tuple[str, ...]]:
    """The catalogues that a page has asked for, each with its language."""
    names = person.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return {found.groups() for name in names if (found := ASKED.search(name))}


def test_a_page_carries_the_words_that_it_needs(crowd: Crowd) -> None:
    """The first page has the words of all games, a page about one game those of that game; each in one language."""
    person = crowd.person(language="de")
    person.go("/")
    expect(person.page.locator(".poster").first).to_be_visible()
    assert asked(person) == {(name, "de") for name in ("pages", "kernel", *rookery.games())}
    person = crowd.person()
    person.go("/learn/penguin-soccer")
    expect(person.page.get_by_role("heading", name="Slide in")).to_be_visible()
    assert asked(person) == {("pages", "en"), ("penguin-soccer", "en")}
