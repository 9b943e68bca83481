"""The page about observations says what the rooms say."""

import re
from pathlib import Path

import pytest

import rookery
from rookery.kernel.planes import total_size

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "observations.md"
ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \| (\d+) \| ", re.MULTILINE)


@pytest.mark.parametrize("key", rookery.games())
def test_the_page_has_every_plane(key: str) -> None:
    """Each game has a section with its planes in order, their shapes, largest numbers and how many there are in all."""
    game = rookery.game(key)
    headings = re.split(r"^### ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    section = next(each for each in headings if each.startswith(f"{game.room.title}:"))
    assert re.search(rf"\b{total_size(game.planes)}\b", section.splitlines()[0])
    rows = ROW.findall(section)
    assert [name for name, _, _ in rows] == [plane.name for plane in game.planes]
    for (name, shape, most), plane in zip(rows, game.planes, strict=True):
        known = {"C": 16, "spaces": (game.action_count - 11) // 3}
        sizes = tuple(known.get(size) or int(size) for size in shape.split(" × "))
        assert sizes == (plane.shape or (1,)), name
        assert int(most) == plane.most, name
