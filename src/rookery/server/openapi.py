"""The OpenAPI document: the framework's list of routes, with the exact types of the wire and every refusal.

The framework knows addresses and parameters. The types come from msgspec, which reads and writes them, so that the
document forbids and allows exactly what the server does.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from rookery import catalog
from rookery.kernel.levels import NAMES
from rookery.play.phrases import SAYINGS
from rookery.records.record import Record
from rookery.server.matches import commands
from rookery.wire import classes, links, match, privacy, puzzles, study
from rookery.wire.codes import CODES, Problem
from rookery.words import languages, word

Facts = dict[str, Any]
JSON, LINES = "application/json", "application/x-ndjson"
REF = "#/components/schemas/{name}"
PATH_PARAMETERS: dict[str, Facts] = {
    "match": {"pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "name": {"pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "number": {"minimum": 1, "maximum": 1000},
    "game": {"enum": list(catalog.games())},
    "catalogue": {"pattern": "^[a-z][a-z0-9-]{0,63}$"},
    "file": {"enum": [f"{language}.json" for language in languages()]},
}
TYPES = (
    *(match.NewMatch, match.CommandRequest, match.HintRequest),
    *(links.Credential, links.Links, links.DeviceLinkRequest, links.DeviceLink),
    *(
        match.Me,
        match.Opened,
        match.Listing,
        match.ViewAnswer,
        match.CommandAnswer,
        match.Paths,
        match.Hint,
        match.Health,
        privacy.Privacy,
    ),
    Problem,
    *(study.PreviewRequest, study.ChancesRequest, study.AdviceRequest, study.ReviewRequest, study.CodeRequest),
    *(study.Preview, study.Rulebook, study.Guide, study.Lessons),
    *(puzzles.Puzzles, puzzles.PuzzleAnswer),
    *(study.Replay, study.Verified, study.Chances, study.Advice, study.Reviewed),
    *(classes.NewClass, classes.JoinClass, classes.TableRequest, classes.LessonsRequest),
    *(classes.ClassView, classes.Place),
    Record,
    match.AnyStreamMessage,
)

VALUES: dict[tuple[str, str], tuple[str | None, ...]] = {
    ("NewMatch", "game"): catalog.games(),
    ("NewClass", "game"): catalog.games(),
    ("PreviewRequest", "game"): catalog.games(),
    ("ChancesRequest", "game"): catalog.games(),
    ("AdviceRequest", "game"): catalog.games(),
    ("Say", "phrase"): tuple(SAYINGS),
}
"""Texts that are names of something, by type and field."""

EXAMPLES: dict[tuple[str, str], tuple[str | None, ...]] = {
    ("SeatPlan", "bot"): (*NAMES, None),
    ("SeatBot", "level"): NAMES,
}
"""The same where a server may know more: programs of its owner's, which GET /api/me names."""

# Who may ask: any of the ways in a list will do.

SCHEMES: Facts = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": match.COOKIE,
        "description": "who a guest is; GET /api/me hands it out",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": match.CSRF_HEADER,
        "description": "goes with the cookie; GET /api/me tells it",
    },
    "credential": {
        "type": "http",
        "scheme": "bearer",
        "description": "who a program is; GET /api/credential hands it out",
    },
    "link": {
        "type": "http",
        "scheme": "bearer",
        "description": "the token of a link: an invitation, one to watch by, one to take a seat to another device by",
    },
}
_NOBODY: Facts = {}
_GUEST: Facts = {"cookie": []}
_PAGE: Facts = {"cookie": [], "csrf": []}
_PROGRAM: Facts = {"credential": []}
_LINK: Facts = {"link": []}
_WATCHING = [_NOBODY, _GUEST, _PROGRAM, _LINK]

# What may be refused, by the codes of problems and refusals.

_ALWAYS = ("wrong-host", "too-large", "too-many-requests", "banned", "failed")
_STORED = ("database-busy",)
_POSTED = ("bad-body", "no-guest", "wrong-csrf", "wrong-origin", "too-large", "wrong-type")
_MATCH = (*_STORED, "unknown-match", "unknown-page", "broken-log", "other-rules", "used-link", "stopping")
_HOSTING = (*_MATCH, "not-host", "no-guest")
_OPENING = (
    "bad-key",
    "bad-seats",
    "bad-colours",
    "bad-opening",
    "bad-clock",
    "unknown-level",
    "unknown-game",
    "bad-option",
)
_GAME = ("unknown-game", "unknown-page")
_ACTING = (
    *("stale", "bad-key", "no-such-seat", "not-your-seat", "not-seated", "seat-taken", "seated", "nobody-there"),
    *("bad-name", "bad-commitment", "wrong-seed", "reveal-not-due", "withheld", "unknown-level", "unknown-phrase"),
    *("not-started", "over", "not-over", "not-your-turn"),
    *("bad-notation", "illegal-move", "nothing-to-undo", "across-a-roll", "already-offered", "nothing-offered"),
    *("match-full", "own-offer", "already-answered", "bots-play-on", "nobody-to-ask", "hints-are-free", "rematched"),
    *("no-invitation", "not-host", "others-play", "key-reused"),
)
_THINKING = ("not-your-turn", "thinking-busy", "thinking-failed")

_TEACHING = (*_POSTED, *_STORED, "unknown-class", "unknown-page", "stopping")
_TABLES = (*_OPENING, "too-many-matches", "key-reused")
_TEACHER = [_PAGE, _PROGRAM]

OPERATIONS: dict[str, tuple[list[Facts], tuple[str, ...]]] = {
    "GET /api/me": ([_NOBODY, _GUEST], ("bad-body",)),
    "GET /api/credential": ([_NOBODY], ()),
    "GET /api/privacy": ([_NOBODY, _GUEST], ()),
    "POST /api/matches": (
        [_PAGE, _PROGRAM],
        (*_POSTED, *_STORED, *_OPENING, "stopping", "key-reused", "too-many-matches"),
    ),
    "GET /api/matches": ([_NOBODY, _GUEST, _PROGRAM], _STORED),
    "GET /api/matches/{match}": (_WATCHING, _MATCH),
    "POST /api/matches/{match}/commands": ([_PAGE, _PROGRAM], (*_POSTED, *_MATCH, *_ACTING, "conflict")),
    "GET /api/matches/{match}/paths": (_WATCHING, (*_MATCH, "thinking-busy")),
    "POST /api/matches/{match}/hint": (
        [_PAGE, _PROGRAM],
        (*_POSTED, *_MATCH, *_THINKING, "not-your-seat", "hints-not-agreed"),
    ),
    "GET /api/matches/{match}/links": ([_GUEST, _PROGRAM], _HOSTING),
    "POST /api/matches/{match}/device-link": ([_PAGE, _PROGRAM], (*_POSTED, *_MATCH, "not-your-seat")),
    "GET /api/matches/{match}/record": (_WATCHING, (*_MATCH, "not-started")),
    "GET /api/matches/{match}/events": (
        _WATCHING,
        (*_MATCH, "bad-body", "bad-after", "too-many-sockets"),
    ),
    "POST /api/preview": ([_PAGE], (*_POSTED, *_GAME, "bad-option", "thinking-busy")),
    "GET /api/games/{game}/rules": ([_NOBODY, _GUEST], (*_GAME, "thinking-busy")),
    "GET /api/games/{game}/guide": ([_NOBODY, _GUEST], (*_GAME, "bad-body", "thinking-busy")),
    "GET /api/games/{game}/lessons": ([_NOBODY, _GUEST], (*_GAME, "thinking-busy")),
    "GET /api/games/{game}/puzzles": ([_NOBODY, _GUEST], (*_GAME, "thinking-busy")),
    "GET /api/games/{game}/puzzles/{number}": (
        [_NOBODY, _GUEST],
        (*_GAME, "bad-body", "no-puzzle", "bad-notation", "illegal-move", "thinking-busy"),
    ),
    "GET /api/games/{game}/picture.svg": (
        [_NOBODY, _GUEST],
        (*_GAME, "bad-body", "bad-option", "bad-notation", "thinking-busy"),
    ),
    "GET /api/matches/{match}/replay": (
        _WATCHING,
        (*_MATCH, "not-started", "bad-record", "thinking-busy"),
    ),
    "POST /api/replay": ([_PAGE], (*_POSTED, "bad-record", "thinking-busy")),
    "POST /api/verify": ([_PAGE], (*_POSTED, "bad-record", "thinking-busy")),
    "POST /api/chances": (
        [_PAGE],
        (*_POSTED, *_GAME, "bad-option", "bad-notation", "illegal-move", "thinking-busy"),
    ),
    "POST /api/advice": (
        [_PAGE],
        (*_POSTED, *_GAME, *_THINKING, "bad-option", "bad-notation", "illegal-move"),
    ),
    "POST /api/review": ([_PAGE], (*_POSTED, "bad-record", "thinking-busy")),
    "POST /api/qr": ([_PAGE], (*_POSTED, "thinking-busy")),
    "POST /api/classes": (_TEACHER, (*_POSTED, *_STORED, *_TABLES, "bad-class", "stopping")),
    "POST /api/classes/join": (_TEACHER, (*_POSTED, *_STORED, *_TABLES, "unknown-code", "class-full", "stopping")),
    "GET /api/classes/{name}": ([_GUEST, _PROGRAM, _LINK], (*_STORED, "unknown-class", "unknown-page")),
    "POST /api/classes/{name}/close": (_TEACHER, _TEACHING),
    "POST /api/classes/{name}/rounds": (_TEACHER, (*_TEACHING, *_TABLES)),
    "POST /api/classes/{name}/tables/{number}": (
        _TEACHER,
        (*_TEACHING, "unknown-match", "unknown-level", "broken-log", "other-rules"),
    ),
    "POST /api/classes/{name}/lessons": (_TEACHER, (*_TEACHING, "bad-lessons")),
    "GET /api/classes/{name}/lessons": ([_GUEST, _PROGRAM, _LINK], (*_STORED, "unknown-class", "unknown-page")),
    "GET /api/classes/{name}/puzzles": ([_GUEST, _PROGRAM, _LINK], (*_STORED, "unknown-class", "unknown-page")),
    "GET /api/classes/{name}/puzzles/{number}": (
        [_GUEST, _PROGRAM, _LINK],
        (*_STORED, "unknown-class", "unknown-page", "bad-body", "no-puzzle", "bad-notation", "illegal-move"),
    ),
    "GET /words/{catalogue}/{file}": ([_NOBODY], ("unknown-page",)),
    "GET /health": ([_NOBODY], ()),
    "GET /metrics": ([_NOBODY], ()),
}
"""For each operation who may ask, and what may be refused besides what every operation may refuse."""


_BODIES = {
    "POST /api/matches": "NewMatch",
    "POST /api/matches/{match}/commands": "CommandRequest",
    "POST /api/matches/{match}/hint": "HintRequest",
    "POST /api/matches/{match}/device-link": "DeviceLinkRequest",
    "POST /api/preview": "PreviewRequest",
    "POST /api/replay": "Record",
    "POST /api/verify": "Record",
    "POST /api/chances": "ChancesRequest",
    "POST /api/advice": "AdviceRequest",
    "POST /api/review": "ReviewRequest",
    "POST /api/qr": "CodeRequest",
    "POST /api/classes": "NewClass",
    "POST /api/classes/join": "JoinClass",
    "POST /api/classes/{name}/tables/{number}": "TableRequest",
    "POST /api/classes/{name}/lessons": "LessonsRequest",
}
_TEXT_OF_A_RECORD = {"type": "string", "description": "the same as a text, in the manner of PGN"}
_ANSWERS = {
    "POST /api/matches/{match}/commands": (JSON, "CommandAnswer"),
    "GET /api/matches/{match}/record": (JSON, "Record"),
    "GET /api/matches/{match}/events": (LINES, "StreamMessage"),
    "GET /api/me": (JSON, "Me"),
    "GET /api/matches/{match}/paths": (JSON, "Paths"),
    "POST /api/preview": (JSON, "Preview"),
    "GET /api/games/{game}/rules": (JSON, "Rulebook"),
    "GET /api/games/{game}/guide": (JSON, "Guide"),
    "GET /api/games/{game}/lessons": (JSON, "Lessons"),
    "GET /api/games/{game}/puzzles": (JSON, "Puzzles"),
    "GET /api/games/{game}/puzzles/{number}": (JSON, "PuzzleAnswer"),
    "GET /api/matches/{match}/replay": (JSON, "Replay"),
    "POST /api/replay": (JSON, "Replay"),
    "POST /api/verify": (JSON, "Verified"),
    "POST /api/chances": (JSON, "Chances"),
    "POST /api/advice": (JSON, "Advice"),
    "GET /api/classes/{name}/lessons": (JSON, "Lessons"),
    "GET /api/classes/{name}/puzzles": (JSON, "Puzzles"),
    "GET /api/classes/{name}/puzzles/{number}": (JSON, "PuzzleAnswer"),
    "POST /api/review": (JSON, "Reviewed"),
}
"""What the framework cannot know, because the answers are encoded already."""

COMMAND: Facts = {
    "summary": "Do something in a match",
    "operationId": "ApiMatchesCommandsCommand",
    "parameters": [
        {"name": "match", "in": "path", "required": True, "schema": {"type": "string"}},
        {"name": "view", "in": "query", "required": False, "schema": {"type": "boolean", "default": True}},
    ],
    "responses": {"200": {"description": "What the command led to"}},
}
"""What the framework would say of the route of commands if it knew it."""


class Description(JsonRenderPlugin):
    """Shows the document."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path)
        self._written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Facts) -> bytes:
        """The whole document. It is the same for everybody, and written once."""
        if self._written is None:
            self._written = self.render_json(request, described(openapi_schema))
        return self._written


def described(document: Facts) -> Facts:
    """The framework's document with our types, refusals and ways to prove who asks."""
    document = deepcopy(document)
    inline, schemas = msgspec.json.schema_components(TYPES, ref_template=REF)
    schemas["StreamMessage"] = inline[TYPES.index(match.AnyStreamMessage)] | {
        "description": match.StreamMessage.__doc__
    }
    for (name, field), values in VALUES.items():
        schemas[name]["properties"][field]["enum"] = list(values)
    for (name, field), values in EXAMPLES.items():
        schemas[name]["properties"][field]["examples"] = list(values)
    document["components"] = {"schemas": schemas, "securitySchemes": SCHEMES}
    document["paths"][commands.PATH] = {"post": deepcopy(COMMAND)}
    for label, (security, refused) in OPERATIONS.items():
        method, path = label.split()
        operation = document["paths"][path][method.lower()]
        _amend(operation, security, refused)
        if label in _BODIES:
            content = _content(JSON, _BODIES[label])
            if _BODIES[label] == "Record":
                content[JSON]["schema"] = {"oneOf": [content[JSON]["schema"], _TEXT_OF_A_RECORD]}
            operation["requestBody"] = {"required": True, "content": content}
        if label in _ANSWERS:
            operation["responses"]["200"]["content"] = _content(*_ANSWERS[label])
    words = document["paths"]["/words/{catalogue}/{file}"]["get"]["responses"]["200"]
    words["content"] = {JSON: {"schema": {"type": "object"}}}
    health = document["paths"]["/health"]["get"]["responses"]
    health["503"] = health["200"] | {"description": "The same, while the server cannot do its work"}
    return document


def _amend(operation: Facts, security: list[Facts], refused: Iterable[str]) -> None:
    """Put into an operation what the framework does not know of it."""
    operation["security"] = security
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "path":
            parameter["schema"] |= PATH_PARAMETERS[parameter["name"]]
    good = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    operation["responses"] = good | _refusals({*_ALWAYS, *refused})


def _refusals(codes: Iterable[str]) -> Facts:
    """The answers for some codes: each status with the codes that it may come with, and what they mean."""
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(CODES[code].status, []).append(code)
    return {str(status): _refusal(by_status[status]) for status in sorted(by_status)}


def _refusal(codes: list[str]) -> Facts:
    schema = {"$ref": REF.format(name="Problem"), "properties": {"code": {"enum": codes}}}
    meanings = "; ".join(f"{code}: {word(CODES[code].meaning)}" for code in codes)
    return {"description": meanings, "content": {JSON: {"schema": schema}}}


def _content(kind: str, name: str) -> Facts:
    return {kind: {"schema": {"$ref": REF.format(name=name)}}}
