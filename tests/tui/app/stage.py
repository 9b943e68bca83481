"""The app without a terminal: bots think at once, and the time is in the tests' hands."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

import rookery
from rookery.kernel.game import Position
from rookery.tui.app.app import RookeryApp
from rookery.tui.app.pace import Clock
from rookery.tui.app.table import Table
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.thinking import Here
from rookery.words import ENGLISH
from tests.limits import HANGING

SOCCER = rookery.game("penguin-soccer")
OWN_GOAL = SOCCER.read("b2^,d2^,-/-,-,- b2 w 0")
"""White's Mama holds the ball beside her own Home: a kick to the south-west is a goal for Black."""
ROLLED = rookery.game("penguins-rock").start(seed=3).play("5")
"""Red's first penguin has five steps to go."""
DRIFTING = rookery.game("penguin-game", players=4, tiles="T", drifting=True).read(
    "0,2:c,-,a,-|0,0:-,aa,m,c|4,0:c,c,sm,s|2,0:as,c,-,a b2,e2,f1,x 2 drift a"
)
"""A tile may drift, or stay where it is."""

Play = Callable[[Pilot[None]], Awaitable[None]]


class Impatient(Clock):
    """Nobody waits; what would have been waited for is written down."""

    waited: list[float]

    def __init__(self) -> None:
        super().__init__()
        self.waited = []

    async def wait(self, seconds: float) -> bool:
        """No time passes."""
        self.waited.append(seconds)
        await asyncio.sleep(0)
        return True


def app(language: str = ENGLISH) -> RookeryApp:
    """The app, with everything that takes time in the tests' hands."""
    return RookeryApp(language=language, thinker=Here(), clock=Impatient, seed=1)


def table(position: Position, *people: int, level: str = "egg", language: str = ENGLISH) -> RookeryApp:
    """The app at a table, with people in these seats and bots in the others."""
    seats = [PERSON if seat in people else level for seat in range(position.game.players)]
    staged = app(language)
    staged.first = staged.table(staged.local_match(LocalGame(position, seats)))
    return staged


def perform(staged: RookeryApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Run the app and do something with it."""

    async def performed() -> None:
        async with staged.run_test(size=size) as pilot:
            await settle(pilot)
            await play(pilot)

    asyncio.run(performed())


async def settle(pilot: Pilot[None]) -> None:
    """Wait until nothing is left to be done but what people do."""
    for _ in range(4):
        await pilot.pause()


async def enter(pilot: Pilot[None], typed: str) -> None:
    """Type a line."""
    await pilot.press(*typed.replace(" ", "\N{NO-BREAK SPACE}").replace("\N{NO-BREAK SPACE}", " "), "enter")
    await settle(pilot)


def seen(pilot: Pilot[None], name: str) -> str:
    """What a line of the screen says."""
    return str(pilot.app.screen.query_one(f"#{name}", Static).content)


def screen(pilot: Pilot[None]) -> str:
    """All that is on the screen, as letters."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def local(pilot: Pilot[None]) -> LocalGame:
    """The game at the table."""
    shown = pilot.app.screen
    assert isinstance(shown, Table)
    return shown.match.local


async def until(pilot: Pilot[None], condition: Callable[[], object]) -> None:
    """Wait for something that has to come."""
    async with asyncio.timeout(HANGING):
        while not condition():
            await pilot.pause()
            await asyncio.sleep(0.001)
