"""The moves and rolls of Polar Dare! as whole numbers without gaps, for programs that learn; never to be changed.

0 to 63 are steps of a penguin, 64 to 115 steps of the bear, each by where it begins and then where it ends, 116 to 147
slides of the floes, back and forward, 148 to 151 the faces of the die.
"""

from rookery.kernel.numbering import numbered
from rookery.rooms.polar_dare.board import POLE, START, SURFACES, neighbours
from rookery.rooms.polar_dare.rules import BEAR, MOVE_CODES, SLIDE


def _used_codes() -> list[int]:
    """The codes that a move can have, in the order of their numbers: steps lead to where surfaces can be adjacent."""
    beside = {surface: sorted(other for other, _ in neighbours(surface)) for surface in range(SURFACES)}
    steps = [(here, there) for here, others in beside.items() for there in others]
    penguins = [here * SURFACES + there for here, there in steps]
    # The bear starts on the Pole and enters no shore (PD3).
    bear = [BEAR + here * SURFACES + there for here, there in steps if here != START and there not in (START, POLE)]
    return [*penguins, *bear, *range(SLIDE, MOVE_CODES)]


ACTION, CODE = numbered(_used_codes(), MOVE_CODES)
"""The number of each code, -1 for those that are no move's; and the code of each number."""
