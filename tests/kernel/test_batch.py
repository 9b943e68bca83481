"""Games side by side: actions, refusals, new beginnings."""

from collections.abc import Callable

import numpy as np
import pytest

import rookery
from rookery.kernel.batch import ILLEGAL, RANDOM
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game, Position
from rookery.kernel.protocol import GOES_ON, Rules
from rookery.kernel.rng import below, word
from rookery.kernel.run import HostBatch
from tests import toy

SOCCER = rookery.game("penguin-soccer", ply_cap=40)
GAMES = [SOCCER, rookery.game("penguin-soccer", ply_cap=0), *(Game(toy.ROOM, n, creep=True) for n in (1, 2, 4))]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
both = pytest.mark.parametrize("engine", [interpreted, native])
Bind = Callable[[Rules], Engine]
NEVER = 1_000_000
"""A code that no move has."""


def batch_of(game: Game, lanes: int, seed: int = 0, engine: Bind = native, capacity: int = 500) -> HostBatch:
    """Games side by side, run by one engine."""
    return HostBatch(engine(game.room.rules), game.room.rules, game.config, lanes, seed, capacity)


def opening(game: Game, batch: HostBatch, lane: int) -> Position:
    """The opening that a lane has just been given: one of the game's."""
    openings = {bytes(position.state): position for position in map(game.start, range(8))}
    return openings[bytes(batch.states[lane])]


@every_game
def test_lanes_begin_like_games(game: Game) -> None:
    """A batch begins with openings of the game, the same ones for the same seed."""
    batches = [batch_of(game, 6, seed=seed) for seed in (3, 3)]
    assert batches[0].endings.tolist() == [GOES_ON] * 6
    assert batches[0].states.tolist() == batches[1].states.tolist()
    for lane in range(6):
        assert opening(game, batches[0], lane).outcome is None


def test_lanes_begin_differently() -> None:
    """Where a game shuffles, lanes begin with different openings, and so do other seeds."""
    race = Game(toy.ROOM, 4)
    first = [batch_of(race, 40, seed=seed).states[:, toy.TURN].tolist() for seed in (3, 4)]
    assert set(first[0]) == {0, 1, 2, 3}
    assert first[0] != first[1]


@every_game
@both
def test_actions_are_played(game: Game, engine: Bind) -> None:
    """Lanes whose actions are chosen by the caller go where the same moves lead positions."""
    batch = batch_of(game, 5, seed=2, engine=engine)
    positions: list[Position] = [opening(game, batch, lane) for lane in range(5)]
    for ply in range(60):
        over = [position.outcome is not None for position in positions]
        indices = [below(word(1, lane, ply), max(1, len(positions[lane].moves))) for lane in range(5)]
        actions = [NEVER if over[lane] else positions[lane].codes[indices[lane]] for lane in range(5)]
        batch.step(actions)
        positions = [
            opening(game, batch, lane) if over[lane] else position.play(position.moves[indices[lane]])
            for lane, position in enumerate(positions)
        ]
        outcomes = [position.outcome for position in positions]
        assert batch.states.tolist() == [position.state.tolist() for position in positions]
        assert batch.endings.tolist() == [outcome.reason if outcome else GOES_ON for outcome in outcomes]


@every_game
@both
def test_an_illegal_action_is_reported(game: Game, engine: Bind) -> None:
    """An action that is not legal changes nothing but the report, and the lane plays on afterwards."""
    batch = batch_of(game, 3, seed=2, engine=engine)
    for _ in range(3):
        batch.step()
    before = batch.states.copy()
    batch.step([NEVER, RANDOM, -5])
    assert batch.endings[[0, 2]].tolist() == [ILLEGAL, ILLEGAL]
    assert batch.states[[0, 2]].tolist() == before[[0, 2]].tolist()
    assert batch.states[1].tolist() != before[1].tolist()
    batch.step()
    assert ILLEGAL not in batch.endings.tolist()
    assert batch.states[0].tolist() != before[0].tolist()


def test_an_illegal_move_of_the_game_is_reported() -> None:
    """What is a move elsewhere is not one here."""
    start = SOCCER.start()
    kick = SOCCER.room.read_move(SOCCER.config, start.state, "Kn")
    batch = SOCCER.batch(1)
    batch.step([kick])
    assert batch.endings.tolist() == [ILLEGAL]
    assert batch.states[0].tolist() == start.state.tolist()


@every_game
@both
def test_a_finished_game_begins_anew(game: Game, engine: Bind) -> None:
    """The step after the end sets up a new game instead of playing, whatever the action."""
    batch = batch_of(game, 4, seed=1, engine=engine, capacity=120)
    finished = 0
    for _ in range(150):
        over = batch.endings > GOES_ON
        batch.step(np.where(over, NEVER, RANDOM))
        for lane in np.flatnonzero(over).tolist():
            finished += 1
            assert batch.endings[lane] == GOES_ON
            opening(game, batch, lane)
    assert finished > 0 or game.longest is None


def test_new_games_of_a_lane_differ() -> None:
    """A lane that begins anew does not deal the same opening forever."""
    race = Game(toy.ROOM, 4, goal=1)
    batch = race.batch(1, seed=0)
    first = set()
    for _ in range(400):
        if batch.endings[0] > GOES_ON:
            batch.step()
            first.add(int(batch.states[0][toy.TURN]))
        batch.step()
    assert len(first) > 1


@every_game
def test_interpreted_is_native(game: Game) -> None:
    """Random steps are the same whichever way they run, through ends and new beginnings."""
    batches = [batch_of(game, 4, seed=9, engine=engine, capacity=120) for engine in (interpreted, native)]
    for _ in range(130):
        for batch in batches:
            batch.step()
    assert batches[0].states.tolist() == batches[1].states.tolist()
    assert batches[0].endings.tolist() == batches[1].endings.tolist()


def test_repetition_ends_a_lane() -> None:
    """A lane remembers its own game: shuffling to and fro ends it as it ends a position's."""
    text = "-,-,-/-,-,- + w 0"
    game = rookery.game("penguin-soccer", repetition=2)
    position = game.read(text)
    batch = game.batch(2)
    there_and_back = ["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"]
    for move in there_and_back:
        assert position.outcome is None
        code = game.room.read_move(game.config, position.state, move)
        position = position.play(move)
        batch.step([code, RANDOM])
        assert batch.states[0].tolist() == position.state.tolist()
    assert position.outcome is not None
    assert position.outcome.reason.name == "REPETITION"
    assert batch.endings[0] == position.outcome.reason


def test_a_full_history_begins_anew() -> None:
    """A game without a cap begins anew when its history is full."""
    game = rookery.game("penguin-soccer", ply_cap=0, repetition=0)
    batch = batch_of(game, 1, capacity=5)
    plies = []
    for _ in range(12):
        plies.append(int(batch.states[0, -1]))
        batch.step()
    assert plies == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]


@pytest.mark.parametrize("actions", [[], [1], [1, 2, 3, 4], [[1, 2, 3]], 5])
def test_one_action_for_each_lane(actions: object) -> None:
    """Actions of another shape are refused, with the shape that would be right, and nothing is played."""
    batch = SOCCER.batch(3)
    before = batch.states.copy()
    with pytest.raises(BadOption, match="one action for each of 3 lanes"):
        batch.step(actions)  # type: ignore[arg-type]  # some of them are no arrays at all
    assert batch.states.tolist() == before.tolist()


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint8])
def test_actions_of_any_whole_kind(kind: type[np.integer]) -> None:
    """Actions may be whole numbers of any size."""
    start = SOCCER.start()
    batch = SOCCER.batch(2)
    batch.step(np.array([start.codes[0]] * 2, kind))
    assert batch.states.tolist() == [start.play(start.moves[0]).state.tolist()] * 2


@pytest.mark.parametrize("actions", [[1.5, 2.5], ["a", "b"], [None, 1], [2**40, 1]])
def test_actions_are_codes(actions: object) -> None:
    """A number that is no move code is refused with a message, not truncated."""
    with pytest.raises(BadOption, match="action"):
        SOCCER.batch(2).step(actions)  # type: ignore[arg-type]  # on purpose
