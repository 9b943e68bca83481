"""Hands on a board: they touch what may be touched, by mouse, by finger or by keys, and know no rule."""

import re
import time

from playwright.sync_api import Locator, Page

from tests.browser.people import Facts, Person
from tests.limits import HANGING

TOUCHES = 16
"""The most touches that a move takes."""
DOUBLE_S = 0.35
"""Two touches of one place in less time are one, clumsily made."""
YES = re.compile("^(Play it|Play it anyway|Spielen|Trotzdem spielen)$")


class Hands:
    """Somebody's hands on the board of the page that they see."""

    def __init__(self, person: Person, device: str = "mouse") -> None:
        self.person = person
        self.device = device
        self._count = 0
        self._last = ((0.0, 0.0), 0.0)

    @property
    def page(self) -> Page:
        """The page with the board."""
        return self.person.page

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.get_by_role("application")

    @property
    def glowing(self) -> Locator:
        """What may be touched on the board."""
        return self.page.locator("[role=application] [role=button]")

    @property
    def bar(self) -> Locator:
        """What may be chosen under the board."""
        return self.page.locator(".controls button")

    def wait(self) -> None:
        """Wait until there is something to do."""
        self.glowing.or_(self.bar).first.wait_for(state="attached")

    def move(self, match: str, seen: Facts | None = None) -> Facts:
        """Make one move, whichever, in a match that may have been ``seen`` already: touch on until the server has it.

        How the match stands then.
        """
        before = (seen or self.person.view(match))["plies"]
        for _ in range(TOUCHES):
            self.touch()
            if view := self.arrived(match, before):
                return view
        raise AssertionError(f"no move after {TOUCHES} touches: {self.page.locator('.controls').inner_text()}")

    def arrived(self, match: str, before: int) -> Facts | None:
        """How the match stands if the server has a move since; while nothing glows, one may be on its way."""
        ends = time.monotonic() + HANGING
        while time.monotonic() < ends:
            view = self.person.view(match)
            if view["plies"] > before:
                # A touch may have been for a whole path: then the hands rest until it is walked. It may also have ended
                # since, so the match is looked at once more.
                self.page.locator("[data-walking]").wait_for(state="detached")
                return self.person.view(match)
            if self.glowing.count() or self.bar.count():
                return None
            time.sleep(0.02)
        return None

    def touch(self) -> None:
        """Touch one thing: the answer to a question first, then always another one of what may be touched."""
        self.wait()
        self._count += 1
        yes = self.bar.filter(has_text=YES)
        if yes.count():
            return self._press(yes.first)
        glowing, buttons = self.glowing.count(), self.bar.count()
        chosen = self._count * 7 % max(1, glowing + buttons)
        if chosen < glowing:
            return self._point(self.glowing.nth(chosen), chosen)
        return self._press(self.bar.nth(chosen - glowing))

    def _press(self, button: Locator) -> None:
        if self.device == "finger":
            button.tap()
        elif self.device == "keys":
            button.press("Enter")
        else:
            button.click()

    def _point(self, target: Locator, number: int) -> None:
        if self.device == "keys":
            return self._walk(number)
        box = target.bounding_box()
        if box is None:
            return None
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        last, then = self._last
        if place == last:
            time.sleep(max(0.0, then + DOUBLE_S - time.monotonic()))
        if self.device == "finger":
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self._last = (place, time.monotonic())
        return None

    def _walk(self, steps: int) -> None:
        """Walk with arrows from the first place that glows, and touch where that leads."""
        for _ in range(30):
            if self.board.evaluate("board => board.contains(document.activeElement)"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        for step in range(steps % 4):
            self.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[step % 3])
        self.page.keyboard.press("Enter")


def play_out(match: str, *hands: Hands, most: int = 200) -> None:
    """Play a match to its end: each seat has its own pair of hands, or all share one."""
    view = hands[0].person.until(match, lambda view: bool(view["started"]))
    for _ in range(most):
        if view["over"]:
            return
        view = hands[view["turn"] % len(hands)].move(match, view)
    raise AssertionError(f"the match is not over after {most} moves")
