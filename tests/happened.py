"""Whether the happenings of a move are what happened: for the tests of every room."""

from rookery.kernel.game import Position
from rookery.kernel.scene import Piece, Scene
from rookery.words import languages, word


def explained(before: Position, move: str) -> None:
    """Assert that a move's happenings lead from the scene before it to the one after, and leave nothing out."""
    happenings = before.happenings(move)
    was, now = before.scene(), before.play(move).scene()
    assert happenings
    places = {piece.id: piece.space for piece in was.pieces}
    for happening in happenings:
        if happening.piece is not None and happening.how != "drifts":
            assert places.pop(happening.piece, None) == happening.start
            if happening.end is not None:
                places[happening.piece] = happening.end
    assert places == {piece.id: piece.space for piece in now.pieces}
    named = {happening.piece for happening in happenings}
    drifted = {happening.piece for happening in happenings if happening.how == "drifts"}
    assert drifted == _moved_spaces(was, now)
    assert named >= {piece.id for piece in was.pieces if piece.space in drifted}
    assert named >= _changed(was.pieces, now.pieces)
    for happening in happenings:
        for language in languages():
            sentence = word(happening.label, language)
            assert sentence[0].isupper()
            assert not sentence.endswith(".")


def _moved_spaces(was: Scene, now: Scene) -> set[str]:
    places = {(space.id, space.x, space.y) for space in was.spaces}
    return {space.id for space in now.spaces if (space.id, space.x, space.y) not in places}


def _changed(was: tuple[Piece, ...], now: tuple[Piece, ...]) -> set[str]:
    """The pieces that came, went, moved or became more or fewer."""
    return {piece for piece, _, _ in {*_amounts(was)} ^ {*_amounts(now)}}


def _amounts(pieces: tuple[Piece, ...]) -> list[tuple[str, str, int]]:
    return [(piece.id, piece.space, piece.count) for piece in pieces]
