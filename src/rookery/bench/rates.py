"""How much a game does in a second: ours and the peer's in turn, round after round, on one core."""

import itertools
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rookery.bench.peer import OpenSpiel
from rookery.bench.pinning import pinned
from rookery.bench.rows import Row, alone, beside
from rookery.kernel.game import MAX_PLIES, Game
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.run import cores

say = speaker("bench")

Work = Callable[[], int]
"""A piece of work of some milliseconds; it returns how much it did."""
Tell = Callable[[Text], None]

CALL_SECONDS = 0.02
"""A call of native random games lasts about this long, like the peer's: what a call costs by itself is lost in it."""
BATCH_LANES = 1024


@dataclass(frozen=True)
class Plan:
    """How long to look: rounds in which every work gets its turn."""

    rounds: int
    seconds: float
    """The length of a turn."""


def measure_rates(game: Game, peers: Sequence[OpenSpiel], plan: Plan, tell: Tell) -> list[Row]:
    """The rates of one game, beside those of its peers."""
    with pinned() as core:
        if core is None:
            tell(say("cannot-pin", cores=cores()))
        works = our_work(game, plan.seconds)
        for peer in peers:
            works[f"{peer.name} step"] = peer.step_game
            if not peer.steps_only:
                works[f"{peer.name} rollouts"] = peer.roll_out
        rates = in_turn(works, plan, lambda turn: tell(say("of-game", game=game.key, progress=turn)))
    caution = "" if core is not None else say("not-pinned", cores=cores())
    compared = [row for peer in peers for row in _beside(game.key, rates, peer, caution)] or _alone(game.key, rates)
    return [
        *compared,
        alone(game.key, "perft", rates["perft"], "nodes/s"),
        alone(game.key, "batch", rates["batch"], "steps/s"),
        alone(game.key, "batch-observed", rates["batch-observed"], "steps/s"),
    ]


def _beside(key: str, rates: Mapping[str, float], peer: OpenSpiel, caution: Text) -> list[Row]:
    """What is compared with a peer: native random games with both its loops, ours from Python with its own."""
    step_rate = rates[f"{peer.name} step"]
    stepped = [
        beside(key, "step", rates["step"], "steps/s", _stepped(peer), step_rate),
        beside(key, "step-text", rates["step-text"], "steps/s", _stepped(peer), step_rate),
    ]
    if peer.steps_only:
        return stepped
    loop = say("cpp-loop", game=peer.name, caution=caution)
    loop_rate = rates[f"{peer.name} rollouts"] * peer.mean_plies
    return [
        beside(key, "playout", rates["playout"], "plies/s", loop, loop_rate),
        beside(key, "playout-vs-step", rates["playout"], "plies/s", _stepped(peer, caution), step_rate),
        *stepped,
    ]


def _stepped(peer: OpenSpiel, caution: Text = "") -> Message:
    return say("stepped-from-python", game=peer.name, caution=caution)


def _alone(key: str, rates: Mapping[str, float]) -> list[Row]:
    return [
        alone(key, "playout", rates["playout"], "plies/s"),
        alone(key, "playout-vs-step", rates["playout"], "plies/s"),
        alone(key, "step", rates["step"], "steps/s"),
        alone(key, "step-text", rates["step-text"], "steps/s"),
    ]


def our_work(game: Game, seconds: float) -> dict[str, Work]:
    """What a game can be timed at, everything compiled and ready."""
    game.warm()
    start = game.start(seed=0)
    seeds = itertools.count()
    batch = game.batch(BATCH_LANES, masks=False)
    masked = game.batch(BATCH_LANES)
    seen = np.empty((BATCH_LANES, masked.observation_size), np.uint8)
    depth = perft_depth(game, seconds / 20)
    games = _enough_games(game)

    def playouts() -> int:
        return int(game.playouts(start, games, seed=next(seeds)).plies.sum())

    def step_batch() -> int:
        batch.step()
        return BATCH_LANES

    def step_observed() -> int:
        masked.step()
        if game.planes:
            masked.observe(seen)
        return BATCH_LANES

    return {
        "playout": playouts,
        "perft": lambda: game.perft(start, depth),
        "step": _stepper(game),
        "step-text": _text_stepper(game),
        "batch": step_batch,
        "batch-observed": step_observed,
    }


def _enough_games(game: Game) -> int:
    """How many random games make a call worth timing."""
    start = game.start(seed=0)
    games = 16
    while True:
        began = time.perf_counter()
        game.playouts(start, games)
        if time.perf_counter() - began >= CALL_SECONDS:
            return games
        games *= 2


def _stepper(game: Game) -> Work:
    """One random game by action numbers, driven from Python as any program would."""
    choose = random.Random(7).choice  # noqa: S311  # a benchmark needs the same games, not secret ones
    seeds = itertools.count()
    limit = game.longest or MAX_PLIES

    def step_game() -> int:
        position = game.start(seed=next(seeds))
        plies = 0
        while plies < limit and (actions := position.actions):
            position = position.apply(choose(actions))
            plies += 1
        return plies

    return step_game


def _text_stepper(game: Game) -> Work:
    """One random game by the texts of its moves, as people and records write them."""
    choose = random.Random(7).choice  # noqa: S311  # a benchmark needs the same games, not secret ones
    seeds = itertools.count()
    limit = game.longest or MAX_PLIES

    def step_game() -> int:
        position = game.start(seed=next(seeds))
        plies = 0
        while plies < limit and position.moves:
            position = position.play(choose(position.moves))
            plies += 1
        return plies

    return step_game


def perft_depth(game: Game, seconds: float) -> int:
    """The least depth whose native count takes so long, or the last one that any game reaches."""
    start = game.start(seed=0)
    depth = 1
    while True:
        began = time.perf_counter()
        paths = game.perft(start, depth + 1)
        if paths == 0:
            return depth
        depth += 1
        if time.perf_counter() - began >= seconds:
            return depth


def in_turn(works: Mapping[str, Work], plan: Plan, tell: Tell) -> dict[str, float]:
    """The rate of each work: the median over the rounds, in each of which all get their turn."""
    for work in works.values():
        work()
    samples: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(plan.rounds):
        tell(say("round", turn=turn + 1, rounds=plan.rounds))
        for name, work in works.items():
            samples[name].append(rate(work, plan.seconds))
    return {name: statistics.median(found) for name, found in samples.items()}


def rate(work: Work, seconds: float) -> float:
    """How much a work does in a second, repeated until the time is up."""
    done = 0
    began = time.perf_counter()
    while True:
        done += work()
        elapsed = time.perf_counter() - began
        if elapsed >= seconds:
            return done / elapsed
