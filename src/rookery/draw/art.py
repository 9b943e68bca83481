"""What a page needs to draw a room: drawings, looks and colours, its own and those that all rooms share."""

import functools

import msgspec

from rookery import catalog
from rookery.draw import files
from rookery.draw.symbols import OWN, SHARED


@functools.cache
def bundle(game: str) -> bytes:
    """All of it as JSON; UnknownGame where there is no such room.

    ``symbols`` and ``own_symbols`` are SVG, ``shared`` is what all rooms share of ``looks.json``, ``looks`` are the
    room's own, and ``tokens`` is its style sheet. Whatever a room does not have is empty.
    """
    catalog.room(game)
    return msgspec.json.encode(
        {
            "symbols": files.shared(SHARED),
            "own_symbols": files.own(game, OWN) or "",
            "shared": msgspec.Raw(files.shared("looks.json").encode()),
            "looks": msgspec.Raw((files.own(game, "looks.json") or "{}").encode()),
            "tokens": files.own(game, "tokens.css") or "",
        }
    )
