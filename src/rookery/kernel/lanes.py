"""What lanes on a processor and on a GPU have in common: batches as callers see them, and the actions they take."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from rookery.kernel.errors import BadOption
from rookery.kernel.messages import speaker

say = speaker("kernel")

Numbers = npt.NDArray[np.int32]


class Batch(Protocol):
    """Games side by side. Arrays have a row for each lane, on the device that was asked for."""

    states: npt.NDArray[np.int32]
    endings: Numbers
    """0 where the game goes on, a reason of the room's where it is over, -1 where the last action was not legal."""

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Make one ply in every lane, at random where there is no action or -1; begin anew where a game was over."""
        ...


def as_actions(actions: npt.ArrayLike, lanes: int) -> Numbers:
    """Actions as the loops take them: one move code, or -1 for a random one, for each lane."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise BadOption(say("actions-in-one-row", lanes=lanes)) from None
    if given.shape != (lanes,):
        raise BadOption(say("actions-of-another-shape", lanes=lanes, shape=str(given.shape)))
    codes = np.iinfo(np.int32)
    if given.dtype.kind not in "iu" or (lanes and not codes.min <= given.min() <= given.max() <= codes.max):
        raise BadOption(say("not-an-action"))
    return np.ascontiguousarray(given, np.int32)
