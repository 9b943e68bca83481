"""The results file: a header, then a line of JSON for every match, each on disk before the next is added.

The same command reads it and goes on where it stopped. A last line that was cut off, by a crash or a full disk, is cut
away; a file of another game, or one that is no results file at all, is refused and not touched.
"""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec.structs import replace

from rookery.arena.match import Item, Result
from rookery.arena.plan import Plan
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import Text, speaker

say = speaker("arena")

FORMAT = "rookery-arena/1"


class BadResults(RookeryError):
    """A results file that does not belong to this arena."""

    code = "bad-results"


class CannotKeep(RookeryError):
    """Results could not be written; those that were are safe."""

    code = "cannot-keep"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What all results of a file have in common."""

    format: str
    game: str
    players: int
    options: dict[str, str]
    rules: int
    """The version of the game's rules."""
    config: str
    """A digest of all that the options mean to the rules: an option may name a file, and files change."""
    levels: dict[str, str]
    """How each level thinks: its algorithms, as they are defined."""


def header_of(plan: Plan) -> Header:
    """The header of a plan's results."""
    game = plan.game
    return Header(
        format=FORMAT,
        game=game.key,
        players=game.players,
        options=dict(plan.option_texts),
        rules=game.room.version,
        config=hashlib.sha256(game.config.tobytes()).hexdigest()[:16],
        levels={name: ", ".join(str(algorithm) for algorithm in level) for name, level in game.room.levels.items()},
    )


def _line(data: msgspec.Struct) -> bytes:
    return msgspec.json.encode(data) + b"\n"


class ResultsFile:
    """The results of a plan on disk, without the games. Opening it reads what is there; ``add`` appends."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        self.path = Path(path)
        self._plan = plan
        self._header = header_of(plan)
        self._known: dict[tuple[tuple[str, ...], int], Result] = {}
        if self.path.exists() and not self.path.is_file():
            raise BadResults(say("not-a-file", file=self._name))
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        except OSError as problem:
            raise self._cannot(problem) from None
        try:
            self._lock()
            self._length = self._read()
            self._cut()
            if self._length == 0:
                self._append(_line(self._header))
        except OSError as problem:
            os.close(self._file)
            raise self._cannot(problem) from None
        except RookeryError:
            os.close(self._file)
            raise

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._file)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, item: Item) -> bool:
        return (item.levels, item.seed) in self._known

    def of(self, items: Iterable[Item]) -> list[Result]:
        """The results of these items, in their order; those that are not known yet are left out."""
        found = (self._known.get((item.levels, item.seed)) for item in items)
        return [result for result in found if result is not None]

    def add(self, result: Result) -> None:
        """Append a result; CannotKeep if it does not fit, and then the file is as it was."""
        alone = replace(result, record=None)
        self._append(_line(alone))
        self._known.setdefault((result.levels, result.seed), alone)

    @property
    def _name(self) -> str:
        return quote(str(self.path))

    def _lock(self) -> None:
        """Lock the file against other arenas; closing it unlocks it."""
        try:
            import fcntl
        except ImportError:  # pragma: no cover  # a system without such locks, where people must take care themselves
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults(say("another-arena", file=self._name)) from None
        except OSError:
            # Some network folders know no locks.
            return

    def _append(self, line: bytes) -> None:
        left = memoryview(line)
        try:
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as problem:
            self._cut()
            raise self._cannot(problem) from None
        self._length += len(line)

    def _cut(self) -> None:
        """Take away what is behind the last whole line."""
        if os.fstat(self._file).st_size != self._length:
            os.ftruncate(self._file, self._length)

    def _cannot(self, problem: OSError) -> CannotKeep:
        file, reason, kept = self._name, str(problem.strerror), len(self._known)
        if kept:
            return CannotKeep(say("results-not-written-but-kept", file=file, reason=reason, kept=kept))
        return CannotKeep(say("results-not-written", file=file, reason=reason))

    def _read(self) -> int:
        """Take in the results that are there and return how long the file's whole lines are."""
        text = self.path.read_bytes()
        if _line(self._header).startswith(text):
            # Empty, or cut off in its very first line.
            return len(text) if text.endswith(b"\n") else 0
        whole = text.rfind(b"\n") + 1
        first, *lines = text[:whole].splitlines() or [text]
        self._check(first)
        for number, line in enumerate(lines, start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError:
                raise BadResults(say("not-a-result", line=number, file=self._name)) from None
            self._check_programs(result)
            self._known.setdefault((result.levels, result.seed), result)
        return whole

    def _check_programs(self, result: Result) -> None:
        """Refuse results of a program that has changed since."""
        for name, version in zip(result.levels, result.versions, strict=False):
            if self._plan.versions.get(name, version) != version:
                raise BadResults(say("other-program", file=self._name, name=quote(name)))

    def _check(self, line: bytes) -> None:
        """Refuse a file whose results are not ours to go on with."""
        try:
            theirs = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            raise BadResults(say("not-a-results-file", file=self._name)) from None
        ours = self._header
        for what in ("format", "game", "players", "options", "rules", "config"):
            was, would_be = getattr(theirs, what), getattr(ours, what)
            if was != would_be:
                old, new = _fact(what, was, would_be), _fact(what, would_be, was)
                raise BadResults(say("other-results", file=self._name, was=old, wanted=new))
        for level in NAMES:
            if level not in self._plan.levels:
                continue
            then, now = theirs.levels.get(level), ours.levels[level]
            if then != now:
                was = then or say("not-at-all")
                raise BadResults(say("other-algorithms", file=self._name, level=level, was=was, now=now))


def _fact(what: str, value: object, other: object) -> Text:
    """A fact of a header for people; of the options only those that differ."""
    if isinstance(value, dict) and isinstance(other, dict):
        changed = tuple(f"{name}={text}" for name, text in value.items() if other.get(name) != text)
        return say("with-options", options=changed) if changed else say("with-no-other-option")
    if what == "rules":
        return say("rules-version", version=str(value))
    if what == "players":
        return say("so-many-players", players=int(str(value)))
    return say("a-board", digest=str(value)) if what == "config" else str(value)
