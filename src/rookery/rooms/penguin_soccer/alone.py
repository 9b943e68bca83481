"""How many turns a penguin needs with nobody in its way: to reach the ball, and to score with it.

Both are tables over where and how the penguin is and where the ball lies, solved when this module is loaded: each value
is one more than that of the best move, over and over until nothing changes. They are White's; Black's board is turned
by 180° to read them (``VIEW`` and ``BALL_VIEW``).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from rookery.rooms.penguin_soccer.board import BENCH, CENTRE, FAMILY, HOMES, MIDDLE, PLACES, SQUARES, path
from rookery.rooms.penguin_soccer.rules import UPRIGHT

Turns = npt.NDArray[np.int8]

SPOTS: Final = SQUARES + 1
"""The squares, and one more: the own bench for a penguin, the centre point for the ball."""
STANCES: Final = SPOTS * (UPRIGHT + 1)
"""All combinations of a place and a pose."""
NEVER: Final = 30
"""More turns than anything takes."""
GOAL: Final = HOMES[1]
ALL = np.arange(8)
ON_BOARD = np.arange(SQUARES)


class Ice:
    """Where one kind's slides and kicks lead when the board is empty."""

    def __init__(self, kind: int) -> None:
        self.spins = kind + 1
        self.slides = np.zeros((SPOTS, 8, 1), np.bool_)
        """Whether a slide that meets no ball is allowed."""
        self.ends = np.zeros((SPOTS, 8), np.int64)
        self.lies = np.zeros((SPOTS, 8, 1), np.bool_)
        self.meets = np.zeros((SPOTS, 8, SPOTS), np.bool_)
        """Whether a slide meets the ball, by where the ball lies."""
        self.at = np.zeros((SPOTS, 8, SPOTS), np.int64)
        """The square on which it does."""
        self.kicks = np.zeros((SQUARES, 8), np.int64)
        for spot in range(SPOTS):
            for direction in range(8):
                squares = path(spot, direction)
                self._slide(spot, direction, squares[: kind + 1], len(squares) > kind)
                if spot < SQUARES:
                    self.kicks[spot, direction] = [spot, *squares][: FAMILY - kind + 1][-1]

    def _slide(self, spot: int, direction: int, squares: list[int], whole: bool) -> None:
        """A slide stops at the ball, and never enters the other family's Home."""
        self.slides[spot, direction] = bool(squares) and GOAL not in squares
        self.ends[spot, direction] = squares[-1] if squares else spot
        self.lies[spot, direction] = whole
        for square in reversed(squares[: squares.index(GOAL)] if GOAL in squares else squares):
            for ball in (square, SQUARES) if square in MIDDLE else (square,):
                self.meets[spot, direction, ball] = True
                self.at[spot, direction, ball] = square


def _solve(ice: Ice, scoring: bool) -> Turns:
    """The turns to a goal, or only to the ball."""
    turns = np.full((SPOTS, UPRIGHT + 1, SPOTS), NEVER, np.int8)
    if scoring:
        turns[:, :, GOAL] = 0
    else:
        turns[ON_BOARD, UPRIGHT, ON_BOARD] = 0
    while True:
        before = turns.copy()
        slid = _after_slides(ice, turns)
        rest = slid.min(1)
        if scoring:
            rest[ON_BOARD, ON_BOARD] = turns[ON_BOARD[:, None], ALL, ice.kicks].min(1)
        np.minimum(turns[:, UPRIGHT], rest + 1, out=turns[:, UPRIGHT])
        np.minimum(turns[:, :UPRIGHT], np.minimum(slid, turns[:, UPRIGHT:]) + 1, out=turns[:, :UPRIGHT])
        if np.array_equal(before, turns):
            return turns


def _after_slides(ice: Ice, turns: Turns) -> Turns:
    """The turns that are left after each slide, with the spin that suits best."""
    lying = turns[:, :UPRIGHT]
    spun = lying.copy()
    for spin in range(1, ice.spins + 1):
        np.minimum(spun, np.roll(lying, spin, 1), out=spun)
        np.minimum(spun, np.roll(lying, -spin, 1), out=spun)
    ended = np.where(ice.lies, spun[ice.ends, ALL], turns[ice.ends, UPRIGHT])
    missed: Turns = np.where(ice.slides, ended, NEVER).astype(np.int8)
    return np.where(ice.meets, turns[ice.at, UPRIGHT, ice.at], missed)


def _views() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Penguins and balls as both families see them."""
    penguins = np.zeros((2, PLACES, 16), np.int32)
    balls = np.full((2, CENTRE + 1), SQUARES, np.int32)
    for family in range(2):
        for place in range(PLACES):
            spot = SQUARES if place >= BENCH else place if family == 0 else SQUARES - 1 - place
            balls[family, place] = spot
            for pose in range(UPRIGHT + 1):
                turned = pose if family == 0 or pose == UPRIGHT else (pose + 4) & 7
                penguins[family, place, pose] = spot * (UPRIGHT + 1) + turned
    return penguins.ravel(), balls.ravel()


_KINDS = [Ice(kind) for kind in range(FAMILY)]
TO_BALL = np.array([_solve(ice, False) for ice in _KINDS]).ravel()
TO_GOAL = np.array([_solve(ice, True) for ice in _KINDS]).ravel()
"""At ((kind * 65 + spot) * 9 + pose) * 65 + ball: the turns to the ball, and to a goal."""
VIEW, BALL_VIEW = _views()
"""VIEW[family * 1056 + penguin] is spot * 9 + pose; BALL_VIEW[family * 67 + ball] is where the ball lies."""
