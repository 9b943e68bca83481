"""Who may see what: everything secret or private in a match is a canary, and no caller may ever hear a foreign one.

Callers show credentials: cookies and tokens. Each of them lets its holder see some matches, and what they may see
together is what a request may be answered with, beside what the request itself has said.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

WORD = re.compile(r"[A-Za-z0-9_-]{12,}")
"""Canaries are such words: ids, tokens, hashes, and names that were made up for it."""


@dataclass
class Credential:
    """A cookie or a token that somebody holds."""

    name: str
    """What it is, for reports."""
    cookie: str | None = None
    csrf: str | None = None
    token: str | None = None
    guest: str | None = None
    """The public id of who is known by it; None for the token of a link."""
    matches: set[str] = field(default_factory=set)
    """What its holder may look at."""
    own: set[str] = field(default_factory=set)
    """Canaries that its holder was given: tokens, their own id."""


@dataclass
class Watched:
    """A match, and what only some may know of it."""

    id: str
    public: bool
    secret: str = ""
    """In hexadecimal: for all who may look, but not before the end."""
    over: bool = False


class Oracle:
    """Knows all canaries, and who may hear each."""

    def __init__(self) -> None:
        self.matches: dict[str, Watched] = {}
        self._canaries: dict[str, set[str]] = {}
        """Each with the matches whose viewers may hear it; none for what is of no match."""

    def watch(self, match: Watched) -> None:
        """Keep an eye on a match."""
        self.matches[match.id] = match
        for canary in (match.id, match.secret):
            self.show(match.id, canary)

    def show(self, match: str, canary: str) -> None:
        """All who may look at a match may see this; nobody else may, unless another match shows it too."""
        self.guard(canary)
        if canary in self._canaries:
            self._canaries[canary].add(match)

    def guard(self, canary: str) -> None:
        """Only those who were given it may see this."""
        if WORD.fullmatch(canary):
            self._canaries.setdefault(canary, set())

    def about(self, canary: str) -> str:
        """Of which matches a canary is, for reports."""
        return ", ".join(sorted(self._canaries[canary])) or "no match"

    def seen_by(self, credentials: Iterable[Credential]) -> frozenset[str]:
        """The private matches that whoever shows these credentials may look at."""
        return frozenset().union(*(each.matches for each in credentials))

    def heard(self, text: str) -> set[str]:
        """The canaries in a text."""
        return {word for word in WORD.findall(text) if word in self._canaries}

    def leaks(self, heard: set[str], credentials: Iterable[Credential], told: str, before: frozenset[str]) -> set[str]:
        """Of what was heard, what whoever shows these credentials must not hear.

        They may hear what they have said themselves, and what they may see now or might see when they asked.
        """
        held = list(credentials)
        given = set().union(*(each.own for each in held)) | set(WORD.findall(told))
        seen = before | self.seen_by(held)
        return {canary for canary in heard - given if not self._may_hear(canary, seen)}

    def _may_hear(self, canary: str, seen: frozenset[str]) -> bool:
        shown = [self.matches[match] for match in self._canaries[canary]]
        return any(
            (match.public or match.id in seen) and (canary != match.secret or self.is_over(match.id)) for match in shown
        )

    def is_over(self, match: str) -> bool:
        """Whether a match has ended: whoever runs the server looks it up."""
        return self.matches[match].over
