"""Plots as SVG that stands in a page: its colours are the page's, and it grows and shrinks with it."""

from collections.abc import Sequence
from html import escape

WIDE, HIGH = 360, 150
LEFT, BOTTOM = 34, 22
BINS = 18
"""Bars of a histogram, at most."""


def histogram(values: Sequence[int], label: str, words: str) -> str:
    """How often each length came, in bars of equal width; ``label`` says what is counted, ``words`` the whole."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    bins = [0] * ((most - least) // width + 1)
    for value in values:
        bins[(value - least) // width] += 1
    highest = max(bins)
    step = (WIDE - LEFT) / len(bins)
    bars = [
        f'<rect class="bar" x="{LEFT + at * step + 1:.1f}" y="{_up(count / highest):.1f}" '
        f'width="{max(1.0, step - 2):.1f}" height="{_up(0) - _up(count / highest):.1f}"/>'
        for at, count in enumerate(bins)
    ]
    places = sorted({0, len(bins) // 2, len(bins) - 1})
    ticks = [_text(LEFT + (at + 0.5) * step, HIGH - 6, str(least + at * width)) for at in places]
    return _plot([*bars, *ticks, *_scale(highest), _text(WIDE, 10, label, "end")], words)


def course(values: Sequence[float], label: str, words: str) -> str:
    """Values through a game as a line, from its beginning to its end."""
    highest = max(*values, 1.0)
    step = (WIDE - LEFT) / max(1, len(values) - 1)
    points = "L".join(f"{LEFT + at * step:.1f} {_up(value / highest):.1f}" for at, value in enumerate(values))
    last = LEFT + (len(values) - 1) * step
    area = f'<path class="area" d="M{LEFT} {_up(0):.1f}L{points}L{last:.1f} {_up(0):.1f}Z"/>'
    line = f'<path class="line" d="M{points}"/>'
    return _plot([area, line, *_scale(round(highest)), _text(WIDE, 10, label, "end")], words)


def whisker(share: float, low: float, high: float, even: float) -> str:
    """A share with its interval, from 0 to 1, and a hairline where it would be even."""
    return (
        '<svg class="whisker" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="even" d="M{100 * even:.1f} 0V10"/>'
        f'<rect class="span" x="{100 * low:.1f}" y="2.5" width="{100 * (high - low):.1f}" height="5"/>'
        f'<rect class="dot" x="{100 * share - 0.6:.1f}" y="0.5" width="1.2" height="9"/></svg>'
    )


def _up(share: float) -> float:
    return 16 + (HIGH - BOTTOM - 16) * (1 - share)


def _scale(highest: float) -> list[str]:
    """A hairline at the bottom and at the top, with their numbers."""
    lines = [f'<path class="hair" d="M{LEFT} {_up(at):.1f}H{WIDE}"/>' for at in (0, 1)]
    return [*lines, _text(LEFT - 5, _up(1) + 4, f"{highest:g}", "end"), _text(LEFT - 5, _up(0) + 4, "0", "end")]


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _plot(parts: Sequence[str], words: str) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(words)}">{"".join(parts)}</svg>'
    )
