"""The geometry of a picture: outlines, shores, numbers as text."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, sin

from rookery.kernel.scene import Point

Outline = Sequence[Point]


def number(length: float) -> str:
    """A length as short as a picture needs it; the sum drops the sign of a negative zero."""
    return f"{round(length, 4) + 0.0:.6g}"


def pair(point: Point) -> str:
    """A point as text."""
    return f"{number(point[0])} {number(point[1])}"


def corners(outline: Outline) -> str:
    """The corners of a polygon as text."""
    return " ".join(pair(point) for point in outline)


def _sides(outline: Outline) -> Iterator[tuple[Point, Point]]:
    return pairwise((*outline, *outline[:1]))


def area(outline: Outline) -> float:
    """The area of a polygon, positive if it runs clockwise on the screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(outline)) / 2


def _normal(start: Point, end: Point) -> Point:
    """The direction to the left hand of a side."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[1] - start[1]) / length, (start[0] - end[0]) / length


def shore(outline: Outline, rim: float) -> str:
    """The shore of a slab of ice round a polygon: a rim further out, round and a little uneven, as water leaves it."""
    if area(outline) < 0:
        outline = tuple(reversed(outline))
    sides = list(_sides(outline))
    points = []
    for (before, corner), (_, after) in zip((sides[-1], *sides[:-1]), sides, strict=True):
        (ax, ay), (bx, by) = _normal(before, corner), _normal(corner, after)
        reach = rim / (hypot(ax + bx, ay + by) or 1.0) * 1.05
        points.append((corner[0] + (ax + bx) * reach, corner[1] + (ay + by) * reach))
        length = hypot(after[0] - corner[0], after[1] - corner[1])
        steps = max(1, round(length / rim / 1.9))
        for step in range(steps):
            along = (step + 0.5) / steps
            x, y = corner[0] + (after[0] - corner[0]) * along, corner[1] + (after[1] - corner[1]) * along
            out = rim * (1.02 + 0.07 * sin(1.3 * x / rim + 2.1 * y / rim))
            points.append((x + bx * out, y + by * out))
    return _smooth(points)


def _smooth(points: Sequence[Point]) -> str:
    """A closed curve through all the points (Catmull and Rom's, as Bézier curves)."""
    count = len(points)
    path = [f"M{pair(points[0])}"]
    for index, (x, y) in enumerate(points):
        (ax, ay), (bx, by), (cx, cy) = points[index - 1], points[(index + 1) % count], points[(index + 2) % count]
        first, second = (x + (bx - ax) / 6, y + (by - ay) / 6), (bx - (cx - x) / 6, by - (cy - y) / 6)
        path.append(f"C{pair(first)} {pair(second)} {pair((bx, by))}")
    return "".join(path) + "Z"


def reaches(outline: Outline, rim: float, x: float, y: float) -> bool:
    """Whether a point lies in a polygon or within a rim round it."""
    sides = list(_sides(outline))
    inside = False
    for (ax, ay), (bx, by) in sides:
        inside ^= (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
    return inside or any(_distance(start, end, x, y) <= rim for start, end in sides)


def _distance(start: Point, end: Point, x: float, y: float) -> float:
    """How far a point is from a side."""
    (ax, ay), (bx, by) = start, end
    square = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
    along = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
