"""Measure every game on a GPU, beside native code on all cores of the same machine.

python benchmarks/cuda.py [--quick] [--out FILE] [GAME …]

Before anything is timed, the GPU must give the native results on the same seeds. --quick is small enough for Numba's
simulator (NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1).
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import rookery
from rookery import bench
from rookery.bench.rates import Plan, Work, in_turn, perft_depth
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, beside
from rookery.kernel import jit
from rookery.kernel.device import device
from rookery.kernel.mcts import Settings
from rookery.kernel.messages import Text
from rookery.kernel.run import cores
from rookery.kernel.search import Searches, search_many

# The project's own folder: what programs here share is found from wherever they are started.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.gpu_facts import device_facts, step_aside

PACKAGES = {"NumPy": "numpy", "Numba": "numba", "numba-cuda": "numba-cuda"}
ABOUT = """\
Results on the GPU were first checked against native code on the same seeds. Rates are medians of rounds in which GPU
and processor take turns; the processor uses all its cores. `playout, kernel`: random games
whose results stay on the GPU; `playout, whole call`: with the results brought back; `step`: one ply in every lane a
launch, states in global memory; `perft`: whole calls; `search`: tree searches of many positions at once, 200
simulations each, with the room's priors and playouts of at most 60 plies, whole calls."""
CUTOFF = 60
ALIKE = 0.95


@dataclass(frozen=True)
class Sizes:
    """How much of everything."""

    checked: int
    """Games and lanes whose results are compared."""
    checked_steps: int
    games: int
    native_games: int
    lanes: tuple[int, ...]
    native_lanes: int
    launches: int
    searches: int
    native_searches: int
    simulations: int
    perft_seconds: float
    """What counting natively may take, roughly."""
    plan: Plan


FULL = Sizes(
    checked=1024,
    checked_steps=300,
    games=2**18,
    native_games=2**12,
    lanes=(2**17, 2**20),
    native_lanes=2**14,
    launches=100,
    searches=2**15,
    native_searches=2**10,
    simulations=200,
    perft_seconds=0.1,
    plan=Plan(rounds=3, seconds=0.5),
)
QUICK = Sizes(
    checked=4,
    checked_steps=4,
    games=4,
    native_games=4,
    lanes=(4, 8),
    native_lanes=4,
    launches=2,
    searches=3,
    native_searches=3,
    simulations=5,
    perft_seconds=0.0,
    plan=Plan(rounds=1, seconds=0.01),
)


def tell(line: Text) -> None:
    """Say what is going on, apart from the results."""
    print(line, file=sys.stderr, flush=True)


def differences(game: rookery.Game, sizes: Sizes) -> list[str]:
    """What the GPU gives otherwise than native code."""
    start = game.start(seed=0)
    native = game.playouts(start, sizes.checked, seed=1)
    device = game.playouts(start, sizes.checked, seed=1, device="cuda")
    found = [
        f"{name} of playouts"
        for name in ("plies", "endings", "states")
        if not np.array_equal(getattr(native, name), getattr(device, name))
    ]
    here = game.batch(sizes.checked, seed=2)
    there: Any = game.batch(sizes.checked, seed=2, device="cuda")
    for _ in range(sizes.checked_steps):
        here.step()
        there.step()
    found += [
        f"{name} of a batch"
        for name in ("states", "legal", "rewards")
        if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host())
    ]
    if not np.array_equal(here.observe(), there.observe().copy_to_host()):
        found.append("observations of a batch")
    depth = perft_depth(game, sizes.perft_seconds)
    alike = share_alike(game, sizes)
    tell(f"{game.key}: {alike:.1%} of the tree searches are the same, visit for visit")
    if alike < ALIKE:
        found.append("tree searches")
    found += [f"perft {d}" for d in range(depth + 1) if game.perft(start, d) != game.perft(start, d, device="cuda")]
    return found


def search(game: rookery.Game, lanes: int, simulations: int, where: str) -> Searches:
    """Tree searches of so many lanes: the openings of seeds, a roll made where there is one to make."""
    openings = [game.start(seed) for seed in range(min(lanes, 64))]
    rolled = [start if start.seat is not None else start.play(start.moves[0]) for start in openings]
    roots = np.array([position.state for position in rolled], np.int32)
    roots = np.resize(roots, (lanes, roots.shape[1]))
    rules = game.room.rules
    return search_many(rules, game.config, roots, Settings(CUTOFF), simulations=simulations, seed=5, device=where)


def share_alike(game: rookery.Game, sizes: Sizes) -> float:
    """The share of tree searches that visit the same moves equally often on both sides.

    A logarithm may differ in its last bit, and with it a choice between two moves: so not all of them need be the same.
    """
    here, there = (search(game, sizes.checked, sizes.simulations, where) for where in ("cpu", "cuda"))
    return float(np.mean(np.all(here.visits == there.visits, axis=1)))


def search_rows(game: rookery.Game, sizes: Sizes) -> list[Row]:
    """Tree searches of many positions at once, whole calls."""
    works: dict[str, Work] = {
        "native": lambda: int(search(game, sizes.native_searches, sizes.simulations, "cpu").visits.sum()),
        "device": lambda: int(search(game, sizes.searches, sizes.simulations, "cuda").visits.sum()),
    }
    rates = in_turn(works, sizes.plan, tell)
    what = f"search, {sizes.searches} lanes"
    return [beside(game.key, what, rates["device"], "simulations/s", f"native, {cores()} cores", rates["native"])]


def playout_rows(game: rookery.Game, sizes: Sizes) -> list[Row]:
    """Random games: results left on the GPU, and whole calls that bring them back."""
    start = game.start(seed=0)
    limit = game.longest or 10_000
    gpu = device(game.room.rules)
    # The same seed every time, so the plies need be counted only once.
    on_device = int(game.playouts(start, sizes.games, seed=3, limit=limit, device="cuda").plies.sum())

    def play(games: int, where: str) -> int:
        return int(game.playouts(start, games, seed=3, limit=limit, device=where).plies.sum())

    def launch() -> int:
        gpu.launch_playouts(game.config, start.state, sizes.games, 3, limit)
        gpu.cuda.synchronize()
        return on_device

    works: dict[str, Work] = {
        "native": lambda: play(sizes.native_games, "cpu"),
        "kernel": launch,
        "device": lambda: play(sizes.games, "cuda"),
    }
    rates = in_turn(works, sizes.plan, tell)
    peer = f"native, {cores()} cores"
    return [
        beside(game.key, "playout, kernel", rates["kernel"], "plies/s", peer, rates["native"]),
        beside(game.key, "playout, whole call", rates["device"], "plies/s", peer, rates["native"]),
    ]


def step_rows(game: rookery.Game, sizes: Sizes) -> list[Row]:
    """Games side by side, one ply a launch, for several numbers of lanes: as many as the GPU's memory holds."""
    here = game.batch(sizes.native_lanes)

    def step_here() -> int:
        here.step()
        return sizes.native_lanes

    rows = []
    for lanes in sizes.lanes:
        try:
            rows.append(_step_row(game, lanes, sizes, step_here))
        except jit.cuda().cudadrv.driver.CudaAPIError as problem:
            tell(f"{game.key}: no figure for {lanes} lanes: {problem}")
    return rows


def _step_row(game: rookery.Game, lanes: int, sizes: Sizes, step_here: Work) -> Row:
    there = game.batch(lanes, device="cuda")

    def step_there() -> int:
        for _ in range(sizes.launches):
            there.step()
        # Launches return at once: the clock is read when the last one is done.
        jit.cuda().synchronize()
        return lanes * sizes.launches

    rates = in_turn({"native": step_here, "device": step_there}, sizes.plan, tell)
    peer = f"native, {cores()} cores, {sizes.native_lanes} lanes"
    return beside(game.key, f"step, {lanes} lanes", rates["device"], "steps/s", peer, rates["native"])


def perft_rows(game: rookery.Game, sizes: Sizes) -> list[Row]:
    """Paths counted, whole calls."""
    start = game.start(seed=0)
    depth = perft_depth(game, sizes.perft_seconds)
    works: dict[str, Work] = {
        "native": lambda: game.perft(start, depth),
        "device": lambda: game.perft(start, depth, device="cuda"),
    }
    rates = in_turn(works, sizes.plan, tell)
    peer = f"native, {cores()} cores"
    return [beside(game.key, f"perft {depth}", rates["device"], "nodes/s", peer, rates["native"])]


def measure(game: rookery.Game, sizes: Sizes) -> list[Row]:
    """All figures of one game, once its results are right."""
    game.warm()
    tell(f"{game.key}: checking the GPU's results")
    wrong = differences(game, sizes)
    if wrong:
        raise SystemExit(f"{game.key}: the GPU and native code differ in {', '.join(wrong)}")
    rows = []
    for part in (playout_rows, step_rows, perft_rows, search_rows):
        tell(f"{game.key}: {part.__name__.removesuffix('_rows')}")
        rows += part(game, sizes)
    return rows


def main() -> None:
    """Check, measure, print the table, write the page."""
    step_aside()
    parser = argparse.ArgumentParser(description="Measure the games on a GPU.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--quick", action="store_true", help="tiny sizes, for the simulator")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    sizes = QUICK if arguments.quick else FULL
    try:
        games = [rookery.game(key) for key in arguments.games or rookery.games()]
        facts = device_facts() | machine() | versions(PACKAGES)
        rows = [row for game in games for row in measure(game, sizes)]
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    print(bench.table(rows))
    if arguments.out:
        write_page(arguments.out, "Speed on a GPU", facts, verbatim(bench.table(rows)), ABOUT)


if __name__ == "__main__":
    main()
