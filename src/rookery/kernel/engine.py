"""A room's rules with the kernel's loops bound to them, ready to run one way or another."""

import functools
from collections.abc import Callable
from dataclasses import dataclass

from rookery.kernel import batch, jit, perft, playout
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
    restart: Callable[..., int]


def _bind(rules: Rules, wrap: jit.Wrap) -> Engine:
    link = jit.Linker(rules.words(), wrap).link
    return Engine(
        start=link(rules.start),
        turn=link(rules.turn),
        legal=link(rules.legal),
        play=link(rules.play),
        weight=link(rules.weight),
        ending=link(rules.ending),
        winner=link(rules.winner),
        score=link(rules.score),
        identity=link(rules.identity),
        playouts=link(playout.playouts),
        perfts=link(perft.perfts),
        step_batch=link(batch.step_batch),
        restart=link(batch.restart),
    )


@functools.cache
def interpreted(rules: Rules) -> Engine:
    """The rules as Python runs them: at once, and slowly."""
    return _bind(rules, jit.interpret)


@functools.cache
def native(rules: Rules) -> Engine:
    """The rules compiled for this processor. Each function compiles, or loads from the cache, when first called."""
    return _bind(rules, jit.compile_native)
