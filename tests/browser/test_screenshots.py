"""The sights of the tour that take most to get to are still there."""

import pytest
from PIL import ImageStat
from playwright.sync_api import expect
from tools.screenshots import UNFINISHED, Look, take
from tools.sights import SIGHTS

from tests.browser.people import SIZES, Crowd

SHOWN = {
    "caution": "Play it anyway",
    "lessons-end": "End of the lessons",
    "lost": "Ben wins this time",
    "offline": "The server isn’t answering",
    "reason": "You rolled the bear: penguins rest.",
}
"""What is to be read on some of them."""


@pytest.mark.parametrize("name", SHOWN)
def test_a_sight(crowd: Crowd, name: str) -> None:
    """It has what it is there for, on a phone as on a large screen."""
    for size in ("phone", "monitor"):
        person = SIGHTS[name].seen_by(crowd, size)
        expect(person.page.get_by_text(SHOWN[name]).first).to_be_visible()


def test_a_bots_roll_lies_on_the_board(crowd: Crowd) -> None:
    """The die of a turn that is under way is seen, and so it is on its picture by day and by night."""
    looks = [Look("phone", theme) for theme in ("light", "dark")]
    pictures = take(crowd, SIGHTS["roll-polar-dare"], looks)
    assert [picture.size for picture in pictures.values()] == 2 * [SIZES["phone"]]
    light, dark = (ImageStat.Stat(pictures[look].convert("L")).mean[0] for look in looks)
    assert light > dark


def test_a_die_waits_for_its_picture(crowd: Crowd) -> None:
    """It lies large on the board when nothing moves any more, however long that takes."""
    page = SIGHTS["roll-penguins-rock"].seen_by(crowd, "phone").page
    page.wait_for_function(f"() => !({UNFINISHED})()")
    expect(page.locator(".thrown-cube")).to_be_in_viewport(ratio=1)
    expect(page.locator(".thrown-side.side-0 .pip").first).to_be_visible()
