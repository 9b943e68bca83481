"""``rookery verify``: a record computed again, and what that proves."""

import argparse

from rookery.cli.one_record import NoRecord, SeveralRecords, bytes_of, find_game, one_record
from rookery.cli.parser import Parser
from rookery.cli.shared import Command, json_argument, show, teller
from rookery.kernel.errors import quote
from rookery.kernel.messages import Message, Text, speaker
from rookery.records.receipt import BadReceipt, Receipt, read
from rookery.records.record import BadRecord, Record
from rookery.records.verify import Verification, verify

say = speaker("cli")
REFUTED = 1


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


def _receipt(name: str) -> Receipt:
    try:
        return read(bytes_of(name))
    except BadReceipt as problem:
        raise BadReceipt(_cannot_check(name, problem.message)) from None


def _record(name: str) -> tuple[Record, str]:
    """The only record of a file, and the older form that it was converted from."""
    try:
        found = one_record(name)
    except SeveralRecords:
        raise BadRecord(_cannot_check(name, say("several-to-check", file=quote(name)))) from None
    except NoRecord as problem:
        raise BadRecord(_cannot_check(name, problem.message)) from None
    return found.record, found.older


def _cannot_check(name: str, problem: Text) -> Message:
    return say("cannot-check-record", file=quote(name), problem=problem)


def report(found: Verification) -> list[Message]:
    """What was found, line by line, and a verdict."""
    lines = [say("proven", what=each) for each in found.proven]
    lines += [say("unproven", what=each) for each in found.unproven]
    lines += [say("refuted", what=each) for each in found.refuted]
    if not found.ok:
        return [*lines, say("record-untrue")]
    return [*lines, say("record-not-untrue") if found.unproven else say("record-proven")]


COMMAND = Command("verify", say("about-verify"), verify_arguments, run_verify)
