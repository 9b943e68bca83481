"""Measure tree search with random playouts on one core, beside OpenSpiel's MCTS bots in C++ and in Python.

python benchmarks/search.py [--quick] [--out FILE] [GAME …]

Each game stands beside one of OpenSpiel's of comparable length; where random games of ours are longer, playouts are cut
off after as many plies as the peer's have on average.
"""

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts as python_mcts

import rookery
from rookery.bench.peer import relatives
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, beside, table
from rookery.kernel.mcts import Settings
from rookery.kernel.search import Search, nodes_for

EXPLORATION = 2.0
PACKAGES = {"NumPy": "numpy", "Numba": "numba", "OpenSpiel": "open_spiel"}
ABOUT = """\
Simulations a second of a search from the start position, UCT with random playouts, in rounds in which ours and the
peer's take turns on one core; medians. Ours and the C++ bot make equally many simulations in a round, the Python bot
fewer."""


class Peer:
    """One game of OpenSpiel and its two bots."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._game = pyspiel.load_game(name)
        self._random = random.Random(7)  # noqa: S311  # a benchmark needs the same games, not secret ones
        self._start = self._game.new_initial_state()
        while self._start.is_chance_node():
            self._roll(self._start)

    def _roll(self, state: Any) -> None:
        rolls, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self._random.choices(rolls, odds)[0])

    def mean_plies(self, games: int) -> int:
        """How long its random games are."""
        lengths = []
        for _ in range(games):
            state = self._start.clone()
            plies = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    self._roll(state)
                else:
                    state.apply_action(self._random.choice(state.legal_actions()))
                plies += 1
            lengths.append(plies)
        return round(statistics.mean(lengths))

    def search_in_cpp(self, simulations: int) -> None:
        """One search of the bot that is written in C++."""
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
        bot = pyspiel.MCTSBot(self._game, evaluator, EXPLORATION, simulations, 1000, False, 7, False)
        bot.mcts_search(self._start)

    def search_in_python(self, simulations: int) -> None:
        """One search of the bot that is written in Python."""
        chance = np.random.RandomState(7)
        evaluator = python_mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        bot = python_mcts.MCTSBot(self._game, EXPLORATION, simulations, evaluator, solve=False, random_state=chance)
        bot.mcts_search(self._start)


def our_search(game: rookery.Game, cutoff: int) -> Callable[[int], None]:
    """A search of ours from the game's start, with random playouts of limited length."""
    start = game.start(seed=1)
    while start.seat is None:
        start = start.play(start.moves[0])

    def search(simulations: int) -> None:
        nodes = nodes_for(game.room.rules, simulations)
        settings = Settings(cutoff, use_priors=False, exploration=EXPLORATION)
        thinking = Search(game.room.rules, game.config, settings, nodes=nodes)
        thinking.think(start.state.copy(), start.history, simulations=simulations)

    search(1)
    return search


def rate(search: Callable[[int], None], simulations: int) -> float:
    """Simulations a second."""
    began = time.perf_counter()
    search(simulations)
    return simulations / (time.perf_counter() - began)


def enough(search: Callable[[int], None], seconds: float) -> int:
    """How many simulations make a search take about this long."""
    simulations = 16
    while True:
        began = time.perf_counter()
        search(simulations)
        took = time.perf_counter() - began
        if took >= seconds / 2:
            return max(16, round(simulations * seconds / took))
        simulations *= 2


def measure(game: rookery.Game, peer: Peer, rounds: int, seconds: float) -> list[Row]:
    """One game beside its peer."""
    plies = peer.mean_plies(200 if rounds > 3 else 20)
    cutoff = min(plies, game.longest or plies) if game.longest is None or game.longest > 2 * plies else game.longest
    ours = our_search(game, cutoff)
    simulations = enough(peer.search_in_cpp, seconds)
    few = enough(peer.search_in_python, seconds)
    rates: dict[str, list[float]] = {"ours": [], "C++": [], "Python": []}
    for _ in range(rounds):
        rates["ours"].append(rate(ours, simulations))
        rates["C++"].append(rate(peer.search_in_cpp, simulations))
        rates["Python"].append(rate(peer.search_in_python, few))
    middle = {name: statistics.median(taken) for name, taken in rates.items()}
    what = f"playouts of {cutoff} plies" if cutoff < (game.longest or cutoff + 1) else "whole playouts"
    return [
        beside(game.key, what, middle["ours"], "simulations/s", f"{peer.name}, {plies} plies, {bot}", middle[bot])
        for bot in ("C++", "Python")
    ]


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure tree search beside OpenSpiel's.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--quick", action="store_true", help="rough figures in seconds")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    try:
        games = [rookery.game(key) for key in arguments.games or rookery.games()]
    except rookery.UnknownGame as problem:
        parser.error(str(problem))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows: list[Row] = []
    for game in games:
        peer = Peer(relatives(game.room).search)
        print(f"{game.key}: beside {peer.name}", file=sys.stderr, flush=True)
        rows += measure(game, peer, 3 if arguments.quick else 7, 0.1 if arguments.quick else 0.7)
    print(table(rows))
    if arguments.out:
        facts = machine() | versions(PACKAGES)
        write_page(arguments.out, "Tree search", facts, verbatim(table(rows)), ABOUT)


if __name__ == "__main__":
    main()
