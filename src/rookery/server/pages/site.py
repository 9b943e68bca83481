"""What browsers show: one page at many addresses, and the files that it needs.

The page reads its own address. Files are kept in memory with their digests from the start of the server on, and packed
once, when somebody first asks; browsers ask each time whether what they have is still right, so that a new version is
seen at once.
"""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath, FromQuery

from rookery import draw
from rookery.draw import typeface
from rookery.draw.art import bundle
from rookery.kernel.errors import UnknownGame
from rookery.server.http import files
from rookery.server.http.byte_cache import MEGABYTE, remembered
from rookery.server.http.files import File, handed
from rookery.server.http.problems import no_page
from rookery.server.pages import previews

STATIC = Path(__file__).parents[1] / "static"
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
    ".webp": "image/webp",
}
"""What may lie among the files; nothing else is handed out. Scripts and styles of a page are UTF-8 as it is."""
PACKED_ALREADY = {".png", ".webp"}
FINISHED = {".ttf"}
"""What will not change any more: browsers need not ask for it again, and have it before the first word is drawn."""
MONTH = 30 * 24 * 3600
SHOWN = ("unknown-page", "no-documentation")
"""Refusals that people see as a page: it says what is wrong by its own words."""
WAYS = [HttpMethod.GET, HttpMethod.HEAD]
PAGE = "index.html"
MARK = b"<!-- preview -->"
"""Where the page says what others show of a link to it."""
LOOKS = 8 * MEGABYTE
"""Bytes of pages with something of their own to say that are cached."""

Asked = Request[Any, Any, State]


@cache
def kept() -> dict[str, File]:
    """All files by their names, read once."""
    own = (path for path in STATIC.rglob("*") if path.suffix in KINDS and not path.name.startswith("."))
    return {name: _read(path) for name, path in ({_name(path): path for path in own} | SHARED).items()}


def _name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def _read(path: Path) -> File:
    return made(path.read_bytes(), path.suffix)


def made(body: bytes, suffix: str) -> File:
    """A file of a kind, ready to travel."""
    cache = f"public, max-age={MONTH}" if suffix in FINISHED else files.ASK_AGAIN
    return files.made(body, KINDS[suffix], cache, codings=suffix not in PACKED_ALREADY)


@cache
def _art(game: str) -> File:
    return made(bundle(game), ".json")


async def _file(request: Asked, name: str) -> Response[bytes]:
    """A file by its name; a refusal for an unknown one."""
    file = kept().get(name)
    if file is None:
        raise no_page()
    return await handed(request, file)


@route("/static/{name:path}", http_method=WAYS, include_in_schema=False)
async def static(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the pages."""
    return await _file(request, name.removeprefix("/"))


@route("/art/{name:str}", http_method=WAYS, include_in_schema=False)
async def art(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What a page needs to draw a game: GAME.json."""
    try:
        return await handed(request, _art(name.removesuffix(".json")))
    except UnknownGame:
        raise no_page() from None


# As it is, and packed in each way.
@remembered(LOOKS, lambda page: 3 * len(page.body))
def _page(tags: str) -> File:
    page = kept()[PAGE]
    return made(page.body.replace(MARK, tags.encode()), ".html")


async def _told(request: Asked, preview: previews.Preview) -> Response[bytes]:
    """The page for people, with what others may tell of it."""
    return await handed(request, _page_about(request, preview))


def _page_about(request: Asked, preview: previews.Preview) -> File:
    return _page(previews.tags(request, preview))


@route(
    [
        *("/", "/replay", "/privacy", "/puzzles", "/join"),
        *("/class", "/class/{name:str}", "/class/{name:str}/learn", "/class/{name:str}/puzzles"),
    ],
    http_method=WAYS,
    include_in_schema=False,
)
async def page(request: Asked) -> Response[bytes]:
    """The page for people."""
    return await _told(request, previews.of_home())


@route(
    ["/learn/{game:str}", "/rules/{game:str}", "/rules/{game:str}/reference", "/puzzles/{game:str}"],
    http_method=WAYS,
    include_in_schema=False,
)
async def game_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The same page, about a game; the page itself says if there is no such game."""
    return await _told(request, previews.of_game(game))


@route("/class/{name:str}/puzzles/{which:str}", http_method=WAYS, include_in_schema=False)
async def class_puzzle_page(request: Asked, name: FromPath[str], which: FromPath[str]) -> Response[bytes]:
    """The same page, about a puzzle of a class."""
    return await _told(request, previews.of_home())


@route("/puzzles/{game:str}/{which:str}", http_method=WAYS, include_in_schema=False)
async def puzzle_page(request: Asked, game: FromPath[str], which: FromPath[str]) -> Response[bytes]:
    """The same page, about a puzzle of a game."""
    return await _told(request, previews.of_game(game))


@route(["/m/{match:str}", "/m/{match:str}/replay"], http_method=WAYS, include_in_schema=False)
async def match_page(request: Asked, state: State, match: FromPath[str], game: FromQuery[str] = "") -> Response[bytes]:
    """The same page, about a match: tokens are behind the #, and never come here."""
    return await _told(request, await previews.of_match(state.service.permissions, match, game))


@route("/docs/api", http_method=WAYS, include_in_schema=False)
async def api(request: Asked) -> Response[bytes]:
    """The page about the routes for programs."""
    return await _file(request, "docs.html")


def missing(request: Asked, status: int) -> Response[bytes]:
    """The page where there is nothing: it says so."""
    answer = files.handed_at_once(request, _page_about(request, previews.of_home()))
    answer.status_code = status
    return answer


@route("/favicon.ico", http_method=WAYS, include_in_schema=False)
async def icon(request: Asked) -> Response[bytes]:
    """The icon, for what browsers open besides our pages: a picture, a record."""
    return await _file(request, "icon.svg")


HANDLERS = (static, art, page, game_page, puzzle_page, class_puzzle_page, match_page, api, icon)
