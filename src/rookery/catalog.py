"""The one list of games: our own, and those that other packages bring.

A new game of our own is its room and one line here. Another package names its rooms as entry points of the group
``rookery.games``, each by its key; nothing else is needed. What such a package does wrong is told in one line, in the
log and to whoever asks for the game, and all other games are there as ever.
"""

import functools
import logging
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rookery.kernel.errors import UnknownGame, nearest, quote
from rookery.kernel.game import Game
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.room import Room, find_by

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

say = speaker("kernel")

_ROOMS = {
    "polar-dare": "rookery.rooms.polar_dare",
    "penguins-rock": "rookery.rooms.penguins_rock",
    "penguin-soccer": "rookery.rooms.penguin_soccer",
    "penguin-game": "rookery.rooms.penguin_game",
}
"""Each game's key and where its room is; rooms are entered when first asked for."""

GROUP: Final = "rookery.games"
LOG = logging.getLogger(__name__)


def games() -> tuple[str, ...]:
    """The keys of all games that can be played: ours, then those of other packages."""
    _namesakes()
    return (*_ROOMS, *(key for key in _entries() if isinstance(_brought(key), Room)))


def room(key: str) -> Room:
    """What a game says of itself."""
    if isinstance(key, str) and key in _ROOMS:
        entered: Room = import_module(_ROOMS[key]).ROOM
        return entered
    found = _brought(key) if isinstance(key, str) and key in _entries() else None
    if isinstance(found, Room):
        return found
    known = games()
    raise UnknownGame(found or say("no-game", name=quote(str(key)), near=nearest(str(key), known), names=known))


find_by(room)


def rooms() -> tuple[Room, ...]:
    """All rooms, in the order of their keys in the list."""
    return tuple(room(key) for key in games())


def game(key: str, /, players: int | None = None, **options: Any) -> Game:
    """A game by its key, with its options by name."""
    return Game(room(key), players, **options)


# What other packages bring


def problems() -> tuple[Message, ...]:
    """Why games that other packages bring cannot be played here, a line each."""
    return (*_namesakes(), *(answer for key in _entries() if isinstance(answer := _brought(key), Message)))


@functools.cache
def _found() -> "tuple[EntryPoint, ...]":
    """What packages say that they bring; nothing of it is loaded."""
    from importlib.metadata import entry_points

    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)))


@functools.cache
def _namesakes() -> tuple[Message, ...]:
    """Games with the keys of ours, which stay ours."""
    return tuple(_warned(entry, say("plugin-ours")) for entry in _found() if entry.name in _ROOMS)


def _entries() -> "dict[str, EntryPoint]":
    """Those by their keys that are not ours; where a key is there several times, the first one stands for all."""
    return {entry.name: entry for entry in reversed(_found()) if entry.name not in _ROOMS}


@functools.cache
def _brought(key: str) -> Room | Message:
    """The room that another package brings, or why it cannot be had; that is also said in the log, once."""
    entry = _entries()[key]
    others = tuple(_package(other) for other in _found() if other.name == key)
    found = say("plugin-twice", packages=others) if len(others) > 1 else _loaded(entry)
    if isinstance(found, Room):
        return found
    return _warned(entry, found)


def _loaded(entry: "EntryPoint") -> Room | Text:
    """The room that an entry point leads to, or what is wrong with it."""
    # Only games of other packages are looked at like this, and most people have none.
    from rookery.kernel import facts

    try:
        found = entry.load()
    except Exception as problem:  # noqa: BLE001  # whatever happens in a package of somebody else
        return say("plugin-import", error=facts.in_one_line(problem))
    if not isinstance(found, Room):
        return say("plugin-no-room", value=entry.value)
    if found.key != entry.name:
        return say("plugin-other-key", key=found.key)
    return facts.fault(found) or found


def _warned(entry: "EntryPoint", reason: Text) -> Message:
    """Say in the log why a game cannot be had; whoever sets up no log reads it on the standard error stream."""
    problem = say("plugin", key=quote(entry.name), package=_package(entry), reason=reason)
    LOG.warning("%s", problem)
    return problem


def _package(entry: "EntryPoint") -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
