"""The codes by which pupils come to a class: short, read out loud, written on a board."""

import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are taken for others: I and 1, L, O and 0."""
LENGTH = 6
"""Nearly a thousand million codes; guesses are limited by address, and a code works for hours."""


def new_code() -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it is kept, however it was typed: small letters, spaces and hyphens do not matter."""
    return "".join(text.split()).replace("-", "").upper()
