"""Our games for OpenSpiel, through its Python API: dice and deals are explicit chance nodes.

Importing this module registers every game of the catalog, those of other packages too: ``penguin-game`` becomes
``rookery_penguin_game``. Parameters are ``players``, the options of the rules by name, and ``position``, the text of a
position to begin with. OpenSpiel writes parameters in one line between commas, so texts are quoted as in addresses of
the web there: ``%2C`` for a comma. Given in a dictionary they may be as they are.

An action that is not legal raises IllegalMove, or whatever OpenSpiel raises first.
"""

import copy
from collections.abc import Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np
import numpy.typing as npt

from rookery import catalog
from rookery.envs.libraries import missing
from rookery.envs.observations import observation, observation_size
from rookery.kernel.deal import Deal
from rookery.kernel.errors import GameOver, IllegalMove
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.kernel.options import LARGEST, Option
from rookery.kernel.room import Room

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as problem:
    raise missing("OpenSpiel", "openspiel") from problem

say = speaker("envs")

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Dealing:
    """A start that is being shuffled, lot by lot: a chance node like those of positions, which never changes either.

    Alike lots are one action, by their order in the alphabet.
    """

    seat = None
    outcome = None

    def __init__(self, game: Game, deal: Deal) -> None:
        """Nothing has been drawn."""
        self._game = game
        self._deal = deal
        self._kinds = sorted(set(deal.lots))
        self._drawn: tuple[str, ...] = ()
        self._see([deal.lots.count(kind) for kind in self._kinds])

    def _see(self, left: list[int]) -> None:
        """How many of each kind are left, and so what can be drawn."""
        self._left = left
        self.actions = tuple([number for number, many in enumerate(left) if many])
        self.weights = tuple([left[number] for number in self.actions])

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of the lots that can be drawn."""
        return tuple(self._kinds[number] for number in self.actions)

    def __str__(self) -> str:
        return ",".join(self._drawn)

    def __deepcopy__(self, memo: object) -> "Dealing":
        return self

    def apply(self, action: int) -> "Dealing | Position":
        """What follows when this lot is drawn; the last one makes the position."""
        if action not in self.actions:
            legal = tuple(str(each) for each in self.actions)
            raise IllegalMove(say("no-such-lot", action=action, legal=legal), self.moves)
        drawn = (*self._drawn, self._kinds[action])
        if len(drawn) == len(self._deal.lots):
            return self._game.read(self._deal.start(drawn))
        after = copy.copy(self)
        after._drawn = drawn
        after._see([many - (number == action) for number, many in enumerate(self._left)])
        return after


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One state of a game: a position that is replaced by the next one."""

    def __init__(self, game: "RookeryGame") -> None:
        super().__init__(game)
        self._enter(game.start)

    def _enter(self, position: Position | Dealing) -> None:
        self.position = position
        # OpenSpiel asks for it several times a ply.
        seat = position.seat
        self._player = seat if seat is not None else CHANCE if position.actions else TERMINAL

    def current_player(self) -> int:
        """The seat to move, or that chance does, or that the game is over."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether something is rolled or drawn."""
        return self._player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # OpenSpiel's interface
        return sorted(self.position.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rolls or lots by their numbers, with their probabilities."""
        weights = self.position.weights
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.position.actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self._enter(self.position.apply(action))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # OpenSpiel's interface
        moves = dict(zip(self.position.actions, self.position.moves, strict=True))
        return moves.get(action, str(action))

    def returns(self) -> list[float]:
        """The scores of the seats; 0 for all before the end."""
        outcome = self.position.outcome
        return list(outcome.scores) if outcome else [0.0] * self.num_players()

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """What a player sees, as OpenSpiel asks for it: a tensor and a text."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.tensor: npt.NDArray[np.float32] = np.zeros(observation_size(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees; of a deal that goes on, nothing."""
        position = state.position
        self.tensor[:] = observation(position, player) if isinstance(position, Position) else 0

    def string_from(self, state: State, player: int) -> str:  # noqa: ARG002  # OpenSpiel's interface
        """The same as a text: the canonical one, since nothing is hidden."""
        return str(state)


class RookeryGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game under its options; each game of the catalog has a class of its own."""

    room: ClassVar[Room]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        room = self.room
        given: dict[str, Any] = dict(params or {})
        given |= {name: unquote(value) for name, value in given.items() if isinstance(value, str)}
        self.rules = Game(room, given.get("players"), **_options(room, given))
        self.start = _start(self.rules, given.get("position", ""))
        quoted = given | {name: quote(value) for name, value in given.items() if isinstance(value, str)}
        super().__init__(_type(self.rules, self.start), _info(self.rules, self.start), quoted)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        """The state that games begin in."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What observes states: what a player sees now, or with perfect recall all that has happened."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.rules, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _start(game: Game, text: str) -> Position | Dealing:
    """The position of a text, the shuffle of the start, or the start itself."""
    if text:
        position = game.read(text)
        if position.outcome is not None:
            raise GameOver(say("over-at-reset"))
        return position
    return Dealing(game, game.deal) if game.deal else game.start(seed=0)


def _options(room: Room, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options among parameters: texts as on the command line, numbers and switches as they are.

    OpenSpiel fills in all defaults; they are left out, since the default of one option may depend on others.
    """
    return {
        option.name: option.read(value) if isinstance(value, str) else option.check(value)
        for option in room.options
        if (value := given.get(option.name, _default(option))) != _default(option)
    }


def _default(option: Option) -> Any:
    """The default of an option as a parameter."""
    return option.default if isinstance(option.default, bool | int) else option.write(option.default)


def _info(game: Game, start: Position | Dealing) -> Any:
    """The sizes of a game. Rolls have numbers among the actions, lots are counted by themselves."""
    rolls = game.action_count if game.room.chance else 0
    lots = len(start.actions) if isinstance(start, Dealing) else 0
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=max(rolls, lots),
        num_players=game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if game.players > 1 else None,
        max_game_length=game.longest or LARGEST,
    )


def _type(game: Game, start: Position | Dealing) -> Any:
    """What kind of game it is, with the parameters that it takes."""
    room = game.room
    chance = room.chance or isinstance(start, Dealing)
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(room),
        long_name=room.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if game.players > 1 else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=room.players[1],
        min_num_players=room.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": Game(room).players,
            "position": "",
            **{option.name: _default(option) for option in room.options},
        },
    )


def short_name(room: Room) -> str:
    """What a game is called in OpenSpiel."""
    return f"rookery_{room.key.replace('-', '_')}"


def _class_of(game_room: Room) -> type[RookeryGame]:
    """The class of one game.

    OpenSpiel lets go of what is registered when Python has ended. A class bears that; a mere function would crash,
    since it would be freed without an interpreter.
    """

    class Registered(RookeryGame):
        """A game of the catalog."""

        room = game_room

    return Registered


def register() -> None:
    """Enter every game of the catalog in OpenSpiel's registry; those that are there stay."""
    there = set(pyspiel.registered_names())
    for room in catalog.rooms():
        if short_name(room) not in there:
            game = Game(room)
            pyspiel.register_game(_type(game, _start(game, "")), _class_of(room))


register()
