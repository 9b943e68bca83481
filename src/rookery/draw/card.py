"""A picture for a link that somebody shares: one board or several, and beside them a title and a few words."""

import re
import textwrap
from collections.abc import Sequence
from xml.sax.saxutils import escape

from rookery.draw.svg import picture
from rookery.draw.symbols import NAMESPACE
from rookery.draw.tokens import tokens, value
from rookery.kernel.scene import Scene

WIDTH, HEIGHT = 1200, 630
"""What the services that show such pictures ask for."""
EDGE = 36
SIDE = HEIGHT - 2 * EDGE
"""Of the square that the boards share."""
LEFT = 72
TITLE, WORDS, NAME = 84, 36, 40
"""How large the letters are."""


def card(title: str, words: str, scenes: Sequence[Scene], *, name: str = "") -> str:
    """The picture, as an SVG document: a single scene, or four of them; above the title the name of the place."""
    colours = tokens("light")
    sea, deep, ink, quiet = (value(f"var(--{name})", colours) for name in ("sea", "sea-deep", "on-sea", "shallow-edge"))
    lines = textwrap.wrap(title, 12)
    middle = HEIGHT / 2 - TITLE * (len(lines) - 1) / 2
    rows = [_text(line, middle + TITLE * at, TITLE, ink) for at, line in enumerate(lines)]
    below = middle + TITLE * (len(lines) - 1) + 1.6 * WORDS
    told = textwrap.wrap(words, 27)
    rows += [_text(line, below + 1.3 * WORDS * at, WORDS, quiet) for at, line in enumerate(told)]
    return (
        f'<svg xmlns="{NAMESPACE}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif">'
        f'<defs><linearGradient id="card-sea" x2="0" y2="1"><stop stop-color="{sea}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#card-sea)"/>'
        f"{''.join(rows)}{_text(name, EDGE + NAME, NAME, ink)}{_boards(scenes)}</svg>"
    )


def _text(words: str, y: float, height: float, ink: str) -> str:
    return f'<text x="{LEFT}" y="{y:.6g}" font-size="{height}" fill="{ink}">{escape(words)}</text>'


def _boards(scenes: Sequence[Scene]) -> str:
    """The boards in rows and columns, each as large as its place allows."""
    across = 1 if len(scenes) == 1 else 2
    side = (SIDE - EDGE / 2 * (across - 1)) / across
    drawn = []
    for at, scene in enumerate(scenes[: across**2]):
        x = WIDTH - EDGE - SIDE + at % across * (side + EDGE / 2)
        y = EDGE + at // across * (side + EDGE / 2)
        place = f'x="{x:.6g}" y="{y:.6g}" width="{side:.6g}" height="{side:.6g}"'
        drawn.append(re.sub(r'width="\d+" height="\d+"', place, picture(scene, bare=True), count=1))
    return "".join(drawn)
