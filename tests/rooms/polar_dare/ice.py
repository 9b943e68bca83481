"""Words for the tests of Polar Dare!: what a position allows, what it bars and what becomes of it.

The rules treat left and right alike, so each of these asks twice: once for the position as it is written, once for its
mirror image with the lanes a to d changed about.
"""

import re
from typing import Any

import pytest

import rookery
from tests.rooms.polar_dare.reference import LANES, in_order

KEY = "polar-dare"
START = "----/----/----/---- S.S.S/S.S.S N 1 ? 0"


def at(text: str, **options: Any) -> rookery.Position:
    """Return the position of a text, in a game with as many players as it has and with these options."""
    return rookery.game(KEY, players=text.split(" ")[1].count("/") + 1, **options).read(text)


def played(text: str, *moves: str, **options: Any) -> rookery.Position:
    """Return the position after some moves and rolls."""
    position = at(text, **options)
    for move in moves:
        position = position.play(move)
    return position


def mirror(text: str) -> str:
    """Return a position's mirror image."""
    floes, penguins, bear, rest = text.split(" ", 3)
    ranks = "/".join(rank[::-1] for rank in floes.split("/"))
    players = (in_order([mirror_move(place) for place in player.split(".")]) for player in penguins.split("/"))
    return f"{ranks} {'/'.join('.'.join(player) for player in players)} {mirror_move(bear)} {rest}"


def mirror_move(move: str) -> str:
    """Return the same move, or the same surface, on the other side of the board."""
    return re.sub("[a-d](?=[1-4])", lambda found: LANES[3 - LANES.index(found[0])], move)


def all_moves(text: str, **options: Any) -> set[str]:
    """Return all legal moves, the same for the mirror image."""
    moves = set(at(text, **options).moves)
    assert set(at(mirror(text), **options).moves) == {mirror_move(move) for move in moves}
    return moves


def steps(text: str, **options: Any) -> set[str]:
    """Return the legal moves that are steps of penguins or of the bear."""
    return {move for move in all_moves(text, **options) if re.search("-.", move)}


def slides(text: str, **options: Any) -> set[str]:
    """Return the floes that can be slid."""
    return {move[:2] for move in all_moves(text, **options) if re.fullmatch("..[-+]", move)}


def allows(text: str, *moves: str, **options: Any) -> None:
    """Assert that each of these moves is legal."""
    assert moves
    assert set(moves) <= all_moves(text, **options)


def bars(text: str, *moves: str, **options: Any) -> None:
    """Assert that none of these moves is legal, and that each is refused as such when it is tried."""
    assert moves
    for move in moves:
        for position, tried in ((at(text, **options), move), (at(mirror(text), **options), mirror_move(move))):
            assert tried not in position.moves
            with pytest.raises(rookery.IllegalMove) as refused:
                position.play(tried)
            assert refused.value.legal == position.moves


def becomes(text: str, move: str, after: str, **options: Any) -> None:
    """Assert that a move is legal and leads to this position."""
    assert str(at(text, **options).play(move)) == after
    assert str(at(mirror(text), **options).play(mirror_move(move))) == mirror(after)
