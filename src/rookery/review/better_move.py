"""A better move: the best that a search finds, what it promises, and the moves that would follow, in words."""

import msgspec

from rookery import bots
from rookery.kernel.game import Position
from rookery.kernel.messages import Text
from rookery.kernel.scene import Choice

FOLLOWING = 6
"""So many moves of a line are told; what comes later is guesswork."""


class Recommended(msgspec.Struct, frozen=True):
    """What a thought recommends."""

    move: str
    chance: float
    """The share of the points that the seat may then expect."""
    exact: bool
    line: tuple[str, ...]
    """The moves that follow with best play, this one first."""
    caution: Text | None = None
    """What faces warn of before this move: only where they would warn of every other one too."""


class BetterMove(msgspec.Struct, frozen=True):
    """A move that would have been better."""

    move: str
    label: Text
    chance: float
    """The share of the points that the seat could then have expected."""
    exact: bool
    line: tuple[Text, ...]
    """What would have followed, in words, this move first."""
    ends: tuple[str, ...]
    """The spaces where it begins and ends on the board."""


def recommended(choices: tuple[Choice, ...], thought: bots.Thought) -> Recommended:
    """The best move that no face warns of; if they warn of all of them, the best one with its warning."""
    cautions = {choice.move: choice.caution for choice in choices}
    ranked = (*thought.best, *(each.move for each in thought.moves))
    move = next((each for each in ranked if cautions.get(each) is None), ranked[0])
    found = next((each for each in thought.moves if each.move == move), None)
    chance = thought.chances[thought.seat or 0] if found is None else found.chance
    exact = thought.exact and not (found is not None and found.at_most)
    variation = thought.principal_variation
    return Recommended(move, chance, exact, variation if variation[:1] == (move,) else (move,), cautions.get(move))


def better_move(position: Position, played: str, *, seconds: float, simulations: int) -> BetterMove | None:
    """What would have been better than what was played; None if a long look finds nothing better."""
    thought = bots.judge(position.game, seconds=seconds, simulations=simulations, thorough=True).think(position)
    if played in thought.best:
        return None
    best = recommended(position.choices(), thought)
    if position.play(best.move) == position.play(played):
        return None
    return BetterMove(
        move=best.move,
        label=label(position, best.move),
        chance=best.chance,
        exact=best.exact,
        line=told(position, best.line[:FOLLOWING]),
        ends=ends(position.play(best.move)),
    )


def label(position: Position, move: str) -> Text:
    """A move as people say it; as it is written, where there are no words for it."""
    return next((choice.label for choice in position.choices() if choice.move == move), move)


def told(position: Position, moves: tuple[str, ...]) -> tuple[Text, ...]:
    """What some moves do, one after the other: the first thing that each does, or else the move."""
    words = []
    for move in moves:
        following = position.play(move)
        happened = following.happened
        words.append(happened[0].label if happened else label(position, move))
        position = following
    return tuple(words)


def ends(position: Position) -> tuple[str, ...]:
    """The spaces where the move that led to a position began and ended: what an arrow joins."""
    for happening in position.happened:
        places = [place for place in (happening.start, happening.end) if place is not None]
        if places:
            return tuple(dict.fromkeys(places))
    return ()
