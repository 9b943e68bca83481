"""Tree search with an evaluation of the caller's."""

import math
from typing import Any

import numpy as np
import pytest

import rookery
from rookery import bots
from rookery.kernel.errors import BadNumber, BadOption, GameOver
from rookery.solver import solve

WON = "0,0:-,-,-,-|2,0:-,a,c,m|0,2:-,-,s,a|2,2:-,s,m,- d1,b4 2 move s"
"""A late position of The Penguin Game, small enough to be searched to its ends."""


def even(seen: Any, legal: Any) -> tuple[Any, Any]:
    """An evaluation that knows nothing: the search lives on the ends that it finds."""
    return legal.astype(np.float32), np.zeros(len(seen), np.float32)


def test_ends_are_found() -> None:
    """Without any knowledge the search comes to what exact play says, if the tree is small."""
    game = rookery.game("penguin-game", players=2)
    position = game.read(WON)
    found = bots.search(position, even, simulations=3000, seed=1)
    exact = solve(position)
    assert sum(found.visits) == 2999
    assert found.best in exact.best
    assert found.means[0] == pytest.approx(-found.means[1])


def test_priors_are_followed() -> None:
    """A move with a large prior is tried most where values say nothing; one without is not tried."""
    position = rookery.game("penguin-soccer").start()
    liked = position.actions[7]

    def biased(seen: Any, legal: Any) -> tuple[Any, Any]:
        priors = np.zeros(legal.shape, np.float32)
        priors[:, liked] = 1
        return priors, np.zeros(len(seen), np.float32)

    found = bots.search(position, biased, simulations=60, leaves=1)
    assert found.best == position.moves[7]
    assert found.visits[7] == 59


def test_black_answers_as_it_sees() -> None:
    """Priors are by the numbers under which the seat to move sees its actions."""
    game = rookery.game("penguin-soccer")
    position = game.start().play("Mn")
    liked = position.actions[5]

    def biased(seen: Any, legal: Any) -> tuple[Any, Any]:
        priors = np.zeros(legal.shape, np.float32)
        priors[:, game.seen_actions(1)[liked]] = 1
        return priors, np.zeros(len(seen), np.float32)

    assert bots.search(position, biased, simulations=20, leaves=1).best == position.moves[5]


def test_values_are_told_from_the_seat_to_move() -> None:
    """Whatever is said of a leaf is said of the seat to move there: whoever is told to win steers there."""
    game = rookery.game("polar-dare", players=3)
    position = game.start().play("P3")

    def mine(seen: Any, legal: Any) -> tuple[Any, Any]:
        values = np.tile(np.array([0.5, -0.25, -0.25], np.float32), (len(seen), 1))
        return legal.astype(np.float32), values

    # The moves of a roll are the same seat's: it is told to be winning in all of them.
    found = bots.search(position, mine, simulations=8, leaves=1)
    assert found.means == pytest.approx((0.5, -0.25, -0.25), abs=0.2)
    alone = bots.search(position, lambda seen, legal: (legal, np.full(len(seen), 0.5)), simulations=8, leaves=1)
    assert alone.means == pytest.approx(found.means)


def test_dice_are_rolled_by_their_odds() -> None:
    """At a chance node visits follow the odds."""
    start = rookery.game("polar-dare").start()
    found = bots.search(start, even, simulations=3000)
    shares = np.array(found.visits) / sum(found.visits)
    assert shares == pytest.approx([odds for _, odds in start.chance], abs=0.04)


def test_the_past_counts() -> None:
    """A move that repeats a position for the last time is scored as the end that it is; without its past it is none."""
    game = rookery.game("penguin-soccer", repetition=2)
    position = game.start()
    for move in ("Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^"):
        position = position.play(move)
    assert position.play("M^").outcome is not None

    def losing(seen: Any, legal: Any) -> tuple[Any, Any]:
        # Nothing but the draw is worth nothing.
        return legal.astype(np.float32), np.full(len(seen), -0.9, np.float32)

    assert position.moves == ("M^",)
    assert bots.search(position, losing, simulations=100).values == (0.0,)
    assert bots.search(game.read(str(position)), losing, simulations=100).values != (0.0,)


def test_the_same_seed_finds_the_same() -> None:
    """A search is made again by its seed; another one rolls other dice."""
    position = rookery.game("penguins-rock", players=4).start()
    one, again, other = (bots.search(position, even, simulations=300, seed=seed) for seed in (3, 3, 4))
    assert one == again
    assert one.visits != other.visits


@pytest.mark.parametrize("key", rookery.games())
def test_lanes_are_searched_side_by_side(key: str) -> None:
    """A vector environment is searched lane by lane, tried actions are legal, and its games stay as they were."""
    env = rookery.envs.vector(key, lanes=5, seed=2)
    for _ in range(6):
        env.step()
    before, legal, seats = env.states.copy(), env.legal.copy(), env.seat.copy()
    found = bots.search_lanes(env, even, simulations=20, leaves=3)
    # The first simulation evaluates the root; where there is nothing to choose it goes on to the next position.
    assert found.visits.sum(axis=1).tolist() == [20 if count == 1 else 19 for count in legal.sum(axis=1)]
    assert not found.visits[~legal].any()
    for array, kept in ((env.states, before), (env.legal, legal), (env.seat, seats)):
        assert array.tolist() == kept.tolist()
    env.step(found.visits.argmax(axis=1))
    assert not env.illegal.any()


def test_a_lane_that_is_over_is_left_out() -> None:
    """Where a game is over there is nothing to search."""
    env = rookery.envs.vector("penguin-game", lanes=3, restarts=False)
    while not env.ended.all():
        env.step()
    found = bots.search_lanes(env, even, simulations=5)
    assert not found.visits.any()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda _, legal: legal, "a pair: priors and values"),
        (lambda _, legal: (legal, "high"), "a pair: priors and values"),
        (lambda seen, legal: (legal, np.full(len(seen), np.nan)), "arrays of finite numbers"),
        (lambda seen, legal: (legal[:, :5], np.zeros(len(seen))), r"priors of shape \(1, 132\)"),
        (lambda seen, legal: (legal, np.zeros((len(seen), 3))), r"values of shape \(1,\) or \(1, 2\)"),
    ],
)
def test_bad_answers(answer: Any, words: str) -> None:
    """An evaluation that answers something else is told what would be right."""
    with pytest.raises(BadOption, match=words):
        bots.search(rookery.game("penguin-soccer").start(), answer)


def test_bad_questions() -> None:
    """A finished game, and numbers out of their range, are refused."""
    game = rookery.game("penguin-soccer")
    with pytest.raises(GameOver, match="nothing to search"):
        bots.search(game.read("-,-,-/-,-,- h8 w 0"), even)
    with pytest.raises(BadNumber, match="a number of simulations"):
        bots.search(game.start(), even, simulations=0)
    with pytest.raises(BadNumber, match="a number of leaves"):
        bots.search(game.start(), even, leaves=0)
    for wrong in (-1.0, math.inf, math.nan, "much", True):
        with pytest.raises(BadNumber, match="must be a number of at least 0"):
            bots.search(game.start(), even, exploration=wrong)  # type: ignore[arg-type]  # on purpose
