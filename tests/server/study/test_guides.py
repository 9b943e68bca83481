"""Guides: those of the rooms can be shown, and mistakes are reported with their place."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import to_builtins

from rookery import catalog
from rookery.kernel.errors import UnknownGame
from rookery.server.study import guides
from rookery.server.study.guides import BadGuide, guide, read
from rookery.wire.changes import renewed_scene

ROOM = catalog.room("penguin-soccer")
GOAL = """
[[section]]
id = "goal"
intro = true
position = "-,f6^,c3^/-,h5^,- f6 w 40"
move = "Kne"
"""
GUIDE = (
    GOAL
    + """
[[section]]
id = "set-up"
intro = true
position = "-,-,-/-,-,- + w 0"

[[section]]
id = "slide"
intro = true
position = "-,-,c3ne/-,-,f6sw + w 2"
"""
)


@pytest.mark.parametrize("key", catalog.games())
def test_the_guide_of_every_room(key: str) -> None:
    """It begins with the goal, three sections are for a first game, and every section has a name of its own."""
    found = guide(key)
    assert found.title == catalog.room(key).title
    assert found.sections[0].id == "goal"
    assert found.sections[0].intro
    assert sum(section.intro for section in found.sections) == guides.INTRO
    assert len({section.id for section in found.sections}) == len(found.sections)


def test_a_section_is_all_that_a_page_needs() -> None:
    """Its words, the position as a scene, the move that is pointed out, and what it does."""
    goal, setup, _ = read(ROOM, GUIDE)
    position = catalog.game(ROOM.key).read("-,f6^,c3^/-,h5^,- f6 w 40")
    assert (goal.title, goal.text) == (ROOM.guide_text("goal", "title"), ROOM.guide_text("goal"))
    assert goal.scene == position.scene()
    assert goal.choice in position.choices()
    assert goal.choice
    assert goal.choice.move == "Kne"
    after = position.play("Kne")
    assert renewed_scene(goal.scene, to_builtins(goal.changes)) == after.scene()
    assert goal.happenings == after.happened
    assert (setup.choice, setup.changes, setup.happenings) == (None, {}, ())


def test_players_and_options_may_stand_above_and_in_a_section() -> None:
    """A section says otherwise than the file, where it has to."""
    room = catalog.room("penguin-game")
    start = str(catalog.game(room.key, 3).start(seed=1))
    alone = str(catalog.game(room.key, 1, tiny_and_tall=True).start(seed=1))
    sections = [f'[[section]]\nid = "{each}"\nintro = true\nposition = "{start}"\n' for each in "ab"]
    sections += [
        f'[[section]]\nid = "c"\nintro = true\nplayers = 1\noptions = {{tiny_and_tall = "on"}}\nposition = "{alone}"\n'
    ]
    assert [len(section.scene.seats) for section in read(room, "players = 3\n" + "".join(sections))] == [3, 3, 1]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "goal"', "id = ", "cannot be read"),
        ('id = "goal"', "", "id"),
        ('id = "goal"', 'id = "goal"\ncolour = "red"', "colour"),
        ("intro = true", "", "3 introductory sections .* not 2"),
        ('"-,f6^,c3^/-,h5^,- f6 w 40"', '"nonsense"', "section goal .* four fields"),
        ('"Kne"', '"Kxx"', "section goal"),
        ('"Kne"', '"Ms"', "not legal"),
        ("\n[[section]]", '\noptions = {colour = "red"}\n[[section]]', "no option"),
    ],
)
def test_what_is_wrong_with_a_guide_is_told(old: str, new: str, problem: str) -> None:
    """Each mistake gets a message that names the game, and the section where there is one."""
    assert old in GUIDE
    with pytest.raises(BadGuide, match=problem) as refusal:
        read(ROOM, GUIDE.replace(old, new, 1))
    assert ROOM.key in str(refusal.value)


def test_a_room_without_a_guide_is_one_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its guide has no sections."""
    monkeypatch.setattr(catalog, "room", lambda key: replace(ROOM, key=key, folder=tmp_path))
    assert guide.__wrapped__("bare").sections == ()


def test_the_example_of_the_documents_can_be_shown() -> None:
    """What the how-to shows is a guide."""
    text = (Path(__file__).parents[3] / "docs/how-to/write-a-guide.md").read_text(encoding="utf-8")
    [example] = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert [section.id for section in read(ROOM, example)] == ["goal", "slide", "kick"]


def test_no_guide_without_a_game() -> None:
    """The refusal of an unknown game lists the games."""
    with pytest.raises(UnknownGame):
        guide("chess")
