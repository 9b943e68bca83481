"""A training that is over in a moment."""

from typing import Any

import rookery
from rookery.learn.plan import Plan
from rookery.learn.ppo import Recipe

GAME = rookery.game("penguin-game", players=2)
RECIPE = Recipe(plies=8, minibatch=64)


def small_plan(**wishes: Any) -> Plan:
    """A small network and few lanes."""
    given: dict[str, Any] = {
        "game": GAME.key,
        "version": GAME.room.version,
        "players": 2,
        "lanes": 16,
        "width": 16,
        "blocks": 1,
        "recipe": RECIPE,
        "apprentice": 0.0,
    }
    return Plan(**given | wishes)
