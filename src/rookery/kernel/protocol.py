"""The functions of a game: what a room's rules must answer, and nothing more.

Rules are plain functions over small integer arrays that the caller owns. They allocate nothing, raise nothing and draw
no random numbers but those of ``rng``. The same functions run interpreted, native and on a GPU. The interpreter may
give them lists instead of arrays, which it reads faster: rules index what they are given and do nothing else with it.

The kernel's loops call these functions as global names; ``kernel.jit.Linker`` makes a copy of a loop for each room with
the names set to the room's own functions. A loop imports the names it uses under ``TYPE_CHECKING`` only: unbound, they
are nothing.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from types import ModuleType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.planes import Plane, no_planes

Config = npt.NDArray[np.int32]
"""The number of players, then the options as the rules read them: switches, limits, tables. Never written."""
State = npt.NDArray[np.int32]
"""A position, and behind it what the rest of the game must remember of the past (see ``Rules.content``)."""
Moves = npt.NDArray[np.int32]
"""Space for the codes of all legal moves of any position."""
History = npt.NDArray[np.int64]
"""The past positions of a game (``kernel.history``)."""
Weights = npt.NDArray[np.int32]
"""One number for each legal move, in the order of the moves."""
Numbers = npt.NDArray[np.int32]
"""Whole numbers of any meaning: codes, action numbers, counts."""
Observation = npt.NDArray[Any]
"""A position in numbers for programs that learn, plane by plane (``kernel.planes``)."""

PLAYERS: Final = 0
"""Where every config has the number of players."""
CHANCE: Final = -1
"""The answer of ``turn`` where no seat moves but a die does."""
NOBODY: Final = -1
"""The answer of ``winner`` where no seat has won."""
GOES_ON: Final = 0
"""The answer of ``ending`` while the game goes on; every other answer is a reason of the room's."""

# The functions as the loops see them: those of GameFunctions and Heuristics below, which say what they mean.
start: Callable[[Config, State, int], None]
turn: Callable[[Config, State], int]
legal: Callable[[Config, State, Moves], int]
play: Callable[[Config, State, int], None]
weight: Callable[[Config, State, int], int]
ending: Callable[[Config, State, int], int]
winner: Callable[[Config, State, int], int]
score: Callable[[Config, State, int, int], float]
identity: Callable[[Config, State], int]
action: Callable[[Config, State, int], int]
code: Callable[[Config, State, int], int]
observe: Callable[[Config, State, int, int, Observation], None]
priors: Callable[[Config, State, Moves, int, Weights], None]
naive_priors: Callable[[Config, State, Moves, int, Weights], None]
evaluate: Callable[[Config, State, int], float]
is_tactical: Callable[[Config, State, int], bool]
key: Callable[[Config, State], int]
STATE_SIZE: int
MOVE_LIMIT: int
ACTION_OF: Numbers
CODE_OF: Numbers
REMEMBERS: bool
KEYED: bool
sync_lanes: Callable[[], None]
"""Not a function of the rules: where lanes side by side on a GPU wait for each other. Elsewhere it does nothing."""


def no_sync() -> None:
    """Lanes on a processor need not wait for each other."""


def copy(source: State, target: State) -> None:
    """Make one state like another: the only undo there is."""
    for index in range(len(source)):
        target[index] = source[index]


def even_weight(config: Config, state: State, move: int) -> int:
    """The weight of a roll where all are equally likely."""
    return 1


def no_identity(config: Config, state: State) -> int:
    """The identity of a position in a game whose rules never look back."""
    return 0


def code_is_action(config: Config, state: State, move: int) -> int:
    """The action number of a move where its code says all: the same in every position."""
    return move


def action_is_code(config: Config, state: State, number: int) -> int:
    """The code of a move by its action number where both are the same."""
    return number


def action_in_table(config: Config, state: State, move: int) -> int:
    """The action number of a move in a game that gives a table of them (``Rules.numbering``)."""
    return int(ACTION_OF[move])


def code_in_table(config: Config, state: State, number: int) -> int:
    """The code of a move by its action number, by the same table."""
    return int(CODE_OF[number])


def nothing_observed(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """The observation of a game that describes no planes."""


def winner_takes_all(config: Config, state: State, ending: int, seat: int) -> float:
    """1 for the winner, the loss shared evenly among the others; 0 for all in a draw."""
    first = winner(config, state, ending)
    if first == NOBODY:
        return 0.0
    return 1.0 if first == seat else -1.0 / (int(config[PLAYERS]) - 1)


def even_priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Where nothing is known of good play, all moves are equally likely."""
    for index in range(count):
        weights[index] = 1


def even_evaluation(config: Config, state: State, seat: int) -> float:
    """Where nothing is known of good play, every position is even."""
    return 0.0


def never_tactical(config: Config, state: State, move: int) -> bool:
    """Where nothing is known of good play, no move is more urgent than another."""
    return False


def identity_is_key(config: Config, state: State) -> int:
    """The identity, for games whose rule of repetition tells apart all that matters."""
    return identity(config, state)


@dataclass(frozen=True, kw_only=True, eq=False)
class Heuristics:
    """What a room knows of good play beyond its rules: functions like the rules', for searches. None is needed."""

    priors: Callable[[Config, State, Moves, int, Weights], None] = even_priors
    """Write how likely a good player is to choose each of the legal moves of a seat: weights up to 1,000,000, and 0 for
    what nobody would, which search does not look at; not all of them are 0."""
    naive_priors: Callable[[Config, State, Moves, int, Weights], None] = even_priors
    """The same for a player who knows what to do but thinks of nobody else: for weak levels."""
    evaluate: Callable[[Config, State, int], float] = even_evaluation
    """What a position, in which the game goes on, is worth to a seat, on the scale of ``score``: from -1 to 1."""
    is_tactical: Callable[[Config, State, int], bool] = never_tactical
    """Whether a legal move changes so much that a position is not evaluated before it has been searched."""
    key: Callable[[Config, State], int] = identity_is_key
    """A number below 2**63 that two positions share only if they are worth the same: the same moves, the same ends."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameFunctions:
    """The functions that every game has. This is their one list: rules give them, engines run them."""

    start: Callable[[Config, State, int], None]
    """Write the opening position; the seed decides what is shuffled."""
    turn: Callable[[Config, State], int]
    """The seat to move, or CHANCE."""
    legal: Callable[[Config, State, Moves], int]
    """Write the codes of the legal moves, or at a chance node of the rolls, and return how many there are.

    The order is fixed. What it writes once the game is over does not matter.
    """
    play: Callable[[Config, State, int], None]
    """Make a legal move or a roll, in place."""
    ending: Callable[[Config, State, int], int]
    """GOES_ON or the reason why the game is over; the third argument is how often this position has occurred."""
    winner: Callable[[Config, State, int], int]
    """The seat that has won by this ending, or NOBODY."""
    score: Callable[[Config, State, int, int], float] = winner_takes_all
    """What this ending is worth to a seat, from -1 to 1."""
    weight: Callable[[Config, State, int], int] = even_weight
    """The weight of a roll; its probability is its share of the sum."""
    identity: Callable[[Config, State], int] = no_identity
    """A number below 2**63 that two positions share only if the rule of repetition calls them the same."""
    action: Callable[[Config, State, int], int] = code_is_action
    """The action number of a move or a roll, legal or not; -1 for a code that nothing could be meant by here.

    No two legal moves of a position share one, moves with equal texts have the same in all positions, and a number
    once given never gets another meaning: networks are trained on them.
    """
    code: Callable[[Config, State, int], int] = action_is_code
    """The code of a move or a roll by its action number, legal or not; -1 for a number that means nothing here."""
    observe: Callable[[Config, State, int, int, Observation], None] = nothing_observed
    """Write what a seat sees: the planes of ``Rules.planes`` one after the other, whole numbers from 0 to 127.

    The third argument is how often this position has occurred, the fourth the seat. The array is all zeros: what is
    zero need not be written.
    """


_NO_TABLE: Final = np.zeros(0, np.int32)


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(GameFunctions):
    """A room's rules: its functions, the sizes of its arrays, and what it knows of good play."""

    state_size: int
    """How many numbers a state has."""
    move_codes: int
    """All move codes are below this."""
    move_limit: int
    """No position has more legal moves or rolls than this."""
    content: int | None = None
    """How many leading numbers of a state make the position; the rest is memory of the game. None: all of them."""
    actions: Callable[[Config], int] | None = None
    """How many action numbers a game has under its options; None: as many as the numbering or the move codes have."""
    numbering: tuple[Numbers, Numbers] | None = None
    """Where codes have gaps and numbers have not: the number of each code, and the code of each number
    (``kernel.numbering``). It stands in for the functions ``action`` and ``code``."""
    planes: Callable[[Config], tuple[Plane, ...]] = no_planes
    """What ``observe`` writes under these options."""
    seen_actions: Callable[[Config, int], list[int]] | None = None
    """For each action number the one under which a seat sees it, where ``observe`` turns the board for seats; None
    where all seats see every action under its own number."""
    heuristics: Heuristics = Heuristics()

    @classmethod
    def of(cls, module: ModuleType, *, state_size: int, **more: Any) -> "Rules":
        """The rules of a module that has the functions by their names, ``MOVE_CODES`` and ``MOVE_LIMIT``.

        Functions that have a default are taken from ``more`` only: a room says so where its rules differ.
        """
        needed = [each.name for each in fields(GameFunctions) if each.default is MISSING]
        functions = {name: getattr(module, name) for name in needed}
        sizes = {"state_size": state_size, "move_codes": module.MOVE_CODES, "move_limit": module.MOVE_LIMIT}
        return cls(**functions, **sizes, **more)

    @property
    def remembers(self) -> bool:
        """Whether a rule looks back at earlier positions."""
        return self.identity is not no_identity

    @property
    def keyed(self) -> bool:
        """Whether keys tell positions apart, so that a search may remember what they are worth."""
        return self.remembers or self.heuristics.key is not identity_is_key

    def action_count(self, config: Config) -> int:
        """Actions are the whole numbers below this."""
        if self.actions is not None:
            return self.actions(config)
        return self.move_codes if self.numbering is None else len(self.numbering[1])

    def functions(self) -> dict[str, object]:
        """The functions, tables and sizes by the names that the loops know."""
        found = {each.name: getattr(self, each.name) for each in fields(GameFunctions)}
        numbers, codes = self.numbering or (_NO_TABLE, _NO_TABLE)
        if self.numbering is not None:
            found |= {"action": action_in_table, "code": code_in_table}
        found |= {each.name: getattr(self.heuristics, each.name) for each in fields(Heuristics)}
        return found | {
            "STATE_SIZE": self.state_size,
            "MOVE_LIMIT": self.move_limit,
            "ACTION_OF": numbers,
            "CODE_OF": codes,
            "REMEMBERS": self.remembers,
            "KEYED": self.keyed,
            "sync_lanes": no_sync,
        }
