"""What a class does: opens its tables, sends pupils to seats where somebody waits, goes on to the next round."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from weakref import WeakValueDictionary

from rookery import catalog
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.play.commands import End, SeatBot
from rookery.play.events import SeatPlan
from rookery.play.refusals import Refusal
from rookery.puzzles.puzzle import numbered
from rookery.records.games import game_from_request
from rookery.server.classes import authority, own_file
from rookery.server.classes.authority import Action
from rookery.server.classes.codes import new_code, read_code
from rookery.server.classes.kept import KeptClass, KeptClasses, KeptSeat
from rookery.server.classes.own_file import NOTHING, Contents, OwnFile
from rookery.server.http.limits import Buckets, Rates
from rookery.server.matches.access import Access
from rookery.server.matches.listings import Listings
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.server.store import MatchRow
from rookery.server.study.puzzling import answered_of
from rookery.wire.classes import MOST_TABLES, ClassTable, ClassView, NewClass, Place, TableRequest
from rookery.wire.match import NewMatch
from rookery.wire.puzzles import PuzzleAnswer, Puzzles
from rookery.wire.study import Lessons

say = speaker("server")

HOURS = 12
"""How long a code works: a day at school."""
WAIT = 90_000
"""Milliseconds after which a seat to which nobody came is free for others."""
TRIES = 20
"""A code that is taken, or a seat: then another one is tried."""


class Classes:
    """The classes of a server."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._matches = service.matches
        self._kept = KeptClasses(service.matches.store)
        self._listings = Listings(service.matches)
        self._joins: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each class, one pupil after the other."""
        limits, share = service.matches.settings.limits, service.matches.peers.share
        self._openings = Rates(
            share("classes", Buckets(limits.classes, say("counted-classes"))),
            share("classes-address", Buckets(limits.classes_address, say("counted-classes"))),
        )
        self._joining = Rates(
            share("joining", Buckets(limits.joining, say("counted-joining"))),
            share("joining-address", Buckets(limits.joining_address, say("counted-joining"))),
        )

    # The teacher

    async def open(self, asker: Asker, plan: NewClass) -> ClassView:
        """A new class with all its tables."""
        self._openings.take(asker.name, asker.household)
        game = game_from_request(plan.game, plan.players, plan.options)
        if (plan.tables is None) == (plan.pupils is None):
            raise Refusal("bad-class", say("tables-or-pupils"))
        if -(-(plan.pupils or 0) // game.players) > MOST_TABLES:
            raise Refusal("bad-class", say("too-many-tables", most=MOST_TABLES))
        self._matches.check_offered(plan.bot)
        await self._check_room(asker.guest or "", plan.tables or -(-(plan.pupils or 1) // game.players))
        now = self._matches.now()
        for _ in range(TRIES):
            name = secrets.token_urlsafe(12)
            known = KeptClass(name, new_code(), asker.guest or "", now, now + HOURS * 3_600_000, 1, plan)
            if await self._kept.add(known):
                await self._open_round(known)
                return await self._view(known)
        raise Refusal("failed", say("failed"))

    async def look(self, name: str, asker: Asker) -> ClassView:
        """A class as its teacher sees it."""
        return await self._view(await self._admit(name, asker, "look"))

    async def close(self, name: str, asker: Asker) -> ClassView:
        """Let nobody else come by the code; games go on."""
        known = await self._admit(name, asker, "close")
        await self._kept.close(known.id, self._matches.now())
        return await self.look(name, asker)

    async def next_round(self, name: str, asker: Asker) -> ClassView:
        """Call off what is unfinished, and open as many tables again."""
        known = await self._admit(name, asker, "next-round")
        self._openings.take(asker.name, asker.household)
        before = await self._kept.tables(known.id, known.round)
        for row in before.values():
            await self._end(row)
        await self._kept.next_round(known.id, known.round)
        fresh = await self._admit(name, asker, "next-round")
        await self._open_round(fresh, least=len(before))
        return await self._view(fresh)

    async def change_table(self, name: str, number: int, asker: Asker, asked: TableRequest) -> ClassView:
        """Call a game off, or let bots sit down."""
        known = await self._admit(name, asker, "change-table")
        row = (await self._kept.tables(known.id, known.round)).get(number)
        if row is None:
            raise Refusal("unknown-match", say("unknown-match"))
        if asked.do == "end":
            await self._end(row)
        else:
            level = asked.bot or known.plan.bot or NAMES[0]
            self._matches.check_offered(level)
            await self._seat_bots(row, level)
        return await self._view(known)

    async def give_lessons(self, name: str, asker: Asker, text: str) -> ClassView:
        """Keep a teacher's own lessons and puzzles; a refusal says, line by line, what is wrong with them."""
        known = await self._admit(name, asker, "give-lessons")
        if text.strip():
            await asyncio.to_thread(own_file.read, text)
        await self._kept.keep_lessons(known.id, text if text.strip() else None)
        return await self.look(name, asker)

    async def lessons(self, name: str, asker: Asker) -> Lessons:
        """The lessons of a class, for those who belong to it."""
        return (await self._own(name, asker)).lessons

    async def puzzles(self, name: str, asker: Asker) -> Puzzles:
        """The puzzles of a class, for the same."""
        return (await self._own(name, asker)).listed

    async def puzzle(self, name: str, asker: Asker, number: int, moves: tuple[str, ...], *, hint: bool) -> PuzzleAnswer:
        """One of them after some moves; NoPuzzle, IllegalMove or BadNotation if there is no such thing."""
        own = await self._own(name, asker)
        asked = numbered(own.puzzles, number, own.title)
        return await asyncio.to_thread(answered_of, asked, moves, help_wanted=hint)

    async def _own(self, name: str, asker: Asker) -> OwnFile:
        """The teacher's own file, for those who belong to the class."""
        pupil = await self._kept.is_pupil(name, asker.guest)
        known = authority.check(self._service.security, await self._kept.find(name), asker, "learn", pupil=pupil)
        if known.lessons is None:
            raise Refusal("unknown-page", say("no-class-lessons"))
        return await asyncio.to_thread(own_file.read, known.lessons)

    async def _admit(self, name: str, asker: Asker, action: Action) -> KeptClass:
        return authority.check(self._service.security, await self._kept.find(name), asker, action)

    # Pupils

    async def join(self, asker: Asker, typed: str) -> Place:
        """A seat for a pupil: where somebody waits already, else at an empty table, else at a new one."""
        self._joining.take(asker.name, asker.household)
        found = await self._kept.by_code(read_code(typed))
        known, guest = authority.check_code(found, asker, self._matches.now())
        # Those who come at the same moment would get in each other's way; other processes may, now and then.
        async with self._joins.setdefault(known.id, asyncio.Lock()):
            for _ in range(TRIES):
                place = await self._place(known, guest)
                if place is not None:
                    return place
        raise Refusal("class-full", say("class-full"))

    async def _place(self, known: KeptClass, guest: str) -> Place | None:
        """A seat; None if another pupil was faster."""
        tables = await self._kept.tables(known.id, known.round)
        access = {row.id: await self._access(row) for row in tables.values()}
        sent = await self._kept.seats(known.id, known.round)
        mine = next((each for each in sent if each.guest == guest), None)
        if mine is not None:
            if self._stands(access, mine, guest):
                return self._told(known, tables, access, mine, guest)
            # Somebody else sits there, or the game is over without them.
            await self._kept.unsend(mine)
        wanted = next(_free(access, await self._without_absent(access, sent)), None)
        if wanted is None:
            if len(tables) >= MOST_TABLES or await self._room(known.host) < 1:
                raise Refusal("class-full", say("class-full"))
            await self._open_tables(known, [max(tables, default=0) + 1], bots=False)
            return None
        got = await self._kept.send(known.id, known.round, KeptSeat(*wanted, guest, self._matches.now()))
        return None if got is None else self._told(known, tables, access, got, guest)

    def _stands(self, access: dict[str, Access], mine: KeptSeat, guest: str) -> bool:
        """Whether a pupil still belongs to the seat to which they were sent."""
        there = access.get(mine.match)
        if there is None:
            return False
        return (
            guest in (there.seats[mine.seat].guest, *there.seats[mine.seat].devices) or not there.seats[mine.seat].taken
        )

    async def _without_absent(self, access: dict[str, Access], sent: list[KeptSeat]) -> set[tuple[str, int]]:
        """The seats for which pupils are expected; who has not come for a while is expected no longer."""
        expected: set[tuple[str, int]] = set()
        for each in sent:
            there = access.get(each.match)
            if there is not None and not there.seats[each.seat].taken and each.at < self._matches.now() - WAIT:
                await self._kept.unsend(each)
            else:
                expected.add((each.match, each.seat))
        return expected

    def _told(
        self,
        known: KeptClass,
        tables: dict[int, MatchRow],
        access: dict[str, Access],
        seat: KeptSeat,
        guest: str,
    ) -> Place | None:
        number = next((number for number, row in tables.items() if row.id == seat.match), None)
        if number is None:
            return None
        there = access[seat.match]
        sits = seat.seat in there.seats_of(guest)
        token = None if sits else self._service.permissions.links.invitation(there, seat.seat)
        own = _contents(known)
        return Place(
            known.id, seat.match, seat.seat, token, number, known.round, lessons=own.steps > 0, puzzles=own.puzzles > 0
        )

    # Tables

    async def _open_round(self, known: KeptClass, least: int = 0) -> None:
        plan = known.plan
        players = game_from_request(plan.game, plan.players, plan.options).players
        count = max(least, plan.tables or -(-(plan.pupils or 1) // players))
        await self._open_tables(known, range(1, count + 1), bots=least <= 1 or count > least)

    async def _open_tables(self, known: KeptClass, numbers: Sequence[int], *, bots: bool) -> None:
        plan = known.plan
        players = game_from_request(plan.game, plan.players, plan.options).players
        made: dict[int, str] = {}
        for number in numbers:
            over = (plan.pupils or 0) % players if bots and plan.bot and number == numbers[-1] else 0
            seats = tuple(SeatPlan(bot=plan.bot if 0 < over <= seat else None) for seat in range(players))
            request = NewMatch(
                game=plan.game,
                players=plan.players,
                options=plan.options,
                clock=plan.clock,
                seats=seats,
                # Whoever else opens the same table opens the same match.
                key=f"class-{known.id}-{known.round}-{number}",
            )
            opened = await self._service.lobby.open(known.host, request)
            made[number] = opened.match
        await self._kept.add_tables(known.id, known.round, made)

    async def _room(self, host: str) -> int:
        """How many matches a teacher may open besides those that are not over."""
        return self._matches.settings.limits.matches_each - await self._matches.store.unfinished(host)

    async def _check_room(self, host: str, tables: int) -> None:
        """Refuse a class of which only a part could be opened."""
        room = await self._room(host)
        if tables > room:
            raise Refusal("too-many-matches", say("no-room-for-class", room=max(0, room)))

    async def _access(self, row: MatchRow) -> Access:
        stored = await self._matches.peek(row.id)
        return Access(stored, stored.events)

    async def _end(self, row: MatchRow) -> None:
        """Call a match off, as the server: the teacher does not play in it."""
        if row.stage != "over":
            live = await self._matches.find(row.id)
            await self._matches.attempt(live, None, End())

    async def _seat_bots(self, row: MatchRow, level: str) -> None:
        live = await self._matches.find(row.id)
        for number, seat in enumerate(live.access.seats):
            if not seat.taken:
                await self._matches.attempt(live, None, SeatBot(number, level))

    async def _view(self, known: KeptClass) -> ClassView:
        rows = await self._kept.tables(known.id, known.round)
        tables = [
            ClassTable(number, await self._listings.summary(row, known.host, sees=True)) for number, row in rows.items()
        ]
        own = _contents(known)
        return ClassView(
            id=known.id,
            code=known.code,
            teacher=authority.token(self._service.security, known.id),
            open=known.ends > self._matches.now(),
            ends=known.ends,
            game=known.plan.game,
            title=catalog.room(known.plan.game).title,
            round=known.round,
            tables=tuple(tables),
            lessons=own.title or None,
            steps=own.steps,
            puzzles=own.puzzles,
        )


def _contents(known: KeptClass) -> Contents:
    """What a teacher's own file has; nothing where there is none."""
    return NOTHING if known.lessons is None else own_file.contents(known.lessons)


def _free(access: dict[str, Access], expected: set[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """The seats that are free, those first where others wait, or are on their way."""

    def waiting(match: str) -> int:
        return sum(seat.taken or (match, number) in expected for number, seat in enumerate(access[match].seats))

    for match in sorted((each for each in access if access[each].stage == "open"), key=waiting, reverse=True):
        for number, seat in enumerate(access[match].seats):
            if not seat.taken and not seat.expected and (match, number) not in expected:
                yield match, number
