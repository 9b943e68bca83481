"""``rookery verify``: a record computed again, and what that proves."""

import argparse
from pathlib import Path

from rookery.cli.shared import Command, json_argument, show
from rookery.kernel.errors import quote
from rookery.kernel.messages import Text
from rookery.records.record import LARGEST_FILE, BadRecord, Record, decode
from rookery.records.verify import Verification, verify
from rookery.words import as_sentence, word

REFUTED = 1


def verify_arguments(parser: argparse.ArgumentParser) -> None:
    """A record."""
    parser.add_argument("record", metavar="FILE", help="a record of a game, as every match can be saved")
    json_argument(parser)


def run_verify(arguments: argparse.Namespace) -> None:
    """Check a record and say what was found; exit code 1 if anything in it is untrue."""
    record = _record(arguments.record)
    found = verify(record)
    if arguments.json:
        show(
            {
                "game": record.game,
                "ok": found.ok,
                "proven": _sentences(found.proven),
                "unproven": _sentences(found.unproven),
                "refuted": _sentences(found.refuted),
            }
        )
    else:
        print("\n".join(report(found)))
    if not found.ok:
        raise SystemExit(REFUTED)


def _record(name: str) -> Record:
    try:
        with Path(name).open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise BadRecord(f"{quote(name)} cannot be read ({reason}); name a file with a record") from None
    try:
        return decode(data)
    except BadRecord as problem:
        raise BadRecord(f"{quote(name)} cannot be checked: {problem}") from None


def _sentences(found: tuple[Text, ...]) -> list[str]:
    return [as_sentence(word(each)) for each in found]


def report(found: Verification) -> list[str]:
    """What was found, line by line, and a verdict."""
    lines = [f"proven    {sentence}" for sentence in _sentences(found.proven)]
    lines += [f"open      {sentence}" for sentence in _sentences(found.unproven)]
    lines += [f"refuted   {sentence}" for sentence in _sentences(found.refuted)]
    if not found.ok:
        return [*lines, "This record is not true."]
    return [*lines, "Nothing in this record is untrue." if found.unproven else "All of this record is proven."]


COMMAND = Command("verify", "check a record: every move, every position, every roll", verify_arguments, run_verify)
