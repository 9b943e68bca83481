"""Measure games stepped side by side, beside those of pgx, PettingZoo and OpenSpiel.

python benchmarks/environments.py [--device cpu|cuda] [--quick] [--lanes N …] [--out FILE.json] [GAME …]

On a processor everything runs on one core. Peers that are not installed are left out, and the table says so. FILE.json
keeps every figure, for tools/benchmarks_page.py.
"""

import argparse
import datetime
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import rookery
from rookery import bench
from rookery.bench.pinning import pinned
from rookery.bench.rates import Plan, Work, in_turn
from rookery.bench.report import machine, versions
from rookery.bench.rows import Row, alone, beside
from rookery.kernel import jit
from rookery.kernel.lanes import Batch, shapes
from rookery.kernel.memory import needed

# The project's own folder: what programs here share is found from wherever they are started.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import environment_peers as peers
from benchmarks.gpu_facts import device_facts, step_aside

PACKAGES = {
    "NumPy": "numpy",
    "Numba": "numba",
    "numba-cuda": "numba-cuda",
    "JAX": "jax",
    "pgx": "pgx",
    "PettingZoo": "pettingzoo",
    "OpenSpiel": "open_spiel",
}
FORMS = ("bare", "masks", "observed", "observed in floats")
"""Steps alone, with masks, with masks and observations in bytes, and in 32-bit floats."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """How many plies a second somebody's game made in so many lanes."""

    who: str
    game: str
    form: str
    lanes: int
    rate: float
    bytes_a_lane: int | None = None
    players: int | None = None
    options: dict[str, str] = {}


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one run, with what they were taken on."""

    device: str
    facts: dict[str, str]
    figures: list[Figure]


@dataclass(frozen=True)
class Sizes:
    """How much of everything."""

    lanes: tuple[int, ...]
    peer_lanes: tuple[int, ...]
    steps: int
    """Steps of all lanes in a piece of work."""
    plan: Plan


SIZES = {
    "cpu": Sizes(lanes=(64, 1024, 16384), peer_lanes=(16, 256, 4096), steps=4, plan=Plan(rounds=3, seconds=0.5)),
    "cuda": Sizes(
        lanes=tuple(2**power for power in (14, 16, 18, 20)),
        peer_lanes=tuple(2**power for power in (14, 16, 18)),
        steps=20,
        plan=Plan(rounds=3, seconds=0.3),
    ),
}
QUICK = Sizes(lanes=(4,), peer_lanes=(4,), steps=2, plan=Plan(rounds=1, seconds=0.01))


def _tell(line: str) -> None:
    """Say what is going on, apart from the results."""
    print(line, file=sys.stderr, flush=True)


def our_work(batch: Batch, form: str, steps: int, wait: Callable[[], None]) -> Work:
    """Steps of a batch at random, with observations where the form has them."""
    out: Any = None
    if form.startswith("observed"):
        kind = np.float32 if form.endswith("floats") else np.uint8
        shape = (len(batch), batch.observation_size)
        out = np.empty(shape, kind) if isinstance(batch.seat, np.ndarray) else jit.cuda().device_array(shape, kind)

    def work() -> int:
        for _ in range(steps):
            batch.step()
            if out is not None:
                batch.observe(out)
        wait()
        return steps * len(batch)

    return work


def bytes_a_lane(game: rookery.Game, form: str) -> int:
    """The memory that a lane takes, its observation included."""
    taken = needed(shapes(game.room.rules, game.config, 1, game.playout_limit + 1, form != "bare").values())
    size = sum(plane.size for plane in game.planes)
    return taken + size * {"observed": 1, "observed in floats": 4}.get(form, 0)


def measure_ours(game: rookery.Game, device: str, sizes: Sizes, forms: tuple[str, ...] = FORMS) -> list[Figure]:
    """One game in all forms and numbers of lanes, those that fit into memory."""
    wait: Callable[[], None] = jit.cuda().synchronize if device == "cuda" else lambda: None
    chosen = {o.name: o.write(game.options[o.name]) for o in game.room.options if game.options[o.name] != o.default}
    found = []
    for lanes in sizes.lanes:
        works: dict[str, Work] = {}
        for form in forms:
            batch = rookery.envs.vector(game, lanes=lanes, device=device, masks=form != "bare")
            works[form] = our_work(batch, form, sizes.steps, wait)
        _tell(f"{game!r}, {lanes} lanes")
        for form, rate in in_turn(works, sizes.plan, lambda _: None).items():
            found.append(
                Figure(
                    who="rookery",
                    game=game.key,
                    form=form,
                    lanes=lanes,
                    rate=rate,
                    bytes_a_lane=bytes_a_lane(game, form),
                    players=game.players,
                    options=chosen,
                )
            )
    return found


def measure_peers(device: str, sizes: Sizes) -> list[Figure]:
    """The games of others, each in its numbers of lanes."""
    found = []
    for who, name, make in peers.on(device):
        for lanes in sizes.peer_lanes if who == "pgx" else (1,):
            _tell(f"{who}: {name}, {lanes} lanes")
            rate = in_turn({name: make(lanes, sizes.steps)}, sizes.plan, lambda _: None)[name]
            found.append(Figure(who=who, game=name, form="observed", lanes=lanes, rate=rate))
    return found


def best(figures: list[Figure], who: str, game: str, form: str) -> Figure | None:
    """The figure of the number of lanes at which it is highest; the default players and options only."""
    fitting = [f for f in figures if (f.who, f.game, f.form) == (who, game, form) and not f.options]
    defaults = [f for f in fitting if f.players in (None, 2)]
    return max(defaults, key=lambda figure: figure.rate, default=None)


def rows(figures: list[Figure]) -> list[Row]:
    """Each of our games in each form, at its best, beside each peer at its best."""
    others = sorted({(f.who, f.game) for f in figures if f.who != "rookery"})
    found: list[Row] = []
    for game in dict.fromkeys(f.game for f in figures if f.who == "rookery"):
        for form in FORMS:
            ours = best(figures, "rookery", game, form)
            if ours is None:
                continue
            what = f"{form}, {ours.lanes} lanes"
            if not others:
                found.append(alone(game, what, ours.rate, "plies/s"))
            for who, name in others:
                theirs = best(figures, who, name, "observed")
                if theirs is not None:
                    peer = f"{who} {name}, {theirs.lanes} lanes"
                    found.append(beside(game, what, ours.rate, "plies/s", peer, theirs.rate))
    return found


def more_games(keys: tuple[str, ...]) -> list[rookery.Game]:
    """Our games with more players and other options: what these cost."""
    found = []
    for key in keys:
        room = rookery.game(key).room
        fewest, most = room.players
        found += [rookery.game(key, players=players) for players in range(fewest, most + 1) if players != 2]
        for variant in room.variants:
            options = {
                option.name: option.read(variant.options[option.name])
                for option in room.options
                if option.name in variant.options
            }
            found.append(rookery.game(key, **options))
    return found


def keep(figures: list[Figure], arguments: argparse.Namespace) -> None:
    """Put the figures on file, where one is asked for."""
    if arguments.out:
        facts = (device_facts() if arguments.device == "cuda" else {}) | machine() | versions(PACKAGES)
        facts |= {"Date": datetime.datetime.now(datetime.UTC).date().isoformat()}
        facts |= {"Command": shlex.join(["python", *sys.argv])}
        results = Results(device=arguments.device, facts=facts, figures=figures)
        arguments.out.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def main() -> None:
    """Measure, print the table, keep the figures: first those beside others, then what players and options cost."""
    step_aside()
    parser = argparse.ArgumentParser(description="Measure games stepped side by side.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--quick", action="store_true", help="tiny sizes, to see that it runs")
    parser.add_argument("--lanes", type=int, nargs="+", help="numbers of lanes of our games")
    parser.add_argument("--alone", action="store_true", help="our games only")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep all figures, as JSON")
    arguments = parser.parse_args()
    sizes = QUICK if arguments.quick else SIZES[arguments.device]
    if arguments.lanes:
        sizes = Sizes(tuple(arguments.lanes), sizes.peer_lanes, sizes.steps, sizes.plan)
    try:
        keys = tuple(arguments.games) or rookery.games()
        games = [rookery.game(key) for key in keys]
        with pinned():
            figures = [figure for game in games for figure in measure_ours(game, arguments.device, sizes)]
            if not arguments.alone:
                figures += measure_peers(arguments.device, sizes)
            print(bench.table(rows(figures)), flush=True)
            keep(figures, arguments)
            largest = Sizes(sizes.lanes[-1:], (), sizes.steps, sizes.plan)
            for game in more_games(keys):
                figures += measure_ours(game, arguments.device, largest, ("bare", "observed"))
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    keep(figures, arguments)


if __name__ == "__main__":
    main()
