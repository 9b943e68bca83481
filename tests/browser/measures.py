"""What can be measured of a page: when its board is seen, what it weighs, what keeps it up, how far things jump."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Hands
from tests.browser.people import Person

DRAWN = """() => {
  const look = () => document.querySelector('[role=application] .piece')
    ? (window.boardDrawn = performance.now()) : requestAnimationFrame(look);
  look();
}"""
"""Notes when the first piece is on the board."""
LISTEN = """() => {
  window.heard = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).type === 'changed') window.heard.push(performance.now());
      });
    }
  };
  window.settled = [];
  const watch = () => new MutationObserver(() => window.settled.push(performance.now()))
    .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('DOMContentLoaded', watch);
}"""
"""Notes when a message arrives, and when the page changes."""
TASKS = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
}"""
"""Notes tasks that kept the page from answering."""
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
"""Adds up how far things on the page have jumped without anybody asking for it, as Lighthouse does."""
FRAMES = """() => {
  window.frames_ms = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_ms.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
"""Notes how long each frame takes."""
TURN_SHOWN = """() => new Promise((done) => {
  let begun = false;
  const look = () => {
    const choosing = document.querySelector('[role=application][data-playing]');
    begun ||= !choosing;
    if (!begun || !(choosing ?? document.querySelector('.match.over'))) return;
    observer.disconnect();
    done();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.querySelector('.match'), { subtree: true, attributeFilter: ['class', 'data-playing'] });
  look();
})"""
"""Waits until turns have been shown: meanwhile nothing can be chosen, then something can, or the game is over.

The page itself tells: to ask it again and again, as Playwright waits for elements, takes frames from what is measured.
"""
PLAYED = """async ([match, csrf, seat, expected, move]) => {
  const headers = { 'Content-Type': 'application/json', 'X-Rookery-CSRF': csrf };
  const body = JSON.stringify({ seat, expected, command: { type: 'move', move } });
  const { view } = await (await fetch(`/api/matches/${match}/commands`, { method: 'POST', headers, body })).json();
  return { turn: view.turn, over: view.over, seq: view.seq, move: view.choices[0]?.move };
}"""
"""Plays a move from within the page, and tells what is to be played next.

A page sends its moves itself: what another program has to do for it would take frames from what is measured.
"""
MOST_SHIFTED = 0.02
"""A fifth of what Lighthouse calls good."""


def prepared(page: Page, script: str) -> None:
    """Have a script run before anything else on each page."""
    page.add_init_script(f"({script})()")


def shifted(person: Person) -> float:
    """How far things have jumped on a page that is prepared for it, once nothing more comes."""
    person.page.wait_for_load_state("networkidle")
    found: float = person.page.evaluate("() => window.shifted")
    return found


INTRODUCED = ".intro-picture .piece"
"""There on a first visit, once all of it has come."""


def wire_size(person: Person, address: str) -> float:
    """What a first visit to a match weighs on the way, everything together, with an empty cache."""
    session = person.context.new_cdp_session(person.page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.go(address)
    Hands(person).wait()
    person.page.locator(INTRODUCED).first.wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")
    return sum(sizes)


def traced(page: Page, category: str, meanwhile: Callable[[], object]) -> list[dict[str, Any]]:
    """What the browser notes of its own work meanwhile."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=[category])
    try:
        meanwhile()
    finally:
        trace = json.loads(browser.stop_tracing())
    events: list[dict[str, Any]] = trace["traceEvents"]
    return events


def laid_out(page: Page, meanwhile: Callable[[], object]) -> Counter[str]:
    """How often each sort of node had to be laid out meanwhile; nodes are named as ``g class='world'``."""
    events = traced(page, "disabled-by-default-devtools.timeline.invalidationTracking", meanwhile)
    reasons = [event for event in events if event["name"] == "LayoutInvalidationTracking"]
    return Counter(event["args"]["data"]["nodeName"] for event in reasons)


def painted(page: Page, meanwhile: Callable[[], object]) -> Counter[tuple[str, int]]:
    """How many tiles were painted meanwhile of each layer, by its id, for each frame by its number.

    A tile is a square of 256 pixels; none is painted where there is nothing, and none that is painted already.
    """
    events = traced(page, "disabled-by-default-devtools.timeline", meanwhile)
    tiles = [event["args"]["tileData"] for event in events if event["name"] == "RasterTask"]
    return Counter((str(tile["layerId"]), tile["sourceFrameNumber"]) for tile in tiles)


LARGE = 0.25
"""The board covers more than half of a phone; a piece, a face or a die much less than this."""


class Layers:
    """Watches the layers that the browser paints a page in: a new one has to be painted as a whole.

    That can be counted, however busy the machine is.
    """

    def __init__(self, page: Page) -> None:
        size = page.viewport_size
        assert size is not None
        self._width, self._height = size["width"], size["height"]
        self._known: dict[str, float] | None = None
        self.new: list[float] = []
        """How much of the page each new layer covers."""
        session = page.context.new_cdp_session(page)
        session.on("LayerTree.layerTreeDidChange", self._changed)
        session.send("LayerTree.enable")

    def _changed(self, event: dict[str, Any]) -> None:
        layers = [layer for layer in event.get("layers", []) if layer["drawsContent"]]
        if not layers:
            return
        shares = {layer["layerId"]: self._share(layer) for layer in layers}
        if self._known is not None:
            self.new += [share for layer, share in shares.items() if layer not in self._known]
        self._known = shares

    @property
    def large(self) -> set[str]:
        """The ids of those that cover much of the page now."""
        return {layer for layer, share in (self._known or {}).items() if share >= LARGE}

    def _share(self, layer: dict[str, Any]) -> float:
        """How much of the page a layer covers at most; within a board layers are measured in its own lengths."""
        matrix = layer.get("transform", [1, 0, 0, 0, 0, 1])
        wide = min(self._width, layer["width"] * (matrix[0] ** 2 + matrix[1] ** 2) ** 0.5)
        high = min(self._height, layer["height"] * (matrix[4] ** 2 + matrix[5] ** 2) ** 0.5)
        return float(wide * high / (self._width * self._height))
