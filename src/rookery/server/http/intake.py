"""How many connections there may be, how long each may wait for the rest of a request, and how much it may hold.

Whoever waits longest makes place for whoever comes: a crowd of half-sent requests keeps nobody out, and costs a bounded
amount of memory. It looks at all that wait once a second, as a timer for each would cost more.
"""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from rookery.server.http.limits import Limits
from rookery.server.logs import note

Stage = Literal["idle", "head", "body"]
"""What a connection waits for: another request, the rest of its head, the rest of its body."""

PROGRESS = 16 * 1024
"""Bytes of an answer that count as read on."""
GRACE = 1.0
"""Seconds that nobody is cut for waiting: many may come at once, and what they sent has not been read yet."""
SELDOM = 10.0
"""Seconds between two lines in the log about the same shortage."""


class Connection(Protocol):
    """A connection as it is seen from here."""

    def cut(self) -> None:
        """Close it at once, whatever is on the way."""

    def unread(self) -> int:
        """Bytes that wait to be read by the client."""


@dataclass(eq=False)
class _Place:
    """What is known of a connection."""

    address: str | None
    """What it is counted under; None for proxies."""
    stage: Stage | None = None
    since: float = 0.0
    """When it began to wait for this."""
    held: int = 0
    """Bytes of a body that is not complete."""
    stuck: float | None = None
    """Since when nothing is read."""
    unread: int = 0
    """How much was unread then."""


Waiting = dict[Connection, _Place]
"""In the order in which they began to wait."""


class Intake:
    """All connections of this process."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._most = limits.connections
        self._places: dict[Connection, _Place] = {}
        self._addresses: Counter[str] = Counter()
        self._waiting: Waiting = {}
        self._waiting_by_address: dict[str | None, Waiting] = {}
        self._held = 0
        self._held_by_address: Counter[str | None] = Counter()
        self._stuck: Waiting = {}
        self._told: dict[str, float] = {}
        self._seconds = {"idle": limits.keep_alive, "head": limits.head_seconds, "body": limits.body_seconds}

    @property
    def total(self) -> int:
        """How many connections there are."""
        return len(self._places)

    @property
    def held(self) -> int:
        """Bytes of bodies that are not complete."""
        return self._held

    def lower(self, most: int) -> None:
        """The system has descriptors for so many connections only."""
        self._most = min(self._most, most)

    # Coming and going

    def arrive(self, connection: Connection, address: str | None, *, socket: bool = False) -> bool:
        """A new connection; False if there is no place for it, and nobody waits who could make one."""
        most = self._limits.connections_address
        if socket and address is not None:
            # Those who listen are counted elsewhere; here are those, too, who are refused and do not go.
            address, most = f"{address} sockets", most + self._limits.sockets_address
        crowded = address is not None and self._addresses[address] >= most
        if crowded and not self._make_place(self._waiting_by_address.get(address, {})):
            self._tell("connections-of-address-full", most)
            return False
        if len(self._places) >= self._most:
            self._tell("connections-full", self._most)
            if not self._make_place(self._waiting):
                return False
        self._places[connection] = _Place(address)
        if address is not None:
            self._addresses[address] += 1
        return True

    def leave(self, connection: Connection) -> None:
        """A connection is closed, or goes on as a socket."""
        self.proceed(connection)
        self.read_on(connection)
        place = self._places.pop(connection, None)
        if place is not None and place.address is not None:
            self._addresses[place.address] -= 1
            if not self._addresses[place.address]:
                del self._addresses[place.address]

    def _make_place(self, waiting: Waiting) -> bool:
        """Cut the one that has waited longest; False if all have just come."""
        longest, place = next(iter(waiting.items()), (None, None))
        if longest is None or place is None or self._clock() - place.since < GRACE:
            return False
        self._cut(longest)
        return True

    def _cut(self, connection: Connection) -> None:
        self.leave(connection)
        connection.cut()

    # Waiting for the rest of a request

    def wait(self, connection: Connection, stage: Stage, held: int = 0) -> None:
        """A connection waits for something. Sending a little does not give it more time."""
        place = self._places.get(connection)
        if place is None:
            return
        if place.stage != stage:
            self.proceed(connection)
            place.stage, place.since = stage, self._clock()
            self._waiting[connection] = place
            self._waiting_by_address.setdefault(place.address, {})[connection] = place
        if held != place.held:
            self._hold(place, held)
            self._check_uploads(place.address)
        self._check(place.address)

    def proceed(self, connection: Connection) -> None:
        """A request is complete: nothing is waited for."""
        place = self._waiting.pop(connection, None)
        if place is not None:
            place.stage = None
            if place.held:
                self._hold(place, 0)
            others = self._waiting_by_address[place.address]
            del others[connection]
            if not others:
                del self._waiting_by_address[place.address]

    def _hold(self, place: _Place, held: int) -> None:
        more = held - place.held
        place.held = held
        self._held += more
        self._held_by_address[place.address] += more
        if not self._held_by_address[place.address]:
            del self._held_by_address[place.address]

    def _check(self, address: str | None) -> None:
        """Cut those who wait longest, until as many are left as may wait."""
        own, limits = self._waiting_by_address.get(address, {}), self._limits
        while address is not None and len(own) > limits.unfinished_address and self._make_place(own):
            pass
        while len(self._waiting) > limits.unfinished and self._make_place(self._waiting):
            self._tell("unfinished-requests-full", limits.unfinished)

    def _check_uploads(self, address: str | None) -> None:
        """Cut the oldest unfinished uploads, until the others hold as much as they may."""
        limits = self._limits
        while address is not None and self._held_by_address[address] > limits.upload_bytes_address:
            self._cut(_oldest_upload(self._waiting_by_address[address]))
        while self._held > limits.upload_bytes:
            self._tell("uploads-full", limits.upload_bytes)
            self._cut(_oldest_upload(self._waiting))

    # Slow readers

    def stop_reading(self, connection: Connection) -> None:
        """A client does not read as fast as it is told."""
        place = self._places.get(connection)
        if place is not None and connection not in self._stuck:
            place.stuck, place.unread = self._clock(), connection.unread()
            self._stuck[connection] = place

    def read_on(self, connection: Connection) -> None:
        """It has read what there was."""
        self._stuck.pop(connection, None)

    # Once a second

    def sweep(self) -> None:
        """Cut those whose time is up, and those who read so slowly that too much waits for them."""
        now = self._clock()
        for connection, place in list(self._waiting.items()):
            if place.stage is not None and now - place.since >= self._seconds[place.stage]:
                self._cut(connection)
        for address in list(self._waiting_by_address):
            self._check(address)
        for connection, place in list(self._stuck.items()):
            unread = connection.unread()
            if unread <= place.unread - PROGRESS:
                place.stuck, place.unread = now, unread
            elif place.stuck is not None and now - place.stuck >= self._limits.stuck_seconds:
                self._cut(connection)
        for connection in list(self._too_much_unread()):
            self._cut(connection)

    def _too_much_unread(self) -> Iterator[Connection]:
        """Who has been stuck longest, where more waits than may."""
        unread = {connection: connection.unread() for connection in self._stuck}
        total, by_address = sum(unread.values()), Counter[str | None]()
        for connection, place in self._stuck.items():
            by_address[place.address] += unread[connection]
        for connection, place in self._stuck.items():
            own = place.address is not None and by_address[place.address] > self._limits.unread_bytes_address
            if own or total > self._limits.unread_bytes:
                total -= unread[connection]
                by_address[place.address] -= unread[connection]
                yield connection

    def _tell(self, event: str, most: int) -> None:
        """Note a shortage, but not each time."""
        now = self._clock()
        if now - self._told.get(event, -SELDOM) >= SELDOM:
            self._told[event] = now
            note(event, level=logging.WARNING, connections=self.total, most=most)


def _oldest_upload(waiting: Waiting) -> Connection:
    """Who waits longest with a part of a body."""
    return next(connection for connection, place in waiting.items() if place.held)
