"""The games under test: every room of the catalog with every number of players."""

from collections.abc import Iterator
from pathlib import Path

import rookery
from rookery import catalog, conformance
from rookery.conformance import cases
from rookery.conformance.cases import random_game
from rookery.kernel.game import Game
from rookery.kernel.room import Room

__all__ = ["broken_by", "games", "key", "name", "ours", "random_game"]


def games() -> Iterator[Game]:
    """Each room with each number of players, by its defaults."""
    for room in catalog.rooms():
        yield from cases.games(room)


def ours() -> list[Room]:
    """The rooms of this repository; what a tester has installed besides is no business of its golden games."""
    home = Path(rookery.__file__).parent
    return [room for room in catalog.rooms() if home in room.folder.parents]


def name(game: Game) -> str:
    """A name for a test's report."""
    return f"{game.key}-{game.players}"


def key(room: Room) -> str:
    """A name for a test's report."""
    return room.key


def broken_by(check: conformance.Check, room: Room) -> bool:
    """Whether a check finds something wrong with a room."""
    try:
        check(room)
    except AssertionError:
        return True
    return False
