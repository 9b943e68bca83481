"""The rulebooks of the games as pages show them: Markdown in, safe HTML out."""

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rookery import catalog
from rookery.kernel.game import Room
from rookery.play.study import Rulebook

PICTURE = "/api/games/{key}/picture.svg"
"""Where a picture of a game under way is to be had."""
_NO_LETTER = re.compile(r"[^a-z0-9]+")


@functools.cache
def rulebook(key: str) -> Rulebook:
    """The rules of a game; UnknownGame if there is none such."""
    room = catalog.room(key)
    # Markup that stands in a rulebook is shown as text, and links can only be links.
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(room.rulebook.read_text(encoding="utf-8"))
    _name_headings(tokens)
    pictures = sum(_show(room, token) for token in _inside(tokens))
    html = reader.renderer.render(tokens, reader.options, {})
    return Rulebook(room.key, room.title, html if pictures else f"{_picture(room)}\n{html}")


def _name_headings(tokens: list[Token]) -> None:
    """Give each heading an id, so that one can link to it; two of the same name are counted."""
    known: dict[str, int] = {}
    for token, inside in itertools.pairwise(tokens):
        if token.type == "heading_open":
            name = _NO_LETTER.sub("-", inside.content.lower()).strip("-") or "part"
            known[name] = known.get(name, 0) + 1
            token.attrSet("id", name if known[name] == 1 else f"{name}-{known[name]}")


def _inside(tokens: list[Token]) -> Iterator[Token]:
    """All tokens, those in the midst of lines too."""
    for token in tokens:
        yield token
        yield from _inside(token.children or [])


def _show(room: Room, token: Token) -> bool:
    """Let pictures and links lead to where pages find them; whether a picture of the game is shown."""
    if token.type == "link_open" and not _leads_somewhere(str(token.attrGet("href"))):
        # Files of the sources are not there for those who play.
        token.attrs.pop("href")
    if token.type != "image":
        return False
    if PurePosixPath(str(token.attrGet("src"))).stem != room.key:
        # It comes with the sources too: its words stand for it.
        token.type, token.tag, token.children = "text", "", None
        return False
    token.attrSet("src", PICTURE.format(key=room.key))
    return True


def _leads_somewhere(link: str) -> bool:
    return link.startswith("#") or urlsplit(link).scheme in {"http", "https"}


def _picture(room: Room) -> str:
    return f'<p><img src="{PICTURE.format(key=room.key)}" alt="A game under way" /></p>'
