"""Numbers that callers give: seeds, depths, counts, seconds, each checked before it reaches a loop."""

import os
from typing import Any, Final

import numpy as np

from rookery.kernel.errors import BadNumber, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import LARGEST

say = speaker("kernel")

MOST_SEED: Final = 2**63 - 1
"""Seeds are whole numbers from 0 to this: what a signed number of 64 bits holds."""
MAX_SECONDS: Final = 86_400.0
"""The longest limit of time: a day."""


def any_seed() -> int:
    """An unpredictable seed."""
    return int.from_bytes(os.urandom(8), "big") & MOST_SEED


def checked_seed(value: Any, what: Text | None = None) -> int:
    """A seed, or BadNumber."""
    return checked_number(value, say("a-seed") if what is None else what, most=MOST_SEED)


def checked_number(value: Any, what: Text, *, least: int = 0, most: int = LARGEST) -> int:
    """A whole number in its range, of Python's or NumPy's, or BadNumber; ``what`` says of what."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise BadNumber(say("bad-number", what=what, value=quote(str(value)), least=least, most=most))
    return int(value)


def checked_seconds(seconds: Any) -> float:
    """A limit of time, or BadNumber."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= MAX_SECONDS:
        raise BadNumber(say("bad-seconds", value=quote(str(seconds)), most=int(MAX_SECONDS)))
    return float(seconds)
