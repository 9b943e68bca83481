"""Rookery, the home of four penguin board games: exact rules, notation, fast play."""

import rookery.words  # noqa: F401  # messages are worded by it
from rookery.catalog import game, games
from rookery.kernel.errors import (
    BadNotation,
    BadNumber,
    BadOption,
    GameOver,
    IllegalMove,
    NoDevice,
    RookeryError,
    UnknownGame,
    UnknownLevel,
)
from rookery.kernel.ftl import BadCatalogue
from rookery.kernel.game import Game, Outcome, Position
from rookery.kernel.scene import Choice, Scene

__version__ = "0.1.0"

__all__ = [
    "BadCatalogue",
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
    "UnknownGame",
    "UnknownLevel",
    "game",
    "games",
]
