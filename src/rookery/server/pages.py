"""What browsers show: one page at many addresses, and the files that it needs.

The page reads its own address. Files are kept in memory with their digests, as they are and packed, from the start of
the server on; browsers ask each time whether what they have is still right, so that a new version is seen at once.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from rookery import draw
from rookery.draw.art import bundle
from rookery.kernel.errors import UnknownGame
from rookery.server.problems import no_page
from rookery.server.sources import shortened

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
WAYS = [HttpMethod.GET, HttpMethod.HEAD]
PAGE = "index.html"

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class File:
    """A file as it travels."""

    kind: str
    body: bytes
    packed: bytes | None
    digest: str


@cache
def kept() -> dict[str, File]:
    """All files by their names, read and packed once."""
    own = (path for path in STATIC.rglob("*") if path.suffix in KINDS and not path.name.startswith("."))
    return {name: _read(path) for name, path in ({_name(path): path for path in own} | SHARED).items()}


def _name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def _read(path: Path) -> File:
    return _made(shortened(path.read_bytes(), path.suffix), path.suffix)


def _made(body: bytes, suffix: str) -> File:
    packed = None if suffix in PACKED_ALREADY else gzip.compress(body, 9, mtime=0)
    return File(KINDS[suffix], body, packed, hashlib.sha256(body).hexdigest()[:12])


@cache
def _art(game: str) -> File:
    return _made(bundle(game), ".json")


def _file(request: Asked, name: str) -> Response[bytes]:
    """A file by its name; a refusal for an unknown one."""
    file = kept().get(name)
    if file is None:
        raise no_page()
    return _handed(request, file)


def _handed(request: Asked, file: File) -> Response[bytes]:
    """A file for somebody who may have it already, and may take it packed."""
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{file.digest}{"z" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"Content-Encoding": "gzip"} if packed else {}
    return Response(packed or file.body, headers=headers | {"Content-Type": file.kind})


@route("/static/{name:path}", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def static(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the pages."""
    return _file(request, name.removeprefix("/"))


@route("/art/{name:str}", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def art(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What a page needs to draw a game: GAME.json."""
    try:
        return _handed(request, _art(name.removesuffix(".json")))
    except UnknownGame:
        raise no_page() from None


@route(["/", "/replay"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """The page for people."""
    return _file(request, PAGE)


@route(["/learn/{game:str}", "/rules/{game:str}"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def game_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The same page, about a game; the page itself says if there is no such game."""
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
