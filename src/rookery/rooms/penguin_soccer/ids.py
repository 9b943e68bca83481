"""The ids of what a scene shows, and who has the ball."""

from typing import Final

from rookery.rooms.penguin_soccer.board import DIRECTIONS, FAMILY
from rookery.rooms.penguin_soccer.rules import BALL_AT, PENGUINS

KIND_IDS: Final = ("mama", "papa", "baby")
FAMILY_IDS: Final = ("white", "black")
BALL_ID: Final = "ball"
CENTRE_ID: Final = "centre"
FREE: Final = -1
"""In the place of a penguin: nobody has the ball."""


def penguin_id(penguin: int) -> str:
    """The id of a penguin."""
    return f"{FAMILY_IDS[penguin // FAMILY]}-{KIND_IDS[penguin % FAMILY]}"


def bench_id(penguin: int) -> str:
    """The id of a penguin's place off the board."""
    return f"bench-{penguin_id(penguin)}"


def facing_id(direction: int) -> str:
    """The id of the arrow in a direction."""
    return f"facing-{DIRECTIONS[direction]}"


def holder_of(state: list[int]) -> int:
    """The penguin that has the ball, or FREE."""
    return next((penguin for penguin in range(PENGUINS) if state[penguin] >> 4 == state[BALL_AT]), FREE)
