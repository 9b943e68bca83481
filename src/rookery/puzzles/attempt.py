"""How somebody fares with a puzzle: the moves that were tried, what answers them, and what to say. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.puzzles.puzzle import Ply, Task
from rookery.solver import LimitReached, solve

say = speaker("puzzles")

Verdict = Literal["open", "wrong", "solved", "failed"]
"""Go on; take back the last move; done; done, and a deal did not come out."""
HINT_SECONDS = 3.0
"""How long the rest of a deal may be thought about."""


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """What has come of some moves."""

    puzzle: Task
    verdict: Verdict
    says: tuple[Text, ...]
    """About the last move, sentence by sentence."""
    plies: tuple[Ply, ...]
    """The last move, and the reply if there is one."""
    position: Position
    """Where the next move is to be found; after a wrong move the position before it."""
    found: int
    """How many moves were right."""


def attempt(puzzle: Task, moves: Sequence[str]) -> Attempt:
    """What comes of the moves that somebody has tried: only the last may be wrong, and none illegal."""
    return _of_deal(puzzle, moves) if puzzle.is_deal else _of_line(puzzle, moves)


def _of_line(puzzle: Task, moves: Sequence[str]) -> Attempt:
    found, turns = len(moves) - 1, puzzle.turns
    if not moves:
        return Attempt(puzzle=puzzle, verdict="open", says=(), plies=(), position=puzzle.position, found=0)
    if tuple(moves[:-1]) != puzzle.rights[:found] or found == len(turns):
        raise IllegalMove(say("only-the-last"), ())
    right = puzzle.plies[turns[found]]
    if moves[-1] != right.move:
        plies, says = _refuted(puzzle, found, Ply(right.before, moves[-1]))
        return Attempt(puzzle=puzzle, verdict="wrong", says=says, plies=plies, position=right.before, found=found)
    if found + 1 == len(turns):
        says = (say("solved"), *_of_chances(puzzle))
        return Attempt(
            puzzle=puzzle, verdict="solved", says=says, plies=(right,), position=right.after, found=found + 1
        )
    plies = puzzle.plies[turns[found] : turns[found + 1]]
    says = (say("right"), *(each for ply in plies[1:] for each in _told(ply)))
    return Attempt(puzzle=puzzle, verdict="open", says=says, plies=plies, position=plies[-1].after, found=found + 1)


def _refuted(puzzle: Task, found: int, tried: Ply) -> tuple[tuple[Ply, ...], tuple[Text, ...]]:
    """A wrong move with the reply to it, if there is one."""
    # An illegal move is refused before anything is said of it.
    after = tried.after
    if puzzle.chances:
        best = max(puzzle.chances.values())
        return (tried,), (say("less", chance=puzzle.chances[tried.move] / 100, best=best / 100),)
    reply = puzzle.replies(found).get(tried.move)
    if reply is None:
        return (tried,), (puzzle.missed,)
    answer = Ply(after, reply)
    return (tried, answer), (*_told(answer), puzzle.missed)


def _told(ply: Ply) -> tuple[Text, ...]:
    """What a reply does, sentence by sentence; what is only carried along goes without saying."""
    told = tuple(each.label for each in ply.after.happened if each.how != "carried")
    return told or (say("answers", who=ply.before.scene().seats[ply.before.seat or 0].name, reply=ply.label),)


def _of_chances(puzzle: Task) -> tuple[Text, ...]:
    """How much the best move is ahead, where that is what counts."""
    if not puzzle.chances:
        return ()
    best, second = sorted(puzzle.chances.values(), reverse=True)[:2]
    return (say("ahead", best=best / 100, second=second / 100),)


def _of_deal(puzzle: Task, moves: Sequence[str]) -> Attempt:
    last: tuple[Ply, ...] = ()
    position = puzzle.position
    for move in moves:
        last = (Ply(position, move),)
        position = last[0].after
    verdict: Verdict = "open"
    says: tuple[Text, ...] = ()
    if position.outcome is not None:
        solved = bool(position.outcome.winners)
        verdict, says = ("solved", (say("came-out"),)) if solved else ("failed", (puzzle.missed,))
    return Attempt(puzzle=puzzle, verdict=verdict, says=says, plies=last, position=position, found=len(moves))


# Help

LOST = say("lost")
"""What is said where there is no hint."""


def hint(puzzle: Task, moves: Sequence[str]) -> str | None:
    """The right move after some right ones; None where a deal can no longer come out, or nobody knows."""
    if tuple(moves) == puzzle.rights[: len(moves)]:
        return puzzle.rights[len(moves)] if len(moves) < len(puzzle.rights) else None
    position = attempt(puzzle, moves).position
    if not puzzle.is_deal or position.outcome is not None:
        return None
    try:
        solution = solve(position, seconds=HINT_SECONDS)
    except LimitReached:
        return None
    return solution.best[0] if solution.score == 1 and solution.best else None
