"""All parts of a board, in the order of drawing."""

from rookery.draw.display import Part
from rookery.draw.land import ground_parts, space_parts
from rookery.draw.layout import Layout
from rookery.draw.pieces import piece_parts
from rookery.draw.surroundings import decoration_parts, label_parts, mark_parts, ripple_parts


def display(layout: Layout) -> tuple[Part, ...]:
    """The display list of a scene."""
    return (
        *ripple_parts(layout),
        *ground_parts(layout),
        *space_parts(layout),
        *decoration_parts(layout),
        *mark_parts(layout),
        *label_parts(layout),
        *piece_parts(layout),
    )
