"""A board with its controls over the whole page, for what hands do there; the moves are only written down."""

import time
from collections.abc import Sequence

import msgspec
from playwright.sync_api import Locator, Page

from rookery.kernel.scene import Choice, Scene
from tests.browser.people import SIZES, TOUCHED, Crowd, Person
from tests.limits import HANGING

BARE = "/replay"
"""A page that has all the styles, and no board of its own."""
SET_UP = """async ([scene, choices, offer]) => {
  for (const before of [window.controls, window.board]) before?.destroy();
  for (const node of document.querySelectorAll('#place, #under, .callout')) node.remove();
  const [{ Board }, { Controls }, { loadCatalogue }] = await Promise.all(
    ['board/board', 'board/controls', 'words'].map((name) => import(`/static/js/${name}.js`)));
  await loadCatalogue(scene.game);
  const [place, under] = [document.createElement('div'), document.createElement('div')];
  [place.id, under.id] = ['place', 'under'];
  place.style.cssText = 'position: fixed; inset: 0 0 120px; z-index: 9';
  under.style.cssText = 'position: fixed; inset: auto 0 0; height: 120px; z-index: 9';
  document.body.append(place, under);
  Object.assign(window, { played: [], said: [], asks: false, board: new Board(place) });
  await board.show(scene, [], { instant: true });
  window.controls = new Controls(board, {
    play: async (move) => { played.push(move); },
    say: (sentence) => { said.push(sentence); },
    confirm: () => window.asks,
  });
  under.append(controls.element);
  controls.offer(choices, offer);
  // Everything is where it belongs when nothing moves any more.
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(board.element.getAnimations({ subtree: true }).map((animation) => animation.finished));
}"""
MIDDLE = """(node) => {
  const [box, seen] = [node.getBoundingClientRect(), node.ownerSVGElement.getBoundingClientRect()];
  const between = (start, end) => (Math.max(box[start], seen[start]) + Math.min(box[end], seen[end])) / 2;
  return [between('left', 'right'), between('top', 'bottom')];
}"""


class Desk:
    """A board that somebody has before them, in place of the one before."""

    def __init__(self, person: Person, scene: Scene, choices: Sequence[Choice], **offer: object) -> None:
        self.person = person
        self.page: Page = person.page
        if not self.page.url.endswith(BARE):
            person.go(BARE)
        self.page.evaluate(SET_UP, [msgspec.to_builtins(scene), msgspec.to_builtins(choices), offer])

    @property
    def played(self) -> list[str]:
        """The moves that were made."""
        moves: list[str] = self.page.evaluate("played")
        return moves

    @property
    def said(self) -> list[str]:
        """What a screen reader has heard."""
        sentences: list[str] = self.page.evaluate("said")
        return sentences

    @property
    def callout(self) -> Locator:
        """What is said beside a finger."""
        return self.page.locator(".callout")

    @property
    def bar(self) -> Locator:
        """The bar under the board."""
        return self.page.locator(".controls")

    def node(self, name: str) -> Locator:
        """A piece, a space or a direction."""
        return self.page.locator(f'#place [data-id="{name}"]')

    def ids(self, selector: str) -> list[str]:
        """The ids of what is marked in some way."""
        found: list[str] = self.page.locator(f"#place {selector}").evaluate_all("all => all.map(one => one.dataset.id)")
        return found

    def middle(self, name: str) -> tuple[float, float]:
        """The middle of what can be seen of something."""
        x, y = self.node(name).evaluate(MIDDLE)
        return x, y

    def wait(self, script: str) -> None:
        """Wait until this is so on the page; its policy lets nothing be evaluated there again and again."""
        ends = time.monotonic() + HANGING
        while not self.page.evaluate(script):
            assert time.monotonic() < ends, script
            self.page.wait_for_timeout(50)

    def touch(self, name: str, device: str = "mouse") -> None:
        """Touch something: with the mouse, with a finger, with keys, or as a screen reader does."""
        if device == "keys":
            self.node(name).focus()
            self.page.keyboard.press("Enter")
        elif device == "reader":
            self.node(name).dispatch_event("click", {"detail": 0})
        elif device == "finger":
            self.page.touchscreen.tap(*self.middle(name))
        else:
            self.page.mouse.click(*self.middle(name))

    def drag(self, name: str, place: str) -> None:
        """Drag something with the mouse."""
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(place), steps=5)
        self.page.mouse.up()


class Desks:
    """Desks of people who stay from test to test, one for each size of screen: their page is loaded once."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._people: dict[str, Person] = {}

    def lay(self, scene: Scene, choices: Sequence[Choice], size: str = "desktop", **offer: object) -> Desk:
        """A board on a desk of this size, for the hand that it is made for."""
        person = self._people.get(size)
        if person is None:
            person = self._people[size] = self._crowd.person(size, still=True)
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        if size not in TOUCHED:
            person.page.mouse.move(1, 1)
        return Desk(person, scene, choices, **offer)

    def complaints(self) -> list[str]:
        """What has gone wrong since this was asked last."""
        return [each for person in self._people.values() for each in person.complain()]
