"""A board to play on, on one page; for an empty one, all that lies on it to cut out, on the pages after it."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from msgspec.structs import replace

from rookery.draw.layout import Layout, is_outside
from rookery.draw.shapes import box
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.scene import DieFace, Piece, Scene, Space
from rookery.printing import pictures
from rookery.printing.faces import Span
from rookery.printing.flow import BODY, SMALL, Flow
from rookery.printing.paper import MARGIN, QUIET, Document, Line, Paper, Picture, Press, Words
from rookery.words import as_sentence

say = speaker("printing")

BELOW = 34.0
"""Millimetres below a board for what its letters mean, the die, and a line to check the scale by."""
ABOVE = 24.0
RULER = 50.0
PLIES = 150
"""So far a game is looked at for what moves and which die is rolled."""
ROOM = 1.5
"""The side of what is cut out, of a usual space."""
EDGE = 0.35
"""What is cut out is so much wider than a space that moves, of a usual space."""
MOST = 60
"""Copies of one thing that are cut out; whoever needs more has pebbles."""


@dataclass(frozen=True)
class Findings:
    """What a few random plies show of a game, so that nobody has to know it."""

    loose: frozenset[str]
    """The ids of spaces that move in the course of a game, such as floes."""
    die: tuple[tuple[DieFace, int], ...]
    """The sides of the die, each with how often it is there."""


def look_into(game: Game) -> Findings:
    """What moves in a game, and what is rolled."""
    chance, position = random.Random(1), game.start(seed=1)  # noqa: S311  # nothing is at stake
    first = position.scene()
    places = {space.id: (space.x, space.y) for space in first.spaces}
    loose: set[str] = set()
    die: tuple[tuple[DieFace, int], ...] = ()
    for _ in range(PLIES):
        scene = position.scene()
        if scene.grounds != first.grounds:
            # Whole pieces of land move, and what lies on them with them: nothing can be taken off the board.
            return Findings(frozenset(), die)
        loose |= {space.look for space in scene.spaces if (space.x, space.y) != places.get(space.id)}
        if position.outcome is not None:
            break
        die = die or _faces(position)
        position = position.roll(chance) if position.chance else position.play(chance.choice(position.moves))
    # What looks like something that has moved can move too.
    return Findings(frozenset(space.id for space in first.spaces if space.look in loose), die)


def _faces(position: Position) -> tuple[tuple[DieFace, int], ...]:
    rolled = ((position.play(text).scene().die, weight) for text, weight in position.odds)
    return tuple((face, weight) for face, weight in rolled if face is not None)


def board(game: Game, press: Press, *, position: Position | None = None, seat: int = 0, seed: int = 1) -> Document:
    """An empty board with its pieces beside it, or a position."""
    shown = position or game.start(seed=seed)
    scene = replace(shown.scene(seat), marks=())
    found = look_into(game)
    empty = scene if position else replace(scene, pieces=(), die=None)
    made = pictures.drawn(empty, press.language, without=() if position else found.loose)
    flow = Flow(press._replace(paper=_better(press.paper, made)), game.room.title)
    flow.title(game.room.title, as_sentence(press.word(scene.goal)))
    across, down = flow.width, flow.left - BELOW
    scale = min(across / made.width, down / made.height)
    flow.picture(made.svg, scale * made.width, scale * made.height, press.word(scene.status))
    flow.space(3)
    for text in (*_letters(scene), *_die(found.die)):
        flow.paragraph([Span(press.word(text))], points=SMALL + 1)
    _ruler(flow, press, made.unit * scale)
    if position is None:
        _cut_outs(flow, press, scene, found.loose, scale)
    return flow.document()


def _better(paper: Paper, made: pictures.Drawn) -> Paper:
    """The paper as it is or turned, whichever lets the board be larger."""

    def scale(way: Paper) -> float:
        across, down = way.inner
        return min(across / made.width, (down - ABOVE - BELOW) / made.height)

    return max(paper, paper.turned, key=scale)


# Below the board


def _letters(scene: Scene) -> Iterator[Message]:
    """What the letters on the pieces mean."""
    seats = [(seat.letter, seat.name) for seat in scene.seats]
    signs = [(entry.letter, entry.label) for entry in scene.legend]
    if len(seats) > 1 or signs:
        yield say("letters", pairs=tuple(say("letter", letter=sign, label=name) for sign, name in (*seats, *signs)))


def _die(faces: Sequence[tuple[DieFace, int]]) -> Iterator[Message]:
    """Which side of a usual die stands for which of the game's."""
    if not faces or sum(weight for _, weight in faces) != 6:
        return
    first, told = 1, list[Text]()
    for face, weight in faces:
        last = first + weight - 1
        told.append(say("die-side", first=first, last=last, same=int(first == last), label=face.label))
        first = last + 1
    yield say("die", sides=tuple(told))


def _ruler(flow: Flow, press: Press, unit: float) -> None:
    """How large spaces are, and a line that tells whether the printer has kept to it."""
    flow.space(4)
    y = flow.y + 2
    flow.put(Line(MARGIN, y, MARGIN + RULER, y, 0.4, QUIET))
    for x in (MARGIN, MARGIN + RULER):
        flow.put(Line(x, y - 1.5, x, y + 1.5, 0.4, QUIET))
    words = press.word(say("ruler", length=round(RULER / 10), unit=round(unit)))
    flow.put(Words(words, MARGIN + RULER + 4, y + 1, "text", SMALL, QUIET))


# To cut out


def _cut_outs(flow: Flow, press: Press, scene: Scene, loose: frozenset[str], scale: float) -> None:
    """Everything that lies on the board and moves, as large as it is there."""
    things = [*_pieces(scene), *_spaces(scene, loose)]
    if not things:
        return
    flow.page_break()
    flow.heading(press.word(say("cut-out")))
    flow.paragraph([Span(press.word(say("cut-out-how")))], points=BODY)
    flow.space(4)
    cells = [(pictures.alone(shown, thing, side, press.language), side * scale) for shown, thing, side in things]
    for side, same in groupby(cells, key=lambda cell: cell[1]):
        _grid(flow, [svg for svg, _ in same], side)


def _pieces(scene: Scene) -> Iterator[tuple[Scene, str, float]]:
    """Each piece alone on a usual space, so that all are as large as they can be there; those that are alike together.

    A heap is as many things as it counts.
    """
    usual = _usual(scene)
    side = ROOM * Layout(scene).unit
    for piece in sorted(scene.pieces, key=lambda piece: (piece.seat is None, piece.seat or 0, piece.symbol)):
        single = replace(
            piece, space=usual.id, count=1, level=0, stance=_stance(piece), facing=None, carrying=None, carried_by=None
        )
        shown = replace(scene, pieces=(single,), marks=())
        yield from [(shown, piece.id, side)] * min(piece.count, MOST)


def _stance(piece: Piece) -> str:
    return "lies" if piece.stance == "heaps" else piece.stance


def _usual(scene: Scene) -> Space:
    """A space in which a piece is as large as usual."""
    inside = [space for space in scene.spaces if not is_outside(space) and space.seat is None]
    return max(inside or scene.spaces, key=lambda space: space.scale)


def _spaces(scene: Scene, loose: frozenset[str]) -> Iterator[tuple[Scene, str, float]]:
    """The spaces that move, empty."""
    bare = replace(scene, pieces=(), marks=())
    boxes = {space.id: box(space.outline) for space in scene.spaces if space.id in loose}
    for name in boxes:
        side = max(max(width, height) for _, _, width, height in boxes.values())
        yield bare, name, side + EDGE * Layout(scene).unit


def _grid(flow: Flow, svgs: Sequence[str], side: float) -> None:
    """Squares side by side, each with a picture; scissors follow the dashed lines."""
    columns = max(1, int(flow.width / side))
    for first in range(0, len(svgs), columns):
        row = svgs[first : first + columns]
        flow.need(side)
        y, right = flow.y, MARGIN + side * len(row)
        for at, svg in enumerate(row):
            flow.put(Picture(svg, MARGIN + side * at, y, side, side))
        for level in (y, y + side):
            flow.put(Line(MARGIN, level, right, level, dashed=True))
        for at in range(len(row) + 1):
            flow.put(Line(MARGIN + side * at, y, MARGIN + side * at, y + side, dashed=True))
        flow.gap(side)
    flow.space(4)
