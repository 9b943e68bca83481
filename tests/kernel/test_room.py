"""What a room says of itself, and where its words stand."""

from rookery.kernel.room import Room
from rookery.kernel.scene import no_happenings
from tests import toy


def test_words_are_found_by_name() -> None:
    """What every room has words for is called alike in all of them."""
    room: Room = toy.ROOM
    option = room.options[0]
    assert room.summary.id == f"{room.key}/summary"
    assert room.option_label(option).id == f"{room.key}/option-{option.name}"
    assert room.option_about(option).id == f"{room.key}/option-{option.name}.about"
    assert room.guide_text("goal").id == f"{room.key}/guide-goal"
    assert room.guide_text("goal", "title").id == f"{room.key}/guide-goal.title"
    assert room.lesson_text("first", "ask").id == f"{room.key}/lesson-first.ask"


def test_what_a_room_need_not_have() -> None:
    """Happenings, an exact form, variants and a note on changes are extras; levels of the kernel's own are there."""
    room = toy.ROOM
    assert room.happenings is no_happenings
    assert (room.packed, room.variants, room.changed) == (None, (), None)
    assert room.levels
    assert room.rulebook.name == "README.md"
