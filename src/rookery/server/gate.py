"""The gate before all routes: who asks, whether they may at all, and a line in the log about each request."""

import itertools
import logging
import time
from collections.abc import Iterable
from email.utils import formatdate
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.limits import BRINGS_A_GAME, Buckets
from rookery.server.logs import note
from rookery.server.metrics import Metrics
from rookery.server.permissions import Asker
from rookery.server.problems import failed, no_guest, refusal_of
from rookery.server.scenes import encoded
from rookery.server.security import (
    DATA_HEADERS,
    FILE_HEADERS,
    PAGE_HEADERS,
    SECURE_HEADERS,
    bearer,
    check_origin,
)
from rookery.server.service import Service
from rookery.wire.codes import Problem, to_problem
from rookery.wire.match import COOKIE, CSRF_HEADER

say = speaker("server")

_FILES = b"text/javascript", b"text/css", b"font/"
"""What is the same for everybody: there are many such files, and what goes with the rest would be a fifth of them.
Browsers ask by their tags, and when they were sent is of no use to anybody."""
_DATA = b"application/json", b"application/x-ndjson"
"""What no browser shows as a page."""
_FOR_FILES, _FOR_DATA, _FOR_PAGES, _FOR_SECURE = (
    [(name.lower().encode(), value.encode()) for name, value in each.items()]
    for each in (FILE_HEADERS, DATA_HEADERS, PAGE_HEADERS, SECURE_HEADERS)
)
_REFUSED_SOCKET = 4403


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
        self._addresses = Buckets(self._limits.address, say("counted-requests"))

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
            headers = _headers(scope)
            asker = self._asker(scope, headers)
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
            self._metrics.requests.labels(status).inc()
            self._metrics.answering.observe(took)
            guest = asker.guest if asker else None
            facts = {"method": scope["method"], "path": scope["path"][:200], "status": status, "guest": guest}
            note("request", id=request, **facts, ms=round(1000 * took, 2))

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            headers = _headers(scope)
            self._asker(scope, headers)
            check_origin(headers)
        except RookeryError as problem:
            self._metrics.refusals.labels(problem.code).inc()
            await receive()
            await send({"type": "websocket.close", "code": _REFUSED_SOCKET, "reason": problem.code})
            return
        await self._app(scope, receive, send)

    def _asker(self, scope: Any, headers: dict[str, str]) -> Asker:
        address = scope["client"][0] if scope.get("client") else "?"
        asker = Asker(self._service.security.guest_of(_cookie(headers)), bearer(headers), address)
        scope["state"] = {**scope.get("state", {}), "asker": asker}
        self._addresses.take(address)
        return asker

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
        if asker.token is None:
            if asker.guest is None:
                raise no_guest()
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
    kind = dict(kept).get(b"content-type", b"")
    if kind.startswith(_FILES):
        return kept + _FOR_FILES
    ours = _FOR_DATA if kind.startswith(_DATA) else _FOR_SECURE if secure else _FOR_PAGES
    return [*kept, (b"date", formatdate(usegmt=True).encode()), *ours, (b"x-request-id", request.encode())]


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _cookie(headers: dict[str, str]) -> str | None:
    for each in headers.get("cookie", "").split(";"):
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value
    return None
