"""The die of Polar Dare! as people see it."""

import functools

from rookery.kernel.messages import speaker
from rookery.kernel.scene import DieFace
from rookery.rooms.polar_dare.rules import COUNT, DARE

say = speaker("polar-dare")


@functools.cache
def die_face(face: int) -> DieFace:
    """A side: a penguin or the bear, with a pip for every move."""
    moves = int(COUNT[face])
    if face == DARE:
        return DieFace(pips=moves, symbol="bear", label=say("face-bear", moves=moves))
    return DieFace(pips=moves, symbol="penguin", label=say("face-penguin", moves=moves))
