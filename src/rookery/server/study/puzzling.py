"""Puzzles as pages ask for them: all that there are, and what comes of some moves in one of them."""

from rookery import catalog
from rookery.puzzles.attempt import LOST, Attempt, attempt, hint
from rookery.puzzles.daily import daily, today
from rookery.puzzles.puzzle import NoPuzzle, Ply, puzzle, puzzles
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
        puzzles=tuple(
            PuzzleEntry(
                number=each.number,
                level=each.written.level,
                deal=each.kind.is_deal,
                asks=each.asks,
                position=each.written.position,
                players=each.game.players,
                options=each.kind.options,
            )
            for each in known
        ),
    )


def _daily(key: str, *, deal: bool) -> int | None:
    try:
        return daily(key, today(), deal=deal).number
    except NoPuzzle:
        return None


def answered(key: str, number: int, moves: tuple[str, ...], *, help_wanted: bool) -> PuzzleAnswer:
    """A puzzle after some moves; NoPuzzle, IllegalMove or BadNotation if there is no such thing."""
    found = attempt(puzzle(key, number), moves)
    asked = found.puzzle
    seat = asked.position.seat or WATCHER
    helped = _hint(found, moves) if help_wanted else None
    return PuzzleAnswer(
        game=key,
        title=asked.game.room.title,
        number=number,
        level=asked.written.level,
        deal=asked.kind.is_deal,
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
    return PuzzleHint(move, Ply(found.position, move).label, touches)
