"""The lobby: matches and rematches are opened here, and found in lists."""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Iterable

from rookery.kernel.messages import speaker
from rookery.play import referee
from rookery.play.events import Created, SeatPlan
from rookery.play.refusals import Refusal
from rookery.play.rematch import NextPlan, rematch_plan
from rookery.records import dice
from rookery.records.games import game_from_request
from rookery.server.http.limits import Buckets, Rates
from rookery.server.http.security import Security
from rookery.server.matches.access import Access
from rookery.server.matches.links import Links
from rookery.server.matches.listings import Listings
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.permissions import Asker
from rookery.server.store import MatchRow, StoredMatch, StoreProblem
from rookery.wire.match import Listing, NewMatch, Opened, SeatToken, Summary

say = speaker("server")

SHOWN = 50
"""How many matches are looked at for a list."""
TOLD = 16
"""How many of them are told of."""
ID_LENGTH = 16


class Lobby:
    """Where matches begin."""

    def __init__(self, matches: Matches, security: Security, links: Links) -> None:
        self._matches = matches
        self._security = security
        self._links = links
        self._listings = Listings(matches)
        limits, share, what = matches.settings.limits, matches.peers.share, say("counted-openings")
        self._openings = Rates(
            share("openings", Buckets(limits.opening, what)),
            share("openings-address", Buckets(limits.opening_address, what)),
        )

    def count(self, asker: Asker) -> None:
        """Somebody opens one more match, of whatever kind; a refusal if they, or their address, open too many."""
        self._openings.take(asker.name, asker.household)

    async def open(self, guest: str, request: NewMatch) -> Opened:
        """A new match; the same one again for the same guest and key."""
        game = game_from_request(request.game, request.players, request.options)
        key = request.key or secrets.token_urlsafe(16)
        match = self._security.derived(guest, key, "match")[:ID_LENGTH]
        secret = os.urandom(dice.SECRET_BYTES)
        plans = request.seats or (SeatPlan(),) * game.players
        for plan in plans:
            self._matches.check_offered(plan.bot)
        # A long game that is brought along is played through first; players must not wait for that.
        events = await asyncio.to_thread(
            referee.create,
            game,
            secret,
            match=match,
            seats=plans,
            clock=request.clock,
            now=self._matches.now(),
            key=request.key or None,
            opening=request.opening,
            colours=request.colours,
        )
        await self._check_count(guest)
        stored = StoredMatch(match, secret, guest, request.public, events[0].at, events)
        seq = await self._create(stored)
        await self._matches.find(match)
        access = Access(stored, events)
        seats = tuple(
            SeatToken(seat, self._links.invitation(access, seat)) for seat, plan in enumerate(plans) if plan.bot is None
        )
        return Opened(match, seats, self._links.watch(access), seq)

    async def _create(self, stored: StoredMatch) -> int:
        """Keep a match; if it is there already, it must be the one that is asked for."""
        try:
            await self._matches.store.create(stored)
        except StoreProblem as problem:
            if problem.code != "match-exists":
                raise
            known = await self._matches.store.load(stored.id)
            if known is None or _asked_for(known) != _asked_for(stored):
                raise Refusal("key-reused", say("key-reused")) from None
            return len(known.events)
        return len(stored.events)

    async def _check_count(self, guest: str) -> None:
        most = self._matches.settings.limits.matches_each
        if await self._matches.store.unfinished(guest) >= most:
            raise Refusal("too-many-matches", say("too-many-matches", most=most))

    def rematch_id(self, live: LiveMatch) -> str:
        """The id that the next match has: the same for everybody who may announce it at the same moment."""
        return self._security.derived(live.id, "", "rematch")[:ID_LENGTH]

    async def open_rematch(self, live: LiveMatch) -> None:
        """Open the match that follows one, unless it is there already."""
        match, stored, name = live.match, live.stored, self.rematch_id(live)
        plan, secret = rematch_plan(match), os.urandom(dice.SECRET_BYTES)
        events = referee.create(
            plan.game,
            secret,
            match=name,
            seats=plan.seats,
            clock=match.created.clock,
            now=self._matches.now(),
            rematch_of=match.id,
            colours=plan.colours,
            invited=_moving_on(live, plan),
        )
        await self._create(StoredMatch(name, secret, stored.host, stored.public, self._matches.now(), events))

    def forget(self, match: str) -> None:
        """Do not remember how a match stood."""
        self._listings.forget(match)

    async def listing(self, guest: str | None) -> Listing:
        """Matches to join, and those of a guest."""
        store = self._matches.store
        mine = await store.recent(guest, SHOWN) if guest else []
        # What can be played on is more interesting than what is over.
        mine.sort(key=lambda row: row.stage == "over")
        free = await self._summaries(await store.open_matches(SHOWN), self._listings.has_room, guest)
        return Listing(free, await self._summaries(mine, self._listings.is_theirs, guest))

    async def _summaries(
        self, rows: Iterable[MatchRow], fits: Callable[[MatchRow, str | None], Awaitable[bool]], guest: str | None
    ) -> tuple[Summary, ...]:
        """The first matches that fit, as a list shows them."""
        told: list[Summary] = []
        for row in rows:
            if len(told) < TOLD and await fits(row, guest):
                told.append(await self._listings.summary(row, guest))
        return tuple(told)


def _moving_on(live: LiveMatch, plan: NextPlan) -> tuple[tuple[str, ...], ...]:
    """For each seat of a rematch who comes to it, on all their devices."""
    people = [(live.access.seats[number - 1], person) for number, person in enumerate(plan.people)]
    return tuple((person.guest, *sorted(seat.devices)) if person and person.guest else () for seat, person in people)


def _asked_for(stored: StoredMatch) -> tuple[object, ...]:
    """What somebody asked for when a match was opened."""
    created = stored.events[0]
    if not isinstance(created, Created):
        return ()
    asked = created.game, created.players, created.options, created.seats, created.clock, created.rematch_of
    return (*asked, created.opening, created.colours, stored.host, stored.public)
