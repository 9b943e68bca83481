"""Dice that anybody can check."""

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rookery
from rookery.records import dice
from rookery.records.dice import Dice

SECRET = bytes(range(32))
SEEDS = ("aa" * 32, bytes(range(32, 64)).hex())
DICE = Dice(SECRET, SEEDS)
PAGE = Path(__file__).parent.parent.parent / "docs" / "explanation" / "fair-dice.md"


def naive(secret: bytes, message: str) -> int:
    """HMAC-SHA256 as its standard spells it out, its first eight bytes as a number."""
    block = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message.encode()).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()
    return int(outer.hex()[:16], 16)


def test_the_example_of_the_page() -> None:
    """The numbers that the document shows are those of the dice."""
    (block,) = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    shown = json.loads(block)
    assert (bytes.fromhex(shown["secret"]), tuple(shown["seeds"])) == (SECRET, SEEDS)
    assert shown["commitment"] == dice.commitment(SECRET)
    assert all(map(dice.fits, shown["seeds"], shown["commitments"]))
    for draw in shown["draws"]:
        assert DICE.number(draw["what"], int(draw["bound"])) == int(draw["number"])
    for each in shown["rolls"]:
        assert DICE.roll(each["n"], tuple(each["odds"].items())) == each["roll"]
    deal = rookery.game("penguin-game").deal
    assert deal is not None
    assert (deal.lots, deal.text) == (tuple(shown["lots"]), shown["text"])
    assert "".join(DICE.shuffled(deal.lots)) == shown["shuffled"]
    assert str(DICE.start(rookery.game("penguin-game"))) == deal.start(shown["shuffled"]) == shown["start"]


@pytest.mark.parametrize("key", ["polar-dare", "penguins-rock"])
def test_the_sides_of_the_page(key: str) -> None:
    """The document has the sides of each die in their order, with their weights."""
    sides = sorted(rookery.game(key).start(0).odds)
    row = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {_title(key)} "))
    shown = row.split("|")[2]
    if len({weight for _, weight in sides}) == 1:
        assert shown == f" `{sides[0][0]}` to `{sides[-1][0]}`, {sides[0][1]} each "
    else:
        assert shown == f" {', '.join(f'`{side}` {weight}' for side, weight in sides)} "


def _title(key: str) -> str:
    return rookery.game(key).room.title


HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)


@given(st.binary(min_size=32, max_size=32), st.lists(HEX, max_size=4), st.integers(0, 10**6))
def test_another_way_to_compute_it(secret: bytes, seeds: list[str], n: int) -> None:
    """A second computation, from the standard's text, draws the same numbers."""
    drawn = naive(secret, f"rookery-dice/2 {','.join(seeds)} roll {n} 0")
    assert Dice(secret, tuple(seeds)).number(f"roll {n}", 2**64) == drawn
    assert Dice(secret, tuple(seeds)).number(f"roll {n}", 2**16) == drawn % 2**16
    old = naive(secret, f"rookery-dice/1 {','.join(seeds)} {n} 0")
    assert Dice(secret, tuple(seeds), dice.OPEN_SEEDS).number(str(n), 2**16) == old % 2**16


def test_what_does_not_fit_is_drawn_again() -> None:
    """Numbers beyond the last whole multiple of the bound are left out, however many attempts it takes."""
    bound = 2**63 + 1
    again = 0
    for n in range(40):
        attempts = [naive(SECRET, f"rookery-dice/2  roll {n} {attempt}") for attempt in range(60)]
        fits = [drawn for drawn in attempts if drawn < bound]
        assert Dice(SECRET, ()).number(f"roll {n}", bound) == fits[0]
        again += attempts[0] >= bound
    assert again > 5


def test_all_numbers_come_alike() -> None:
    """Six thousand rolls of a die: each side a thousand times, give or take five standard deviations."""
    counts = Counter(DICE.number(f"roll {n}", 6) for n in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in counts.values())


def test_all_orders_come_alike() -> None:
    """Each of the six orders of three lots, a thousand times, give or take five standard deviations."""
    orders = Counter(Dice(SECRET, (f"{n:064x}",)).shuffled("abc") for n in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 5 * 29 for count in orders.values())


def test_outcomes_by_their_weights() -> None:
    """A ticket draws the roll that covers it, in the order of the texts; a roll without weight is never drawn."""
    odds = (("b", 3), ("a", 1), ("never", 0))
    for n in range(200):
        ticket = DICE.number(f"roll {n}", 4)
        assert DICE.roll(n, odds) == DICE.roll(n, odds[::-1]) == ("a" if ticket == 0 else "b")


@pytest.mark.parametrize(
    "other",
    [
        Dice(SECRET, (SEEDS[0], "0" * 64)),
        Dice(SECRET, SEEDS[::-1]),
        Dice(SECRET[::-1], SEEDS),
        Dice(SECRET, SEEDS, dice.OPEN_SEEDS),
    ],
)
def test_everything_counts(other: Dice) -> None:
    """Another seed, order of seats, secret, protocol or name is another draw."""
    assert other.number("roll 1", 2**64) != DICE.number("roll 1", 2**64)
    assert DICE.number("roll 2", 2**64) != DICE.number("roll 1", 2**64) != DICE.number("shuffle 1", 2**64)


@pytest.mark.parametrize(
    ("seed", "committed", "fits"),
    [
        (SEEDS[0], dice.commitment(bytes.fromhex(SEEDS[0])), True),
        (SEEDS[1], dice.commitment(bytes.fromhex(SEEDS[0])), False),
        (SEEDS[0].upper(), dice.commitment(bytes.fromhex(SEEDS[0])), False),
        ("", dice.commitment(b""), False),
        ("aa", dice.commitment(b"\xaa"), False),
    ],
)
def test_seeds_fit_their_commitments(seed: str, committed: str, *, fits: bool) -> None:
    """Exactly 32 bytes, written in one way."""
    assert dice.fits(seed, committed) == fits


def test_new_seeds() -> None:
    """Each is another one, and can be committed to."""
    one, other = dice.new_seed(), dice.new_seed()
    assert one != other
    assert dice.fits(one, dice.commitment(bytes.fromhex(one)))


def test_open_seeds_cannot_be_confused() -> None:
    """No seed of the first protocol holds what separates the parts of a message."""
    assert not re.search("[ ,]", "".join(chr(code) for code in range(128) if dice.OPEN_SEED.fullmatch(chr(code))))
