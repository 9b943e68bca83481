"""Puzzles as pages ask for them: all that there are, and what comes of some moves in one of them."""

from collections.abc import Iterable

from rookery import catalog
from rookery.puzzles.attempt import LOST, Attempt, attempt, hint
from rookery.puzzles.daily import daily, today
from rookery.puzzles.puzzle import NoPuzzle, Ply, Task, puzzle, puzzles
from rookery.server.study.replaying import WATCHER
from rookery.wire.puzzles import PuzzleAnswer, PuzzleEntry, PuzzleHint, PuzzlePly, Puzzles


def listed(key: str) -> Puzzles:
    """The puzzles of a game, and which are those of today."""
    known = puzzles(key)
    return Puzzles(
        game=key,
        title=catalog.room(key).title,
        date=today().isoformat(),
        daily=_daily(key, deal=False),
        daily_deal=_daily(key, deal=True),
        puzzles=entries(known),
    )


def entries(known: Iterable[Task]) -> tuple[PuzzleEntry, ...]:
    """Puzzles in a list, which tells nothing of their solutions."""
    return tuple(
        PuzzleEntry(
            number=each.number,
            level=each.level,
            deal=each.is_deal,
            asks=each.asks,
            position=each.written.position,
            players=each.game.players,
            options=dict(each.options),
        )
        for each in known
    )


def _daily(key: str, *, deal: bool) -> int | None:
    try:
        return daily(key, today(), deal=deal).number
    except NoPuzzle:
        return None


def answered(key: str, number: int, moves: tuple[str, ...], *, help_wanted: bool) -> PuzzleAnswer:
    """A puzzle of a game after some moves; NoPuzzle, IllegalMove or BadNotation if there is no such thing."""
    return answered_of(puzzle(key, number), moves, help_wanted=help_wanted)


def answered_of(asked: Task, moves: tuple[str, ...], *, help_wanted: bool) -> PuzzleAnswer:
    """The same of a puzzle that is at hand."""
    found = attempt(asked, moves)
    seat = asked.position.seat or WATCHER
    helped = _hint(found, moves) if help_wanted else None
    return PuzzleAnswer(
        game=asked.game.key,
        title=asked.game.room.title,
        number=asked.number,
        level=asked.level,
        deal=asked.is_deal,
        asks=asked.asks,
        seat=seat,
        moves=len(asked.turns),
        found=found.found,
        verdict=found.verdict,
        says=(*found.says, *([LOST] if help_wanted and helped is None else [])),
        plies=tuple(
            PuzzlePly(move=ply.move, label=ply.label, scene=ply.after.scene(seat), happenings=ply.after.happened)
            for ply in found.plies
        ),
        scene=found.position.scene(seat),
        choices=() if found.verdict in ("solved", "failed") else found.position.choices(),
        hint=helped,
    )


def _hint(found: Attempt, moves: tuple[str, ...]) -> PuzzleHint | None:
    move = hint(found.puzzle, moves)
    if move is None:
        return None
    touches = next(choice.touches for choice in found.position.choices() if choice.move == move)
    clue = "" if moves else found.puzzle.clue
    return PuzzleHint(move, Ply(found.position, move).label, touches, clue)
