"""What can go wrong with a store: each problem has a code for programs and a message for the operator."""

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text, speaker

say = speaker("server")

CODES = {
    "bad-database": "a database is named like postgresql://user@host/name",
    "database-driver": "the package that talks to this database is not installed",
    "database-unreachable": "the database does not answer, or does not let us in",
    "database-unwritable": "the database may be read but not written, or its folder may not be used",
    "database-locked": "another program holds the database",
    "database-slow": "the database did not answer in time; whether it kept what it was given is not known",
    "database-full": "the disk takes no more",
    "database-damaged": "what is there is no database of ours, or a broken one",
    "database-not-empty": "the database holds matches already",
    "database-newer": "the database was made by a newer Rookery",
    "database-closed": "the server is stopping",
    "database-failed": "the database answered with something else",
    "unknown-match": "there is no such match",
    "match-exists": "there is a match of this id already",
}
"""Every code, with what it means."""


class StoreProblem(RookeryError):
    """The store did not do what it was asked for. What it has acknowledged before is still there."""

    def __init__(self, code: str, message: Text) -> None:
        if code not in CODES:
            raise ValueError(f"there is no problem {code}")
        super().__init__(message)
        self.code = code


class Conflict(RookeryError):
    """Somebody else appended first, or the same command twice: nothing was kept. Fetch what is new, and ask again."""

    code = "conflict"


def does_not_follow(match: str, seq: int, last: int) -> Conflict:
    """The refusal of events that do not follow those that are there."""
    return Conflict(say("store-gap", seq=seq, match=match, last=last))


def key_taken(match: str) -> Conflict:
    """The refusal of an idempotency key that the match knows already, or of an event that came at the same time."""
    return Conflict(say("store-key-taken", match=match))


def unknown_match(match: str) -> StoreProblem:
    """The refusal of events for no match."""
    return StoreProblem("unknown-match", say("store-unknown-match", match=match))


def match_exists(match: str) -> StoreProblem:
    """The refusal of a second match of the same id."""
    return StoreProblem("match-exists", say("store-match-exists", match=match))


def closed() -> StoreProblem:
    """The refusal once the store is closed."""
    return StoreProblem("database-closed", say("store-closed"))


def too_slow(seconds: float) -> StoreProblem:
    """The refusal when the database takes too long."""
    return StoreProblem("database-slow", say("store-too-slow", seconds=seconds))
