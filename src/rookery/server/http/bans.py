"""Addresses that may ask nothing for a while: an operator has banned them."""

import ipaddress
import time
from collections.abc import Iterable

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.client_addresses import HOUSEHOLD, Network
from rookery.server.store.upkeep import Ban

say = speaker("server")


class BadNetwork(RookeryError):
    """What is no address."""

    code = "bad-network"


def read_network(text: str) -> Network:
    """An address or a network; of an IPv6 address, the network of its household."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadNetwork(say("bad-network", text=quote(text))) from None
    if isinstance(network, ipaddress.IPv6Network):
        inside = network.network_address.ipv4_mapped
        if inside is not None:
            return ipaddress.ip_network(inside)
        return network if "/" in text else network.supernet(new_prefix=HOUSEHOLD)
    return network


class Bans:
    """The networks that are refused."""

    def __init__(self) -> None:
        self._until: dict[Network, int] = {}

    def replace(self, bans: Iterable[Ban]) -> None:
        """These are banned from now on, and no others."""
        self._until = {read_network(ban.network): ban.until for ban in bans}

    def check(self, address: str) -> None:
        """Refuse an address that is banned."""
        if not self._until:
            return
        try:
            given = ipaddress.ip_address(address)
        except ValueError:
            # What comes over a socket of this machine has no address.
            return
        if isinstance(given, ipaddress.IPv6Address):
            given = given.ipv4_mapped or given
        now = time.time_ns() // 1_000_000
        for network, until in self._until.items():
            if now < until and given.version == network.version and given in network:
                raise Refusal("banned", say("banned"), retry=(until - now) / 1000)
