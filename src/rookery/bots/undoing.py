"""Nobody likes a bot that shuffles to and fro: what it has done in a turn it does not undo in the same turn.

Where a turn is several moves, a move may bring everything back to where it was earlier in the turn. That is a waste of
two moves, hardly ever better than another one, and people think that the bot has lost its mind.
"""

from rookery.bots.thought import Thought
from rookery.kernel.game import Position

WORTH = 0.05
"""How much worse another move may be, as a share of the points, and still be taken instead."""

Placement = frozenset[tuple[object, ...]]


def onward(position: Position, thought: Thought, wanted: str) -> str:
    """The move that is wanted, or the best of the others if that one undoes what was done in this turn."""
    passed = _passed(position)
    if not passed or placement(position.play(wanted)) not in passed:
        return wanted
    chances = {prospect.move: prospect.chance for prospect in thought.moves}
    least = chances[wanted] - WORTH
    for prospect in thought.moves:
        if prospect.chance >= least and placement(position.play(prospect.move)) not in passed:
            return prospect.move
    return wanted


def placement(position: Position) -> Placement:
    """What lies where, as people see it; counters and whose turn it is are left out."""
    scene = position.scene()
    spaces = ((space.id, space.x, space.y) for space in scene.spaces)
    pieces = ((piece.id, piece.space, piece.facing, piece.carrying, piece.count) for piece in scene.pieces)
    return frozenset((*spaces, *pieces))


def _passed(position: Position) -> set[Placement]:
    """The placements that the seat to move has left behind in this turn."""
    found: set[Placement] = set()
    before = position.before
    while before is not None and before.seat == position.seat:
        found.add(placement(before))
        before = before.before
    return found
