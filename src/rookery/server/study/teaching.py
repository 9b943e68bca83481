"""What lessons and guides have in common: files of a room, read strictly, whose parts show positions."""

import tomllib
from typing import Any, TypeVar

import msgspec

from rookery.kernel.game import Game, Position
from rookery.kernel.options import far_options
from rookery.kernel.room import Room

UNREADABLE = (tomllib.TOMLDecodeError, msgspec.ValidationError)
"""What ``parse`` raises where a text is no such file."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part as it is written: a position, with words."""

    id: str
    """What it is called in the room's words."""
    position: str
    players: int | None = None
    options: dict[str, str] = {}


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many play and under which options, where a part does not say otherwise."""

    players: int | None = None
    options: dict[str, str] = {}


AnyFile = TypeVar("AnyFile", bound=File)


def parse(text: str, kind: type[AnyFile]) -> AnyFile:
    """The file that a text is."""
    return msgspec.convert(tomllib.loads(text), kind)


def text_of(room: Room, name: str) -> str | None:
    """What stands in a file of a room; None where there is no such file."""
    path = room.folder / name
    return path.read_text(encoding="utf-8") if path.is_file() else None


def position_of(room: Room, file: File, part: Part) -> Position:
    """The position that a part shows; a RookeryError says why there is none."""
    options: dict[str, Any] = far_options(room.options, {**file.options, **part.options})
    return Game(room, part.players or file.players, **options).read(part.position)
