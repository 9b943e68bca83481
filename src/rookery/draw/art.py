"""What a page needs to draw a room: drawings, looks and colours, its own and those that all rooms share."""

import functools
import re

import msgspec

from rookery import catalog
from rookery.draw import files
from rookery.draw.symbols import OWN, SHARED

COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/", re.DOTALL)


@functools.cache
def bundle(game: str) -> bytes:
    """All of it as JSON; UnknownGame where there is no such room.

    ``symbols`` and ``own_symbols`` are SVG, ``shared`` is what all rooms share of ``looks.json``, ``looks`` are the
    room's own, and ``tokens`` is its style sheet. Whatever a room does not have is empty.
    """
    catalog.room(game)
    return msgspec.json.encode(
        {
            "symbols": _short(files.shared(SHARED)),
            "own_symbols": _short(files.own(game, OWN) or ""),
            "shared": msgspec.Raw(files.shared("looks.json").encode()),
            "looks": msgspec.Raw((files.own(game, "looks.json") or "{}").encode()),
            "tokens": _short(files.own(game, "tokens.css") or ""),
        }
    )


def _short(text: str) -> str:
    """A text as browsers need it: comments are for readers of the sources."""
    return "\n".join(line for line in COMMENTS.sub("", text).splitlines() if line.strip())
