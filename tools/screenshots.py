"""Photograph the pages for the documents: ``python -m tools.screenshots`` (``make screenshots``).

``python -m tools.screenshots --all FOLDER`` takes every page at every size, by day and by night: to be looked at after
a change of looks, not to be kept.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM
from tests.browser.house import House
from tests.browser.people import Crowd, Person

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
QUALITY = 88
"""Of a picture: nobody sees the difference, and the files stay small."""
ELSEWHERE = "http://192.168.178.20:8080/"
"""What links begin with in most homes, or nearly so."""
JUDGED_MS = 60_000
SETTLED_MS = 1500
NAMES = ("Ada", "Ben", "Cleo", "Dan")
PLIES = {"polar-dare": 26, "penguins-rock": 30, "penguin-soccer": 17, "penguin-game": 14}
"""How far a game is played before its picture is taken."""


def lobby(person: Person) -> str:
    """The way in."""
    return "/"


def choosing(person: Person) -> str:
    """A game is chosen; who plays is not settled yet."""
    return "/#penguin-game"


def match(game: str) -> Callable[[Person], str]:
    """A match under way, all on one device."""

    def address(person: Person) -> str:
        opened = person.open(game, None, None, options={})
        for seat in range(2):
            person.do(opened["match"], seat, "join", name=NAMES[seat], seed=NAMES[seat])
        play(person, opened["match"], PLIES[game])
        return f"/m/{opened['match']}"

    return address


def over(page: str) -> Callable[[Person], str]:
    """A match at its end, or its replay."""

    def address(person: Person) -> str:
        opened = person.open("penguin-game", None, None)
        for seat in range(2):
            person.do(opened["match"], seat, "join", name=NAMES[seat], seed=NAMES[seat])
        play(person, opened["match"], 400)
        return f"/m/{opened['match']}{page}"

    return address


def waiting(person: Person) -> str:
    """A match with a seat that waits for somebody with the link, as the lobby opens it."""
    page = person.go("/#polar-dare")
    page.get_by_role("textbox", name="Your name").fill(NAMES[0])
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    return page.url.removeprefix(person.url)


def at(path: str) -> Callable[[Person], str]:
    """A page that needs no match."""
    return lambda _: path


SIGHTS: dict[str, Callable[[Person], str]] = {
    "lobby": lobby,
    "choosing": choosing,
    **{f"match-{game}": match(game) for game in PLIES},
    "waiting": waiting,
    "over": over(""),
    "replay": over("/replay#ply=9"),
    "open-a-record": at("/replay"),
    "learn": at("/learn/penguin-soccer"),
    "rules": at("/rules/penguin-soccer"),
    "dead-link": at("/m/0123456789"),
}
"""What there is to see, and how to get there."""


@dataclass(frozen=True)
class Shot:
    """A page on one screen."""

    sight: str
    size: str
    dark: bool = False

    @property
    def name(self) -> str:
        """Its file's name."""
        return f"{self.sight}-{self.size}{'-dark' if self.dark else ''}.webp"


KEPT = [shot for sight in SIGHTS for shot in (Shot(sight, "desktop"), Shot(sight, "phone", dark=True))]
"""The pictures of the documents."""
ALL = [Shot(*each) for each in product(SIGHTS, ("desktop", "phone"), (False, True))]


def play(person: Person, name: str, plies: int) -> None:
    """Play some moves past the browser, always the same ones where no die is thrown."""
    for ply in range(plies):
        view = person.view(name)
        if view["over"]:
            return
        choices = view["choices"]
        person.do(name, view["turn"], "move", move=choices[(ply * 5 + 2) % len(choices)]["move"])


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


def take(people: Crowd, shot: Shot) -> bytes:
    """One picture."""
    person = people.person(shot.size, dark=shot.dark, still=True)
    person.page.goto(person.url + SIGHTS[shot.sight](person))
    person.page.locator("main").get_by_role("heading").first.wait_for()
    # Boards are drawn and their marks fade in; a replay is judged move by move.
    person.page.wait_for_timeout(SETTLED_MS)
    person.page.get_by_text("Analysing the game").wait_for(state="hidden", timeout=JUDGED_MS)
    picture = person.page.screenshot()
    person.context.close()
    return picture


def small(picture: bytes) -> bytes:
    """The same picture in a small file."""
    written, whole = BytesIO(), Image.open(BytesIO(picture)).convert("RGB")
    whole.save(written, "WEBP", quality=QUALITY, method=6)
    return written.getvalue()


def main() -> None:
    """Take the pictures of the documents, or all of them into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="take every page at every size into this folder")
    parser.add_argument("--only", metavar="SIGHT", choices=SIGHTS, action="append", help="and of these alone")
    wanted = parser.parse_args()
    folder: Path = wanted.all or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with crowd() as people:
        for shot in ALL if wanted.all else KEPT:
            if not wanted.only or shot.sight in wanted.only:
                (folder / shot.name).write_bytes(small(take(people, shot)))


if __name__ == "__main__":
    main()
