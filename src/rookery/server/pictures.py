"""Positions as pictures, each drawn once and kept for a while."""

import functools
import re
from typing import NamedTuple

from rookery import catalog
from rookery.draw.svg import picture
from rookery.kernel.errors import BadNotation
from rookery.kernel.game import Game, Position
from rookery.play.refusals import Refusal
from rookery.server.games import wished

KEPT = 256
"""So many pictures are kept."""
SIZE = 800
"""Pixels from left to right, if nobody says otherwise."""
_MEASURES = re.compile(rb'width="(\d+)" height="(\d+)"')


class Wish(NamedTuple):
    """A picture that somebody wants."""

    game: str
    players: int | None = None
    """None for as many as the game likes best."""
    options: tuple[tuple[str, str], ...] = ()
    """As texts, by their names."""
    position: str | None = None
    """As the game writes it; None for a game under way, or under options for its beginning."""
    theme: str = "light"
    size: int = SIZE


class Drawn(NamedTuple):
    """A picture, and how large it is in pixels."""

    svg: bytes
    width: int
    height: int


@functools.lru_cache(KEPT)
def drawn(wish: Wish) -> Drawn:
    """The picture that is wished for; a refusal if there is no such position."""
    svg = picture(_position(wish).scene(), theme=wish.theme, size=wish.size).encode()
    measures = _MEASURES.search(svg)
    assert measures, "a picture tells its size"  # noqa: S101  # our own drawing
    return Drawn(svg, int(measures[1]), int(measures[2]))


def _position(wish: Wish) -> Position:
    sample = None if wish.options or wish.position is not None else catalog.room(wish.game).sample
    if sample and wish.players in {None, sample[0]}:
        return _read(wished(wish.game, sample[0], {}), sample[1])
    game = wished(wish.game, wish.players, dict(wish.options))
    return game.start(seed=0) if wish.position is None else _read(game, wish.position)


def _read(game: Game, text: str) -> Position:
    try:
        return game.read(text)
    except BadNotation as problem:
        raise Refusal("bad-notation", str(problem)) from None
