"""The way in: opening matches, finding them, and who may look at one or act in it."""

import asyncio
import os
import secrets
from dataclasses import dataclass

from rookery import catalog
from rookery.play import commands, referee
from rookery.play.events import AnyEvent, Created, Rematched, SeatPlan
from rookery.play.match import rematch_plan
from rookery.play.paths import paths
from rookery.play.refusals import Refusal
from rookery.play.wire import CommandRequest, Hint, Listing, NewMatch, Opened, Paths, SeatToken, Summary
from rookery.records import dice
from rookery.server.bot_pool import ThoughtLost
from rookery.server.games import wished
from rookery.server.limits import Buckets
from rookery.server.live_match import LiveMatch, now
from rookery.server.matches import Matches, line_of
from rookery.server.problems import Refused
from rookery.server.security import Security, hashed, token_guest
from rookery.server.store import MatchRow, StoredMatch, StoreProblem

SHOWN = 50
"""So many matches are in a list."""
ID_LENGTH = 16


@dataclass(frozen=True)
class Asker:
    """Who sends a request, as far as it proves."""

    guest: str | None
    """By the cookie."""
    token: str | None
    """By the header Authorization, or the first message on a socket."""
    address: str

    @property
    def name(self) -> str:
        """What is counted under: a token, a guest or an address."""
        return token_guest(self.token) if self.token else self.guest or self.address


class Lobby:
    """Answers those who come to the matches."""

    def __init__(self, matches: Matches, security: Security) -> None:
        self.matches = matches
        self.security = security
        limits = matches.settings.limits
        self._commands = Buckets(limits.commands, "commands")
        self._opening = Buckets(limits.opening, "new matches")
        self._hints = Buckets(limits.hints, "hints")
        self._ways = Buckets(limits.commands, "questions for paths")
        self._walking = asyncio.Semaphore(1)
        """Paths are looked for one match at a time: they are a comfort, and commands go first."""

    # Opening and finding

    async def open(self, guest: str, wish: NewMatch) -> Opened:
        """A new match; the same one again for the same guest and key."""
        self._opening.take(guest)
        game = wished(wish.game, wish.players, wish.options)
        key = wish.key or secrets.token_urlsafe(16)
        match = self.security.derived(guest, key, "match")[:ID_LENGTH]
        secret = os.urandom(dice.SECRET_BYTES)
        plans = wish.seats or (SeatPlan(),) * game.players
        events = referee.create(
            game, secret, match=match, seats=plans, clock=wish.clock, now=now(), key=wish.key or None
        )
        await self._check_count(guest)
        tokens = [self.security.derived(guest, key, f"seat {seat}") for seat in range(game.players)]
        watch = self.security.derived(guest, key, "watch")
        # Nobody is told the tokens of bots' seats; those who sit there later get in by being their guests.
        kept = tuple(
            hashed(secrets.token_hex() if plan.bot else token) for token, plan in zip(tokens, plans, strict=True)
        )
        stored = StoredMatch(match, secret, kept, hashed(watch), guest, wish.public, events[0].at, events)
        seq = await self._create(stored)
        await self.matches.table(match)
        seats = tuple(SeatToken(seat, token) for seat, token in enumerate(tokens) if plans[seat].bot is None)
        return Opened(match, seats, watch, seq)

    async def _create(self, stored: StoredMatch) -> int:
        """Keep a match; if it is there already, it must be the one that is wished for."""
        try:
            await self.matches.store.create(stored)
        except StoreProblem as problem:
            if problem.code != "match-exists":
                raise
            known = await self.matches.store.load(stored.id)
            if known is None or _wishes(known) != _wishes(stored):
                raise Refused("key-reused", "you have opened another match with this key; draw a new one") from None
            return len(known.events)
        return len(stored.events)

    async def _check_count(self, guest: str) -> None:
        most = self.matches.settings.limits.matches_each
        rows = await self.matches.store.recent(guest, 4 * most)
        if sum(row.host == guest and row.stage != "over" for row in rows) >= most:
            raise Refused("too-many-matches", f"you have {most} matches that are not over; finish some of them first")

    async def listing(self, guest: str | None) -> Listing:
        """Matches to join, and those of a guest."""
        store = self.matches.store
        mine = await store.recent(guest, SHOWN) if guest else []
        return Listing(tuple(map(_summary, await store.open_matches(SHOWN))), tuple(map(_summary, mine)))

    # Looking

    async def receiver(self, table: LiveMatch, asker: Asker) -> tuple[str | None, int | None]:
        """The guest and the seat that somebody looks at a match with; a refusal if they may not look."""
        if asker.token is not None:
            return asker.guest, table.seat_of(asker.token)
        if table.stored.public or await self._belongs(table, asker.guest):
            return asker.guest, None
        raise Refused("no-token", "this match is not public; open it by the link to a seat or for watchers")

    async def paths(self, table: LiveMatch, asker: Asker) -> Paths:
        """Where pieces can go by several plain steps, for those who are to move."""
        receiver = await self.receiver(table, asker)
        self._ways.take(asker.name)
        seq, position = table.match.seq, table.match.position
        # Commands never pay for this: it is asked for apart, and looked for in a thread.
        if position is None or not any(choice.plain for choice in table.view_for(*receiver).choices):
            return Paths(seq, ())
        async with self._walking:
            return Paths(seq, await asyncio.to_thread(paths, position))

    async def _belongs(self, table: LiveMatch, guest: str | None, seat: int | None = None) -> bool:
        """Whether a guest has to do with a match: as its host, at the table, or in the match before it."""
        if guest is None:
            return False
        if guest == table.stored.host or any(each.guest == guest for each in table.match.seats):
            return True
        before = table.match.created.rematch_of
        if before is None:
            return False
        seats = (await self.matches.table(before)).match.seats
        # Everybody has moved on by one seat.
        return any(each.guest == guest and seat in {None, (n + 1) % len(seats)} for n, each in enumerate(seats))

    # Acting

    async def act(self, table: LiveMatch, asker: Asker, request: CommandRequest) -> tuple[AnyEvent, ...]:
        """Carry out a command."""
        self._commands.take(asker.name)
        command = request.command
        seat, guest = await self._acting(table, asker, request.seat, joins=isinstance(command, commands.Join))
        asks = isinstance(command, commands.Offer) or (isinstance(command, commands.Answer) and command.agreed)
        next_match = await self._next_match(table, seat, command, guest) if asks else None
        return await table.submit(
            seat, command, guest=guest, expected=request.expected, key=request.key, next_match=next_match
        )

    async def _acting(
        self, table: LiveMatch, asker: Asker, seat: int | None, *, joins: bool = False
    ) -> tuple[int | None, str]:
        """The seat and the guest that somebody acts as. Whether they may do so there, the referee says."""
        if asker.token is not None:
            own = table.seat_of(asker.token)
            if own is None or seat not in {None, own}:
                raise Refused("wrong-token", "this token is not that of the seat; only its own token moves there")
            holder, itself = table.match.seats[own].guest, token_guest(asker.token)
            # The host has all tokens. In a public match strangers sit down without one, and nobody moves for them.
            if table.stored.public and holder not in {None, asker.guest, itself, table.stored.host}:
                raise Refused(
                    "wrong-token", "somebody else sits there by now; in a public match a token moves for no other"
                )
            return own, holder or asker.guest or itself
        if asker.guest is None:
            raise Refused("no-guest", "nobody knows who you are; ask GET /api/me first, or send a seat's token")
        free = (
            joins and seat is not None and 0 <= seat < len(table.match.seats) and table.match.seats[seat].kind == "open"
        )
        if free and not table.stored.public and not await self._belongs(table, asker.guest, seat):
            raise Refused("no-token", "this match is not public; join by the link to the seat")
        return seat, asker.guest

    async def _next_match(
        self, table: LiveMatch, seat: int | None, command: commands.PlayerCommand, guest: str
    ) -> str | None:
        """The id that a rematch has. If all agree with this command, the match is set up before it is announced."""
        match, stored = table.match, table.stored
        # The same for everybody who may announce it at the same moment.
        name = self.security.derived(match.id, "", "rematch")[:ID_LENGTH]
        try:
            asked = {"guest": guest, "expected": match.seq, "key": None, "now": now(), "next_match": name}
            answer = referee.answer(match, stored.secret, seat, command, **asked)  # type: ignore[arg-type]
        except Refusal:
            return name
        if any(isinstance(event, Rematched) for event in answer):
            plan, secret = rematch_plan(match), os.urandom(dice.SECRET_BYTES)
            clock = match.created.clock
            events = referee.create(
                plan.game, secret, match=name, seats=plan.seats, clock=clock, now=now(), rematch_of=match.id
            )
            tokens = (stored.seat_tokens[-1], *stored.seat_tokens[:-1])
            following = StoredMatch(name, secret, tokens, stored.watch_token, stored.host, False, now(), events)
            await self._create(following)
        return name

    async def hint(self, table: LiveMatch, asker: Asker, seat: int) -> Hint:
        """What an adviser would play in a seat that is to move, and that the asker holds."""
        self._hints.take(asker.name)
        own, guest = await self._acting(table, asker, seat)
        match = table.match
        if own is None or not 0 <= own < len(match.seats) or match.seats[own].holder != guest:
            raise Refusal("not-your-seat", "this seat is not yours; an adviser helps only those who sit there")
        if match.turn != own:
            raise Refusal("not-your-turn", "it is not your turn; ask when it is", turn=match.turn)
        try:
            return await self.matches.thinking.advise(line_of(match))
        except ThoughtLost:
            raise Refused("thinking-failed", "the adviser found nothing in time; ask again", retry=1.0) from None


def _wishes(stored: StoredMatch) -> tuple[object, ...]:
    """What somebody wished for when a match was opened."""
    created = stored.events[0]
    if not isinstance(created, Created):
        return ()
    wishes = created.game, created.players, created.options, created.seats, created.clock, created.rematch_of
    return (*wishes, stored.host, stored.public)


def _summary(row: MatchRow) -> Summary:
    created = row.opening
    return Summary(
        match=row.id,
        game=created.game,
        title=catalog.room(created.game).title if created.game in catalog.games() else created.game,
        players=created.players,
        options=created.options,
        seats=created.seats,
        clock=created.clock,
        stage=row.stage,
        public=row.public,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
    )
