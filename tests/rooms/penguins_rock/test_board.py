"""The board of Penguins Rock! and its setup, clause by clause."""

from collections import deque

import rookery
from rookery.rooms.penguins_rock.layout import load
from tests.rooms.penguins_rock.nests import KEY, START, moves
from tests.rooms.penguins_rock.reference_board import board

SPACES = board("rookery").spaces()


def neighbours(space: str) -> set[str]:
    """Return where a lonely penguin of seat 1 can step from a space; others are out of the way."""
    far = "n34,n35" if space.startswith("n2") else "n24,n25"
    far = "r1,r11" if space in ("c2", "n24", "n25", "n23", "n26") else far
    return {move for move in moves(f"{space},n14/{far} - 6.6.0.0 AA 1 move1:1 0") if not move.endswith(("+", "*"))}


def distance(one: str, other: str) -> int:
    """Return the steps from a space to another."""
    where = load("rookery")
    found = {where.numbers[one]: 0}
    edge = deque(found)
    while edge:
        here = edge.popleft()
        for there in where.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found[where.numbers[other]]


def test_seats() -> None:
    """B1: seats are named by colours, clockwise; across from seat 1 is seat 3, from seat 2 seat 4."""
    scene = rookery.game(KEY, players=4).start().scene()
    assert [str(seat.name) for seat in scene.seats] == ["Red", "Blue", "Green", "Yellow"]
    places = {space.id: (space.x - scene.width / 2, space.y - scene.height / 2) for space in scene.spaces}
    assert places["q1"][1] > 0 > places["q3"][1]
    assert places["q2"][0] < 0 < places["q4"][0]


def test_spaces() -> None:
    """B2: there are 52 spaces: twelve of the road, and ten for each seat."""
    names = load("rookery").names
    assert len(names) == 52
    assert sorted(names) == sorted(SPACES)


def test_ring_road() -> None:
    """B3: r1 to r12 are a ring."""
    for i in range(1, 13):
        road = {move for move in neighbours(f"r{i}") if move.startswith("r")}
        assert road == {f"r{i % 12 + 1}", f"r{(i - 2) % 12 + 1}"}


def test_pathways() -> None:
    """B4: pk1 is next to r(3k), and pk1, pk2, qk are a line."""
    for k in range(1, 5):
        assert neighbours(f"p{k}1") == {f"r{3 * k}", f"p{k}2", f"n{k}1", f"n{k}6"}
        assert neighbours(f"p{k}2") == {f"p{k}1", f"q{k}"}
        assert f"p{k}1" in neighbours(f"r{3 * k}")
        assert len(neighbours(f"r{3 * k - 1}")) == len(neighbours(f"r{3 * k - 2}")) == 2


def test_piles_are_dead_ends() -> None:
    """B5: from a pile there is only the space in front of it."""
    for k in range(1, 5):
        assert neighbours(f"q{k}") == {f"p{k}2"}


def test_nests() -> None:
    """B6: six outer spaces in a ring; the centre is next to all six; the first and the last are next to pk1."""
    where = load("rookery")
    for k in range(1, 5):
        ring = [f"n{k}{i}" for i in range(1, 7)]
        for i, space in enumerate(ring):
            beside = {ring[i - 1], ring[(i + 1) % 6], f"c{k}"} | ({f"p{k}1"} if i in (0, 5) else set())
            assert {where.names[there] for there in where.neighbours[where.numbers[space]]} == beside
        assert {where.names[there] for there in where.neighbours[where.numbers[f"c{k}"]]} == set(ring)
    assert neighbours("c1") == {"n11", "n12", "n13", "n14", "n15", "n16"}


def test_distances() -> None:
    """B6: a nest is 3 steps from its own pile and 7 from a neighbour's nest."""
    for k in range(1, 5):
        assert distance(f"n{k}1", f"q{k}") == 3
        assert distance(f"n{k}1", f"n{k % 4 + 1}1") == 7


def test_seats_in_play() -> None:
    """S1: two players take seats 1 and 2, three 1 to 3, four all."""
    for players in (2, 3, 4):
        pairs = str(rookery.game(KEY, players=players).start()).split(" ", maxsplit=1)[0]
        assert pairs == "/".join(f"p{k}2,c{k}" for k in range(1, players + 1))


def test_rocks_at_the_start() -> None:
    """S2: six rocks in the pile of each seat in play, with fill_all_piles in all four."""
    for players, piles in ((2, "6.6.0.0"), (3, "6.6.6.0"), (4, "6.6.6.6")):
        assert str(rookery.game(KEY, players=players).start()).split(" ")[1:3] == ["-", piles]
        filled = rookery.game(KEY, players=players, fill_all_piles=True).start()
        assert str(filled).split(" ")[1:3] == ["-", "6.6.6.6"]


def test_penguins_at_the_start() -> None:
    """S3: penguin 1 before the pile, penguin 2 in the centre and not active."""
    start = rookery.game(KEY).start()
    assert str(start) == START
    assert [piece.space for piece in start.scene().pieces if piece.symbol == "penguin"] == ["p12", "c1", "p22", "c2"]


def test_player_1_begins() -> None:
    """S4: the first roll is player 1's, whatever the seed."""
    for seed in range(5):
        start = rookery.game(KEY).start(seed)
        assert start.seat is None
        assert start.play("1").seat == 0


def test_another_seat_begins() -> None:
    """S4: with the option first it is the turn of that seat, and then of the next ones, clockwise."""
    start = rookery.game(KEY, players=3, first=3).start()
    assert str(start) == "p12,c1/p22,c2/p32,c3 - 6.6.6.0 --- 3 roll1 0"
    assert str(start.play("1").play("p31")).split(" ")[4:] == ["1", "roll1", "1"]
