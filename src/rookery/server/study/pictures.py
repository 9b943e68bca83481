"""Positions as pictures, each drawn once and kept for a while."""

import re
from typing import NamedTuple

from rookery import catalog
from rookery.draw.svg import picture
from rookery.draw.tokens import SCENERIES
from rookery.kernel.game import Position
from rookery.records.games import game_from_request
from rookery.server.http.byte_cache import MEGABYTE, remembered
from rookery.words import ENGLISH

KEPT = 32 * MEGABYTE
"""Bytes of pictures that are cached."""
SIZE = 800
"""Pixels from left to right, by default."""
_MEASURES = re.compile(rb'width="(\d+)" height="(\d+)"')


class PictureRequest(NamedTuple):
    """A picture that somebody wants."""

    game: str
    players: int | None = None
    """None for the game's default."""
    options: tuple[tuple[str, str], ...] = ()
    """As texts, by their names."""
    position: str | None = None
    """As the game writes it; None for a sample position, or with options for the start."""
    theme: str = "light"
    scenery: str = SCENERIES[0]
    size: int = SIZE
    language: str = ENGLISH
    """Of its title and description."""
    bare: bool = False
    """Whether it is the board alone, without words below it."""


class Drawn(NamedTuple):
    """A picture, and how large it is in pixels."""

    svg: bytes
    width: int
    height: int


@remembered(KEPT, lambda drawn: len(drawn.svg))
def drawn(asked: PictureRequest) -> Drawn:
    """The picture that is asked for; BadNotation if there is no such position."""
    how = {"theme": asked.theme, "scenery": asked.scenery, "language": asked.language}
    svg = picture(_position(asked).scene(), size=asked.size, bare=asked.bare, **how).encode()
    measures = _MEASURES.search(svg)
    assert measures, "a picture has its size"  # noqa: S101  # our own drawing
    return Drawn(svg, int(measures[1]), int(measures[2]))


def _position(asked: PictureRequest) -> Position:
    sample = None if asked.options or asked.position is not None else catalog.room(asked.game).sample
    if sample and asked.players in {None, sample[0]}:
        return game_from_request(asked.game, sample[0], {}).read(sample[1])
    game = game_from_request(asked.game, asked.players, dict(asked.options))
    return game.start(seed=0) if asked.position is None else game.read(asked.position)
