"""Every room keeps its files in order, and one that does not is found out."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery import catalog
from rookery.conformance import Check, files
from rookery.kernel.errors import RookeryError
from rookery.kernel.room import Room
from tests.conformance.cases import broken_by, key

ROOM = catalog.room("penguin-soccer")


@pytest.mark.parametrize("room", catalog.rooms(), ids=key)
@pytest.mark.parametrize("check", files.CHECKS)
def test_every_room_conforms(check: Check, room: Room) -> None:
    """Each check holds for every room."""
    check(room)


def _rewritten(file: str, old: str, new: str) -> Callable[[Path], None]:
    """A change of a file."""

    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


BROKEN: list[tuple[Check, Callable[[Path], None]]] = [
    (files.facts_hold, _rewritten("README.md", "# Penguin Soccer", "# Soccer")),
    (files.words_are_complete, _rewritten("words/de.ftl", "summary =", "sumary =")),
    (files.words_are_complete, _rewritten("words/en.ftl", "summary =", "sumary =")),
    (files.clauses_are_numbered_in_order, _rewritten("README.md", "- **B2** ", "- **B3** ")),
    (files.references_between_clauses, _rewritten("README.md", "(SL6)", "(SL66)")),
    (files.every_option_is_named, _rewritten("README.md", "| `ply_cap` | `400` |", "| `ply_cap` | `300` |")),
    (files.worked_examples_are_true, _rewritten("README.md", "-,-,c3ne/-,-,- + b 1", "-,-,c3ne/-,-,- + b 3")),
]


@pytest.mark.parametrize(("check", "change"), BROKEN)
def test_a_room_that_breaks_a_check_is_found_out(check: Check, change: Callable[[Path], None], tmp_path: Path) -> None:
    """With one thing changed in its files, a room that passes fails."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    room = replace(ROOM, folder=folder)
    check(room)
    change(folder)
    assert broken_by(check, room)


def test_a_lesson_that_cannot_be_played_is_found_out(tmp_path: Path) -> None:
    """A move that is not legal is reported with its step."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    _rewritten("lessons.toml", 'right = ["Bne"]', 'right = ["Ks"]')(folder)
    with pytest.raises(RookeryError, match="step 1"):
        files.lessons_can_be_taught(replace(ROOM, folder=folder))


def test_a_puzzle_that_cannot_be_asked_is_found_out(tmp_path: Path) -> None:
    """Puzzles of other rules, and a reply that is not legal, are reported."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    room = replace(ROOM, folder=folder)
    files.puzzles_can_be_asked(room)
    _rewritten("puzzles.toml", "version = 1", "version = 2")(folder)
    assert broken_by(files.puzzles_can_be_asked, room)
    _rewritten("puzzles.toml", "version = 2", "version = 1")(folder)
    _rewritten("puzzles.toml", 'wrong = ["', 'wrong = ["Zn; ')(folder)
    with pytest.raises(RookeryError):
        files.puzzles_can_be_asked(room)


def test_a_guide_that_cannot_be_shown_is_found_out(tmp_path: Path) -> None:
    """A move that is not legal is reported with its section; two sections of one name are found, too."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    _rewritten("guide.toml", 'id = "set-up"', 'id = "goal"')(folder)
    assert broken_by(files.guide_can_be_shown, replace(ROOM, folder=folder))
    _rewritten("guide.toml", 'move = "Kne"', 'move = "Ms"')(folder)
    with pytest.raises(RookeryError, match="section goal"):
        files.guide_can_be_shown(replace(ROOM, folder=folder))


def test_a_room_without_a_guide_is_one_too(tmp_path: Path) -> None:
    """A guide may be missing."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    (folder / "guide.toml").unlink()
    files.guide_can_be_shown(replace(ROOM, folder=folder))


def test_a_room_without_lessons_is_one_too(tmp_path: Path) -> None:
    """Lessons may be missing."""
    folder = Path(shutil.copytree(ROOM.folder, tmp_path / "room"))
    (folder / "lessons.toml").unlink()
    files.lessons_can_be_taught(replace(ROOM, folder=folder))


@pytest.mark.parametrize("changes", [{"sample": None}, {"sample": (2, "-,-,-/-,-,- a1 w 0")}, {"title": ""}])
def test_a_room_that_does_not_introduce_itself_is_found_out(changes: dict[str, Any]) -> None:
    """It needs a title, and a position that shows a game under way."""
    assert broken_by(files.it_introduces_itself, replace(ROOM, **changes))
