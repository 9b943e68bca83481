"""What players are told of what is kept about them: the settings in force."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rookery.server.logs import Log
from rookery.server.settings import Operators, Retention
from tests.server.visitors import House

pytestmark = pytest.mark.anyio


async def test_players_are_told_the_settings_in_force(tmp_path: Path) -> None:
    """How long matches stay, whom to ask, and whether addresses are in the log."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path / "one", stack).open()
        told = (await (await house.visitor()).get("/api/privacy")).json()
        assert told == {"contact": None, "finished": None, "abandoned": None, "addresses": False}
        other = await House(
            tmp_path / "two",
            stack,
            retention=Retention(abandoned=30, finished=90),
            operators=Operators(contact="games@example.org"),
            log=Log(addresses=True),
        ).open()
        told = (await (await other.visitor(greeted=False)).get("/api/privacy")).json()
        assert told == {"contact": "games@example.org", "finished": 90, "abandoned": 30, "addresses": True}
