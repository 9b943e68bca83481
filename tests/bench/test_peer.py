"""OpenSpiel as a peer: that the games we count are the games that are played."""

import sys
from typing import Any

import pytest

from rookery.bench import peer as peers
from rookery.bench.peer import OpenSpiel, find_peer


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel, where it is installed."""
    return pytest.importorskip("pyspiel")


def test_breakthrough_unless_told_otherwise(pyspiel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which game is the peer is data, looked up by our key."""
    monkeypatch.setattr(peers, "PEERS", {"some-game": "amazons"})
    relative, default = find_peer("some-game"), find_peer("another")
    assert relative is not None
    assert default is not None
    assert (relative.name, default.name) == ("amazons", "breakthrough")


def test_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without OpenSpiel there is no peer, and that is no failure."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert find_peer("penguin-soccer") is None


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
