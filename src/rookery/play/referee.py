"""The referee: a command comes in, and the events that it leads to come out, or a refusal. The one door to a match.

Pure: the same match, secret, command and time give the same events. Nothing is changed here; whoever asks keeps the
events first, and then applies them.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from rookery.kernel.errors import BadNotation, IllegalMove, UnknownLevel, listed, quote
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES, checked_level
from rookery.play import commands
from rookery.play.clock import is_sound
from rookery.play.commands import AnyCommand
from rookery.play.desk import Desk
from rookery.play.events import (
    Answered,
    AnyEvent,
    BotSeated,
    Clock,
    Created,
    Joined,
    Left,
    Moved,
    Offered,
    Resigned,
    Said,
    SeatPlan,
    TimedOut,
    Undone,
    What,
)
from rookery.play.match import Match
from rookery.play.names import checked_name, checked_seed
from rookery.play.phrases import SAYINGS
from rookery.play.refusals import Refusal
from rookery.records import dice
from rookery.records.record import option_texts

NO_CLOCK = Clock()
KEY_LENGTH = 64


def create(
    game: Game,
    secret: bytes,
    *,
    match: str,
    seats: tuple[SeatPlan, ...],
    clock: Clock = NO_CLOCK,
    now: int,
    key: str | None = None,
    rematch_of: str | None = None,
) -> tuple[AnyEvent, ...]:
    """The first events of a match; if bots sit everywhere, it starts at once."""
    _check_key(key)
    if len(seats) != game.players:
        raise Refusal("bad-seats", f"there are {len(seats)} seats for {game.players} players; plan each seat once")
    for plan in seats:
        if plan.bot is not None:
            _check_level(plan.bot)
    if not is_sound(clock):
        right = "seconds, 0 or more and at most thirty days; an increment needs a time for the game"
        raise Refusal("bad-clock", f"this clock cannot be; its times are {right}")
    created = Created(
        seq=1,
        at=now,
        key=key,
        match=match,
        game=game.key,
        players=game.players,
        options=option_texts(game),
        version=game.room.version,
        seats=seats,
        clock=clock,
        commitment=dice.commitment(secret),
        rematch_of=rematch_of,
    )
    desk = Desk(Match.of(created, lambda *_: game), secret, now)
    desk.start_if_full()
    return (msgspec.structs.replace(created, more=len(desk.written)), *desk.written)


def answer(
    match: Match,
    secret: bytes,
    seat: int | None,
    command: AnyCommand,
    *,
    guest: str | None,
    expected: int,
    key: str | None,
    now: int,
    next_match: str | None = None,
) -> tuple[AnyEvent, ...]:
    """The events that a command leads to; Refusal if it may not be.

    ``guest`` is who asks, None for the server, which moves for bots; ``seat`` the seat that they ask for. A command
    whose key is known gets the answer that it once got, whatever has happened since. ``next_match`` is the id that a
    rematch would have. A Tick that comes too early leads to nothing.
    """
    _check_key(key)
    if key is not None and (known := match.answer(key)) is not None:
        return known
    if expected != match.seq:
        problem = f"the match is at event {match.seq}, not {expected}; look at what has happened and ask again"
        raise Refusal("stale", problem, seq=match.seq, missing=match.since(expected))
    desk = Desk(match, secret, now, seat, guest, next_match)
    _ANSWERS[type(command)](desk, command)
    return desk.closed(key)


def _check_key(key: str | None) -> None:
    if key is not None and not (1 <= len(key) <= KEY_LENGTH and key.isascii() and key.isprintable()):
        raise Refusal("bad-key", f"this idempotency key cannot be; it takes 1 to {KEY_LENGTH} plain characters")


def _check_level(level: str) -> None:
    try:
        checked_level(level)
    except UnknownLevel as problem:
        raise Refusal("unknown-level", str(problem), levels=NAMES) from None


# Coming and going


def _join(desk: Desk, command: commands.Join) -> None:
    seat = desk.any_seat()
    number = desk.number
    if desk.guest is None:
        raise Refusal("not-seated", "only a guest can join; the server seats bots")
    name, seed = checked_name(command.name), checked_seed(command.seed)
    own = seat.guest == desk.guest and not (seat.kind == "bot" and seat.out)
    if own and seat.kind == "person" and seat.present:
        raise Refusal("seated", f"seat {number + 1} is yours already")
    if seat.kind != "open" and not own:
        raise Refusal("seat-taken", f"seat {number + 1} is taken; join another one")
    # What was added to the dice at the start stays: nobody may change dice that are rolling.
    kept = seat.seed if desk.match.started else seed
    desk.write(Joined, seat=number, name=name, guest=desk.guest, seed=kept)
    desk.seats[number] = seat.joined(name, desk.guest, kept)
    desk.start_if_full()


def _leave(desk: Desk, _: commands.Leave) -> None:
    desk.own_seat()
    _go(desk)


def _vacate(desk: Desk, _: commands.Vacate) -> None:
    desk.server_only()
    desk.any_seat()
    _go(desk)


def _go(desk: Desk) -> None:
    seat = desk.any_seat()
    if seat.kind != "person" or not seat.present:
        raise Refusal("nobody-there", f"nobody is in seat {desk.number + 1} who could leave it")
    desk.write(Left, seat=desk.number)


def _seat_bot(desk: Desk, command: commands.SeatBot) -> None:
    match = desk.match
    if desk.guest is not None and desk.guest not in {seat.holder for seat in match.seats}:
        raise Refusal("not-seated", "only those who sit at the table may seat a bot; join first")
    if match.ended:
        raise Refusal("over", "the match is over; ask for a rematch")
    _check_level(command.level)
    seat = desk.seat_at(command.seat)
    if seat.kind == "bot" or (seat.kind == "person" and seat.present):
        raise Refusal("seat-taken", f"seat {command.seat + 1} is taken; a bot may sit where nobody is")
    desk.write(BotSeated, seat=command.seat, level=command.level)
    desk.seats[command.seat] = seat.with_bot(command.level)
    desk.start_if_full()


def _say(desk: Desk, command: commands.Say) -> None:
    desk.own_seat()
    if command.phrase not in SAYINGS:
        problem = f"there is no phrase {quote(command.phrase)}; the phrases are {listed(SAYINGS)}"
        raise Refusal("unknown-phrase", problem, phrases=tuple(SAYINGS))
    desk.write(Said, seat=desk.number, phrase=command.phrase)


# Playing


def _move(desk: Desk, command: commands.Move) -> None:
    desk.own_seat(bots_too=True)
    position = desk.playing()
    turn = desk.match.turn
    if turn != desk.number:
        who = "the die is" if turn is None else f"seat {turn + 1} is"
        raise Refusal("not-your-turn", f"it is not your turn; {who} to move", turn=turn)
    if desk.time_is_up():
        desk.lose(desk.number, TimedOut)
        return
    try:
        after = position.play(command.move)
    except BadNotation as problem:
        raise Refusal("bad-notation", str(problem), place=problem.place, legal=position.moves) from None
    except IllegalMove as problem:
        raise Refusal("illegal-move", str(problem), legal=problem.legal) from None
    desk.write(Moved, seat=desk.number, move=command.move)
    desk.go_on(after)


def _undo(desk: Desk, _: commands.Undo) -> None:
    desk.own_seat()
    desk.playing()
    match = desk.match
    if match.turn == desk.number and desk.time_is_up():
        desk.lose(desk.number, TimedOut)
        return
    if not match.undoable(desk.number):
        if match.turn == desk.number and match.plies and match.plies[-1].seat is None:
            raise Refusal("across-a-roll", "the die has fallen since your last move, and what has fallen stays")
        problem = "there is no move of yours in this turn to undo; ask the others for a takeback instead"
        raise Refusal("nothing-to-undo", problem)
    desk.write(Undone, seat=desk.number, plies=1)


def _resign(desk: Desk, _: commands.Resign) -> None:
    desk.own_seat()
    desk.playing()
    desk.lose(desk.number, Resigned)


def _tick(desk: Desk, _: commands.Tick) -> None:
    desk.server_only()
    turn = desk.match.turn
    if turn is not None and desk.time_is_up():
        desk.lose(turn, TimedOut)


# Agreeing


def _offer(desk: Desk, command: commands.Offer) -> None:
    desk.own_seat()
    match, what = desk.match, command.what
    _WANTED[what](desk)
    if (known := match.offers.get(what)) is not None:
        problem = f"seat {known.seat + 1} has asked for a {what} already; wait for the answers, or answer"
        raise Refusal("already-offered", problem, seat=known.seat)
    desk.write(Offered, seat=desk.number, what=what)
    if not match.asked(what, desk.number):
        desk.settle(what, desk.number)


def _want_draw(desk: Desk) -> None:
    desk.playing()
    if len(desk.match.seats) == 1:
        raise Refusal("nobody-to-ask", "you play alone: there is nobody to agree to a draw")
    if any(seat.kind == "bot" for seat in desk.match.seats):
        raise Refusal("bots-play-on", "a bot is at the table, and bots play on; resign if you have had enough")


def _want_takeback(desk: Desk) -> None:
    desk.playing()
    plies = desk.match.back_to(desk.number)
    if plies is None:
        raise Refusal("nothing-to-undo", "you have made no move that could be taken back")
    if any(ply.seat is None for ply in desk.match.plies[-plies:]):
        raise Refusal("across-a-roll", "the die has fallen since your last move, and what has fallen stays")


def _want_rematch(desk: Desk) -> None:
    if not desk.match.ended:
        raise Refusal("not-over", "the match is not over; a rematch comes after the end")
    if desk.match.next_match is not None:
        problem = f"the next match is there already: {desk.match.next_match}"
        raise Refusal("rematched", problem, match=desk.match.next_match)


_WANTED: dict[What, Callable[[Desk], None]] = {"draw": _want_draw, "takeback": _want_takeback, "rematch": _want_rematch}


def _answer(desk: Desk, command: commands.Answer) -> None:
    desk.own_seat()
    match, what = desk.match, command.what
    offer = match.offers.get(what)
    if offer is None:
        raise Refusal("nothing-offered", f"nobody asks for a {what}, or not any more")
    if match.seats[offer.seat].holder == desk.guest:
        raise Refusal("own-offer", f"you asked for the {what} yourself; it is for the others to answer")
    if desk.guest in offer.agreed:
        raise Refusal("already-answered", f"you have agreed to the {what}; the others are still to answer")
    desk.write(Answered, seat=desk.number, what=what, agreed=command.agreed)
    if command.agreed and match.asked(what, offer.seat) <= offer.agreed | {desk.guest}:
        desk.settle(what, offer.seat)


_ANSWERS: dict[type[commands.Command], Callable[[Desk, Any], None]] = {
    commands.Join: _join,
    commands.Leave: _leave,
    commands.Move: _move,
    commands.Undo: _undo,
    commands.Offer: _offer,
    commands.Answer: _answer,
    commands.Resign: _resign,
    commands.SeatBot: _seat_bot,
    commands.Say: _say,
    commands.Tick: _tick,
    commands.Vacate: _vacate,
}
