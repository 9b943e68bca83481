"""The geometry of a picture: outlines, the forms that they become, numbers as text. ``shapes.js`` is the same."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt

from rookery.kernel.scene import Point

Outline = Sequence[Point]


def number(length: float) -> str:
    """A length as short as a picture needs it; the sum drops the sign of a negative zero."""
    return f"{round(length, 4) + 0.0:.6g}"


def pair(point: Point) -> str:
    """A point as text."""
    return f"{number(point[0])} {number(point[1])}"


def polygon(outline: Outline) -> str:
    """A polygon with its corners as they are."""
    return f"M{'L'.join(pair(point) for point in outline)}Z"


def _sides(outline: Outline) -> Iterator[tuple[Point, Point]]:
    return pairwise((*outline, *outline[:1]))


def area(outline: Outline) -> float:
    """The area of a polygon, positive if it runs clockwise on the screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(outline)) / 2


def box(outline: Outline) -> tuple[float, float, float, float]:
    """The left and top of a polygon, its width and its height."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)


def radius(outline: Outline) -> float:
    """The radius of a round thing that fills a polygon."""
    return 0.5 * sqrt(abs(area(outline)))


def shifted(outline: Outline, x: float, y: float) -> Outline:
    """The same polygon somewhere else."""
    return tuple((across + x, down + y) for across, down in outline)


def widened(outline: Outline, times: float) -> Outline:
    """A polygon that is wider or narrower about the origin."""
    return tuple((times * x, times * y) for x, y in outline)


def _normal(start: Point, end: Point) -> Point:
    """The direction to the left hand of a side."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[1] - start[1]) / length, (start[0] - end[0]) / length


def grown(outline: Outline, rim: float, wave: float) -> str:
    """A polygon with a rim round it, rounded and a little uneven, as water leaves a shore."""
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
            out = rim * (1.02 + wave * sin(1.3 * x / rim + 2.1 * y / rim))
            points.append((x + bx * out, y + by * out))
    return smooth(points)


def rounded(outline: Outline, radius: float) -> str:
    """A polygon whose corners are rounded, as far as its sides allow."""
    path: list[str] = []
    for (before, corner), (_, after) in zip(pairwise((outline[-1], *outline)), _sides(outline), strict=True):
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        path.append(f"{'L' if path else 'M'}{pair(start)}Q{pair(corner)} {pair(end)}")
    return "".join(path) + "Z"


def _towards(start: Point, end: Point, length: float) -> Point:
    """A point some way along a side, but no further than its middle."""
    along = min(0.5, length / (hypot(end[0] - start[0], end[1] - start[1]) or 1.0))
    return start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along


def broken(outline: Outline, inset: float, seed: float) -> str:
    """A polygon a little smaller and with rough sides, as ice breaks; two that touch leave a crack between them."""
    if area(outline) < 0:
        outline = tuple(reversed(outline))
    points = []
    for start, end in _sides(outline):
        (nx, ny), length = _normal(start, end), hypot(end[0] - start[0], end[1] - start[1])
        steps = max(2, round(length / inset / 8))
        for step in range(steps):
            along = (step + 0.2 * sin(7.0 * step)) / steps if step else inset / length
            x, y = (a + (b - a) * along for a, b in zip(start, end, strict=True))
            deep = inset * (1.0 + 0.45 * sin(2.3 * x / inset + 3.1 * y / inset + seed))
            points.append((x - nx * deep, y - ny * deep))
    return rounded(points, 3 * inset)


def worn(outline: Outline, seed: float) -> str:
    """A polygon as water wears it: round corners, uneven sides, each seed a shape of its own."""
    if len(outline) > 6:
        return smooth(outline)
    if area(outline) < 0:
        outline = tuple(reversed(outline))
    points, turn, short = [], 0.9 * seed, abs(area(outline)) ** 0.5
    for start, end in _sides(outline):
        nx, ny = _normal(start, end)
        for along, bulge in ((0.12, 0.03), (0.5, -0.01), (0.88, 0.03)):
            turn += 2.4
            x, y = (a + (b - a) * (along + 0.06 * sin(turn)) for a, b in zip(start, end, strict=True))
            deep = short * (bulge + 0.025 + 0.025 * sin(1.7 * turn))
            points.append((x - nx * deep, y - ny * deep))
    return rounded(points, short)


def smooth(points: Sequence[Point]) -> str:
    """A closed curve through all the points (Catmull and Rom's, as Bézier curves)."""
    count = len(points)
    path = [f"M{pair(points[0])}"]
    for index, (x, y) in enumerate(points):
        (ax, ay), (bx, by), (cx, cy) = points[index - 1], points[(index + 1) % count], points[(index + 2) % count]
        first, second = (x + (bx - ax) / 6, y + (by - ay) / 6), (bx - (cx - x) / 6, by - (cy - y) / 6)
        path.append(f"C{pair(first)} {pair(second)} {pair((bx, by))}")
    return "".join(path) + "Z"


def way(points: Sequence[Point]) -> str:
    """An open curve through all the points, such as a trail; one that ends where it began is closed."""
    if len(points) > 3 and points[0] == points[-1]:
        return smooth(points[:-1])
    path, last = [f"M{pair(points[0])}"], len(points) - 1
    for index in range(last):
        (ax, ay), (x, y) = points[max(0, index - 1)], points[index]
        (bx, by), (cx, cy) = points[index + 1], points[min(last, index + 2)]
        first, second = (x + (bx - ax) / 6, y + (by - ay) / 6), (bx - (cx - x) / 6, by - (cy - y) / 6)
        path.append(f"C{pair(first)} {pair(second)} {pair((bx, by))}")
    return "".join(path)


def oval(x: float, y: float, across: float, tall: float) -> str:
    """An oval about a point, by its radii."""
    arc = f"a{pair((across, tall))} 0 1 1 "
    return f"M{pair((x - across, y))}{arc}{pair((2 * across, 0))}{arc}{pair((-2 * across, 0))}Z"


def blob(size: float, down: float, seed: float) -> str:
    """The uneven edge of a hole about the origin, each seed its own; further down its upper edge is flatter."""
    points = []
    for index in range(9):
        angle, reach = 2 * pi * index / 9, size * (0.97 + 0.035 * sin(2.4 * index + 1.7 * seed))
        points.append((reach * cos(angle), down + (reach - down) * sin(angle)))
    return smooth(points)


def reaches(outline: Outline, rim: float, x: float, y: float) -> bool:
    """Whether a point lies in a polygon or within a rim round it."""
    left, top, width, height = box(outline)
    if not (left - rim <= x <= left + width + rim and top - rim <= y <= top + height + rim):
        return False
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
