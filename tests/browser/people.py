"""People before browsers: each has a window of their own, and complains about whatever goes wrong in it."""

import json
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from rookery import catalog
from rookery.kernel.messages import Text
from rookery.wire.match import CSRF_HEADER
from rookery.words import word
from tests.limits import HANGING
from tests.seeds import committed, seed_of

Facts = dict[str, Any]
SIZES = {
    "desktop": (1280, 800),
    "laptop": (1366, 768),
    "monitor": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
}
TOUCHED = {"tablet", "phone", "small"}
"""Screens for fingers."""
PATIENCE = 1000 * HANGING
"""Milliseconds until something that should appear is missed."""
INTRODUCED = f"try {{ localStorage.setItem('rookery-introduced', '{json.dumps(catalog.games())}') }} catch {{}}"
"""Remembers on each page that its reader knows all games; some pages have no memory."""
CAP = 4
"""A cap of turns or plies that keeps games short."""
SEEDS = "rookery-dice"
SETTINGS = "rookery-settings"
"""Where a browser keeps the settings of its person."""


def said(text: object, language: str = "en") -> str:
    """What a server has said, in words."""
    return word(msgspec.convert(text, Text), language)


class Person:
    """Somebody with a browser: a context of their own, its first page, and what went wrong there."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.problems: list[str] = []
        self._me: Facts = {}
        self.forgiven = ["Service Worker registration blocked by Playwright"]
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def forgive(self, *patterns: str) -> None:
        """What belongs to the test: it may appear on the console."""
        self.forgiven += patterns

    def complain(self) -> list[str]:
        """All that went wrong since the last time and is not forgiven."""
        problems, self.problems = self.problems, []
        return [each for each in problems if not any(re.search(pattern, each) for pattern in self.forgiven)]

    def go(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(self.url + path)
        return self.page

    def prefer(self, **settings: object) -> None:
        """Set preferences of this browser, as its settings dialog would."""
        self.context.add_init_script(_preferring(settings))

    def freeze(self) -> None:
        """Stop the clock of the page: what would come later comes when the test moves ``page.clock``."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))

    # What a test does not want to see done in the browser is done past it, with the same cookie.

    def ask(self, path: str) -> Facts:
        """GET something, which must be there."""
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        facts: Facts = answer.json()
        return facts

    def me(self) -> Facts:
        """Who this is to the server, and what it offers: asked once, since it stays so."""
        self._me = self._me or self.ask("/api/me")
        return self._me

    def send(self, path: str, body: object) -> Facts:
        """POST something, which must be accepted."""
        headers = {CSRF_HEADER: self.me()["csrf"]}
        answer = self.context.request.post(self.url + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        facts: Facts = answer.json()
        return facts

    def answer_ahead(self, path: str, body: object) -> None:
        """Have the server answer a question now, and the page get that answer when it asks.

        A thought takes as long as the machine needs for it, and a page does not wait for ever.
        """
        answer = self.send(path, body)
        self.page.route(f"**{path}", lambda route: route.fulfill(json=answer))

    def open(self, game: str, *bots: str | None, **wishes: object) -> Facts:
        """Open a match with these seats: a bot's level or None for a person."""
        seats = [{"bot": bot} for bot in bots or (None, None)]
        wish = {"game": game, "players": len(seats), "seats": seats, "options": self._short(game)} | wishes
        return self.send("/api/matches", wish)

    def _short(self, game: str) -> dict[str, str]:
        """Options that keep a game short, as far as the server knows such."""
        facts = next(each for each in self.me()["games"] if each["game"] == game)
        return {option["name"]: str(CAP) for option in facts["options"] if option["name"].endswith("_cap")}

    def view(self, match: str) -> Facts:
        """How a match stands."""
        view: Facts = self.ask(f"/api/matches/{match}")["view"]
        return view

    def until(self, match: str, holds: Callable[[Facts], bool], within: float = HANGING) -> Facts:
        """How a match stands, once it is as wished."""
        ends = time.monotonic() + within
        while not holds(view := self.view(match)):
            assert time.monotonic() < ends, "it never came to that"
            self.page.wait_for_timeout(50)
        return view

    def do(self, match: str, seat: int, kind: str, *, seen: Facts | None = None, **command: object) -> Facts:
        """Do something in a match, which may have been ``seen`` already, and see it afterwards.

        The seed of a seat is known to the browser too, which will reveal it.
        """
        if kind == "join":
            command = {"commitment": committed(seat)} | command
            self.context.add_init_script(_keeping(match, seat))
        expected = (seen or self.view(match))["seq"]
        body = {"seat": seat, "expected": expected, "command": {"type": kind, **command}}
        view: Facts = self.send(f"/api/matches/{match}/commands", body)["view"]
        return view

    def sit(self, match: str, *seats: int) -> str:
        """Sit down in these seats, and reveal their seeds if they are due; the address of the match."""
        for seat in seats:
            self.do(match, seat, "join", name=f"Guest {seat + 1}")
        self.reveal(match)
        return f"/m/{match}"

    def reveal(self, match: str) -> None:
        """Reveal the seeds of this person's seats past the browser, if they are due."""
        view = self.view(match)
        for seat in view["revealing"]:
            if seat in view["mine"]:
                view = self.do(match, seat, "reveal", seen=view, seed=seed_of(seat))


def _preferring(settings: dict[str, object]) -> str:
    """A script that gives a browser these settings, until its person chooses others."""
    known = f"JSON.parse(localStorage.getItem('{SETTINGS}') ?? '{{}}')"
    stored = msgspec.json.encode(settings).decode()
    keep = f"localStorage.setItem('{SETTINGS}', JSON.stringify({{ ...{stored}, ...{known} }}))"
    return f"if (location.protocol.startsWith('http')) {keep};"


def _keeping(match: str, seat: int) -> str:
    """A script that gives a browser the seed of a seat, as if it had drawn it."""
    stored = f"JSON.parse(localStorage.getItem('{SEEDS}') ?? '{{}}')"
    kept = f"(all['{match}'] ??= {{ seeds: {{}}, server: '', commitments: [] }})"
    keep = f"const all = {stored}; {kept}.seeds['{committed(seat)}'] = '{seed_of(seat)}';"
    store = f"localStorage.setItem('{SEEDS}', JSON.stringify(all));"
    return f"if (location.protocol.startsWith('http')) {{ {keep} {store} }}"


class Crowd:
    """All people of a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._people: list[Person] = []

    def person(
        self,
        size: str = "desktop",
        *,
        dark: bool = False,
        still: bool = False,
        language: str = "en",
        worker: bool = False,
        pace: str = "instant",
        first_time: bool = False,
    ) -> Person:
        """A new person, with a screen of this size, and the theme and motion settings of their system.

        Without a ``worker`` every request is the page's own, which tests can count, hold back and answer. Turns are
        shown at once unless a test is about their pace; and unless it is their ``first_time``, they have been
        introduced to every game.
        """
        width, height = SIZES[size]
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size in TOUCHED,
            is_mobile=size in TOUCHED,
            device_scale_factor=1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale={"en": "en-GB", "de": "de-DE"}[language],
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if worker else "block",
        )
        context.add_init_script(_preferring({"pace": pace}))
        if not first_time:
            context.add_init_script(INTRODUCED)
        person = Person(context, self._url)
        self._people.append(person)
        return person

    def leave(self) -> list[str]:
        """All go home; what they complain about."""
        complaints = [each for person in self._people for each in person.complain()]
        for person in self._people:
            person.context.close()
        self._people.clear()
        return complaints
