"""What a store keeps, and what it can be asked: the same for every database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from rookery.play.events import AnyEvent, Created

Stage = Literal["open", "playing", "over"]
"""A match is open until all seats are taken; then it starts at once."""
Kind = Literal["sqlite", "postgresql"]
"""Of a database."""


@dataclass(frozen=True)
class StoredMatch:
    """A match as it is kept. Only its events grow; the rest stays as it was created."""

    id: str
    secret: bytes = field(repr=False)
    """What the dice come from."""
    host: str | None
    """The guest who opened it."""
    public: bool
    """Whether everybody may find it while a seat is free."""
    created: int
    """Milliseconds since the epoch."""
    events: tuple[AnyEvent, ...]
    """From the first to the last."""
    seat_tokens: tuple[bytes, ...] = field(default=(), repr=False)
    """Of a match that an earlier version opened: its invitations, one a seat, hashed."""
    watch_token: bytes = field(default=b"", repr=False)
    """The same for its link to watch by."""


@dataclass(frozen=True)
class MatchRow:
    """A match as lists show it."""

    id: str
    host: str | None
    public: bool
    stage: Stage
    created: int
    changed: int
    """When the last event happened, in milliseconds since the epoch."""
    seq: int
    """Of the last event."""
    opening: Created
    """The first event: game, players, options, plans."""


class InPlay(NamedTuple):
    """A match that has started and is not over, and where it stands in the list of these."""

    created: int
    """Milliseconds since the epoch."""
    id: str
    timed: bool = True
    """Whether it has a clock: then it goes on though nobody comes."""


class Run(NamedTuple):
    """A server that was there, from a moment to another, in milliseconds since the epoch."""

    id: str
    began: int
    seen: int


class Poke(NamedTuple):
    """Somebody appended: the match has events up to ``seq``.

    Without a match some pokes were lost: look again at everything you follow.
    """

    match: str | None
    seq: int = 0


class Told(NamedTuple):
    """Another process, or this one, said something that no store keeps."""

    text: str


class Store(Protocol):
    """Where matches are kept. Every question ends in an answer or, after a while, in a StoreProblem."""

    kind: Kind

    async def create(self, match: StoredMatch) -> None:
        """Keep a new match with its first events; durable on return."""

    async def append(self, match: str, events: Sequence[AnyEvent]) -> None:
        """Keep events that follow those that are there: all or none, durable on return; Conflict if one is taken."""

    async def load(self, match: str) -> StoredMatch | None:
        """A match with all its events."""

    async def events(self, match: str, after: int) -> list[AnyEvent]:
        """The events of a match that follow number ``after``."""

    async def recent(self, guest: str, limit: int) -> list[MatchRow]:
        """The matches that a guest opened or ever sat in, newest first."""

    async def unfinished(self, host: str) -> int:
        """How many matches that a guest has opened are not over."""

    async def open_matches(self, limit: int) -> list[MatchRow]:
        """The public matches with a free seat, newest first."""

    async def in_play(self, limit: int, after: InPlay | None = None) -> list[InPlay]:
        """The matches in play, newest first: the first ones, or those that follow one of them."""

    async def aged(self, stage: Stage, before: int, limit: int, after: MatchRow | None = None) -> list[MatchRow]:
        """The matches of a stage that were created before a time, oldest first: the first ones, or those after one."""

    async def delete(self, match: str, seq: int) -> bool:
        """Delete a match for good if that is still its last event; whether it was."""

    async def runs(self) -> list[Run]:
        """The servers that were there in the last months."""

    async def beat(self, run: Run) -> None:
        """A server is there, or still there; what was noted long before is forgotten."""

    async def ask(self, statement: Any) -> list[Any]:
        """The rows that a statement of ``store/upkeep.py`` finds."""

    async def change(self, steps: Sequence[Any]) -> None:
        """Run statements of ``store/upkeep.py``, all or none."""

    async def tell(self, text: str) -> None:
        """Say something to all processes that hear this store's pokes; it is not kept."""

    def pokes(self) -> AbstractAsyncContextManager[AsyncIterator[Poke | Told]]:
        """A poke for every append that is committed from now on, this process's own included, and what others tell.

        SQLite pokes for this process's appends only, PostgreSQL for those of all processes.
        """

    async def health(self) -> None:
        """Return once something has been read and written; otherwise StoreProblem says why not."""

    async def close(self) -> None:
        """Finish work in progress, and close everything."""
