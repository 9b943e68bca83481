"""Every language says all that the server says: no English sentence slips through."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rookery
import rookery.server
from rookery import catalog
from tests.browser import texts
from tests.browser.hands import Hands
from tests.browser.people import Crowd
from tests.limits import HANGING

ROOT = Path(__file__).parents[2]
STATIC = Path(next(iter(rookery.server.__path__))) / "static"
SCRIPT = Path(__file__).with_name("unit") / "untranslated.mjs"
LANGUAGES = sorted(path.stem for path in (STATIC / "js" / "words").glob("*.js") if path.stem != "en")
SHOWN = 40


@pytest.fixture(scope="module")
def said() -> list[str]:
    """All that the server may say."""
    return texts.everything()


def with_node(*command: str, given: str = "") -> str:
    """What a script answers."""
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "no Node here"
        pytest.skip("no Node here: the languages are NOT CHECKED (install nodejs)")
    run = subprocess.run([node, *command], input=given, capture_output=True, text=True, check=False, timeout=HANGING)
    assert run.returncode == 0, run.stderr
    return run.stdout


def untranslated(language: str, said: list[str]) -> list[tuple[str, str, str]]:
    """Each text that a language has no words for, what it makes of it, and what is missing."""
    titles = [room.title for room in catalog.rooms()]
    answer = with_node(str(SCRIPT), language, *titles, given=json.dumps(said))
    return [(text, told, part) for text, told, part in json.loads(answer)]


def kinds(missing: list[tuple[str, str, str]]) -> str:
    """What is missing, one line for texts that differ in cells and numbers alone."""
    found = {re.sub(r"\b[a-z]{0,2}\d+\b", "#", text): part for text, _, part in missing}
    lines = [f"{text}    <- {part}" for text, part in found.items()]
    return "\n".join([f"{len(lines)} kinds of texts are missing:", *lines[:SHOWN]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stays_english(language: str, said: list[str]) -> None:
    """Boards, moves, options, lessons, refusals and checked records are told in the reader's language."""
    missing = untranslated(language, said)
    assert not missing, kinds(missing)


def test_what_is_missing_is_found(said: list[str]) -> None:
    """A sentence that nobody has translated is named, and so is a word inside of one that is."""
    found = untranslated("de", ["Humbug rolls by", "Humbug to move", "Red to move", *said[:1]])
    assert [(text, part) for text, _, part in found] == [("Humbug rolls by",) * 2, ("Humbug to move", "Humbug")]


def test_the_collection_is_rich(said: list[str]) -> None:
    """Among what was collected is something of every kind, rare ends among them."""
    for part in (
        "Red to roll",
        "Goal: White wins",
        "A draw: this position has come 2 times",
        "Challenge met",
        "is the last one on the iceberg",
        "turned by half",
        "swimming back to START",
        "This takes a rock out of your own nest",
        "all four piles are filled",
        "the match is over; ask for a rematch",
        "a list of tile places",
        "fell as the dice say",
        "The record breaks at ply",
        "A full nest with a guard",
    ):
        assert any(part in text for text in said), part


def test_the_page_on_languages(tmp_path: Path) -> None:
    """The catalogue that the how-to shows says what the how-to says, and its line is like the one of a language."""
    page = (ROOT / "docs/how-to/add-a-language.md").read_text(encoding="utf-8")
    catalogue, line = re.findall(r"```js\n(.*?)```", page, re.DOTALL)
    examples = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", page, re.MULTILINE)[1:])
    assert examples
    script = tmp_path / "page.mjs"
    told = f"console.log(JSON.stringify({json.dumps(list(examples))}.map(interpreter(said))))"
    interpreter = json.dumps((STATIC / "js" / "said.js").as_uri())
    script.write_text(f"import {{ interpreter }} from {interpreter};\n{catalogue}\n{told}", encoding="utf-8")
    assert json.loads(with_node(str(script))) == list(examples.values())
    german = line.replace("fr", "de").replace("FR", "DE").replace("Français", "Deutsch")
    assert german.strip() in (STATIC / "js" / "words.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", rookery.games())
def test_a_board_speaks_the_language(crowd: Crowd, game: str) -> None:
    """In German no piece, no space, no player and no line of status of a board is left in English."""
    person = crowd.person(language="de", still=True)
    match = person.open(game)["match"]
    page = person.go(person.sit(match, 0, 1))
    Hands(person).wait()
    view = person.view(match)
    scene = view["scene"]
    english = {scene["status"], *(seat["name"] for seat in scene["seats"])}
    english |= {each["label"] for each in (*scene["pieces"], *view["choices"])}
    shown = set(page.locator("[aria-label]").evaluate_all("all => all.map((each) => each.ariaLabel)"))
    shown |= set(page.locator("body").inner_text().splitlines())
    assert shown
    assert not shown & english
    expect(page.locator(f'.piece[data-id="{scene["pieces"][0]["id"]}"]')).to_have_attribute(
        "aria-label", re.compile(".")
    )


def test_lessons_and_refusals_speak_the_language(crowd: Crowd) -> None:
    """A lesson is taught in German, a move that is none is refused so, and a rulebook says that it is English."""
    person = crowd.person(language="de", still=True)
    person.forgive("the server responded with a status of 4")
    page = person.go("/learn/penguin-soccer")
    expect(page.get_by_role("heading", name="Hereinrutschen")).to_be_visible()
    page = person.go(person.sit(person.open("penguin-soccer")["match"], 0, 1))
    field = page.get_by_role("textbox", name="Zug eintippen")
    field.fill("e4")
    field.press("Enter")
    expect(page.get_by_text("So schreibt man keinen Zug")).to_be_visible()
    page = person.go("/rules/polar-dare")
    expect(page.get_by_text("nur auf Englisch")).to_be_visible()
    expect(page.locator(".rulebook")).to_have_attribute("lang", "en")


def test_english_does_not_carry_other_languages(crowd: Crowd) -> None:
    """Catalogues and whoever reads them are loaded only where they are needed."""
    wanted = re.compile(r"/js/(said|words/(?!en))")
    for language, count in (("en", 0), ("de", 4)):
        person = crowd.person(language=language)
        person.go("/")
        expect(person.page.locator(".poster").first).to_be_visible()
        asked = person.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
        assert len([url for url in asked if wanted.search(url)]) == count
