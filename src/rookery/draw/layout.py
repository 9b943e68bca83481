"""The sizes that the parts of one picture share."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import median

from rookery.draw.shapes import area, reaches
from rookery.kernel.scene import Scene, Space

LETTER = 0.58
"""The width of a usual letter, of its height: a picture cannot measure its own words."""
COASTS = ("pole", "shore")
"""Kinds of spaces that run out of the picture."""
ASIDE = ("bench", "berth", "supply", *COASTS)
"""Kinds of spaces beside the board, or so wide that they say nothing about the size of a piece."""
WATER = ("bay", "slot")
"""Kinds of grounds that are no land."""
LAND = ("floe", *COASTS)
"""Kinds of spaces that are land by themselves, whatever lies under them."""


@dataclass(frozen=True)
class Layout:
    """Boards are measured by a usual space, words by the width of the picture."""

    scene: Scene
    theme: str

    @cached_property
    def unit(self) -> float:
        """The side of a usual space."""
        spaces = [space for space in self.scene.spaces if len(space.outline) > 2]
        board = [space for space in spaces if space.kind not in ASIDE] or spaces
        sides = [sqrt(abs(area(space.outline))) for space in board]
        return median(sides) if sides else min(self.scene.width, self.scene.height) / 8

    @property
    def line(self) -> float:
        """The height of a line of words and of what stands in it."""
        return self.scene.width / 11.3

    @property
    def words(self) -> float:
        """The height of a word."""
        return 0.32 * self.line

    @property
    def rim(self) -> float:
        """How far ice reaches beyond the spaces on it."""
        return 0.56 * self.unit

    @property
    def margin(self) -> float:
        """The water round the scene."""
        return max(0.8 * self.line, min(1.05 * self.unit, 1.05 * self.line))

    @property
    def room(self) -> float:
        """How long a line of words may be."""
        return self.scene.width + 0.8 * self.line

    @cached_property
    def seats_length(self) -> float:
        """How long the line of all seats is."""
        return sum(0.9 * self.line + LETTER * self.words * len(seat.name) for seat in self.scene.seats)

    @cached_property
    def status_length(self) -> float:
        """How long the status is."""
        return LETTER * self.words * len(self.scene.status)

    @property
    def lines(self) -> int:
        """How many lines of words stand below the scene."""
        return 1 if self.seats_length + self.status_length <= self.room else 2

    @property
    def footer(self) -> float:
        """The height of the lines below the scene."""
        return (0.2 + 0.6 * self.lines) * self.line

    @cached_property
    def places(self) -> dict[str, Space]:
        """The spaces by their ids."""
        return {space.id: space for space in self.scene.spaces}

    @cached_property
    def covered(self) -> frozenset[str]:
        """The ids of the spaces on which something lies or stands."""
        return frozenset(piece.space for piece in self.scene.pieces)

    def underfoot(self, x: float, y: float) -> str:
        """What a point lies on: ``ice``, ``beach`` or ``sea``; the last ground lies on top."""
        if any(reaches(space.outline, 0.1 * self.unit, x, y) for space in self.scene.spaces if space.kind in LAND):
            return "ice"
        for ground in reversed(self.scene.grounds):
            if reaches(ground.outline, self.rim if ground.kind not in (*WATER, "tile") else 0.0, x, y):
                return "sea" if ground.kind in WATER else "beach" if ground.kind == "beach" else "ice"
        return "sea"

    def reference(self, name: str) -> str:
        """The id of a part of this picture; the theme keeps two pictures on one page apart."""
        return f"rookery-{self.theme}-{name}"

    def paint(self, name: str) -> str:
        """A reference to such a part."""
        return f"url(#{self.reference(name)})"
