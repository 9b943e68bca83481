"""A room's rules with the kernel's loops bound to them, ready to run one way or another."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from rookery.kernel import alphabeta, batch, jit, mcts, perft, playout
from rookery.kernel.protocol import Config, Moves, Rules, State


@dataclass(frozen=True, eq=False)
class Engine:
    """The words of a room and the loops over them, all of one kind: interpreted or native."""

    start: Callable[[Config, State, int], None]
    turn: Callable[[Config, State], int]
    legal: Callable[[Config, State, Moves], int]
    play: Callable[[Config, State, int], None]
    weight: Callable[[Config, State, int], int]
    ending: Callable[[Config, State, int], int]
    winner: Callable[[Config, State, int], int]
    score: Callable[[Config, State, int, int], float]
    identity: Callable[[Config, State], int]
    playouts: Callable[..., None]
    perfts: Callable[..., None]
    step_batch: Callable[..., None]
    simulate: Callable[..., None]
    searches: Callable[..., None]
    transplant: Callable[..., None]
    alphabeta: Callable[..., bool]


_LOOPS: dict[str, Any] = {
    "playouts": playout.playouts,
    "perfts": perft.perfts,
    "step_batch": batch.step_batch,
    "simulate": mcts.simulate,
    "searches": mcts.searches,
    "transplant": mcts.transplant,
    "alphabeta": alphabeta.search,
}


def _bind(rules: Rules, wrap: jit.Wrap) -> Engine:
    """Link every word and every loop."""
    link = jit.Linker(rules.words(), wrap).link
    return Engine(**{each.name: link(_LOOPS.get(each.name) or getattr(rules, each.name)) for each in fields(Engine)})


@functools.cache
def interpreted(rules: Rules) -> Engine:
    """The rules as Python runs them: at once, and slowly."""
    return _bind(rules, jit.interpret)


@functools.cache
def native(rules: Rules) -> Engine:
    """The rules compiled for this processor. Each function compiles, or loads from the cache, when first called."""
    return _bind(rules, jit.compile_native)
