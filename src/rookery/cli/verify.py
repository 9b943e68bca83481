"""``rookery verify``: a record computed again, and what that proves."""

import argparse
import functools
from pathlib import Path

from rookery.cli.parser import Parser
from rookery.cli.shared import Command, json_argument, show, teller
from rookery.kernel.errors import quote
from rookery.kernel.messages import Message, speaker
from rookery.records.files import find_records
from rookery.records.games import game_from_request
from rookery.records.receipt import BadReceipt, Receipt, read
from rookery.records.record import LARGEST_FILE, BadRecord, Record
from rookery.records.verify import Verification, verify

say = speaker("cli")
REFUTED = 1
find_game = functools.partial(game_from_request, local=True)
"""Whoever checks a record here may have named files of this machine in its options."""


def verify_arguments(parser: Parser) -> None:
    """A record, and perhaps a receipt."""
    parser.add_argument("record", metavar="FILE", help=say("help-record"))
    parser.add_argument("--receipt", metavar="FILE", help=say("help-receipt"))
    json_argument(parser)


def run_verify(arguments: argparse.Namespace) -> None:
    """Check a record and say what was found; exit code 1 if anything in it is untrue."""
    record, older = _record(arguments.record)
    receipt = None if arguments.receipt is None else _receipt(arguments.receipt)
    found = verify(record, receipt, find_game)
    if arguments.json:
        parts = {"proven": found.proven, "unproven": found.unproven, "refuted": found.refuted}
        show(
            {
                "game": record.game,
                "dice": record.dice if record.commitment else None,
                "ok": found.ok,
                **{name: list(map(str, messages)) for name, messages in parts.items()},
            }
        )
    else:
        tell = teller(arguments)
        if older:
            tell(say("record-older", older=older))
        for line in report(found):
            tell(line)
    if not found.ok:
        raise SystemExit(REFUTED)


def _bytes_of(name: str) -> bytes:
    try:
        with Path(name).open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise BadRecord(say("cannot-read-file", file=quote(name), reason=str(reason))) from None


def _receipt(name: str) -> Receipt:
    try:
        return read(_bytes_of(name))
    except BadReceipt as problem:
        raise BadReceipt(say("cannot-check-record", file=quote(name), problem=problem.message)) from None


def _record(name: str) -> tuple[Record, str]:
    """The only record of a file, in whatever form; and the older one that it was converted from."""
    _bytes_of(name)
    found, *more = (each for each, _ in zip(find_records([Path(name)], find_game), range(2), strict=False))
    if found.record is None or more:
        problem = say("several-to-check", file=quote(name)) if more else found.problem
        raise BadRecord(say("cannot-check-record", file=quote(name), problem=problem))
    return found.record, found.older


def report(found: Verification) -> list[Message]:
    """What was found, line by line, and a verdict."""
    lines = [say("proven", what=each) for each in found.proven]
    lines += [say("unproven", what=each) for each in found.unproven]
    lines += [say("refuted", what=each) for each in found.refuted]
    if not found.ok:
        return [*lines, say("record-untrue")]
    return [*lines, say("record-not-untrue") if found.unproven else say("record-proven")]


COMMAND = Command("verify", say("about-verify"), verify_arguments, run_verify)
