"""What a player found out about a position, for people and for programs."""

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, Text, speaker

say = speaker("bots")


class Prospect(msgspec.Struct, frozen=True):
    """A move and what it promises."""

    move: str
    chance: float
    """The share of the points that the seat to move may expect after it: 1 a win, 0 a loss."""
    at_most: bool = False
    """Whether the chance may be smaller: a move that was seen not to be the best was not looked at further."""
    attention: float | None = None
    """How much of a tree search went into it, from 0 to 1."""


class Thought(msgspec.Struct, frozen=True):
    """A position thought through."""

    position: str
    seat: int | None
    """The seat to move; None before a roll of the die."""
    best: tuple[str, ...]
    """The best moves; more than one only where they are known to be equally good. None before a roll."""
    moves: tuple[Prospect, ...]
    """Every move, the best first; before a roll every roll."""
    chances: tuple[float, ...]
    """The share of the points that each seat may expect. They add up to 1; alone, 1 is a complete success."""
    principal_variation: tuple[str, ...]
    """How it may go on with best play, up to a roll of the die."""
    verdict: Text
    """In a few words: a forced win, or who is ahead."""
    exact: bool
    """Whether this is proven or estimated."""
    algorithm: str
    """How it was found: solver, alpha-beta, tree search, or net search, which is tree search with a net."""
    nodes: int
    """Positions looked at; of a tree search, its simulations."""
    seconds: float


def share(score: float, players: int) -> float:
    """A score as a share of the points: a win 1, a loss 0, a draw among n seats 1/n; alone, from -1 to 1, its place."""
    if players == 1:
        return (score + 1) / 2
    return (score * (players - 1) + 1) / players


def texts(position: Position, codes: tuple[int, ...]) -> tuple[str, ...]:
    """The moves of a variation as texts."""
    written = []
    for code in codes:
        written.append(position.moves[position.codes.index(code)])
        position = position.play(written[-1])
    return tuple(written)


def standing(position: Position, chances: tuple[float, ...]) -> Message:
    """Who is ahead, in a few words."""
    if len(chances) == 1:
        return say("expected-score", percent=round(100 * chances[0]))
    best = max(range(len(chances)), key=lambda seat: chances[seat])
    return say("standing", seat=position.scene().seats[best].name, percent=round(100 * chances[best]))


def forced(position: Position, winner: int, plies: int, *, exact: bool = True) -> Message:
    """A win that nothing can stop, in a few words; if this is not exact it may come sooner."""
    seat = position.scene().seats[winner].name
    win = position.game.room.win_name or say("win")
    if not exact:
        return say("forced-or-sooner", seat=seat, win=win, plies=plies)
    return say("forced", seat=seat, win=win, plies=plies)
