"""Random games: legal, repeatable, stopped in time, with chance outcomes drawn by their weights."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import rookery
from rookery.kernel import jit, playout
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.game import Game, Position
from rookery.kernel.playout import Playouts
from rookery.kernel.protocol import CHANCE, GOES_ON, Rules
from rookery.kernel.rng import below, word
from rookery.kernel.run import playouts_with
from tests import toy

SOCCER = rookery.game("penguin-soccer")
GAMES = [SOCCER, rookery.game("penguin-soccer", ply_cap=30), *(Game(toy.ROOM, n, creep=True) for n in (1, 2, 4))]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
LIMIT = 500


def played(engine: Engine, position: Position, games: int, seed: int = 5, limit: int = LIMIT) -> Playouts:
    """Random games from a position with one engine."""
    game = position.game
    return playouts_with(engine, game.room.rules, game.config, position.state.copy(), games, seed, limit)


def replayed(position: Position, seed: int, lane: int) -> tuple[int, Position]:
    """The same random game, played move by move through positions: its plies and its end."""
    plies = 0
    while position.outcome is None:
        if position.chance:
            odds = [round(probability * 3) for _, probability in position.chance]
            tickets = [move for move, weight in zip(position.moves, odds, strict=True) for _ in range(weight)]
            move = tickets[below(word(seed, lane, plies), len(tickets))]
        else:
            move = position.moves[below(word(seed, lane, plies), len(position.moves))]
        position = position.play(move)
        plies += 1
    return plies, position


@every_game
def test_interpreted_is_native(game: Game) -> None:
    """Game i of a seed is the same whichever way it runs."""
    start = game.start(1)
    one, other = (played(engine(game.room.rules), start, 6) for engine in (interpreted, native))
    assert one.plies.tolist() == other.plies.tolist()
    assert one.endings.tolist() == other.endings.tolist()
    assert one.states.tolist() == other.states.tolist()


@every_game
def test_playouts_are_games(game: Game) -> None:
    """A random game is a game: played move by move it has the same plies and the same end, repetition included."""
    start = game.start(1)
    games = played(native(game.room.rules), start, 8)
    for lane in range(8):
        plies, end = replayed(start, 5, lane)
        assert games.plies[lane] == plies
        assert games.states[lane].tolist() == end.state.tolist()
        assert end.outcome is not None
        assert games.endings[lane] == end.outcome.reason


@every_game
def test_lanes_and_seeds_differ(game: Game) -> None:
    """Lanes of a seed are different games, and so are those of another seed."""
    rules = native(game.room.rules)
    games = [played(rules, game.start(1), 40, seed=seed).plies.tolist() for seed in (5, 6)]
    assert games[0] != games[1]
    assert len(set(games[0])) > 1 or game.longest == games[0][0]


@every_game
def test_the_past_of_a_position_does_not_count(game: Game) -> None:
    """A random game begins where it begins: positions before it are no repetition."""
    position = game.start(1)
    for _ in range(4):
        position = position.play(position.moves[0])
    fresh = game.read(str(position))
    assert position.state.tolist() == fresh.state.tolist()
    games = [game.playouts(one, 30, seed=2) for one in (position, fresh)]
    assert games[0].plies.tolist() == games[1].plies.tolist()


@pytest.mark.parametrize("engine", [interpreted, native])
@pytest.mark.parametrize("text", ["-,-,-/-,-,- h8 w 0", "-,-,-/-,-,- + w 400", "-,-,-/-,-,- e4 b 999999999"])
def test_a_finished_game_goes_no_further(engine: Callable[[Rules], Engine], text: str) -> None:
    """From a finished position nothing is played, and its ending is reported."""
    over = SOCCER.read(text)
    assert over.outcome is not None
    games = played(engine(SOCCER.room.rules), over, 3)
    assert games.plies.tolist() == [0, 0, 0]
    assert games.endings.tolist() == [over.outcome.reason] * 3
    assert games.states.tolist() == [over.state.tolist()] * 3


@every_game
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_the_limit_stops_games(game: Game, limit: int) -> None:
    """After the limit of plies a game stops where it is, and counts as not over."""
    start = game.start(1)
    games = played(native(game.room.rules), start, 5, limit=limit)
    assert games.plies.tolist() == [limit] * 5
    assert games.endings.tolist() == [GOES_ON] * 5
    if limit == 0:
        assert games.states.tolist() == [start.state.tolist()] * 5
    else:
        whole = played(native(game.room.rules), start, 5)
        assert (whole.plies > limit).all()


def test_no_games() -> None:
    """Nothing to play is no mistake."""
    assert SOCCER.playouts(SOCCER.start(), 0).plies.tolist() == []


@pytest.mark.parametrize("slow", [1, 3, 9])
def test_chance_is_drawn_by_weight(slow: int) -> None:
    """A die with many ones shows them as often as it has them."""
    game = Game(toy.ROOM, 1, slow=slow, goal=50)
    games = game.playouts(game.start(1), 12_000, seed=3, limit=1)
    counts = Counter(games.states[:, toy.ROLL].tolist())
    assert set(counts) == {1, 2}
    expected = 12_000 / (slow + 1)
    deviation = (expected * slow / (slow + 1)) ** 0.5
    assert abs(counts[2] - expected) < 5 * deviation


def test_moves_are_drawn_evenly() -> None:
    """All legal moves are equally likely: chi-square within five deviations."""
    start = SOCCER.start()
    games = SOCCER.playouts(start, 45 * 200, seed=3, limit=1)
    counts = Counter(map(bytes, games.states))
    # Some slides of Mama's end alike: their position comes as often as all of them together.
    expected = Counter(bytes(np.asarray(start.play(move).state)) for move in start.moves)
    assert set(counts) == set(expected)
    square = sum((counts[after] - 200 * expected[after]) ** 2 / (200 * expected[after]) for after in expected)
    freedom = len(expected) - 1
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5


def test_choose_gives_every_outcome() -> None:
    """The choice of an outcome never runs past the last one, however the weights lie."""
    game = Game(toy.ROOM, 2, slow=7)
    choose = jit.Linker(toy.ROOM.rules.functions(), jit.interpret).link(playout.choose)
    state = game.start(0).state
    assert toy.turn(game.config, state) == CHANCE
    moves = np.array([1, 2], np.int32)
    drawn = Counter(choose(game.config, state, moves, 2, draw) for draw in range(0, 2**32, 2**32 // 800))
    assert set(drawn) == {1, 2}
    assert drawn[1] == pytest.approx(7 * drawn[2], abs=8)
