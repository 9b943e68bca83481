"""The words below a picture."""

import msgspec

from rookery.draw.caption import Caption
from rookery.draw.display import Drawing, Part, Words
from rookery.draw.layout import Layout
from rookery.kernel.scene import Scene
from tests.draw import scenes


def caption(scene: Scene, status: str = "Roll the die") -> Caption:
    """The caption of a scene that says something."""
    return Caption(Layout(msgspec.structs.replace(scene, status=status)), "en")


def words(part: Part) -> Words:
    """What a part says."""
    (found,) = [bit for bit in part.bits if isinstance(bit, Words)]
    return found


def test_four_seats_and_a_status_fit() -> None:
    """Each seat has its badge and its name, in order and apart from one another; the one to move is bold."""
    *seats, status = caption(scenes.floes()).parts()
    assert [words(seat).words for seat in seats] == list(scenes.NAMES)
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]
    assert all(isinstance(seat.bits[0], Drawing) for seat in seats)
    across = [seat.x for seat in seats]
    assert across == sorted(across)
    assert [words(seat).bold for seat in seats] == [False, True, False, False]
    assert words(status).words == "Blue: Roll the die"


def test_long_words_stay_in_the_picture() -> None:
    """A long status takes a line of its own, and one that is longer still is written smaller."""
    short, long, longest = (caption(scenes.beach(), text) for text in ("x", "x" * 50, "x" * 200))
    assert (short.lines, long.lines, longest.lines) == (1, 2, 2)
    assert short.height < long.height == longest.height
    sizes = [words(list(each.parts())[-1]).height for each in (short, long, longest)]
    assert sizes[0] == sizes[1] > sizes[2]


def test_words_are_as_large_in_every_picture() -> None:
    """The size of words follows the width of the picture, not the size of a space."""
    scene = scenes.beach()
    wider = msgspec.structs.replace(scene, spaces=(), grounds=(), pieces=(), marks=(), labels=(), width=16.0)
    narrow, wide = (words(next(iter(caption(each).parts()))).height / Layout(each).frame[2] for each in (scene, wider))
    assert abs(narrow - wide) < 1e-9
