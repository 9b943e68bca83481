"""A room's rules with the kernel's loops bound to them, interpreted or native."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy.typing as npt

from rookery.kernel import (
    alphabeta,
    batch,
    following,
    forest,
    guided,
    guided_net,
    inference,
    jit,
    mcts,
    perft,
    playout,
    stepping,
)
from rookery.kernel.protocol import GameFunctions, Rules, even_priors


@dataclass(frozen=True, kw_only=True, eq=False)
class Engine(GameFunctions):
    """The functions of a room and the loops over them, all interpreted or all native; the defaults are unbound."""

    priors: Callable[..., None] = even_priors
    naive_priors: Callable[..., None] = even_priors
    look: Callable[..., int] = stepping.look
    advance: Callable[..., Any] = stepping.advance
    """Where rules look back, it is ``stepping.advance_identified``."""
    follow: Callable[..., int] = following.follow
    playouts: Callable[..., None] = playout.playouts
    perfts: Callable[..., None] = perft.perfts
    step_lanes: Callable[..., None] = batch.step_lanes
    step_masked_lanes: Callable[..., None] = batch.step_masked_lanes
    reset_lanes: Callable[..., None] = batch.reset_lanes
    observe_lanes: Callable[..., None] = batch.observe_lanes
    advise_lanes: Callable[..., None] = batch.advise_lanes
    plant_trees: Callable[..., None] = guided.plant_trees
    select_leaves: Callable[..., None] = guided.select_leaves
    back_up_leaves: Callable[..., None] = guided.back_up_leaves
    read_roots: Callable[..., None] = guided.read_roots
    grow: Callable[..., int] = guided_net.grow
    copy_tree: Callable[..., None] = forest.copy_tree
    infer: Callable[..., None] = inference.infer
    simulate: Callable[..., None] = mcts.simulate
    searches: Callable[..., None] = mcts.searches
    copy_subtree: Callable[..., None] = mcts.copy_subtree
    alphabeta: Callable[..., bool] = alphabeta.search


_LOOPS = frozenset(
    {"follow", "playouts", "perfts", "grow", "copy_tree", "simulate", "searches", "copy_subtree", "alphabeta"}
)
"""What takes its time whenever it is called. All else may be called by the thousand, ply by ply."""

Wraps = tuple[jit.Wrap, jit.Wrap, jit.Wrap]
"""How to wrap most functions, those that make one ply, and loops."""


def _bind(rules: Rules, wraps: Wraps, place: Callable[[Any], Any] | None = None) -> Engine:
    """Link every function and every loop; what makes one ply is brief."""
    wrap, wrap_brief, wrap_loop = wraps
    functions = rules.functions()
    link = jit.Linker(functions, wrap, place).link
    linked = {
        each.name: link(functions.get(each.name, each.default), wrap_loop if each.name in _LOOPS else None)
        for each in fields(Engine)
    }
    linked["advance"] = link(stepping.advance_identified if rules.remembers else stepping.advance, wrap_brief)
    return Engine(**linked)


@functools.cache
def interpreted(rules: Rules) -> Engine:
    """The rules as Python runs them: at once, and slowly."""
    return _bind(rules, (jit.interpret, jit.interpret, jit.interpret), _as_list)


def _as_list(table: npt.NDArray[Any]) -> Any:
    """A flat table as a list, from which Python reads numbers several times as fast."""
    return table.tolist() if table.ndim == 1 else table


@functools.cache
def native(rules: Rules) -> Engine:
    """The rules compiled for this processor. Each function compiles, or loads from the cache, when first called."""
    return _bind(rules, (jit.compile_native, jit.compile_brief, jit.compile_loop))
