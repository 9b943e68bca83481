"""What browsers show: one page at many addresses, and the files that it needs.

The page reads its own address. Files are kept in memory with their digests, packed once, and looked at anew when they
change on disk; browsers ask each time whether what they have is still right, so that a new version is seen at once.
"""

import functools
import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from rookery import draw
from rookery.draw.art import bundle
from rookery.kernel.errors import UnknownGame
from rookery.server.problems import Refused

STATIC = Path(__file__).with_name("static")
SHARED = {name: Path(draw.__file__).with_name(name) for name in ("tokens.css", "symbols.svg")}
"""Files of the package that draws: pages and pictures have the same colours and drawings."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What may lie among the files; nothing else is handed out. Scripts and styles of a page are UTF-8 as it is."""
PACKED_ALREADY = {".png", ".woff2"}
COMMENTS = {
    ".css": re.compile(rb"/\*(?:[^*]|\*(?!/))*\*/"),
    ".js": re.compile(rb"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE),
    ".svg": re.compile(rb"<!--(?:[^-]|-(?!->))*-->"),
}
"""They are for readers of the sources, and a third of what would travel; those of a script on lines of their own."""
WAYS = [HttpMethod.GET, HttpMethod.HEAD]
PAGE = "index.html"

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class _File:
    """A file as it was when it was last looked at."""

    stamp: tuple[int, int]
    kind: str
    body: bytes
    packed: bytes | None
    digest: str


class Files:
    """Files by their names, read when they are first asked for and whenever they have changed."""

    def __init__(self) -> None:
        self._read: dict[Path, _File] = {}

    def answer(self, request: Asked, name: str) -> Response[bytes]:
        """A file for somebody who may have it already, and may take it packed."""
        return _handed(request, self._file(_place(name)))

    def _file(self, place: Path) -> _File:
        try:
            facts = place.stat()
            stamp = facts.st_mtime_ns, facts.st_size
            known = self._read.get(place)
            if known is None or known.stamp != stamp:
                known = self._read[place] = _look(place, stamp)
        except (OSError, ValueError):
            raise _nothing() from None
        return known


def _handed(request: Asked, file: _File) -> Response[bytes]:
    """A file, or that it is still the same."""
    packed = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{file.digest}{"z" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = file.packed if packed and file.packed is not None else file.body
    headers |= {"Content-Encoding": "gzip"} if packed else {}
    return Response(body, headers=headers | {"Content-Type": file.kind})


def _look(place: Path, stamp: tuple[int, int]) -> _File:
    return _made(without_comments(place.read_bytes(), place.suffix), place.suffix, stamp)


def _made(body: bytes, suffix: str, stamp: tuple[int, int] = (0, 0)) -> _File:
    packed = None if suffix in PACKED_ALREADY else gzip.compress(body, mtime=0)
    return _File(stamp, KINDS[suffix], body, packed, hashlib.sha256(body).hexdigest()[:12])


@functools.cache
def _art(game: str) -> _File:
    return _made(bundle(game), ".json")


def without_comments(text: bytes, suffix: str) -> bytes:
    """A file as browsers get it; every line keeps its number."""
    comments = COMMENTS.get(suffix)
    return comments.sub(lambda found: b"\n" * found[0].count(b"\n"), text) if comments else text


def _place(name: str) -> Path:
    """Where a file is; a refusal for whatever is not one of ours."""
    name = name.lstrip("/")
    place = SHARED.get(name, STATIC / name)
    parts = Path(name).parts
    if place.suffix not in KINDS or any(part.startswith((".", "/", "\\")) for part in parts):
        raise _nothing()
    return place


def _nothing() -> Refused:
    return Refused("unknown-page", "there is nothing at this address; /docs tells what there is")


def _file(request: Asked, name: str) -> Response[bytes]:
    files: Files = request.app.state.files
    return files.answer(request, name)


@route("/static/{name:path}", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def static(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the pages."""
    return _file(request, name)


@route("/art/{name:str}", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def art(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What a page needs to draw a game: GAME.json."""
    try:
        return _handed(request, _art(name.removesuffix(".json")))
    except UnknownGame:
        raise _nothing() from None


@route(["/", "/replay"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """The page for people."""
    return _file(request, PAGE)


@route(["/learn/{game:str}", "/rules/{game:str}"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def game_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The same page, about a game; it says itself if there is none such."""
    return _file(request, PAGE)


@route(["/m/{match:str}", "/m/{match:str}/replay"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def match_page(request: Asked, match: FromPath[str]) -> Response[bytes]:
    """The same page, about a match: tokens are behind the #, and never come here."""
    return _file(request, PAGE)


@route("/docs", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def docs(request: Asked) -> Response[bytes]:
    """The page about the routes for programs."""
    return _file(request, "docs.html")


def missing(request: Asked, status: int) -> Response[bytes]:
    """The page where there is nothing: it says so."""
    answer = _file(request, PAGE)
    answer.status_code = status
    return answer


@route("/favicon.ico", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def icon(request: Asked) -> Response[bytes]:
    """The icon, for what browsers open besides our pages: a picture, a record."""
    return _file(request, "icon.svg")


HANDLERS = (static, art, page, game_page, match_page, docs, icon)
