"""What a store keeps, and what it can be asked: the same for every database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from rookery.play.events import AnyEvent, Created

Stage = Literal["open", "playing", "over"]
"""A match is open until all seats are taken; then it starts at once."""


@dataclass(frozen=True)
class StoredMatch:
    """A match as it is kept. Only its events grow; the rest stays as it was created."""

    id: str
    secret: bytes = field(repr=False)
    """What the dice come from."""
    seat_tokens: tuple[bytes, ...] = field(repr=False)
    """One a seat, hashed."""
    watch_token: bytes = field(repr=False)
    """For spectators, hashed."""
    host: str | None
    """The guest who opened it."""
    public: bool
    """Whether everybody may find it while a seat is free."""
    created: int
    """Milliseconds since the epoch."""
    events: tuple[AnyEvent, ...]
    """From the first to the last."""


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


class Poke(NamedTuple):
    """Somebody appended: the match has events up to ``seq``.

    Without a match some pokes were lost: look again at everything you follow.
    """

    match: str | None
    seq: int = 0


class Store(Protocol):
    """Where matches are kept. Every question ends in an answer or, after a while, in a StoreProblem."""

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

    async def open_matches(self, limit: int) -> list[MatchRow]:
        """The public matches with a free seat, newest first."""

    async def in_play(self, limit: int, after: InPlay | None = None) -> list[InPlay]:
        """The matches in play, newest first: the first ones, or those that follow one of them."""

    def pokes(self) -> AbstractAsyncContextManager[AsyncIterator[Poke]]:
        """A poke for every append that is committed from now on, this process's own included.

        SQLite pokes for this process's appends only, PostgreSQL for those of all processes.
        """

    async def health(self) -> None:
        """Return if the store can be read and written; otherwise StoreProblem says why not."""

    async def close(self) -> None:
        """Finish work in progress, and close everything."""
