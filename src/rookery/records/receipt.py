"""A receipt, ``rookery-receipt/1``: what one player's own device knew of a match before it revealed its seeds.

A record is written by whoever runs the server. A receipt is written by a player's client, so the two together prove
what a record alone cannot: that everybody's part in the dice was fixed before the player's own was known.
"""

from collections.abc import Iterator

import msgspec

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import Message, Text, speaker
from rookery.records import dice

say = speaker("records")

FORMAT = "rookery-receipt/1"
LARGEST_FILE = 100_000
"""Bytes; a receipt has a few lines."""


class BadReceipt(RookeryError):
    """Something that is no receipt."""

    code = "bad-receipt"

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client keeps of a match, for itself."""

    format: str = FORMAT
    match: str
    seeds: tuple[str, ...]
    """Those that this client drew: one for each seat that it took."""
    commitment: str
    """To the secret of the server, as the match was set up."""
    commitments: tuple[str, ...] = ()
    """Those of all persons, in the order of their seats, as they stood before this client revealed its seeds; none as
    long as it has not."""


class _Kind(msgspec.Struct, frozen=True):
    format: str


def write(receipt: Receipt) -> bytes:
    """A receipt as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=2) + b"\n"


def read(data: bytes | str) -> Receipt:
    """The receipt in a file; BadReceipt says what is wrong."""
    try:
        kind = msgspec.json.decode(data[: LARGEST_FILE + 1], type=_Kind).format
        if kind != FORMAT:
            raise BadReceipt(say("not-a-receipt", format=FORMAT))
        receipt = msgspec.json.decode(data, type=Receipt)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise BadReceipt(say("damaged-receipt", problem=str(problem))) from None
    except ValueError:
        raise BadReceipt(say("not-a-receipt", format=FORMAT)) from None
    values = (receipt.commitment, *receipt.seeds, *receipt.commitments)
    for wrong in (value for value in values if not dice.HEXADECIMAL.fullmatch(value)):
        digits = 2 * dice.SECRET_BYTES
        raise BadReceipt(say("damaged-receipt", problem=say("not-hexadecimal", name=quote(wrong), digits=digits)))
    return receipt


def problems(receipt: Receipt, commitment: str | None, commitments: tuple[str, ...]) -> Iterator[Message]:
    """What in a record, which has these commitments, is not as the player saw it."""
    if commitment != receipt.commitment:
        yield say("receipt-other-secret")
    if not receipt.commitments:
        yield say("receipt-before-reveal")
    elif commitments != receipt.commitments:
        yield say("receipt-other-commitments")
    own = {dice.commitment(bytes.fromhex(seed)) for seed in receipt.seeds}
    if not own & set(commitments):
        yield say("receipt-seed-missing")
