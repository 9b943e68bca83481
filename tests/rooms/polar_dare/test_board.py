"""The board of Polar Dare!, its pieces, its die and its setup; the tables of the compiled rules."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest

import rookery
from rookery.rooms.polar_dare import board
from rookery.rooms.polar_dare.board import FLOES, POLE, START, SURFACES, neighbours, surface_name
from tests.rooms.polar_dare import reference
from tests.rooms.polar_dare.ice import KEY, all_moves, allows, at, bars, slides, steps

ALL_BACK = "----/----/----/----"
NAMES = [surface_name(surface) for surface in range(SURFACES)]


def heights(text: str) -> dict[str, float]:
    """Return how far each surface is from the bottom of the picture."""
    scene = at(text).scene()
    return {space.id: scene.height - space.y for space in scene.spaces}


def test_surfaces() -> None:
    """B1: two shores and sixteen floes in four lanes and four ranks."""
    assert NAMES == reference.SURFACES
    assert {space.id for space in rookery.game(KEY).start().scene().spaces} == set(NAMES)
    assert len(NAMES) == 2 + 16


def test_two_stops() -> None:
    """B2: a floe is back or forward, and a slide takes it to the other stop."""
    allows(f"{ALL_BACK} S.S.S/S.S.S N 1 P2:2 1", "b2+")
    bars(f"{ALL_BACK} S.S.S/S.S.S N 1 P2:2 1", "b2-")
    allows("----/-+--/----/---- S.S.S/S.S.S N 1 P2:2 1", "b2-")
    bars("----/-+--/----/---- S.S.S/S.S.S N 1 P2:2 1", "b2+")


def test_heights() -> None:
    """B3: the stops of a lane follow each other from START to the Pole at eight heights."""
    back = heights("----/----/----/---- S.S.S/S.S.S N 1 ? 0")
    forward = heights("++++/++++/++++/++++ S.S.S/S.S.S N 1 ? 0")
    for lane in "abcd":
        floes = [f"{lane}{rank}" for rank in range(1, 5)]
        climb = [back["S"], *itertools.chain(*((back[floe], forward[floe]) for floe in floes)), back["N"]]
        assert climb == sorted(climb)
        assert len(set(climb)) == 10
    assert board.HEIGHT.tolist() == [-1, *[0] * 4, *[2] * 4, *[4] * 4, *[6] * 4, 8]


@pytest.mark.parametrize(
    ("floes", "here", "there"),
    [
        ("----/----/----/----", "S", {"a1", "b1", "c1", "d1"}),
        ("-+-+/----/----/----", "S", {"a1", "c1"}),
        ("++++/++++/++++/++++", "S", set()),
        ("----/----/----/++--", "N", {"a4", "b4"}),
        ("----/----/----/----", "N", set()),
        ("----/----/----/----", "b1", {"S", "a1", "c1"}),
        ("-+--/----/----/----", "b1", {"b2"}),
        ("-+--/-+--/----/----", "b1", set()),
        ("++--/----/----/----", "b1", {"a1", "b2"}),
        ("-+--/----/----/----", "b2", {"a2", "b1", "c2"}),
        ("----/-+--/----/----", "b2", {"b3"}),
        ("----/-++-/-+--/----", "b2", {"c2"}),
        ("----/----/----/+++-", "b4", {"a4", "c4", "N"}),
        ("----/----/----/----", "a4", {"b4"}),
        ("----/----/---+/---+", "d4", {"N"}),
        ("----/----/---+/----", "d4", {"c4", "d3"}),
    ],
)
def test_adjacent(floes: str, here: str, there: set[str]) -> None:
    """B4: a step leads exactly to the adjacent surfaces: up, down and sideways, where heights fit."""
    player = ".".join(reference.in_order([here, "S", "N"]))
    found = {step for step in steps(f"{floes} {player}/S.S.S N 1 P4:4 9") if step.startswith(f"{here}-")}
    assert found == {f"{here}-{surface}" for surface in there}


def test_adjacency_is_mutual() -> None:
    """B4: whatever the stops, a surface is adjacent to another exactly if the other is to it, as the reference says."""
    dice = random.Random(4)  # noqa: S311 boards are no secrets
    for _ in range(30):
        signs = "".join(dice.choice("-+") for _ in range(16))
        floes = "/".join(signs[first : first + 4] for first in (0, 4, 8, 12))
        found = set()
        for here in NAMES:
            player = ".".join(reference.in_order([here, "S", "N"]))
            moves = at(f"{floes} {player}/S.S.S N 1 P4:4 9").moves
            found |= {
                tuple(move.split("-")) for move in moves if move.startswith(f"{here}-") and not move.endswith("-")
            }
        position = reference.read(f"{floes} S.S.S/S.S.S N 1 ? 0", reference.Options())
        pairs = itertools.permutations(NAMES, 2)
        assert found == {(one, other) for one, other in pairs if reference.adjacent(position, one, other)}


def test_no_diagonals() -> None:
    """B4: floes that meet at a corner only are not adjacent, nor are floes with water between them."""
    bars("-+--/----/----/---- S.S.b1/S.S.S N 1 P4:4 9", "b1-a2", "b1-c2", "b1-a1", "b1-c1", "b1-b3", "b1-S")
    bars("----/----/----/---- S.S.b1/S.S.S N 1 P4:4 9", "b1-b2", "b1-N", "S-N", "S-b2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_penguins_and_bear(players: int) -> None:
    """B5: red, blue, green and yellow have three penguins each, and there is one bear."""
    scene = rookery.game(KEY, players=players).start().scene()
    colours = ["red", "blue", "green", "yellow"][:players]
    names = [piece.id for piece in scene.pieces if piece.symbol == "penguin"]
    assert names == [f"{colour}-{number}" for colour in colours for number in (1, 2, 3)]
    assert [piece.id for piece in scene.pieces if piece.symbol == "bear"] == ["bear"]
    assert [(str(seat.name), seat.letter) for seat in scene.seats] == [(c.title(), c[0].upper()) for c in colours]


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, "2", None])
def test_two_to_four_players(players: object) -> None:
    """B5: there are two to four players; without a number there are two."""
    if players is None:
        assert rookery.game(KEY).players == 2
        return
    with pytest.raises(rookery.BadOption, match="it takes 2 to 4"):
        rookery.game(KEY, players=players)  # type: ignore[arg-type]


def test_three_on_a_floe() -> None:
    """B6: a floe carries three penguins of any colours, not four; shores have no limit."""
    text = f"{ALL_BACK} S.S.b1/S.b1.N/S.S.S/S.S.S N 3 P4:4 9"
    assert "S-b1" in all_moves(text)
    after = at(text).play("S-b1")
    assert "S-b1" not in after.moves
    allows("----/----/----/++++ a4.N.N/S.N.N/S.N.N/b4.N.N N 4 P4:4 9", "b4-N")


def test_the_usual_die() -> None:
    """B7: the die has P2 once, P3 twice, P4 once and B3 twice."""
    chance = rookery.game(KEY).start().chance
    assert [face for face, _ in chance] == ["P2", "P3", "P4", "B3"]
    assert [probability for _, probability in chance] == pytest.approx([1 / 6, 2 / 6, 1 / 6, 2 / 6])


def test_another_die() -> None:
    """B7: the option die sets other faces, in any order; a face that it has not is not rolled."""
    start = rookery.game(KEY, die=["B3", "P2", "P2", "B3", "P2", "P2"]).start()
    assert start.moves == ("P2", "B3")
    assert [probability for _, probability in start.chance] == pytest.approx([4 / 6, 2 / 6])
    with pytest.raises(rookery.IllegalMove, match="P3"):
        start.play("P3")


def test_random_games_roll_the_die() -> None:
    """B7: random games roll each face as often as the die has it."""
    game = rookery.game(KEY, die="P2,P2,P2,P4,P4,B3", turn_cap=1)
    plies = Counter(game.playouts(game.start(), 6000, seed=1).plies.tolist())
    assert plies.keys() == {3, 4, 5}
    assert plies[3] / 6000 == pytest.approx(3 / 6, abs=0.03)
    assert plies[5] / 6000 == pytest.approx(2 / 6, abs=0.03)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players: int) -> None:
    """S1: the bear on the Pole, all penguins on START, all floes back."""
    start = rookery.game(KEY, players=players).start()
    assert str(start) == f"{ALL_BACK} {'/'.join(['S.S.S'] * players)} N 1 ? 0"
    assert {piece.space for piece in start.scene().pieces if piece.symbol == "penguin"} == {"S"}
    assert {piece.space for piece in start.scene().pieces if piece.symbol == "bear"} == {"N"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_in_order(players: int) -> None:
    """S2: player 1 begins, whatever the seed, and play goes round in the order of the seats."""
    position = rookery.game(KEY, players=players).start(7)
    seats = []
    for _ in range(2 * players):
        position = position.play("P2")
        seats.append(position.seat)
        position = position.play(position.moves[0]).play("d4+" if "d4+" in position.moves else "d4-")
    assert seats == [*range(players), *range(players)]


def test_neighbours() -> None:
    """B4: neighbours are mutual, at the same difference of heights, and no surface has more than four."""
    for surface in range(SURFACES):
        assert len(neighbours(surface)) <= board.MOST_NEIGHBOURS
        for other, apart in neighbours(surface):
            assert (surface, apart) in neighbours(other)
    assert neighbours(START) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert neighbours(POLE) == [(13, 1), (14, 1), (15, 1), (16, 1)]
    assert dict(neighbours(6)) == {10: 1, 2: 1, 5: 0, 7: 0}


def test_tables() -> None:
    """B4: the flat tables say what the neighbours are; the rest of each row is nowhere."""
    for surface in range(SURFACES):
        row = slice(surface * board.MOST_NEIGHBOURS, (surface + 1) * board.MOST_NEIGHBOURS)
        found = [
            pair
            for pair in zip(board.NEIGHBOUR[row].tolist(), board.HEIGHT_DIFFERENCE[row].tolist(), strict=True)
            if pair[0] >= 0
        ]
        assert found == neighbours(surface)
        assert set(board.NEIGHBOUR[row].tolist()[len(found) :]) <= {board.NOWHERE}
    for table in (board.NEIGHBOUR, board.HEIGHT_DIFFERENCE, board.HEIGHT):
        assert table.ndim == 1
        assert table.dtype == np.int32
    assert [surface for surface in range(SURFACES) if board.SHORES >> surface & 1] == [START, POLE]
    assert len(slides("++++/----/++++/---- S.S.S/S.S.S N 1 P2:2 1")) == FLOES
