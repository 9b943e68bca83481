"""Receipts: what a player's own device keeps of the dice."""

import json

import pytest

from rookery.records.receipt import BadReceipt, Receipt, read, write
from tests.seeds import committed, seed_of

MINE = Receipt(match="m", seeds=(seed_of(0),), commitment=committed(9), commitments=(committed(0), committed(1)))


def test_there_and_back() -> None:
    """A receipt is what was written."""
    assert read(write(MINE)) == MINE
    assert read(write(MINE).decode()) == MINE


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a receipt"),
        (b"\xff\xfe", "not a receipt"),
        ("{}", "receipt"),
        ('{"format":"rookery-record/1"}', "with the format rookery-receipt/1"),
        ('{"format":"rookery-receipt/1"}', "damaged"),
        (json.dumps(json.loads(write(MINE)) | {"seeds": ["x"]}), "not 64 digits"),
        (json.dumps(json.loads(write(MINE)) | {"more": 1}), "damaged"),
        (b"[" * 200_000, "receipt"),
        (b" " * 200_000, "not a receipt"),
    ],
)
def test_what_is_no_receipt(data: bytes | str, problem: str) -> None:
    """Other files are refused in one line."""
    with pytest.raises(BadReceipt, match=problem) as caught:
        read(data)
    assert "\n" not in str(caught.value)
    assert caught.value.code == "bad-receipt"
