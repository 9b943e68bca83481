"""The games as a server offers them: facts for people who choose, and games that are made once and kept."""

import functools
import logging
from collections import OrderedDict
from collections.abc import Mapping

from rookery import catalog
from rookery.kernel.game import Game
from rookery.kernel.options import Grid, Option, Variant, far_values
from rookery.kernel.room import Room
from rookery.records.games import game_from_request
from rookery.server.colours import wardrobe
from rookery.server.logs import note
from rookery.wire.match import GameFacts, GridFacts, OptionFacts, VariantFacts

KEPT = 256
"""How many games, each with its options, are cached."""


@functools.cache
def facts() -> tuple[GameFacts, ...]:
    """What there is to play, as in ``rookery games --json``."""
    return tuple(_facts(room) for room in known_rooms())


def known_rooms() -> tuple[Room, ...]:
    """All rooms that can be entered: one of another package that fails costs itself and nothing else."""
    found = []
    for key in catalog.games():
        try:
            found.append(catalog.room(key))
        except Exception as fault:  # noqa: BLE001  # it is somebody else's code
            note("room-failed", level=logging.ERROR, error=fault, game=key)
    return tuple(found)


def _facts(room: Room) -> GameFacts:
    options = tuple(_option(room, option) for option in room.options)
    variants = tuple(_variant(room, variant) for variant in room.variants)
    return GameFacts(room.key, room.title, room.summary, room.players, room.chance, options, wardrobe(room), variants)


def _option(room: Room, option: Option) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        default=option.write(option.default),
        # Remote requests may not name a file of this machine.
        values=far_values(option),
        about=room.option_about(option),
        label=room.option_label(option),
        kind=option.kind,
        choices=option.named() if option.local else option.choices,
        least=option.least,
        most=option.most,
        grid=None if option.grid is None else _grid(option.grid),
        file=option.file,
    )


def _grid(grid: Grid) -> GridFacts:
    return GridFacts(grid.tile, grid.extent, dict(grid.layouts))


def _variant(room: Room, variant: Variant) -> VariantFacts:
    return VariantFacts(
        key=variant.key,
        label=variant.label(room.key),
        about=variant.about(room.key),
        players=variant.players,
        options=dict(variant.options),
        picture=variant.position,
    )


class OpenGames:
    """Games in use, each created once. When native code is ready, they use it."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, int, tuple[tuple[str, str], ...]], Game] = OrderedDict()
        self._ready: set[str] = set()

    def open(self, key: str, players: int, options: Mapping[str, str]) -> Game:
        """A game by its key, players and options as texts."""
        name = (key, players, tuple(sorted(options.items())))
        game = self._games.pop(name, None) or game_from_request(key, players, options)
        if key in self._ready:
            game.warm()
        self._games[name] = game
        if len(self._games) > KEPT:
            self._games.popitem(last=False)
        return game

    def warm(self, key: str) -> None:
        """Load native code of a game; in a thread, for it takes a while."""
        catalog.game(key).warm()
        for game in list(self._games.values()):
            if game.key == key:
                game.warm()
        self._ready.add(key)
