"""What a server says of puzzles: those that there are, and how somebody fares with one."""

from msgspec import Struct

from rookery.kernel.messages import Text
from rookery.kernel.scene import Choice, Happening, Scene


class PuzzleEntry(Struct, frozen=True, kw_only=True):
    """A puzzle in a list."""

    number: int
    level: int
    """How hard it is, from 1 to 3, among those of its kind; 0 where nobody says."""
    deal: bool
    """Whether it is a whole game to be played alone."""
    asks: Text
    position: str
    players: int
    options: dict[str, str]


class Puzzles(Struct, frozen=True, kw_only=True):
    """The puzzles of a game; empty where there are none."""

    game: str
    title: str
    date: str
    """Today, in Greenwich."""
    daily: int | None
    """The number of the puzzle of today; None where there are none."""
    daily_deal: int | None
    """The number of the deal of today; None where there are none."""
    puzzles: tuple[PuzzleEntry, ...]


class PuzzlePly(Struct, frozen=True, kw_only=True):
    """A move that was made in a puzzle, somebody's own or a reply."""

    move: str
    label: Text
    """The move as people say it."""
    scene: Scene
    """The position after it."""
    happenings: tuple[Happening, ...]


class PuzzleHint(Struct, frozen=True):
    """The right move."""

    move: str
    label: Text
    touches: tuple[str, ...]
    """The ids of the scene that it touches, as in a choice."""
    clue: Text
    """What to say before it is shown; none if it is empty."""


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """A puzzle after the moves that somebody has tried."""

    game: str
    title: str
    number: int
    level: int
    deal: bool
    asks: Text
    seat: int
    """Whose moves are to be found."""
    moves: int
    """How many moves are to be found; in a deal, how many its shortest way takes."""
    found: int
    """How many are found."""
    verdict: str
    """open: go on; wrong: take back the last move; solved; failed: a deal is over and did not come out."""
    says: tuple[Text, ...]
    """About the last move, sentence by sentence."""
    plies: tuple[PuzzlePly, ...]
    """The last move, and what answered it."""
    scene: Scene
    """Where the next move is to be found; after a wrong move the position before it."""
    choices: tuple[Choice, ...]
    hint: PuzzleHint | None
    """The right move, if it was asked for and is known."""
