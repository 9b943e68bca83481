"""The games of an arena: records, one a line, compressed. They stand beside the results, which have no moves.

Every game is on disk before the next is added: the compressed stream is flushed after each. It gets its end when the
arena ends; where a crash or a full disk came before, the arena that goes on finds the whole games and packs them anew.
"""

import contextlib
import os
import zlib
from pathlib import Path
from types import TracebackType
from typing import Any

from rookery.arena.results import BadResults, CannotKeep
from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker
from rookery.records.record import BadRecord, Record, decode, write_line

say = speaker("arena")

ENDING = ".games.jsonl.gz"
_GZIP = 31
"""How zlib is told to read and write the form of gzip."""
_CHUNK = 1 << 16
_BEGIN = b'{"format":"rookery-record/'
"""How the line of a game begins: what else is half is of somebody else, and not ours to cut away."""


def games_path(results: str | Path) -> Path:
    """Where the games stand whose results are in a file."""
    return Path(results).with_suffix(ENDING)


class GamesFile:
    """The games of an arena on disk. Opening it reads which are there; ``add`` appends."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._known: set[tuple[object, ...]] = set()
        self._length = 0
        """Of all that is whole in the file."""
        self._packer: Any = None
        """What compresses the games of this arena; None before the first."""
        try:
            self._file = self.path.open("ab+", buffering=0)
        except OSError as problem:
            raise self._cannot(problem) from None
        try:
            self._read()
        except OSError as problem:
            self._file.close()
            raise self._cannot(problem) from None
        except (BadResults, CannotKeep):
            self._file.close()
            raise

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        # On a full disk the end is missing, too: whoever goes on packs the games anew.
        with contextlib.suppress(CannotKeep):
            if self._packer is not None:
                self._append(self._packer.flush())
        self._file.close()

    def __len__(self) -> int:
        return len(self._known)

    def add(self, record: Record) -> None:
        """Append a game, unless it is there; CannotKeep if it does not fit, and then the file is as it was."""
        if _key(record) in self._known:
            return
        packer = _new_packer() if self._packer is None else self._packer.copy()
        self._append(packer.compress(write_line(record)) + packer.flush(zlib.Z_SYNC_FLUSH))
        self._packer = packer
        self._known.add(_key(record))

    def _append(self, data: bytes) -> None:
        left = memoryview(data)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as problem:
            self._cut()
            raise self._cannot(problem) from None
        self._length += len(data)

    def _cut(self) -> None:
        """Take away what is behind the last whole game."""
        if os.fstat(self._file.fileno()).st_size != self._length:
            self._file.truncate(self._length)

    def _cannot(self, problem: OSError) -> CannotKeep:
        file, reason, kept = quote(str(self.path)), str(problem.strerror), len(self._known)
        return CannotKeep(say("games-not-written", file=file, reason=reason, kept=kept))

    # Reading

    def _read(self) -> None:
        """Take in which games are there, one stream of each arena after the other."""
        self._file.seek(0)
        data = self._file.read(_CHUNK)
        while data:
            unpacker, packer = zlib.decompressobj(_GZIP), _new_packer()
            anew, half, size = [], b"", 0
            while data and not unpacker.eof:
                *lines, half = (half + self._unpacked(unpacker, data)).split(b"\n")
                for line in lines:
                    self._known.add(_key(self._record(line)))
                anew.append(packer.compress(b"".join(line + b"\n" for line in lines)))
                size += len(data) - len(unpacker.unused_data)
                data = unpacker.unused_data or self._file.read(_CHUNK)
            if half[: len(_BEGIN)] != _BEGIN[: len(half)] or (half and unpacker.eof):
                raise self._not_games()
            if unpacker.eof:
                self._length += size
            else:
                # The end is missing, and a stream cannot be gone on with.
                self._cut()
                self._append(b"".join(anew) + packer.flush(zlib.Z_SYNC_FLUSH))
                self._packer = packer

    def _unpacked(self, unpacker: Any, data: bytes) -> bytes:
        try:
            return bytes(unpacker.decompress(data))
        except zlib.error:
            raise self._not_games() from None

    def _record(self, line: bytes) -> Record:
        try:
            return decode(line)
        except BadRecord:
            raise self._not_games() from None

    def _not_games(self) -> BadResults:
        return BadResults(say("not-a-games-file", file=quote(str(self.path))))


def _new_packer() -> Any:
    return zlib.compressobj(wbits=_GZIP)


def _key(record: Record) -> tuple[object, ...]:
    """What makes a game of an arena: another arena may have the same seed, with other options."""
    names = tuple(player.name for player in record.players)
    return record.game, record.rules, tuple(sorted(record.options.items())), names, record.seed
