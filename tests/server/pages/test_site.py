"""Pages and their files: at every address, whole, packed, and nothing else."""

import re
from pathlib import Path

import pytest

from rookery import draw
from rookery.draw import typeface
from rookery.server.pages import site
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio
ADDRESSES = ("/", "/m/any", "/m/any/replay", "/replay", "/privacy", "/learn/any", "/rules/any", "/rules/any/reference")
FILES = sorted(path for path in site.STATIC.rglob("*") if path.suffix in site.KINDS)
PAGE = (site.STATIC / site.PAGE).read_text(encoding="utf-8")
OWN = re.compile(r"http://www\.w3\.org/(?:2000/svg|1999/xlink)")
"""Names of languages, which nobody opens."""
COMMENT = re.compile(r"(?:^|\s)//[^\n]*|/\*.*?\*/", re.MULTILINE | re.DOTALL)


def bare(page: str) -> str:
    """A page without what others show of a link to it."""
    return re.sub(r"<meta property=.*name=\"twitter:card\"[^>]*>", site.MARK.decode(), page, flags=re.DOTALL)


async def test_the_page_is_at_all_its_addresses(house: House) -> None:
    """The same page for everybody, which may load and run what is the server's own and nothing else."""
    visitor = await house.visitor(greeted=False)
    for address in ADDRESSES:
        answer = await visitor.get(address)
        assert (answer.status_code, bare(answer.text)) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        head = await visitor.client.head(address)
        assert (head.status_code, head.content) == (200, b"")
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["img-src"] == "'self' data: blob:"
        assert policy["media-src"] == policy["object-src"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
    assert (await visitor.get("/docs/api")).status_code == 200
    assert (await visitor.get("/favicon.ico")).headers["content-type"] == "image/svg+xml"


async def test_people_get_a_page_where_there_is_nothing(house: House) -> None:
    """A browser gets the page, which says so in words for people; a program the refusal."""
    visitor = await house.visitor(greeted=False)
    shown = await visitor.client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert bare(shown.text) == PAGE
    refused(await visitor.get("/nowhere"), 404, "unknown-page")


async def test_every_file_is_served_as_what_it_is(house: House) -> None:
    """Each file of the pages, and those of the drawings, with its type."""
    visitor = await house.visitor(greeted=False)
    for file in FILES:
        answer = await visitor.get(f"/static/{file.relative_to(site.STATIC).as_posix()}")
        assert (answer.status_code, answer.content) == (200, file.read_bytes())
        assert answer.headers["content-type"] == site.KINDS[file.suffix]
    for name in ("tokens.css", "symbols.svg"):
        shared = Path(draw.__file__).with_name(name)
        assert (await visitor.get(f"/static/{name}")).content == shared.read_bytes()


async def test_the_typeface_comes_once(house: House) -> None:
    """The typeface of the headings takes at most 40 kB, and browsers need not ask for it again."""
    visitor = await house.visitor(greeted=False)
    answer = await visitor.client.get("/static/fonts/fredoka-one.ttf", headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "font/ttf")
    assert answer.content == typeface.FILE.read_bytes()
    assert int(answer.headers["content-length"]) < 40_000
    assert answer.headers["cache-control"] == "public, max-age=2592000"
    assert "/static/fonts/fredoka-one.ttf" in (site.STATIC / site.PAGE).read_text(encoding="utf-8")


async def test_pages_get_the_art_of_a_game(house: House) -> None:
    """All that a page draws a game with comes in one file, which it may keep; there is none of no game."""
    visitor = await house.visitor(greeted=False)
    first = await visitor.get("/art/polar-dare.json")
    assert first.headers["content-type"] == "application/json"
    assert "bear" in first.json()["own_symbols"]
    again = await visitor.client.get("/art/polar-dare.json", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    refused(await visitor.get("/art/chess.json"), 404, "unknown-page")


async def test_what_is_known_is_not_sent_again(house: House) -> None:
    """A browser asks each time, and hears in a few bytes that nothing is new."""
    visitor = await house.visitor(greeted=False)
    tags = set()
    for packed in ("br", "gzip", "identity"):
        headers = {"Accept-Encoding": packed}
        first = await visitor.client.get("/static/tokens.css", headers=headers)
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["vary"] == "Accept-Encoding"
        assert first.headers.get("content-encoding", "identity") == packed
        tags.add(first.headers["etag"])
        again = await visitor.client.get(
            "/static/tokens.css", headers=headers | {"If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        other = await visitor.client.get("/static/tokens.css", headers=headers | {"If-None-Match": '"x"'})
        assert other.status_code == 200
    assert len(tags) == 3


@pytest.mark.parametrize(
    "name",
    [
        "../app.py",
        "..%2fapp.py",
        "%2e%2e/app.py",
        "js/../../security.py",
        "js",
        "",
        "nothing.js",
        "/etc/passwd",
        "%2fetc%2fhosts.js",
        ".hidden.js",
        "types/wire.d.ts",
        "a%00b.js",
        "x" * 5000 + ".js",
    ],
)
async def test_nothing_else_is_handed_out(house: House, name: str) -> None:
    """Whatever is no file of the pages is not there."""
    visitor = await house.visitor(greeted=False)
    refused(await visitor.get(f"/static/{name}"), 404, "unknown-page")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_file_of_the_pages_asks_another_server(file: Path) -> None:
    """Pages, scripts and styles name no address outside, and nothing is inline that the browser would refuse."""
    if file.suffix in site.PACKED_ALREADY:
        return
    text = COMMENT.sub("", OWN.sub("", file.read_text(encoding="utf-8")))
    assert not re.search(r"https?://|[\"'(]//\w", text)
    if file.suffix == ".html":
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text)
