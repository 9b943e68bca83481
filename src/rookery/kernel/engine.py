"""A room's rules with the kernel's loops bound to them, interpreted or native."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields

from rookery.kernel import alphabeta, batch, jit, mcts, perft, playout
from rookery.kernel.protocol import GameFunctions, Rules, even_priors


@dataclass(frozen=True, kw_only=True, eq=False)
class Engine(GameFunctions):
    """The functions of a room and the loops over them, all interpreted or all native; the defaults are unbound."""

    priors: Callable[..., None] = even_priors
    naive_priors: Callable[..., None] = even_priors
    playouts: Callable[..., None] = playout.playouts
    perfts: Callable[..., None] = perft.perfts
    step_batch: Callable[..., None] = batch.step_batch
    simulate: Callable[..., None] = mcts.simulate
    searches: Callable[..., None] = mcts.searches
    copy_subtree: Callable[..., None] = mcts.copy_subtree
    alphabeta: Callable[..., bool] = alphabeta.search


def _bind(rules: Rules, wrap: jit.Wrap) -> Engine:
    """Link every function and every loop."""
    functions = rules.functions()
    link = jit.Linker(functions, wrap).link
    return Engine(**{each.name: link(functions.get(each.name, each.default)) for each in fields(Engine)})


@functools.cache
def interpreted(rules: Rules) -> Engine:
    """The rules as Python runs them: at once, and slowly."""
    return _bind(rules, jit.interpret)


@functools.cache
def native(rules: Rules) -> Engine:
    """The rules compiled for this processor. Each function compiles, or loads from the cache, when first called."""
    return _bind(rules, jit.compile_native)
