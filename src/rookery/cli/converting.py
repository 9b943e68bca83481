"""What ``rookery records`` makes of records: texts, JSON, pictures; in a file or printed."""

import argparse
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Protocol

from rookery.cli.parser import Parser
from rookery.cli.shared import CannotWrite, read_seat, read_seconds, teller
from rookery.kernel.errors import BadOption, RookeryError, nearest, quote
from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.numbers import checked_number, checked_seconds
from rookery.kernel.options import whole_number
from rookery.kernel.scene import Scene
from rookery.records import record as records
from rookery.records import text
from rookery.records.check import Checker
from rookery.records.files import Found, compressed_by_name, put_in_place
from rookery.records.record import BadRecord, Record

say = speaker("cli")

MANY = ("text", "jsonl")
"""Forms that hold any number of records."""
ONE = ("json", "svg", "gif")
FORMS = (*MANY, *ONE)
BINARY = "gif"


class Chosen(Protocol):
    """The records that somebody wants; whatever is wrong with one is complained of, and the others go on."""

    checker: Checker

    def __iter__(self) -> Iterator[tuple[int, Found, Record]]:
        """Each with its number, and where it was found."""
        ...

    def complain(self, found: Found, problem: Text) -> None:
        """Say what is wrong with a record."""
        ...


class NotOne(RookeryError):
    """One record was wanted, and there are none, or several."""

    code = "not-one-record"


def arguments(parser: Parser) -> None:
    """What to make, how, and where to put it."""
    parser.add_argument("--to", metavar="FORM", help=say("help-record-to", forms=FORMS))
    parser.add_argument("--out", metavar="FILE", help=say("help-record-out"))
    parser.add_argument("--force", action="store_true", help=say("help-force"))
    parser.add_argument("--ply", metavar="N", help=say("help-record-ply"))
    parser.add_argument("--seat", metavar="N", default="1", help=say("help-seat"))
    parser.add_argument("--theme", metavar="THEME", default="light", help=say("help-theme"))
    parser.add_argument("--size", metavar="PIXELS", default="480", help=say("help-size"))
    parser.add_argument("--seconds", metavar="S", default="1", help=say("help-frame-seconds"))


def convert(given: argparse.Namespace, chosen: Chosen) -> None:
    """Make what is asked of the records."""
    form = given.to
    if form not in FORMS:
        raise BadOption(say("no-form", name=quote(form), near=nearest(form, FORMS), forms=FORMS))
    out = None if given.out is None else Path(given.out).expanduser()
    if out is None and form == BINARY:
        raise BadOption(say("out-is-needed", form=form))
    if out is not None and (out.exists() or out.is_symlink()) and not given.force:
        raise CannotWrite(say("would-overwrite", file=quote(str(out))))
    if form == BINARY:
        from rookery.draw.gif import check_gif

        check_gif()
    with _written(out) as stream:
        written = _many(given, chosen, stream) if form in MANY else _one(given, chosen, stream)
    if out is not None:
        teller(given)(say("records-written", count=written, file=str(out)))


@contextlib.contextmanager
def _written(out: Path | None) -> Iterator[IO[bytes]]:
    """Where to write: a file, which is there when it is whole, or the standard output."""
    if out is None:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        with put_in_place(out) as stream, compressed_by_name(out, stream) as smaller:
            yield smaller
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        raise CannotWrite(say("cannot-write", file=quote(str(out)), reason=str(reason))) from None


def _many(given: argparse.Namespace, chosen: Chosen, stream: IO[bytes]) -> int:
    """Write every record after the other; how many there are."""
    written = 0
    for _, found, record in chosen:
        try:
            stream.write(_entry(given.to, record, chosen.checker))
        except BadRecord as problem:
            chosen.complain(found, problem.message)
        else:
            written += 1
    return written


def _entry(form: str, record: Record, checker: Checker) -> bytes:
    if form == "jsonl":
        return records.write_line(record)
    return text.write(record, checker.positions(record)).encode()


def _one(given: argparse.Namespace, chosen: Chosen, stream: IO[bytes]) -> int:
    """Write the one record that there is."""
    several = [each for each, _ in zip(chosen, range(2), strict=False)]
    if len(several) != 1:
        none = say("no-record-fits", form=given.to)
        raise NotOne(say("several-fit", form=given.to) if several else none)
    _, found, record = several[0]
    if given.to == "json":
        stream.write(records.write(record))
        return 1
    try:
        positions = list(chosen.checker.positions(record))
    except BadRecord as problem:
        raise BadRecord(
            say("record-at", file=quote(str(found.file)), line=found.line, problem=problem.message)
        ) from None
    _draw(given, positions, stream)
    return 1


def _draw(given: argparse.Namespace, positions: list[Position], stream: IO[bytes]) -> None:
    seat = read_seat(given.seat, positions[0].game.players)
    size = whole_number(given.size, "--size")
    if given.to == BINARY:
        _animate(given, positions, seat, size, stream)
        return
    from rookery.draw.svg import picture

    ply = len(positions) - 1 if given.ply is None else whole_number(given.ply, "--ply")
    checked_number(ply, "--ply", most=len(positions) - 1)
    scene = positions[ply].scene(seat)
    stream.write(picture(scene, theme=given.theme, size=size, language=given.language).encode())


def _animate(given: argparse.Namespace, positions: list[Position], seat: int, size: int, stream: IO[bytes]) -> None:
    from rookery.cli.progress import Bar
    from rookery.draw.gif import gif

    seconds = checked_seconds(read_seconds(given.seconds))
    bar = Bar(len(positions), say("unit-pictures"), language=given.language)

    def scenes() -> Iterator[Scene]:
        for done, position in enumerate(positions):
            bar.update(done)
            yield position.scene(seat)

    try:
        gif(scenes(), stream, theme=given.theme, size=size, seconds=seconds, language=given.language)
    finally:
        bar.close()
