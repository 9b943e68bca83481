"""``rookery records``: files and folders of many games listed, chosen from, counted, checked and converted."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rookery.cli import converting
from rookery.cli.parser import BAD_INPUT, Parser, complain
from rookery.cli.progress import counting
from rookery.cli.shared import Command, json_argument, show, teller
from rookery.kernel.errors import BadOption, nearest, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.numbers import MOST_SEED
from rookery.kernel.options import read_pairs, whole_number
from rookery.records.check import Checker
from rookery.records.files import Found, find_records
from rookery.records.record import BadRecord, Record, is_date
from rookery.records.selection import COUNTED_BY, Between, Selection, name_of, reason_of
from rookery.records.text import result_token
from rookery.words import word

say = speaker("cli")

MOST_COMPLAINTS = 20
"""So many broken records are named; of the others only the number is told."""
EVERYTHING = "all"


def records_arguments(parser: Parser) -> None:
    """Where records are, which of them, and what to do with them."""
    parser.add_argument("paths", metavar="PATH", nargs="+", help=say("help-record-paths"))
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help=say("help-record-game"))
    parser.add_argument("--players", metavar="N", help=say("help-record-players"))
    parser.add_argument("--name", metavar="NAME", action="append", default=[], help=say("help-record-name"))
    parser.add_argument("--result", metavar="WHO", action="append", default=[], help=say("help-record-result"))
    parser.add_argument("--reason", metavar="REASON", action="append", default=[], help=say("help-record-reason"))
    parser.add_argument("--plies", metavar="FROM..TO", help=say("help-record-plies"))
    parser.add_argument("--seed", metavar="FROM..TO", help=say("help-record-seed"))
    parser.add_argument("--date", metavar="FROM..TO", help=say("help-record-date"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("help-record-option"))
    parser.add_argument("--number", metavar="N", help=say("help-record-number"))
    parser.add_argument("--check", action="store_true", help=say("help-record-check"))
    parser.add_argument("--count", metavar="BY", nargs="?", const=EVERYTHING, help=say("help-record-count"))
    converting.arguments(parser)
    json_argument(parser)


def run_records(arguments: argparse.Namespace) -> None:
    """Do what is asked with all records that fit; exit code 2 if anything could not be read."""
    chosen = Chosen(arguments)
    if arguments.count is not None and arguments.to is not None:
        raise BadOption(say("count-or-convert"))
    if arguments.count is not None:
        _count(arguments, chosen)
    elif arguments.to is not None:
        converting.convert(arguments, chosen)
    else:
        _list(arguments, chosen)
    chosen.finish()


class Chosen:
    """The records that somebody wants, one by one; whatever is broken is complained of on the way."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._paths = [Path(name).expanduser() for name in arguments.paths]
        self._selection = _selection(arguments)
        self._number = None if arguments.number is None else whole_number(arguments.number, "--number")
        self._checks = arguments.check
        self._is_silent = arguments.count is not None or arguments.out is not None
        self._language = arguments.language
        self._broken = 0
        self.checker = Checker(local=True)

    def __iter__(self) -> Iterator[tuple[int, Found, Record]]:
        """Each with its number in the whole list."""
        number = 0
        for found in self._found():
            if found.record is None:
                self.complain(found, found.problem)
            elif self._selection.fits(found.record) and self._holds(found, found.record):
                number += 1
                if self._number in (None, number):
                    yield number, found, found.record
                if self._number == number:
                    return

    def _found(self) -> Iterator[Found]:
        """All records; where nothing is printed meanwhile, a bar says how many there were so far."""
        found = find_records(self._paths, self.checker.find)
        if not self._is_silent:
            yield from found
            return
        with counting(say("unit-records"), self._language) as tell:
            for number, each in enumerate(found, 1):
                tell(number, None)
                yield each

    def _holds(self, found: Found, record: Record) -> bool:
        """Whether a record is true, if that is asked."""
        if self._checks:
            try:
                self.checker.check(record)
            except BadRecord as problem:
                self.complain(found, problem.message)
                return False
        return True

    def complain(self, found: Found, problem: Text) -> None:
        """Say what is wrong with a record, or with what should be one."""
        self._broken += 1
        if self._broken <= MOST_COMPLAINTS:
            file = quote(str(found.file))
            said = say("record-at", file=file, line=found.line, problem=problem)
            complain(f"rookery records: {word(said, self._language)}")

    def finish(self) -> None:
        """Leave with an exit code if anything was broken."""
        if self._broken > MOST_COMPLAINTS:
            more = say("more-broken", more=self._broken - MOST_COMPLAINTS)
            complain(f"rookery records: {word(more, self._language)}")
        if self._broken:
            sys.stdout.flush()
            raise SystemExit(BAD_INPUT)


# Which records


def _selection(arguments: argparse.Namespace) -> Selection:
    return Selection(
        games=tuple(arguments.game),
        players=None if arguments.players is None else whole_number(arguments.players, "--players"),
        names=tuple(arguments.name),
        results=tuple(arguments.result),
        reasons=tuple(arguments.reason),
        plies=_numbers(arguments.plies, "--plies"),
        seed=_numbers(arguments.seed, "--seed"),
        date=_days(arguments.date),
        options=read_pairs(arguments.option),
    )


def _numbers(text: str | None, name: str) -> Between | None:
    """Numbers such as 7, 10..20, 10.. or ..20."""
    if text is None:
        return None
    least, found, most = text.partition("..")
    bounds = [
        None if not each else whole_number(each, name, most=MOST_SEED) for each in (least, most if found else least)
    ]
    return Between(*bounds)


def _days(text: str | None) -> Between | None:
    """Days such as 2026-01-31, or from one to another; a year or a month stands for all its days."""
    if text is None:
        return None
    least, found, most = text.partition("..")
    most = most if found else least
    for day in filter(None, (least, most)):
        if not is_date(day + "-01-01"[len(day) - 4 :]):
            raise BadOption(say("not-days", text=quote(text)))
    # The letter after all that a day may be written with: what begins so comes before it.
    return Between(least or None, f"{most}~" if most else None)


# Lists and counts


def _list(arguments: argparse.Namespace, chosen: Chosen) -> None:
    for number, found, record in chosen:
        if arguments.json:
            show(_facts(number, found, record))
        else:
            print("  ".join(word(part, arguments.language) for part in _row(number, found, record)))


def _row(number: int, found: Found, record: Record) -> Iterator[Text]:
    """What is told of a record in a list."""
    names = (name_of(record, seat) for seat in range(len(record.players)))
    yield from (str(number), record.game, " – ".join(names), f"{result_token(record)} {reason_of(record)}")
    yield say("record-plies", plies=len(record.moves))
    if record.date is not None:
        yield record.date
    if record.seed is not None:
        yield say("record-seed", seed=str(record.seed))
    yield f"{found.file}:{found.line}" if found.line else str(found.file)
    if found.older:
        yield say("record-older", older=found.older)


def _facts(number: int, found: Found, record: Record) -> dict[str, Any]:
    """All of a record but its moves, and where it is."""
    facts = msgspec.to_builtins(record)
    del facts["moves"]
    return {"number": number, "file": str(found.file), "line": found.line, "plies": len(record.moves), **facts}


def _count(arguments: argparse.Namespace, chosen: Chosen) -> None:
    by = arguments.count
    if by != EVERYTHING and by not in COUNTED_BY:
        raise BadOption(say("not-counted-by", name=quote(by), near=nearest(by, COUNTED_BY), names=tuple(COUNTED_BY)))
    counts: Counter[str] = Counter()
    for _, _, record in chosen:
        counts["" if by == EVERYTHING else COUNTED_BY[by](record)] += 1
    if arguments.json:
        show({"records": counts.total(), **({} if by == EVERYTHING else {by: dict(counts.most_common())})})
        return
    tell = teller(arguments)
    if by != EVERYTHING:
        for name, count in counts.most_common():
            tell(say("record-count", name=name, count=count))
    tell(say("records-in-all", count=counts.total()))


COMMAND = Command("records", say("about-records"), records_arguments, run_records)
