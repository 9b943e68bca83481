"""Ripples, decorations, marks and words."""

import msgspec
import pytest

from rookery.draw.display import Part, Path, Words
from rookery.draw.layout import Layout
from rookery.draw.shapes import box
from rookery.draw.surroundings import decoration_parts, label_parts, mark_parts, ripple_parts
from rookery.kernel.scene import Decoration, Label, Mark, Scene
from tests.draw import scenes
from tests.draw.test_shapes import points


def marked(kind: str, space: str = "a1", scene: Scene | None = None) -> list[Part]:
    """The drawn mark of a kind on a space."""
    changed = msgspec.structs.replace(scene or scenes.floes(), marks=(Mark(kind=kind, space=space),))
    return list(mark_parts(Layout(changed)))


def strokes(part: Part) -> set[str | None]:
    """The lines that a mark is made of."""
    return {bit.stroke for bit in part.bits if isinstance(bit, Path)}


def measured(part: Part) -> tuple[float, float, float, float]:
    """The box of a mark about its space."""
    first = part.bits[0]
    assert isinstance(first, Path)
    return box(points(first.d))


def test_marks_differ() -> None:
    """A turn to take and a goal have the accent, what was is quiet; all are about their space."""
    (active,), (last,), (goal,) = (marked(kind) for kind in ("active", "last", "goal"))
    assert "on-ice-aurora" in strokes(active)
    assert "on-ice-aurora" not in strokes(last)
    assert (active.x, active.y) == (1.0, 6.6)
    left, top, width, height = measured(active)
    assert (left + width / 2, top + height / 2) == pytest.approx((0, 0), abs=0.05)
    assert 0.8 < width / 1.9 <= 1.05
    assert len({bit.d for bit in goal.bits if isinstance(bit, Path)}) == 1
    assert "a" in goal.bits[0].d  # type: ignore[union-attr]  # a circle


def test_a_mark_is_seen_round_a_small_space() -> None:
    """Stones are small and lie apart: the ring is wider than the stone, so that a penguin does not hide it."""
    (mark,) = marked("active", "p1", scenes.beach())
    assert 0.84 < measured(mark)[2] / 2 < 1.1


def test_a_mark_without_its_space_is_no_harm() -> None:
    """A mark on a space that is not there draws nothing, nor does one on a whole coast."""
    assert marked("active", "nowhere") == []
    assert marked("active", "N") == []


def test_labels_take_the_colour_of_what_they_lie_on() -> None:
    """A word on the ice is dark and one on the water is light; a beach has a colour of its own, a bay is water."""
    labels = (Label(text="sand", x=0.3, y=0.3), Label(text="bay", x=6.5, y=3.1))
    for scene in (scenes.unknown(), msgspec.structs.replace(scenes.beach(), labels=labels)):
        found = {
            bit.words: bit.ink for part in label_parts(Layout(scene)) for bit in part.bits if isinstance(bit, Words)
        }
        assert found in (
            {"on ice": "on-ice-quiet", "at <sea>": "on-sea"},
            {"sand": "on-beach", "bay": "on-sea"},
        )


def test_decorations_lie_where_the_room_puts_them() -> None:
    """A drawing of the room at its place and size; one that nobody has drawn is left out."""
    known = Decoration(symbol="flag", x=1.0, y=2.0, size=1.5, seat=1)
    scene = msgspec.structs.replace(scenes.floes(), decorations=(known, Decoration(symbol="whale", x=0, y=0, size=1)))
    (part,) = decoration_parts(Layout(scene))
    assert (part.x, part.y, part.seat) == (1.0, 2.0, 1)
    assert part.bits[0].size == 1.5  # type: ignore[union-attr]  # a drawing


def test_ripples_keep_away_from_land() -> None:
    """There are ripples where there is space for them, and nowhere else."""
    wide = Layout(msgspec.structs.replace(scenes.unknown(), width=30.0, labels=(Label(text="far", x=30, y=0),)))
    ripples = list(ripple_parts(wide))
    assert ripples
    assert all(wide.is_open(part.x, part.y) for part in ripples)
    assert list(ripple_parts(Layout(scenes.beach()))) == []
