"""Monte Carlo tree search: the loops, interpreted, node by node."""

import math

import numpy as np
import pytest

from rookery import catalog
from rookery.kernel import jit, mcts
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.game import Game
from rookery.kernel.history import new_history, push
from rookery.kernel.protocol import CHANCE, GOES_ON, Config, Moves, Rules, State
from rookery.kernel.search import Tree, nodes_for
from rookery.kernel.tree_rows import children
from tests import toy

GAMES = [Game(room, players) for room in catalog.rooms() for players in {room.players[0], room.players[1]}]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def grown(
    game: Game, simulations: int, *, use_priors: bool = True, cutoff: int = 30, engine: Engine | None = None
) -> Tree:
    """A tree from a game's start after a number of simulations."""
    rules = game.room.rules
    tree = Tree(rules, game.players, nodes_for(rules, simulations))
    state = game.start(1).state.copy()
    engine = engine or interpreted(rules)
    history = new_history(1000 if rules.remembers else 0)
    if rules.remembers:
        push(history, engine.identity(game.config, state))
    settings = mcts.Settings(cutoff=30, use_priors=use_priors)
    engine.simulate(game.config, state, tree.workspace(history), settings, 7, 0, simulations)
    return tree


def nodes_of(tree: Tree) -> range:
    """The rows of all nodes."""
    return range(mcts.ROOT, int(tree.nodes[0, mcts.USED]))


@every_game
def test_visits_add_up(game: Game) -> None:
    """Every simulation visits the root, and a node is visited once more than its children together at most."""
    tree = grown(game, 60)
    assert tree.nodes[mcts.ROOT, mcts.VISITS] == 60
    for node in nodes_of(tree):
        rows = children(tree.nodes, node)
        if int(tree.nodes[node, mcts.FIRST_CHILD]):
            below = int(tree.nodes[rows, mcts.VISITS].sum())
            assert int(tree.nodes[node, mcts.VISITS]) - below == (0 if node == mcts.ROOT else 1)


@every_game
def test_totals_add_up(game: Game) -> None:
    """The root's totals are those of its children, and scores of several seats cancel out at the end of a game."""
    tree = grown(game, 40)
    rows = children(tree.nodes, mcts.ROOT)
    np.testing.assert_allclose(tree.totals[rows].sum(0), tree.totals[mcts.ROOT], atol=1e-9)
    if game.players > 1:
        assert abs(tree.totals[mcts.ROOT].sum()) < 1e-6 * 40 + 1e-9


@every_game
def test_children_are_the_legal_moves(game: Game) -> None:
    """The root's children are its legal moves in their order, a chance node's with the odds of the die."""
    start = game.start(1)
    tree = grown(game, 5)
    rows = children(tree.nodes, mcts.ROOT)
    assert tuple(tree.nodes[rows, mcts.MOVE].tolist()) == start.codes
    if start.chance:
        odds = tree.nodes[rows, mcts.WEIGHT] / int(tree.nodes[mcts.ROOT, mcts.WEIGHT_SUM])
        assert odds.tolist() == pytest.approx([probability for _, probability in start.chance])


@pytest.mark.parametrize("use_priors", [False, True])
@every_game
def test_native_search_is_the_interpreters(game: Game, use_priors: bool) -> None:
    """Compiled simulations grow the very same tree."""
    rules = game.room.rules
    slow = grown(game, 50, use_priors=use_priors)
    fast = grown(game, 50, use_priors=use_priors, engine=native(rules))
    used = int(slow.nodes[0, mcts.USED])
    assert int(fast.nodes[0, mcts.USED]) == used
    assert fast.nodes[1:used].tolist() == slow.nodes[1:used].tolist()
    np.testing.assert_allclose(fast.totals[1:used], slow.totals[1:used], atol=1e-9)


def test_the_die_decides_by_its_odds() -> None:
    """At a chance node children are visited as often as the die comes up, whatever they are worth."""
    game = Game(toy.ROOM, 2, slow=3)
    tree = grown(game, 4000, engine=native(toy.ROOM.rules))
    assert int(tree.nodes[mcts.ROOT, mcts.TURN]) == CHANCE
    ones, twos = tree.nodes[children(tree.nodes, mcts.ROOT), mcts.VISITS].tolist()
    assert ones + twos == 4000
    assert abs(ones / 4000 - 0.75) < 0.03


def test_what_nobody_would_choose_is_not_looked_at() -> None:
    """A move with the weight 0 is never tried in the tree, with priors or without; all others are."""
    game = catalog.game("penguins-rock")
    position = game.read("n11,r3/p22,c2 n11:1,n12:1 4.6.0.0 A- 1 move1:2 9")
    rules = game.room.rules
    for use_priors in (True, False):
        tree = Tree(rules, 2, nodes_for(rules, 200))
        settings = mcts.Settings(cutoff=0, use_priors=use_priors)
        state = position.state.copy()
        interpreted(rules).simulate(game.config, state, tree.workspace(new_history(0)), settings, 7, 0, 200)
        visits = dict(
            zip(position.moves, tree.nodes[children(tree.nodes, mcts.ROOT), mcts.VISITS].tolist(), strict=True)
        )
        assert {move for move, number in visits.items() if not number} == {"+", "n12+"}


def test_a_full_tree_is_still_searched() -> None:
    """Where no node fits any more, simulations go on from the leaves that there are."""
    game = Game(toy.ROOM, 2)
    rules = game.room.rules
    tree = Tree(rules, 2, 6)
    workspace, settings = tree.workspace(new_history(0)), mcts.Settings(cutoff=50)
    interpreted(rules).simulate(game.config, game.start(0).state.copy(), workspace, settings, 7, 0, 100)
    assert int(tree.nodes[0, mcts.USED]) <= 6
    assert int(tree.nodes[mcts.ROOT, mcts.VISITS]) == 100


def test_a_subtree_becomes_a_tree() -> None:
    """A copied subtree has the same nodes, visits and totals as it had in its tree, with itself as the root."""
    game = catalog.game("penguin-game")
    tree = grown(game, 300)
    subtree = children(tree.nodes, mcts.ROOT).start + int(
        np.argmax(tree.nodes[children(tree.nodes, mcts.ROOT), mcts.VISITS])
    )
    other = Tree(game.room.rules, 2, len(tree.nodes))
    mcts.copy_subtree(tree.nodes, tree.totals, subtree, other.nodes, other.totals)

    def shape(tree: Tree, node: int) -> object:
        facts = [int(tree.nodes[node, column]) for column in (mcts.MOVE, mcts.VISITS, mcts.TURN, mcts.WEIGHT)]
        rows = children(tree.nodes, node)
        return facts, tree.totals[node].tolist(), [shape(tree, child) for child in range(rows.start, rows.stop)]

    assert shape(other, mcts.ROOT) == shape(tree, subtree)


# A game of one choice: move 0 wins, every other loses. What a search must find.


def _turn(config: Config, state: State) -> int:
    return int(state[0]) & 1


def _legal(config: Config, state: State, moves: Moves) -> int:
    for move in range(5):
        moves[move] = move
    return 5


def _play(config: Config, state: State, move: int) -> None:
    state[0] = int(state[0]) + 1
    state[1] = move


def _ending(config: Config, state: State, seen: int) -> int:
    return 1 if int(state[0]) == 3 else GOES_ON


def _winner(config: Config, state: State, ending: int) -> int:
    return 0 if int(state[1]) == 0 else 1


def _start(config: Config, state: State, seed: int) -> None:
    state[0] = 2


CHOICE = Rules(
    state_size=2,
    move_codes=5,
    move_limit=5,
    start=_start,
    turn=_turn,
    legal=_legal,
    play=_play,
    ending=_ending,
    winner=_winner,
)


@pytest.mark.parametrize("use_priors", [False, True])
def test_the_winning_move_is_found(use_priors: bool) -> None:
    """The move that wins gets most of the visits, with priors and without, and its value is that of a win."""
    tree = Tree(CHOICE, 2, 100)
    config, state = np.array([2], np.int32), np.array([2, 0], np.int32)
    settings = mcts.Settings(cutoff=10, use_priors=use_priors)
    interpreted(CHOICE).simulate(config, state, tree.workspace(new_history(0)), settings, 0, 0, 200)
    rows = children(tree.nodes, mcts.ROOT)
    assert int(np.argmax(tree.nodes[rows, mcts.VISITS])) == 0
    assert tree.totals[rows.start, 0] == tree.nodes[rows.start, mcts.VISITS]
    assert tree.nodes[rows, mcts.VISITS].min() > 0 or use_priors


def test_plain_search_tries_every_move_first() -> None:
    """Without priors no move is tried twice before all were tried once."""
    tree = Tree(CHOICE, 2, 100)
    config, state = np.array([2], np.int32), np.array([2, 0], np.int32)
    settings = mcts.Settings(cutoff=10, use_priors=False)
    interpreted(CHOICE).simulate(config, state, tree.workspace(new_history(0)), settings, 0, 0, 5)
    assert tree.nodes[children(tree.nodes, mcts.ROOT), mcts.VISITS].tolist() == [1, 1, 1, 1, 1]


def test_choices_follow_their_weights() -> None:
    """An index is drawn as often as its weight says."""
    weights = np.array([1, 0, 3], np.int32)
    link = jit.Linker({}, jit.interpret).link
    drawn = [link(mcts.sample)(weights, 3, (n * 2**32) // 400) for n in range(400)]
    assert [drawn.count(index) for index in range(3)] == [100, 0, 300]


def test_priors_are_followed_where_nothing_is_known() -> None:
    """Among moves that are worth the same the search and the playouts follow the room's priors."""
    tree = Tree(CHOICE, 2, 1000)
    nodes, totals = tree.nodes, tree.totals
    mcts.reset(nodes, totals)
    for index in range(5):
        mcts._add(nodes, totals, index, 96 if index == 4 else 1)
    nodes[mcts.ROOT, mcts.FIRST_CHILD], nodes[mcts.ROOT, mcts.CHILDREN] = 2, 5
    nodes[mcts.ROOT, mcts.TURN], nodes[mcts.ROOT, mcts.WEIGHT_SUM], nodes[mcts.ROOT, mcts.VISITS] = 0, 100, 9
    assert mcts._select(nodes, totals, mcts.ROOT, True, 1.4, 0) == 6
    assert math.isfinite(totals[mcts.ROOT, 0])
