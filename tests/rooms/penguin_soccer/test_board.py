"""Board, pieces, setup and turns of Penguin Soccer."""

import pytest

import rookery
from tests.rooms.penguin_soccer.pitch import KEY, all_moves, allows, at, bars, becomes, moves_of, played, slides
from tests.rooms.penguin_soccer.reference import CENTRE_SQUARES, DIRECTIONS, SQUARES, START

STUCK = "a1^,-,-/a2^,b1^,b2^ d5 w 60"
"""White's Mama stands in the Home, walled in by three that she may not tackle; nobody else can slide in."""


@pytest.mark.parametrize("square", SQUARES)
def test_squares(square: str) -> None:
    """B1: each of the 64 squares from a1 to h8 can hold the ball."""
    text = f"-,-,-/-,-,- {square} w 0"
    assert str(at(text)) == text


@pytest.mark.parametrize("square", ["a0", "a9", "i1", "A1", "1a", "aa", "11"])
def test_no_other_squares(square: str) -> None:
    """B1: there is no other square."""
    with pytest.raises(rookery.BadNotation):
        at(f"-,-,-/-,-,- {square} w 0")


@pytest.mark.parametrize(("seat", "home", "goal"), [(0, "a1", "h8"), (1, "h8", "a1")])
def test_the_board_is_turned(seat: int, home: str, goal: str) -> None:
    """B2: each player sees the own Home as the one corner at the bottom, and the Goal as the one at the top."""
    squares = sorted(
        (space for space in at(START).scene(seat).spaces if space.id in SQUARES), key=lambda space: space.y
    )
    assert squares[-1].id == home
    assert squares[-2].y < squares[-1].y
    assert squares[0].id == goal
    assert squares[0].x == squares[-1].x


def test_homes() -> None:
    """B3: White's Home is a1, Black's is h8: there a Mama slides in."""
    becomes(START, "Mn", "a1n,-,-/-,-,- + b 1")
    becomes("-,-,-/-,-,- + b 1", "Ms", "-,-,-/h8s,-,- + w 2")


@pytest.mark.parametrize(("goal", "seat"), [("h8", 0), ("a1", 1)])
def test_goals(goal: str, seat: int) -> None:
    """B3: White's Goal is h8, Black's is a1."""
    outcome = at(f"-,-,-/-,-,- {goal} w 0").outcome
    assert outcome is not None
    assert outcome.winners == (seat,)


def test_directions() -> None:
    """B4: the eight directions lead to the eight squares around."""
    around = {"n": "c4", "ne": "d4", "e": "d3", "se": "d2", "s": "c2", "sw": "b2", "w": "b3", "nw": "b4"}
    for direction, square in around.items():
        becomes("c3^,-,-/-,-,- h1 w 0", f"M{direction}", f"{square}{direction},-,-/-,-,- h1 b 1")


@pytest.mark.parametrize(
    ("piece", "square", "after"), [("M", "b3", "b3n,d2^,f2^"), ("P", "d4", "b2^,d4n,f2^"), ("B", "f5", "b2^,d2^,f5n")]
)
def test_slide_lengths(piece: str, square: str, after: str) -> None:
    """B5: Mama slides 1, Papa 2, Baby 3."""
    becomes("b2^,d2^,f2^/-,-,- h1 w 0", f"{piece}n", f"{after}/-,-,- h1 b 1")
    assert square in after


@pytest.mark.parametrize(
    ("holder", "after", "ball"),
    [("d2^,-,-", "d2n,-,-", "d5"), ("-,d2^,-", "-,d2n,-", "d4"), ("-,-,d2^", "-,-,d2n", "d3")],
)
def test_kick_lengths(holder: str, after: str, ball: str) -> None:
    """B5: Mama kicks 3, Papa 2, Baby 1."""
    becomes(f"{holder}/-,-,- d2 w 0", "Kn", f"{after}/-,-,- {ball} b 1")


@pytest.mark.parametrize("pose", ["^", *DIRECTIONS])
def test_poses(pose: str) -> None:
    """B6: a penguin on a square is upright or lies in one of the eight directions; upright it faces every way."""
    ways = {move[1:].split(">")[0] for move in moves_of(f"c3{pose},-,-/-,-,- h1 w 0", "M")} - {"^"}
    assert ways == (set(DIRECTIONS) if pose == "^" else {pose})


def test_holder() -> None:
    """B7: the penguin on the ball's square is the holder and kicks; next to the ball nobody is."""
    assert moves_of("c3^,-,-/-,-,- c3 w 0", "K")
    assert not moves_of("c3^,-,-/-,-,- c4 w 0", "K")
    assert not moves_of("c3^,-,-/-,-,- + w 0", "K")


@pytest.mark.parametrize(
    ("baby", "move", "reached"),
    [
        ("d2^", "Bn", "d4"),
        ("e2^", "Bn", "e4"),
        ("d7^", "Bs", "d5"),
        ("e7^", "Bs", "e5"),
        ("c3^", "Bne", "d4"),
        ("f3^", "Bnw", "e4"),
        ("a4^", "Be", "d4"),
    ],
)
def test_centre_point(baby: str, move: str, reached: str) -> None:
    """B8: the first centre square that a slide reaches has the ball, and the ball is on that square from then on."""
    assert reached in CENTRE_SQUARES
    becomes(f"-,-,{baby}/-,-,- + w 0", move, f"-,-,{reached}^/-,-,- {reached} b 1")


def test_centre_point_only_once() -> None:
    """B8: once the ball is on one of the four squares, the other three are squares like any other."""
    after = played("-,-,d2^/-,-,e7^ + w 0", "Bn", "Bs")
    assert str(after) == "-,-,d4^/-,-,e4s d4 w 2"


def test_beside_the_centre() -> None:
    """B8: a slide along the four squares does not reach the ball."""
    becomes("-,-,c2^/-,-,- + w 0", "Bn", "-,-,c5n/-,-,- + b 1")


def test_setup() -> None:
    """S1: all six penguins start off the board, the ball on the centre point."""
    pieces = rookery.game(KEY).start().scene().pieces
    assert all(piece.space.startswith("bench") for piece in pieces if piece.seat is not None)
    assert sum(piece.seat is not None for piece in pieces) == 6
    assert [piece.space for piece in pieces if piece.id == "ball"] == ["centre"]
    assert str(rookery.game(KEY).start()) == START


def test_white_moves_first() -> None:
    """S2: White moves first, whatever the seed."""
    assert [rookery.game(KEY).start(seed).seat for seed in (None, 0, 1, 7)] == [0, 0, 0, 0]


@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_two_players(players: int) -> None:
    """S2: there are two players, White and Black."""
    assert rookery.game(KEY).players == 2
    with pytest.raises(rookery.BadOption, match="it takes 2"):
        rookery.game(KEY, players=players)


def test_turns_alternate() -> None:
    """T1: the players take turns, one move each."""
    position = rookery.game(KEY).start()
    seats = []
    for move in ("Bne", "Bsw", "Bne", "Bsw", "B^", "Ks"):
        seats.append(position.seat)
        position = position.play(move)
    assert seats == [0, 1, 0, 1, 0, 1]


def test_three_kinds_of_move() -> None:
    """T1: a move is a slide, a stand or a kick, of the player's own penguins."""
    moves = all_moves("c3^,e1n,-/e6^,f6n,b7^ c3 w 0")
    assert moves == moves_of("c3^,e1n,-/e6^,f6n,b7^ c3 w 0", "[KPB]")
    assert {"Kn", "P^", "Pn", "Bn"} <= moves
    assert not any(move.startswith("M") for move in moves)


def test_no_passing() -> None:
    """T2: nobody passes while there is a move, be it a single stand."""
    bars(START, "--")
    assert all_moves("a1sw,-,-/-,-,- h1 w 0") == {"M^"}
    bars("a1sw,-,-/-,-,- h1 w 0", "--")


def test_skipped_turn() -> None:
    """T3: a player without a move skips the turn, and that is the default."""
    for options in ({}, {"no_move": "skip"}):
        assert all_moves(STUCK, **options) == {"--"}
        becomes(STUCK, "--", "a1^,-,-/a2^,b1^,b2^ d5 b 61", **options)
    allows("a1^,-,-/a2^,b1^,b2^ d5 b 61", "Mn")


def test_a_stand_is_a_move() -> None:
    """T3: whoever can at least stand up does not skip."""
    assert all_moves("a1n,-,-/a2^,b1^,b2^ d5 w 60") == {"M^"}


@pytest.mark.parametrize("value", ["draw", "", "Skip", True, None, 0])
def test_no_move_values(value: object) -> None:
    """T3: the option no_move takes skip and loss, nothing else."""
    with pytest.raises(rookery.BadOption, match="skip or loss"):
        rookery.game(KEY, no_move=value)


def test_entering_does_not_need_the_ball() -> None:
    """S1: from the start each penguin slides in, in three directions with its spins."""
    assert len(all_moves(START)) == 45
    assert {len(slides(START, f"M{way}")) for way in ("n", "ne", "e")} == {3}
