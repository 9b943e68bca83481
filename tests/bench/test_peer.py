"""OpenSpiel as a peer: that the games we count are the games that are played."""

import dataclasses
import sys
from pathlib import Path
from typing import Any

import pytest

from rookery import catalog
from rookery.bench.peer import OpenSpiel, find_peers, relatives
from rookery.kernel.room import Room
from tests import toy


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel, where it is installed."""
    return pytest.importorskip("pyspiel")


@pytest.mark.usefixtures("pyspiel")
def test_a_room_names_its_peers(tmp_path: Path) -> None:
    """Which games are its peers is a fact of the room; every game is stepped beside two that all have in common."""
    (tmp_path / "benchmark.toml").write_text('playouts = ["amazons", "backgammon"]\n', encoding="utf-8")
    room = dataclasses.replace(toy.ROOM, folder=tmp_path)
    found = [(peer.name, peer.steps_only) for peer in find_peers(room)]
    assert found == [("amazons", False), ("backgammon", False), ("breakthrough", True)]
    assert [peer.name for peer in find_peers(toy.ROOM)] == ["breakthrough", "backgammon"]


@pytest.mark.parametrize("room", catalog.rooms(), ids=lambda room: room.key)
def test_every_peer_is_a_game_of_openspiel(pyspiel: Any, room: Room) -> None:
    """No room names a game that OpenSpiel does not have."""
    named = relatives(room)
    assert {*named.playouts, named.search} <= set(pyspiel.registered_names())


def test_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without OpenSpiel there is no peer, and that is no failure."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert find_peers(toy.ROOM) == []


def test_rollouts_begin_at_the_start(pyspiel: Any) -> None:
    """The search of one simulation plays no move and adds no node, so all plies are those of its rollouts."""
    peer = OpenSpiel(pyspiel, "breakthrough")
    root = peer.search(rollouts=3)(peer._start)
    assert root.explore_count == 1
    assert len(root.children) == 0
    assert root.player == peer._start.current_player()


def test_the_evaluator_makes_all_its_rollouts(pyspiel: Any) -> None:
    """The reward of the root is the mean of so many games: with 4 of them, a multiple of a half."""
    peer = OpenSpiel(pyspiel, "breakthrough")
    search = peer.search(rollouts=4)
    rewards = {search(peer._start).total_reward for _ in range(40)}
    assert rewards <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert rewards & {-0.5, 0.0, 0.5}


@pytest.mark.parametrize("name", ["breakthrough", "backgammon"])
def test_games_end_and_are_counted(pyspiel: Any, name: str) -> None:
    """Games stepped from Python run to their end, dice or not, and their lengths make the mean."""
    peer = OpenSpiel(pyspiel, name)
    lengths = [peer.step_game() for _ in range(5)]
    assert min(lengths) > 0
    assert peer.mean_plies == sum(lengths) / 5
    assert peer.roll_out() >= 1


def test_breakthrough_games_are_as_long_as_its_rules_allow(pyspiel: Any) -> None:
    """No game counts more plies than OpenSpiel says there can be, nor fewer than a pawn needs to run home."""
    peer = OpenSpiel(pyspiel, "breakthrough")
    longest = pyspiel.load_game("breakthrough").max_game_length()
    assert all(11 <= peer.step_game() <= longest for _ in range(50))
