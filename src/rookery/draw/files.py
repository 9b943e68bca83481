"""The files that drawing reads: what all rooms share lies here, what only one has lies in its room."""

import functools
from pathlib import Path

from rookery import catalog
from rookery.kernel.errors import UnknownGame

HERE = Path(__file__).parent


@functools.cache
def shared(name: str) -> str:
    """A file for all rooms."""
    return (HERE / name).read_text(encoding="utf-8")


@functools.cache
def own(game: str, name: str) -> str | None:
    """The same of one room; None where it has none, or where there is no such room."""
    try:
        path = catalog.room(game).folder / name
    except UnknownGame:
        return None
    return path.read_text(encoding="utf-8") if path.is_file() else None
