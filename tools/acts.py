"""What somebody does on a page before a picture of it is taken."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect
from tests.browser.hands import Hands
from tests.browser.people import Person
from tests.browser.test_install import LOST, READY
from tools.played import won
from tools.stages import FRIENDS, NAMES

Act = Callable[[Person], None]
"""Done at the address of a stage, until the page looks as wished."""

STEP_MS = 50
AIMS = 20
"""How often somebody points at a place until it answers; where a finger would touch, it need not."""
DRAWN_MS = 40
DANCE_MS = 900
CARD_MS = 3000
JUDGED_MS = 120_000
MIDDLE = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}"""


def nothing(person: Person) -> None:
    """Just look."""


def press(name: str) -> Act:
    """Press a button by its name."""
    return lambda person: person.page.get_by_role("button", name=name, exact=True).first.click()


def vary(name: str) -> Act:
    """Choose a variant by its name."""
    return lambda person: person.page.get_by_role("radio", name=name).check()


def unfold(words: str) -> Act:
    """Unfold what is under these words."""
    return lambda person: person.page.locator("summary", has_text=words).first.click()


def show(selector: str) -> Act:
    """Bring something to the top of the page."""

    def act(person: Person) -> None:
        found = person.page.locator(selector).first
        found.wait_for()
        found.evaluate("node => node.scrollIntoView({ block: 'start' })")
        person.page.evaluate("scrollBy(0, -80)")

    return act


def after(*acts: Act) -> Act:
    """One after the other."""

    def act(person: Person) -> None:
        for each in acts:
            each(person)

    return act


def middle(person: Person, name: str) -> tuple[float, float]:
    """The middle of a piece or a space."""
    node = person.page.locator(f'[role=application] [data-id="{name}"]').first
    node.wait_for(state="attached")
    x, y = node.evaluate(MIDDLE)
    return x, y


def match_of(person: Person) -> str:
    """The match that somebody looks at."""
    return urlsplit(person.page.url).path.split("/")[2]


def touch(person: Person, name: str) -> None:
    """Touch something with the mouse."""
    person.page.mouse.click(*middle(person, name))


def choose(person: Person) -> None:
    """Touch the piece that can go to most places, and point at one of them."""
    Hands(person).wait()
    moves = [each["touches"] for each in person.view(match_of(person))["choices"] if len(each["touches"]) > 1]
    firsts = [touches[0] for touches in moves]
    first = max(firsts, key=firsts.count)
    board = person.page.get_by_role("application")
    # Where only one can move it is chosen already, and another touch would mean something else.
    if not board.locator(f'[data-id="{first}"][data-chosen]').count():
        touch(person, first)
    goal = next(touches[1] for touches in moves if touches[0] == first)
    x, y = middle(person, goal)
    # What is drawn anew meanwhile forgets where the mouse is until it moves.
    for step in range(AIMS):
        person.page.mouse.move(x + step % 2, y)
        if board.locator(".aimed").count():
            return
        person.page.wait_for_timeout(STEP_MS)


def wrong(person: Person) -> None:
    """Touch an own penguin, which rests."""
    Hands(person).wait()
    own = [piece["id"] for piece in person.view(match_of(person))["scene"]["pieces"] if piece.get("seat") == 0]
    touch(person, own[0])
    person.page.locator(".callout").wait_for()


def risk(person: Person) -> None:
    """Touch all that a risky move needs."""
    Hands(person).wait()
    choice = next(each for each in person.view(match_of(person))["choices"] if each.get("caution"))
    for name in choice["touches"]:
        person.page.locator(f'[role=application] [data-id="{name}"]').first.dispatch_event("click", {"detail": 0})
    person.page.get_by_role("button", name="Play it anyway").wait_for()


def advice(person: Person) -> None:
    """Ask for a hint; the first may take longer than a page waits, then it asks again."""
    tip = person.page.locator(".tip")
    while "chance to win" not in (tip.inner_text() if tip.is_visible() else ""):
        person.page.get_by_role("button", name="Hint", exact=True).click()
        tip.wait_for()


def run_until(person: Person, seen: Locator) -> None:
    """Let time pass on a page whose clock stands still until something is seen."""
    for _ in range(600):
        if seen.is_visible():
            return
        person.page.clock.run_for(STEP_MS)
        # What is loaded or drawn meanwhile takes its own time.
        person.page.wait_for_timeout(DRAWN_MS)
    raise AssertionError(f"{seen} is never seen")


def watch_a_roll(person: Person) -> None:
    """End the own turn past the page; the bot's die tumbles, and lies on the board."""
    Hands(person).wait()
    person.freeze()
    match = match_of(person)
    view = person.view(match)
    while view["turn"] == 0:
        view = person.do(match, 0, "move", move=view["choices"][-1]["move"])
    # Its flight takes its own time; what would come after it waits for the clock.
    run_until(person, person.page.locator(".match:has(.player:nth-child(2).turn) .thrown"))


def talk(person: Person) -> None:
    """Bring up what can be said."""
    short = person.page.get_by_role("button", name="Say", exact=True)
    (short if short.is_visible() else person.page.get_by_text("Say something")).click()


def more(person: Person) -> None:
    """Bring up the moves, which a wide screen shows anyway."""
    short = person.page.get_by_role("button", name="More", exact=True)
    if short.is_visible():
        short.click()


def see_the_end(person: Person) -> None:
    """Make the last move, and see the moment that belongs to the winner."""
    page, match = person.page, match_of(person)
    page.locator("[role=application] .piece").first.wait_for()
    person.freeze()
    view = person.view(match)
    winner = person if 0 in view["mine"] else FRIENDS[match]
    winner.do(match, 0, "move", move=won(view["game"]).moves[-1])
    run_until(person, page.locator(".celebration"))
    page.clock.run_for(DANCE_MS)


def see_the_card(person: Person) -> None:
    """Wait for the card after that moment, and for the course of the game."""
    see_the_end(person)
    person.page.clock.run_for(CARD_MS)
    person.page.clock.resume()
    story = person.page.locator(".result-story")
    expect(story).to_have_text(re.compile("^(?!Looking for turning points)."), timeout=JUDGED_MS)


def judged(person: Person) -> None:
    """Wait until a replay has been analysed."""
    page = person.page
    page.locator(".replay-stage .piece").first.wait_for()
    page.get_by_text("Analysing the game").wait_for(state="hidden", timeout=JUDGED_MS)


def better(person: Person) -> None:
    """Ask for a better move."""
    judged(person)
    person.page.get_by_role("button", name="Show a better move").first.click()
    expect(person.page.locator(".replay-caption")).to_contain_text("Better:", timeout=JUDGED_MS)


def invite(person: Person) -> None:
    """Open a match with a seat for a friend, as people do."""
    page = person.page
    page.get_by_role("textbox", name="Your name").fill(NAMES[0])
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    page.get_by_role("button", name="QR code").wait_for()


def code(person: Person) -> None:
    """Show a link as a QR code."""
    invite(person)
    person.page.get_by_role("button", name="QR code").click()
    person.page.locator(".qr").wait_for()


def edit(person: Person) -> None:
    """Unfold the editor of tiles."""
    vary("Drifting")(person)
    unfold("Clock · More options")(person)
    show(".places-editor")(person)


def solve(person: Person) -> None:
    """Skip to the second step of a lesson, and have it shown."""
    page = person.page
    page.get_by_role("button", name="Skip this step").click()
    page.get_by_role("button", name="Show me").click()


def finish(person: Person) -> None:
    """Skip to the end of the lessons."""
    game = person.page.url.rpartition("/")[2]
    for _ in person.ask(f"/api/games/{game}/lessons")["steps"]:
        person.page.get_by_role("button", name="Skip this step").click()
    person.page.get_by_role("heading", name="End of the lessons").wait_for()


def unplug(person: Person) -> None:
    """Lose the server after a visit."""
    person.forgive(LOST)
    person.page.evaluate(READY)
    person.context.set_offline(offline=True)
    person.page.reload()
