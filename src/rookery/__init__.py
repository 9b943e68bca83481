"""Rookery, the home of four penguin board games: exact rules, notation, fast play."""

from importlib import import_module
from types import ModuleType

import rookery.words  # noqa: F401  # messages are worded by it
from rookery.catalog import game, games
from rookery.kernel.errors import (
    BadNet,
    BadNotation,
    BadNumber,
    BadOption,
    GameOver,
    IllegalMove,
    NoDevice,
    RookeryError,
    UnknownClause,
    UnknownGame,
    UnknownLevel,
)
from rookery.kernel.ftl import BadCatalogue
from rookery.kernel.game import Game
from rookery.kernel.position import Outcome, Position, draw_by
from rookery.kernel.scene import Choice, Scene
from rookery.kernel.version import __version__ as __version__


def __getattr__(name: str) -> ModuleType:
    # ``rookery.envs`` without a further import; it is a layer above this one, so nothing here may load it before.
    if name == "envs":
        return import_module("rookery.envs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _draw(scene: Scene) -> str:
    # Only notebooks ask for pictures; nobody else waits until the drawer is loaded.
    from rookery.draw import svg

    return svg.picture(scene)


draw_by(_draw)

__all__ = [
    "BadCatalogue",
    "BadNet",
    "BadNotation",
    "BadNumber",
    "BadOption",
    "Choice",
    "Game",
    "GameOver",
    "IllegalMove",
    "NoDevice",
    "Outcome",
    "Position",
    "RookeryError",
    "Scene",
    "UnknownClause",
    "UnknownGame",
    "UnknownLevel",
    "game",
    "games",
]
