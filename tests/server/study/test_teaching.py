"""What lessons and guides have in common: files of a room, read strictly, whose parts show positions."""

from dataclasses import replace
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.errors import BadNotation, BadOption
from rookery.server.study import teaching

ROOM = catalog.room("penguin-soccer")
START = "-,-,-/-,-,- + w 0"


class Listed(teaching.File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of parts."""

    part: tuple[teaching.Part, ...]


def test_a_file_is_read() -> None:
    """Its parts come in their order, each with what it says."""
    text = f'players = 2\n[[part]]\nid = "a"\nposition = "{START}"\n[[part]]\nid = "b"\nplayers = 3\nposition = "x"\n'
    file = teaching.parse(text, Listed)
    assert [(part.id, part.position, part.players) for part in file.part] == [("a", START, None), ("b", "x", 3)]


@pytest.mark.parametrize("text", ["part = ", 'part = [{id = "a"}]', "part = []\ncolour = 1", "players = 2"])
def test_what_is_no_such_file_is_refused(text: str) -> None:
    """No TOML, something missing, something strange."""
    with pytest.raises(teaching.UNREADABLE):
        teaching.parse(text, Listed)


def test_a_file_may_be_missing(tmp_path: Path) -> None:
    """Where there is none, nothing is read."""
    room = replace(ROOM, folder=tmp_path)
    assert teaching.text_of(room, "parts.toml") is None
    (tmp_path / "parts.toml").write_text("part = []", encoding="utf-8")
    assert teaching.text_of(room, "parts.toml") == "part = []"


def test_a_part_says_otherwise_than_its_file() -> None:
    """Players and options of a part come before those of the whole file."""
    file = teaching.File(players=2, options={"ply_cap": "60", "no_move": "loss"})
    part = teaching.Part(id="a", position=START, options={"ply_cap": "80"})
    position = teaching.position_of(ROOM, file, part)
    assert str(position) == START
    assert position.game.options["ply_cap"] == 80
    assert position.game.options["no_move"] == "loss"


def test_what_cannot_be_shown_is_told() -> None:
    """A position that cannot be read, and an option that there is not."""
    with pytest.raises(BadNotation):
        teaching.position_of(ROOM, teaching.File(), teaching.Part(id="a", position="nonsense"))
    with pytest.raises(BadOption):
        teaching.position_of(ROOM, teaching.File(options={"colour": "red"}), teaching.Part(id="a", position=START))
