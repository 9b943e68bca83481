"""The games of an arena: records, one a line, compressed. They stand beside the results, which have no moves.

Every game is a gzip member of its own, so that it is whole on disk before the next is added, and whatever reads gzip
reads them all. What was cut off at the end, by a crash or a full disk, is cut away when the arena goes on.
"""

import gzip
import os
import zlib
from pathlib import Path
from types import TracebackType

from rookery.arena.results import BadResults, CannotKeep
from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker
from rookery.records.games import game_from_request
from rookery.records.record import BadRecord, Record, decode, write_line

say = speaker("arena")

ENDING = ".games.jsonl.gz"
_GZIP = 31
"""How zlib is told that a gzip member follows."""
_CHUNK = 1 << 16


def games_path(results: str | Path) -> Path:
    """Where the games stand whose results are in a file."""
    return Path(results).with_suffix(ENDING)


class GamesFile:
    """The games of an arena on disk. Opening it reads which are there; ``add`` appends."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._known: set[tuple[object, ...]] = set()
        try:
            self._file = self.path.open("ab+", buffering=0)
        except OSError as problem:
            raise self._cannot(problem) from None
        try:
            self._length = self._read()
            self._cut()
        except OSError as problem:
            self._file.close()
            raise self._cannot(problem) from None
        except BadResults:
            self._file.close()
            raise

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def __len__(self) -> int:
        return len(self._known)

    def add(self, record: Record) -> None:
        """Append a game, unless it is there; CannotKeep if it does not fit, and then the file is as it was."""
        if _key(record) in self._known:
            return
        member = gzip.compress(write_line(record), mtime=0)
        left = memoryview(member)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as problem:
            self._cut()
            raise self._cannot(problem) from None
        self._length += len(member)
        self._known.add(_key(record))

    def _cut(self) -> None:
        """Take away what is behind the last whole game."""
        if os.fstat(self._file.fileno()).st_size != self._length:
            self._file.truncate(self._length)

    def _cannot(self, problem: OSError) -> CannotKeep:
        file, reason, kept = quote(str(self.path)), str(problem.strerror), len(self._known)
        return CannotKeep(say("games-not-written", file=file, reason=reason, kept=kept))

    def _read(self) -> int:
        """Take in which games are there, and return how long the whole ones are."""
        self._file.seek(0)
        whole, rest = 0, b""
        while True:
            member, size, rest = self._member(rest)
            if member is None:
                return whole
            for line in member.splitlines():
                self._known.add(_key(self._record(line)))
            whole += size

    def _member(self, begun: bytes) -> tuple[bytes | None, int, bytes]:
        """A member, of which a part was read already: its content or None, its size, and what was read behind it."""
        unpacked, content, size = zlib.decompressobj(_GZIP), b"", 0
        data = begun or self._file.read(_CHUNK)
        while data:
            try:
                content += unpacked.decompress(data)
            except zlib.error:
                raise self._not_games() from None
            size += len(data) - len(unpacked.unused_data)
            if unpacked.eof:
                return content, size, unpacked.unused_data
            data = self._file.read(_CHUNK)
        return None, 0, b""

    def _record(self, line: bytes) -> Record:
        try:
            return decode(line, game_from_request)
        except BadRecord:
            raise self._not_games() from None

    def _not_games(self) -> BadResults:
        return BadResults(say("not-a-games-file", file=quote(str(self.path))))


def _key(record: Record) -> tuple[object, ...]:
    """What makes a game of an arena: another arena may have the same seed, with other options."""
    names = tuple(player.name for player in record.players)
    return record.game, record.rules, tuple(sorted(record.options.items())), names, record.seed
