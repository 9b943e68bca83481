"""A client's own part in the dice: it draws a seed, keeps it to itself until all have committed, and then reveals it.

What it has seen is kept as a receipt, with which it can prove later that nobody chose a roll. The commitments in it are
noted before the seed first leaves this program, and never again: whoever could change them afterwards would know it.
"""

import contextlib
from pathlib import Path

import msgspec

from rookery.client.errors import SeatLost
from rookery.kernel.messages import speaker
from rookery.play.match import Match
from rookery.records import dice
from rookery.records import receipt as receipts
from rookery.records.receipt import Receipt

say = speaker("client")


class OwnSeed:
    """The seed of one seat, and the receipt for it: in a file too, where a program may be started again."""

    def __init__(self, match: str, file: Path | None = None) -> None:
        self.match = match
        self.receipt: Receipt | None = None
        self._file = file
        if file is not None:
            with contextlib.suppress(FileNotFoundError):
                kept = receipts.read(file.read_bytes())
                self.receipt = kept if kept.match == match else None

    @property
    def commitment(self) -> str:
        """What this client joins with."""
        return dice.commitment(bytes.fromhex(self.receipt.seeds[0])) if self.receipt else ""

    def commit(self, log: Match) -> str:
        """The commitment to join with: to a new seed, unless this client sits there already with the one it has."""
        if self.seat(log) is None:
            self._keep(Receipt(match=self.match, seeds=(dice.new_seed(),), commitment=log.created.commitment))
        return self.commitment

    def seat(self, log: Match) -> int | None:
        """The seat that has this client's commitment."""
        committed = [each.commitment if each.guest else None for each in log.seats]
        return committed.index(self.commitment) if self.commitment in committed else None

    def due(self, log: Match) -> str | None:
        """The seed, if it is to be revealed now; SeatLost if this client has no part in the dice any more."""
        receipt = self.receipt
        if receipt is None or log.started or not log.commits:
            return None
        seat = self.seat(log)
        if seat is None:
            raise SeatLost(say("seat-lost", match=self.match))
        if seat not in log.awaited:
            return None
        commitments = tuple(each.commitment for each in log.seats if each.kind == "person")
        if not receipt.commitments:
            self._keep(msgspec.structs.replace(receipt, commitments=commitments))
        elif receipt.commitments != commitments:
            raise SeatLost(say("commitments-changed", match=self.match))
        return receipt.seeds[0]

    def _keep(self, receipt: Receipt) -> None:
        self.receipt = receipt
        if self._file is not None:
            self._file.write_bytes(receipts.write(receipt))
