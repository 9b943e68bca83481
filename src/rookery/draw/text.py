"""A scene in letters, for a terminal of 80 columns: any game, no rule.

Pieces differ by the letters that their room gives them, seats by colour too. An empty space shows its sign. A piece
that faces somewhere shows an arrow, one that carries something has a star behind it.
"""

from dataclasses import dataclass

from rookery.draw.headline import headline
from rookery.kernel.scene import Piece, Scene, Space
from rookery.words import ENGLISH, word

COLUMNS = 72
"""The widest that a board is drawn: what is left of 80 columns with a margin."""
ROWS = 21
"""The highest, margins included: a terminal of 24 rows holds a board, its status and a prompt."""
ARROWS = "↑↗→↘↓↙←↖"
STYLES = {"seat0": "1;31", "seat1": "1;34", "seat2": "1;32", "seat3": "1;33", "quiet": "2", "strong": "1"}
"""Terminal colours: coral, blue, green and amber as near as sixteen colours come."""


@dataclass(frozen=True)
class Face:
    """How a scene is to be written."""

    colour: bool = False

    def paint(self, text: str, style: str) -> str:
        """The text in a style, if colours are wanted."""
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour else text


class Canvas:
    """Lines of characters, each with a style of its own."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self._cells: dict[tuple[int, int], tuple[str, str | None]] = {}

    def write(self, column: int, row: int, text: str, style: str | None = None) -> None:
        """Put a text with its middle at a column."""
        first = column - len(text) // 2
        for index, character in enumerate(text):
            self._cells[first + index, row] = character, style

    def lines(self) -> list[str]:
        """The finished lines, without what is empty on every side."""
        columns = [column for column, _ in self._cells]
        rows = [row for _, row in self._cells]
        return [self._line(row, min(columns), max(columns)) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int, first: int, last: int) -> str:
        runs: list[tuple[str, str | None]] = []
        for column in range(first, last + 1):
            character, style = self._cells.get((column, row), (" ", None))
            if runs and runs[-1][1] == style:
                runs[-1] = runs[-1][0] + character, style
            else:
                runs.append((character, style))
        return "".join(self._face.paint(text, style) if style else text for text, style in runs).rstrip()


def board(scene: Scene, *, colour: bool = False, language: str = ENGLISH) -> str:
    """The scene as lines of text, the last one says how the game stands."""
    face = Face(colour)
    canvas = Canvas(face)
    # Whole columns and rows a unit keep the board even; characters are about twice as high as wide, and boards want
    # some air.
    across = max(1, int((COLUMNS - 4) / scene.width))
    down = max(1, min(round(across / 4), int(ROWS / scene.height)))
    on_space: dict[str, list[Piece]] = {space.id: [] for space in scene.spaces}
    for piece in scene.pieces:
        on_space[piece.space].append(piece)

    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * across), round(y * down)

    for label in scene.labels:
        canvas.write(*at(label.x, label.y), word(label.text, language), "quiet")
    for space in scene.spaces:
        text, style = _shown(space, on_space[space.id])
        if text:
            canvas.write(*at(space.x, space.y), text, style)
    lines = [f"  {line}".rstrip() for line in canvas.lines()]
    return "\n".join([*lines, "", face.paint(word(headline(scene), language), "strong")])


def _shown(space: Space, pieces: list[Piece]) -> tuple[str, str | None]:
    """What stands on a space: its pieces, top of a stack first, or the sign of the empty space."""
    pieces = [piece for piece in pieces if piece.carried_by is None]
    if pieces:
        pieces = sorted(pieces, key=lambda piece: -piece.level)
        seat = next((piece.seat for piece in pieces if piece.seat is not None), None)
        return "".join(_glyph(piece) for piece in pieces), "strong" if seat is None else f"seat{seat}"
    return space.sign, "quiet" if space.seat is None else f"seat{space.seat}"


def arrow(angle: float) -> str:
    """The arrow that points that way, to the nearest eighth of a turn."""
    return ARROWS[round(angle / 45) % 8]


def _glyph(piece: Piece) -> str:
    letter = piece.letter if piece.count == 1 else f"{piece.letter}{piece.count}"
    if piece.facing is not None:
        letter += arrow(piece.facing)
    if piece.carrying is not None:
        letter += "*"
    return letter
