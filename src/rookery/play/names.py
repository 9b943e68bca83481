"""Names that people choose, and what they add to the dice: checked before everybody sees them."""

import unicodedata

from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.records import dice

say = speaker("play")

LONGEST_NAME = 24
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Characters that cannot be seen, or that change how others are: controls, marks of direction, surrogates, breaks."""


def checked_name(name: str) -> str:
    """A name without spaces around it, or a refusal."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME or any(unicodedata.category(letter) in _UNSEEN for letter in trimmed):
        raise Refusal("bad-name", say("bad-name", name=quote(name), most=LONGEST_NAME))
    return trimmed


def checked_commitment(commitment: str) -> str:
    """A commitment as the log keeps it, or a refusal."""
    if not dice.HEXADECIMAL.fullmatch(commitment):
        raise Refusal("bad-commitment", say("bad-commitment", commitment=quote(commitment)))
    return commitment
