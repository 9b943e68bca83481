"""Random positions of Polar Dare!, reachable or not, for property tests."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from tests.rooms.polar_dare.reference import FLOES, SURFACES, Options, Position, in_order, refusal, write

OPTIONS: list[dict[str, Any]] = [
    {},
    {"pole_is_final": True},
    {"slide_bear_floe": True},
    {"enter_bear_floe": False},
    {"pole_is_final": True, "slide_bear_floe": True, "enter_bear_floe": False, "turn_cap": 0},
    {"turn_cap": 3},
    {"die": ("P2", "P2", "P4", "P4", "B3", "B3")},
    {"die": ("B3",) * 6, "turn_cap": 1},
    {"die": ("P4",) * 6, "turn_cap": 20},
]
TURNS = st.one_of(st.integers(0, 3), st.integers(0, 499), st.sampled_from([1, 19, 20, 500, 501, 999_999_998]))
CROWDS = [SURFACES, FLOES, ["S", *FLOES[:4]], [*FLOES[12:], "N"], FLOES[4:8], ["N", "N", "N", "d4"]]
"""Where penguins gather: on the whole board they seldom meet."""


@st.composite
def games(draw: st.DrawFn) -> Options:
    """Options with a number of players."""
    return Options(players=draw(st.integers(2, 4)), **draw(st.sampled_from(OPTIONS)))


@st.composite
def positions(draw: st.DrawFn, options: Options) -> str:
    """Texts of positions that the rules do not refuse under these options."""
    places = st.sampled_from(draw(st.sampled_from(CROWDS)))
    players = [str(player) for player in range(1, options.players + 1)]
    penguins = {player: in_order([draw(places) for _ in range(3)]) for player in players}
    stops = {floe: draw(st.sampled_from("-+")) for floe in FLOES}
    bear = draw(st.sampled_from(["N", *FLOES]))
    face = draw(st.sampled_from(options.die))
    rolls = ["?", f"{face}:1", f"{face}:{face[1]}", f"{face}:{face[1]}"]
    mover, roll = draw(st.sampled_from(players)), draw(st.sampled_from(rolls))
    position = Position(stops, penguins, bear, mover, roll, draw(TURNS))
    if position.winners():
        position = Position(stops, penguins, bear, position.winners()[0], "over", position.turn)
    elif roll == "?" and position.turn == options.turn_cap > 0:
        position = Position(stops, penguins, bear, "0", "over", position.turn)
    assume(not refusal(position, options))
    return write(position)
