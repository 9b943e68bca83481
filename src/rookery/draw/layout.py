"""The sizes that the parts of one picture share. ``layout.js`` is the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import median

from rookery.draw.looks import Look, Measures, looks, shared
from rookery.draw.shapes import Outline, area, box, reaches
from rookery.draw.symbols import Symbol, symbols
from rookery.kernel.scene import Ground, Point, Scene, Space


@dataclass(frozen=True)
class Layout:
    """Boards are measured by a usual space, words by the shorter side of the board."""

    scene: Scene

    @property
    def measures(self) -> Measures:
        """The lengths that all boards share."""
        return shared().measures

    @cached_property
    def symbols(self) -> dict[str, Symbol]:
        """The drawings of the room."""
        return symbols(self.scene.game)

    def look(self, thing: Space | Ground) -> Look:
        """How a thing looks; an unknown look is a plain field, or plain ice."""
        known = looks(self.scene.game)
        return known.get(thing.look) or known["field" if isinstance(thing, Space) else "ice"]

    @cached_property
    def unit(self) -> float:
        """The side of a usual space."""
        spaces = [space for space in self.scene.spaces if len(space.outline) > 2]
        board = [space for space in spaces if not is_outside(space)] or spaces
        sides = [sqrt(abs(area(space.outline))) for space in board]
        return median(sides) if sides else min(self.scene.width, self.scene.height) / 8

    @property
    def line(self) -> float:
        """The height of a line of words."""
        return self.measures.line * min(self.scene.width, self.scene.height)

    @property
    def words(self) -> float:
        """The height of a word."""
        of_a_line, of_a_space = self.measures.words
        return max(of_a_line * self.line, of_a_space * self.unit)

    @property
    def margin(self) -> float:
        """What lies round the scene: the rims of its grounds, and some water."""
        rim = max((self.look(ground).reach for ground in self.scene.grounds), default=0.0)
        return rim * self.unit + self.measures.margin * min(self.line, self.unit)

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """What is seen of the scene: where anything lies, a little widened, words and decorations; with water round it.

        Left, top, width and height.
        """
        scene, pad, word, margin = self.scene, self.measures.pad * self.unit, self.words, self.margin
        points = [point for outline in self._outlines for point in outline]
        left, top, width, height = box(points or ((0, 0), (scene.width, scene.height)))
        near = [
            (max(0.0, left - pad), max(0.0, top - pad)),
            (min(scene.width, left + width + pad), min(scene.height, top + height + pad)),
        ]
        for label in scene.labels:
            near += [(label.x - word, label.y - word), (label.x + word, label.y + word)]
        for each in scene.decorations:
            half = each.size / 2
            near += [(each.x - half, each.y - half), (each.x + half, each.y + half)]
        left, top, width, height = box(near)
        return left - margin, top - margin, width + 2 * margin, height + 2 * margin

    @property
    def _outlines(self) -> Sequence[Outline]:
        return [ground.outline for ground in self.scene.grounds] + [space.outline for space in self.scene.spaces]

    @cached_property
    def places(self) -> dict[str, Space]:
        """The spaces by their ids."""
        return {space.id: space for space in self.scene.spaces}

    @cached_property
    def covered(self) -> frozenset[str]:
        """The ids of the spaces on which something lies or stands."""
        return frozenset(piece.space for piece in self.scene.pieces)

    @cached_property
    def _land(self) -> tuple[tuple[Look, Outline], ...]:
        """The spaces that are land by themselves."""
        known = ((self.look(space), space) for space in self.scene.spaces)
        return tuple((look, self.ashore(space)) for look, space in known if look.ink)

    def underfoot(self, x: float, y: float) -> Look:
        """The look of what a point lies on; the last ground lies on top."""
        for look, outline in self._land:
            if reaches(outline, self.measures.edge * self.unit, x, y):
                return look
        for ground in reversed(self.scene.grounds):
            look = self.look(ground)
            if reaches(ground.outline, look.reach * self.unit, x, y):
                return look
        return shared().looks["open-water"]

    def is_open(self, x: float, y: float) -> bool:
        """Whether a point is far from everything that is no open water."""
        far = self.measures.from_land * self.unit
        return not any(reaches(outline, far, x, y) for outline in self._outlines)

    def ashore(self, space: Space) -> Outline:
        """The land of a space: a coast goes on beyond the picture where it comes near its frame."""
        if not space.coast:
            return space.outline
        _, _, width, height = self.frame
        return tuple(self._beyond(space, point, width + height) for point in space.outline)

    def _beyond(self, space: Space, point: Point, far: float) -> Point:
        """A point of a coast: near the frame it goes far beyond it, else a little out."""
        out = self.measures.coast * self.unit

        def moved(here: float, middle: float, length: float) -> float:
            if here < middle:
                return -far if here < self.unit else here - out
            return length + far if here > length - self.unit else here + out

        return moved(point[0], space.x, self.scene.width), moved(point[1], space.y, self.scene.height)


def is_outside(space: Space) -> bool:
    """Whether a space says nothing about the size of a usual one: it lies beside the board, or runs out of it."""
    return space.aside or space.coast
