"""Players that think with a net."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rookery
from rookery import bots
from rookery.bots.net import NetThinker
from rookery.kernel.errors import BadNet
from rookery.kernel.game import Game
from rookery.kernel.levels import NetSearch
from rookery.kernel.nets import write_net
from tests import toy
from tests.limits import ENDLESS
from tests.nets import small_net

ALGORITHM = NetSearch(simulations=150, seconds=ENDLESS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A net for the pebble race."""
    path = tmp_path / "pebble-race.net"
    write_net(small_net(Game(toy.learnt(None))), path)
    return path


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_whole_path(players: int, file: Path) -> None:
    """A room with a net on file has a level that plays a game to its end with it, and an analysis."""
    game = Game(toy.learnt(file), players, creep=True)
    bots.warm(game, ["emperor"])
    player = bots.player("emperor", game)
    position = game.start(seed=1)
    while position.outcome is None:
        if position.seat is not None:
            thought = player.think(position, seed=3)
            assert (thought.algorithm, thought.nodes) == ("net search", 60)
            assert players == 1 or sum(thought.chances) == pytest.approx(1)
        position = position.play(player.choose(position, seed=5))
    assert bots.analyse(game.start(seed=1), simulations=30, seconds=ENDLESS).algorithm == "net search"
    assert bots.judge(game, seconds=ENDLESS, simulations=20).think(game.start(seed=1)).nodes == 20


def test_without_a_net_that_fits_the_next_algorithm_thinks(file: Path, tmp_path: Path) -> None:
    """No net at all, and one that does not know these options: the level goes on to its next algorithm."""
    game = Game(toy.learnt(None))
    assert bots.player("emperor", game).think(game.start(seed=1)).algorithm == "tree search"
    other = tmp_path / "fewer.net"
    net = small_net(game)
    write_net(
        replace(net, layers=net.layers._replace(value=net.layers.value[:, :2], value_bias=np.zeros(2, np.float32))),
        other,
    )
    pair, crowd = Game(toy.learnt(other), 2), Game(toy.learnt(other), 4)
    assert bots.player("emperor", pair).think(pair.start(seed=1)).algorithm == "net search"
    assert bots.player("emperor", crowd).think(crowd.start(seed=1)).algorithm == "tree search"


def test_a_broken_net_is_refused(file: Path) -> None:
    """A level does not quietly play worse because a file was damaged."""
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadNet, match="incomplete"):
        bots.player("emperor", Game(toy.learnt(file)))


@pytest.mark.parametrize("key", rookery.games())
def test_every_game_is_thought_through(key: str, tmp_path: Path) -> None:
    """With a net every game has thoughts about all its moves, for the fewest players and for the most."""
    room = rookery.game(key).room
    file = tmp_path / "some.net"
    write_net(small_net(Game(room)), file)
    for players in {*room.players}:
        game = Game(replace(room, net=file), players)
        position = game.start(seed=1)
        thought = NetThinker(game, ALGORITHM).think(position, 3)
        assert thought is not None
        assert {prospect.move for prospect in thought.moves} == set(position.moves)
        assert (thought.algorithm, thought.nodes) == ("net search", 150)
        assert players == 1 or sum(thought.chances) == pytest.approx(1)
        assert all(-0.5 < prospect.chance < 1.5 for prospect in thought.moves)


def test_the_tree_follows_the_game(tmp_path: Path) -> None:
    """After the moves that were made a thought begins with what was known of them; after others with nothing."""
    file = tmp_path / "some.net"
    iceberg = rookery.game("penguin-game")
    write_net(small_net(iceberg), file)
    game = Game(replace(iceberg.room, net=file), 2)
    thinker = NetThinker(game, NetSearch(simulations=2000, seconds=ENDLESS))
    position = game.start(seed=2)
    thought = thinker.think(position, 1)
    assert thought is not None
    thinker.think(position.play(thought.best[0]), 1)
    assert thinker._tree is not None
    assert thinker._tree.visits > 2000
    thinker.think(game.start(seed=3), 1)
    assert thinker._tree.visits == 2000


def test_a_net_evaluates_for_other_searches(file: Path) -> None:
    """The room's net, or one on file, guides ``bots.search``; where there is none, that is said."""
    game = Game(toy.learnt(file), 3, creep=True)
    position = game.read("1.2.0 1 2")
    ours = bots.search(position, bots.net_evaluation(game), simulations=40, seed=2)
    assert sum(ours.visits) == 39
    bare = Game(toy.learnt(None), 3, creep=True)
    theirs = bots.search(bare.read(str(position)), bots.net_evaluation(bare, file), simulations=40, seed=2)
    assert theirs == ours
    with pytest.raises(BadNet, match="Pebble Race has no net; give the file of one"):
        bots.net_evaluation(bare)


def test_a_net_may_be_for_few_players_only(file: Path) -> None:
    """Among more than the level says, it does not apply, and the level's next algorithm is asked."""
    game = Game(toy.learnt(file), 3, creep=True)
    position = game.read("1.2.0 1 2")
    assert NetThinker(game, NetSearch(simulations=20, most_players=2)).think(position, 1) is None
    assert NetThinker(game, NetSearch(simulations=20, most_players=3)).think(position, 1) is not None
