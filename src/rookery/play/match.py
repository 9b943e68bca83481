"""A match as its events make it: seats, the history of positions, offers, clocks. The fold, and nothing but the fold.

Events say what happened and are believed; whether it may happen is for the referee to say. An event that cannot follow
the others means that the log is damaged, and raises BrokenLog.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Text, speaker
from rookery.play import seeds
from rookery.play.ahead import Ahead
from rookery.play.clock import Timekeeper, timekeeper
from rookery.play.events import (
    Answered,
    AnyEvent,
    BotSeated,
    Created,
    DeviceAdded,
    Ended,
    HintsAllowed,
    Joined,
    Left,
    Moved,
    Offered,
    Rematched,
    Resigned,
    Resumed,
    Revealed,
    Revoked,
    Rolled,
    Said,
    Started,
    TimedOut,
    Undone,
    What,
    Withheld,
)
from rookery.play.plies import OpenOffer, Ply, last_mover
from rookery.play.seats import Seat
from rookery.records import dice
from rookery.records.games import game_from_request

say = speaker("play")

OpenGame = Callable[[str, int, Mapping[str, str]], Game]
"""A game by its key, players and options as texts."""


class BrokenLog(RookeryError):
    """Events that are no match."""

    code = "broken-log"


class OtherRules(BrokenLog):
    """A match that may be sound, but whose rules are not installed: another version, or another game."""

    code = "other-rules"


@dataclass
class Match:
    """The state of a match. It changes by ``apply`` alone."""

    created: Created
    game: Game
    seats: list[Seat]
    times: Timekeeper
    events: list[AnyEvent] = field(default_factory=list)
    answers: dict[str, tuple[int, int]] = field(default_factory=dict)
    """For each idempotency key the first and the last event of its answer."""
    seeds: tuple[str, ...] = ()
    """What the persons have added to the dice; fixed by the start."""
    commitments: tuple[str, ...] = ()
    """What they had committed to."""
    first_reveal: int | None = None
    """When the first of those who sit there now revealed a seed."""
    withholders: set[str] = field(default_factory=set)
    """Guests who committed to a seed and did not reveal it: they get no second one in this match."""
    positions: list[Position] = field(default_factory=list)
    """From the start to now; none before the start."""
    plies: list[Ply] = field(default_factory=list)
    """What led from each position to the next."""
    reached: dict[int, Position] = field(default_factory=dict)
    """For each event that changed the position, by its number, where it led; also where that was taken back."""
    rolls: int = 0
    offers: dict[What, OpenOffer] = field(default_factory=dict)
    hints_allowed: bool = False
    """Whether all have agreed to hints."""
    gave_up: list[int] = field(default_factory=list)
    """The seats whose persons gave up or ran out of time, in their order."""
    result: Ended | None = None
    next_match: str | None = None
    """The id of the rematch, when all have agreed to one."""
    ahead: Ahead = field(default_factory=Ahead, compare=False)
    """What the referee has played before it is applied."""

    @classmethod
    def fold(cls, events: Iterable[AnyEvent], open_game: OpenGame = game_from_request) -> "Match":
        """The state that some events make, from the first on."""
        stream = iter(events)
        match = cls.of(next(stream, None), open_game)
        for event in stream:
            match.apply(event)
        return match

    @classmethod
    def of(cls, created: AnyEvent | None, open_game: OpenGame = game_from_request) -> "Match":
        """A match that has just been set up."""
        if not isinstance(created, Created) or created.seq != 1:
            raise BrokenLog(say("no-first-event"))
        try:
            game = open_game(created.game, created.players, created.options)
        except RookeryError as problem:
            raise OtherRules(say("other-game", match=created.match, problem=problem.message)) from None
        if game.room.version != created.version:
            title, here = game.room.title, game.room.version
            raise OtherRules(say("other-rules", match=created.match, version=created.version, title=title, here=here))
        if created.dice == dice.PROTOCOL and created.deal != (None if created.opening else game.deal):
            raise BrokenLog(say("other-deal", match=created.match))
        planned = [Seat().with_bot(plan.bot) if plan.bot else Seat() for plan in created.seats]
        match = cls(created, game, planned, timekeeper(created.clock, len(planned)))
        match._note(created)
        return match

    def apply(self, event: AnyEvent) -> None:
        """Apply the next event."""
        if event.seq != self.seq + 1:
            raise BrokenLog(say("events-missing", match=self.id, seq=self.seq, next=event.seq))
        kind = type(event)
        handler = _HANDLERS.get(kind) or next((_HANDLERS[each] for each in kind.__mro__ if each in _HANDLERS), None)
        if handler is None:
            self._break(event, say("created-twice"))
        try:
            seeds.check(self, event)
            handler(self, event)
        except BrokenLog:
            raise
        except (RookeryError, IndexError, KeyError) as problem:
            self._break(event, problem.message if isinstance(problem, RookeryError) else str(problem))
        self._note(event)

    def _note(self, event: AnyEvent) -> None:
        self.events.append(event)
        if event.key is not None:
            self.answers[event.key] = (event.seq, event.seq + event.more)
        if isinstance(event, (Started, Rolled, Moved)):
            self.reached[event.seq] = self.positions[-1]

    def _break(self, event: AnyEvent, problem: Text) -> NoReturn:
        raise BrokenLog(say("impossible-event", seq=event.seq, match=self.id, problem=problem)) from None

    # What a reader asks

    @property
    def id(self) -> str:
        """The match's name."""
        return self.created.match

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def at(self) -> int:
        """The time of the last event."""
        return self.events[-1].at

    @property
    def started(self) -> bool:
        """Whether the position is dealt."""
        return bool(self.positions)

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return self.result is not None

    @property
    def position(self) -> Position | None:
        """Where the game stands; None before the start."""
        return self.positions[-1] if self.positions else None

    @property
    def turn(self) -> int | None:
        """The seat to move; None before the start, at the end, and while the die is in the air."""
        return self.positions[-1].seat if self.positions and self.result is None else None

    @property
    def deadline(self) -> int | None:
        """When the seat to move, or those with seeds due, run out of time, in milliseconds since the epoch; or None."""
        if not self.started and self.awaited and self.first_reveal is not None:
            return self.first_reveal + seeds.REVEAL_TIME
        turn = self.turn if self.times.runs else None
        return None if turn is None or self.seats[turn].kind == "bot" else self.times.deadline(turn)

    @property
    def commits(self) -> bool:
        """Whether persons commit to seeds: not in games of pure skill, nor in old logs."""
        chance = dice.left_to_chance(self.game, from_a_position=self.created.opening is not None)
        return chance and self.created.dice == dice.PROTOCOL

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose seeds are due: all seats are taken and committed, and the match waits for these to reveal."""
        return () if self.started or not self.commits else seeds.unrevealed(self.seats)

    def since(self, seq: int) -> tuple[AnyEvent, ...]:
        """The events after one."""
        return tuple(self.events[max(seq, 0) :])

    def answer(self, key: str) -> tuple[AnyEvent, ...] | None:
        """The events that answered the command with this key; None if none did."""
        if key not in self.answers:
            return None
        first, last = self.answers[key]
        return tuple(self.events[first - 1 : last])

    @property
    def given(self) -> int:
        """How many of the plies were there when the match began: nobody here played them, nobody takes them back."""
        return len(self.created.opening.moves) if self.created.opening else 0

    def undoable(self, seat: int) -> bool:
        """Whether the seat is still in the turn of its last decision, and no die has fallen since."""
        return len(self.plies) > self.given and self.plies[-1].seat == seat == self.turn

    def back_to(self, seat: int) -> int | None:
        """How many plies lead back to before the seat's last decision, rolls among them or not; None if it has none."""
        for count, ply in enumerate(reversed(self.plies[self.given :]), 1):
            if ply.seat == seat:
                return count
        return None

    def retractable(self, seats: Collection[int]) -> int | None:
        """Of some seats, the one that has moved last, if no die has fallen since: its move may be taken back."""
        return last_mover(self.plies, seats)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: all have agreed, or nobody sits there whom they could outwit by them."""
        return self.hints_allowed or len({seat.holder for seat in self.seats if seat.holder is not None}) <= 1

    def asked(self, what: What, seat: int) -> frozenset[str]:
        """The guests who must agree to what a seat asks for: all others who hold seats; to a rematch, who are there."""
        guests = {each.holder for each in self.seats if each.present or what != "rematch"}
        return frozenset(guest for guest in guests if guest is not None and guest != self.seats[seat].holder)

    # What events do

    def _joined(self, event: Joined) -> None:
        before = self.seats[event.seat]
        self.seats[event.seat] = before.joined(event.name, event.guest, event.seed, event.commitment)
        self._take_over(event.seat, before, event.at)

    def _left(self, event: Left) -> None:
        self.seats[event.seat] = self.seats[event.seat].absent() if self.started else Seat()
        self.offers.clear()

    def _revealed(self, event: Revealed) -> None:
        self.seats[event.seat] = self.seats[event.seat].revealed(event.seed)
        if self.first_reveal is None:
            self.first_reveal = event.at

    def _withheld(self, event: Withheld) -> None:
        self.withholders |= {guest for seat in event.seats if (guest := self.seats[seat].guest)}
        # Seeds that have been seen are worth nothing any more, so everybody sits down anew, if they still want to.
        self.seats = [Seat() if seat.kind == "person" else seat for seat in self.seats]
        self.first_reveal = None
        self.offers.clear()

    def _bot_seated(self, event: BotSeated) -> None:
        before = self.seats[event.seat]
        self.seats[event.seat] = before.with_bot(event.level)
        self._take_over(event.seat, before, event.at)

    def _take_over(self, seat: int, before: Seat, at: int) -> None:
        """Drop offers, which were made to others; a new holder who is to move starts thinking now."""
        self.offers.clear()
        if self.turn == seat and self.seats[seat].kind != before.kind:
            self.times.begin(at)

    def _started(self, event: Started) -> None:
        self.positions.append(self.game.read(event.position))
        for move in self.created.opening.moves if self.created.opening else ():
            self.plies.append(Ply(move, self.positions[-1].seat, 0, timed=False))
            self.positions.append(self.positions[-1].play(move))
        people = [seat for seat in self.seats if seat.kind == "person"]
        if self.commits or self.created.dice == dice.OPEN_SEEDS:
            self.seeds = tuple(seat.seed for seat in people)
        if self.commits:
            self.commitments = tuple(seat.commitment for seat in people)
        self.times.begin(event.at)

    def _rolled(self, event: Rolled) -> None:
        if event.n != self.rolls + 1 or self.positions[-1].seat is not None:
            self._break(event, say("roll-not-due", n=event.n))
        self.positions.append(self.ahead.play(self.positions[-1], event.roll))
        self.plies.append(Ply(event.roll, None, 0, timed=False))
        self.rolls = event.n

    def _moved(self, event: Moved) -> None:
        if event.seat != self.turn:
            self._break(event, say("turn-of-nobody", seat=event.seat + 1))
        self.positions.append(self.ahead.play(self.positions[-1], event.move))
        mover = self.seats[event.seat]
        if mover.kind == "person":
            self.times.charge(event.seat, event.at)
            self.times.gain(event.seat)
            if not mover.present:
                self.seats[event.seat] = mover.back()
        self.plies.append(Ply(event.move, event.seat, self.times.thought(event.at), timed=mover.kind == "person"))
        self.times.begin(event.at)
        self._move_on()

    def _undone(self, event: Undone) -> None:
        thinking = self.turn
        gone = self.plies[self.given :][-event.plies :] if event.plies > 0 else []
        if thinking is None or len(gone) != event.plies or not gone or any(ply.seat is None for ply in gone):
            self._break(event, say("nothing-to-drop", plies=event.plies))
        if self.seats[thinking].kind == "person":
            self.times.charge(thinking, event.at)
        for ply in gone:
            if ply.seat is not None and ply.timed:
                self.times.take_back(ply.seat)
        del self.plies[-event.plies :], self.positions[-event.plies :]
        goes_on = self.times.thought(event.at) + gone[0].took if self.turn == thinking else 0
        self.times.begin(event.at, goes_on)
        self._move_on()

    def _move_on(self) -> None:
        """Drop offers that were about a position which is no more."""
        self.offers = {what: offer for what, offer in self.offers.items() if what == "hints"}

    def _offered(self, event: Offered) -> None:
        self.offers[event.what] = OpenOffer(event.seat)

    def _answered(self, event: Answered) -> None:
        offer = self.offers.pop(event.what)
        guest = self.seats[event.seat].holder
        if event.agreed and guest is not None:
            self.offers[event.what] = OpenOffer(offer.seat, offer.agreed | {guest})

    def _gave_up(self, event: Resigned | TimedOut) -> None:
        self.seats[event.seat] = self.seats[event.seat].given_up()
        self.gave_up.append(event.seat)
        self.offers.clear()

    def _resumed(self, event: Resumed) -> None:
        self.times.stand_still(event.away)
        if self.first_reveal is not None:
            self.first_reveal += event.away

    def _nothing(self, event: Said | DeviceAdded | Revoked) -> None:
        """Chat changes nothing here, and neither does who may come in by what: the server keeps account of that."""

    def _ended(self, event: Ended) -> None:
        self.result = event
        self.offers.clear()

    def _hints_allowed(self, _: HintsAllowed) -> None:
        self.hints_allowed = True
        self.offers.pop("hints", None)

    def _rematched(self, event: Rematched) -> None:
        self.next_match = event.match
        self.offers.clear()


_HANDLERS: Final[dict[type, Callable[[Match, Any], None]]] = {
    Joined: Match._joined,
    Left: Match._left,
    BotSeated: Match._bot_seated,
    Revealed: Match._revealed,
    Withheld: Match._withheld,
    Started: Match._started,
    Rolled: Match._rolled,
    Moved: Match._moved,
    Undone: Match._undone,
    Offered: Match._offered,
    Answered: Match._answered,
    Resigned: Match._gave_up,
    TimedOut: Match._gave_up,
    Resumed: Match._resumed,
    Said: Match._nothing,
    DeviceAdded: Match._nothing,
    Revoked: Match._nothing,
    Ended: Match._ended,
    HintsAllowed: Match._hints_allowed,
    Rematched: Match._rematched,
}
