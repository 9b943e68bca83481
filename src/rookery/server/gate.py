"""The gate before all routes: who asks, whether they may at all, and a line in the log about each request."""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Iterable
from email.utils import formatdate
from functools import lru_cache
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.client_addresses import NOWHERE, Proxies
from rookery.server.http.encoding import encoded
from rookery.server.http.host_names import HostNames
from rookery.server.http.limits import BRINGS_A_GAME, Buckets
from rookery.server.http.problems import failed, no_guest, no_page, refusal_of
from rookery.server.http.security import (
    DATA_HEADERS,
    FILE_HEADERS,
    PAGE_HEADERS,
    PICTURE_HEADERS,
    SECURE_HEADERS,
    bearer,
    check_origin,
)
from rookery.server.http.turns import Rounds
from rookery.server.logs import note
from rookery.server.matches.permissions import Asker, identified
from rookery.server.matches.service import Service
from rookery.server.metrics import Metrics
from rookery.server.operator_routes import OperatorRoutes
from rookery.wire.codes import Problem, to_problem
from rookery.wire.match import COOKIE, CSRF_HEADER

say = speaker("server")

_FILES = b"text/javascript", b"text/css", b"font/"
"""What is the same for everybody: there are many such files, and what goes with the rest would be a fifth of them.
Browsers ask by their tags, and when they were sent is of no use to anybody."""
_DATA = b"application/json", b"application/x-ndjson"
"""What no browser shows as a page."""
_PICTURES = b"image/svg+xml"
_FOR_FILES, _FOR_DATA, _FOR_PICTURES, _FOR_PAGES, _FOR_SECURE = (
    [(name.lower().encode(), value.encode()) for name, value in each.items()]
    for each in (FILE_HEADERS, DATA_HEADERS, PICTURE_HEADERS, PAGE_HEADERS, SECURE_HEADERS)
)
_POLICY = b"content-security-policy"
_REFUSED_SOCKET = 4403
LONGEST_TARGET = 8 * 1024
"""Bytes of an address with its query."""
EACH_ROUND = 4
"""How many requests begin in one round of the event loop."""
TOLD_NAMES = 20
"""How many names that are not ours the log is told of."""
SLOWLY = 1.0
"""Seconds, at most, that a refusal takes for who asks too often."""
HEALTH = "/health"
"""Whoever watches over the server may always ask."""

Header = tuple[bytes, bytes]


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: Any, service: Service) -> None:
        self._app = app
        self._service = service
        self._limits = service.matches.settings.limits
        self._instance = service.matches.settings.instance
        self._metrics = service.matches.metrics
        self._numbers = itertools.count(1)
        share = service.matches.peers.share
        self._addresses = share("requests-address", Buckets(self._limits.address, say("counted-requests")))
        self._rounds = Rounds(EACH_ROUND)
        self._reserves = Buckets(self._limits.reserve, say("counted-requests"))
        settings = service.matches.settings
        self._proxies = Proxies(settings.network.trusted_proxies)
        self._names = HostNames(settings.network.names)
        self.operators = OperatorRoutes(settings.operators)
        """Where metrics and documents are answered."""
        self._tells_addresses = settings.log.addresses
        self._unknown_names: set[str] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request in, or do not."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began, request = time.perf_counter(), f"{self._instance}-{next(self._numbers)}"
        status = 0
        asker: Asker | None = None

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_ours(message.get("headers", ()), request, secure=scope["scheme"] == "https")
            await send(message)

        try:
            headers = self._enter(scope)
            asker = self._asker(scope, headers)
            await self._pace(scope, asker)
            self._check(scope, headers, asker)
            await self._app(scope, receive, answer)
        except RookeryError as problem:
            await self._refuse(problem, answer)
        except Exception as fault:  # noqa: BLE001  # whatever it is, the server stays up and says so
            note("request-failed", level=logging.ERROR, error=fault, id=request)
            if not status:
                await self._refuse(failed(), answer)
        finally:
            took = time.perf_counter() - began
            self._metrics.answered(status, took)
            guest = asker.guest if asker else None
            facts = {"method": scope["method"], "path": scope["path"][:200], "status": status, "guest": guest}
            if self._tells_addresses:
                facts["address"] = _client(scope)
            note("request", id=request, **facts, ms=round(1000 * took, 2))

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            headers = self._enter(scope)
            await self._pace(scope, self._asker(scope, headers))
            check_origin(headers)
        except RookeryError as problem:
            self._metrics.refusals.labels(problem.code).inc()
            await receive()
            await send({"type": "websocket.close", "code": _REFUSED_SOCKET, "reason": problem.code})
            return
        await self._app(scope, receive, send)

    def _enter(self, scope: Any) -> dict[str, str]:
        """The headers of a request that is for us; where it comes from is in its scope from here on."""
        headers, peer = _headers(scope), _client(scope)
        if self._proxies.trusts(peer):
            scope["client"] = (self._proxies.client(peer, scope["headers"]), 0)
            scope["scheme"] = self._proxies.scheme(peer, scope["headers"], scope["scheme"])
        # Nobody behind the gate reads cookies, and what parses them remembers them.
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]
        if not self._names.ours(headers.get("host")):
            self._note_name(headers["host"])
            raise Refusal("wrong-host", say("wrong-host"))
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_TARGET:
            raise Refusal("too-large", say("address-too-long", most=LONGEST_TARGET))
        if not self.operators.answers(scope["path"], scope.get("server")):
            raise no_page()
        return headers

    def _note_name(self, host: str) -> None:
        """Tell whoever runs the server once of a name that may be theirs."""
        if host not in self._unknown_names and len(self._unknown_names) < TOLD_NAMES:
            self._unknown_names.add(host)
            note("wrong-host", level=logging.WARNING, host=host[:200], setting="network.names")

    def _asker(self, scope: Any, headers: dict[str, str]) -> Asker:
        asker = identified(self._service.security, _cookie(headers), bearer(headers), _client(scope))
        scope["state"] = {**scope.get("state", {}), "asker": asker}
        self._service.bans.check(asker.address)
        if asker.guest is not None:
            self._service.matches.households.note(asker.guest, asker.household)
        return asker

    async def _pace(self, scope: Any, asker: Asker) -> None:
        """Let visitors take turns; refuse an address that asks too often, slowly: its next request comes later then.

        A guest whom we know has a small share of their own, so that others at the same address shut nobody out.
        """
        watches = scope["path"] == HEALTH
        await self._rounds.begin(asker.household, HEALTH if watches else asker.name)
        if watches:
            return
        try:
            self._addresses.take(asker.household)
        except Refusal as problem:
            with contextlib.suppress(Refusal):
                if asker.guest is not None:
                    self._reserves.take(asker.guest)
                    return
            await asyncio.sleep(min(problem.retry or 0, SLOWLY))
            raise

    def _check(self, scope: Any, headers: dict[str, str], asker: Asker) -> None:
        """Refuse what no page of ours and no honest program sends."""
        method = scope["method"]
        if method in {"GET", "HEAD"}:
            return
        check_origin(headers)
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._limits.body:
            most = self._limits.record if scope["path"] in BRINGS_A_GAME else self._limits.body
            if int(length) > most:
                raise Refusal("too-large", say("too-large", most=most))
        if method == "POST" and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("wrong-type", say("wrong-type"))
        if asker.guest is None and asker.token is None:
            raise no_guest()
        # A browser sends the cookie by itself, whatever else it is made to send; nothing but a credential is as good.
        if asker.guest is not None and not asker.credential:
            self._service.security.check_csrf(asker.guest, headers.get(CSRF_HEADER.lower()))

    async def _refuse(self, problem: RookeryError, answer: Any) -> None:
        body = answered(problem, self._metrics)
        headers = [(b"content-type", b"application/json"), *retry_after(problem)]
        await answer({"type": "http.response.start", "status": body.status, "headers": headers})
        await answer({"type": "http.response.body", "body": encoded(body)})


def answered(problem: RookeryError, metrics: Metrics) -> Problem:
    """A problem as it is sent; it is counted, and logged if it is the server's fault."""
    body = to_problem(refusal_of(problem))
    metrics.refusals.labels(body.code).inc()
    # A fault is in the log already, with its place.
    if body.status >= 500 and problem.code != "failed":
        note("refused", level=logging.ERROR, code=problem.code, problem=str(problem))
    return body


def retry_after(problem: RookeryError) -> list[tuple[bytes, bytes]]:
    """The header that says when to ask again, where that is known."""
    retry = problem.retry if isinstance(problem, Refusal) else None
    return [] if retry is None else [(b"retry-after", str(max(1, round(retry + 0.5))).encode())]


def _with_ours(headers: Iterable[Header], request: str, *, secure: bool) -> list[Header]:
    kept = list(headers)
    told = dict(kept)
    kind = told.get(b"content-type", b"")
    if kind.startswith(_FILES):
        return kept + _FOR_FILES
    ours = _FOR_SECURE if secure else _FOR_PAGES
    if kind.startswith(_DATA):
        ours = _FOR_DATA
    elif kind.startswith(_PICTURES):
        ours = _FOR_PICTURES
    if _POLICY in told:
        # A page that is one file has styles in it, and says more strictly than we what else it may have.
        ours = [each for each in ours if each[0] != _POLICY]
    return [*kept, (b"date", _date(int(time.time()))), *ours, (b"x-request-id", request.encode())]


@lru_cache(1)
def _date(second: int) -> bytes:
    """A time as headers have it."""
    return formatdate(second, usegmt=True).encode()


def _client(scope: Any) -> str:
    """The address of a client."""
    return str(scope["client"][0]) if scope.get("client") else NOWHERE


def _headers(scope: Any) -> dict[str, str]:
    # Their names are in small letters by then, as the protocol of applications has it.
    sent = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    found = dict(sent)
    if len(found) < len(sent):
        # Whoever sends one twice may not choose which of them counts: together they are what nobody honest sends.
        for name in found:
            between = "; " if name == "cookie" else ", "
            found[name] = between.join(value for each, value in sent if each == name)
    return found


def _cookie(headers: dict[str, str]) -> str | None:
    for each in headers.get("cookie", "").split(";"):
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value
    return None
