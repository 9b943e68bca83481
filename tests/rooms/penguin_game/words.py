"""Words for the tests of The Penguin Game: what a position allows, what it bars and what becomes of it."""

from typing import Any

import pytest

import rookery
from tests.rooms.penguin_game.reference import Options

KEY = "penguin-game"


def options_of(game: rookery.Game) -> Options:
    """The same options for the reference."""
    return Options(players=game.players, **game.options)


def at(text: str, **options: Any) -> rookery.Position:
    """Return the position of a text, in a game with these options and as many players as the text has penguins."""
    return rookery.game(KEY, players=text.split(" ")[1].count(",") + 1, **options).read(text)


def played(text: str, *moves: str, **options: Any) -> rookery.Position:
    """Return the position after some moves."""
    position = at(text, **options)
    for move in moves:
        position = position.play(move)
    return position


def allows(text: str, *moves: str, **options: Any) -> None:
    """Assert that each of these moves is legal."""
    assert moves
    assert set(moves) <= set(at(text, **options).moves)


def bars(text: str, *moves: str, **options: Any) -> None:
    """Assert that none of these moves is legal, and that each is refused as such when it is tried."""
    assert moves
    position = at(text, **options)
    for move in moves:
        assert move not in position.moves
        with pytest.raises(rookery.IllegalMove) as refused:
            position.play(move)
        assert refused.value.legal == position.moves


def becomes(text: str, move: str, after: str, **options: Any) -> None:
    """Assert that a move is legal and leads to this position."""
    assert str(at(text, **options).play(move)) == after


def all_moves(text: str, **options: Any) -> set[str]:
    """Return all legal moves."""
    return set(at(text, **options).moves)


def is_cell(name: str) -> bool:
    """Whether a space is a cell of the iceberg, by its id."""
    return len(name) == 2


def stacks(position: rookery.Position) -> dict[str, str]:
    """Return the stacks by the names of their cells, from bottom to top, as the scene shows them."""
    scene = position.scene()
    found = {space.id: "" for space in scene.spaces if is_cell(space.id)}
    coins = [piece for piece in scene.pieces if piece.id.startswith("coin-") and piece.space in found]
    for coin in sorted(coins, key=lambda coin: coin.level):
        assert coin.level == len(found[coin.space])
        found[coin.space] += coin.letter
    return found
