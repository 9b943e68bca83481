"""What is known of good play in Penguin Soccer."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import rookery
from rookery.kernel.game import Position
from rookery.rooms.penguin_soccer import alone, evaluation
from rookery.rooms.penguin_soccer.board import FAMILY
from rookery.rooms.penguin_soccer.rules import BALL_AT, PLY_AT, identity
from tests.rooms.penguin_soccer.pitch import KEY, at, twin, twin_move
from tests.rooms.penguin_soccer.strategies import position_texts

SOCCER = rookery.game(KEY)


def weights_of(position: Position) -> dict[str, int]:
    """The prior of each move."""
    moves = np.array(position.codes, np.int32)
    weights = np.zeros(len(moves), np.int32)
    evaluation.priors(position.game.config, position.state, moves, len(moves), weights)
    return dict(zip(position.moves, weights.tolist(), strict=True))


def tactical(position: Position) -> set[str]:
    """The moves that are tactical."""
    config, state = position.game.config, position.state
    return {
        m for m, code in zip(position.moves, position.codes, strict=True) if evaluation.is_tactical(config, state, code)
    }


def scores(position: Position, move: str) -> bool:
    """Whether a move is a goal for who makes it."""
    outcome = position.play(move).outcome
    return outcome is not None and position.seat in outcome.winners


@given(position_texts())
def test_both_families_see_the_same(text: str) -> None:
    """On the turned board with the families changed about everything looks the same to the other family."""
    one, other = at(text), at(twin(text))
    assume(one.outcome is None and other.outcome is None)
    for seat in range(2):
        seen = evaluation.evaluate(SOCCER.config, one.state, seat)
        assert evaluation.evaluate(SOCCER.config, other.state, 1 - seat) == seen
        assert evaluation.evaluate(SOCCER.config, one.state, 1 - seat) == -seen
        assert -1 < seen < 1
    assert weights_of(other) == {twin_move(move): weight for move, weight in weights_of(one).items()}
    assert tactical(other) == {twin_move(move) for move in tactical(one)}


@given(position_texts())
def test_leanings_are_weights(text: str) -> None:
    """Every legal move has a weight from 1 to 1,000,000."""
    assert all(1 <= weight <= 1_000_000 for weight in weights_of(at(text)).values())


@given(position_texts())
def test_goals_come_first(text: str) -> None:
    """Every goal is tactical, and nothing has a higher prior."""
    position = at(text)
    goals = {move for move in position.moves if scores(position, move)}
    assert goals <= tactical(position)
    weights = weights_of(position)
    assert all(weights[goal] == max(weights.values()) for goal in goals)


@given(position_texts())
def test_taking_the_ball_is_tactical(text: str) -> None:
    """A slide is tactical if the penguin has the ball after it, and only then."""
    position = at(text)
    slides = {move for move in position.moves if move[0] in "MPB" and "^" not in move}
    takes = set()
    for move in slides:
        after = position.play(move).state
        penguin = (position.seat or 0) * FAMILY + "MPB".index(move[0])
        if int(after[penguin]) >> 4 == int(after[BALL_AT]):
            takes.add(move)
    assert tactical(position) & slides == takes


def test_a_pass_and_a_stand_are_not_tactical() -> None:
    """Kicks elsewhere, stands and a skipped turn can wait."""
    position = at("g7^,b2ne,-/-,-,- g7 w 0")
    assert tactical(position) == {"Kne"}
    assert weights_of(position)["Kne"] == 1_000_000


@given(position_texts(), st.integers(0, 200))
def test_keys_tell_plies_apart_only_near_the_cap(text: str, more: int) -> None:
    """Far from the cap, and without one, the ply does not matter; near it every ply has a key of its own."""
    position = at(text)
    later = position.state.copy()
    later[PLY_AT] = int(later[PLY_AT]) + 2 * more
    for game in (SOCCER, rookery.game(KEY, ply_cap=0)):
        cap = int(game.config[2])
        near = [cap > 0 and 0 <= cap - int(state[PLY_AT]) < evaluation.NEAR_CAP for state in (position.state, later)]
        keys = [evaluation.key(game.config, state) for state in (position.state, later)]
        assert (keys[0] == keys[1]) == (more == 0 or not any(near))
        assert all(0 <= key < 2**63 for key in keys)
        if not near[0]:
            assert keys[0] == identity(game.config, position.state)


@given(position_texts(), position_texts())
def test_keys_tell_positions_apart(one: str, other: str) -> None:
    """Two positions share a key only if the rule of repetition calls them the same."""
    states = [at(text).state for text in (one, other)]
    same = identity(SOCCER.config, states[0]) == identity(SOCCER.config, states[1])
    assert same or evaluation.key(SOCCER.config, states[0]) != evaluation.key(SOCCER.config, states[1])


def turns_of(text: str, kind: int, *, to_goal: bool) -> int:
    """Count on the real board the turns that one of White's penguins needs if nobody else ever moves."""
    frontier, known, turns = {text}, {text}, 0
    while True:
        turns += 1
        reached = set()
        for here in frontier:
            position = at(here)
            for move in (move for move in position.moves if move[0] in ("MPB"[kind], "K")):
                after = position.play(move)
                if scores(position, move) if to_goal else int(after.state[kind]) >> 4 == int(after.state[BALL_AT]):
                    return turns
                penguins, ball, _, _ = str(after).split(" ")
                if after.outcome is None:
                    reached.add(f"{penguins} {ball} w 0")
        frontier = reached - known
        known |= frontier


@pytest.mark.parametrize(
    ("text", "kind", "holds"),
    [
        ("-,-,a4^/-,-,- e7 w 0", 2, False),
        ("-,c3^,-/-,-,- + w 0", 1, False),
        ("-,c3e,-/-,-,- f5 w 0", 1, False),
        ("-,g8s,-/-,-,- h7 w 0", 1, False),
        ("h4n,-,-/-,-,- f7 w 0", 0, False),
        ("c6^,-,-/-,-,- c6 w 0", 0, True),
        ("-,d5^,-/-,-,- d5 w 0", 1, True),
        ("-,-,f7^/-,-,- f7 w 0", 2, True),
    ],
)
def test_turns_alone_are_those_of_the_rules(text: str, kind: int, holds: bool) -> None:
    """The tables of turns say what the rules allow a penguin that has the ice for itself."""
    state = at(text).state
    stance = kind * alone.STANCES + int(alone.VIEW[int(state[kind])])
    entry = stance * alone.SPOTS + int(alone.BALL_VIEW[int(state[BALL_AT])])
    assert int(alone.TO_GOAL[entry]) == turns_of(text, kind, to_goal=True)
    assert int(alone.TO_BALL[entry]) == (0 if holds else turns_of(text, kind, to_goal=False))
