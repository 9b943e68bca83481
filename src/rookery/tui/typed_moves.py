"""Moves as people type them: one, the beginning of one, or several in a row. Any game, no rule."""

from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker

say = speaker("tui")


def begun(position: Position, typed: str) -> list[str]:
    """The moves that begin with what was typed; capitals matter only where they tell moves apart."""
    moves = position.moves
    return [move for move in moves if move.startswith(typed)] or [
        move for move in moves if move.lower().startswith(typed.lower())
    ]


def meant(position: Position, typed: str) -> str | None:
    """The one move that was typed; None where it is none or may be several."""
    found = begun(position, typed)
    whole = [move for move in found if move.lower() == typed.lower()]
    if typed in found:
        return typed
    return whole[0] if len(whole) == 1 else None


def in_a_row(position: Position, typed: str) -> tuple[str, ...] | None:
    """Several moves of the seat to move, as ``p12 p11 n11*``; None where the first word is no move.

    All of them are looked at before the first is made: IllegalMove or BadNotation says which of them is wrong.
    """
    moves: list[str] = []
    seat = position.seat
    for word in typed.split():
        move = meant(position, word) if position.seat == seat else None
        if move is None and not moves:
            return None
        if move is None:
            raise IllegalMove(_wrong(position, seat, word, moves), position.moves)
        position = position.play(move)
        moves.append(move)
    return tuple(moves) if len(moves) > 1 else None


def _wrong(position: Position, seat: int | None, word: str, moves: list[str]) -> Message:
    """Why a move cannot follow others."""
    before = " ".join(moves)
    if position.seat != seat:
        return say("turn-ends-before", move=word, before=before)
    try:
        position.play(word)
    except BadNotation as problem:
        return say("wrong-in-a-row", move=word, before=before, problem=problem.problem)
    except IllegalMove as problem:
        return say("wrong-in-a-row", move=word, before=before, problem=problem.message)
    return say("turn-ends-before", move=word, before=before)


def completions(position: Position, typed: str) -> list[str]:
    """How what was typed can go on: whole lines that begin with it."""
    before, space, last = typed.rpartition(" ")
    seat = position.seat
    for word in before.split():
        move = meant(position, word)
        if move is None or position.seat != seat:
            return []
        position = position.play(move)
    if position.seat != seat or position.outcome is not None:
        return []
    return [before + space + move for move in begun(position, last)]


def common(lines: list[str]) -> str:
    """What all of these begin with."""
    if not lines:
        return ""
    first, last = min(lines), max(lines)
    same = next((at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))
    return first[:same]
