"""The referee: a command comes in; its events, or a refusal, come out. Matches change in no other way.

Pure: the same match, secret, command and time give the same events. Nothing is changed here; the caller stores the
events first, and then applies them.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from rookery.kernel.errors import BadNotation, IllegalMove, RookeryError, UnknownLevel, quote
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES, checked_level, is_program_name
from rookery.kernel.messages import speaker
from rookery.play import commands, hosting
from rookery.play.clock import is_sound
from rookery.play.commands import AnyCommand
from rookery.play.draft import Draft
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
    Opening,
    Resigned,
    Resumed,
    Revealed,
    Said,
    SeatPlan,
    TimedOut,
    Undone,
    What,
    Withheld,
)
from rookery.play.match import Match
from rookery.play.names import checked_name
from rookery.play.phrases import SAYINGS
from rookery.play.refusals import Refusal
from rookery.play.repeats import is_repeated
from rookery.play.seeds import crosses_seeds_only, is_locked, part_in_the_dice
from rookery.records import dice
from rookery.records.games import are_colours, option_texts

say = speaker("play")

NO_CLOCK = Clock()
KEY_LENGTH = 64
MOST_BESIDE = 10_000
"""How many events a match may have beside the moves and rolls that stand: chat, offers, moves that were taken back."""
ALWAYS = (commands.Move, commands.Resign, commands.Tick, commands.Resume)
"""What brings a match to its end, however much has happened in it."""


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
    opening: Opening | None = None,
    colours: tuple[int, ...] = (),
    invited: tuple[tuple[str, ...], ...] = (),
) -> tuple[AnyEvent, ...]:
    """The first events of a match; if bots sit everywhere, it starts at once.

    With an opening it goes on from there: its moves count for the rules, and its rolls are as they were.
    """
    _check_key(key)
    if opening is not None:
        _check_opening(game, opening)
    if len(seats) != game.players:
        raise Refusal("bad-seats", say("bad-seats", seats=len(seats), players=game.players))
    for plan in seats:
        if plan.bot is not None:
            _check_level(plan.bot)
    if not are_colours(game, colours):
        raise Refusal("bad-colours", say("bad-colours", players=game.players, most=game.room.players[1]))
    if not is_sound(clock):
        raise Refusal("bad-clock", say("bad-clock"))
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
        opening=opening,
        colours=colours,
        invited=invited,
        dice=dice.PROTOCOL,
        deal=None if opening else game.deal,
    )
    draft = Draft(Match.of(created, lambda *_: game), secret, now)
    draft.start_if_ready()
    return (msgspec.structs.replace(created, more=len(draft.written)), *draft.written)


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
    whose key is known gets the answer that it once got, whatever has happened since; another one with this key is
    refused. ``next_match`` is the id that a rematch would have. A Tick that comes too early leads to nothing, and so
    does a Resume where no clock runs.
    """
    _check_key(key)
    if key is not None and (known := match.answer(key)) is not None:
        if not is_repeated(known[0], seat, command, guest):
            raise Refusal("key-reused", say("key-reused"))
        return known
    if expected != match.seq and not crosses_seeds_only(match, expected, command):
        problem = say("stale", seq=match.seq, expected=expected)
        raise Refusal("stale", problem, seq=match.seq, events=match.since(expected))
    if match.seq - len(match.plies) >= MOST_BESIDE and not isinstance(command, ALWAYS):
        raise Refusal("match-full", say("match-full"))
    draft = Draft(match, secret, now, seat, guest, next_match)
    _ANSWERS[type(command)](draft, command)
    return draft.closed(key)


def _check_key(key: str | None) -> None:
    if key is not None and not (1 <= len(key) <= KEY_LENGTH and key.isascii() and key.isprintable()):
        raise Refusal("bad-key", say("bad-key", most=KEY_LENGTH))


def _check_opening(game: Game, opening: Opening) -> None:
    """Whether a game can go on from there."""
    try:
        position = game.read(opening.position)
    except BadNotation as problem:
        raise Refusal("bad-opening", say("bad-opening-start", problem=problem.message)) from None
    for ply, move in enumerate(opening.moves, 1):
        try:
            position = position.play(move)
        except RookeryError as problem:
            raise Refusal("bad-opening", say("bad-opening-move", ply=ply, problem=problem.message)) from None
    if position.outcome is not None:
        raise Refusal("bad-opening", say("bad-opening-over"))


def _check_level(level: str) -> None:
    """Whether a bot can be called so. Which programs there are beside the levels, only a server knows."""
    if is_program_name(level):
        return
    try:
        checked_level(level)
    except UnknownLevel as problem:
        raise Refusal("unknown-level", problem.message, levels=NAMES) from None


# Coming and going


def _join(draft: Draft, command: commands.Join) -> None:
    seat = draft.any_seat()
    number = draft.number
    if draft.guest is None:
        raise Refusal("not-seated", say("only-guests-join"))
    if draft.match.ended and seat.kind == "open":
        raise Refusal("over", say("over"))
    name = checked_name(command.name)
    own = seat.guest == draft.guest and not (seat.kind == "bot" and seat.out)
    if own and seat.kind == "person" and seat.present:
        raise Refusal("seated", say("seated", seat=number + 1))
    if seat.kind != "open" and not own:
        raise Refusal("seat-taken", say("seat-taken", seat=number + 1))
    sitting = seat.joined(name, draft.guest, *part_in_the_dice(draft.match, seat, draft.guest, command.commitment))
    draft.write(Joined, seat=number, name=name, guest=draft.guest, seed=sitting.seed, commitment=sitting.commitment)
    draft.seats[number] = sitting
    draft.start_if_ready()


def _reveal(draft: Draft, command: commands.Reveal) -> None:
    seat = draft.own_seat()
    if draft.number not in draft.match.awaited:
        raise Refusal("reveal-not-due", say("reveal-not-due", seat=draft.number + 1))
    if not dice.fits(command.seed, seat.commitment):
        raise Refusal("wrong-seed", say("seed-does-not-fit", seat=draft.number + 1))
    draft.write(Revealed, seat=draft.number, seed=command.seed)
    draft.seats[draft.number] = seat.revealed(command.seed)
    draft.start_if_ready()


def _leave(draft: Draft, _: commands.Leave) -> None:
    draft.own_seat()
    _go(draft)


def _vacate(draft: Draft, _: commands.Vacate) -> None:
    draft.server_only()
    draft.any_seat()
    _go(draft)


def _go(draft: Draft) -> None:
    seat = draft.any_seat()
    if seat.kind != "person" or not seat.present:
        raise Refusal("nobody-there", say("nobody-there", seat=draft.number + 1))
    if is_locked(draft.match, draft.number):
        draft.write(Withheld, seats=(draft.number,))
    else:
        draft.write(Left, seat=draft.number)


def _seat_bot(draft: Draft, command: commands.SeatBot) -> None:
    match = draft.match
    if draft.guest is not None and draft.guest not in {seat.holder for seat in match.seats}:
        raise Refusal("not-seated", say("not-seated"))
    if match.ended:
        raise Refusal("over", say("over"))
    _check_level(command.level)
    seat = draft.seat_at(command.seat)
    if seat.kind == "bot" or (seat.kind == "person" and seat.present):
        raise Refusal("seat-taken", say("no-seat-for-a-bot", seat=command.seat + 1))
    draft.write(BotSeated, seat=command.seat, level=command.level)
    draft.seats[command.seat] = seat.with_bot(command.level)
    draft.start_if_ready()


def _say(draft: Draft, command: commands.Say) -> None:
    draft.own_seat()
    if command.phrase not in SAYINGS:
        problem = say("unknown-phrase", phrase=quote(command.phrase), phrases=tuple(SAYINGS))
        raise Refusal("unknown-phrase", problem, phrases=tuple(SAYINGS))
    draft.write(Said, seat=draft.number, phrase=command.phrase)


# Playing


def _move(draft: Draft, command: commands.Move) -> None:
    draft.own_seat(bots_too=True)
    position = draft.playing()
    turn = draft.match.turn
    if turn != draft.number:
        problem = say("not-your-turn") if turn is None else say("turn-of-another", seat=turn + 1)
        raise Refusal("not-your-turn", problem, turn=turn)
    if draft.time_is_up():
        draft.lose(draft.number, TimedOut)
        return
    try:
        after = draft.match.ahead.play(position, command.move)
    except BadNotation as problem:
        raise Refusal("bad-notation", problem.message, place=problem.place, moves=position.moves) from None
    except IllegalMove as problem:
        raise Refusal("illegal-move", problem.message, moves=problem.legal) from None
    draft.write(Moved, seat=draft.number, move=command.move)
    draft.go_on(after)


def _undo(draft: Draft, _: commands.Undo) -> None:
    draft.own_seat()
    draft.playing()
    match = draft.match
    if match.turn == draft.number and draft.time_is_up():
        draft.lose(draft.number, TimedOut)
        return
    if not match.undoable(draft.number):
        if match.turn == draft.number and match.plies and match.plies[-1].seat is None:
            raise Refusal("across-a-roll", say("across-a-roll"))
        raise Refusal("nothing-to-undo", say("nothing-to-undo"))
    draft.write(Undone, seat=draft.number, plies=1)


def _resign(draft: Draft, _: commands.Resign) -> None:
    draft.own_seat(bots_too=True)
    draft.playing()
    draft.lose(draft.number, Resigned)


def _tick(draft: Draft, _: commands.Tick) -> None:
    draft.server_only()
    match = draft.match
    if not draft.time_is_up():
        return
    if match.awaited:
        draft.write(Withheld, seats=match.awaited)
    elif match.turn is not None:
        draft.lose(match.turn, TimedOut)


def _resume(draft: Draft, command: commands.Resume) -> None:
    draft.server_only()
    if draft.match.deadline is not None:
        draft.write(Resumed, away=command.away)


# Agreeing


def _offer(draft: Draft, command: commands.Offer) -> None:
    draft.own_seat()
    match, what = draft.match, command.what
    _WANTED[what](draft)
    if (known := match.offers.get(what)) is not None:
        raise Refusal("already-offered", say("already-offered", seat=known.seat + 1, what=what), seat=known.seat)
    draft.write(Offered, seat=draft.number, what=what)
    if not match.asked(what, draft.number):
        draft.settle(what, draft.number)


def _want_draw(draft: Draft) -> None:
    draft.playing()
    if len(draft.match.seats) == 1:
        raise Refusal("nobody-to-ask", say("nobody-to-ask"))
    if any(seat.kind == "bot" for seat in draft.match.seats):
        raise Refusal("bots-play-on", say("bots-play-on"))


def _want_takeback(draft: Draft) -> None:
    draft.playing()
    if draft.match.back_to(draft.number) is None:
        raise Refusal("nothing-to-undo", say("nothing-to-take-back"))
    if draft.match.retractable({draft.number}) is None:
        raise Refusal("across-a-roll", say("across-a-roll"))


def _want_hints(draft: Draft) -> None:
    draft.playing()
    if draft.match.hints:
        raise Refusal("hints-are-free", say("hints-are-free"))


def _want_rematch(draft: Draft) -> None:
    if not draft.match.ended:
        raise Refusal("not-over", say("not-over"))
    if draft.match.next_match is not None:
        next_match = draft.match.next_match
        raise Refusal("rematched", say("rematched", match=next_match), match=next_match)


_WANTED: dict[What, Callable[[Draft], None]] = {
    "draw": _want_draw,
    "takeback": _want_takeback,
    "hints": _want_hints,
    "rematch": _want_rematch,
}


def _answer(draft: Draft, command: commands.Answer) -> None:
    draft.own_seat()
    match, what = draft.match, command.what
    offer = match.offers.get(what)
    if offer is None:
        raise Refusal("nothing-offered", say("nothing-offered", what=what))
    if match.seats[offer.seat].holder == draft.guest:
        raise Refusal("own-offer", say("own-offer", what=what))
    if draft.guest in offer.agreed:
        raise Refusal("already-answered", say("already-answered", what=what))
    draft.write(Answered, seat=draft.number, what=what, agreed=command.agreed)
    if command.agreed and match.asked(what, offer.seat) <= offer.agreed | {draft.guest}:
        draft.settle(what, offer.seat)


_ANSWERS: dict[type[commands.Command], Callable[[Draft, Any], None]] = {
    commands.Join: _join,
    commands.Reveal: _reveal,
    commands.Leave: _leave,
    commands.Move: _move,
    commands.Undo: _undo,
    commands.Offer: _offer,
    commands.Answer: _answer,
    commands.Resign: _resign,
    commands.SeatBot: _seat_bot,
    commands.Say: _say,
    commands.AddDevice: hosting.add_device,
    commands.Revoke: hosting.revoke,
    commands.End: hosting.end,
    commands.Tick: _tick,
    commands.Resume: _resume,
    commands.Vacate: _vacate,
}
