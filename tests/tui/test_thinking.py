"""Bots beside the screen: what they answer, and what becomes of their process."""

import asyncio
from functools import partial

import pytest

from rookery.bots.programs import BadBot
from rookery.kernel.errors import RookeryError
from rookery.tui import thinking
from rookery.tui.thinking import Beside, CannotThink, Here, Mind
from tests.tui.script import OWN_GOAL, SOCCER

GOAL = SOCCER.read("f6^,-,-/-,-,- f6 w 0")


def _crash(_mind: Mind) -> None:
    raise SystemExit(3)


def _refuse(_mind: Mind) -> None:
    raise RookeryError("not today")


def test_a_process_of_its_own() -> None:
    """It plays and says what is wrong; after a crash the next thought starts another one, and closing ends it."""

    async def think() -> None:
        beside = Beside()
        try:
            assert await thinking.choose(beside, "egg", 0, GOAL, 1) in GOAL.moves
            assert await thinking.whole_paths(beside, GOAL) == ()
            with pytest.raises(CannotThink, match="not today"):
                await beside.do(_refuse)
            with pytest.raises(CannotThink, match="have stopped"):
                await beside.do(_crash)
            assert await thinking.choose(beside, "egg", 0, OWN_GOAL, 1) in OWN_GOAL.moves
        finally:
            beside.close()
        assert beside._process is None
        beside.close()

    asyncio.run(think())


def test_here() -> None:
    """In this process, for tests: the same answers."""

    async def think() -> None:
        here = Here()
        assert (await thinking.analyse(here, GOAL, 0.1, 1)).best == ("Kne",)
        assert (await thinking.chances(here, GOAL))[0] > 0.9
        with pytest.raises(BadBot):
            await thinking.begin(here, SOCCER, ("cmd:no-such-engine-here",))
        await here.do(partial(_same_game))
        here.close()

    asyncio.run(think())


def _same_game(mind: Mind) -> None:
    """A bot is kept for as long as its game lasts."""
    mind.choose("egg", 0, GOAL, 1)
    before = mind._players["egg", 0]
    mind.choose("egg", 0, OWN_GOAL, 1)
    assert mind._players["egg", 0] is before
