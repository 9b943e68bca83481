"""The lobby: matches and rematches are opened here, and found in lists."""

import asyncio
import os
import secrets

from rookery.kernel.messages import speaker
from rookery.play import referee
from rookery.play.events import Created, SeatPlan
from rookery.play.match import rematch_plan
from rookery.play.refusals import Refusal
from rookery.records import dice
from rookery.records.games import game_from_request
from rookery.server.limits import Buckets
from rookery.server.listings import Listings
from rookery.server.live_match import LiveMatch, now
from rookery.server.matches import Matches
from rookery.server.security import Security, hashed
from rookery.server.store import StoredMatch, StoreProblem
from rookery.wire.match import Listing, NewMatch, Opened, SeatToken

say = speaker("server")

SHOWN = 50
"""How many matches are looked at for a list."""
TOLD = 16
"""How many of them are told of."""
ID_LENGTH = 16


class Lobby:
    """Where matches begin."""

    def __init__(self, matches: Matches, security: Security) -> None:
        self._matches = matches
        self._security = security
        self._listings = Listings(matches)
        self._opening = Buckets(matches.settings.limits.opening, say("counted-openings"))

    async def open(self, guest: str, request: NewMatch) -> Opened:
        """A new match; the same one again for the same guest and key."""
        self._opening.take(guest)
        game = game_from_request(request.game, request.players, request.options)
        key = request.key or secrets.token_urlsafe(16)
        match = self._security.derived(guest, key, "match")[:ID_LENGTH]
        secret = os.urandom(dice.SECRET_BYTES)
        plans = request.seats or (SeatPlan(),) * game.players
        # A long game that is brought along is played through first; players must not wait for that.
        events = await asyncio.to_thread(
            referee.create,
            game,
            secret,
            match=match,
            seats=plans,
            clock=request.clock,
            now=now(),
            key=request.key or None,
            opening=request.opening,
            colours=request.colours,
        )
        await self._check_count(guest)
        tokens = [self._security.derived(guest, key, f"seat {seat}") for seat in range(game.players)]
        watch = self._security.derived(guest, key, "watch")
        # The tokens of bots' seats are given to nobody; people who sit there later are known as guests.
        kept = tuple(
            hashed(secrets.token_hex() if plan.bot else token) for token, plan in zip(tokens, plans, strict=True)
        )
        stored = StoredMatch(match, secret, kept, hashed(watch), guest, request.public, events[0].at, events)
        seq = await self._create(stored)
        await self._matches.find(match)
        seats = tuple(SeatToken(seat, token) for seat, token in enumerate(tokens) if plans[seat].bot is None)
        return Opened(match, seats, watch, seq)

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
        rows = await self._matches.store.recent(guest, 4 * most)
        if sum(row.host == guest and row.stage != "over" for row in rows) >= most:
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
            now=now(),
            rematch_of=match.id,
            colours=plan.colours,
        )
        tokens = (stored.seat_tokens[-1], *stored.seat_tokens[:-1])
        await self._create(StoredMatch(name, secret, tokens, stored.watch_token, stored.host, False, now(), events))

    async def listing(self, guest: str | None) -> Listing:
        """Matches to join, and those of a guest."""
        store = self._matches.store
        mine = await store.recent(guest, SHOWN) if guest else []
        # What can be played on is more interesting than what is over.
        mine.sort(key=lambda row: row.stage == "over")
        rows = [(await store.open_matches(SHOWN))[:TOLD], mine[:TOLD]]
        waiting, own = [[await self._listings.summary(row, guest) for row in each] for each in rows]
        return Listing(tuple(waiting), tuple(own))


def _asked_for(stored: StoredMatch) -> tuple[object, ...]:
    """What somebody asked for when a match was opened."""
    created = stored.events[0]
    if not isinstance(created, Created):
        return ()
    asked = created.game, created.players, created.options, created.seats, created.clock, created.rematch_of
    return (*asked, created.opening, created.colours, stored.host, stored.public)
