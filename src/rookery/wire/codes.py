"""Why something may be refused: every code with its HTTP status and what it means, and a refusal as it travels."""

from typing import Any, Final, NamedTuple

import msgspec

from rookery.kernel.messages import Message, Text, speaker
from rookery.play.refusals import Refusal

say = speaker("wire")


class Code(NamedTuple):
    """What goes with a code."""

    status: int
    meaning: Message


CODES: Final = {
    # Of a match
    "stale": Code(409, say("stale")),
    "bad-key": Code(400, say("bad-key")),
    "no-such-seat": Code(400, say("no-such-seat")),
    "not-your-seat": Code(403, say("not-your-seat")),
    "not-seated": Code(403, say("not-seated")),
    "seat-taken": Code(409, say("seat-taken")),
    "seated": Code(409, say("seated")),
    "nobody-there": Code(409, say("nobody-there")),
    "bad-name": Code(400, say("bad-name")),
    "bad-commitment": Code(400, say("bad-commitment")),
    "wrong-seed": Code(400, say("wrong-seed")),
    "reveal-not-due": Code(409, say("reveal-not-due")),
    "withheld": Code(403, say("withheld")),
    "bad-seats": Code(400, say("bad-seats")),
    "bad-colours": Code(400, say("bad-colours")),
    "bad-opening": Code(400, say("bad-opening")),
    "bad-clock": Code(400, say("bad-clock")),
    "unknown-phrase": Code(400, say("unknown-phrase")),
    "not-started": Code(409, say("not-started")),
    "over": Code(409, say("over")),
    "match-full": Code(409, say("match-full")),
    "not-over": Code(409, say("not-over")),
    "not-your-turn": Code(409, say("not-your-turn")),
    "nothing-to-undo": Code(409, say("nothing-to-undo")),
    "across-a-roll": Code(409, say("across-a-roll")),
    "already-offered": Code(409, say("already-offered")),
    "nothing-offered": Code(409, say("nothing-offered")),
    "own-offer": Code(409, say("own-offer")),
    "already-answered": Code(409, say("already-answered")),
    "bots-play-on": Code(409, say("bots-play-on")),
    "nobody-to-ask": Code(409, say("nobody-to-ask")),
    "hints-are-free": Code(409, say("hints-are-free")),
    "hints-not-agreed": Code(403, say("hints-not-agreed")),
    "rematched": Code(409, say("rematched")),
    "server-only": Code(403, say("server-only")),
    "others-play": Code(409, say("others-play")),
    # Of games and moves
    "unknown-game": Code(400, say("unknown-game")),
    "bad-option": Code(400, say("bad-option")),
    "unknown-level": Code(400, say("unknown-level")),
    "bad-notation": Code(400, say("bad-notation")),
    "illegal-move": Code(422, say("illegal-move")),
    "no-puzzle": Code(404, say("no-puzzle")),
    # Of the server
    "bad-body": Code(400, say("bad-body")),
    "bad-record": Code(400, say("bad-record")),
    "bad-after": Code(400, say("bad-after")),
    "no-guest": Code(401, say("no-guest")),
    "used-link": Code(403, say("used-link")),
    "no-invitation": Code(403, say("no-invitation")),
    "not-host": Code(403, say("not-host")),
    "unknown-code": Code(404, say("unknown-code")),
    "unknown-class": Code(404, say("unknown-class")),
    "class-full": Code(409, say("class-full")),
    "bad-class": Code(400, say("bad-class")),
    "bad-lessons": Code(400, say("bad-lessons")),
    "wrong-origin": Code(403, say("wrong-origin")),
    "wrong-csrf": Code(403, say("wrong-csrf")),
    "banned": Code(403, say("banned")),
    "unknown-match": Code(404, say("unknown-match")),
    "unknown-page": Code(404, say("unknown-page")),
    "no-documentation": Code(404, say("no-documentation")),
    "wrong-method": Code(405, say("wrong-method")),
    "key-reused": Code(409, say("key-reused")),
    "conflict": Code(409, say("conflict")),
    "other-rules": Code(410, say("other-rules")),
    "broken-log": Code(410, say("broken-log")),
    "wrong-host": Code(421, say("wrong-host")),
    "too-large": Code(413, say("too-large")),
    "wrong-type": Code(415, say("wrong-type")),
    "too-many-requests": Code(429, say("too-many-requests")),
    "too-many-matches": Code(429, say("too-many-matches")),
    "too-many-sockets": Code(429, say("too-many-sockets")),
    "failed": Code(500, say("failed")),
    "database-busy": Code(503, say("database-busy")),
    "thinking-busy": Code(503, say("thinking-busy")),
    "thinking-failed": Code(503, say("thinking-failed")),
    "stopping": Code(503, say("stopping")),
    "slow-reader": Code(503, say("slow-reader")),
}
"""Every code there is. Its meaning is for programmers; a refusal has a message of its own for people."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal as it travels: a code for programs, a message for people, and details."""

    code: str
    message: Text
    details: dict[str, Any] = {}

    @property
    def status(self) -> int:
        """The HTTP status that goes with it; 500 for unknown codes."""
        return CODES[self.code].status if self.code in CODES else 500


def to_problem(refusal: Refusal) -> Problem:
    """A refusal as it is sent."""
    return Problem(refusal.code, refusal.message, refusal.details)


def to_refusal(problem: Problem, retry: float | None = None) -> Refusal:
    """A received problem as an exception; unknown codes of newer servers are kept."""
    refusal = Refusal(problem.code, problem.message, retry=retry)
    refusal.details = problem.details
    return refusal
