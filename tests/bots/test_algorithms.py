"""The ways to think, made ready for a game."""

import pytest

from rookery import catalog
from rookery.bots.algorithms import thinker
from rookery.bots.alphabeta import AlphaBetaThinker
from rookery.bots.exact import ExactThinker
from rookery.bots.net import NetThinker
from rookery.bots.tree import TreeThinker
from rookery.kernel.levels import AlphaBeta, Exact, NetSearch, Thoughtful, TreeSearch


@pytest.mark.parametrize(
    ("algorithm", "kind"),
    [
        (TreeSearch(simulations=5), TreeThinker),
        (NetSearch(simulations=5), NetThinker),
        (AlphaBeta(depth=1), AlphaBetaThinker),
        (Exact(), ExactThinker),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_every_algorithm_has_its_thinker(algorithm: Thoughtful, kind: type) -> None:
    """What a level names is what thinks."""
    assert isinstance(thinker(catalog.game("penguin-soccer"), algorithm), kind)
