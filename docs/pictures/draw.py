"""Draw the pictures of the documents: ``python docs/pictures/draw.py`` (``make pictures``)."""

from pathlib import Path

import rookery
from rookery.draw.svg import picture

FOLDER = Path(__file__).parent
PICTURES = {
    "penguin-soccer": ("penguin-soccer", "e5^,c3ne,f3^/e6s,b6w,- e5 b 23", "light"),
    "penguin-soccer-start": ("penguin-soccer", "-,-,-/-,-,- + w 0", "light"),
    "penguin-soccer-dark": ("penguin-soccer", "e5^,c3ne,f3^/e6s,b6w,- e5 b 23", "dark"),
}
"""File names with the game, position and theme that each shows."""


def draw(name: str) -> str:
    """One picture as it is drawn now."""
    key, text, theme = PICTURES[name]
    return picture(rookery.game(key).read(text).scene(), theme=theme)


def main() -> None:
    """Draw them all."""
    for name in PICTURES:
        (FOLDER / f"{name}.svg").write_text(draw(name), encoding="utf-8")


if __name__ == "__main__":
    main()
