"""Arrow keys: from one place of a board to the nearest in that direction. ``arrow_keys.js`` does the same."""

from collections.abc import Mapping

Point = tuple[float, float]

ARROWS: Mapping[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

ASIDE = 2.5
"""A place aside counts as this much farther: straight ahead comes first, but every place can be reached."""


def nearest(places: Mapping[str, Point], here: Point, towards: Point) -> str | None:
    """The nearest place in a direction; None where there is none."""
    best, least = None, float("inf")
    for name, (x, y) in places.items():
        ahead = (x - here[0]) * towards[0] + (y - here[1]) * towards[1]
        aside = abs((x - here[0]) * towards[1]) + abs((y - here[1]) * towards[0])
        if ahead > 0 and ahead + ASIDE * aside < least:
            best, least = name, ahead + ASIDE * aside
    return best


def in_reading_order(places: Mapping[str, Point]) -> list[str]:
    """The places row by row, from the left."""
    return sorted(places, key=lambda name: places[name][::-1])


def closest(places: Mapping[str, Point], here: Point) -> str | None:
    """The place that is closest to a point; None if there are none."""
    return min(
        places, key=lambda name: (places[name][0] - here[0]) ** 2 + (places[name][1] - here[1]) ** 2, default=None
    )
