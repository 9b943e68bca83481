"""Our games for PettingZoo: several agents that take turns.

``env("polar-dare", players=4)`` is wrapped as PettingZoo's own classic games are: an illegal action ends the game with
-1 for who chose it and 0 for the others, an action outside the space is an AssertionError, and a step after the end
does nothing but warn. ``raw_env`` has no such wrappers: it raises IllegalMove, BadNumber and GameOver. An unknown
option of ``reset`` is a warning, since PettingZoo's own test passes one to every environment.
"""

import warnings
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery import catalog
from rookery.envs.episodes import RENDER_MODES, after_rolls, begin, checked_render_mode, picture, unknown_option
from rookery.envs.libraries import missing
from rookery.envs.observations import HIGHEST, action_mask, observation, observation_size
from rookery.kernel.errors import GameOver
from rookery.kernel.game import Game
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed, checked_seed

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as problem:
    raise missing("PettingZoo", "pettingzoo") from problem

say = speaker("envs")

Seen = dict[str, npt.NDArray[Any]]
"""What an agent sees: ``observation`` and ``action_mask``."""

RESET_OPTIONS = ("position",)
ILLEGAL_REWARD = -1.0


def env(game: str, /, players: int | None = None, *, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game of the catalog as an environment of PettingZoo, with the options of its rules by name."""
    raw = raw_env(game, players, render_mode=render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(game: str, /, players: int | None = None, *, render_mode: str | None = None, **options: Any) -> "Turns":
    """The same without PettingZoo's wrappers."""
    return Turns(catalog.game(game, players, **options), render_mode)


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game, turn by turn. Dice roll by themselves, by the environment's own generator; scores come at the end."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {
            "name": f"{game.key.replace('-', '_')}_v{game.room.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng(any_seed())
        # Each has its own, since each may be seeded.
        self.action_spaces = {agent: spaces.Discrete(game.action_count) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do, somewhere in the game; its mask says what is legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the option ``position`` has it begin in the position of a text."""
        options = options or {}
        if problem := unknown_option(options, RESET_OPTIONS):
            warnings.warn(str(problem), stacklevel=2)
        if seed is not None:
            self._rng = np.random.default_rng(checked_seed(seed))
        self.position = begin(self.game, self._rng, options.get("position"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Let the selected agent act; an agent whose game is over steps with None, and is gone."""
        if not self.agents:
            raise GameOver(say("step-after-end"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # None is no action either; the position says so.
        self.position = after_rolls(self.position.apply(action), self._rng)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.outcome is not None:
            self.rewards = dict(zip(self.agents, self.position.outcome.scores, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """The agent to move is next; once the game is over they leave in the order of their seats."""
        self.agent_selection = self.possible_agents[self.position.seat or 0]

    def observe(self, agent: str) -> Seen:
        """The position as an agent sees it; only the agent to move has legal actions."""
        seat = self._seats[agent]
        mask = action_mask(self.position)
        if self.position.seat != seat:
            mask[:] = 0
        return {"observation": observation(self.position, seat), "action_mask": mask}

    def render(self) -> str:
        """The position as a text or an SVG picture, as the first seat sees it."""
        return picture(self.position, 0, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def _observation_space(game: Game) -> spaces.Dict:
    seen = spaces.Box(0, HIGHEST, (observation_size(game),), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8)})
