"""The notation of Polar Dare!: moves, rolls and positions as texts, and back."""

from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.rooms.polar_dare.notation import MOVE_TEXTS, MOVES_BY_TEXT
from rookery.rooms.polar_dare.rules import MOVE_CODES
from tests.rooms.polar_dare.ice import KEY, START, all_moves, at, played
from tests.rooms.polar_dare.reference import FLOES, SURFACES
from tests.rooms.polar_dare.strategies import games, positions

BACK = "----/----/----/----"
UNDER_WAY = "-+--/--+-/++--/+++- b1.b2.b2/a1.a1.a3/S.d4.N/S.S.S c1 2 P3:2 80"


def test_steps() -> None:
    """N1: a step is two surfaces; several penguins on one surface make one move."""
    moves = at(f"{BACK} S.S.b2/S.S.S N 1 P4:4 1").moves
    assert sorted(move for move in moves if len(move) > 3) == ["S-a1", "S-b1", "S-c1", "S-d1", "b2-a2", "b2-c2"]
    assert len(set(moves)) == len(moves)
    assert played(f"{BACK} S.S.b2/S.S.S N 1 P4:4 1", "S-a1", "S-a1").moves.count("a1-b1") == 1


def test_slides() -> None:
    """N2: a slide is the floe and its new stop."""
    assert str(played(START, "P2", "b2+")).startswith("----/-+--/----/---- ")
    assert str(played(START, "P2", "b2+", "b2-")).startswith(f"{BACK} ")
    assert {f"{floe}+" for floe in FLOES} <= all_moves(f"{BACK} S.S.S/S.S.S N 1 P2:2 1")


def test_bear_steps() -> None:
    """N3: a step of the bear is B and two surfaces."""
    position = played(START, "B3", "c4+", "BN-c4", "c4-")
    assert str(position) == f"{BACK} S.S.S/S.S.S c4 2 ? 1"
    assert "Bc4-b4" in position.play("B3").moves


def test_rolls() -> None:
    """N4: a roll is the face; it is a ply with nobody to move, and equal faces are one roll."""
    start = at(START)
    assert start.moves == ("P2", "P3", "P4", "B3")
    assert start.seat is None
    assert dict(start.chance)["P3"] == pytest.approx(1 / 3)
    assert [str(start.play(face)).split(" ")[4] for face in start.moves] == ["P2:2", "P3:3", "P4:4", "B3:3"]


def test_every_move_has_one_text() -> None:
    """N1, N2, N3, N4: no two moves share a text, and each text is read as its own move."""
    assert len(MOVE_TEXTS) == len(set(MOVE_TEXTS)) == MOVE_CODES
    steps = len(SURFACES) * (len(SURFACES) - 1)
    assert len(MOVES_BY_TEXT) == 2 * steps + 32 + 4
    assert all(MOVE_TEXTS[move] == text for text, move in MOVES_BY_TEXT.items())


def test_position_fields() -> None:
    """N5: floes, penguins, bear, player to move, roll, turn."""
    position = at(UNDER_WAY)
    places = {piece.id: piece.space for piece in position.scene().pieces}
    assert places["bear"] == "c1"
    assert position.seat == 1
    assert (position.scene().turn, str(position.scene().status)) == (1, "2 moves left")
    assert str(position.play("a1-S")) == "-+--/--+-/++--/+++- b1.b2.b2/S.a1.a3/S.d4.N/S.S.S c1 2 P3:1 80"


def test_floes() -> None:
    """N6: ranks 1 to 4, each with the lanes a to d."""
    shown = {space.id: space.sign for space in at(UNDER_WAY).scene().spaces}
    forward = {floe for floe in FLOES if shown[floe] == f"{floe}+"}
    assert forward == {"b1", "c2", "a3", "b3", "a4", "b4", "c4"}
    assert {floe for floe in FLOES if shown[floe] == f"{floe}-"} == set(FLOES) - forward


def test_penguins() -> None:
    """N7: players in the order of their seats, each with three sorted surfaces; every move keeps them sorted."""
    places = {piece.id: piece.space for piece in at(UNDER_WAY).scene().pieces}
    assert [places[f"blue-{number}"] for number in (1, 2, 3)] == ["a1", "a1", "a3"]
    assert [places[f"green-{number}"] for number in (1, 2, 3)] == ["S", "d4", "N"]
    after = played("+---/----/----/---- a1.c1.d3/S.S.S N 1 P4:4 9", "a1-a2")
    assert str(after).split(" ")[1] == "c1.a2.d3/S.S.S"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bear_and_player(players: int) -> None:
    """N8: the bear is N or a floe, to move is a player's number."""
    others = "/".join(["S.S.S"] * players)
    for bear in ("N", *FLOES):
        for mover in range(1, players + 1):
            text = f"{BACK} {others} {bear} {mover} P3:1 9"
            assert (str(at(text)), at(text).seat) == (text, mover - 1)


@pytest.mark.parametrize("roll", ["?", "P2:1", "P2:2", "P3:1", "P3:3", "P4:1", "P4:4", "B3:1", "B3:2", "B3:3"])
def test_roll(roll: str) -> None:
    """N9: the roll is ? before it is made, then the face and the moves left."""
    position = at(f"{BACK} S.S.S/S.S.S N 1 {roll} 9")
    assert str(position).split(" ")[4] == roll
    assert position.seat == (None if roll == "?" else 0)


def test_over() -> None:
    """N9: over stands with the winner, or with 0 for a draw."""
    won, drawn = at(f"{BACK} S.S.N/N.N.N N 2 over 9"), at(f"{BACK} S.S.N/S.N.N N 0 over 500")
    assert won.outcome is not None
    assert won.outcome.winners == (1,)
    assert drawn.outcome is not None
    assert drawn.outcome.winners == ()


def test_turn() -> None:
    """N10: the turn counts the rolls, not the moves."""
    position, turns = at(START), []
    for ply in ("P2", "a1+", "a1-", "B3", "a1+", "b1+", "c1+", "P4"):
        position = position.play(ply)
        turns.append(int(str(position).split(" ")[5]))
    assert turns == [1, 1, 1, 2, 2, 2, 2, 3]


def test_start() -> None:
    """N11: the start for two is written so, and read it is the start."""
    game = rookery.game(KEY)
    assert str(game.start()) == START == "----/----/----/---- S.S.S/S.S.S N 1 ? 0"
    assert game.read(START) == game.start()


@pytest.mark.parametrize("turn", [0, 9, 10, 499, 500, 999_999_999])
def test_numbers(turn: int) -> None:
    """N12: numbers are plain decimals up to 999 999 999."""
    text = f"{BACK} S.S.S/S.S.S N 1 ? {turn}"
    assert str(at(text, turn_cap=0)) == text


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_canonical(data: st.DataObject) -> None:
    """N13: a text read and written again is unchanged, and equal positions have equal texts."""
    options = data.draw(games())
    text = data.draw(positions(options))
    game = rookery.game(KEY, **asdict(options))
    position = game.read(text)
    assert str(position) == text
    assert game.read(str(position)) == position
    for move in position.moves:
        then = position.play(move)
        again = game.read(str(then))
        assert (again, hash(again)) == (then, hash(then))


def test_which_penguin_does_not_matter() -> None:
    """N13: positions reached with different penguins of one player are the same."""
    swapped = played(START, "P4", "S-a1", "S-b1", "a1-S", "b2+")
    plain = played(START, "P4", "S-b1", "b2+", "b2-", "b2+")
    assert swapped == plain
    assert hash(swapped) == hash(plain)
    # The picture still knows who is who.
    assert [piece.space for piece in swapped.scene().pieces[:3]] == ["S", "b1", "S"]
    assert [piece.space for piece in plain.scene().pieces[:3]] == ["b1", "S", "S"]
