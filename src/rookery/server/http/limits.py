"""How much anybody may ask for: rates, sizes and counts, all in one place."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from rookery.kernel.messages import Message, Text, speaker
from rookery.play.refusals import Refusal

say = speaker("server")

KNOWN = 20_000
"""How many askers are remembered; the least recent one is forgotten first."""
SMALL = 0.1
"""A part of a limit that processes do not tell each other of: most people never use more."""
BRINGS_A_GAME = (
    "/api/matches",
    "/api/preview",
    "/api/replay",
    "/api/verify",
    "/api/chances",
    "/api/advice",
    "/api/classes",
    "/api/review",
)
"""Addresses to which a whole game or a board may be sent; nothing else may be so large."""


Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Bytes = Annotated[int, Meta(ge=256, le=2**40)]
Seconds = Annotated[float, Meta(ge=0.1, le=86_400)]
Frequency = Annotated[float, Meta(gt=0, le=1e9)]


@dataclass(frozen=True)
class Rate:
    """A rate: so many a second in the long run, and how many at once."""

    second: Frequency
    burst: Frequency


@dataclass(frozen=True)
class Limits:
    """What the server allows. An address is an IPv4 address, or all IPv6 addresses of one household (a /64)."""

    # Connections

    connections: Count = 24_000
    """Connections in all, sockets among them; fewer where the system has no descriptors for so many."""
    connections_address: Count = 4096
    """Connections of one address, without sockets."""
    unfinished: Count = 1024
    """Connections that wait for the rest of a request; the one that waits longest makes place for a new one."""
    unfinished_address: Count = 256
    """The same for one address."""
    head: Bytes = 16 * 1024
    """Bytes of a request before its body."""
    head_seconds: Seconds = 10.0
    """Seconds until all of them must be there."""
    body: Bytes = 32 * 1024
    """Bytes of a request's body."""
    record: Bytes = 2 * 1024 * 1024
    """Bytes of a body that brings a whole game along."""
    body_seconds: Seconds = 60.0
    """Seconds until a body must be there."""
    upload_bytes: Bytes = 64 * 1024 * 1024
    """Bytes of bodies that are not complete, in all; the oldest make place."""
    upload_bytes_address: Bytes = 16 * 1024 * 1024
    """The same for one address."""
    keep_alive: Seconds = 30.0
    """Seconds that a connection may be idle between two requests."""
    stuck_seconds: Seconds = 20.0
    """Seconds in which some of an answer must be read; then the connection is cut."""
    unread_bytes: Bytes = 128 * 1024 * 1024
    """Bytes of answers that wait for slow readers, in all; those who are stuck longest are cut."""
    unread_bytes_address: Bytes = 32 * 1024 * 1024
    """The same for one address."""

    # Sockets

    message: Bytes = 4 * 1024
    """Bytes of what a client says on a socket."""
    frames: Rate = Rate(1, 20)
    """Frames from a client on a socket: its greeting, signs of life."""
    queue: Count = 64
    """Messages that wait for a slow reader; then the connection is cut."""
    sockets: Count = 20_000
    """Listeners in all."""
    sockets_each: Count = 32
    """Listeners of one guest, or one token."""
    sockets_address: Count = 10_000
    """Listeners of one address: many people may share one."""

    # Rates

    address: Rate = Rate(1000, 4000)
    """Requests from one address."""
    reserve: Rate = Rate(5, 30)
    """Requests of a known guest where the address has none left: others at the same address shut nobody out."""
    guests_address: Rate = Rate(20, 2000)
    """New guests from one address."""
    commands: Rate = Rate(20, 60)
    """Commands of one guest, or with one token."""
    opening: Rate = Rate(0.5, 20)
    """Matches that one guest opens, rematches among them."""
    opening_address: Rate = Rate(10, 1000)
    """Matches opened from one address."""
    matches_each: Count = 50
    """Matches that a guest has opened and that are not over."""
    classes: Rate = Rate(0.02, 10)
    """Classes that one guest opens, and rounds that they begin."""
    classes_address: Rate = Rate(0.2, 100)
    """The same from one address."""
    joining: Rate = Rate(0.5, 20)
    """Codes of classes that one guest tries."""
    joining_address: Rate = Rate(1, 300)
    """The same from one address: a whole school may share one, and whoever guesses gets no further."""
    hints: Rate = Rate(0.5, 5)
    """Hints for one guest."""
    hints_address: Rate = Rate(4, 200)
    """Hints for one address."""
    studies: Rate = Rate(4, 80)
    """Games shown again, checked or judged, rules, pictures and codes, all together, for one guest."""
    studies_address: Rate = Rate(40, 800)
    """The same for one address."""

    # Work and memory

    thoughts: Count = 256
    """Thoughts that wait for the pool."""
    waiting: Count = 256
    """Pieces of slow work that wait, of each kind."""
    waiting_each: Count = 16
    """The same for one visitor."""


class Buckets:
    """Counts what each asker asks for, at one rate; over all processes, once it is shared."""

    def __init__(self, rate: Rate, what: Message, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._what = what
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: dict[str, float] | None = None
        """What askers took here since others were told; None if there are no others."""

    def take(self, asker: str) -> None:
        """Let one more pass, or refuse it and say when to come again."""
        left = self._has_left(asker)
        allowed = left >= 1
        self._leave(asker, left - 1 if allowed else left)
        if allowed and self._taken is not None:
            self._taken[asker] = self._taken.get(asker, 0) + 1
        if not allowed:
            wait = (1 - left) / self._rate.second
            raise Refusal("too-many-requests", say("too-many", what=self._what, wait=round(wait, 1)), retry=wait)

    def _has_left(self, asker: str) -> float:
        now = self._clock()
        left, since = self._left.pop(asker, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - since) * self._rate.second)

    def _leave(self, asker: str, left: float) -> None:
        self._left[asker] = (left, self._clock())
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)

    # Over all processes

    def share(self) -> None:
        """Others want to know from now on what is taken here."""
        self._taken = {}

    def changes(self, seconds: float) -> dict[str, float]:
        """What askers took in the last seconds, if it is more than a small part of what they may."""
        taken, self._taken = self._taken or {}, {}
        return {asker: amount for asker, amount in taken.items() if amount > SMALL * self._rate.second * seconds}

    def learn(self, _sender: str, asker: str, amount: float) -> None:
        """Another process let somebody pass so often: it counts here too. Who took from several is in debt."""
        self._leave(asker, max(self._has_left(asker) - amount, -self._rate.burst))

    def forget(self, sender: str) -> None:
        """A process is gone; what was taken there stays taken."""

    def tell_all(self) -> None:
        """Somebody new wants to know everything: they will hear what is taken from now on."""


class Rates:
    """What somebody may ask for, as a guest and from an address: guests are free.

    Whoever is refused as a guest uses up nothing of what others at the same address may ask for.
    """

    def __init__(self, guests: Buckets, addresses: Buckets) -> None:
        self._guests = guests
        self._addresses = addresses

    def take(self, guest: str, address: str) -> None:
        """Let one more pass, or refuse it."""
        self._guests.take(guest)
        self._addresses.take(address)


class Counts:
    """How many things each asker holds at this moment; over all processes, once it is shared."""

    def __init__(self, most: int, code: str, message: Text) -> None:
        self._most = most
        self._code = code
        self._message = message
        self._held: dict[str, int] = {}
        self._told: dict[str, int] = {}
        """What others believe that askers hold here."""
        self._elsewhere: dict[str, dict[str, float]] = {}
        """What askers hold in other processes, as far as those have told."""

    def take(self, asker: str) -> None:
        """One more, or a refusal."""
        held = self._held.get(asker, 0)
        if held + sum(each.get(asker, 0) for each in self._elsewhere.values()) >= self._most:
            raise Refusal(self._code, self._message)
        self._held[asker] = held + 1

    @contextmanager
    def held(self, asker: str) -> Iterator[None]:
        """One more, as long as it is needed."""
        self.take(asker)
        try:
            yield
        finally:
            self.give_back(asker)

    def give_back(self, asker: str) -> None:
        """One less."""
        left = self._held.get(asker, 0) - 1
        if left > 0:
            self._held[asker] = left
        else:
            self._held.pop(asker, None)

    @property
    def total(self) -> int:
        """All that is held here."""
        return sum(self._held.values())

    # Over all processes

    def share(self) -> None:
        """Others want to know from now on what is held here."""

    def changes(self, _seconds: float) -> dict[str, float]:
        """Who holds more or less than others believe, if it is more than a small part of what they may."""
        much = {asker: held for asker, held in self._held.items() if held > SMALL * self._most}
        changed = {asker: held for asker, held in much.items() if self._told.get(asker) != held}
        gone = dict.fromkeys(self._told.keys() - much.keys(), 0)
        self._told = much
        return {**changed, **gone}

    def learn(self, sender: str, asker: str, amount: float) -> None:
        """Another process says how many somebody holds there."""
        there = self._elsewhere.setdefault(sender, {})
        there[asker] = amount
        if not amount:
            del there[asker]

    def forget(self, sender: str) -> None:
        """A process is gone, with all that was held there."""
        self._elsewhere.pop(sender, None)

    def tell_all(self) -> None:
        """Somebody new wants to know everything."""
        self._told = {}
