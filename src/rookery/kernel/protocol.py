"""The words of a game: what a room's rules must answer, and nothing more.

Rules are plain functions over small integer arrays that the caller owns. They allocate nothing, raise nothing and draw
no random numbers but those of ``rng``. The same functions run interpreted, native and on a GPU.

The kernel's loops call these words as global names; ``kernel.jit.Linker`` makes a copy of a loop for each room with the
names set to the room's own functions. A loop imports the names it uses under ``TYPE_CHECKING`` only: unbound, they are
nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

Config = npt.NDArray[np.int32]
"""The number of players, then the options as the rules read them: switches, limits, tables. Never written."""
State = npt.NDArray[np.int32]
"""A position, and behind it what the rest of the game must remember of the past (see ``Rules.content``)."""
Moves = npt.NDArray[np.int32]
"""Room for the codes of all legal moves of any position."""
Line = npt.NDArray[np.int64]
"""The past positions of a game (``kernel.line``)."""
Weights = npt.NDArray[np.int32]
"""One number for each legal move, in the order of the moves."""

PLAYERS: Final = 0
"""Where every config has the number of players."""
CHANCE: Final = -1
"""The answer of ``turn`` where no seat moves but a die does."""
NOBODY: Final = -1
"""The answer of ``winner`` where no seat has won."""
GOES_ON: Final = 0
"""The answer of ``ending`` while the game goes on; every other answer is a reason of the room's."""

# The words, as the loops see them.
start: Callable[[Config, State, int], None]
turn: Callable[[Config, State], int]
legal: Callable[[Config, State, Moves], int]
play: Callable[[Config, State, int], None]
weight: Callable[[Config, State, int], int]
ending: Callable[[Config, State, int], int]
winner: Callable[[Config, State, int], int]
score: Callable[[Config, State, int, int], float]
identity: Callable[[Config, State], int]
lean: Callable[[Config, State, Moves, int, Weights], None]
outlook: Callable[[Config, State, int], float]
pressing: Callable[[Config, State, int], bool]
key: Callable[[Config, State], int]
STATE_SIZE: int
MOVE_LIMIT: int
REMEMBERS: bool
KEYED: bool
together: Callable[[], None]
"""Not a word of the rules: where lanes side by side on a GPU wait for each other. Elsewhere it does nothing."""


def apart() -> None:
    """Lanes on a processor need not wait for each other."""


def copy(source: State, target: State) -> None:
    """Make one state like another: the only undo there is."""
    for index in range(len(source)):
        target[index] = source[index]


def even_weight(config: Config, state: State, move: int) -> int:
    """The weight of a chance outcome where all are equally likely."""
    return 1


def no_identity(config: Config, state: State) -> int:
    """The identity of a position in a game whose rules never look back."""
    return 0


def winner_takes_all(config: Config, state: State, ending: int, seat: int) -> float:
    """1 for the winner, the loss shared evenly among the others; 0 for all in a draw."""
    first = winner(config, state, ending)
    if first == NOBODY:
        return 0.0
    return 1.0 if first == seat else -1.0 / (int(config[PLAYERS]) - 1)


def lean_evenly(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Where nothing is known of good play, all moves are alike."""
    for index in range(count):
        weights[index] = 1


def no_outlook(config: Config, state: State, seat: int) -> float:
    """Where nothing is known of good play, every position is even."""
    return 0.0


def never_pressing(config: Config, state: State, move: int) -> bool:
    """Where nothing is known of good play, no move is more urgent than another."""
    return False


def identity_is_key(config: Config, state: State) -> int:
    """The identity, for games whose rule of repetition tells apart all that matters."""
    return identity(config, state)


@dataclass(frozen=True, kw_only=True, eq=False)
class Insight:
    """What a room knows of good play beyond its rules: words like the rules', for those who search. None is needed."""

    lean: Callable[[Config, State, Moves, int, Weights], None] = lean_evenly
    """Write how much a sensible player leans to each of so many legal moves of a seat: weights from 1 to 1,000,000."""
    outlook: Callable[[Config, State, int], float] = no_outlook
    """What a position, in which the game goes on, promises to a seat, on the scale of ``score``: from -1 to 1."""
    pressing: Callable[[Config, State, int], bool] = never_pressing
    """Whether a legal move changes so much that a position is not judged before it has been looked at."""
    key: Callable[[Config, State], int] = identity_is_key
    """A number below 2**63 that two positions share only if they are worth the same: the same moves, the same ends."""


class RulesModule(Protocol):
    """A module with the words that every game has, by their names: a room's ``rules.py``."""

    @property
    def MOVE_CODES(self) -> int: ...  # noqa: N802, D102  # a constant of the module
    @property
    def MOVE_LIMIT(self) -> int: ...  # noqa: N802, D102  # the same
    def start(self, config: Config, state: State, seed: int) -> None: ...  # noqa: D102  # Rules tells what they mean
    def turn(self, config: Config, state: State) -> int: ...  # noqa: D102
    def legal(self, config: Config, state: State, moves: Moves) -> int: ...  # noqa: D102
    def play(self, config: Config, state: State, move: int) -> None: ...  # noqa: D102
    def ending(self, config: Config, state: State, seen: int) -> int: ...  # noqa: D102
    def winner(self, config: Config, state: State, ending: int) -> int: ...  # noqa: D102


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """A room's rules: its answers to the words, and the sizes of its arrays."""

    state_size: int
    """How many numbers a state has."""
    move_codes: int
    """Every move's code is below this."""
    move_limit: int
    """No position has more legal moves or chance outcomes than this."""
    start: Callable[[Config, State, int], None]
    """Write the opening position; the seed decides what is shuffled."""
    turn: Callable[[Config, State], int]
    """The seat to move, or CHANCE."""
    legal: Callable[[Config, State, Moves], int]
    """Write the codes of the legal moves, or at a chance node of the outcomes, and return how many there are.

    The order is fixed. What it writes once the game is over does not matter.
    """
    play: Callable[[Config, State, int], None]
    """Make a legal move or a chance outcome, in place."""
    ending: Callable[[Config, State, int], int]
    """GOES_ON or the reason why the game is over; the third argument is how often this position has occurred."""
    winner: Callable[[Config, State, int], int]
    """The seat that has won by this ending, or NOBODY."""
    score: Callable[[Config, State, int, int], float] = winner_takes_all
    """What this ending is worth to a seat, from -1 to 1."""
    weight: Callable[[Config, State, int], int] = even_weight
    """The weight of a chance outcome; its probability is its share of the sum."""
    identity: Callable[[Config, State], int] = no_identity
    """A number below 2**63 that two positions share only if the rule of repetition calls them the same."""
    content: int | None = None
    """How many leading numbers of a state make the position; the rest is memory of the game. None: all of them."""
    insight: Insight = Insight()
    """What the room knows of good play."""

    @classmethod
    def of(cls, module: RulesModule, *, state_size: int, **more: Any) -> "Rules":
        """The rules of a module that calls everything by its name, with whatever else a room has to say."""
        return cls(
            state_size=state_size,
            move_codes=module.MOVE_CODES,
            move_limit=module.MOVE_LIMIT,
            start=module.start,
            turn=module.turn,
            legal=module.legal,
            play=module.play,
            ending=module.ending,
            winner=module.winner,
            **more,
        )

    @property
    def remembers(self) -> bool:
        """Whether a rule looks back at earlier positions."""
        return self.identity is not no_identity

    @property
    def keyed(self) -> bool:
        """Whether keys tell positions apart, so that a search may remember what they are worth."""
        return self.remembers or self.insight.key is not identity_is_key

    def words(self) -> dict[str, object]:
        """The rules by the names that the loops know."""
        answers = {each.name: getattr(owner, each.name) for owner in (self, self.insight) for each in fields(owner)}
        facts = {
            "STATE_SIZE": self.state_size,
            "MOVE_LIMIT": self.move_limit,
            "REMEMBERS": self.remembers,
            "KEYED": self.keyed,
            "together": apart,
        }
        return {name: answer for name, answer in answers.items() if callable(answer)} | facts
