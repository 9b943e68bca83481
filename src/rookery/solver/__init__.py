"""Exact play, where a game allows it."""

from rookery.solver.exact import CannotSolve, End, LimitReached, Solution, Solver, can_solve, is_prompt, solve
from rookery.solver.limits import Progress

__all__ = ["CannotSolve", "End", "LimitReached", "Progress", "Solution", "Solver", "can_solve", "is_prompt", "solve"]
