"""Texts in the manner of PGN (``text.py``) back to records, as many as a file has.

Files are read line by line: a game that is wrong is reported with its line and what would be right, and the next one is
read. ``{…}`` and ``;`` to the end of a line are comments, and so is a line that begins with ``%``.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rookery.kernel.errors import quote
from rookery.kernel.messages import Text, speaker
from rookery.records.record import LARGEST_FILE, BadRecord, Record
from rookery.records.tags import Tags, unquoted
from rookery.records.text import NOT_OVER, ROLL, result_token

say = speaker("records")

_TAG = re.compile(r'\[\s*(?P<name>\w+)\s+(?P<value>"(?:[^"\\]|\\.)*")\s*\]')
_WORD = re.compile(r'~?"(?:[^"\\]|\\.)*"|[^\s"{};]+')
_NUMBER = re.compile(r"(?P<ply>\d{1,9})\.(?P<move>.*)")
_RESULT = re.compile(r"\*|(?:1/2|[01])(?:-(?:1/2|[01]))*")


@dataclass(frozen=True)
class Entry:
    """A game of a file: its record and the line where it begins; or what is wrong with it, and the line of that."""

    line: int
    record: Record | None = None
    problem: Text = ""


def read(text: str) -> Record:
    """The record of a text that has just one; BadRecord says what is wrong with others, and in which line."""
    # Other letters that some call the end of a line may stand in a name.
    records: list[Record] = []
    for entry in read_all(text.split("\n")):
        if entry.record is None:
            raise BadRecord(say("at-line", line=entry.line, problem=entry.problem))
        records.append(entry.record)
    if len(records) != 1:
        raise BadRecord(say("not-one-text", games=len(records)))
    return records[0]


def read_all(lines: Iterable[str]) -> Iterator[Entry]:
    """The games of a file, one after the other."""
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        yield from reader.take(number, line)
    yield from reader.end()


class _Wrong(Exception):
    """What is wrong with a game, and in which line."""

    def __init__(self, line: int, problem: Text) -> None:
        super().__init__(problem)
        self.entry = Entry(line, problem=problem)


class _Reader:
    """Reads lines, and says which games they make."""

    def __init__(self) -> None:
        self._comment = 0
        """The line where an open comment began, or 0."""
        self._skips = False
        """Whether the rest of a game that is wrong is passed over."""
        self._after_tags = False
        """Whether the line before this one was a tag's."""
        self._begin()

    def _begin(self) -> None:
        self._tags = Tags()
        self._moves: list[str] = []
        self._number = 0
        """That of the move that is expected next, if it has been read."""
        self._first = 0
        """The line where the game begins."""
        self._size = 0

    def take(self, number: int, line: str) -> Iterator[Entry]:
        """Read a line; the games that are complete with it."""
        is_tag = line.startswith("[") and not self._comment
        if is_tag and not self._after_tags:
            self._skips = False
        if line.strip() and not self._comment:
            self._after_tags = is_tag
        if self._skips:
            return
        try:
            yield from self._read(number, line)
        except _Wrong as wrong:
            self._fail()
            yield wrong.entry
            if is_tag and wrong.entry.line != number:
                # The game before had no end; this line begins another.
                self._skips = False
                yield from self.take(number, line)

    def end(self) -> Iterator[Entry]:
        """The end of the file; what is not complete by then is wrong."""
        if self._comment:
            yield Entry(self._comment, problem=say("open-comment"))
        elif self._first:
            yield self._no_result().entry

    def _fail(self) -> None:
        self._begin()
        self._comment = 0
        self._skips = True

    def _no_result(self) -> _Wrong:
        return _Wrong(self._first, say("no-result-token"))

    def _read(self, number: int, line: str) -> Iterator[Entry]:
        place = 0
        if line.startswith("%") and not self._comment:
            return
        self._size += len(line)
        if self._size > LARGEST_FILE:
            raise _Wrong(number, say("too-large", most=LARGEST_FILE))
        while (place := self._skip(number, line, place)) < len(line):
            if line[place] == "[":
                place = self._tag(number, line, place)
                continue
            found = _WORD.match(line, place)
            if found is None:
                raise _Wrong(number, say("stray-mark", mark=quote(line[place])))
            place = found.end()
            yield from self._word(number, found[0])

    def _skip(self, number: int, line: str, place: int) -> int:
        """The place behind blanks and comments."""
        while place < len(line):
            if self._comment:
                end = line.find("}", place)
                if end < 0:
                    return len(line)
                self._comment, place = 0, end + 1
            elif line[place].isspace():
                place += 1
            elif line[place] == ";":
                return len(line)
            elif line[place] == "{":
                self._comment = number
            else:
                return place
        return place

    def _tag(self, number: int, line: str, place: int) -> int:
        if self._moves or self._number:
            raise self._no_result()
        found = _TAG.match(line, place)
        if found is None:
            raise _Wrong(number, say("bad-tag", found=quote(line[place:])))
        self._first = self._first or number
        try:
            self._tags.add(number, found["name"], found["value"])
        except BadRecord as problem:
            raise _Wrong(number, problem.message) from None
        return found.end()

    def _word(self, number: int, word: str) -> Iterator[Entry]:
        """A number, a move or a result."""
        self._first = self._first or number
        if self._number:
            self._move(number, word)
        elif numbered := _NUMBER.fullmatch(word):
            if int(numbered["ply"]) != len(self._moves) + 1:
                raise _Wrong(number, say("other-number", found=word, right=f"{len(self._moves) + 1}."))
            self._number = int(numbered["ply"])
            if numbered["move"]:
                self._move(number, numbered["move"])
        elif _RESULT.fullmatch(word):
            yield self._finished(number, word)
        else:
            raise _Wrong(number, say("no-number", found=quote(word), right=f"{len(self._moves) + 1}."))

    def _move(self, number: int, word: str) -> None:
        self._number = 0
        text = word.removeprefix(ROLL)
        try:
            self._moves.append(unquoted(text) if text.startswith('"') else text)
        except BadRecord as problem:
            raise _Wrong(number, problem.message) from None

    def _finished(self, number: int, token: str) -> Entry:
        try:
            record = self._tags.record(tuple(self._moves))
        except BadRecord as problem:
            raise _Wrong(self._tags.line or self._first, problem.message) from None
        right = result_token(record)
        for line, found in ((self._tags.line_of("Result"), self._tags.result), (number, token)):
            if found is not None and found != right:
                hint = say("result-tags-missing") if right == NOT_OVER else ""
                raise _Wrong(line, say("other-result", found=found, right=right, hint=hint))
        entry = Entry(self._first, record)
        self._begin()
        return entry
