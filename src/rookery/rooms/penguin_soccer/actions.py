"""The moves of Penguin Soccer as whole numbers without gaps, for programs that learn; never to be changed.

0 to 119 are slides: Mama's first, then Papa's, then Baby's, by direction, and in each from the widest turn to the left
to the widest to the right; 120 to 122 stands, 123 to 130 kicks by direction, 131 is the skipped turn.
"""

from rookery.kernel.numbering import numbered
from rookery.rooms.penguin_soccer.board import DIRECTIONS, FAMILY
from rookery.rooms.penguin_soccer.rules import MOVE_CODES, STAND


def _used_codes() -> list[int]:
    """The codes that a move can have, in the order of their numbers: a penguin turns as far as it slides (SL12)."""
    slides = [
        kind * 64 + direction * 8 + (direction + spin) % len(DIRECTIONS)
        for kind in range(FAMILY)
        for direction in range(len(DIRECTIONS))
        for spin in range(-kind - 1, kind + 2)
    ]
    return [*slides, *range(STAND, MOVE_CODES)]


ACTION, CODE = numbered(_used_codes(), MOVE_CODES)
"""The number of each code, -1 for those that are no move's; and the code of each number."""
