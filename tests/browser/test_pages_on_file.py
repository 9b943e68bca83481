"""Pages that commands write: reviews and reports, opened from a disk without any server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from rookery.report.page import page as report_page
from rookery.review import review
from rookery.review.page import page as review_page
from tests.report.games import found, plan
from tests.review.games import record_of, rolled, thrown_away

Scheme = Literal["light", "dark"]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@contextmanager
def opened(browser: Browser, file: Path, size: str, scheme: Scheme = "light") -> Iterator[Page]:
    """A page from a disk; nothing may be asked of anybody, and nothing may go wrong."""
    width, height = SIZES[size]
    wrong: list[str] = []
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    page = context.new_page()
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: wrong.extend([request.url] * (not request.url.startswith("file:"))))
    page.goto(file.as_uri())
    yield page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
    assert wrong == []


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The review of a game that somebody threw away."""
    positions = thrown_away()
    file = tmp_path_factory.mktemp("pages") / "review.html"
    written = review_page(record_of(positions, "Ann", "Ben"), positions, review(positions, simulations=20), "so")
    file.write_text(written, encoding="utf-8")
    return file


@pytest.mark.parametrize("size", SIZES)
def test_a_review_is_gone_through_by_keys_and_touch(browser: Browser, reviewed: Path, size: str) -> None:
    """The board follows; a turning point leads to it, and the better move is shown with an arrow."""
    with opened(browser, reviewed, size) as page:
        slider = page.get_by_role("slider")
        expect(slider).to_have_value("0")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#caption")).to_contain_text("1. Red")
        expect(page.locator(".arrow")).to_have_count(1)
        page.keyboard.press("ArrowDown")
        expect(slider).to_have_value("2")
        expect(page.locator(".players .chance").first).to_contain_text("100% · certain")
        page.get_by_role("button", name="Show it on the board").click()
        expect(slider).to_have_value("1")
        expect(page.locator(".arrow.better")).to_have_count(1)
        expect(page.locator(".arrow.missed")).to_have_count(1)
        expect(page.locator("#caption")).to_contain_text("Better:")
        expect(page.locator(".board")).to_be_in_viewport(ratio=0.9)
        page.keyboard.press("End")
        expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_a_review_plays_and_changes_its_colours(browser: Browser, reviewed: Path) -> None:
    """Space plays and pauses; the page is as dark as the reader's system, until somebody says otherwise."""
    with opened(browser, reviewed, "desktop", "dark") as page:
        ground = "getComputedStyle(document.body).backgroundColor"
        dark = page.evaluate(ground)
        page.get_by_role("button", name="Switch between light and dark").click()
        assert page.evaluate(ground) != dark
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.get_by_role("slider")).not_to_have_value("0")
        page.keyboard.press(" ")
        expect(page.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_review_tells_of_luck(browser: Browser, tmp_path: Path, size: str) -> None:
    """A row for each player, on every screen."""
    positions = rolled()
    file = tmp_path / "luck.html"
    file.write_text(review_page(record_of(positions), positions, review(positions, simulations=5), "so"))
    with opened(browser, file, size) as page:
        expect(page.locator("tbody tr")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES)
def test_a_report_fits_every_screen(browser: Browser, tmp_path: Path, size: str) -> None:
    """Wide tables scroll by themselves; the page does not."""
    file = tmp_path / "report.html"
    file.write_text(report_page(plan(), found(), "rookery report"), encoding="utf-8")
    with opened(browser, file, size) as page:
        expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
        expect(page.locator("svg.plot").first).to_be_visible()
