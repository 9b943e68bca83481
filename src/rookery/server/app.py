"""The routes: each takes what was asked, hands it to the lobby, and answers in the types of the wire."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_413_REQUEST_ENTITY_TOO_LARGE

import rookery
from rookery.kernel.errors import RookeryError
from rookery.kernel.levels import NAMES
from rookery.play.phrases import EMOTES, PHRASES
from rookery.play.record import from_match
from rookery.play.wire import (
    COOKIE,
    Health,
    Hint,
    HintRequest,
    Listing,
    Me,
    NewMatch,
    Opened,
    Paths,
    ViewAnswer,
)
from rookery.records.record import write
from rookery.server import catalogues, commands, compression, games, pages, study
from rookery.server.gate import Gate, answered, retry_after
from rookery.server.lobby import Asker, Lobby
from rookery.server.matches import Matches
from rookery.server.openapi import Description
from rookery.server.problems import Refused
from rookery.server.scenes import encoded
from rookery.server.sockets import Lines

YEAR = 365 * 24 * 3600
Asked = Request[Any, Any, State]
Match = FromPath[str]
After = Annotated[int, QueryParameter(ge=0, le=999_999_999, description="the number of the last event that is known")]


def _asker(request: Asked | WebSocket[Any, Any, State]) -> Asker:
    """Who asks, as the gate has found out."""
    asker: Asker = request.scope["state"]["asker"]
    return asker


async def _body(request: Asked, kind: type[commands.Body]) -> commands.Body:
    return commands.read(await request.body(), kind)


# People and programs


@get("/api/me", summary="Who you are, and what there is to play", media_type=MediaType.JSON)
async def me(request: Asked, state: State) -> Response[bytes]:
    """Know a guest again, or welcome a new one."""
    security, settings = state.lobby.security, state.lobby.matches.settings
    guest = _asker(request).guest or security.new_guest()
    facts = Me(
        guest, security.csrf(guest), rookery.__version__, games.facts(), NAMES, PHRASES, EMOTES, settings.elsewhere
    )
    cookie = Cookie(
        key=COOKIE,
        value=security.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    response = await compression.answer(request, facts, Cache_Control="no-store")
    response.set_cookie(cookie)
    return response


@post("/api/matches", summary="Open a match")
async def open_match(request: Asked, state: State) -> Opened:
    """Open a match, and get the keys to its seats."""
    guest = _asker(request).guest
    if guest is None:
        raise Refused("no-guest", "nobody knows who you are; ask GET /api/me first")
    opened: Opened = await state.lobby.open(guest, await _body(request, NewMatch))
    return opened


@get("/api/matches", summary="Matches to join, and your own")
async def list_matches(request: Asked, state: State) -> Listing:
    """List matches."""
    listing: Listing = await state.lobby.listing(_asker(request).guest)
    return listing


@get("/api/matches/{match:str}", summary="A match as it stands")
async def look(request: Asked, state: State, match: Match) -> ViewAnswer:
    """Look at a match."""
    table = await state.lobby.matches.table(match)
    return ViewAnswer(table.view_for(*await state.lobby.receiver(table, _asker(request))))


@get("/api/matches/{match:str}/paths", summary="Where pieces can go by several plain steps")
async def paths(request: Asked, state: State, match: Match) -> Paths:
    """Whole paths for those who are to move, each a row of moves that they may send one after the other."""
    table = await state.lobby.matches.table(match)
    found: Paths = await state.lobby.paths(table, _asker(request))
    return found


@post("/api/matches/{match:str}/hint", status_code=HTTP_200_OK, summary="Ask an adviser")
async def hint(request: Asked, state: State, match: Match) -> Hint:
    """Ask what an adviser would play."""
    table = await state.lobby.matches.table(match)
    asked = await _body(request, HintRequest)
    advice: Hint = await state.lobby.hint(table, _asker(request), asked.seat)
    return advice


@get("/api/matches/{match:str}/record", summary="A match written down", media_type=MediaType.JSON)
async def record(request: Asked, state: State, match: Match) -> Response[bytes]:
    """The record of a match, as rookery verify reads it."""
    table = await state.lobby.matches.table(match)
    await state.lobby.receiver(table, _asker(request))
    return Response(write(from_match(table.match)), media_type=MediaType.JSON)


@get("/api/matches/{match:str}/events", summary="All that happens, line by line", media_type="application/x-ndjson")
async def events(
    request: Asked, state: State, match: Match, after: After = 0, follow: FromQuery[bool] = True
) -> Response[bytes] | Stream:
    """The messages of a match as lines of JSON: for ever, or with follow=0 what is there."""
    lines, asker, kind = state.lines, _asker(request), "application/x-ndjson"
    if not follow:
        table = await state.lobby.matches.table(match)
        return Response(await lines.told(table, asker, after), media_type=kind)
    stream: AsyncIterator[bytes] = lines.lines(match, asker, after)
    # Up to here everything may still be refused in plain words.
    await anext(stream)
    return Stream(stream, media_type=kind, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


@websocket("/api/matches/{match:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], state: State, match: Match) -> None:
    """The messages of a match on a WebSocket."""
    await state.lines.serve(socket, match, _asker(socket), socket.query_params.get("after", "0"))


# Those who watch over the server


@get("/health", summary="Whether the server can do its work")
async def health(state: State) -> Response[Health]:
    """Ask the store whether it can be read and written."""
    matches: Matches = state.lobby.matches
    try:
        await matches.store.health()
        well = not matches.stopping
    except RookeryError:
        well = False
    status: Literal["ok", "busy"] = "ok" if well else "busy"
    facts = Health(status, rookery.__version__, len(matches.tables), state.lines.total, matches.settings.instance)
    return Response(facts, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> bytes:
    """All figures."""
    text: bytes = state.lobby.matches.metrics.text()
    return text


# Problems


def _refusal(request: Asked, problem: Exception) -> Response[bytes]:
    """Every problem in the same form."""
    known = problem if isinstance(problem, RookeryError) else _known(problem)
    status, body = answered(known, request.app.state.lobby.matches.metrics)
    if known.code == "unknown-page" and "text/html" in request.headers.get("accept", ""):
        # People get it from the page, in their language.
        return pages.missing(request, status)
    headers = {name.decode(): value.decode() for name, value in retry_after(known)}
    if isinstance(problem, MethodNotAllowedException):
        # They say which ways there are.
        headers |= problem.headers or {}
    return Response(encoded(body), status_code=status, media_type=MediaType.JSON, headers=headers)


def _known(problem: Exception) -> Refused:
    """Our words for a problem of the framework; what is no such problem goes on to the gate."""
    if isinstance(problem, NotFoundException):
        return Refused("unknown-page", "there is nothing at this address; /docs tells what there is")
    if isinstance(problem, MethodNotAllowedException):
        return Refused("wrong-method", "this address is asked in another way; /docs tells how")
    if isinstance(problem, HTTPException) and problem.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return Refused("too-large", "the body is too large")
    if isinstance(problem, RecursionError):
        return Refused("bad-body", "the body is nested too deeply")
    if isinstance(problem, UnicodeDecodeError):
        return Refused("bad-body", "the body is not UTF-8")
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        return commands.unreadable(_reason(problem))
    raise problem


def _reason(problem: HTTPException) -> str:
    """What was wrong, in a few words, never with what was sent."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    found = [
        f"{each.get('key', 'body')}: {each['message']}"
        for each in extra
        if isinstance(each, dict) and "message" in each
    ]
    return "; ".join(found)[:300] or "it is not the JSON that is asked for"


def build(lobby: Lobby) -> Gate:
    """The whole application, gate and all."""
    # Packed before the first browser asks.
    pages.kept()
    lines = Lines(lobby)
    matches = lobby.matches
    matches.metrics.watch("matches", "Matches in memory.", lambda: len(matches.tables))
    matches.metrics.watch("sockets", "Sockets that are open.", lambda: lines.total)
    matches.metrics.watch("thoughts_waiting", "Thoughts that wait or are under way.", lambda: matches.thinking.waiting)
    app = Litestar(
        route_handlers=[
            *(me, open_match, list_matches, look, paths, hint, record, events, socket),
            *(health, metrics, *study.routes(matches.settings.limits.record), *pages.HANDLERS, catalogues.words),
        ],
        state=State({"lobby": lobby, "lines": lines, "desk": study.Desk(lobby)}),
        exception_handlers={Exception: _refusal, HTTPException: _refusal},
        request_max_body_size=matches.settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Rookery",
            version=rookery.__version__,
            description="Matches for people and programs.",
            path="/openapi.json",
            render_plugins=[Description(path="/")],
        ),
        logging_config=None,
    )
    return Gate(commands.Acting(app, lobby), lobby)
