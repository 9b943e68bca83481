"""A scene in letters, for a terminal of 80 columns: any game, no rule.

Pieces differ by the letters that their room gives them, seats by colour too. An empty space shows its sign. A piece
that faces somewhere shows an arrow, one that carries something has a star behind it.
"""

from dataclasses import dataclass

from rookery.draw.headline import headline
from rookery.kernel.scene import Label, Piece, Point, Scene, Space
from rookery.words import ENGLISH, word

COLUMNS = 72
"""The widest that a board is drawn: what is left of 80 columns with a margin."""
ROWS = 21
"""The highest, margins included: a terminal of 24 rows holds a board, its status and a prompt."""
MARGIN = 3
"""Columns beside the middle of whatever is outermost: half of a stack of pieces."""
WIDEST = 80
"""Every board fits so many columns."""
EIGHTH = 45
"""An eighth of a turn, in degrees."""
SQUARE = 4
"""The corners of a square."""
CLOSE = 0.01
"""Lengths that differ by less are the same."""
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


@dataclass(frozen=True)
class Cell:
    """One character of a drawing."""

    character: str
    style: str | None = None
    ids: tuple[str, ...] = ()
    """What is drawn there, the topmost first: a piece, then its space. None for a label."""


@dataclass(frozen=True)
class Extent:
    """Where something stands in a drawing: some characters of one row."""

    column: int
    row: int
    width: int

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of it: a column and a row."""
        return self.column + (self.width - 1) / 2, self.row


class Canvas:
    """Characters by column and row, each with a style of its own; and where each space and piece is."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Cell] = {}
        self.extents: dict[str, Extent] = {}
        self.crowded = False
        """Whether two things touch, or were written over each other."""
        self._middles: list[tuple[int, int]] = []

    @property
    def frame(self) -> tuple[int, int, int, int]:
        """The first column and row that a board may need, and the last: it stays where it is while pieces move."""
        columns, rows = zip(*self._middles, strict=True)
        return min(columns) - MARGIN, min(rows), max(columns) + MARGIN, max(rows)

    def write(self, column: int, row: int, text: str, style: str | None = None, ids: tuple[str, ...] = ()) -> None:
        """Put a text with its middle at a column."""
        self._begin(column, row, len(text))
        self._put(column - len(text) // 2, row, text, style, ids)

    def _begin(self, column: int, row: int, width: int) -> None:
        """Something comes there, so wide; it must not touch anything else."""
        self._middles.append((column, row))
        first = column - width // 2
        around = range(first - 1, first + width + 1) if width else ()
        self.crowded |= any((each, row) in self.cells for each in around)

    def _put(self, first: int, row: int, text: str, style: str | None, ids: tuple[str, ...]) -> None:
        for column, character in enumerate(text, first):
            self.cells[column, row] = Cell(character, style, ids)
        if ids:
            self.extents[ids[0]] = Extent(first, row, max(1, len(text)))

    def add(self, column: int, row: int, text: str, ids: tuple[str, ...]) -> None:
        """Put something beside the board, beginning at a column: it counts as no part of the board's frame."""
        self._put(column, row, text, None, ids)

    def place(self, column: int, row: int, space: Space, pieces: list[Piece], turn: int = 0) -> None:
        """Put a space with its middle at a column: its pieces, top of a stack first, or the sign of the empty one.

        ``turn``: by how much the whole board is turned, and with it the way that pieces face.
        """
        shown = sorted((piece for piece in pieces if piece.carried_by is None), key=lambda piece: -piece.level)
        if not shown:
            style = "quiet" if space.seat is None else f"seat{space.seat}"
            self.write(column, row, space.sign, style, (space.id,))
            return
        seat = next((piece.seat for piece in shown if piece.seat is not None), None)
        style = "strong" if seat is None else f"seat{seat}"
        glyphs = [_glyph(piece, turn) for piece in shown]
        width = sum(map(len, glyphs))
        self._begin(column, row, width)
        first = at = column - width // 2
        for piece, glyph in zip(shown, glyphs, strict=True):
            own = style if piece.seat is None else f"seat{piece.seat}"
            self._put(at, row, glyph, own, (piece.id, space.id))
            at += len(glyph)
        self.extents[space.id] = Extent(first, row, width)

    def lines(self, face: Face) -> list[str]:
        """The finished lines, without what is empty on every side."""
        left, top, right, bottom = self.bounds
        return [self._line(row, left, right, face) for row in range(top, bottom + 1)]

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The first column and row with a character, and the last."""
        columns = [column for column, _ in self.cells]
        rows = [row for _, row in self.cells]
        return min(columns), min(rows), max(columns), max(rows)

    def _line(self, row: int, first: int, last: int, face: Face) -> str:
        runs: list[tuple[str, str | None]] = []
        for column in range(first, last + 1):
            cell = self.cells.get((column, row), Cell(" "))
            if runs and runs[-1][1] == cell.style:
                runs[-1] = runs[-1][0] + cell.character, cell.style
            else:
                runs.append((cell.character, cell.style))
        return "".join(face.paint(text, style) if style else text for text, style in runs).rstrip()


def board(scene: Scene, *, colour: bool = False, language: str = ENGLISH, columns: int = COLUMNS) -> str:
    """The scene as lines of text, the last one says how the game stands."""
    face = Face(colour)
    lines = [f"  {line}".rstrip() for line in drawn(scene, language=language, columns=columns).lines(face)]
    return "\n".join([*lines, "", face.paint(word(headline(scene), language), "strong")])


def drawn(
    scene: Scene, *, language: str = ENGLISH, columns: int = COLUMNS, rows: int = ROWS, upright: bool = False
) -> Canvas:
    """The scene as characters in so many columns and rows, or more where even the smallest drawing needs them.

    ``upright`` turns a board that stands on a corner until its spaces are in rows and columns.
    """
    canvas = Canvas()
    turned = upright and stands_on_a_corner(scene)
    put = _turned if turned else _as_it_is
    width, height = _turned_size(scene) if turned else (scene.width, scene.height)
    # Whole columns and rows a unit keep the board even; characters are about twice as high as wide, and boards want
    # some air.
    across = max(1, int((columns - 4) / width))
    down = max(1, min(round(across / 4), int(rows / height)))
    on_space: dict[str, list[Piece]] = {space.id: [] for space in scene.spaces}
    for piece in scene.pieces:
        on_space[piece.space].append(piece)
    turn = EIGHTH if turned else 0
    # Counted from a square, all squares of a turned board come on whole numbers.
    first = scene.spaces[0] if turned else Label(text="", x=0, y=0)

    def at(x: float, y: float) -> tuple[int, int]:
        x, y = put(x - first.x, y - first.y)
        return round(x * across), round(y * down)

    for label in scene.labels:
        canvas.write(*at(label.x, label.y), word(label.text, language), "quiet")
    for space in scene.spaces:
        canvas.place(*at(space.x, space.y), space, on_space[space.id], turn)
    return canvas


def columns_needed(scene: Scene, columns: int, language: str = ENGLISH) -> int:
    """The columns that a board needs in a window of so many, with its margin; more than these where it is too wide."""
    for wanted in range(columns, WIDEST):
        canvas = drawn(scene, language=language, columns=min(wanted - MARGIN, COLUMNS))
        left, _, right, _ = canvas.bounds
        if not canvas.crowded and right - left + MARGIN <= wanted:
            return wanted
    return columns


def stands_on_a_corner(scene: Scene) -> bool:
    """Whether most spaces are squares that stand on a corner, so that the board can also stand upright."""
    outlined = [space.outline for space in scene.spaces if len(space.outline) == SQUARE]
    return bool(outlined) and all(abs(abs(x - u) - abs(y - v)) < CLOSE for (x, y), (u, v), *_ in outlined)


def _as_it_is(x: float, y: float) -> Point:
    return x, y


def _turned(x: float, y: float) -> Point:
    """A point after an eighth of a turn clockwise, and shrunk, so that neighbours are one apart."""
    return (x - y) / 2, (x + y) / 2


def _turned_size(scene: Scene) -> Point:
    drawn_at = [(space.x, space.y) for space in scene.spaces] + [(label.x, label.y) for label in scene.labels]
    across, down = zip(*(_turned(x, y) for x, y in drawn_at), strict=True)
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def arrow(angle: float) -> str:
    """The arrow that points that way, to the nearest eighth of a turn."""
    return ARROWS[round(angle / 45) % 8]


def _glyph(piece: Piece, turn: int) -> str:
    letter = piece.letter if piece.count == 1 else f"{piece.letter}{piece.count}"
    if piece.facing is not None:
        letter += arrow(piece.facing + turn)
    if piece.carrying is not None:
        letter += "*"
    return letter
