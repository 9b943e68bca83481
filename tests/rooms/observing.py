"""What the tests of all rooms' observations need: random games, and what a seat sees in them."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.kernel.game import Game, Position
from rookery.kernel.planes import place_of, total_size
from rookery.kernel.rng import below, word


def positions(game: Game, seed: int, most: int = 150) -> Iterator[Position]:
    """The positions of a random game."""
    position = game.start(seed)
    for ply in range(most):
        yield position
        if not position.actions:
            return
        position = position.apply(position.actions[below(word(seed, 1, ply), len(position.actions))])


def seen(position: Position, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat sees in a position that has occurred once."""
    game = position.game
    out = np.zeros(total_size(game.planes), np.uint8)
    game.room.rules.observe(game.config, position.state, 1, seat, out)
    return out


def plane(position: Position, seat: int, name: str) -> Any:
    """One plane of what a seat sees, in its shape; a single number compares like one."""
    found = next(each for each in position.game.planes if each.name == name)
    first = place_of(position.game.planes, name)
    return seen(position, seat)[first : first + found.size].reshape(found.shape)


def assert_told_apart(game: Game, seeds: range) -> None:
    """No two positions of some games look alike to a seat, unless they are equal."""
    for seat in range(game.players):
        known: dict[bytes, Position] = {}
        for seed in seeds:
            for position in positions(game, seed):
                assert known.setdefault(seen(position, seat).tobytes(), position) == position
        assert len(known) > len(seeds)
