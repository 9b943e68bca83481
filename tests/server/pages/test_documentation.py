"""The documentation under /docs/: its files where somebody has built it, and otherwise what to do."""

from pathlib import Path

import pytest

from rookery.server.pages import documentation
from rookery.words import word
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio
PEOPLE = {"Accept": "text/html,*/*"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the site would be built."""
    monkeypatch.setattr(documentation, "FOLDER", tmp_path / "site")
    return tmp_path / "site"


def build(folder: Path, text: str) -> None:
    """A site as small as can be."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(text, encoding="utf-8")
    (folder / "games" / "soccer.html").write_text(text, encoding="utf-8")
    (folder / "picture.webp").write_bytes(b"RIFF")
    (folder / "notes.txt").write_text("not a page", encoding="utf-8")


async def test_the_site_is_handed_out(house: House, folder: Path) -> None:
    """Each file as what it is, by the rules for pages; /docs leads to the first page."""
    build(folder, "<p>one")
    visitor = await house.visitor(greeted=False)
    for address in ("/docs", "/docs/"):
        first = await visitor.client.get(address, follow_redirects=True)
        assert (first.status_code, first.text, first.url.path) == (200, "<p>one", "/docs/index.html")
    page = await visitor.get("/docs/games/soccer.html")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert (await visitor.get("/docs/picture.webp")).headers["content-type"] == "image/webp"
    again = await visitor.client.get("/docs/index.html", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert "Rookery API" in (await visitor.get("/docs/api")).text


async def test_a_page_that_is_one_file_has_its_own_policy(house: House, folder: Path) -> None:
    """Its styles are in it; it says itself that nothing else may come in, and the server that it may not be framed."""
    build(folder, "<p>one")
    own = """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"""
    (folder / "report.html").write_text(own, encoding="utf-8")
    visitor = await house.visitor(greeted=False)
    report = await visitor.get("/docs/report.html")
    assert report.headers.get_list("content-security-policy") == ["frame-ancestors 'none'"]
    assert report.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in (await visitor.get("/docs/index.html")).headers["content-security-policy"]


@pytest.mark.parametrize(
    "name", ["nothing.html", "notes.txt", "../documentation.py", "games", "%2e%2e/site.py", "a%00b.html"]
)
async def test_nothing_else_is_handed_out(house: House, folder: Path, name: str) -> None:
    """Whatever is no page of the site is not there."""
    build(folder, "<p>one")
    visitor = await house.visitor(greeted=False)
    refused(await visitor.get(f"/docs/{name}"), 404, "unknown-page")


async def test_a_site_that_is_built_anew_is_shown(house: House, folder: Path) -> None:
    """Nobody has to start the server again."""
    visitor = await house.visitor(greeted=False)
    build(folder, "<p>one")
    assert (await visitor.get("/docs/games/soccer.html")).text == "<p>one"
    build(folder, "<p>two")
    (folder / "games" / "new.html").write_text("<p>new", encoding="utf-8")
    assert (await visitor.get("/docs/games/soccer.html")).text == "<p>two"
    assert (await visitor.get("/docs/games/new.html")).text == "<p>new"


async def test_where_it_is_not_built_it_is_said(house: House, folder: Path) -> None:
    """A program gets a refusal that says what to do, people a page that says so; the API is described all the same."""
    visitor = await house.visitor(greeted=False)
    refused(await visitor.get("/docs"), 404, "no-documentation")
    assert "make docs" in word(documentation.say("no-documentation"))
    for address in ("/docs", "/docs/games/soccer.html"):
        page = await visitor.client.get(address, headers=PEOPLE, follow_redirects=True)
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert page.url.path == "/docs"
    assert (await visitor.get("/docs/api")).is_success
