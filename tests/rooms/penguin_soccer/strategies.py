"""Random positions of Penguin Soccer, reachable or not, for property tests."""

from hypothesis import strategies as st

from tests.rooms.penguin_soccer.reference import (
    CENTRE_SQUARES,
    DIRECTIONS,
    HOME,
    OTHER,
    PIECES,
    SQUARES,
    Position,
    write,
)

FAMILY = [(family, piece) for family in "wb" for piece in PIECES]
CORNER = [file + rank for file in "abc" for rank in "123"]
FAR_CORNER = [file + rank for file in "fgh" for rank in "678"]
MIDDLE = [file + rank for file in "cdef" for rank in "3456"]
EDGE = [file + "8" for file in "abcdefgh"]
CROWDS = [SQUARES, CORNER, FAR_CORNER, MIDDLE, EDGE]
"""Where penguins gather: on the whole board they seldom meet."""
PLIES = st.one_of(*[st.integers(0, 398)] * 4, st.sampled_from([399, 400, 401, 999_999_998]))
"""Past the cap there is little to see, so most positions are before it."""


@st.composite
def position_texts(draw: st.DrawFn) -> str:
    """Texts of positions that the rules do not refuse; more often than not somebody has the ball."""
    crowd = draw(st.sampled_from(CROWDS))
    squares = draw(st.lists(st.sampled_from([*crowd, None]), min_size=6, max_size=6, unique_by=lambda s: s or object()))
    places = {
        penguin: square
        for penguin, square in zip(FAMILY, squares, strict=True)
        if square is not None and square != HOME[OTHER[penguin[0]]]
    }
    taken = list(places.values())
    balls = [*taken, *taken, draw(st.sampled_from(SQUARES))]
    if not set(taken) & set(CENTRE_SQUARES):
        balls.append("+")
    ball = draw(st.sampled_from(balls))
    poses = st.sampled_from(["^", "^", "^", "^", *DIRECTIONS])
    penguins = {penguin: (square, "^" if square == ball else draw(poses)) for penguin, square in places.items()}
    ply = draw(PLIES)
    return write(Position(penguins, ball, "wb"[ply % 2], ply))
