"""How long the way is: the worked examples of Polar Dare!, searched for and proved with the rules themselves."""

import heapq
import itertools

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.kernel.protocol import State
from rookery.rooms.polar_dare import rules
from rookery.rooms.polar_dare.board import FAMILY, POLE, START, rank, surface_name
from tests.rooms.polar_dare.ice import KEY, at, played
from tests.rooms.polar_dare.reference import Options
from tests.rooms.polar_dare.strategies import positions

GAME = rookery.game(KEY)
ENDLESS = 1000
"""A roll with more moves than any crossing takes."""
AT_START = "----/----/----/---- S.S.S/S.S.S N 1 P4:4 1"


def to_go(state: State, penguins: int) -> int:
    """Return how many moves the nearest penguins of player 1 still need at the least.

    A penguin gains a height by a step, one penguin a move, or by a slide, which may carry all at once. From START to
    the Pole it takes five steps up, one of them onto each rank and one ashore, and four slides, one on each rank.
    """
    first = rules.PENGUINS_AT
    ways = [_way(int(state[rules.FLOES_AT]), int(surface)) for surface in state[first : first + FAMILY]]
    chosen = itertools.combinations(ways, penguins)
    return min(sum(steps for steps, _ in some) + max(slides for _, slides in some) for some in chosen)


def _way(floes: int, surface: int) -> tuple[int, int]:
    """Return the steps and slides from a surface to the Pole."""
    if surface in (START, POLE):
        return (5, 4) if surface == START else (0, 0)
    ranks = 5 - rank(surface)
    return ranks, ranks - (floes >> surface & 1)


def after(state: State) -> list[State]:
    """Return the states after each legal move."""
    moves = np.zeros(rules.MOVE_LIMIT, np.int32)
    found = []
    for move in moves[: rules.legal(GAME.config, state, moves)].tolist():
        then = state.copy()
        rules.play(GAME.config, then, move)
        found.append(then)
    return found


def crossing(penguins: int) -> int:
    """Return how many moves the best crossing of so many penguins takes: a best-first search from the start."""
    state = at(AT_START).state.copy()
    state[rules.LEFT_AT] = ENDLESS
    tickets = itertools.count()
    waiting = [(to_go(state, penguins), 0, next(tickets), state)]
    seen = set()
    while waiting:
        _, undone, _, state = heapq.heappop(waiting)
        made = -undone
        if to_go(state, penguins) == 0:
            return made
        key = state[: rules.SEAT_AT].tobytes()
        if key in seen:
            continue
        seen.add(key)
        for then in after(state):
            heapq.heappush(waiting, (made + 1 + to_go(then, penguins), undone - 1, next(tickets), then))
    raise AssertionError


def test_one_penguin_crosses_in_nine() -> None:
    """N15: the shortest way of one penguin from START to the Pole has nine moves, for example straight up a lane."""
    assert crossing(1) == 9
    red = ("P3 S-b1 b1+ b1-b2", "P3 b2+ b2-b3 b3+", "P3 b3-b4 b4+ b4-N")
    blue = ("P3 d1+ d1- d1+", "P3 d1- d1+ d1-")
    plies = " ".join((red[0], blue[0], red[1], blue[1], red[2])).split()
    position = rookery.game(KEY, die="P3,P3,P3,P3,P3,P3").start()
    for ply in plies:
        position = position.play(ply)
    assert str(position).split(" ")[1] == "S.S.N/S.S.S"


def test_three_penguins_cross_in_nineteen() -> None:
    """N15: three penguins, carried together by every slide, need nineteen moves, and then the game is won."""
    assert crossing(3) == 19


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_no_shorter_way(data: st.DataObject) -> None:
    """N15: from any position at all no move brings the goal nearer by more than one, so nothing is missed.

    From START nine moves are to go for one penguin and nineteen for three: eight and eighteen can never be enough.
    """
    start = at(AT_START).state
    assert (to_go(start, 1), to_go(start, 3)) == (9, 19)
    state = at(data.draw(positions(Options()))).state.copy()
    if int(state[rules.ROLL_AT]) >= rules.WAITING:
        return
    for then in after(state):
        for penguins in (1, 3):
            assert to_go(then, penguins) >= to_go(state, penguins) - 1


def bears(moves: int) -> set[tuple[str, bool]]:
    """Return where the bear can be after some moves of a first Polar Dare, and whether it touches the Pole there."""
    states = [played("----/----/----/---- S.S.S/S.S.S N 1 ? 0", "B3").state]
    for _ in range(moves):
        states = [then for state in states for then in after(state)]
    where = {(int(state[rules.BEAR_AT]), int(state[rules.FLOES_AT])) for state in states}
    return {(surface_name(bear), bear == POLE or bool(floes >> bear & 1)) for bear, floes in where}


def test_the_bear_leaves_the_pole_in_three_moves() -> None:
    """N16: after two moves the bear is still at the Pole at best on a floe beside it; the third takes it away."""
    assert bears(1) == {("N", True)}
    assert bears(2) == {("N", True), *((f"{lane}4", True) for lane in "abcd")}
    assert {floe for floe, beside in bears(3) if not beside} == {"a4", "b4", "c4", "d4"}
    assert str(played("----/----/----/---- S.S.S/S.S.S N 1 ? 0", "B3", "c4+", "BN-c4", "c4-")) == (
        "----/----/----/---- S.S.S/S.S.S c4 2 ? 1"
    )
