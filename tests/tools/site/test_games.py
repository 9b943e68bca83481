"""Pages about all games at once: the decisions of the rulebooks, with what could be played instead."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tools.site import games
from tools.site.sources import rooms

from rookery import catalog
from rookery.kernel.room import Room


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.key)
def test_every_decision_has_its_alternative(room: Room) -> None:
    """Whatever a rulebook calls our decision is in its table, in order, with the clause and what else there is."""
    mentioned = set(re.findall(r"our\s+decision\s+(D\d+)", room.rulebook.read_text(encoding="utf-8")))
    found = games.decisions_of(room)
    assert [each.name for each in found] == [f"D{n}" for n in range(1, len(mentioned) + 1)]
    assert all(each.text and each.instead for each in found)
    assert not any("our decision" in each.text for each in found)


def test_options_that_decisions_name_can_be_chosen() -> None:
    """An alternative in backticks is an option of the game with one of its values, as far as it is no file."""
    for room in rooms():
        options = {option.name: option for option in room.options}
        for each in games.decisions_of(room):
            for name, value in re.findall(r"`(\w+)=([^`]+)`", each.instead):
                assert value.isupper() or options[name].read(value) != options[name].default


def test_a_table_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    """A decision without an alternative, or an alternative to none, stops the build."""
    room = catalog.room("penguin-soccer")
    text = room.rulebook.read_text(encoding="utf-8")
    (tmp_path / "README.md").write_text(re.sub(r"^\| D3 .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    with pytest.raises(ValueError, match="Penguin Soccer"):
        games.decisions_of(replace(room, folder=tmp_path))


def test_all_decisions_stand_in_one_table() -> None:
    """One row for each, of all games."""
    rows = re.findall(r"^\| (.+?) \*\*D\d+\*\* \|", games.decisions(), re.MULTILINE)
    assert len(rows) == sum(len(games.decisions_of(room)) for room in rooms())
    assert list(dict.fromkeys(rows)) == [room.title for room in rooms()]
