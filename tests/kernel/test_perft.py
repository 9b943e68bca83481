"""Counting paths, against counting by hand and against simpler games."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest

import rookery
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadNumber
from rookery.kernel.game import Game, Position
from rookery.kernel.history import new_history
from rookery.kernel.perft import Stack
from rookery.kernel.protocol import GOES_ON, NOBODY, Config, Moves, Rules, State
from rookery.kernel.run import perft_with
from tests import toy

SOCCER = rookery.game("penguin-soccer")
POSITIONS = [
    SOCCER.start(),
    SOCCER.read("g6^,b6e,a3^/e4^,f4w,h7s g6 w 24"),
    rookery.game("penguin-soccer", ply_cap=26, no_move="loss").read("a1^,-,-/a2^,b1^,c2^ d5 b 25"),
    Game(toy.ROOM, 1, goal=2, creep=True).start(0),
    Game(toy.ROOM, 3, goal=1, creep=True).start(1),
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both = pytest.mark.parametrize("engine", [interpreted, native])
Bind = Callable[[Rules], Engine]


# A game of nothing but repetition: a token goes from any of three places to any, and the game is over when a place is
# visited for the third time.


def _start(config: Config, state: State, seed: int) -> None:
    state[0] = 0


def _turn(config: Config, state: State) -> int:
    return 0


def _legal(config: Config, state: State, moves: Moves) -> int:
    for place in range(3):
        moves[place] = place
    return 3


def _play(config: Config, state: State, move: int) -> None:
    state[0] = move


def _ending(config: Config, state: State, seen: int) -> int:
    return 1 if seen >= 3 else GOES_ON


def _winner(config: Config, state: State, ending: int) -> int:
    return NOBODY


def _identity(config: Config, state: State) -> int:
    return int(state[0])


PENDULUM = Rules(
    state_size=1,
    move_codes=3,
    move_limit=3,
    start=_start,
    turn=_turn,
    legal=_legal,
    play=_play,
    ending=_ending,
    winner=_winner,
    identity=_identity,
)


def walks(visited: Sequence[int], depth: int) -> int:
    """The walks of this many steps that end no game before their last one."""
    if depth == 0:
        return 1
    if visited.count(visited[-1]) >= 3:
        return 0
    return sum(walks([*visited, place], depth - 1) for place in range(3))


def paths(position: Position, depth: int) -> int:
    """The paths from a position, counted by playing every move."""
    if depth == 0:
        return 1
    return sum(paths(position.play(move), depth - 1) for move in position.moves)


@both
@pytest.mark.parametrize("depth", range(9))
def test_repetition_is_counted(engine: Bind, depth: int) -> None:
    """A path ends where a position comes too often, counted from the root, and the way back forgets."""
    config = np.array([1], np.int32)
    expected = walks([0], depth)
    assert perft_with(engine(PENDULUM), PENDULUM, config, np.zeros(1, np.int32), depth) == expected
    if depth == 8:
        assert expected == 0


@both
@every_position
def test_paths_are_games(engine: Bind, position: Position) -> None:
    """It counts what playing every move counts."""
    game = position.game
    for depth in range(4 if len(position.moves) < 5 else 3):
        counted = perft_with(engine(game.room.rules), game.room.rules, game.config, position.state.copy(), depth)
        assert counted == paths(position, depth)


def test_deep_paths_of_a_small_game() -> None:
    """To the very end of the longest race, and no further."""
    race = Game(toy.ROOM, 2, goal=2, creep=True)
    start = race.start(0)
    assert [race.perft(start, depth) for depth in range(10)] == [paths(start, depth) for depth in range(10)]
    assert race.longest == 8
    assert race.perft(start, 9) == 0


@every_position
def test_no_plies_are_one_path(position: Position) -> None:
    """There is one way to play nothing, and as many ways to play once as there are moves."""
    assert position.game.perft(position, 0) == 1
    assert position.game.perft(position, 1) == len(position.moves)


@both
def test_a_finished_game_has_no_paths(engine: Bind) -> None:
    """Once a game is over only the path of no plies is left."""
    over = SOCCER.read("-,-,-/-,-,- h8 w 0")
    rules = SOCCER.room.rules
    counts = [perft_with(engine(rules), rules, SOCCER.config, over.state.copy(), depth) for depth in range(6)]
    assert counts == [1, 0, 0, 0, 0, 0]


@every_position
@pytest.mark.parametrize("length", [0, 1, 2])
def test_splitting_a_tree_changes_no_count(position: Position, length: int) -> None:
    """Paths counted behind their first few plies add up to all of them."""
    game, depth = position.game, 3
    rules = game.room.rules
    beginnings = [()] if length == 0 else _beginnings(position, length)
    prefixes = np.array(beginnings, np.int32).reshape(len(beginnings), length)
    counts = np.zeros(len(prefixes), np.int64)
    native(rules).perfts(
        game.config,
        position.state.copy(),
        Stack(
            np.empty((depth + 1, rules.state_size), np.int32),
            np.empty((depth + 1, rules.move_limit), np.int32),
            np.zeros(depth + 1, np.int32),
            new_history(depth + 1),
        ),
        prefixes,
        depth,
        0,
        len(prefixes),
        counts,
    )
    assert counts.sum() == game.perft(position, depth)


def _beginnings(position: Position, length: int) -> list[tuple[int, ...]]:
    if length == 0:
        return [()]
    return [
        (code, *rest)
        for code, move in zip(position.codes, position.moves, strict=True)
        for rest in _beginnings(position.play(move), length - 1)
    ]


def test_only_the_asked_lanes_are_counted() -> None:
    """A share of the lanes fills its share of the counts and touches no other."""
    rules = PENDULUM
    counts = np.full(3, -1, np.int64)
    stack = Stack(np.empty((3, 1), np.int32), np.empty((3, 3), np.int32), np.zeros(3, np.int32), new_history(3))
    prefixes = np.array([[0], [1], [2]], np.int32)
    native(rules).perfts(np.array([1], np.int32), np.zeros(1, np.int32), stack, prefixes, 2, 1, 2, counts)
    assert counts.tolist() == [-1, 3, -1]


def test_divided() -> None:
    """The paths by their first move add up to all of them, and are those of the positions after it."""
    start = rookery.game("penguins-rock").start(seed=3).play("5")
    told: list[tuple[int, int]] = []
    counts = start.game.divide(start, 4, tell=lambda done, total: told.append((done, total)))
    assert counts == {move: start.game.perft(start.play(move), 3) for move in start.moves}
    assert sum(counts.values()) == start.game.perft(start, 4)
    assert told[-1][0] == told[-1][1]
    with pytest.raises(BadNumber):
        start.game.divide(start, 0)
