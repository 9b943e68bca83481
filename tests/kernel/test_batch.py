"""Games side by side: actions, masks, rewards, rolls, refusals, new beginnings, copies."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.kernel.batch import OVER, RANDOM, Course
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game, Position
from rookery.kernel.host_batch import HostBatch
from rookery.kernel.protocol import CHANCE, GOES_ON, Rules
from rookery.kernel.rng import below, word
from tests import toy

SOCCER = rookery.game("penguin-soccer", ply_cap=40)
GAMES = [SOCCER, rookery.game("penguin-soccer", ply_cap=0), *(Game(toy.ROOM, n, creep=True) for n in (1, 2, 4))]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
both = pytest.mark.parametrize("engine", [interpreted, native])
masked_or_not = pytest.mark.parametrize("masks", [True, False])
Bind = Callable[[Rules], Engine]


def batch_of(game: Game, lanes: int, *, engine: Bind = native, capacity: int = 500, **asked: Any) -> HostBatch:
    """Games side by side, run by one engine."""
    course = Course(asked.get("seed", 0), asked.get("rolls", True), asked.get("restarts", True))
    return HostBatch(game, engine(game.room.rules), lanes, course, capacity, asked.get("masks", True))


def chosen_action(position: Position, lane: int, ply: int) -> int:
    """An action of a position, another one for each lane and ply."""
    return position.actions[below(word(1, lane, ply), len(position.actions))]


@every_game
@masked_or_not
def test_lanes_begin_like_games(game: Game, masks: bool) -> None:
    """A batch begins with openings of the game, dice rolled where there are any, the same ones for the same seed."""
    one, other = (batch_of(game, 6, seed=3, masks=masks) for _ in range(2))
    assert one.states.tolist() == other.states.tolist()
    assert not one.ended.any()
    openings = [game.start(seed) for seed in range(8)]
    rolled = [opening.apply(number) for opening in openings for number in opening.actions if opening.chance]
    for lane in range(6):
        assert one.position(lane) in (rolled or openings)
        assert one.seat[lane] == one.position(lane).seat


def test_lanes_begin_differently() -> None:
    """Where a game shuffles, lanes begin with different openings, and so do other seeds."""
    race = Game(toy.ROOM, 4)
    first = [batch_of(race, 40, seed=seed).states[:, toy.TURN].tolist() for seed in (3, 4)]
    assert set(first[0]) == {0, 1, 2, 3}
    assert first[0] != first[1]


@every_game
@both
@masked_or_not
def test_actions_are_played(game: Game, engine: Bind, masks: bool) -> None:
    """Lanes whose actions and rolls are chosen by the caller go where the same ones lead positions, to the end."""
    batch = batch_of(game, 5, seed=2, engine=engine, rolls=False, restarts=False, masks=masks)
    positions = [batch.position(lane) for lane in range(5)]
    for ply in range(60):
        over = [position.outcome is not None for position in positions]
        actions = [RANDOM if over[lane] else chosen_action(positions[lane], lane, ply) for lane in range(5)]
        batch.step(actions)
        assert not batch.illegal.any()
        for lane, position in enumerate(positions):
            if not over[lane]:
                positions[lane] = position.apply(actions[lane])
            outcome = positions[lane].outcome
            assert batch.states[lane].tolist() == positions[lane].state.tolist()
            assert batch.ended[lane] == (outcome is not None)
            new = outcome is not None and not over[lane]
            assert batch.reasons[lane] == (outcome.reason if outcome and new else GOES_ON)
            scores = outcome.scores if outcome and new else [0] * game.players
            assert batch.rewards[lane].tolist() == pytest.approx(scores)
            if outcome:
                assert batch.seat[lane] == OVER
            else:
                assert batch.seat[lane] == (CHANCE if positions[lane].seat is None else positions[lane].seat)


@every_game
@both
def test_masks_are_what_is_legal(game: Game, engine: Bind) -> None:
    """The mask of a lane is the position's actions, after steps and after resets; nothing is legal once it is over."""
    batch = batch_of(game, 4, engine=engine, rolls=False, restarts=False)
    for ply in range(60):
        for lane in range(4):
            expected = () if batch.seat[lane] == OVER else batch.position(lane).actions
            assert np.flatnonzero(batch.legal[lane]).tolist() == sorted(expected)
        if ply == 30:
            batch.reset([1, 3])
        batch.step()


@every_game
@both
@masked_or_not
def test_an_illegal_action_changes_nothing(game: Game, engine: Bind, masks: bool) -> None:
    """An action that is not legal changes nothing but the report, and the lane plays on afterwards."""
    batch = batch_of(game, 3, seed=2, engine=engine, masks=masks)
    batch.step()
    before = batch.states.copy()
    wrong = [next(n for n in range(game.action_count) if n not in batch.position(lane).actions) for lane in (0, 2)]
    batch.step([wrong[0], RANDOM, wrong[1]])
    assert batch.illegal.tolist() == [True, False, True]
    assert batch.states[[0, 2]].tolist() == before[[0, 2]].tolist()
    assert batch.states[1].tolist() != before[1].tolist()
    batch.step()
    assert not batch.illegal.any()
    assert batch.states[0].tolist() != before[0].tolist()


@every_game
@both
@masked_or_not
def test_a_finished_game_begins_anew(game: Game, engine: Bind, masks: bool) -> None:
    """The step that ends a game reports it and deals the next one, whose first turn it is."""
    batch = batch_of(game, 4, seed=1, engine=engine, capacity=120, masks=masks)
    finished = 0
    for _ in range(150):
        batch.step()
        for lane in np.flatnonzero(batch.ended).tolist():
            finished += 1
            assert batch.seat[lane] >= 0
            assert batch.position(lane).outcome is None
            if batch.reasons[lane] == GOES_ON:
                assert game.longest is None, "only a game without a cap is called off"
            elif game.players > 1:
                assert batch.rewards[lane].sum() == pytest.approx(0, abs=1e-6)
    assert finished > 0


def test_new_games_of_a_lane_differ() -> None:
    """A lane that begins anew does not deal the same opening forever."""
    batch = Game(toy.ROOM, 4, goal=1).batch(1, seed=0)
    first = set()
    for _ in range(400):
        batch.step()
        if batch.ended[0]:
            first.add(int(batch.states[0][toy.TURN]))
    assert len(first) > 1


@every_game
@masked_or_not
def test_interpreted_is_native(game: Game, masks: bool) -> None:
    """Random steps are the same whichever way they run, through ends and new beginnings."""
    one, other = (
        batch_of(game, 4, seed=9, engine=engine, capacity=120, masks=masks) for engine in (interpreted, native)
    )
    for _ in range(130):
        one.step()
        other.step()
        assert one.states.tolist() == other.states.tolist()
        assert one.ended.tolist() == other.ended.tolist()
        assert one.rewards.tolist() == other.rewards.tolist()


@every_game
def test_masks_change_no_game(game: Game) -> None:
    """Whether masks are kept or not, the same seeds play the same games."""
    one, other = (batch_of(game, 4, seed=9, capacity=120, masks=masks) for masks in (True, False))
    for _ in range(130):
        one.step()
        other.step()
        assert one.states.tolist() == other.states.tolist()
    assert other.legal is None


def test_repetition_ends_a_lane() -> None:
    """A lane remembers its own game: shuffling to and fro ends it as it ends a position's."""
    game = rookery.game("penguin-soccer", repetition=2)
    position = game.start()
    batch = game.batch(2, restarts=False)
    for move in ["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"]:
        assert position.outcome is None
        number = position.actions[position.moves.index(move)]
        position = position.play(move)
        batch.step([number, RANDOM])
        assert batch.states[0].tolist() == position.state.tolist()
    assert position.outcome is not None
    assert position.outcome.reason.name == "REPETITION"
    assert batch.reasons[0] == position.outcome.reason


def test_a_full_history_calls_a_game_off() -> None:
    """A game without a cap is called off when its history is full: it has ended, for no reason and no reward."""
    game = rookery.game("penguin-soccer", ply_cap=0, repetition=0)
    batch = batch_of(game, 1, capacity=5)
    plies, ended = [], []
    for _ in range(12):
        plies.append(int(batch.states[0, -1]))
        batch.step()
        ended.append(bool(batch.ended[0]))
    assert plies == [0, 1, 2, 3] * 3
    assert ended == [False, False, False, True] * 3
    assert batch.rewards.tolist() == [[0, 0]]


@pytest.mark.parametrize("seeds", [[5, 9], None])
def test_some_lanes_are_reset(seeds: list[int] | None) -> None:
    """New games begin in the lanes that are named, from seeds that are given; the others go on."""
    race = Game(toy.ROOM, 4)
    batch = race.batch(4, rolls=False)
    for _ in range(3):
        batch.step()
    before = batch.states.copy()
    batch.reset([3, 1], seeds)
    assert batch.states[[0, 2]].tolist() == before[[0, 2]].tolist()
    assert batch.seat.tolist()[1] == batch.seat.tolist()[3] == CHANCE
    if seeds:
        assert [batch.position(lane) for lane in (3, 1)] == [race.start(seed) for seed in seeds]
    batch.reset([True, False, False, False])
    assert batch.states[0].tolist() != before[0].tolist()
    assert batch.states[2].tolist() == before[2].tolist()


def test_all_lanes_are_reset() -> None:
    """Without names every lane begins anew."""
    batch = SOCCER.batch(3)
    batch.step()
    batch.reset()
    assert [batch.position(lane) for lane in range(3)] == [SOCCER.start()] * 3


@settings(max_examples=25, deadline=None)
@given(pairs=st.lists(st.integers(0, 5), min_size=1, max_size=6), targets=st.permutations(range(6)))
def test_copies_of_lanes(pairs: list[int], targets: list[int]) -> None:
    """A copied lane has the other's game, its past included, as it was before any lane was copied."""
    game = rookery.game("penguin-soccer", repetition=2)
    batch = game.batch(6, seed=4, restarts=False)
    for _ in range(5):
        batch.step()
    kept = batch.states.copy(), batch.legal.copy(), batch.seat.copy()
    there = targets[: len(pairs)]
    batch.copy(pairs, there)
    for array, before in zip((batch.states, batch.legal, batch.seat), kept, strict=True):
        expected = before.copy()
        expected[there] = before[pairs]
        assert array.tolist() == expected.tolist()


def test_a_copy_takes_the_past_along() -> None:
    """A lane that was copied in the middle of a repetition ends where its source does."""
    game = rookery.game("penguin-soccer", repetition=2)
    batch = game.batch(2, restarts=False)
    position = game.start()
    for ply, move in enumerate(["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"]):
        number = position.actions[position.moves.index(move)]
        position = position.play(move)
        if ply == 6:
            batch.copy([0], [1])
        batch.step([number, number if ply > 5 else RANDOM])
    assert batch.reasons.tolist() == [position.outcome.reason] * 2 if position.outcome else False


def test_copied_lanes_roll_their_own_dice() -> None:
    """Lanes that are alike do not stay so: each has random numbers of its own."""
    batch = rookery.game("polar-dare").batch(8, seed=1)
    batch.copy([0] * 7, range(1, 8))
    for _ in range(12):
        batch.step()
    assert len({state.tobytes() for state in batch.states}) > 1


# What is seen


@both
@pytest.mark.parametrize("kind", [np.uint8, np.float32])
def test_observations_are_those_of_the_rules(engine: Bind, kind: type[Any]) -> None:
    """Each lane's row is what the room writes for the seat to move, or for the seat that is asked for."""
    game = rookery.game("penguin-soccer")
    batch = batch_of(game, 3, engine=engine)
    for _ in range(7):
        batch.step()
    out = np.full((3, batch.observation_size), 77, kind)
    for seat in (None, 0, 1):
        assert batch.observe(out, seat=seat) is out
        for lane in range(3):
            expected = np.zeros(batch.observation_size, kind)
            viewer = int(batch.seat[lane]) if seat is None else seat
            game.room.rules.observe(game.config, batch.states[lane], 1, viewer, expected)
            assert out[lane].tolist() == expected.tolist()
    assert batch.observe().dtype == np.uint8


def test_a_game_without_planes_is_not_observed() -> None:
    """A room that describes no observation says so, and what it would take."""
    with pytest.raises(BadOption, match="Pebble Race describes no observations"):
        Game(toy.ROOM).batch(2).observe()


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((2, 1485), np.uint8),
        np.zeros((3, 7), np.uint8),
        np.zeros((3, 1485), np.float64),
        np.zeros((3, 2970), np.uint8)[:, ::2],
    ],
)
def test_observations_need_a_place(out: Any) -> None:
    """An array of another shape or kind is refused with the one that would be right."""
    with pytest.raises(BadOption, match=r"shape \(3, 1485\) and kind uint8 or float32"):
        rookery.game("penguin-soccer").batch(3).observe(out)
