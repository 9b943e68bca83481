"""How much anybody may ask for: rates, sizes and counts, all in one place."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from rookery.kernel.messages import Message, Text, speaker
from rookery.play.refusals import Refusal

say = speaker("server")

KNOWN = 20_000
"""How many askers are remembered; the least recent one is forgotten first."""
BRINGS_A_GAME = ("/api/matches", "/api/preview", "/api/replay", "/api/verify", "/api/chances", "/api/advice")
"""Addresses to which a whole game or a board may be sent; nothing else may be so large."""


@dataclass(frozen=True)
class Rate:
    """A rate: requests a second in the long run, and how many at once."""

    second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """What the server allows."""

    body: int = 32 * 1024
    """Bytes of a request."""
    record: int = 2 * 1024 * 1024
    """Bytes of a request that brings a whole game along."""
    message: int = 4 * 1024
    """Bytes of what a client says on a socket."""
    queue: int = 64
    """Messages that wait for a slow reader; then the connection is cut."""
    sockets: int = 20_000
    """Listeners in all."""
    sockets_each: int = 32
    """Listeners of one guest, or one token."""
    sockets_address: int = 10_000
    """Listeners of one address: many people may share one."""
    matches_each: int = 50
    """Matches that a guest has opened and that are not over."""
    thoughts: int = 256
    """Thoughts that wait for the pool."""
    address: Rate = Rate(1000, 4000)
    """Requests from one address."""
    commands: Rate = Rate(20, 60)
    """Commands of one guest, or with one token."""
    opening: Rate = Rate(0.5, 20)
    """Matches that one guest opens."""
    hints: Rate = Rate(0.5, 5)
    """Hints for one guest."""
    studies: Rate = Rate(4, 80)
    """Games shown again, checked or judged, rules, pictures and codes, all together, for one guest."""


class Buckets:
    """Counts what each asker asks for, at one rate."""

    def __init__(self, rate: Rate, what: Message, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._what = what
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, asker: str) -> None:
        """Let one more pass, or refuse it and say when to come again."""
        now = self._clock()
        left, since = self._left.pop(asker, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.second)
        allowed = left >= 1
        self._left[asker] = (left - 1 if allowed else left, now)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        if not allowed:
            wait = (1 - left) / self._rate.second
            raise Refusal("too-many-requests", say("too-many", what=self._what, wait=round(wait, 1)), retry=wait)


class Counts:
    """How many things each asker holds at this moment."""

    def __init__(self, most: int, code: str, message: Text) -> None:
        self._most = most
        self._code = code
        self._message = message
        self._held: dict[str, int] = {}

    def take(self, asker: str) -> None:
        """One more, or a refusal."""
        if self._held.get(asker, 0) >= self._most:
            raise Refusal(self._code, self._message)
        self._held[asker] = self._held.get(asker, 0) + 1

    def give_back(self, asker: str) -> None:
        """One less."""
        left = self._held.get(asker, 0) - 1
        if left > 0:
            self._held[asker] = left
        else:
            self._held.pop(asker, None)

    @property
    def total(self) -> int:
        """All that is held."""
        return sum(self._held.values())
