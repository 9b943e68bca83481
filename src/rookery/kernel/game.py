"""Games as people use them: options by name, positions by their texts."""

import functools
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from rookery.kernel import jit, run
from rookery.kernel.batch import Course
from rookery.kernel.batches import new_batch
from rookery.kernel.deal import Deal
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadNotation, BadOption, quote
from rookery.kernel.following import Followed
from rookery.kernel.history import new_history, seen
from rookery.kernel.lanes import Batch
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed, checked_number, checked_seed
from rookery.kernel.options import settle
from rookery.kernel.planes import Plane
from rookery.kernel.playout import Playouts, Scratch
from rookery.kernel.position import Outcome, Position, outcome_of
from rookery.kernel.protocol import GOES_ON, State
from rookery.kernel.room import Room
from rookery.kernel.steppers import Interpreted, Native, Stepper

__all__ = ["MAX_PLIES", "NATIVE_AFTER", "Game", "Outcome", "Position"]

say = speaker("kernel")

MAX_PLIES = 10_000
"""The default limit of plies of a random game."""
MOST_LANES = 2**31 - 1
"""Lanes are counted in 32 bits; memory is used up long before."""
NATIVE_AFTER = 20_000
"""How many plies are played interpreted before native code is worth loading."""


class Game:
    """A room with its options and players settled. It makes positions."""

    def __init__(self, room: Room, players: int | None = None, /, **options: Any) -> None:
        fewest, most = room.players
        self.room = room
        self.players = max(fewest, min(2, most)) if players is None else players
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not fewest <= self.players <= most:
            right = say("exactly", number=fewest) if fewest == most else say("from-to", least=fewest, most=most)
            raise BadOption(say("bad-players", game=room.key, value=quote(str(players)), right=right))
        self.options = settle(room.options, options)
        self.config = room.configure(self.players, self.options)
        self.engine: Engine = interpreted(room.rules)
        self.stepper: Stepper = Interpreted(room.rules, self.config, self._note_ply)
        self.action_count = room.rules.action_count(self.config)
        """Actions are the whole numbers below it."""
        self._plies = 0

    def __repr__(self) -> str:
        given = "".join(f", {o.name}={v!r}" for o in self.room.options if (v := self.options[o.name]) != o.default)
        return f"rookery.game({self.room.key!r}, players={self.players}{given})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @cached_property
    def _identity(self) -> tuple[object, ...]:
        """The key, the players and the options as texts: whoever has the same is the same game."""
        return (self.key, self.players, *(option.write(self.options[option.name]) for option in self.room.options))

    # Copies: a game never changes, so it is its own; elsewhere it is found by its key

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return found_again, (self.room, self.players, tuple(self.options.items()))

    @property
    def key(self) -> str:
        """The game's key in the catalog."""
        return self.room.key

    @property
    def longest(self) -> int | None:
        """No game under these options has more plies; None where nothing ends a game for sure."""
        return self.room.longest(self.config)

    @cached_property
    def deal(self) -> Deal | None:
        """What is shuffled before the first move; None if every game under these options begins alike."""
        return self.room.deal(self.config)

    def start(self, seed: int | None = None) -> Position:
        """The opening position; the seed decides what the rules shuffle; without one it is random."""
        state = np.zeros(self.room.rules.state_size, np.int32)
        chosen = any_seed() if seed is None else checked_seed(seed)
        self.engine.start(self.config, state, chosen)
        return Position(self, state)

    def read(self, text: str) -> Position:
        """The position of a canonical text; BadNotation says what is wrong, and where."""
        if not isinstance(text, str):
            raise BadNotation(say("a-position-is-a-text"), str(text), 0)
        return Position(self, self.room.read(self.config, text))

    def perft(
        self, position: Position, depth: int, *, device: str = "cpu", tell: Callable[[int, int], None] | None = None
    ) -> int:
        """The number of paths of exactly ``depth`` plies from the position, which counts as a game's first.

        ``tell`` hears on a processor how much is done and how much there is in all.
        """
        depth = checked_number(depth, say("a-depth"), most=1000)
        return run.perft(self.room.rules, self.config, self._own(position), depth, device, tell)

    def divide(
        self, position: Position, depth: int, *, tell: Callable[[int, int], None] | None = None
    ) -> dict[str, int]:
        """The same, for each move of the position: how many of the paths begin with it."""
        depth = checked_number(depth, say("a-depth"), least=1, most=1000)
        counts = run.divide(self.room.rules, self.config, self._own(position), depth, tell)
        return {move: counts.get(code, 0) for move, code in zip(position.moves, position.codes, strict=True)}

    def playouts(
        self, position: Position, games: int, *, seed: int = 0, limit: int | None = None, device: str = "cpu"
    ) -> Playouts:
        """Random games from the position, on all cores or on a GPU; game i of a seed is always the same.

        A game stops at its end or after ``limit`` plies; the default is those of the longest game, at most 10,000.
        """
        games = checked_number(games, say("a-number-of-games"))
        plies = checked_number(self.playout_limit if limit is None else limit, say("a-limit-of-plies"), most=1_000_000)
        seed = checked_seed(seed)
        return run.playouts(self.room.rules, self.config, self._own(position), games, seed, plies, device)

    def batch(
        self,
        lanes: int,
        *,
        seed: int = 0,
        device: str = "cpu",
        masks: bool = True,
        rolls: bool = True,
        restarts: bool = True,
    ) -> Batch:
        """Games side by side, stepped together, on all cores or on a GPU; the same seed gives the same lanes on both.

        ``masks``: keep for each lane which actions are legal. ``rolls``: roll dice at once, so that every action is a
        seat's; without it, rolls are the caller's to choose, or -1 for a random one. ``restarts``: a lane whose game
        has ended begins a new one in the same step; without it, it stays over until it is reset.
        """
        lanes = checked_number(lanes, say("a-number-of-lanes"), least=1, most=MOST_LANES)
        course = Course(checked_seed(seed), bool(rolls), bool(restarts))
        return new_batch(self, lanes, course, self.playout_limit + 1, bool(masks), device)

    @cached_property
    def planes(self) -> tuple[Plane, ...]:
        """What an observation consists of, plane by plane; nothing in a game that describes none."""
        return self.room.rules.planes(self.config)

    def seen_actions(self, seat: int) -> tuple[int, ...]:
        """For each action number the one under which a seat sees it.

        Where observations turn the board for a seat, actions turn with it: what is forward for one is forward for all.
        """
        seat = checked_number(seat, say("a-seat"), most=self.players - 1)
        seen = self.room.rules.seen_actions
        return tuple(seen(self.config, seat)) if seen else tuple(range(self.action_count))

    def follow(self, start: Position, actions: Sequence[int]) -> Followed:
        """Play actions one after the other from a position, which counts as a game's first, and say how far they go."""
        rules, engine = self.room.rules, self.engine
        states = np.empty((len(actions) + 1, rules.state_size), np.int32)
        states[0] = self._own(start)
        codes = np.empty(len(actions), np.int32)
        scratch = Scratch(np.empty(rules.move_limit, np.int32), new_history(len(actions) + 1 if rules.remembers else 0))
        plies = engine.follow(self.config, states, np.array(actions, np.int32), codes, scratch)
        ending = engine.ending(self.config, states[plies], seen(scratch.history))
        return Followed(plies, ending, states[: plies + 1], codes[:plies])

    def outcome_after(self, followed: Followed) -> Outcome | None:
        """How the game ended that was followed; None if it goes on."""
        return None if followed.ending == GOES_ON else outcome_of(self, followed.states[-1], followed.ending)

    @property
    def is_native(self) -> bool:
        """Whether positions use native code by now."""
        return isinstance(self.stepper, Native)

    def warm(self) -> "Game":
        """Load native code, compiling it if needed; from now on positions use it too."""
        if self.engine is not native(self.room.rules):
            with jit.progress(self.room.title):
                run.warm(self.room.rules, self.config)
            self.engine = native(self.room.rules)
            self.stepper = Native(self.room.rules, self.config)
        return self

    @property
    def playout_limit(self) -> int:
        """How many plies a random game is followed: to its end, or as far as its history may take memory."""
        return min(self.longest or MAX_PLIES, MAX_PLIES)

    def _own(self, position: Position) -> State:
        """A copy of the state of a position of this game; those of others, or under other options, mean something else.

        Native code is compiled for arrays that may be written.
        """
        if position.game != self:
            raise BadOption(say("another-game", theirs=repr(position.game), ours=repr(self)))
        return position.state.copy()

    def checked_action(self, action: Any) -> int:
        """The number of an action, or BadNumber."""
        return checked_number(action, say("an-action"), most=self.action_count - 1)

    def code_of(self, position: Position, action: int) -> int | None:
        """The code of a move by its action number, legal or not; None where it means nothing in this position."""
        code = self.engine.code(self.config, position.state.copy(), action)
        return code if code >= 0 else None

    def _note_ply(self) -> None:
        """Count the plies played; a game that is played a lot switches to native code."""
        self._plies += 1
        if self._plies == NATIVE_AFTER:
            self.warm()


def found_again(room: Room, players: int, options: tuple[tuple[str, Any], ...]) -> Game:
    """The game of a room under some options: how pickled games come back.

    In one process it is always the same one, so that what it knows by then, native code among it, is not lost.
    """
    try:
        return _kept(room, players, options)
    except TypeError:
        # An option of another package's game may have a value that cannot be a key.
        return Game(room, players, **dict(options))


@functools.lru_cache(maxsize=256)
def _kept(room: Room, players: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(room, players, **dict(options))
