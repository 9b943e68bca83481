"""Exact play, where a game allows it."""

from rookery.solver.exact import CannotSolve, LimitReached, Solution, Solver, can_solve, is_prompt, solve
from rookery.solver.limits import Progress

__all__ = ["CannotSolve", "LimitReached", "Progress", "Solution", "Solver", "can_solve", "is_prompt", "solve"]
