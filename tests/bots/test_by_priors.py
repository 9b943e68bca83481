"""Players that do not look ahead."""

from collections import Counter

import pytest

import rookery
from rookery import bots
from rookery.bots.by_priors import PriorsThinker
from rookery.kernel.game import Position
from rookery.kernel.levels import ByPriors

GAME = rookery.game("penguins-rock")
CARELESS = ByPriors(temperature=2.0)


def odds(position: Position, algorithm: ByPriors) -> dict[str, float]:
    """How likely each move is to be drawn."""
    return {each.move: each.attention or 0 for each in PriorsThinker(GAME, algorithm).think(position, 1).moves}


def before_the_pile() -> Position:
    """A penguin one step from its pile, which may also turn back; another nest has a rock."""
    return GAME.read("p12,c1/p22,c2 n21:1 6.5.0.0 -a 1 move1:3 2")


def test_moves_are_drawn_by_their_odds() -> None:
    """Over many seeds moves come as often as their attention says, the drawn one first in every thought."""
    position = before_the_pile()
    thoughts = [PriorsThinker(GAME, CARELESS).think(position, seed) for seed in range(600)]
    assert all(thought.best == (thought.moves[0].move,) == thought.principal_variation for thought in thoughts)
    drawn = Counter(thought.best[0] for thought in thoughts)
    for move, share in odds(position, CARELESS).items():
        assert drawn[move] / 600 == pytest.approx(share, abs=0.08)


def test_the_temperature_evens_out() -> None:
    """A higher temperature makes moves more alike, a low one leaves the best; the odds always add up to 1."""
    position = before_the_pile()
    best = [odds(position, ByPriors(temperature=temperature))["q1+"] for temperature in (0.1, 1.0, 2.0, 1000.0)]
    assert best == sorted(best, reverse=True)
    assert best[0] == pytest.approx(1)
    assert best[-1] == pytest.approx(1 / len(position.moves), abs=0.01)
    assert sum(odds(position, CARELESS).values()) == pytest.approx(1)


def test_the_naive_have_priors_of_their_own() -> None:
    """Who minds the others goes to rob the one who leads, who is naive goes to the pile."""
    position = GAME.read("r5,c1/p22,c2 n21:1,n26:1 6.4.0.0 -a 1 move1:3 2")
    assert odds(position, ByPriors())["r6"] > odds(position, ByPriors())["r4"]
    assert odds(position, ByPriors(naive=True))["r4"] > odds(position, ByPriors(naive=True))["r6"]


@pytest.mark.parametrize("temperature", [0.1, 1000.0])
def test_what_nobody_would_choose_is_not_drawn(temperature: float) -> None:
    """A move with a prior of 0 has no odds and no chance, however careless the player."""
    position = GAME.read("p11,r1/p22,c2 n11:1 5.6.0.0 A- 1 move1:3 9")
    thought = PriorsThinker(GAME, ByPriors(temperature=temperature)).think(position, 1)
    (never,) = (each for each in thought.moves if each.move == "n11+")
    assert (never.attention, never.chance) == (0, 0)
    assert thought.moves[-1] == never or temperature < 1


def test_before_a_roll_there_is_no_best_move() -> None:
    """At a chance node a thought has the rolls with their odds."""
    thought = PriorsThinker(GAME, CARELESS).think(GAME.start(seed=1), 1)
    assert (thought.seat, thought.best, thought.principal_variation) == (None, (), ())
    assert {each.attention for each in thought.moves} == {1 / 6}


def test_nothing_is_judged() -> None:
    """All seats have the same chances."""
    game = rookery.game("penguins-rock", players=3)
    thought = bots.player("chick", game).think(game.start(seed=1).play("3"))
    assert thought.chances == (1 / 3, 1 / 3, 1 / 3)
    assert {each.chance for each in thought.moves} == {1 / 3}
