"""The pictures of the tour: every page and state, on every screen, by day and by night, in every scenery."""

import functools
import re

import pytest
from PIL import Image
from tools import screenshots
from tools.played import played, won
from tools.screenshots import FOLDER, GAP, KEPT, ROW, SCENERIES, SIZES, THEMES, WHOLE, Look, Sheet
from tools.sights import GAMES, SIGHTS

import rookery
from tests.browser.people import SIZES as PIXELS

SHOWN = re.compile(r"screenshots/([\w-]+\.webp)")
LARGEST = 6_500_000
"""Bytes of all pictures together: the repository stays light."""


def blank(look: Look) -> Image.Image:
    """A picture that is as large as one with this look."""
    return Image.new("RGB", PIXELS[look.size])


@functools.cache
def size(rows: tuple[tuple[Look, ...], ...]) -> tuple[int, int]:
    """How large a file with these looks is; most sheets have the same."""
    if rows == WHOLE:
        return PIXELS["laptop"]
    return screenshots.contact_sheet([[blank(each) for each in row] for row in rows]).size


def test_the_tour_shows_every_picture() -> None:
    """Each picture is in its folder and in the tour, and there are no others (make screenshots takes them anew)."""
    tour = (FOLDER.parent / "tour.md").read_text(encoding="utf-8")
    assert sorted(SHOWN.findall(tour)) == sorted(KEPT)
    assert {path.name for path in FOLDER.iterdir()} == set(KEPT)


def test_everything_is_seen_everywhere() -> None:
    """Each sight on each screen, light and dark; each game in each scenery."""
    seen = {(sheet.sight, *look) for sheet in KEPT.values() for row in sheet.rows for look in row}
    assert {(sight, size, theme, "day") for sight in SIGHTS for size in SIZES for theme in THEMES} <= seen
    scenes = {(f"match-{game}", theme, scenery) for game in GAMES for theme in THEMES for scenery in SCENERIES}
    assert scenes <= {(sight, theme, scenery) for sight, _, theme, scenery in seen}
    assert set(GAMES) == set(rookery.games())


def test_the_pictures_are_light() -> None:
    """All of them together are no burden for whoever clones the repository."""
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


@pytest.mark.parametrize("name", KEPT)
def test_a_file_has_room_for_what_it_shows(name: str) -> None:
    """A sheet is as large as its pictures make it, a single picture as large as its screen."""
    with Image.open(FOLDER / name) as picture:
        assert picture.size == size(KEPT[name].rows)


def test_a_contact_sheet() -> None:
    """Pictures stand side by side, equally high, with nothing between them."""
    red, blue = (Image.new("RGB", size, colour) for size, colour in (((200, 100), "red"), ((100, 200), "blue")))
    sheet = screenshots.contact_sheet([[red, blue], [blue]])
    assert sheet.size == (2 * ROW + GAP + ROW // 2, 2 * ROW + GAP)
    assert sheet.getpixel((ROW, ROW // 2)) == (255, 0, 0, 255)
    assert sheet.getpixel((2 * ROW + GAP // 2, ROW // 2)) == (0, 0, 0, 0)
    assert sheet.getpixel((2 * ROW + GAP + 9, ROW // 2)) == (0, 0, 255, 255)
    assert sheet.getpixel((9, ROW + GAP + 9)) == (0, 0, 255, 255)


def test_files_are_named_by_what_they_show() -> None:
    """Of all pictures, each has a name of its own."""
    names = [look.name(name) for name, sight in SIGHTS.items() for look in screenshots.all_looks(sight)]
    assert len(set(names)) == len(names)
    assert "match-penguin-game-phone-dark-paper.webp" in names
    assert "lobby-monitor-light.webp" in names
    assert Sheet("lobby", WHOLE) in KEPT.values()


def test_games_for_pictures_are_always_the_same() -> None:
    """Played anew, a game has the same moves; it can be opened at any ply, and its turns are found."""
    first = played("polar-dare", 2)
    played.cache_clear()
    assert played("polar-dare", 2) == first
    ply = first.turn(0, 20)
    assert first.positions[ply].seat == 0
    assert first.positions[ply - 1].seat != 0
    assert rookery.game("polar-dare").read(str(first.opening(ply)["position"])) == first.positions[0]


@pytest.mark.parametrize("game", GAMES)
def test_an_end_for_pictures(game: str) -> None:
    """The first seat wins with its own last move."""
    assert won(game).winner == 0
    assert won(game).positions[-2].seat == 0
