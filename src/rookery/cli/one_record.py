"""The one record that a command is about, in whatever form it is written."""

import functools
import itertools
from dataclasses import dataclass
from pathlib import Path

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.records.files import find_records
from rookery.records.games import game_from_request
from rookery.records.record import LARGEST_FILE, BadRecord, Record

say = speaker("cli")
find_game = functools.partial(game_from_request, local=True)
"""Whoever reads a record here may have named files of this machine in its options."""


class NoRecord(RookeryError):
    """There is no record where one should be; the message says what is wrong with it."""

    code = "bad-record"


class SeveralRecords(RookeryError):
    """A file holds several records, and none was chosen."""

    code = "not-one-record"


@dataclass(frozen=True)
class OneRecord:
    """A record, and the older form that it was converted from."""

    record: Record
    older: str


def bytes_of(name: str) -> bytes:
    """What a file holds, as far as a record may be long; BadRecord if it cannot be read."""
    try:
        with Path(name).open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise BadRecord(say("cannot-read-file", file=quote(name), reason=str(reason))) from None


def one_record(name: str, number: int | None = None) -> OneRecord:
    """The only record of a file, or the one of this number, counted from 1."""
    bytes_of(name)
    entries = find_records([Path(name)], find_game)
    first = 0 if number is None else number - 1
    found = list(itertools.islice(entries, first, first + 2))
    if not found:
        raise NoRecord(say("no-record-of-number", number=first + 1))
    if number is None and len(found) > 1:
        raise SeveralRecords(say("several-records"))
    if found[0].record is None:
        raise NoRecord(found[0].problem)
    return OneRecord(found[0].record, found[0].older)
