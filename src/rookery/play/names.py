"""What people call themselves and add to the dice: checked before it is written down for everybody."""

import unicodedata

from rookery.kernel.errors import quote
from rookery.play.refusals import Refusal
from rookery.records import dice

LONGEST_NAME = 24
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Characters that cannot be seen, or that change how others are: controls, marks of direction, surrogates, breaks."""


def checked_name(name: str) -> str:
    """A name without spaces around it, or a refusal."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME or any(unicodedata.category(letter) in _UNSEEN for letter in trimmed):
        right = f"it takes 1 to {LONGEST_NAME} characters that can be seen"
        raise Refusal("bad-name", f"{quote(name)} cannot be a name; {right}")
    return trimmed


def checked_seed(seed: str) -> str:
    """A seed as the dice take it, or a refusal."""
    if not dice.SEED.fullmatch(seed):
        raise Refusal("bad-seed", f"{quote(seed)} cannot be a seed; it takes up to 64 letters, digits, _ or -")
    return seed
