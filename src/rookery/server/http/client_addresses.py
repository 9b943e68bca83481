"""Where clients are: their addresses as limits count them, and what trusted proxies say of them."""

import ipaddress
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

from rookery.kernel.messages import speaker

say = speaker("server")

Header = tuple[bytes, bytes]

HOUSEHOLD = 64
"""Bits that the IPv6 addresses of one household have in common: whoever has one of them has them all."""
LONGEST = 64
"""Characters of an address, zone and all."""
KNOWN = 20_000
"""How many guests are remembered."""
NOWHERE = "?"
"""Of what comes over a socket of this machine."""
_SCHEMES = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def read_network(text: str) -> Network | None:
    """An address or a network; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


@lru_cache(4096)
def household(address: str) -> str:
    """What is counted under: an IPv4 address itself, of an IPv6 address the network of its household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return NOWHERE
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), HOUSEHOLD), strict=False))


class Households:
    """From which household each guest came last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, place: str) -> None:
        """A guest comes from there."""
        self._known[guest] = place
        self._known.move_to_end(guest)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def owner(self, guest: str | None) -> tuple[str, str]:
        """Where a guest came from, and who that is; whose place is not known is alone."""
        name = guest or NOWHERE
        return self._known.get(name, name), name


class Proxies:
    """The proxies that are believed. Whatever anybody else says of where it comes from counts for nothing."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = tuple(found for found in map(read_network, trusted) if found is not None)

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address):
            found = found.ipv4_mapped or found
        return any(found.version == network.version and found in network for network in self._networks)

    def counted(self, peer: tuple[str, int] | None) -> str | None:
        """What a connection is counted under; None for that of a proxy: behind it are many."""
        address = peer[0] if peer else NOWHERE
        return None if self.trusts(address) else household(address)

    def client(self, peer: str, headers: Iterable[Header]) -> str:
        """The address of a client: that of the peer, or what a trusted peer forwards.

        Each proxy adds at the end where it got a request from; the last address that is none of our proxies is the
        client's.
        """
        if not self.trusts(peer):
            return peer
        said = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        client = peer
        for each in reversed(said.decode("latin-1").split(",")):
            address = _bare(each.strip())
            if address is None:
                break
            client = address
            if not self.trusts(address):
                break
        return client

    def scheme(self, peer: str, headers: Iterable[Header], otherwise: str) -> str:
        """Http or https, as a trusted peer says that the client came; its last word counts."""
        if self.trusts(peer):
            for name, value in headers:
                if name == b"x-forwarded-proto":
                    return _SCHEMES.get(value.rpartition(b",")[2].strip().lower(), otherwise)
        return otherwise


def _bare(text: str) -> str | None:
    """An address without a port; None if there is none."""
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return None
