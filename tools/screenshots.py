"""Photograph the pages for the documents: ``python -m tools.screenshots`` (``make screenshots``).

Each state of each page becomes a contact sheet: four screens, by day and by night. Each game has one more, with all
sceneries, and the pages that stand for all others a picture of their own.

``python -m tools.screenshots --all FOLDER`` takes every picture as it is, in every scenery where there is a board: to
be looked at after a change of looks, not to be kept.
"""

import argparse
import itertools
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Request, sync_playwright
from tests.browser.conftest import CHROMIUM
from tests.browser.house import House
from tests.browser.people import Crowd, Person
from tools.sights import GAMES, SIGHTS, Sight

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = ("monitor", "laptop", "tablet", "phone")
THEMES = ("light", "dark")
SCENERIES = ("day", "night", "paper")
QUALITY = 82
"""Of a picture: nobody sees the difference, and the files stay small."""
SHEET_QUALITY = 70
ROW = 330
"""How high a picture on a sheet is."""
GAP = 12
ELSEWHERE = "http://192.168.178.20:8080/"
"""What links begin with in most homes, or nearly so."""
SETTLED_MS = 900
"""Boards are drawn and their marks fade in."""
CHANGED_MS = 250
"""Colours begin to fade."""
UNFINISHED = """() => document.fonts.status !== 'loaded'
  || [...document.images].some((each) => !each.complete && each.getBoundingClientRect().top < innerHeight)
  || document.getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)"""
"""Whether letters or pictures are missing, or anything is on its way, or fades.

The sea never rests, and what is far down is only loaded when somebody comes near it.
"""
LOOKS = 8
"""How often a page is looked at until it stays as it is: one where things move never does."""
CHANGE = "async (looks) => (await import('/static/js/settings.js')).settings.set(looks)"


class Look(NamedTuple):
    """How a page looks: on which screen, by day or by night, and in which scenery."""

    size: str
    theme: str = "light"
    scenery: str = "day"

    def name(self, sight: str) -> str:
        """The name of a file with this look."""
        return "-".join((sight, *self[: 2 if self.scenery == "day" else 3])) + ".webp"


class Sheet(NamedTuple):
    """A file with pictures of one sight: rows of looks, or a single one as it is."""

    sight: str
    rows: tuple[tuple[Look, ...], ...]


FOUR = tuple(tuple(Look(size, theme) for size in SIZES) for theme in THEMES)
"""Every screen, by day and by night."""
SCENIC = tuple(
    tuple(Look(size, theme, scenery) for scenery in SCENERIES for size in ("laptop", "phone")) for theme in THEMES
)
"""Every scenery, by day and by night."""
WHOLE = ((Look("laptop"),),)
KEPT = {
    **{f"{sight}.webp": Sheet(sight, FOUR) for sight in SIGHTS},
    **{f"sceneries-{game}.webp": Sheet(f"match-{game}", SCENIC) for game in GAMES},
    **{f"{sight}-laptop.webp": Sheet(sight, WHOLE) for sight in ("lobby", *(f"match-{game}" for game in GAMES))},
}
"""The pictures of the documents."""


def all_looks(sight: Sight) -> list[Look]:
    """Every way in which something can be seen."""
    return [Look(*each) for each in itertools.product(SIZES, THEMES, SCENERIES if sight.board else SCENERIES[:1])]


@contextmanager
def crowd() -> Iterator[Crowd]:
    """A server with fresh data, and a browser before it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ELSEWHERE).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        try:
            yield Crowd(browser, house.url)
        finally:
            browser.close()
            house.close()


def take(people: Crowd, sight: Sight, looks: Iterable[Look]) -> dict[Look, Image.Image]:
    """Pictures of a sight: on each screen somebody goes there once, and then the colours change."""
    taken = {}
    for size, group in itertools.groupby(sorted(set(looks)), key=lambda look: look.size):
        person = sight.seen_by(people, size)
        awaited = requests_without_answer(person)
        person.page.wait_for_timeout(SETTLED_MS)
        for look in group:
            person.page.evaluate(CHANGE, {"theme": look.theme, "scenery": look.scenery})
            taken[look] = Image.open(BytesIO(at_rest(person, awaited))).convert("RGB")
        people.leave()
    return taken


def requests_without_answer(person: Person) -> set[Request]:
    """From now on, whatever somebody's pages wait for."""
    awaited: set[Request] = set()

    def asked(request: Request) -> None:
        awaited.add(request)

    def answered(request: Request) -> None:
        awaited.discard(request)

    person.context.on("request", asked)
    person.context.on("requestfinished", answered)
    person.context.on("requestfailed", answered)
    return awaited


def at_rest(person: Person, awaited: set[Request]) -> bytes:
    """What somebody sees once everything is there, and two looks in turn are alike."""
    seen = b""
    for _ in range(LOOKS):
        person.page.wait_for_timeout(CHANGED_MS)
        while awaited or person.page.evaluate(UNFINISHED):
            person.page.wait_for_timeout(CHANGED_MS)
        before, seen = seen, person.page.screenshot()
        if seen == before:
            break
    return seen


def contact_sheet(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Pictures side by side, all equally high, on nothing."""
    smaller = [[each.resize((round(ROW * each.width / each.height), ROW)) for each in row] for row in rows]
    width = max(sum(each.width + GAP for each in row) for row in smaller) - GAP
    sheet = Image.new("RGBA", (width, len(rows) * (ROW + GAP) - GAP))
    for down, row in enumerate(smaller):
        x = 0
        for each in row:
            sheet.paste(each, (x, down * (ROW + GAP)))
            x += each.width + GAP
    return sheet


def drawn(sheet: Sheet, taken: dict[Look, Image.Image]) -> bytes:
    """The file of a sheet."""
    if sheet.rows == WHOLE:
        return packed(taken[WHOLE[0][0]], QUALITY)
    return packed(contact_sheet([[taken[look] for look in row] for row in sheet.rows]), SHEET_QUALITY)


def packed(picture: Image.Image, quality: int) -> bytes:
    """A picture as a small file."""
    written = BytesIO()
    picture.save(written, "WEBP", quality=quality, method=6)
    return written.getvalue()


def keep(people: Crowd, name: str) -> None:
    """Take the pictures of a sight for the documents."""
    sheets = {file: sheet for file, sheet in KEPT.items() if sheet.sight == name}
    looks = [look for sheet in sheets.values() for row in sheet.rows for look in row]
    taken = take(people, SIGHTS[name], looks)
    for file, sheet in sheets.items():
        (FOLDER / file).write_bytes(drawn(sheet, taken))


def take_all(people: Crowd, name: str, folder: Path) -> None:
    """Take every picture of a sight, as it is."""
    for look, picture in take(people, SIGHTS[name], all_looks(SIGHTS[name])).items():
        (folder / look.name(name)).write_bytes(packed(picture, QUALITY))


def main() -> None:
    """Take the pictures of the documents, or all of them into a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="take every picture as it is into this folder")
    parser.add_argument("--only", metavar="SIGHT", choices=SIGHTS, action="append", help="and of these alone")
    wanted = parser.parse_args()
    folder: Path = wanted.all or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if not wanted.all and not wanted.only:
        for old in set(FOLDER.glob("*.webp")) - {FOLDER / name for name in KEPT}:
            old.unlink()
    with crowd() as people:
        for name in wanted.only or SIGHTS:
            if wanted.all:
                take_all(people, name, folder)
            else:
                keep(people, name)


if __name__ == "__main__":
    main()
