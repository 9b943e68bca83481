"""Thin Ice, a game of another package: installed, it is there for everybody, and not one line of ours knows it."""

import asyncio
import json
from pathlib import Path

import pytest

from rookery.client.api import Client
from rookery.kernel.levels import NAMES
from rookery.records.record import write
from tests.examples.environment import EXAMPLES, Environment
from tests.limits import HANGING

NOBODY = ("--me", "none")
SMALL = ("--option", "field=small", "--seed", "5")
ENVIRONMENTS = """
import gymnasium, pyspiel
import rookery.envs.gymnasium, rookery.envs.openspiel
from rookery.envs.pettingzoo import env
print(gymnasium.make("rookery/ThinIce-v1", opponent="egg", field="small").reset(seed=1)[1]["action_mask"].sum())
print(len(pyspiel.load_game("rookery_thin_ice(field=small)").new_initial_state().legal_actions()))
print(env("thin-ice", field="small").possible_agents)
"""


def test_it_is_in_the_catalog(thin_ice: Environment) -> None:
    """Behind our games, with its words, and nothing is wrong with it."""
    listed = json.loads(thin_ice.run("-m", "rookery", "games", "--json"))
    assert [game["game"] for game in listed][-1] == "thin-ice"
    assert listed[-1]["summary"].endswith("the last penguin on the ice wins.")
    assert "Thin Ice" in thin_ice.run("-m", "rookery", "rules", "thin-ice")


def test_its_own_tests(thin_ice: Environment) -> None:
    """All that every room must hold, natively and interpreted, and each clause of its rulebook."""
    thin_ice.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES / "thin-ice"))


def test_native_code(thin_ice: Environment) -> None:
    """Paths are counted by compiled code."""
    assert thin_ice.run("-m", "rookery", "perft", "thin-ice", "3") == "306\n"


def test_environments(thin_ice: Environment) -> None:
    """Learners find it by the names that its key gives it."""
    assert thin_ice.run("-c", ENVIRONMENTS) == "3\n3\n['player_0', 'player_1']\n"


@pytest.mark.parametrize("level", NAMES)
def test_every_level_in_the_terminal(thin_ice: Environment, level: str) -> None:
    """Two bots play to the end before nobody, and one has won."""
    said = thin_ice.run("-m", "rookery", "play", "thin-ice", *NOBODY, "--bots", level, *SMALL)
    assert "All the others are in the water" in said


def test_german(thin_ice: Environment) -> None:
    """The words of its room are there in every language that it brings."""
    said = thin_ice.run(
        "-m", "rookery", "--language", "de", "play", "thin-ice", "--me", "none", "--bots", "egg", *SMALL
    )
    assert "Alle anderen sind im Wasser" in said


def test_on_a_server(thin_ice: Environment, tmp_path: Path) -> None:
    """Bots play a match to its end before somebody who watches; its record can be replayed."""

    async def play(address: str) -> bytes:
        async with Client(address) as client:
            opened = await client.open("thin-ice", options={"field": "small"}, seats=("egg", "chick"))
            watcher = await client.watch(opened.match, opened.watch)
            async with asyncio.timeout(HANGING):
                async for view in watcher.views():
                    if view.over:
                        break
            return write(await client.record(opened.match, opened.watch))

    with thin_ice.serving(tmp_path / "server") as address:
        written = asyncio.run(play(address))
    file = tmp_path / "record.json"
    file.write_bytes(written)
    assert "Everything in this record is proven" in thin_ice.run("-m", "rookery", "verify", str(file))
