"""Words for the tests of Penguin Soccer: what a position allows, what it bars and what becomes of it.

The rules treat both families alike, so each of these asks twice: once for the position as it is written, once for its
twin with the board turned by 180° and the families changed about.
"""

import re
from typing import Any

import pytest

import rookery
from tests.rooms.penguin_soccer.reference import DIRECTIONS, FILES, RANKS

KEY = "penguin-soccer"


def at(text: str, **options: Any) -> rookery.Position:
    """Return the position of a text, in a game with these options."""
    return rookery.game(KEY, **options).read(text)


def played(text: str, *moves: str, **options: Any) -> rookery.Position:
    """Return the position after some moves."""
    position = at(text, **options)
    for move in moves:
        position = position.play(move)
    return position


def twin(text: str) -> str:
    """Return a position's twin: the board turned by 180°, White's penguins Black's, and the other player to move."""
    penguins, ball, mover, ply = text.split(" ")
    white, black = (",".join(_turned_penguin(word) for word in family.split(",")) for family in penguins.split("/"))
    other = "b" if mover == "w" else "w"
    return f"{black}/{white} {ball if ball == '+' else _turned_square(ball)} {other} {int(ply) + 1}"


def twin_move(move: str) -> str:
    """Return the same move on the turned board."""
    return re.sub("[nesw]+", lambda found: _turned_direction(found[0]), move)


def _turned_penguin(word: str) -> str:
    return "-" if word == "-" else _turned_square(word[:2]) + _turned_direction(word[2:])


def _turned_square(square: str) -> str:
    return FILES[7 - FILES.index(square[0])] + RANKS[7 - RANKS.index(square[1])]


def _turned_direction(direction: str) -> str:
    return "^" if direction == "^" else DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]


def allows(text: str, *moves: str, **options: Any) -> None:
    """Assert that each of these moves is legal."""
    assert moves
    assert set(moves) <= set(at(text, **options).moves)
    assert {twin_move(move) for move in moves} <= set(at(twin(text), **options).moves)


def bars(text: str, *moves: str, **options: Any) -> None:
    """Assert that none of these moves is legal, and that each is refused as such when it is tried."""
    assert moves
    for move in moves:
        for position, tried in ((at(text, **options), move), (at(twin(text), **options), twin_move(move))):
            assert tried not in position.moves
            with pytest.raises(rookery.IllegalMove) as refused:
                position.play(tried)
            assert refused.value.legal == position.moves


def becomes(text: str, move: str, after: str, **options: Any) -> None:
    """Assert that a move is legal and leads to this position."""
    assert str(at(text, **options).play(move)) == after
    assert str(at(twin(text), **options).play(twin_move(move))) == twin(after)


def all_moves(text: str, **options: Any) -> set[str]:
    """Return all legal moves, the same for the twin."""
    moves = set(at(text, **options).moves)
    assert set(at(twin(text), **options).moves) == {twin_move(move) for move in moves}
    return moves


def moves_of(text: str, piece: str, **options: Any) -> set[str]:
    """Return the legal moves that begin so: a piece, a piece and a direction, or K for kicks."""
    return {move for move in all_moves(text, **options) if re.fullmatch(rf"{piece}([nesw]*|\^)(>[nesw]+)?", move)}


def slides(text: str, slide: str, **options: Any) -> set[str]:
    """Return a slide with all its spins, as far as they are legal."""
    return {move for move in all_moves(text, **options) if move.split(">")[0] == slide}
