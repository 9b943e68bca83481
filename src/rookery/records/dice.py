"""Dice that nobody can load, and that anybody can check. docs/explanation/fair-dice.md has every byte, and why.

A match has a **secret**, and every person a **seed**, 32 random bytes each. Of all of them the SHA-256, the
**commitment**, is shown before any of them is; so nobody can choose theirs by what the others have. Protocols:

- ``rookery-dice/2``: everybody commits, then everybody reveals their seed, then the first roll is made.
- ``rookery-dice/1``, in older logs and records: seeds were texts that everybody saw at once, so whoever knew the secret
  and sat down last could choose the rolls. It is read and checked, and no new match uses it.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from rookery.kernel.game import Game, Position
from rookery.kernel.options import LARGEST

PROTOCOL = "rookery-dice/2"
OPEN_SEEDS = "rookery-dice/1"
"""The protocol without commitments of persons."""
SECRET_BYTES = 32
HEXADECIMAL = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
"""A secret, a seed or a commitment, as it is written."""
OPEN_SEED = re.compile(r"[A-Za-z0-9_-]{0,64}")
"""A seed of the first protocol."""
_RANGE = 1 << 64


def commitment(secret: bytes) -> str:
    """What is shown of a secret or a seed before it is revealed."""
    return hashlib.sha256(secret).hexdigest()


def fits(seed: str, committed: str) -> bool:
    """Whether a revealed seed is the one that was committed to."""
    return HEXADECIMAL.fullmatch(seed) is not None and commitment(bytes.fromhex(seed)) == committed


def new_seed() -> str:
    """A seed that nobody can foresee."""
    return secrets.token_hex(SECRET_BYTES)


@dataclass(frozen=True)
class Dice:
    """The dice of one match: all rolls there will be, and the start."""

    secret: bytes
    seeds: tuple[str, ...]
    """Of the persons, in the order of their seats."""
    protocol: str = PROTOCOL

    def number(self, what: str, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely; ``what`` names the draw."""
        fair = _RANGE - _RANGE % bound
        attempt = 0
        while True:
            message = f"{self.protocol} {','.join(self.seeds)} {what} {attempt}"
            number = int.from_bytes(hmac.digest(self.secret, message.encode("ascii"), "sha256")[:8], "big")
            if number < fair:
                return number % bound
            attempt += 1

    def roll(self, n: int, odds: Sequence[tuple[str, int]]) -> str:
        """Roll n of a match, where each side of the die has its weight."""
        bound = sum(weight for _, weight in odds)
        if self.protocol == OPEN_SEEDS:
            return drawn(odds, self.number(str(n), bound))
        # In the order of their texts, so that whoever lists the sides has nothing to choose.
        return drawn(sorted(odds), self.number(f"roll {n}", bound))

    def shuffled(self, lots: Sequence[str]) -> tuple[str, ...]:
        """The lots in the order that the dice give them: Fisher and Yates, from the last place to the second."""
        order = list(lots)
        for place in range(len(order) - 1, 0, -1):
            other = self.number(f"shuffle {place}", place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def start(self, game: Game) -> Position:
        """The position that a match begins with."""
        if self.protocol == OPEN_SEEDS:
            return game.start(self.number("0", LARGEST + 1))
        if game.deal is None:
            return game.start(0)
        return game.read(game.deal.start(self.shuffled(game.deal.lots)))


def drawn(odds: Sequence[tuple[str, int]], ticket: int) -> str:
    """What a ticket below the sum of all weights draws: the lots lie side by side, each as wide as its weight."""
    for lot, weight in odds:
        if ticket < weight:
            return lot
        ticket -= weight
    raise ValueError("a ticket is below the sum of the weights")


def left_to_chance(game: Game, *, from_a_position: bool) -> bool:
    """Whether anything in a match is drawn: a die is rolled, or its start is shuffled."""
    return game.room.chance or (game.deal is not None and not from_a_position)
