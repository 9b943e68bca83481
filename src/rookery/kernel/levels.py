"""How players think, as data: the levels of a game are tables of algorithms, and players only carry them out.

A level is defined by simulations, depth or nodes, so that its strength does not depend on the machine; its seconds are
a safety net for slow or busy ones. A level may name several algorithms: the first that applies to a position and
answers in time is taken, and the next have what is left of their seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rookery.kernel.errors import UnknownLevel, nearest, quote
from rookery.kernel.messages import speaker
from rookery.kernel.options import LARGEST

say = speaker("kernel")

NAMES: Final = ("egg", "chick", "juvenile", "adult", "emperor")
"""The levels from the weakest to the strongest, named after a penguin's life."""


MOST_PLAYERS: Final = 4
"""Seats differ by colour, shape and letter, and there are only this many of these."""
LONGEST_NAME: Final = 24
"""Characters of a program's name."""


def is_program_name(name: str) -> bool:
    """Whether this can be the name of a program that plays beside the levels; its capital tells it from theirs."""
    letters = name.replace(" ", "").replace("-", "")
    return len(name) <= LONGEST_NAME and name[:1].isupper() and letters.isalnum() and name == " ".join(name.split())


def checked_level(level: str) -> str:
    """A level that there is, or UnknownLevel with those that there are."""
    if level not in NAMES:
        near = nearest(str(level), NAMES)
        raise UnknownLevel(say("no-level", name=quote(str(level)), near=near, names=NAMES))
    return level


@dataclass(frozen=True, kw_only=True)
class AtRandom:
    """Any legal move, all equally likely. It applies to every position."""


@dataclass(frozen=True, kw_only=True)
class ByPriors:
    """A move drawn by the room's priors, without looking ahead. It applies to every position."""

    naive: bool = False
    """Whether by the naive priors, of one who thinks of nobody else."""
    temperature: float = 1.0
    """How careless: at 1 moves are as likely as their priors say, above it more alike, below it the best prevail."""


@dataclass(frozen=True, kw_only=True)
class TreeSearch:
    """Monte Carlo tree search. It applies to every position."""

    simulations: int
    use_priors: bool = True
    """Whether selection and playouts follow the room's priors; otherwise all moves are alike."""
    cutoff: int | None = None
    """After this many plies a playout is evaluated by the room; None: it is played to its end."""
    exploration: float = 1.4
    seconds: float = 0.8


@dataclass(frozen=True, kw_only=True)
class NetSearch:
    """Tree search guided by the room's net. It applies where the room has one that fits the game's options."""

    simulations: int
    most_players: int = MOST_PLAYERS
    """Among more it does not apply: another algorithm was found to be better there."""
    exploration: float = 1.25
    leaves: int = 8
    """How many positions go through the net together, at most."""
    seconds: float = 0.8


@dataclass(frozen=True, kw_only=True)
class AlphaBeta:
    """Alpha-beta with iterative deepening. It applies to games of two without a die."""

    depth: int
    nodes: int = LARGEST
    seconds: float = 0.8


@dataclass(frozen=True, kw_only=True)
class Exact:
    """Perfect play by a solver. It applies where the room can be solved and the answer comes within these limits."""

    nodes: int = LARGEST
    seconds: float = 0.8


Thoughtful = TreeSearch | NetSearch | AlphaBeta | Exact
"""The algorithms that look ahead, and take their time."""
Algorithm = AtRandom | ByPriors | Thoughtful
Level = tuple[Algorithm, ...]
Levels = Mapping[str, Level]

GENERAL: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=25),),
    "juvenile": (TreeSearch(simulations=150),),
    "adult": (TreeSearch(simulations=1_000),),
    "emperor": (TreeSearch(simulations=8_000),),
}
"""Levels for a game that names none of its own."""
