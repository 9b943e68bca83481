"""Matches as lists show them: who sits where, whose turn it is, where the game stands, and how it ended."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from rookery import catalog
from rookery.kernel.options import is_file_text
from rookery.play.events import AnyEvent, BotSeated, Created, Ended, Joined, Left, Started, Withheld
from rookery.play.refusals import Refusal
from rookery.play.seats import Seat
from rookery.records.record import CALLED_OFF
from rookery.server.matches.access import Access
from rookery.server.matches.live_matches import Matches
from rookery.server.store import MatchRow
from rookery.wire.match import Sitter, Summary

KEPT = 1000
"""How many matches are remembered as they stood."""


class Standing(NamedTuple):
    """What a list tells of a match beside its row."""

    seats: tuple[Seat, ...]
    turn: int | None = None
    position: str | None = None
    winners: tuple[int, ...] | None = None


Known = tuple[Standing, Access]
"""The same, and who has to do with it."""


class Listings:
    """Tells lists of matches. What was found out is remembered until something happens in the match."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._known: OrderedDict[str, tuple[int, Known]] = OrderedDict()

    async def summary(self, row: MatchRow, guest: str | None, *, sees: bool = False) -> Summary:
        """A match as this guest sees it in a list; whether they see the board though they do not play."""
        created, (standing, access) = row.opening, await self._standing(row)
        options = {name: text for name, text in created.options.items() if not is_file_text(text)}
        # A board from a file is too long for the address of its picture.
        mine = access.seats_of(guest)
        shown = (sees or bool(mine)) and len(options) == len(created.options)
        sitters = tuple(_sitter(seat, mine=number in mine) for number, seat in enumerate(standing.seats))
        hosts = [number for number, seat in enumerate(standing.seats) if row.host and seat.guest == row.host]
        return Summary(
            match=row.id,
            game=created.game,
            title=catalog.room(created.game).title if created.game in catalog.games() else created.game,
            players=created.players,
            options=options,
            seats=created.seats,
            sitters=sitters,
            host=hosts[0] if hosts else None,
            clock=created.clock,
            stage=row.stage,
            turn=standing.turn,
            position=standing.position if shown else None,
            winners=standing.winners,
            public=row.public,
            created=row.created,
            changed=row.changed,
            seq=row.seq,
        )

    async def has_room(self, row: MatchRow, guest: str | None) -> bool:
        """Whether a seat is free that is not kept for somebody else: they come from the match before."""
        _, access = await self._standing(row)
        return any(not seat.taken and (not seat.expected or guest in seat.expected) for seat in access.seats)

    async def is_theirs(self, row: MatchRow, guest: str | None) -> bool:
        """Whether a guest still has to do with a match, or everybody may see it: some leave before the start."""
        _, access = await self._standing(row)
        return access.public or guest == access.host or bool(access.seats_of(guest))

    def forget(self, match: str) -> None:
        """Do not remember how a match stood."""
        self._known.pop(match, None)

    async def _standing(self, row: MatchRow) -> Known:
        seq, known = self._known.pop(row.id, (0, None))
        if known is None or seq != row.seq:
            known = await (self._in_play(row) if row.stage == "playing" else self._told(row))
        self._known[row.id] = row.seq, known
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return known

    async def _in_play(self, row: MatchRow) -> Known:
        """How a match stands; only its position knows whose turn it is."""
        try:
            match = await self._matches.glimpse(row.id)
        except Refusal:
            # Its rules are not installed here: it is listed all the same.
            return await self._told(row)
        standing = Standing(tuple(match.seats), match.turn, str(match.position))
        return standing, Access(row, match.events)

    async def _told(self, row: MatchRow) -> Known:
        """What the events say by themselves, without a game being played again."""
        events = [row.opening, *await self._matches.store.events(row.id, 1)]
        return told(row.opening, events[1:]), Access(row, events)


def told(created: Created, events: Sequence[AnyEvent]) -> Standing:
    """Who sat down and who won, from the events after the first."""
    seats = [Seat().with_bot(plan.bot) if plan.bot else Seat() for plan in created.seats]
    started, winners = False, None
    for event in events:
        match event:
            case Joined():
                seats[event.seat] = seats[event.seat].joined(event.name, event.guest)
            case Left() if not started:
                seats[event.seat] = Seat()
            case Withheld():
                seats = [Seat() if seat.kind == "person" else seat for seat in seats]
            case Started():
                started = True
            case BotSeated():
                seats[event.seat] = seats[event.seat].with_bot(event.level)
            case Ended():
                # A game that was called off is no draw.
                winners = None if event.reason == CALLED_OFF else event.winners
    return Standing(tuple(seats), winners=winners)


def _sitter(seat: Seat, *, mine: bool) -> Sitter:
    return Sitter(name=seat.name, bot=seat.level if seat.kind == "bot" else None, mine=mine)
