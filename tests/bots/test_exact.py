"""Exact play as a way to think."""

import pytest

from rookery import catalog
from rookery.bots.exact import ExactThinker
from rookery.kernel.game import Position
from rookery.kernel.levels import Exact
from tests.limits import ENDLESS

ALGORITHM = Exact(seconds=ENDLESS)


def late(players: int, coins: int, seed: int) -> Position:
    """A position of The Penguin Game with so many coins left, which the seat to move may yet win or lose."""
    position = catalog.game("penguin-game", players=players).start(seed=seed)
    while sum(suit in "smca" for suit in str(position).split(" ", 1)[0]) > coins and position.outcome is None:
        position = position.play(position.moves[seed % len(position.moves)])
    return position


@pytest.mark.parametrize("seed", range(6))
def test_two_players(seed: int) -> None:
    """Best moves keep the result; others keep it or give it away; the line leads to the end that was announced."""
    position = late(2, 14, seed)
    if position.outcome is not None:
        pytest.fail("the game was over too soon: choose another seed")
    thought = ExactThinker(position.game, ALGORITHM, thorough=True).think(position, 1)
    assert thought is not None
    winner = thought.chances.index(1.0)
    assert (thought.exact, thought.algorithm, sum(thought.chances)) == (True, "solver", 1)
    assert {prospect.move for prospect in thought.moves} == set(position.moves)
    for prospect in thought.moves:
        following = position.play(prospect.move)
        if following.outcome is None:
            after = ExactThinker(position.game, ALGORITHM).think(following, 1)
            assert after is not None
            wins = after.chances[position.seat or 0]
        else:
            wins = float(following.outcome.winners == (position.seat,))
        assert (prospect.chance, prospect.at_most) == (wins, False)
    end = position
    for move in thought.principal_variation:
        end = end.play(move)
    assert end.outcome is not None
    assert end.outcome.winners == (winner,)
    said = f"win in {len(thought.principal_variation)} {'ply' if len(thought.principal_variation) == 1 else 'plies'}"
    assert str(thought.verdict).endswith(said)


def test_alone() -> None:
    """Alone the line leads to the fewest coins, and the chance is that of its score."""
    position = late(1, 10, 3)
    thought = ExactThinker(position.game, ALGORITHM).think(position, 1)
    assert thought is not None
    end = position
    for move in thought.principal_variation:
        end = end.play(move)
    assert end.outcome is not None
    assert thought.chances == ((end.outcome.scores[0] + 1) / 2,)
    assert "can be left" in str(thought.verdict)


def test_where_it_does_not_apply() -> None:
    """Three players, drifting tiles and other games are not solved; a limit that is too narrow leaves no thought."""
    for game in (
        catalog.game("penguin-game", players=3),
        catalog.game("penguin-game", drifting=True),
        catalog.game("penguin-soccer"),
    ):
        thinker = ExactThinker(game, ALGORITHM)
        thinker.warm()
        assert thinker.think(game.start(seed=1), 1) is None
    game = catalog.game("penguin-game")
    assert ExactThinker(game, Exact(nodes=1)).think(game.start(seed=1), 1) is None
