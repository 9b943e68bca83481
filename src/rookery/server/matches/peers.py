"""The other processes of this server: they share a database, and tell each other what no database keeps.

Who is connected where, who holds how much, who has used up how much of a limit: each process tells the others what has
changed, a few times a second at most, and gives a sign of life every few seconds. What a process said is forgotten when
it is silent for too long. All of it may be late or lost for a moment; no match depends on it.
"""

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from rookery.server.logs import note
from rookery.server.store import Store, StoreProblem

PAUSE = 0.1
"""Seconds between two messages: what changes meanwhile goes together."""
COUNTED = 1.0
"""Seconds between two messages about limits."""
SIGN_OF_LIFE = 3.0
"""Seconds after which a process says something, whatever happens."""
SILENCE = 15.0
"""Seconds after which a silent process counts as gone."""
LARGEST = 7_000
"""Bytes of a message; PostgreSQL takes just under 8,000."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a process for one match."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


class Saying(msgspec.Struct, frozen=True, array_like=True):
    """What a process tells the others."""

    sender: str
    sockets: int = 0
    """How many streams it has open."""
    present: dict[str, Here] = {}
    """By matches."""
    asked: tuple[str, ...] = ()
    """Matches of which it wants to know who is connected elsewhere."""
    used: dict[str, float] = {}
    """What the limits say of somebody there, by the names of limits and askers."""
    leaving: bool = False


class Shared(Protocol):
    """A limit that is counted over all processes."""

    def share(self) -> None:
        """Others want to know from now on."""

    def changes(self, seconds: float) -> dict[str, float]:
        """What others must know of the last seconds: by askers, and only where it matters."""

    def learn(self, sender: str, asker: str, amount: float) -> None:
        """A process has told of an asker."""

    def forget(self, sender: str) -> None:
        """A process is gone."""

    def tell_all(self) -> None:
        """A process is new, and knows nothing yet."""


Limit = TypeVar("Limit", bound=Shared)


class Peer(NamedTuple):
    """What is known of another process."""

    heard: float
    sockets: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Saying).decode


class Peers:
    """What this process knows of the others, and tells them."""

    def __init__(self, store: Store, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.alone = store.kind == "sqlite"
        """Whether there can be no others."""
        self._store = store
        self._name = name
        self._clock = clock
        self._known: dict[str, Peer] = {}
        self._there: dict[str, dict[str, Here]] = defaultdict(dict)
        """For each match that was asked about, and each process, who is connected there."""
        self._present: dict[str, Here] = {}
        self._asked: set[str] = set()
        self._limits: dict[str, Shared] = {}
        self._said, self._counted = -SIGN_OF_LIFE, clock()
        self.sockets: Callable[[], int] = lambda: 0
        self.changed: Callable[[str], None] = lambda _: None
        """Called with a match when others connect to it elsewhere, or are gone."""
        self.here: Callable[[str], Here] = lambda _: Here()
        """Who is connected to this process for a match."""

    # What is known

    def elsewhere(self, match: str) -> tuple[frozenset[int], int]:
        """The seats that are connected to other processes, and how many watch there."""
        told = self._there.get(match, {}).values()
        return frozenset(seat for each in told for seat in each.seats), sum(each.watchers for each in told)

    def sockets_elsewhere(self) -> int:
        """How many streams other processes have open."""
        return sum(peer.sockets for peer in self._known.values())

    # What is told

    def follow(self, match: str) -> None:
        """This process has opened a match: ask who is connected elsewhere."""
        if not self.alone:
            self._there.setdefault(match, {})
            self._asked.add(match)

    def drop(self, match: str) -> None:
        """This process has unloaded a match."""
        self._there.pop(match, None)

    def tell(self, match: str, here: Here) -> None:
        """Who is connected here has changed."""
        if not self.alone:
            self._present[match] = here

    def share(self, name: str, limit: Limit) -> Limit:
        """Count a limit over all processes."""
        if not self.alone:
            limit.share()
            self._limits[name] = limit
        return limit

    async def talk(self) -> None:
        """Tell the others what has changed, again and again."""
        while not self.alone:
            await asyncio.sleep(PAUSE)
            self._miss()
            for text in self._messages():
                try:
                    await self._store.tell(text)
                except StoreProblem as problem:
                    note("store-problem", level=logging.WARNING, code=problem.code, problem=str(problem))
                    break

    async def leave(self) -> None:
        """Say that this process stops."""
        if not self.alone:
            with contextlib.suppress(StoreProblem):
                await self._store.tell(_encode(Saying(self._name, leaving=True)).decode())

    def _messages(self) -> Iterator[str]:
        """All that there is to say, in messages that are not too large."""
        used = self._limits_changed()
        present, self._present = self._present, {}
        asked, self._asked = self._asked, set()
        if not (present or asked or used) and self._clock() - self._said < SIGN_OF_LIFE:
            return
        self._said = self._clock()
        yield from _packed(Saying(self._name, self.sockets()), present, asked, used)

    def _limits_changed(self) -> dict[str, float]:
        """What the limits have to say, about once a second."""
        since = self._clock() - self._counted
        if since < COUNTED:
            return {}
        self._counted = self._clock()
        said = {name: limit.changes(since) for name, limit in self._limits.items()}
        return {f"{name} {asker}": amount for name, each in said.items() for asker, amount in each.items()}

    # What is heard

    def hear(self, text: str) -> None:
        """Another process says something; what is no message of ours means nothing."""
        try:
            saying = _decode(text)
        except msgspec.DecodeError:
            return
        if saying.sender == self._name:
            return
        if saying.leaving:
            self._forget(saying.sender)
            return
        if saying.sender not in self._known:
            for limit in self._limits.values():
                limit.tell_all()
        self._known[saying.sender] = Peer(self._clock(), saying.sockets)
        for match, here in saying.present.items():
            self._learn(saying.sender, match, here)
        for match in saying.asked:
            here = self.here(match)
            if here != Here():
                self._present[match] = here
        self._hear_of_limits(saying)

    def _hear_of_limits(self, saying: Saying) -> None:
        for key, amount in saying.used.items():
            name, _, asker = key.partition(" ")
            if name in self._limits:
                self._limits[name].learn(saying.sender, asker, amount)

    def lost(self) -> None:
        """Some messages were lost: ask again about everything."""
        self._asked |= set(self._there)

    def _learn(self, sender: str, match: str, here: Here) -> None:
        there = self._there.get(match)
        if there is None:
            return
        before = self.elsewhere(match)
        if here == Here():
            there.pop(sender, None)
        else:
            there[sender] = here
        if self.elsewhere(match) != before:
            self.changed(match)

    def _miss(self) -> None:
        """Forget what processes said that are silent."""
        late = self._clock() - SILENCE
        for name in [name for name, peer in self._known.items() if peer.heard < late]:
            note("peer-gone", peer=name)
            self._forget(name)

    def _forget(self, sender: str) -> None:
        self._known.pop(sender, None)
        for limit in self._limits.values():
            limit.forget(sender)
        for match, there in list(self._there.items()):
            if sender in there:
                self._learn(sender, match, Here())


def _packed(frame: Saying, present: dict[str, Here], asked: Collection[str], used: dict[str, float]) -> Iterator[str]:
    """Messages that say all of it, none of them too large."""
    pieces: list[dict[str, Any]] = [
        *({"present": {match: here}} for match, here in present.items()),
        *({"asked": {match: None}} for match in asked),
        *({"used": {key: amount}} for key, amount in used.items()),
    ]
    most = LARGEST - len(_encode(frame))
    part: dict[str, dict[str, Any]] = defaultdict(dict)
    size = 0
    for piece in pieces:
        more = len(_encode(piece))
        if size + more > most:
            yield _encode(replace(frame, **_fields(part))).decode()
            part, size = defaultdict(dict), 0
        for name, facts in piece.items():
            part[name] |= facts
        size += more
    yield _encode(replace(frame, **_fields(part))).decode()


def _fields(part: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {name: tuple(facts) if name == "asked" else facts for name, facts in part.items()}
