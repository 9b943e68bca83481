"""How strong a network is, while it learns."""

import rookery
from rookery.learn.evaluation import Policy, against_earlier, against_level
from rookery.learn.network import new_network
from tests.learn.small import GAME


def test_a_policy_plays_what_is_legal_in_every_game() -> None:
    """It takes the action that its network likes best, as the seat to move sees it."""
    for key in rookery.games():
        game = rookery.game(key)
        policy = Policy(new_network(game, 8, 1), game)
        position = game.start(seed=1)
        for _ in range(20):
            if position.outcome is not None:
                break
            position = position.roll(1) if position.seat is None else position.play(policy.choose(position))


def test_a_test_against_a_level_stops_when_it_knows() -> None:
    """A network that knows nothing is no match for a chick, and few games say so."""
    verdict = against_level(new_network(GAME, 8, 1), "chick", GAME, seed=1)
    assert verdict.opponent == "chick"
    assert verdict.stronger is False
    assert verdict.games < 80


def test_equals_are_not_told_apart() -> None:
    """A network against itself has about half of the points."""
    network = new_network(GAME, 8, 1)
    verdict = against_earlier(network, network, GAME, 200, "cpu", seed=1)
    assert verdict.games == 200
    assert verdict.stronger is not True
