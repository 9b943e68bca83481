"""The one list of games. A new game is its room and one line here."""

from typing import Any

from rookery.games import penguin_soccer
from rookery.kernel.errors import UnknownGame, listed, nearest, quote
from rookery.kernel.game import Game, Room

ROOMS: dict[str, Room] = {room.key: room for room in (penguin_soccer.ROOM,)}


def games() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(ROOMS)


def room(key: str) -> Room:
    """What a game says of itself."""
    if key not in ROOMS:
        raise UnknownGame(
            f"there is no game {quote(str(key))}{nearest(str(key), ROOMS)}; the games are {listed(ROOMS)}"
        )
    return ROOMS[key]


def game(key: str, players: int | None = None, **options: Any) -> Game:
    """A game by its key, with its options by name."""
    return Game(room(key), players, **options)
