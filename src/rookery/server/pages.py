"""What browsers show: one page at many addresses, and the files that it needs.

The page reads its own address. Files are kept in memory with their digests, as they are and packed, from the start of
the server on; browsers ask each time whether what they have is still right, so that a new version is seen at once.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from rookery import draw
from rookery.draw import typeface
from rookery.draw.art import bundle
from rookery.kernel.errors import UnknownGame
from rookery.server import previews
from rookery.server.problems import no_page
from rookery.server.sources import shortened

STATIC = Path(__file__).with_name("static")
SHARED = {name: Path(draw.__file__).with_name(name) for name in ("tokens.css", "symbols.svg")} | {
    "fonts/fredoka-one.ttf": typeface.FILE
}
"""Files of the package that draws: pages and pictures have the same colours, drawings and letters."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".webmanifest": "application/manifest+json",
}
"""What may lie among the files; nothing else is handed out. Scripts and styles of a page are UTF-8 as it is."""
PACKED_ALREADY = {".png"}
FINISHED = {".ttf"}
"""What will not change any more: browsers need not ask for it again, and have it before the first word is drawn."""
MONTH = 30 * 24 * 3600
WAYS = [HttpMethod.GET, HttpMethod.HEAD]
PAGE = "index.html"
MARK = b"<!-- preview -->"
"""Where the page says what others show of a link to it."""
LOOKS = 256
"""How many pages with something of their own to say are cached."""

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class File:
    """A file as it travels."""

    kind: str
    body: bytes
    packed: bytes | None
    digest: str
    cache: str
    """How long browsers may keep it without asking."""


@cache
def kept() -> dict[str, File]:
    """All files by their names, read and packed once."""
    own = (path for path in STATIC.rglob("*") if path.suffix in KINDS and not path.name.startswith("."))
    return {name: _read(path) for name, path in ({_name(path): path for path in own} | SHARED).items()}


def _name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def _read(path: Path) -> File:
    return made(shortened(path.read_bytes(), path.suffix), path.suffix)


def made(body: bytes, suffix: str) -> File:
    """A file of a kind, ready to travel."""
    packed = None if suffix in PACKED_ALREADY else gzip.compress(body, 9, mtime=0)
    cache = f"public, max-age={MONTH}" if suffix in FINISHED else "no-cache"
    return File(KINDS[suffix], body, packed, hashlib.sha256(body).hexdigest()[:12], cache)


@cache
def _art(game: str) -> File:
    return made(bundle(game), ".json")


def _file(request: Asked, name: str) -> Response[bytes]:
    """A file by its name; a refusal for an unknown one."""
    file = kept().get(name)
    if file is None:
        raise no_page()
    return handed(request, file)


def handed(request: Asked, file: File) -> Response[bytes]:
    """A file for somebody who may have it already, and may take it packed."""
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{file.digest}{"z" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
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
        return handed(request, _art(name.removesuffix(".json")))
    except UnknownGame:
        raise no_page() from None


@lru_cache(LOOKS)
def _page(page: File, tags: str) -> File:
    return made(page.body.replace(MARK, tags.encode()), ".html")


def _told(request: Asked, preview: previews.Preview) -> Response[bytes]:
    """The page for people, with what others may tell of it."""
    return handed(request, _page(kept()[PAGE], previews.tags(request, preview)))


@route(["/", "/replay"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """The page for people."""
    return _told(request, previews.of_home())


@route(["/learn/{game:str}", "/rules/{game:str}"], http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def game_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The same page, about a game; the page itself says if there is no such game."""
    return _told(request, previews.of_game(game))


@route(["/m/{match:str}", "/m/{match:str}/replay"], http_method=WAYS, include_in_schema=False)
async def match_page(request: Asked, state: State, match: FromPath[str]) -> Response[bytes]:
    """The same page, about a match: tokens are behind the #, and never come here."""
    return _told(request, await previews.of_match(state.service.matches, match))


@route("/docs", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def docs(request: Asked) -> Response[bytes]:
    """The page about the routes for programs."""
    return _file(request, "docs.html")


def missing(request: Asked, status: int) -> Response[bytes]:
    """The page where there is nothing: it says so."""
    answer = _told(request, previews.of_home())
    answer.status_code = status
    return answer


@route("/favicon.ico", http_method=WAYS, include_in_schema=False, sync_to_thread=False)
def icon(request: Asked) -> Response[bytes]:
    """The icon, for what browsers open besides our pages: a picture, a record."""
    return _file(request, "icon.svg")


HANDLERS = (static, art, page, game_page, match_page, docs, icon)
