"""The route of commands. Nothing else is asked for so often, so it does without what the framework does for others."""

import re
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from rookery.play.wire import CommandAnswer, CommandRequest
from rookery.server.lobby import Asker, Lobby
from rookery.server.problems import Refused, answer_to
from rookery.server.scenes import encoded

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
        raise Refused("bad-body", "the body is not UTF-8") from None
    except RecursionError:
        raise Refused("bad-body", "the body is nested too deeply") from None


def unreadable(problem: object) -> Refused:
    """The refusal of what is not as it should be."""
    return Refused("bad-body", f"this cannot be read: {str(problem)[:300]}; /docs tells what is right")


class Acting:
    """An ASGI application around another: it answers commands, and hands everything else on."""

    def __init__(self, app: Any, lobby: Lobby) -> None:
        self._app = app
        self._lobby = lobby
        self._most = lobby.matches.settings.limits.body

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, if it is for us."""
        here = _HERE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if here is None:
            await self._app(scope, receive, send)
        elif scope["method"] != "POST":
            status, problem = answer_to(Refused("wrong-method", "commands are sent with POST; /docs tells how"))
            self._lobby.matches.metrics.refusals.labels(problem.code).inc()
            await _answer(send, status, problem, (b"allow", b"POST"))
        else:
            await _answer(send, 200, await self._command(here[1], scope, receive))

    async def _command(self, match: str, scope: Any, receive: Any) -> CommandAnswer:
        """Carry out a command: it is kept when this answers. Those who listen anyway may do without the view."""
        asker: Asker = scope["state"]["asker"]
        view = _wants_view(scope["query_string"])
        table = await self._lobby.matches.table(match)
        events = await self._lobby.act(table, asker, read(await _whole(receive, self._most), CommandRequest))
        if not view:
            return CommandAnswer(events, None)
        return CommandAnswer(events, table.view_for(asker.guest, table.seat_of(asker.token) if asker.token else None))


async def _answer(send: Any, status: int, answer: msgspec.Struct, *headers: tuple[bytes, bytes]) -> None:
    body = encoded(answer)
    kept = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": body})


@lru_cache(64)
def _wants_view(query: bytes) -> bool:
    """Whether the view is part of the answer, as it is unless somebody says no."""
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
            raise Refused("too-large", f"the body is too large; at most {most} bytes are taken")
    return body
