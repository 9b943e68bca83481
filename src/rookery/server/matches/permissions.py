"""Who may what in a match: a table, and the one place that asks it before anything of the match is looked at.

What somebody may do follows from what they have to do with the match, how far it is, and whether it is public. Whoever
may not even look at a match is told the same as if there were none.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from rookery.kernel.messages import speaker
from rookery.play import commands
from rookery.play.commands import AnyCommand
from rookery.play.refusals import Refusal
from rookery.server.http.client_addresses import household
from rookery.server.http.problems import no_guest, no_match
from rookery.server.http.security import Security, token_guest
from rookery.server.matches.access import Access, Stage
from rookery.server.matches.links import Link, Links
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.store import StoredMatch

say = speaker("server")

Relation = Literal[
    "anybody",
    "newcomer",
    "invited",
    "invited-here",
    "watcher",
    "expected",
    "expected-here",
    "arriving",
    "arriving-here",
    "player",
    "holder",
    "former",
    "host",
    "server",
]
"""What somebody has to do with a match; ``-here`` and holder, former, newcomer: with the seat that is asked for."""
Action = Literal[
    "look",
    "events",
    "paths",
    "record",
    "replay",
    "preview",
    "hint",
    "links",
    "device-link",
    "join",
    "reveal",
    "leave",
    "move",
    "undo",
    "offer",
    "answer",
    "resign",
    "seat-bot",
    "say",
    "add-device",
    "revoke",
    "end",
    "tick",
    "vacate",
    "resume",
]
"""Everything that can be read of a match, and every command."""

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
STARTED: Final[tuple[Stage, ...]] = ("playing", "over")
UNFINISHED: Final[tuple[Stage, ...]] = ("open", "waiting", "playing")
SEES: Final[tuple[Relation, ...]] = ("invited", "watcher", "expected", "arriving", "player", "host")


class Rule(NamedTuple):
    """Some who may do something at some stages."""

    action: Action
    who: tuple[Relation, ...]
    stages: tuple[Stage, ...] = STAGES
    public: tuple[Relation, ...] = ()
    """Who else may, if the match is public."""


RULES: Final = (
    Rule("look", SEES, public=("anybody",)),
    Rule("events", SEES, public=("anybody",)),
    Rule("paths", SEES, public=("anybody",)),
    Rule("record", SEES, STARTED, public=("anybody",)),
    Rule("replay", SEES, STARTED, public=("anybody",)),
    Rule("preview", (), public=("anybody",)),
    Rule("hint", ("holder",), ("playing",)),
    Rule("links", ("host",)),
    Rule("device-link", ("holder",)),
    Rule("join", ("invited-here", "expected-here", "host"), ("open",), public=("newcomer",)),
    Rule("join", ("holder", "server"), UNFINISHED),
    Rule("reveal", ("holder",), ("waiting",)),
    Rule("leave", ("holder",)),
    Rule("leave", ("former",), ("open",)),
    Rule("move", ("holder", "server"), ("playing",)),
    Rule("undo", ("holder",), ("playing",)),
    Rule("offer", ("holder",), STARTED),
    Rule("answer", ("holder",), STARTED),
    Rule("resign", ("holder",), ("playing",)),
    Rule("seat-bot", ("player", "server"), ("open", "playing")),
    Rule("say", ("holder",)),
    Rule("add-device", ("arriving-here",)),
    Rule("revoke", ("host", "server")),
    Rule("end", ("host", "server"), UNFINISHED),
    Rule("tick", ("server",)),
    Rule("vacate", ("server",)),
    Rule("resume", ("server",)),
)
"""The table. A host who plays against people cannot end their game: the referee sees to that."""


def may(action: Action, stage: Stage, *, public: bool) -> frozenset[Relation]:
    """Who may do something at a stage: a cell of the table."""
    rules = [rule for rule in RULES if rule.action == action and stage in rule.stages]
    return frozenset(who for rule in rules for who in (*rule.who, *(rule.public if public else ())))


_EVER: Final[dict[tuple[Action, bool], frozenset[Relation]]] = {
    (action, public): frozenset().union(*(may(action, stage, public=public) for stage in STAGES))
    for action in get_args(Action)
    for public in (False, True)
}
"""Who may do something at any stage; whether the stage is right, the referee says: what was done can be told again."""

ACTIONS: Final[dict[type[AnyCommand], Action]] = {
    commands.Join: "join",
    commands.Reveal: "reveal",
    commands.Leave: "leave",
    commands.Move: "move",
    commands.Undo: "undo",
    commands.Offer: "offer",
    commands.Answer: "answer",
    commands.Resign: "resign",
    commands.SeatBot: "seat-bot",
    commands.Say: "say",
    commands.AddDevice: "add-device",
    commands.Revoke: "revoke",
    commands.End: "end",
    commands.Tick: "tick",
    commands.Vacate: "vacate",
    commands.Resume: "resume",
}
_OF_HOSTS: Final[Collection[Action]] = ("links", "revoke", "end")
_ARRIVING: Final[Collection[Action]] = ("join", "add-device")


@dataclass(frozen=True)
class Asker:
    """Who sends a request, as far as it proves."""

    guest: str | None
    """By the cookie, or by a program's credential."""
    token: str | None
    """Of a link: by the header Authorization, the first message on a socket, or the request itself."""
    address: str
    credential: bool = False
    """Whether it is a program that says who it is: no browser does that by itself for another site."""

    @property
    def name(self) -> str:
        """What is counted under: a guest, whatever tokens they show; else a token, or an address."""
        return self.guest or (token_guest(self.token) if self.token else self.household)

    @property
    def household(self) -> str:
        """What an address is counted under."""
        return household(self.address)


def identified(security: Security, cookie: str | None, token: str | None, address: str) -> Asker:
    """Who asks, by a cookie and what is sent as a token; a credential goes before a cookie."""
    program = security.program_of(token) if token else None
    if program is not None:
        return Asker(program, None, address, credential=True)
    return Asker(security.guest_of(cookie), token, address)


class Decision(NamedTuple):
    """As whom somebody may do what they ask for."""

    viewer: str | None
    """The guest who asks."""
    actor: str | None
    """The same; in a seat that is held its person, whichever of their devices asks."""
    seat: int | None
    link: Link | None


class Permissions:
    """Decides who may what; a refusal says why somebody may not."""

    def __init__(self, matches: Matches, security: Security) -> None:
        self.links = Links(security)
        self._matches = matches

    async def admit(
        self, match: str, asker: Asker, action: Action, seat: int | None = None
    ) -> tuple[LiveMatch, Decision]:
        """The match that somebody asks for, and as whom they may. There is no other way to it for a request."""
        if match not in self._matches.live:
            # A match is not even set up for somebody who may not see it.
            stored = await self._matches.peek(match)
            self.decide(Access(stored, stored.events), asker, action, seat)
        live = await self._matches.find(match)
        if asker.token is not None:
            # A link that another process has just seen used or revoked works no longer, here as there.
            await live.look_again()
        return live, self.decide(live.access, asker, action, seat)

    async def public(self, match: str) -> StoredMatch | None:
        """A match as it is kept, if everybody may see it."""
        try:
            stored = await self._matches.peek(match)
        except Refusal:
            return None
        return stored if "anybody" in may("preview", "open", public=stored.public) else None

    def decide(self, access: Access, asker: Asker, action: Action, seat: int | None = None) -> Decision:
        """Whether somebody may do something, and as whom; a refusal if not."""
        if asker.token is not None or seat is None or seat not in access.seats_of(asker.guest):
            # Links grow old, and strangers may ask for anything: nothing is remembered of them.
            return self._decided(access, asker, action, seat)
        asked = asker.guest, action, seat
        decision: Decision | None = access.decisions.get(asked)
        if decision is None:
            decision = access.decisions[asked] = self._decided(access, asker, action, seat)
        return decision

    def _decided(self, access: Access, asker: Asker, action: Action, seat: int | None) -> Decision:
        guest = _known_as(access, asker)
        held = access.seats_of(guest)
        link = None if asker.token is None else self.links.find(access, asker.token)
        if seat is None:
            arrives = link is not None and link.works and action in _ARRIVING
            seat = link.seat if link is not None and arrives else _only(held)
        related = _relations(access, guest, held, link, seat)
        if related.isdisjoint(_EVER[action, access.public]):
            raise _refusal(access, guest, related, link, action)
        # A device comes as the guest that it is; from then on it acts for the person in the seat.
        person = access.seats[seat].guest if seat is not None and seat in held and action != "add-device" else guest
        return Decision(guest, person, seat, link)

    def may_look(self, access: Access, asker: Asker) -> Refusal | None:
        """The refusal for somebody who may not look any more."""
        try:
            self.decide(access, asker, "events")
        except Refusal as refusal:
            return refusal
        return None


def _known_as(access: Access, asker: Asker) -> str | None:
    """The guest who asks. Programs that sat down at earlier versions have the token of their seat and nothing else."""
    if asker.token is not None and access.seats_of(old := token_guest(asker.token)):
        return old
    return asker.guest


def _only(held: frozenset[int]) -> int | None:
    return next(iter(held)) if len(held) == 1 else None


def _relations(
    access: Access, guest: str | None, held: frozenset[int], link: Link | None, seat: int | None
) -> set[Relation]:
    """What somebody has to do with a match, and with one of its seats."""
    found: set[Relation] = {"anybody"}
    if held:
        found.add("player")
    if seat in held or (seat is None and held):
        # Of several seats, the referee asks which.
        found.add("holder")
    if guest is not None:
        if guest == access.host:
            found.add("host")
        if any(guest in each.expected for each in access.seats):
            found.add("expected")
        if seat is not None and 0 <= seat < len(access.seats):
            found |= _to_seat(access, guest, seat)
        elif seat is not None:
            # The referee says that there is no such seat.
            found |= {"holder", "newcomer"} if held or access.public else set()
    if link is not None and (link.works or (link.kind == "device" and seat in held)):
        # A device that has been added by the link may ask whether it was.
        found |= _by_link(link, guest, seat)
    return found


def _to_seat(access: Access, guest: str, seat: int) -> set[Relation]:
    place, found = access.seats[seat], set[Relation]()
    if guest in place.expected:
        found.add("expected-here")
    if not place.expected:
        found.add("newcomer")
    if place.left == guest:
        found.add("former")
    return found


def _by_link(link: Link, guest: str | None, seat: int | None) -> set[Relation]:
    here = guest is not None and link.seat == seat
    if link.kind == "watch":
        return {"watcher"}
    if link.kind == "invitation":
        return {"invited", "invited-here"} if here else {"invited"}
    return {"arriving", "arriving-here"} if here else {"arriving"}


def _refusal(access: Access, guest: str | None, related: set[Relation], link: Link | None, action: Action) -> Refusal:
    outdated = link is not None and not link.works
    if related.isdisjoint(_EVER["look", access.public]):
        return Refusal("used-link", say("used-link")) if outdated else no_match()
    if guest is None:
        return no_guest()
    if action in _OF_HOSTS:
        return Refusal("not-host", say("not-host"))
    if action in _ARRIVING:
        return Refusal("used-link", say("used-link")) if outdated else Refusal("no-invitation", say("no-invitation"))
    if action == "seat-bot":
        return Refusal("not-seated", say("not-seated"))
    return Refusal("not-your-seat", say("hint-for-another") if action == "hint" else say("not-your-seat"))
