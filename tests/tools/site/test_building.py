"""The documentation site: it builds without a warning, every link leads somewhere, and it needs no other host."""

import json
import posixpath
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tools.site import sources

import rookery
from rookery import bots, client, envs, solver, words
from rookery.cli.commands import ALL
from rookery.kernel.clauses import clauses
from rookery.kernel.room import Room
from rookery.server.pages.site import KINDS
from rookery.wire.codes import CODES
from tests.site import SETTINGS, build, built_site

LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}
"""What a browser loads by itself."""
GAMES = "/"
"""Where the server has its games."""
OUTSIDE = re.compile(r"^(?:https?:)?//")


class Reader(HTMLParser):
    """What a page refers to, and what can be referred to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.has_own_policy = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element."""
        given = {name: value or "" for name, value in attrs}
        self.has_own_policy |= given.get("http-equiv") == "Content-Security-Policy"
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") != "application/json"):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]


@cache
def pages() -> dict[str, Reader]:
    """All pages by their places."""
    found = built_site().rglob("*.html")
    return {path.relative_to(built_site()).as_posix(): Reader(path.read_text(encoding="utf-8")) for path in found}


def text_of(place: str) -> str:
    """A page as it was built."""
    return (built_site() / place).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("# A page\n\n[Back](index.md#a-page)\n", None),
        ("[Nowhere](nothing.md)\n", "'nothing.md'"),
        ("[Nowhere](index.md#nothing)\n", "'index.md#nothing'"),
        ("![Nothing](nothing.svg)\n", "'nothing.svg'"),
    ],
)
def test_a_warning_ends_the_build(text: str, warning: str | None, tmp_path: Path) -> None:
    """By the settings of our site, for a small one: what leads nowhere is no site."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(text, encoding="utf-8")
    settings = tmp_path / "mkdocs.yml"
    ours = f"INHERIT: {SETTINGS}\n"
    settings.write_text(f"{ours}docs_dir: docs\nhooks: []\nwatch: []\nplugins: []\nnav: [index.md]\n", encoding="utf-8")
    done = build(settings, tmp_path / "site")
    assert (done.returncode == 0) == (warning is None), done.stderr
    assert (warning or "") in done.stderr


def test_every_document_is_a_page() -> None:
    """Whatever stands in docs/ is in the site, and so are the rulebooks and what they lead to."""
    documents = {path.relative_to(sources.ROOT / "docs").as_posix() for path in (sources.ROOT / "docs").rglob("*.md")}
    expected = {re.sub(r"(^|/)README\.md$", r"\1index.md", name) for name in documents}
    assert {name.removesuffix(".md") + ".html" for name in expected} <= set(pages())
    assert {f"games/{key}.html" for key in rookery.games() if key in {room.key for room in sources.rooms()}} <= set(
        pages()
    )
    assert "files/examples/bot.py.html" in pages()


def test_every_link_leads_somewhere() -> None:
    """To a file of the site and, behind the #, to a place in it."""
    for place, page in pages().items():
        for link in (*page.links, *page.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link == GAMES:
                continue
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(place), unquote(parts.path)))
                if parts.path
                else place
            )
            assert (built_site() / target).is_file(), f"{place}: {link}"
            if parts.fragment and target in pages():
                assert unquote(parts.fragment) in pages()[target].ids, f"{place}: {link}"


def test_no_page_needs_another_host() -> None:
    """A browser loads nothing from elsewhere; links that people may follow are another matter."""
    for place, page in pages().items():
        assert [load for load in page.loads if OUTSIDE.match(load)] == [], place
    for path in built_site().rglob("*.css"):
        named = re.findall(r"(?:@import\s+|url\()[\"']?([^\"')\s]+)", path.read_text(encoding="utf-8"))
        assert [name for name in named if OUTSIDE.match(name)] == [], path.name


def test_nothing_is_inline() -> None:
    """Our server forbids scripts and styles in a page, unless it is one file with stricter rules of its own."""
    ours = {place: page.inline for place, page in pages().items() if not page.has_own_policy}
    assert {place: inline for place, inline in ours.items() if inline} == {}


def test_the_server_hands_out_all_that_pages_load() -> None:
    """Every file that a page loads or links to is of a kind that the server knows."""
    for place, page in pages().items():
        for link in (*page.loads, *page.links):
            parts = urlsplit(link)
            if parts.path and not parts.scheme and link != GAMES:
                assert Path(parts.path).suffix in KINDS, f"{place}: {link}"


def test_the_command_line_is_there() -> None:
    """Every command with its help."""
    shown = text_of("reference/command-line.html")
    for command in ALL:
        assert f"usage: rookery {command.name} " in shown


def test_every_public_name_is_explained() -> None:
    """All that ``import rookery`` offers, and the parts that have a list of their names."""
    explained = {name.rpartition(".")[2] for place, page in pages().items() if "/python/" in place for name in page.ids}
    for module in (rookery, bots, client, envs, solver, words):
        names = [name for name in module.__all__ if callable(getattr(module, name))]
        assert [name for name in names if name not in explained] == [], module.__name__


def test_the_api_is_there() -> None:
    """The OpenAPI document, and a page with each of its requests and types."""
    document = json.loads(text_of("reference/openapi.json"))
    page, ids = text_of("reference/api.html"), pages()["reference/api.html"].ids
    assert {name.lower() for name in document["components"]["schemas"]} <= ids
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"{method.upper()} {path}</code>" in page
    assert f"unknown-match: {words.word(CODES['unknown-match'].meaning)}" in page


@pytest.mark.parametrize("room", sources.rooms(), ids=lambda room: room.key)
def test_rulebooks_can_be_linked_by_clause(room: Room) -> None:
    """Each clause of a rulebook is a place in its page, and its options and levels are on pages for all games."""
    assert set(clauses(room.rulebook.read_text(encoding="utf-8"))) <= pages()[f"games/{room.key}.html"].ids
    for option in room.options:
        assert f"<code>{option.name}</code>" in text_of("reference/options-and-notation.html")
    assert room.title in text_of("reference/levels.html")


def test_search_finds_what_stands_anywhere() -> None:
    """The index knows clauses, docstrings, commands and requests."""
    index = json.loads(text_of("search/search_index.json"))
    found = {entry["location"]: entry["text"] for entry in index["docs"]}
    for place, text in (
        ("games/penguin-soccer.html#slide", "The holder cannot slide"),
        ("reference/python/games.html#rookery.Position.play", "The position after a move or a roll"),
        ("reference/command-line.html#rookery-perft", "usage: rookery perft"),
        ("games/decisions.html", "pole_is_final=on"),
    ):
        assert text in found[place], place
