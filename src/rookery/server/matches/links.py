"""The tokens of links: an invitation to a seat, a link to watch by, one that takes a seat along to another device.

None is kept. The first two follow from the server's keys, the match and a number that the log counts up when one is
used or revoked; the third says itself what it is for, and the log knows which have been used.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from rookery.server.http.security import Security, hashed, same
from rookery.server.matches.access import Access

REMEMBERED = 8
"""How many invitations to a seat before the present one are still known for what they were."""
DEVICE_SECONDS = 600
"""How long a link to another device works."""


class Link(NamedTuple):
    """What a token opens in a match."""

    kind: Literal["invitation", "watch", "device"]
    seat: int | None
    works: bool
    """False once it has been used or revoked, or is too old."""
    key: str = ""
    """Of a link to another device: the key under which the log has it when it is used."""


class Links:
    """Makes and recognises tokens."""

    def __init__(self, security: Security, clock: Callable[[], float] = time.time) -> None:
        self._security = security
        self._clock = clock
        self._known: WeakKeyDictionary[Access, tuple[int, dict[bytes, Link]]] = WeakKeyDictionary()
        """The first two kinds of each match, by the hashes of their tokens, as of a version."""

    def invitation(self, access: Access, seat: int) -> str:
        """The token of the invitation to a seat."""
        return self._security.derived(access.match, "invitation", str(seat), str(access.seats[seat].invitation))

    def watch(self, access: Access) -> str:
        """The token of the link to watch by."""
        return self._security.derived(access.match, "watch", str(access.watch_link))

    def device(self, access: Access, seat: int) -> str:
        """A token that takes a seat along to another device: once, and soon."""
        ends = int(self._clock()) + DEVICE_SECONDS
        facts = f"{seat}.{ends}.{secrets.token_urlsafe(6)}"
        return f"{facts}.{self._security.derived(*self._signed(access, seat, facts))}"

    def find(self, access: Access, token: str) -> Link | None:
        """What a token opens in a match; None if it has nothing to do with it."""
        if "." in token:
            return self._device_link(access, token)
        version, known = self._known.get(access, (-1, {}))
        if version != access.version:
            known = dict(self._all(access))
            self._known[access] = access.version, known
        return known.get(hashed(token))

    def _all(self, access: Access) -> Iterator[tuple[bytes, Link]]:
        old_seats, old_watch = access.old_tokens
        for number in range(max(0, access.watch_link - REMEMBERED), access.watch_link + 1):
            link = Link("watch", None, works=number == access.watch_link)
            yield from self._hashes(link, access.match, "watch", str(number))
            if number == 0 and old_watch:
                yield old_watch, link
        for place, seat in enumerate(access.seats):
            for number in range(max(0, seat.invitation - REMEMBERED), seat.invitation + 1):
                link = Link("invitation", place, works=number == seat.invitation and not seat.taken)
                yield from self._hashes(link, access.match, "invitation", str(place), str(number))
                if number == 0 and place < len(old_seats):
                    yield old_seats[place], link

    def _hashes(self, link: Link, *what: str) -> Iterator[tuple[bytes, Link]]:
        return ((hashed(token), link) for token in self._security.all_derived(*what))

    def _device_link(self, access: Access, token: str) -> Link | None:
        facts, _, proof = token.rpartition(".")
        number, _, rest = facts.partition(".")
        ends = rest.partition(".")[0]
        if not (number.isascii() and number.isdigit() and ends.isascii() and ends.isdigit()) or len(token) > 128:
            return None
        seat = int(number)
        if seat >= len(access.seats):
            return None
        right = self._security.all_derived(*self._signed(access, seat, facts))
        if not any(same(proof, each) for each in right):
            return None
        key = f"device-{hashlib.sha256(facts.encode()).hexdigest()[:32]}"
        works = key not in access.device_links and self._clock() < int(ends)
        return Link("device", seat, works, key)

    @staticmethod
    def _signed(access: Access, seat: int, facts: str) -> tuple[str, ...]:
        """What a link to another device vouches for: also who sat there when it was made."""
        return access.match, "device", facts, access.seats[seat].guest or ""
