"""The names of this server: requests under a name that is not ours are refused.

A page of another site may give its own name our address ("DNS rebinding"), and would then count as ours. Ours are
names that nobody can own on the internet, because no such attack can use them, and those in the settings.
"""

import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache

RESERVED = ("local", "localhost", "internal", "home.arpa")
"""Below these nobody can register a name."""
_LABEL = r"(?!-)[a-z0-9_-]{1,63}(?<!-)"
_NAME = re.compile(rf"(?:\*\.)?{_LABEL}(?:\.{_LABEL})*")
_HOST = re.compile(r"(?:\[(?P<address>[^\[\]]+)\]|(?P<name>[^:\[\]]+))(?::[0-9]{0,5})?")
"""A name or an address, perhaps with a port, and nothing else."""
LONGEST = 253
KNOWN = 64
"""How many names are remembered."""


def is_name(text: str) -> bool:
    """Whether a text can be a name of a server; ``*.example.org`` stands for all names below one."""
    return len(text) <= LONGEST and bool(_NAME.fullmatch(text.lower()))


class HostNames:
    """Knows which names are ours."""

    def __init__(self, names: Iterable[str]) -> None:
        given = [name.lower().rstrip(".") for name in names]
        self._names = {name for name in given if not name.startswith("*.")}
        self._above = tuple(name[1:] for name in given if name.startswith("*."))
        # Nearly all ask for the same few names.
        self._known = lru_cache(KNOWN)(self._look_up)

    def ours(self, host: str | None) -> bool:
        """Whether we answer to this header Host. Without one it is no browser that asks, and no page behind it."""
        if host is None:
            return True
        return len(host) <= LONGEST + len(":65535") and self._known(host)

    def _look_up(self, host: str) -> bool:
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = (found["address"] or found["name"]).rstrip(".")
        return name in self._names or name.endswith(self._above) or _cannot_be_owned(name)


def _cannot_be_owned(name: str) -> bool:
    """Whether it is an address, a name of the local network, or one that is reserved."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return is_name(name) and ("." not in name or name.endswith(tuple(f".{each}" for each in RESERVED)))
    return True
