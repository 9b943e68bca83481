"""The documentation in a browser: as our server hands it out, with its search and its themes."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from rookery.server.pages import documentation
from tests.browser.people import Crowd
from tests.site import built_site


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The site, built and on the server."""
    monkeypatch.setattr(documentation, "FOLDER", built_site())
    return built_site()


def test_search_works(crowd: Crowd, site: Path) -> None:
    """Words of a rule lead to its rulebook."""
    page = crowd.person(still=True).go("/docs/")
    page.get_by_role("textbox", name="Search").fill("tackler")
    found = page.locator(".md-search-result a[href*='penguin-soccer.html']").first
    expect(found).to_be_visible()
    found.click()
    expect(page).to_have_url(re.compile(r"/docs/games/penguin-soccer\.html"))
    expect(page.get_by_role("heading", name="Penguin Soccer", level=1)).to_be_visible()


def test_pages_fit_a_phone_and_need_nobody_else(crowd: Crowd, site: Path) -> None:
    """The longest page of each folder: none scrolls sideways at 360 pixels, or asks another host for anything."""
    person = crowd.person("small", still=True)
    hosts: set[str] = set()
    person.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    longest = {path.parent: path for path in sorted(site.rglob("*.html"), key=lambda path: path.stat().st_size)}
    assert len(longest) > 10
    for path in longest.values():
        page = person.go(f"/docs/{path.relative_to(site).as_posix()}")
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, (
            path.name
        )
    assert hosts == {urlsplit(person.url).netloc}


def test_day_and_night(crowd: Crowd, site: Path) -> None:
    """The pages follow the system, and keep what is chosen instead."""
    background = "() => getComputedStyle(document.body).backgroundColor"
    day, night = crowd.person(), crowd.person(dark=True)
    colours = [person.go("/docs/glossary.html").evaluate(background) for person in (day, night)]
    assert colours[0] != colours[1]
    day.page.get_by_title("Appearance: as the system").click()
    day.page.get_by_title("Appearance: light").click()
    expect(day.page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert day.go("/docs/games/polar-dare.html").evaluate(background) == colours[1]


def test_where_it_is_not_built_people_are_told(crowd: Crowd, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The page says what to do, and leads to the API."""
    monkeypatch.setattr(documentation, "FOLDER", tmp_path)
    person = crowd.person()
    person.forgive("status of 404")
    page = person.go("/docs/")
    expect(page.locator("main").get_by_text("make docs")).to_be_visible()
    page.get_by_role("link", name="The API").click()
    expect(page).to_have_url(re.compile(r"/docs/api$"))
