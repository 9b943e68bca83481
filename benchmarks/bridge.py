"""Measure our games stepped through OpenSpiel, beside OpenSpiel's own games in Python, on one core.

python benchmarks/bridge.py [--quick] [--out FILE] [GAME …]
"""

import argparse
import random
import statistics
import sys
from pathlib import Path

import pyspiel
from open_spiel.python import games as _registered  # noqa: F401  # OpenSpiel's games in Python

from rookery import catalog
from rookery.bench.pinning import pinned
from rookery.bench.rates import Plan, in_turn
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, beside, table
from rookery.envs import openspiel
from rookery.kernel.errors import UnknownGame
from rookery.kernel.game import NATIVE_AFTER
from rookery.kernel.room import Room

PEERS = ("python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes")
PACKAGES = {"NumPy": "numpy", "Numba": "numba", "OpenSpiel": "open_spiel"}
ABOUT = """\
Plies a second of random games through OpenSpiel's interface (`legal_actions`, `chance_outcomes`, `apply_action`), the
same loop for ours and for OpenSpiel's own games in Python, in rounds in which they take turns on one core; medians.
Games are whole: deals, where there are some, are plies like others. Ours run in native code, as they do after some
seconds of play."""


class Walk:
    """Random games of one game of OpenSpiel, a ply at a time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._game = pyspiel.load_game(name)
        self._random = random.Random(7)  # noqa: S311  # a benchmark needs the same games, not secret ones
        self._lengths: list[int] = []

    @property
    def mean_plies(self) -> float:
        """The mean length of the games so far."""
        return statistics.mean(self._lengths)

    def play(self) -> int:
        """One game; its plies."""
        state = self._game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                rolls, odds = zip(*state.chance_outcomes(), strict=True)
                action = self._random.choices(rolls, odds)[0]
            else:
                action = self._random.choice(state.legal_actions())
            state.apply_action(action)
            plies += 1
        self._lengths.append(plies)
        return plies


def measure(room: Room, plan: Plan) -> list[Row]:
    """One game of ours beside OpenSpiel's."""
    ours = Walk(openspiel.short_name(room))
    plies = 0
    while plies < NATIVE_AFTER:
        plies += ours.play()
    peers = {name: Walk(name) for name in PEERS}
    works = {ours.name: ours.play} | {name: peer.play for name, peer in peers.items()}
    rates = in_turn(works, plan, lambda turn: print(f"{room.key}: {turn}", file=sys.stderr, flush=True))
    what = f"games of {ours.mean_plies:.0f} plies"
    return [
        beside(room.key, what, rates[ours.name], "plies/s", f"{name}, {peer.mean_plies:.0f} plies", rates[name])
        for name, peer in peers.items()
    ]


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure our games in OpenSpiel beside its own Python games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--quick", action="store_true", help="rough figures in seconds")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    try:
        rooms = [catalog.room(key) for key in arguments.games or catalog.games()]
    except UnknownGame as problem:
        parser.error(str(problem))
    plan = Plan(rounds=3, seconds=0.2) if arguments.quick else Plan(rounds=9, seconds=1.0)
    with pinned():
        rows = [row for room in rooms for row in measure(room, plan)]
    print(table(rows))
    if arguments.out:
        facts = machine() | versions(PACKAGES)
        write_page(arguments.out, "Our games in OpenSpiel", facts, verbatim(table(rows)), ABOUT)


if __name__ == "__main__":
    main()
