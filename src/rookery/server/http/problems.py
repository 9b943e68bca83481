"""Turns every problem into the refusal that clients receive: here, and nowhere else."""

from typing import Any

from rookery.kernel.errors import BadNotation, BadOption, IllegalMove, RookeryError, UnknownGame, UnknownLevel
from rookery.kernel.messages import speaker
from rookery.play.match import BrokenLog, OtherRules
from rookery.play.refusals import Refusal
from rookery.puzzles.puzzle import NoPuzzle
from rookery.records.record import BadRecord
from rookery.server.store import Conflict, StoreProblem

say = speaker("server")

_ASKED_FOR = (BadOption, UnknownGame, UnknownLevel, BadNotation, IllegalMove, BadRecord, NoPuzzle)
"""Problems with a request that lower layers find: their codes and messages are passed on unchanged."""


def refusal_of(problem: RookeryError) -> Refusal:
    """The refusal for a problem. Details that only the operator can act on are left out."""
    if isinstance(problem, Refusal):
        return problem
    if isinstance(problem, BrokenLog):
        return cannot_open(problem)
    if isinstance(problem, StoreProblem | Conflict):
        return _of_the_store(problem)
    return Refusal(problem.code, problem.message, **_details(problem)) if isinstance(problem, _ASKED_FOR) else failed()


def _of_the_store(problem: StoreProblem | Conflict) -> Refusal:
    if isinstance(problem, Conflict):
        return Refusal("conflict", say("conflict"))
    if problem.code == "unknown-match":
        return no_match()
    # Its message may name files of this machine; that is for the log.
    return Refusal("database-busy", say("database-busy"))


def _details(problem: RookeryError) -> dict[str, Any]:
    match problem:
        case BadNotation(place=place):
            return {"place": place}
        case IllegalMove(legal=moves):
            return {"moves": moves}
        case BadRecord(ply=int() as ply):
            return {"ply": ply}
    return {}


def no_match() -> Refusal:
    """The refusal of an id that no match has. The id is not shown: it may be anything."""
    return Refusal("unknown-match", say("unknown-match"))


def no_page() -> Refusal:
    """The refusal of an address where there is nothing."""
    return Refusal("unknown-page", say("unknown-page"))


def no_guest() -> Refusal:
    """The refusal of an unknown guest."""
    return Refusal("no-guest", say("no-guest"))


def stopping() -> Refusal:
    """The refusal of everything while the server stops."""
    return Refusal("stopping", say("stopping"), retry=2.0)


def failed() -> Refusal:
    """The refusal after a fault of the server's own."""
    return Refusal("failed", say("failed"))


def cannot_open(fault: BrokenLog) -> Refusal:
    """The refusal of a match whose events cannot be followed here. To ask again would not help, so it is no 500."""
    if isinstance(fault, OtherRules):
        return Refusal(fault.code, say("other-rules", problem=fault.message))
    return Refusal(fault.code, say("broken-log"))
