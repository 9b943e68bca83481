"""The one list of games. A new game is its room and one line here."""

from importlib import import_module
from typing import Any

from rookery.kernel.errors import UnknownGame, nearest, quote
from rookery.kernel.game import Game, Room
from rookery.kernel.messages import speaker

say = speaker("kernel")

_ROOMS = {
    "polar-dare": "rookery.rooms.polar_dare",
    "penguins-rock": "rookery.rooms.penguins_rock",
    "penguin-soccer": "rookery.rooms.penguin_soccer",
    "penguin-game": "rookery.rooms.penguin_game",
}
"""Each game's key and where its room is; rooms are entered when first asked for."""


def games() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(_ROOMS)


def room(key: str) -> Room:
    """What a game says of itself."""
    if not isinstance(key, str) or key not in _ROOMS:
        near = nearest(str(key), _ROOMS)
        raise UnknownGame(say("no-game", name=quote(str(key)), near=near, names=tuple(_ROOMS)))
    entered: Room = import_module(_ROOMS[key]).ROOM
    return entered


def rooms() -> tuple[Room, ...]:
    """All rooms, in the order of their keys in the list."""
    return tuple(room(key) for key in games())


def game(key: str, /, players: int | None = None, **options: Any) -> Game:
    """A game by its key, with its options by name."""
    return Game(room(key), players, **options)
