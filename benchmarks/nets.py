"""Measure nets on one core: evaluations beside PyTorch and NumPy, searches beside one that NumPy evaluates for.

python benchmarks/nets.py [--quick] [--nets FOLDER] [--out FILE] [GAME …]

A folder has nets by the keys of their games, as in penguin-soccer.net; without one, nets of 192 outputs a layer and two
blocks are made up, whose weights are random. PyTorch is the extra rookery-games[train]; without it, it has no rows.
"""

import os

# Libraries start their threads when they are imported.
os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import rookery
from rookery import bots
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, beside, table
from rookery.kernel.engine import native
from rookery.kernel.guided_search import Evaluate
from rookery.kernel.inference import Answers, Layers, new_signals
from rookery.kernel.net_search import NetTree
from rookery.kernel.nets import Net, read_net, shapes
from rookery.kernel.planes import total_size

BATCH = 16
POSITIONS = 1024
LEAVES = 16
WIDTH, BLOCKS = 192, 2
PACKAGES = {"NumPy": "numpy", "Numba": "numba", "PyTorch": "torch"}
ABOUT = """\
Evaluations a second in batches of 16, of positions of random games as the seat to move sees them, and simulations a
second of searches from the start, 16 leaves at once; in rounds in which all take turns on one core; medians. NumPy
multiplies matrices with its BLAS, and PyTorch with its own, on one thread each."""


def made_up(game: rookery.Game) -> Net:
    """A net of the usual size that has learnt nothing; about half of what leaves a layer is zero, as if it had."""
    random = np.random.default_rng(7)
    sizes = shapes(total_size(game.planes), WIDTH, BLOCKS, game.action_count, game.room.players[1])
    layers = [random.normal(0, shape[-2] ** -0.5 if len(shape) > 1 else 0.1, shape) for shape in sizes.values()]
    arrays = Layers(*(layer.astype(np.float32) for layer in layers))
    return Net(game=game.key, rules=game.room.version, planes=game.planes, layers=arrays)


def by_numpy(net: Net, players: int) -> Evaluate:
    """The same net in a few lines of NumPy."""
    layers = net.layers

    def evaluate(seen: Any, legal: Any) -> tuple[Any, Any]:
        signal = np.maximum(seen.astype(np.float32, copy=False) @ layers.first + layers.first_bias, 0)
        for block in range(0, len(layers.blocks), 2):
            inner = np.maximum(signal @ layers.blocks[block] + layers.block_biases[block], 0)
            signal = signal + inner @ layers.blocks[block + 1] + layers.block_biases[block + 1]
        signal = np.maximum(signal, 0)
        logits = np.where(legal, signal @ layers.policy + layers.policy_bias, -1e9)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        values = np.tanh(signal @ layers.value + layers.value_bias)[:, :players]
        return shares / shares.sum(axis=1, keepdims=True), values - values.mean(axis=1, keepdims=True)

    return evaluate


def by_pytorch(net: Net, game: rookery.Game) -> Evaluate | None:
    """The same net in PyTorch, where that is installed."""
    try:
        import torch

        from rookery.learn.export import network_from
    except ImportError:
        return None
    torch.set_num_threads(1)
    network = network_from(net, game).eval()

    def evaluate(seen: Any, legal: Any) -> tuple[Any, Any]:
        with torch.inference_mode():
            logits, values = network(torch.from_numpy(seen))
            return torch.softmax(logits.masked_fill(~torch.from_numpy(legal), -1e9), dim=1), values

    return evaluate


def natively(net: Net, game: rookery.Game) -> Evaluate:
    """The net by our native code, in arrays that are made once, as in a search."""
    infer = native(game.room.rules).infer
    signals, rows = new_signals(net.layers), np.arange(BATCH, dtype=np.int32)
    priors = np.zeros((BATCH, game.action_count), np.float32)
    values = np.zeros((BATCH, game.players), np.float32)

    def evaluate(seen: Any, legal: Any) -> tuple[Any, Any]:
        infer(net.layers, Answers(seen, legal, priors, values), signals, rows, 0, BATCH)
        return priors, values

    return evaluate


def positions(game: rookery.Game) -> tuple[Any, Any]:
    """Observations of random games, and what is legal in them."""
    env = game.batch(POSITIONS, seed=3)
    for _ in range(40):
        env.step()
    return env.observe(), env.legal.copy()


def evaluations(evaluate: Evaluate, seen: Any, legal: Any) -> float:
    """Evaluations a second."""
    began = time.perf_counter()
    for first in range(0, POSITIONS, BATCH):
        evaluate(seen[first : first + BATCH], legal[first : first + BATCH])
    return POSITIONS / (time.perf_counter() - began)


def searches(game: rookery.Game, net: Net, simulations: int) -> tuple[Callable[[], float], Callable[[], float]]:
    """Simulations a second: our search, and one that is driven from Python and evaluated by NumPy."""
    start = game.start(seed=1)
    while start.seat is None:
        start = start.play(start.moves[0])
    tree = NetTree(game, net, simulations=simulations, exploration=1.25, leaves=LEAVES)
    evaluate = by_numpy(net, game.players)

    def ours() -> float:
        tree.clear()
        return simulations / tree.think(start.state.copy(), start.history, simulations=simulations).seconds

    def theirs() -> float:
        began = time.perf_counter()
        bots.search(start, evaluate, simulations=simulations, leaves=LEAVES)
        return simulations / (time.perf_counter() - began)

    return ours, theirs


def measure(game: rookery.Game, net: Net, rounds: int, simulations: int) -> list[Row]:
    """One game: its net beside others who evaluate it, its search beside one that NumPy evaluates for."""
    net.check(game)
    seen, legal = positions(game)
    asked = {"native": natively(net, game), "NumPy": by_numpy(net, game.players), "PyTorch": by_pytorch(net, game)}
    ours, theirs = searches(game, net, simulations)
    rates: dict[str, list[float]] = {name: [] for name in (*asked, "search", "search with NumPy")}
    for round_ in range(rounds + 1):
        for name, evaluate in asked.items():
            if evaluate is not None:
                rates[name].append(evaluations(evaluate, seen, legal))
        rates["search"].append(ours())
        rates["search with NumPy"].append(theirs())
        if round_ == 0:
            # The first round compiles, and fills caches.
            for taken in rates.values():
                taken.clear()
    middle = {name: statistics.median(taken) for name, taken in rates.items() if taken}
    rows = [
        beside(game.key, f"batch of {BATCH}", middle["native"], "evaluations/s", f"{peer}, one thread", middle[peer])
        for peer in ("NumPy", "PyTorch")
        if peer in middle
    ]
    peer = "bots.search with NumPy"
    return [*rows, beside(game.key, "search", middle["search"], "simulations/s", peer, middle["search with NumPy"])]


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure nets beside PyTorch and NumPy.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--quick", action="store_true", help="rough figures in seconds")
    parser.add_argument("--nets", type=Path, metavar="FOLDER", help="nets by the keys of their games: KEY.net")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows: list[Row] = []
    try:
        for game in [rookery.game(key) for key in arguments.games or rookery.games()]:
            print(game.key, file=sys.stderr, flush=True)
            net = read_net(arguments.nets / f"{game.key}.net") if arguments.nets else made_up(game)
            rows += measure(game, net, 3 if arguments.quick else 9, 400 if arguments.quick else 2000)
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    print(table(rows))
    if arguments.out:
        write_page(arguments.out, "Nets", machine() | versions(PACKAGES), verbatim(table(rows)), ABOUT)


if __name__ == "__main__":
    main()
