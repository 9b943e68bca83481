"""Files and folders of records, read one by one, so that it does not matter how many there are.

A file holds a record (JSON), a record a line (JSON Lines), or texts in the manner of PGN; any of them may be compressed
by gzip. What it holds is told by its content, not by its name; in a folder only names with the usual endings are looked
at. What cannot be read is reported in its place, and the others are read all the same.
"""

import contextlib
import gzip
import itertools
import os
import secrets
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, BinaryIO, cast

import msgspec

from rookery.kernel.messages import Message, Text, speaker
from rookery.records import parsing
from rookery.records.games import game_from_request
from rookery.records.record import FORMAT, LARGEST_FILE, BadRecord, FindGame, Record, decode_with_form, form_of

say = speaker("records")

ENDINGS = (".json", ".jsonl", ".ndjson", ".pgn")
"""Of the names of files in a folder that may hold records."""
COMPRESSED = ".gz"
LINES = (".jsonl", ".ndjson")
RESULTS = "rookery-arena/"
"""The form of an arena's results, which stand beside its games."""
_GZIP = b"\x1f\x8b"
_MARK = b"\xef\xbb\xbf"
"""What some editors put before a text."""


@dataclass(frozen=True)
class Found:
    """A record, or what is wrong where one should be."""

    file: Path
    line: int = 0
    """Where it begins, in a file of many; 0 where a file holds one."""
    record: Record | None = None
    problem: Text = ""
    older: str = ""
    """The form that it has been converted from."""


# Reading


def read_either(data: bytes, *, most: int) -> Record:
    """One record that travels as JSON: as itself, or as a string that is its text; BadRecord if it is no such thing.

    To convert an older form of more plies than ``most`` would take too long.
    """
    if not data.lstrip().startswith(b'"'):
        return decode_with_form(data, most=most)[0]
    try:
        text = msgspec.json.decode(data, type=str)
    except ValueError:
        text = ""
    if not _begins_a_text(text.encode()):
        raise BadRecord(say("not-a-record", format=FORMAT))
    return parsing.read(text)


def find_records(paths: Iterable[Path], find: FindGame = game_from_request) -> Iterator[Found]:
    """All records of some files and folders, in the order of their names."""
    for path in paths:
        if not path.is_dir():
            yield from _of_file(path, find)
            continue
        files = sorted(file for file in path.rglob("*") if _may_hold_records(file))
        found = itertools.chain.from_iterable(_of_file(file, find) for file in files if not _is_results(file))
        first = next(found, None)
        if first is None:
            yield Found(path, problem=say("empty-folder", endings=ENDINGS))
        else:
            yield first
            yield from found


def _may_hold_records(file: Path) -> bool:
    name = file.name.removesuffix(COMPRESSED)
    return not name.startswith(".") and name.endswith(ENDINGS) and file.is_file()


def _is_results(file: Path) -> bool:
    """Whether a file holds the results of an arena."""
    with contextlib.suppress(OSError, EOFError, zlib.error), _opened(file) as stream:
        return _are_results(stream.readline(LARGEST_FILE))
    return False


def _of_file(file: Path, find: FindGame) -> Iterator[Found]:
    try:
        with _opened(file) as stream:
            yield from _of_stream(file, stream, find)
    except FileNotFoundError:
        yield Found(file, problem=say("no-such-file"))
    except EOFError:
        yield Found(file, problem=say("cut-off"))
    except (gzip.BadGzipFile, zlib.error):
        yield Found(file, problem=say("damaged-gzip"))
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        yield Found(file, problem=say("cannot-read", reason=str(reason)))


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[IO[bytes]]:
    """A file as it was before it was compressed."""
    with file.open("rb") as raw:
        begin = raw.read(len(_GZIP))
        raw.seek(0)
        if begin == _GZIP:
            with gzip.GzipFile(fileobj=raw) as stream:
                yield cast("IO[bytes]", stream)
        else:
            yield raw


def _of_stream(file: Path, stream: IO[bytes], find: FindGame) -> Iterator[Found]:
    """What a file holds; its first line says in which form."""
    before = 0
    first = stream.readline(LARGEST_FILE + 1).removeprefix(_MARK)
    while first and not first.strip():
        before += 1
        first = stream.readline(LARGEST_FILE + 1)
    if not first:
        yield Found(file, problem=say("empty-file"))
    elif _begins_a_text(first):
        yield from _texts(file, itertools.chain([b"\n"] * before, [first], _whole_lines(stream)))
    elif not first.lstrip().startswith(b"{"):
        yield Found(file, problem=say("not-a-record", format=FORMAT))
    elif _is_json(first) or _should_be_lines(file, first):
        yield from _lines(file, before, itertools.chain([first], _whole_lines(stream)), find)
    else:
        yield _one(file, 0, first + stream.read(LARGEST_FILE + 1 - len(first)), find)


def _begins_a_text(line: bytes) -> bool:
    """Whether a tag or a comment begins; behind a brace that is an object's, and no comment's, there is a name."""
    begin, inside = line.lstrip()[:1], line.lstrip()[1:].lstrip()[:1]
    return begin in (b"[", b";", b"%") or (begin == b"{" and inside not in (b"", b'"', b"}"))


def _should_be_lines(file: Path, first: bytes) -> bool:
    """Whether a file is meant to have a record a line, although its first one is damaged."""
    return file.name.removesuffix(COMPRESSED).endswith(LINES) and first.strip() != b"{"


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except (ValueError, RecursionError):
        return False
    return True


def _whole_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a file; of one that is longer than any record, only so much that this can be said."""
    while line := stream.readline(LARGEST_FILE + 1):
        yield line
        while len(line) > LARGEST_FILE and not line.endswith(b"\n"):
            line = stream.readline(LARGEST_FILE + 1)
            if not line:
                return


def _lines(file: Path, before: int, lines: Iterable[bytes], find: FindGame) -> Iterator[Found]:
    """A record a line."""
    for number, line in enumerate(lines, before + 1):
        if not line.strip():
            continue
        found = _one(file, number, line, find)
        yield found
        if isinstance(found.problem, Message) and found.problem.id.endswith("/arena-results"):
            return


def _one(file: Path, line: int, data: bytes, find: FindGame) -> Found:
    """The record of a line or of a whole file."""
    try:
        record, form = decode_with_form(data, find)
    except BadRecord as problem:
        return Found(file, line, problem=say("arena-results") if _are_results(data) else problem.message)
    return Found(file, line, record, older="" if form == FORMAT else form)


def _are_results(data: bytes) -> bool:
    """Whether this begins the results of an arena: they have no moves."""
    try:
        return form_of(data).startswith(RESULTS)
    except BadRecord:
        return False


def _texts(file: Path, lines: Iterable[bytes]) -> Iterator[Found]:
    """Texts in the manner of PGN."""
    for entry in parsing.read_all(_as_texts(lines)):
        yield Found(file, entry.line, entry.record, entry.problem)


def _as_texts(lines: Iterable[bytes]) -> Iterator[str]:
    return (line.decode("utf-8") for line in lines)


# Writing


@contextlib.contextmanager
def put_in_place(file: Path) -> Iterator[BinaryIO]:
    """Write a file beside its place and put it there when it is whole: an older one is never lost to a full disk."""
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    finally:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)


@contextlib.contextmanager
def compressed_by_name(file: Path, stream: BinaryIO) -> Iterator[IO[bytes]]:
    """What is written to a stream, compressed if the name of its file ends in .gz."""
    if file.name.endswith(COMPRESSED):
        # Without a name and a date in it the same records make the same file.
        with gzip.GzipFile(filename="", fileobj=stream, mode="wb", mtime=0) as smaller:
            yield cast("IO[bytes]", smaller)
    else:
        yield stream
