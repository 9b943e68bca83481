"""The errors, by what the caller can do about them.

Every error has a stable ``code`` for programs and one sentence for people: what is wrong and what would be right.
Compiled rules raise nothing: legality is checked before a move reaches them.
"""

from collections.abc import Iterable
from difflib import get_close_matches

from rookery.kernel.messages import Text, speaker

say = speaker("kernel")


class RookeryError(Exception):
    """The root of all errors that Rookery raises on purpose; ``str`` gives its sentence in English."""

    code = "error"

    @property
    def message(self) -> Text:
        """What is wrong and what would be right, to be worded in any language."""
        said: Text = self.args[0] if self.args else self.code
        return said


class UnknownGame(RookeryError):
    """No game of the catalog has this key."""

    code = "unknown-game"


class UnknownClause(RookeryError):
    """A rulebook has no clause of this id."""

    code = "unknown-clause"


class BadOption(RookeryError):
    """An option, its value or the number of players does not fit the game."""

    code = "bad-option"


class BadNotation(RookeryError):
    """A text that no position or move can have.

    ``text`` is the whole text and ``place`` the index of the first character that is wrong.
    """

    code = "bad-notation"

    def __init__(self, problem: Text, text: str, place: int) -> None:
        super().__init__(say("bad-notation", problem=problem, place=place + 1, text=quote(text)))
        self.problem = problem
        self.text = text
        self.place = place

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from process to process; by default they would be made of their sentence alone.
        return BadNotation, (self.problem, self.text, self.place)


class IllegalMove(RookeryError):
    """A well-written move that the rules do not allow here; ``legal`` holds the texts of those that they do.

    ``clause`` is the id of the rulebook's clause that forbids it, where the room can tell; otherwise None.
    """

    code = "illegal-move"

    def __init__(self, problem: Text, legal: tuple[str, ...], clause: str | None = None) -> None:
        super().__init__(problem)
        self.legal = legal
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.message, self.legal, self.clause)


class BadNumber(RookeryError):
    """A depth, seed or count that is not a number in its range."""

    code = "bad-number"


class GameOver(RookeryError):
    """A position in which the game is over: there is nothing to choose, to search or to solve."""

    code = "game-over"


class UnknownLevel(RookeryError):
    """No player has this level."""

    code = "unknown-level"


class BadNet(RookeryError):
    """A net's file is broken, or it was trained for another game, other rules or other options."""

    code = "bad-net"


class NoDevice(RookeryError):
    """A GPU was asked for and none can be used."""

    code = "no-device"


def quote(text: str) -> str:
    """The text as one readable line: escaped, and shortened in the middle when it is long."""
    shown = ascii(text)[1:-1].replace("\\'", "'").replace('"', '\\"')
    if len(shown) > 160:
        shown = f"{shown[:100]} … {shown[-40:]}"
    return f'"{shown}"'


def listed(names: Iterable[str], most: int = 12) -> Text:
    """Names as people list them, cut short when there are many: ``a, b and 7 more``."""
    names = tuple(names)
    if len(names) > most:
        return say("and-more", names=names[:most], more=len(names) - most)
    return ", ".join(names)


def nearest(wrong: str, names: Iterable[str]) -> Text:
    """The addition "did you mean …?" to an error about a wrong name; or nothing."""
    close = get_close_matches(wrong, list(names), n=1)
    return say("did-you-mean", name=close[0]) if close else ""
