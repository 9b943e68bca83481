"""The route of commands. It is by far the busiest one, so it bypasses the framework."""

import re
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.encoding import encoded
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.wire.codes import to_problem
from rookery.wire.match import CommandAnswer, CommandRequest

say = speaker("server")

PATH = "/api/matches/{match}/commands"
_HERE = re.compile(PATH.format(match="([^/]+)") + "/?")

Body = TypeVar("Body", bound=msgspec.Struct)


def read(body: bytes, kind: type[Body]) -> Body:
    """What was sent, read strictly: the framework would take the text "1" for a number."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as problem:
        raise unreadable(problem) from None
    except UnicodeDecodeError:
        raise not_utf8() from None
    except RecursionError:
        raise too_deep() from None


def unreadable(problem: object) -> Refusal:
    """The refusal of a body that does not fit its type."""
    return Refusal("bad-body", say("bad-body", problem=str(problem)[:300]))


def not_utf8() -> Refusal:
    """The refusal of bytes that are no text."""
    return Refusal("bad-body", say("not-utf8"))


def too_deep() -> Refusal:
    """The refusal of what would take too long to read."""
    return Refusal("bad-body", say("too-deep"))


class Commands:
    """An ASGI application around another: it answers commands, and hands everything else on."""

    def __init__(self, app: Any, service: Service) -> None:
        self._app = app
        self._service = service
        self._most = service.matches.settings.limits.body

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, if it is for us."""
        here = _HERE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if here is None:
            await self._app(scope, receive, send)
        elif scope["method"] != "POST":
            problem = to_problem(Refusal("wrong-method", say("commands-are-posted")))
            self._service.matches.metrics.refusals.labels(problem.code).inc()
            await _answer(send, problem.status, problem, (b"allow", b"POST"))
        else:
            await _answer(send, 200, await self._command(here[1], scope, receive))

    async def _command(self, match: str, scope: Any, receive: Any) -> CommandAnswer:
        """Carry out a command: it is stored when this answers. Clients that listen anyway may do without the view."""
        asker: Asker = scope["state"]["asker"]
        view = _wants_view(scope["query_string"])
        request = read(await _whole(receive, self._most), CommandRequest)
        live, viewer, events = await self._service.act(match, asker, request)
        return CommandAnswer(live.wire_events(events), live.view_for(viewer) if view else None)


async def _answer(send: Any, status: int, answer: msgspec.Struct, *headers: tuple[bytes, bytes]) -> None:
    body = encoded(answer)
    kept = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": body})


def _wants_view(query: bytes) -> bool:
    """Whether the view is part of the answer, as it is unless somebody says no."""
    if not query or query == b"view=false":
        return not query
    asked = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True)).get("view", "true")
    try:
        return msgspec.convert(asked, bool, strict=False)
    except msgspec.ValidationError as problem:
        raise unreadable(f"view: {problem}") from None


async def _whole(receive: Any, most: int) -> bytes:
    """The body of a request, in whatever pieces it comes."""
    body, more = b"", True
    while more:
        piece = await receive()
        body, more = body + piece.get("body", b""), piece.get("more_body", False)
        if len(body) > most:
            raise Refusal("too-large", say("too-large", most=most))
    return body
