"""The rulebooks of the games as pages show them: Markdown in, safe HTML out, with pictures of the examples."""

import functools
import html
import itertools
import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from urllib.parse import urlencode, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, speaker
from rookery.kernel.options import read_pairs, whole_number
from rookery.kernel.room import Room
from rookery.records.games import game_from_request
from rookery.server.study import pictures
from rookery.wire.study import Rulebook
from rookery.words import ENGLISH, word

say = speaker("server")

PICTURE = "/api/games/{key}/picture.svg"
"""The address of a picture of a sample position."""
EXAMPLE_SIZE = 480
"""Pixels from left to right of the pictures beside a worked example."""
_NO_LETTER = re.compile(r"[^a-z0-9]+")


@functools.cache
def rulebook(key: str, language: str = ENGLISH) -> Rulebook:
    """The rules of a game, captions in a language; UnknownGame if there is no such game."""
    room = catalog.room(key)
    # Markup that stands in a rulebook is shown as text, and links can only be links.
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(room.rulebook.read_text(encoding="utf-8"))
    _name_headings(tokens)
    shown = sum(_show(room, token) for token in _inside(tokens))
    tokens = [each for token in tokens for each in (*_illustrations(room, token, language), token)]
    page = reader.renderer.render(tokens, reader.options, {})
    return Rulebook(room.key, room.title, page if shown else f"{_under_way(room, language)}\n{page}")


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
        # Source files are not installed for players.
        token.attrs.pop("href")
    if token.type != "image":
        return False
    if PurePosixPath(str(token.attrGet("src"))).stem != room.key:
        # It comes with the sources too: its words stand for it.
        token.type, token.tag, token.children = "text", "", None
        return False
    for name, value in _attributes(pictures.PictureRequest(room.key)).items():
        token.attrSet(name, value)
    return True


def _leads_somewhere(link: str) -> bool:
    return link.startswith("#") or urlsplit(link).scheme in {"http", "https"}


# Pictures have a size, so that a page can reserve their space until they are loaded.


def _attributes(asked: pictures.PictureRequest) -> dict[str, str]:
    """The address of a picture, and its size."""
    size = None if asked.size == pictures.SIZE else asked.size
    options = [f"{name}={text}" for name, text in asked.options]
    given = {"players": asked.players, "option": options, "position": asked.position, "size": size}
    query = urlencode({name: value for name, value in given.items() if value}, doseq=True)
    drawn = pictures.drawn(asked)
    address = PICTURE.format(key=asked.game) + (f"?{query}" if query else "")
    return {"src": address, "width": str(drawn.width), "height": str(drawn.height)}


def _image(asked: pictures.PictureRequest, words: str) -> str:
    attributes = " ".join(f'{name}="{html.escape(value)}"' for name, value in _attributes(asked).items())
    return f'<img {attributes} alt="{html.escape(words)}" />'


def _under_way(room: Room, language: str) -> str:
    return f"<p>{_image(pictures.PictureRequest(room.key), word(say('under-way'), language))}</p>"


def _illustrations(room: Room, token: Token, language: str) -> Iterator[Token]:
    """Before a worked example, how it begins and how it ends; nothing before other blocks."""
    if token.type != "fence" or not token.content.strip():
        return
    try:
        ends = _ends(room, token.info.split(), token.content.strip().splitlines())
    except RookeryError:
        # A block of something else.
        return
    shown = "".join(
        _figure(asked, caption, language)
        for asked, caption in zip(ends, (say("how-it-begins"), say("how-it-ends")), strict=True)
    )
    yield Token("html_block", "", 0, content=f"<div>{shown}</div>\n")


def _figure(asked: pictures.PictureRequest, caption: Message, language: str) -> str:
    words = html.escape(word(caption, language))
    return f"<figure>{_image(asked, words)}<figcaption>{words}</figcaption></figure>"


def _ends(room: Room, info: list[str], lines: list[str]) -> list[pictures.PictureRequest]:
    """The first and the last position of a worked example: its lines are moves, each with what it leads to."""
    options = read_pairs(info)
    players = whole_number(options.pop("players")) if "players" in options else None
    game = game_from_request(room.key, players, options)
    start = game.start(seed=0)
    first = start if lines[0].split()[0] in start.moves else game.read(lines[0])
    last = game.read(lines[-1].split(maxsplit=1)[-1])
    given = tuple(options.items())
    return [
        pictures.PictureRequest(room.key, game.players, given, str(each), size=EXAMPLE_SIZE) for each in (first, last)
    ]
