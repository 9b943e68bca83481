"""An answer in the making: who asks, what is checked for every command, and the events as they are written down."""

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.play.events import (
    AnyEvent,
    BotSeated,
    Ended,
    HintsAllowed,
    Moved,
    Rematched,
    Resigned,
    Rolled,
    Started,
    TimedOut,
    Undone,
    What,
)
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.play.seats import Seat
from rookery.records import dice
from rookery.records.record import (
    LONGEST,
    RESIGNATION,
    TIME,
    Result,
    agreed,
    called_off,
    given_up,
    result_of,
    too_long,
)

say = speaker("play")

RELIEF = "chick"
"""The level of the bot that replaces a player who gave up."""


class Draft:
    """One command's answer in the making."""

    def __init__(
        self,
        match: Match,
        secret: bytes,
        now: int,
        seat: int | None = None,
        guest: str | None = None,
        next_match: str | None = None,
    ) -> None:
        if dice.commitment(secret) != match.created.commitment:
            raise ValueError(f"this is not the secret of match {match.id}")
        self.match = match
        self.secret = secret
        self.guest = guest
        self.seats = list(match.seats)
        """As they will be after what is written."""
        self.written: list[AnyEvent] = []
        self._plies = len(match.plies)
        """How many there will be after what is written."""
        self._seat = seat
        self._next_match = next_match
        # Clocks of several servers may differ a little, and a log's times never go back.
        self._at = max(now, match.at)

    def write(self, kind: Callable[..., AnyEvent], **facts: Any) -> None:
        """Put down the next event."""
        self.written.append(kind(seq=self.match.seq + len(self.written) + 1, at=self._at, **facts))
        if kind is Moved or kind is Rolled:
            self._plies += 1

    def closed(self, key: str | None) -> tuple[AnyEvent, ...]:
        """The whole answer, marked with its key."""
        if not self.written:
            return ()
        first, *rest = self.written
        return (msgspec.structs.replace(first, key=key, more=len(rest)), *rest)

    # What is checked

    @property
    def number(self) -> int:
        """The number of the seat that is asked for, once it is known to be one."""
        if self._seat is None:
            raise Refusal("no-such-seat", say("which-seat", most=len(self.seats)))
        return self._seat

    def seat_at(self, number: int) -> Seat:
        """A seat of the match."""
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", say("no-such-seat", seat=number + 1, most=len(self.seats)))
        return self.seats[number]

    def any_seat(self) -> Seat:
        """The seat that is asked for, whoever holds it."""
        return self.seat_at(self.number)

    def own_seat(self, *, bots_too: bool = False) -> Seat:
        """The seat that is asked for, which the asker must hold; the server holds those of bots, to act for them."""
        seat = self.any_seat()
        held = seat.kind == "person" or (bots_too and seat.kind == "bot")
        if seat.kind == "bot" and seat.guest == self.guest is not None and not seat.out:
            raise Refusal("not-your-seat", say("bot-plays-for-you", seat=self.number + 1))
        if not held or seat.holder != self.guest:
            raise Refusal("not-your-seat", say("not-your-seat", seat=self.number + 1))
        return seat

    def server_only(self) -> None:
        """What no player may ask for."""
        if self.guest is not None:
            raise Refusal("server-only", say("server-only"))

    def playing(self) -> Position:
        """The position of a match that is under way."""
        if self.match.ended:
            raise Refusal("over", say("over"))
        position = self.match.position
        if position is None:
            raise Refusal("not-started", say("not-started"))
        return position

    def time_is_up(self) -> bool:
        """Whether the seat to move has run out of time, or those that keep others waiting for their seeds."""
        deadline = self.match.deadline
        return deadline is not None and self._at >= deadline

    # Consequences

    def start_if_ready(self) -> None:
        """Deal, once all seats are taken, and all seeds revealed where persons commit to some."""
        match, people = self.match, [seat for seat in self.seats if seat.kind == "person"]
        if match.started or any(seat.kind == "open" for seat in self.seats):
            return
        if match.commits and not all(seat.seed for seat in people):
            return
        drawn = self._dice(tuple(seat.seed for seat in people))
        opening = match.created.opening
        if opening is None:
            start = now = drawn.start(match.game)
        else:
            start = match.game.read(opening.position)
            now = functools.reduce(Position.play, opening.moves, start)
        self.write(Started, position=str(start))
        self._roll_on(now, drawn)

    def _dice(self, seeds: tuple[str, ...]) -> dice.Dice:
        return dice.Dice(self.secret, seeds, self.match.created.dice)

    def go_on(self, position: Position) -> None:
        """After a move: roll, or end, or let the next seat think."""
        self._roll_on(position, self._dice(self.match.seeds))

    def _roll_on(self, position: Position, drawn: dice.Dice) -> None:
        rolls = self.match.rolls
        while (odds := position.odds) and not self._is_too_long():
            rolls += 1
            roll = drawn.roll(rolls, odds)
            self.write(Rolled, n=rolls, roll=roll)
            position = self.match.ahead.play(position, roll)
        if position.outcome is not None:
            self._end(result_of(position.outcome))
        elif self._is_too_long():
            self._end(too_long(len(self.seats)))

    def _is_too_long(self) -> bool:
        """Whether the game has all the plies that it may have: some could be played for ever."""
        return self._plies >= LONGEST

    def lose(self, number: int, how: type[Resigned] | type[TimedOut]) -> None:
        """A seat gives up or is out of time: the match ends, unless there are others who may want to play on."""
        self.write(how, seat=number)
        others = [seat for other, seat in enumerate(self.seats) if other != number]
        if len(others) > 1 and any(seat.kind == "person" for seat in others):
            self.write(BotSeated, seat=number, level=RELIEF)
        else:
            reason = TIME if how is TimedOut else RESIGNATION
            self._end(given_up(number, len(self.seats), reason, self.match.gave_up))

    def settle(self, what: What, asker: int) -> None:
        """All have agreed to what a seat asked for."""
        if what == "takeback":
            self.write(Undone, seat=asker, plies=self.match.back_to(asker))
        elif what == "draw":
            self._end(agreed(len(self.seats)))
        elif what == "hints":
            self.write(HintsAllowed)
        elif self._next_match is None:
            raise ValueError("a rematch needs the id of the next match")
        else:
            self.write(Rematched, match=self._next_match)

    def call_off(self) -> None:
        """End the match without a winner."""
        self._end(called_off(len(self.seats)))

    def _end(self, result: Result) -> None:
        facts = {name: getattr(result, name) for name in Result.__struct_fields__}
        self.write(Ended, **facts, secret=self.secret.hex())
