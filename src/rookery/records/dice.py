r"""Dice that nobody can load, and that anybody can check: the whole arithmetic, byte by byte.

A match has a **secret**, 32 random bytes. Its **commitment**, SHA-256 of the secret in lower-case hexadecimal, is shown
before anybody sits down; the secret itself when the match is over. Each person adds a **seed**, a text of up to 64
characters out of ``A-Z a-z 0-9 _ -``; those count that stand when the match starts.

**Draw n below a bound** is a whole number from 0 to bound − 1. For attempt = 0, 1, 2 …:

1. The message is the ASCII text ``rookery-dice/1 SEEDS N ATTEMPT``: four parts with one space between them. SEEDS are
   the seeds of the seats that persons hold at the start, in the order of the seats, joined by commas; N and ATTEMPT are
   decimal numbers without leading zeros.
2. The digest is HMAC-SHA256 with the secret as its key. Its first 8 bytes are read as a number x, most significant
   byte first.
3. If x < 2⁶⁴ − (2⁶⁴ mod bound), the draw is x mod bound. Otherwise the next attempt is made, so that every number is
   equally likely.

**The deal** is draw 0 below 1 000 000 000: the seed of the game's start. **Roll n**, counted from 1 through the match,
is draw n below the sum of the weights of all sides of the die: the sides are laid side by side in the order in which
the position lists them, each as wide as its weight, and the draw falls on one of them.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from rookery.kernel.options import LARGEST

SECRET_BYTES = 32
SEED = re.compile(r"[A-Za-z0-9_-]{0,64}")
"""What a person may add to the dice."""
_VERSION = "rookery-dice/1"
_RANGE = 1 << 64


def commitment(secret: bytes) -> str:
    """What is published of a secret before the match."""
    return hashlib.sha256(secret).hexdigest()


def number(secret: bytes, seeds: Sequence[str], n: int, bound: int) -> int:
    """Draw n of a match: a number from 0 to bound - 1, all equally likely."""
    fair = _RANGE - _RANGE % bound
    attempt = 0
    while True:
        message = f"{_VERSION} {','.join(seeds)} {n} {attempt}"
        drawn = int.from_bytes(hmac.digest(secret, message.encode("ascii"), "sha256")[:8], "big")
        if drawn < fair:
            return drawn % bound
        attempt += 1


def deal(secret: bytes, seeds: Sequence[str]) -> int:
    """The seed of the game's start."""
    return number(secret, seeds, 0, LARGEST + 1)


def roll(secret: bytes, seeds: Sequence[str], n: int, odds: Sequence[tuple[str, int]]) -> str:
    """Roll n of a match, where each side of the die has its weight."""
    return drawn(odds, number(secret, seeds, n, sum(weight for _, weight in odds)))


def drawn(odds: Sequence[tuple[str, int]], ticket: int) -> str:
    """What a ticket below the sum of all weights draws: the lots lie side by side, each as wide as its weight."""
    for lot, weight in odds:
        if ticket < weight:
            return lot
        ticket -= weight
    raise ValueError("a ticket is below the sum of the weights")
