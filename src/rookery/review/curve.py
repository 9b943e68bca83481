"""The chances of all seats through a game, as a stacked area chart in SVG."""

from collections.abc import Iterator, Sequence

WIDE, HIGH = 1000, 100


def curve(course: Sequence[Sequence[float]]) -> str:
    """The areas of all seats, one on top of the other, from the start to the end."""
    stacked = [_stacked(chances) for chances in course]
    seats = range(len(course[0]))
    return "".join(_area(stacked, seat) for seat in seats) + f'<path class="middle" d="M0 {HIGH / 2}H{WIDE}"/>'


def _stacked(chances: Sequence[float]) -> list[float]:
    """The upper ends of the seats' shares; alone a player may have less than the whole."""
    whole = sum(chances) if len(chances) > 1 else 1.0
    ends, reached = [0.0], 0.0
    for chance in chances:
        reached += chance / whole if whole else 1 / len(chances)
        ends.append(min(1.0, reached))
    return ends


def _area(stacked: Sequence[Sequence[float]], seat: int) -> str:
    upper, lower = ("L".join(_points(stacked, seat + side)) for side in (1, 0))
    back = "L".join(reversed(list(_points(stacked, seat))))
    area = f'<path class="area" d="M{upper}L{back}Z"/>'
    edge = f'<path class="edge" d="M{lower if seat else upper}"/>' if seat or len(stacked[0]) == 2 else ""
    return f'<g class="seat-{seat}">{area}{edge}</g>'


def _points(stacked: Sequence[Sequence[float]], edge: int) -> Iterator[str]:
    last = max(1, len(stacked) - 1)
    for ply, ends in enumerate(stacked):
        yield f"{WIDE * ply / last:.1f} {HIGH * (1 - ends[edge]):.1f}"
