"""The routes: each takes what was asked, hands it to the service, and answers in the types of the wire."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
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
from rookery.kernel.messages import speaker
from rookery.play.phrases import EMOTES, PHRASES
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records.record import write
from rookery.server import games
from rookery.server.gate import Gate, answered, retry_after
from rookery.server.health import HealthCheck
from rookery.server.http import compression
from rookery.server.http.encoding import encoded
from rookery.server.http.limits import Buckets
from rookery.server.http.problems import no_guest, no_page
from rookery.server.matches import commands
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.server.matches.sockets import Streams
from rookery.server.openapi import Description, described
from rookery.server.pages import catalogues, documentation, install, previews, privacy, site
from rookery.server.study import routes as study
from rookery.wire.links import Credential, DeviceLink, DeviceLinkRequest, Links
from rookery.wire.match import (
    COOKIE,
    Health,
    Hint,
    HintRequest,
    Listing,
    Me,
    NewMatch,
    Opened,
    ViewAnswer,
)
from rookery.words import languages

say = speaker("server")

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
async def me(request: Asked, state: State, brief: FromQuery[bool] = False) -> Response[bytes]:
    """Know a guest again, or welcome a new one; in brief without the games."""
    security, settings = state.service.security, state.service.matches.settings
    asker = _asker(request)
    if asker.guest is None:
        state.new_guests.take(asker.household)
    guest = asker.guest or security.new_guest()
    facts = Me(
        guest=guest,
        csrf=security.csrf(guest),
        version=rookery.__version__,
        games=() if brief else games.facts(),
        levels=NAMES,
        bots=tuple(settings.bots),
        phrases=PHRASES,
        emotes=EMOTES,
        languages=languages(),
        elsewhere=settings.elsewhere,
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


@get("/api/credential", summary="What a program is known by")
async def credential(request: Asked, state: State) -> Response[Credential]:
    """A new guest, for a program: what it does with this credential, nobody else can do."""
    state.new_guests.take(_asker(request).household)
    security = state.service.security
    guest = security.new_guest()
    return Response(Credential(guest, security.credential(guest)), headers={"Cache-Control": "no-store"})


@post("/", summary="Open a match")
async def open_match(request: Asked, state: State) -> Opened:
    """Open a match, and get the invitations to its seats."""
    asker = _asker(request)
    if asker.guest is None:
        raise no_guest()
    state.service.lobby.count(asker)
    opened: Opened = await state.service.lobby.open(asker.guest, await _body(request, NewMatch))
    return opened


@get("/", summary="Matches to join, and your own")
async def list_matches(request: Asked, state: State) -> Listing:
    """List matches."""
    listing: Listing = await state.service.lobby.listing(_asker(request).guest)
    return listing


@get("/api/matches/{match:str}", summary="A match as it stands")
async def look(request: Asked, state: State, match: Match) -> ViewAnswer:
    """Look at a match."""
    live, who = await state.service.permissions.admit(match, _asker(request), "look")
    return ViewAnswer(live.view_for(who.viewer))


@get(
    "/api/matches/{match:str}/paths",
    summary="Where pieces can go by several plain steps",
    media_type=MediaType.JSON,
)
async def paths(request: Asked, state: State, match: Match) -> Response[bytes]:
    """Whole paths for the seat to move, each a row of moves to send one after the other."""
    return await compression.answer(request, await state.service.paths(match, _asker(request)))


@post("/api/matches/{match:str}/hint", status_code=HTTP_200_OK, summary="Ask an adviser")
async def hint(request: Asked, state: State, match: Match) -> Hint:
    """Ask what an adviser would play."""
    asked, asker = await _body(request, HintRequest), _asker(request)
    state.service.hints.take(asker.name, asker.household)
    async with state.study.thinking.take(asker.household, asker.name):
        advice: Hint = await state.service.hint(match, asker, asked.seat)
    return advice


@get("/api/matches/{match:str}/links", summary="The links that a host hands out")
async def links(request: Asked, state: State, match: Match) -> Response[Links]:
    """The links to the seats that are free, and for watching, as they work now."""
    found: Links = await state.service.links(match, _asker(request))
    return Response(found, headers={"Cache-Control": "no-store"})


@post("/api/matches/{match:str}/device-link", status_code=HTTP_200_OK, summary="Take your seat to another device")
async def device_link(request: Asked, state: State, match: Match) -> DeviceLink:
    """A link by which another device plays your seat, too; it works once, and soon."""
    asked = await _body(request, DeviceLinkRequest)
    link: DeviceLink = await state.service.device_link(match, _asker(request), asked.seat)
    return link


@get("/api/matches/{match:str}/record", summary="A match written down", media_type=MediaType.JSON)
async def record(request: Asked, state: State, match: Match) -> Response[bytes]:
    """The record of a match, as rookery verify reads it."""
    live, _ = await state.service.permissions.admit(match, _asker(request), "record")
    return Response(write(from_match(live.match)), media_type=MediaType.JSON)


@get("/api/matches/{match:str}/events", summary="All that happens, line by line", media_type="application/x-ndjson")
async def events(
    request: Asked, state: State, match: Match, after: After = 0, follow: FromQuery[bool] = True
) -> Response[bytes] | Stream:
    """The messages of a match as lines of JSON: for ever, or with follow=0 what is there."""
    streams, asker, kind = state.streams, _asker(request), "application/x-ndjson"
    if not follow:
        return Response(await streams.snapshot(match, asker, after), media_type=kind)
    stream: AsyncIterator[bytes] = streams.lines(match, asker, after)
    # Up to here everything may still be refused in plain words.
    await anext(stream)
    return Stream(stream, media_type=kind, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


@websocket("/api/matches/{match:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], state: State, match: Match) -> None:
    """The messages of a match on a WebSocket."""
    await state.streams.serve(socket, match, _asker(socket), socket.query_params.get("after", "0"))


# For operators


@get("/health", summary="Whether the server can do its work")
async def health(state: State) -> Response[Health]:
    """Find out by reading and writing, at most once in a while."""
    matches: Matches = state.service.matches
    well = await state.health.is_well() and not matches.stopping
    status: Literal["ok", "busy"] = "ok" if well else "busy"
    facts = Health(status, rookery.__version__, len(matches.live), state.streams.total, matches.settings.instance)
    return Response(facts, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> bytes:
    """All figures."""
    text: bytes = state.service.matches.metrics.text()
    return text


# Problems


def _refusal(request: Asked, problem: Exception) -> Response[bytes]:
    """Every problem in the same form."""
    known = problem if isinstance(problem, RookeryError) else _known(problem)
    body = answered(known, request.app.state.service.matches.metrics)
    if known.code in site.SHOWN and "text/html" in request.headers.get("accept", ""):
        # People get it from the page, in their language.
        return site.missing(request, body.status)
    headers = {name.decode(): value.decode() for name, value in retry_after(known)}
    if isinstance(problem, MethodNotAllowedException):
        # They say which methods there are.
        headers |= problem.headers or {}
    return Response(encoded(body), status_code=body.status, media_type=MediaType.JSON, headers=headers)


def _known(problem: Exception) -> Refusal:
    """Our refusal for a problem of the framework; what is no such problem goes on to the gate."""
    if isinstance(problem, NotFoundException):
        return no_page()
    if isinstance(problem, MethodNotAllowedException):
        return Refusal("wrong-method", say("wrong-method"))
    if isinstance(problem, HTTPException) and problem.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return Refusal("too-large", say("too-large-to-read"))
    if isinstance(problem, RecursionError):
        return commands.too_deep()
    if isinstance(problem, UnicodeDecodeError):
        return commands.not_utf8()
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


def _routes(largest: int) -> list[Any]:
    """Everything that is answered; what may bring a whole game along has at most so many bytes."""
    return [
        *(me, credential, privacy.privacy, look, paths, hint, links, device_link, record, events, socket),
        # A match may go on from a game that is brought along.
        Router(path="/api/matches", route_handlers=[open_match, list_matches], request_max_body_size=largest),
        *(health, metrics, catalogues.words, *study.routes(largest), *site.HANDLERS),
        *(*install.HANDLERS, *previews.HANDLERS, *documentation.HANDLERS),
    ]


def _described_as() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rookery",
        version=rookery.__version__,
        description="Matches for people and programs.",
        path="/openapi.json",
        render_plugins=[Description(path="/")],
    )


def description() -> dict[str, Any]:
    """What /openapi.json says, without a server."""
    return described(Litestar(_routes(0), openapi_config=_described_as()).openapi_schema.to_schema())


def build(service: Service) -> Gate:
    """The whole application, gate and all."""
    # Read before the first browser asks.
    site.kept()
    streams = Streams(service)
    matches = service.matches
    limits = matches.settings.limits
    matches.metrics.watch("matches", "Matches in memory.", lambda: len(matches.live))
    matches.metrics.watch("sockets", "Sockets that are open.", lambda: streams.total)
    matches.metrics.watch("thoughts_waiting", "Thoughts that wait or are under way.", lambda: matches.bot_pool.waiting)
    app = Litestar(
        route_handlers=_routes(limits.record),
        state=State(
            {
                "service": service,
                "streams": streams,
                "study": study.Study(service),
                "health": HealthCheck(matches.store),
                "new_guests": matches.peers.share(
                    "guests-address", Buckets(limits.guests_address, say("counted-guests"))
                ),
            }
        ),
        exception_handlers={Exception: _refusal, HTTPException: _refusal},
        request_max_body_size=limits.body,
        openapi_config=_described_as(),
        logging_config=None,
    )
    return Gate(commands.Commands(app, service), service)
