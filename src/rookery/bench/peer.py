"""The peer: random games of OpenSpiel, in its own C++ loop and stepped from Python.

OpenSpiel has no playout loop that Python can call, but its C++ search has one inside: a search of a single simulation
evaluates the very position that it is given, with as many rollouts as the evaluator is told to make. So one call plays
that many random games in C++. It does not say how many plies they had; the games stepped from Python start at the same
position and choose with the same odds, so their mean length stands for it.
"""

import functools
import random
import time
import tomllib
from typing import Any

import msgspec

from rookery.kernel.room import Room

_SEED = 7
_CALL_SECONDS = 0.02
"""A call of the C++ loop lasts about this long: what a call costs by itself, some microseconds, is lost in it."""


STEPPED = "breakthrough", "backgammon"
"""Every game is stepped beside these: one whose plies are cheap, and one with dice."""


class Relatives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """OpenSpiel's games that a game is compared with: what its room says in ``benchmark.toml``."""

    playouts: tuple[str, ...] = ("breakthrough",)
    search: str = "breakthrough"


def relatives(room: Room) -> Relatives:
    """The nearest relatives of a room's game; breakthrough, where the room names none."""
    path = room.folder / "benchmark.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}, Relatives)


class OpenSpiel:
    """One game of OpenSpiel, with a start position that a player moves from."""

    def __init__(self, pyspiel: Any, name: str, *, steps_only: bool = False) -> None:
        self.name = name
        self.steps_only = steps_only
        self._pyspiel = pyspiel
        self._random = random.Random(_SEED)  # noqa: S311  # a benchmark needs the same games, not secret ones
        self._game = pyspiel.load_game(name)
        self._start = self._game.new_initial_state()
        while self._start.is_chance_node():
            # The search evaluates decision nodes only, so opening rolls are made once, for both loops.
            self._start.apply_action(self._chance(self._start))
        self._games = 0
        self._plies = 0

    @property
    def mean_plies(self) -> float:
        """The mean length of the games stepped so far."""
        return self._plies / self._games

    def step_game(self) -> int:
        """Play one random game from Python, a ply at a time, and return its plies."""
        choose = self._random.choice
        state = self._start.clone()
        plies = 0
        while not state.is_terminal():
            state.apply_action(self._chance(state) if state.is_chance_node() else choose(state.legal_actions()))
            plies += 1
        self._games += 1
        self._plies += plies
        return plies

    def roll_out(self) -> int:
        """Play random games in one call of the C++ loop and return how many."""
        rollouts, search = self._calibrated
        search(self._start)
        return rollouts

    @functools.cached_property
    def _calibrated(self) -> tuple[int, Any]:
        """Enough rollouts for a call worth timing, and the search that makes them."""
        rollouts = 1
        while True:
            search = self.search(rollouts)
            began = time.perf_counter()
            search(self._start)
            if time.perf_counter() - began >= _CALL_SECONDS:
                return rollouts, search
            rollouts *= 2

    def search(self, rollouts: int) -> Any:
        """A search that makes ``rollouts`` rollouts from the position it is given, plays no move and builds no tree."""
        evaluator = self._pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=_SEED)
        bot = self._pyspiel.MCTSBot(
            self._game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=_SEED, verbose=False
        )
        return bot.mcts_search

    def _chance(self, state: Any) -> int:
        rolls, odds = zip(*state.chance_outcomes(), strict=True)
        return int(self._random.choices(rolls, odds)[0])


def find_peers(room: Room) -> list[OpenSpiel]:
    """The peers that a room names, then those for stepping alone; none where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    near = relatives(room).playouts
    others = [name for name in STEPPED if name not in near]
    return [OpenSpiel(pyspiel, name, steps_only=name in others) for name in (*near, *others)]
