"""Caches that are bounded by the bytes in them, whatever is asked for."""

import functools
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
Made = TypeVar("Made")

MEGABYTE = 1024 * 1024


class ByteCache(Generic[P, Made]):
    """A function that remembers what it has made; what nobody has asked for longest is forgotten first.

    Of what was asked only a digest is kept: a long question costs no more than a short one.
    """

    def __init__(self, make: Callable[P, Made], most: int, size: Callable[[Made], int]) -> None:
        functools.update_wrapper(self, make)
        self._make = make
        self._most = most
        self._size = size
        self._kept: OrderedDict[bytes, Made] = OrderedDict()
        # It is asked by several threads.
        self._lock = threading.Lock()
        self.bytes = 0
        """How many are kept."""

    def known(self, *args: P.args, **more: P.kwargs) -> Made | None:
        """What was made before; None if it is not there any more, or never was."""
        return self._get(_digest(args, more))

    def __call__(self, *args: P.args, **more: P.kwargs) -> Made:
        """What was made before, or is made now."""
        name = _digest(args, more)
        found = self._get(name)
        if found is None:
            found = self._make(*args, **more)
            self._put(name, found)
        return found

    def _get(self, name: bytes) -> Made | None:
        with self._lock:
            if name in self._kept:
                self._kept.move_to_end(name)
            return self._kept.get(name)

    def _put(self, name: bytes, made: Made) -> None:
        size = self._size(made)
        with self._lock:
            if size > self._most or name in self._kept:
                return
            self._kept[name] = made
            self.bytes += size
            while self.bytes > self._most:
                self.bytes -= self._size(self._kept.popitem(last=False)[1])


def remembered(most: int, size: Callable[[Any], int]) -> Callable[[Callable[P, Made]], ByteCache[P, Made]]:
    """Let a function remember ``most`` bytes of what it makes; ``size`` says how many something has."""
    return lambda make: ByteCache(make, most, size)


def _digest(args: tuple[object, ...], more: dict[str, object]) -> bytes:
    found = hashlib.sha256()
    for each in (*args, *sorted(more.items())):
        text = each if isinstance(each, bytes) else repr(each).encode("utf-8", "surrogatepass")
        # Lengths keep ("a", "bc") apart from ("ab", "c").
        found.update(b"%d:" % len(text))
        found.update(text)
    return found.digest()
