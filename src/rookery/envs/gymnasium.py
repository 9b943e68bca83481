"""Our games for Gymnasium: one agent in one seat, bots of a level in the others.

Importing this module registers every game of the catalog, those of other packages too: ``penguin-soccer`` becomes
``rookery/PenguinSoccer-v1``, its version that of the rules. Gymnasium itself has it imported by
``gymnasium.make("rookery.envs.gymnasium:rookery/PenguinSoccer-v1")``.

Every action of the space may be stepped, as Gymnasium's checker does; one that is not legal loses the game with a
reward of -1, and ``info["illegal"]`` says why. What is no action at all is an InvalidAction, a step after the end a
ResetNeeded.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import numpy as np

from rookery import bots, catalog
from rookery.envs.episodes import (
    RENDER_MODES,
    after_rolls,
    begin,
    checked_render_mode,
    drawn_seed,
    picture,
    unknown_option,
)
from rookery.envs.libraries import missing
from rookery.envs.observations import HIGHEST, Observation, action_mask, observation, observation_size
from rookery.kernel.errors import BadOption, IllegalMove
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.kernel.options import bad_option
from rookery.kernel.room import Room

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
except ImportError as problem:
    raise missing("Gymnasium", "gymnasium") from problem

say = speaker("envs")

Opponent = str | Callable[[Game], bots.Player]
"""A level, or what makes a player of a game; a new one is made for each game."""
Seat = int | Literal["alternate"]

ALTERNATE: Final = "alternate"
RESET_OPTIONS = ("position", "seat")
ILLEGAL_REWARD = -1.0


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """A game as one seat plays it. All others move, and all dice roll, within a step; the score comes at the end."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        game: str,
        *,
        opponent: Opponent | Sequence[Opponent] = "chick",
        seat: Seat = 0,
        players: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = catalog.game(game, players, **options)
        self.render_mode = checked_render_mode(render_mode)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = spaces.Box(0, HIGHEST, (observation_size(self.game),), np.uint8)
        self._opponents = _makers(opponent, self.game)
        self._wanted = _checked_seat(seat, self.game)
        self._episodes = 0
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; ``position`` has it begin in the position of a text, ``seat`` is the agent's in this game."""
        options = options or {}
        if problem := unknown_option(options, RESET_OPTIONS):
            raise BadOption(problem)
        wanted = _checked_seat(options.get("seat", self._wanted), self.game)
        super().reset(seed=seed)
        if seed is not None:
            self._episodes = 0
        self.seat = self._episodes % self.game.players if wanted == ALTERNATE else int(wanted)
        self._episodes += 1
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self._players = {seat: make(self.game) for seat, make in zip(others, self._opponents, strict=True)}
        self.position = self._own_turn(begin(self.game, self.np_random, options.get("position")))
        self._over = self.position.outcome is not None
        return observation(self.position, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the action, then everything until the agent moves again or the game is over."""
        if self._over:
            raise ResetNeeded(say("step-after-end"))
        if not self.action_space.contains(action):
            raise InvalidAction(say("not-an-action", action=str(action), last=self.game.action_count - 1))
        try:
            after = self.position.apply(int(action))
        except IllegalMove as problem:
            self._over = True
            why = str(say("illegal-action", problem=problem.message))
            return observation(self.position, self.seat), ILLEGAL_REWARD, True, False, self._info() | {"illegal": why}
        self.position = self._own_turn(after)
        outcome = self.position.outcome
        self._over = outcome is not None
        reward = outcome.scores[self.seat] if outcome else 0.0
        return observation(self.position, self.seat), reward, self._over, False, self._info()

    def _own_turn(self, position: Position) -> Position:
        """The next position in which the agent moves or the game is over."""
        while (position := after_rolls(position, self.np_random)).seat not in (None, self.seat):
            player = self._players[position.seat]
            position = position.play(player.choose(position, seed=drawn_seed(self.np_random)))
        return position

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.position), "seat": self.seat}

    def render(self) -> str:
        """The position as a text or an SVG picture, as the agent sees it."""
        return picture(self.position, self.seat, self.render_mode)


def _makers(opponent: Opponent | Sequence[Opponent], game: Game) -> list[Callable[[Game], bots.Player]]:
    """What makes the players of the other seats, in their order; one that is given alone makes all of them."""
    others = game.players - 1
    given = [opponent] * others if isinstance(opponent, str) or callable(opponent) else list(opponent)
    if len(given) != others:
        raise bad_option("opponent", opponent, say("takes-opponents", others=others))
    return [_maker(each, game) for each in given]


def _maker(opponent: Opponent, game: Game) -> Callable[[Game], bots.Player]:
    if not isinstance(opponent, str):
        return opponent
    # A level that there is not is refused now, and not in the first game.
    bots.player(opponent, game)
    return lambda game: bots.player(opponent, game)


def _checked_seat(seat: Any, game: Game) -> Seat:
    number = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
    if seat != ALTERNATE and not (number and 0 <= seat < game.players):
        raise bad_option("seat", seat, say("takes-an-agent-seat", last=game.players - 1))
    return ALTERNATE if seat == ALTERNATE else int(seat)


def environment_id(room: Room) -> str:
    """What a game is called in Gymnasium's registry."""
    name = "".join(part.capitalize() for part in room.key.split("-"))
    return f"rookery/{name}-v{room.version}"


def register() -> None:
    """Enter every game of the catalog in Gymnasium's registry; those that are there stay."""
    for room in catalog.rooms():
        if (name := environment_id(room)) not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:{AgainstBots.__name__}", kwargs={"game": room.key})


register()
