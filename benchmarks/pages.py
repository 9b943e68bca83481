"""Measure the pages in Chromium: when the first board and a move are seen, what a match page weighs, what keeps it up.

python benchmarks/pages.py [--tries N] [--out FILE]

Every match page is opened by a browser that was never here. The peer is a small picture from the same server, in
the same browser and the same run: the ratio says how much dearer a board is than nothing at all.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

import rookery
from rookery.bench.report import machine, versions, write_page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.conftest import CHROMIUM
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.measures import (
    DRAWN,
    FRAMES,
    LISTEN,
    PLAYED,
    SHIFTS,
    TASKS,
    TURN_SHOWN,
    painted,
    prepared,
    wire_size,
)
from tests.browser.people import Crowd, Person

PLAIN = "/static/icon.svg"
MOVES = 3
TURNS = 4
SLOW_MS = 50
"""A frame that takes longer is seen as a jerk."""
PLAIN_MS = 20_000
DOT = "<body style='background: navy'><div id='dot' style='width: 50px; height: 50px; background: red'></div></body>"
ROLL = """() => document.getElementById('dot').animate([{}, { transform: 'translateX(300px)' }],
  { duration: 900, iterations: Infinity, direction: 'alternate' })"""
SEEN_MS = 900
"""How long somebody looks at a move of their own before the next."""
COLUMNS = (
    *("game", "first board, ms", "plain page, ms", "ratio", "move, ms", "kB, English", "kB, German"),
    *("longest task, ms", "shift", "frames a second", "longest frame, ms", "plain page's, ms"),
    *("slow frames a minute", "plain page's", "longest task of a turn, ms", "tiles a turn"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"
ABOUT = """\
`first board`: from the request to the first piece on the board, median of the tries, cold cache. `plain page`: to the
load event of one small picture from the same server, in the same browser. `move`: from the server's word of a move to
the first change that it makes to the page, median. `kB`: everything over the wire with its headers, on a first visit
with its introduction, on a phone, cold cache. `longest task` and `shift` while a bot is played against for three moves:
the longest in milliseconds, 0 for none over 50, and the sum of all layout shifts. The next three while whole turns of a
bot are shown at their usual pace on a page of 390 by 844 pixels, from the first own move, each of which the page sends
itself when the one before has been seen, until there is something to choose again: how many frames there were in a
second, all counted, the longest frame, how many took more than 50 ms in a minute, and the longest task, 0 for none over
50. The plain page of these two shows a dot that goes to and fro: slow frames there are the machine's own. `tiles a
turn`: in further turns, how many squares of 256 pixels had to be painted; unlike times, it does not depend on what else
the machine does."""


def first_board(crowd: Crowd, game: str) -> tuple[float, float]:
    """Milliseconds to the first piece, and to the plain page, in a browser that was never here."""
    person = crowd.person()
    prepared(person.page, DRAWN)
    address = person.sit(person.open(game)["match"], 0, 1)
    person.go(PLAIN)
    plain = person.page.evaluate("() => performance.getEntriesByType('navigation')[0].loadEventEnd")
    person.go(address)
    person.page.wait_for_function("() => window.boardDrawn")
    board = person.page.evaluate("() => window.boardDrawn")
    person.context.close()
    return float(board), float(plain)


def settled(crowd: Crowd, game: str, tries: int) -> float:
    """Milliseconds from the server's word of a move until the page shows it, the median of some moves."""
    person = crowd.person(still=True)
    prepared(person.page, LISTEN)
    match = person.open(game, options={})["match"]
    person.go(person.sit(match, 0, 1))
    Hands(person).wait()
    times = []
    for _ in range(tries):
        person.page.evaluate("() => { window.heard = []; window.settled = []; }")
        view = person.view(match)
        person.do(match, view["turn"], "move", move=view["choices"][0]["move"])
        person.page.wait_for_function("() => window.heard.length && window.settled.some((at) => at >= window.heard[0])")
        times.append(person.page.evaluate("() => window.settled.find((at) => at >= window.heard[0]) - window.heard[0]"))
    person.context.close()
    return float(statistics.median(times))


def weight(crowd: Crowd, game: str, language: str) -> float:
    """Kilobytes of a first visit to a match, on a phone."""
    person = crowd.person("phone", language=language, first_time=True)
    size = wire_size(person, person.sit(person.open(game)["match"], 0, 1))
    person.context.close()
    return size / 1000


def calm(crowd: Crowd, game: str) -> tuple[float, float]:
    """The longest task and the layout shift while somebody plays against a bot."""
    person = crowd.person()
    for script in (TASKS, SHIFTS):
        prepared(person.page, script)
    match = person.open(game, None, "chick", options={})["match"]
    person.go(person.sit(match, 0))
    hands = Hands(person)
    hands.wait()
    person.page.evaluate("() => { window.tasks = []; }")
    for _ in range(MOVES):
        if person.view(match)["turn"] == 0:
            hands.move(match)
        person.page.wait_for_timeout(300)
    longest = person.page.evaluate("() => Math.max(0, ...window.tasks)")
    shifted = person.page.evaluate("() => window.shifted")
    person.context.close()
    return float(longest), float(shifted)


def turns(person: Person, game: str) -> Iterator[None]:
    """Play against a bot at the usual pace; once before and once after each whole turn."""
    match = person.open(game, None, "egg", options={})["match"]
    person.go(person.sit(match, 0))
    hands = Hands(person)
    for _ in range(TURNS):
        view = person.until(match, lambda view: view["turn"] == 0 or view["over"])
        if view["over"]:
            break
        hands.wait()
        yield
        now = view | {"move": view["choices"][0]["move"]}
        while now["turn"] == 0 and not now["over"]:
            now = person.page.evaluate(PLAYED, [match, person.me()["csrf"], 0, now["seq"], now["move"]])
            if now["turn"] == 0:
                person.page.wait_for_timeout(SEEN_MS)
        person.page.evaluate(TURN_SHOWN)
        yield


def slow_in_a_minute(frames: list[float]) -> float:
    """How many frames of a minute are seen as jerks."""
    return 60_000 * sum(frame > SLOW_MS for frame in frames) / sum(frames)


def plain_frames(crowd: Crowd) -> list[float]:
    """How long the frames of a page take that only has a dot going to and fro."""
    person = crowd.person("phone")
    person.page.set_content(DOT)
    person.page.evaluate(ROLL)
    person.page.evaluate(FRAMES)
    person.page.wait_for_timeout(PLAIN_MS)
    frames: list[float] = person.page.evaluate("() => window.frames_ms")
    person.context.close()
    return frames


def paced(crowd: Crowd, game: str) -> tuple[list[float], float]:
    """How long each frame takes, and the longest task, while whole turns of a bot are shown on a phone."""
    person = crowd.person("phone", pace="normal")
    for script in (FRAMES, TASKS):
        prepared(person.page, script)
    frames: list[float] = []
    tasks: list[float] = []
    playing = turns(person, game)
    for _ in playing:
        person.page.evaluate("() => { window.frames_ms = []; window.tasks = []; }")
        next(playing)
        frames += person.page.evaluate("() => window.frames_ms")
        tasks += person.page.evaluate("() => window.tasks")
    person.context.close()
    return frames, max(tasks, default=0)


def repainted(crowd: Crowd, game: str) -> float:
    """How many tiles are painted in a turn on a phone."""
    person = crowd.person("phone", pace="normal")
    # To take notes of all that is painted takes time: no frame is measured meanwhile.
    playing = turns(person, game)
    tiles = [painted(person.page, lambda: next(playing)).total() for _ in playing]
    person.context.close()
    return statistics.mean(tiles)


def line(crowd: Crowd, game: str, tries: int) -> str:
    """All figures of a game."""
    boards = [first_board(crowd, game) for _ in range(tries)]
    board, plain = (statistics.median(each) for each in zip(*boards, strict=True))
    english, german = (weight(crowd, game, language) for language in ("en", "de"))
    task, shift = calm(crowd, game)
    frames, turn_task = paced(crowd, game)
    plain_page = plain_frames(crowd)
    times = f"{board:.0f} | {plain:.0f} | {board / plain:.0f} × | {settled(crowd, game, tries):.1f}"
    tiles = repainted(crowd, game)
    rate = 1000 * len(frames) / sum(frames)
    longest = f"{max(frames):.0f} | {max(plain_page):.0f}"
    slow = f"{slow_in_a_minute(frames):.1f} | {slow_in_a_minute(plain_page):.1f}"
    seen = f"{task:.0f} | {shift:.4f} | {rate:.0f} | {longest} | {slow} | {turn_task:.0f} | {tiles:.0f}"
    return f"| {game} | {times} | {english:.0f} | {german:.0f} | {seen} |"


def measure(tries: int) -> str:
    """A table with a line for each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        try:
            crowd = Crowd(browser, house.url)
            return "\n".join([HEAD, *(line(crowd, game, tries) for game in rookery.games())])
        finally:
            browser.close()
            house.close()


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description="Measure the pages in a browser.")
    parser.add_argument("--tries", type=int, default=5, help="for each first board")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("pages: there is no Chromium here; install chromium")
    table = measure(max(1, arguments.tries))
    print(table)
    if arguments.out:
        write_page(
            arguments.out, "The pages in a browser", machine() | versions({"Playwright": "playwright"}), table, ABOUT
        )


if __name__ == "__main__":
    main()
