"""Dice that anybody can check."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.records import dice

SECRET = bytes(range(32))
SEEDS = ("anna-1", "ben-2")
PAGE = Path(__file__).parent.parent.parent / "docs" / "explanation" / "fair-dice.md"


def naive(secret: bytes, message: str) -> int:
    """HMAC-SHA256 as its standard spells it out, its first eight bytes as a number."""
    block = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message.encode()).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()
    return int(outer.hex()[:16], 16)


def test_the_example_of_the_page() -> None:
    """The bytes, digests and draws that the documents show are those of the dice."""
    page = PAGE.read_text(encoding="utf-8")
    assert f"`{dice.commitment(SECRET)}`" in page
    for n, bound, drawn in ((0, 1_000_000_000, 710_243_447), (1, 6, 3)):
        message = f"rookery-dice/1 anna-1,ben-2 {n} 0"
        digest = hmac.new(SECRET, message.encode(), "sha256").hexdigest()
        assert f"`{message}`" in page
        assert f"`{digest}`" in page
        assert f"`{digest[:16]}`" in page
        assert f"{int(digest[:16], 16):,}".replace(",", " ") in page
        assert dice.number(SECRET, SEEDS, n, bound) == int(digest[:16], 16) % bound == drawn
    assert dice.deal(SECRET, SEEDS) == 710_243_447


@given(st.binary(min_size=32, max_size=32), st.lists(st.from_regex(dice.SEED, fullmatch=True)), st.integers(0, 10**6))
def test_another_way_to_compute_it(secret: bytes, seeds: list[str], n: int) -> None:
    """A second computation, from the standard's text, draws the same numbers."""
    drawn = naive(secret, f"rookery-dice/1 {','.join(seeds)} {n} 0")
    assert dice.number(secret, seeds, n, 2**64) == drawn
    assert dice.number(secret, seeds, n, 2**16) == drawn % 2**16


def test_what_does_not_fit_is_drawn_again() -> None:
    """Numbers beyond the last whole multiple of the bound are left out, however many attempts it takes."""
    bound = 2**63 + 1
    again = 0
    for n in range(40):
        attempts = [naive(SECRET, f"rookery-dice/1  {n} {attempt}") for attempt in range(60)]
        fits = [drawn for drawn in attempts if drawn < bound]
        assert dice.number(SECRET, (), n, bound) == fits[0]
        again += attempts[0] >= bound
    assert again > 5


def test_all_numbers_come_alike() -> None:
    """Six thousand rolls of a die: each side a thousand times, give or take five standard deviations."""
    counts = Counter(dice.number(SECRET, SEEDS, n, 6) for n in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in counts.values())


def test_outcomes_by_their_weights() -> None:
    """A ticket draws the roll that covers it; a roll without weight is never drawn."""
    odds = (("a", 1), ("never", 0), ("b", 3))
    for n in range(200):
        ticket = dice.number(SECRET, SEEDS, n, 4)
        assert dice.roll(SECRET, SEEDS, n, odds) == ("a" if ticket == 0 else "b")


@pytest.mark.parametrize(
    ("seeds", "n", "secret"),
    [(("anna-2", "ben-2"), 1, SECRET), (("ben-2", "anna-1"), 1, SECRET), (SEEDS, 2, SECRET), (SEEDS, 1, SECRET[::-1])],
)
def test_everything_counts(seeds: tuple[str, ...], n: int, secret: bytes) -> None:
    """Another seed, order of seats, number or secret is another draw."""
    assert dice.number(secret, seeds, n, 2**64) != dice.number(SECRET, SEEDS, 1, 2**64)


def test_seeds_cannot_be_confused() -> None:
    """No seed holds what separates the parts of a message."""
    assert not re.search("[ ,]", "".join(chr(code) for code in range(128) if dice.SEED.fullmatch(chr(code))))
