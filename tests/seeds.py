"""Seeds for the tests: each seat has its own, and everybody knows them."""

from rookery.play.commands import Join, Reveal
from rookery.records import dice


def seed_of(seat: int) -> str:
    """What a seat adds to the dice."""
    return bytes([seat + 1] * dice.SECRET_BYTES).hex()


def committed(seat: int) -> str:
    """What a seat commits to."""
    return dice.commitment(bytes.fromhex(seed_of(seat)))


def join(name: str, seat: int) -> Join:
    """The command to sit down with the seat's seed."""
    return Join(name, committed(seat))


def reveal(seat: int) -> Reveal:
    """The command to reveal it."""
    return Reveal(seed_of(seat))
