"""Why the server refuses: each code with its status, so that every refusal looks the same to those who get one."""

from typing import Any

import msgspec

from rookery.kernel.errors import BadOption, RookeryError, UnknownGame, UnknownLevel
from rookery.play import refusals
from rookery.play.match import BrokenLog, OtherRules
from rookery.play.refusals import Refusal
from rookery.play.wire import Problem
from rookery.server.store import Conflict, StoreProblem

CODES = {
    "bad-body": (400, "the body is not the JSON that is asked for"),
    "bad-record": (400, "this is no record of a game, or it does not replay; details: ply, where it breaks"),
    "bad-after": (400, "after is the number of an event that there is, or 0"),
    "no-guest": (401, "ask GET /api/me first; it hands out a cookie"),
    "no-token": (401, "a seat's token, a watcher's token or the cookie of somebody at the table is needed"),
    "wrong-token": (403, "this token opens nothing here"),
    "wrong-origin": (403, "another site may not ask in a guest's name"),
    "wrong-csrf": (403, "the header X-Rookery-CSRF holds what GET /api/me says"),
    "unknown-match": (404, "there is no such match"),
    "unknown-page": (404, "there is nothing at this address"),
    "wrong-method": (405, "this address is asked in another way"),
    "key-reused": (409, "another match was opened with this key"),
    "conflict": (409, "others were faster, again and again; look and ask again"),
    "other-rules": (410, "the match is played by rules that this server does not have; it is kept as it is"),
    "broken-log": (410, "what is kept of the match is damaged"),
    "too-large": (413, "the body is too large"),
    "wrong-type": (415, "bodies are application/json"),
    "too-many-requests": (429, "wait a moment"),
    "too-many-matches": (429, "finish some of your matches first"),
    "too-many-sockets": (429, "close some of your pages first"),
    "failed": (500, "the server made a mistake; nothing was lost"),
    "database-busy": (503, "the matches cannot be reached now; ask again with the same key"),
    "thinking-busy": (503, "all advisers are thinking; ask again"),
    "thinking-failed": (503, "the adviser found nothing in time; ask again"),
    "stopping": (503, "the server is about to stop; come back in a moment"),
    "slow-reader": (503, "messages were not read in time; connect again with after"),
}
"""Every code of the server's own, with its status and what it means."""

_STATUS = {
    "stale": 409,
    "not-your-seat": 403,
    "not-seated": 403,
    "server-only": 403,
    "seat-taken": 409,
    "seated": 409,
    "nobody-there": 409,
    "not-started": 409,
    "over": 409,
    "not-over": 409,
    "not-your-turn": 409,
    "illegal-move": 422,
    "nothing-to-undo": 409,
    "across-a-roll": 409,
    "already-offered": 409,
    "nothing-offered": 409,
    "own-offer": 409,
    "already-answered": 409,
    "bots-play-on": 409,
    "nobody-to-ask": 409,
    "rematched": 409,
}
"""Of the referee's refusals; those that are not named are 400: what was asked for cannot be."""

_WISHES = (BadOption, UnknownGame, UnknownLevel)
"""What the kernel says of wishes that cannot be."""

_DETAILS = {"missing": "events", "legal": "moves"}
"""The referee's names of details, where the wire has others."""


class Refused(RookeryError):
    """Something that the server does not do, with its code; ``retry`` is when to ask again, in seconds."""

    def __init__(self, code: str, sentence: str, *, retry: float | None = None, **details: Any) -> None:
        if code not in CODES:
            raise ValueError(f"there is no code {code}")
        super().__init__(sentence)
        self.code = code
        self.details = details
        self.retry = retry


def no_match(match: str) -> Refused:
    """The refusal of an id that no match has. The id is not shown: it may be anything."""
    return Refused("unknown-match", "there is no such match; look at the link again")


def cannot_open(fault: BrokenLog) -> Refused:
    """The refusal of a match whose events cannot be followed here. To ask again would not help, so it is no 500."""
    if isinstance(fault, OtherRules):
        return Refused(fault.code, f"{fault}; it is kept, but cannot be shown or played on by this server")
    return Refused(fault.code, "what is kept of this match is damaged, and it cannot be opened; open a new one")


def status_of(code: str) -> int:
    """The status that goes with a code."""
    return CODES[code][0] if code in CODES else _STATUS.get(code, 400)


def meaning_of(code: str) -> str:
    """What a code means, in a few words."""
    if code in CODES:
        return CODES[code][1]
    kernels = {kind.code: str(kind.__doc__).splitlines()[0].rstrip(".") for kind in _WISHES}
    return refusals.CODES.get(code) or kernels[code]


def answer_to(problem: RookeryError) -> tuple[int, Problem]:
    """The status and the body that tell of a problem."""
    if isinstance(problem, BrokenLog):
        problem = cannot_open(problem)
    if isinstance(problem, Refused):
        return CODES[problem.code][0], Problem(problem.code, str(problem), problem.details)
    if isinstance(problem, Refusal):
        details = {_DETAILS.get(name, name): value for name, value in problem.details.items()}
        return status_of(problem.code), Problem(problem.code, problem.sentence, msgspec.to_builtins(details))
    if isinstance(problem, StoreProblem) and problem.code != "unknown-match":
        # Its sentence may name files of this machine; that is for the log.
        status, sentence = CODES["database-busy"]
        return status, Problem("database-busy", sentence)
    if isinstance(problem, StoreProblem):
        return 404, Problem("unknown-match", str(no_match("")))
    if isinstance(problem, Conflict):
        return 409, Problem("conflict", "others were faster; look at what has happened and ask again")
    status = status_of(problem.code) if isinstance(problem, _WISHES) else 500
    return status, Problem(problem.code, str(problem))
