"""The solver's loops bound to a room's packed game: interpreted or native."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from rookery.kernel import jit
from rookery.kernel.packed import Packed
from rookery.solver import count, search


@dataclass(frozen=True, eq=False)
class Engine:
    """The functions that are called from outside, and the loops, all of one kind."""

    choices: Callable[..., int]
    follow: Callable[..., int]
    chooser: Callable[..., int]
    least: Callable[..., int]
    most: Callable[..., int]
    begin: Callable[..., None]
    prove: Callable[..., None]
    move_in: Callable[..., int]
    share: Callable[..., float]
    advance: Callable[..., int]
    copy_in: Callable[..., None]
    busiest: Callable[..., int]


_LOOPS: dict[str, Any] = {
    name: getattr(module, name)
    for module, names in ((search, ("begin", "prove", "move_in", "share")), (count, ("advance", "copy_in", "busiest")))
    for name in names
}


@functools.cache
def bound(packed: Packed, *, native: bool = True) -> Engine:
    """The loops over a packed game; native ones compile, or load from the cache, when first called."""
    wrap, wrap_loop = (jit.compile_native, jit.compile_loop) if native else (jit.interpret, jit.interpret)
    link = jit.Linker(packed.functions(), wrap).link
    functions = {each.name: _LOOPS.get(each.name) or getattr(packed, each.name) for each in fields(Engine)}
    # All are called from Python a few times a question, and loops are there without Numba.
    return Engine(**{name: link(function, wrap_loop) for name, function in functions.items()})
