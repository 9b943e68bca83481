"""The compass of a board in letters: every direction that a choice can ask for, as an arrow with its name."""

from math import cos, radians, sin

from rookery.draw.text import EIGHTH, Canvas, arrow, stands_on_a_corner
from rookery.kernel.scene import Facing, Scene

STEP = 6
"""Columns from one arrow to the next: each has its name beside it, and a space before and behind."""


def draw_compass(canvas: Canvas, scene: Scene, *, columns: int, rows: int, upright: bool = False) -> None:
    """Put the compass into a free corner of a board, or beside it where all corners are taken."""
    if not scene.facings:
        return
    turn = EIGHTH if upright and stands_on_a_corner(scene) else 0
    places = [_place(facing, number, turn) for number, facing in enumerate(scene.facings)]
    left, top = _free_corner(canvas, places, columns, rows)
    for facing, (column, row) in zip(scene.facings, places, strict=True):
        canvas.add(left + column, top + row, f"{way(facing, turn)}{facing.text}", (facing.id,))


def way(facing: Facing, turn: int = 0) -> str:
    """An arrow for a direction, and one for each quarter of a turn."""
    if facing.turn is None:
        return arrow(facing.angle + turn)
    return "".join("↻" if facing.turn > 0 else "↺" for _ in range(round(abs(facing.turn) / 90))) or "–"


def _place(facing: Facing, number: int, turn: int) -> tuple[int, int]:
    """Directions stand where they point; turns stand in a list."""
    if facing.turn is not None:
        return 0, number
    angle = radians(facing.angle + turn)
    return STEP * (1 + round(sin(angle))), 1 - round(cos(angle))


def _free_corner(canvas: Canvas, places: list[tuple[int, int]], columns: int, rows: int) -> tuple[int, int]:
    """The first column and row of a compass: a corner of the window where nothing is drawn, or right of the board."""
    left, top, right, bottom = canvas.frame
    width, height = STEP + max(column for column, _ in places), 1 + max(row for _, row in places)
    # The board is drawn in the middle of the window.
    # A bench that is empty just now will be needed again.
    taken = {*canvas.cells, *((each.column, each.row) for each in canvas.extents.values())}
    spare = max(0, columns - (right - left + 1))
    first, last = left - spare // 2, right + (spare + 1) // 2
    for corner in (
        (last - width + 1, top),
        (first + 1, top),
        (last - width + 1, bottom - height + 1),
        (first + 1, bottom - height + 1),
    ):
        area = ((corner[0] + x - 1, corner[1] + y) for x in range(width + 1) for y in range(height))
        if not any(cell in taken for cell in area):
            return corner
    return right + 2, top
