"""What a player sees, as numbers: the one place where environments ask for it."""

from typing import Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.game import Game, Position
from rookery.kernel.planes import MOST, total_size

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

HIGHEST: Final = MOST
"""The numbers of an observation run from 0 to this."""


def observation_size(game: Game) -> int:
    """How many numbers an observation has."""
    if game.planes:
        return total_size(game.planes)
    return len(game.start(seed=0).state[: game.room.rules.content])


def observation(position: Position, seat: int) -> Observation:
    """A position as a seat sees it, in one flat row: the planes that the room describes.

    Of a game that describes none it is the state, cut to fit: all seats then see the same.
    """
    if position.game.planes:
        return position.observe(seat)
    content = position.state[: position.game.room.rules.content]
    return np.clip(content, 0, HIGHEST).astype(np.uint8)


def action_mask(position: Position) -> Mask:
    """1 for every legal action, 0 for the others: what ``Discrete.sample`` takes."""
    mask = np.zeros(position.game.action_count, np.int8)
    mask[list(position.actions)] = 1
    return mask
