"""Games side by side as callers see them: what a batch on a processor and one on a GPU have in common."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.kernel.batch import (
    ENDED,
    FLAGS,
    ILLEGAL,
    NO_RESET,
    NUMBERS,
    OWN_SEED,
    RANDOM,
    REASON,
    SEAT,
    Course,
    Lanes,
)
from rookery.kernel.errors import BadNumber, BadOption, quote
from rookery.kernel.history import history_size
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import MOST_SEED, checked_number
from rookery.kernel.planes import Plane, total_size
from rookery.kernel.position import Position
from rookery.kernel.protocol import PLAYERS, Config, Numbers, Rules

say = speaker("kernel")

KINDS = (np.dtype(np.uint8), np.dtype(np.float32))
"""The kinds of numbers that observations are written in."""


def shapes(rules: Rules, config: Config, lanes: int, capacity: int, masks: bool) -> Mapping[str, tuple[Any, ...]]:
    """The arrays of a batch by their names, each with its shape and its kind of numbers.

    A history has space for ``capacity`` positions; a game that outlasts it is called off.
    """
    actions = rules.action_count(config)
    listed = lanes if masks else 0
    return {
        "states": ((lanes, rules.state_size), np.int32),
        "histories": ((lanes, history_size(capacity if rules.remembers else 0)), np.int64),
        "numbers": ((NUMBERS, lanes), np.int32),
        "flags": ((FLAGS, lanes), np.bool_),
        "rewards": ((lanes, int(config[PLAYERS])), np.float32),
        "legal": ((listed, actions), np.bool_),
        "moves": ((listed, rules.move_limit), np.int32),
    }


class Batch(ABC):
    """Games side by side. Arrays have an entry or a row for each lane and are always the same: a step changes them."""

    arrays: Lanes
    """All of it, as the loops take it."""
    states: Any
    """The positions as the rules see them."""
    legal: Any
    """For each lane and action whether it is legal; None in a batch without masks."""
    seat: Any
    """For each lane the seat to move; -1 at a chance node, -2 where the game is over."""
    rewards: Any
    """For each lane and seat what the last step was worth to it: the score of a game that ended, else 0."""
    ended: Any
    """For each lane whether its last step ended a game; where lanes do not restart, whether its game is over."""
    reasons: Any
    """For each lane why its last step ended a game: a number of the room's endings, or 0 for none. A game that is
    called off has ended without a reason."""
    illegal: Any
    """For each lane whether its last action was not legal: its game stays as it was."""

    def __init__(self, game: Any, lanes: Lanes, course: Course) -> None:
        self.game = game
        self.arrays = lanes
        self._course = course
        self.states = lanes.states
        self.legal = lanes.legal if len(lanes.legal) else None
        self.seat = lanes.numbers[SEAT]
        self.reasons = lanes.numbers[REASON]
        self.ended = lanes.flags[ENDED]
        self.illegal = lanes.flags[ILLEGAL]
        self.rewards = lanes.rewards

    def __len__(self) -> int:
        return int(self.seat.shape[0])

    @property
    def action_count(self) -> int:
        """Actions are the whole numbers below it."""
        return int(self.game.action_count)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What an observation consists of."""
        found: tuple[Plane, ...] = self.game.planes
        return found

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return total_size(self.planes)

    @abstractmethod
    def step(self, actions: Any = None) -> None:
        """Make one ply in every lane by its action number; at random where there is none, or -1."""

    @abstractmethod
    def reset(self, lanes: npt.ArrayLike | None = None, seeds: npt.ArrayLike | None = None) -> None:
        """Begin new games in some lanes, or in all: from seeds, one for each of these lanes, or from the lanes' own."""

    @abstractmethod
    def observe(self, out: Any = None, *, seat: int | None = None) -> Any:
        """Write for each lane what the seat to move sees, or the seat that is given, and return the array.

        ``out`` has a row for each lane, of numbers of 8 bits or of 32-bit floats; without one it is made.
        """

    @abstractmethod
    def advise(self, out: Any) -> Any:
        """Write the room's priors of all actions for each lane, and return the array; the batch must keep masks.

        ``out`` has a row for each lane and a column for each action, of 32-bit floats: the larger, the likelier that
        somebody who knows the game would choose it.
        """

    @abstractmethod
    def copy(self, sources: npt.ArrayLike, targets: npt.ArrayLike) -> None:
        """Make target lanes like source lanes, one by one, with their pasts. Their random numbers stay their own."""

    @abstractmethod
    def _state(self, lane: int) -> npt.NDArray[np.int32]:
        """A copy of the state of a lane, in this machine's memory."""

    def position(self, lane: int) -> Position:
        """The position of a lane, without its history: to look at."""
        return Position(self.game, self._state(checked_number(lane, say("a-lane"), most=len(self) - 1)))

    # What callers give

    def _actions(self, actions: npt.ArrayLike) -> Numbers:
        """One action number, or -1 for a random one, for each lane."""
        try:
            given = np.asarray(actions)
        except ValueError:
            raise BadOption(say("actions-in-one-row", lanes=len(self))) from None
        self._check_row(given.shape)
        if given.dtype.kind not in "iu":
            raise BadOption(say("not-an-action", count=self.action_count))
        if not RANDOM <= given.min() <= given.max() < self.action_count:
            raise BadNumber(say("not-an-action", count=self.action_count))
        return np.ascontiguousarray(given, np.int32)

    def _check_row(self, shape: tuple[int, ...]) -> None:
        if shape != (len(self),):
            raise BadOption(say("actions-of-another-shape", lanes=len(self), shape=str(shape)))

    def _chosen(self, lanes: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Lanes by their numbers, of those that are given so or by an answer for each lane."""
        given = np.asarray(lanes)
        if given.dtype == np.bool_ and given.shape == (len(self),):
            return np.flatnonzero(given)
        if given.ndim != 1 or (given.size and given.dtype.kind not in "iu"):
            raise BadOption(say("not-lanes", lanes=len(self)))
        if given.size and not 0 <= given.min() <= given.max() < len(self):
            raise BadNumber(say("no-such-lane", last=len(self) - 1))
        return given.astype(np.int64)

    def _wishes(self, lanes: npt.ArrayLike | None, seeds: npt.ArrayLike | None) -> npt.NDArray[np.int64]:
        """For each lane the seed of its new game, or whether it gets one."""
        chosen = np.arange(len(self)) if lanes is None else self._chosen(lanes)
        wishes = np.full(len(self), NO_RESET, np.int64)
        wishes[chosen] = OWN_SEED
        if seeds is not None:
            given = np.asarray(seeds)
            if given.shape != chosen.shape or given.dtype.kind not in "iu":
                raise BadOption(say("a-seed-a-lane", lanes=len(chosen)))
            if given.size and not 0 <= int(given.min()) <= int(given.max()) <= MOST_SEED:
                raise BadNumber(say("bad-lane-seed"))
            wishes[chosen] = given
        return wishes

    def _pairs(
        self, sources: npt.ArrayLike, targets: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Lanes to copy from and to, one to one."""
        here, there = self._chosen(sources), self._chosen(targets)
        if len(here) != len(there) or len(np.unique(there)) != len(there):
            raise BadOption(say("copies-one-to-one", sources=len(here), targets=len(there)))
        return here, there

    def _viewer(self, seat: int | None) -> int:
        """The seat that sees, or -1 for the one to move; BadOption in a game that describes no planes."""
        if not self.planes:
            raise BadOption(say("no-observations", game=self.game.room.title))
        return -1 if seat is None else checked_number(seat, say("a-seat"), most=self.game.players - 1)

    def _check_advice(self, shape: tuple[int, ...], kind: Any, contiguous: bool) -> None:
        """Refuse an array that priors cannot be written into, and a batch that lists no moves."""
        if self.legal is None:
            raise BadOption(say("advice-needs-masks"))
        if shape != (len(self), self.action_count) or kind != np.float32 or not contiguous:
            right = f"({len(self)}, {self.action_count})"
            raise BadOption(say("no-place-for-advice", right=right, given=quote(f"{kind} {shape}")))

    def _check_out(self, shape: tuple[int, ...], kind: Any, contiguous: bool) -> None:
        """Refuse an array that observations cannot be written into."""
        if shape != (len(self), self.observation_size) or kind not in KINDS or not contiguous:
            right = f"({len(self)}, {self.observation_size})"
            raise BadOption(say("no-place-for-observations", right=right, given=quote(f"{kind} {shape}")))
