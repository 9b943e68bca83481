"""Commit, then reveal: how persons' seeds come into a match, and which events may happen before its start.

Clients believe no server in this: they fold the log themselves, and an event that would unmake a commitment, or count a
seed that nobody committed to, is not possible in any log.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, speaker
from rookery.play.commands import AnyCommand, Reveal
from rookery.play.events import AnyEvent, BotSeated, Joined, Left, Revealed, Started, Withheld
from rookery.play.names import checked_commitment
from rookery.play.refusals import Refusal
from rookery.play.seats import Seat
from rookery.records import dice

if TYPE_CHECKING:
    from rookery.play.match import Match

say = speaker("play")

REVEAL_TIME = 60_000
"""Milliseconds: how long after the first seed the last one may be revealed. Clients do it by themselves, at once."""


class Impossible(RookeryError):
    """An event that cannot be while seeds are committed to and revealed."""

    code = "broken-log"


def unrevealed(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The persons whose seeds are not known while all seats are taken; none while a seat is open."""
    if any(seat.kind == "open" for seat in seats):
        return ()
    return tuple(number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.seed)


def is_locked(match: "Match", number: int) -> bool:
    """Whether a seat cannot just be left: others have revealed their seeds, so to go now is to withhold one's own."""
    others = (seat.seed for other, seat in enumerate(match.seats) if other != number)
    return bool(match.awaited) and match.seats[number].kind == "person" and any(others)


def part_in_the_dice(match: "Match", seat: Seat, guest: str, given: str) -> tuple[str, str]:
    """The seed and the commitment of a person who sits down with what they give, or a refusal."""
    if match.started:
        # What was added to the dice at the start stays: nobody may change dice that are rolling.
        return seat.seed, seat.commitment
    if match.created.dice == dice.OPEN_SEEDS:
        # A match that was opened before persons committed to seeds: what they send counts as it is.
        return given if dice.OPEN_SEED.fullmatch(given) else "", ""
    if not match.commits:
        return "", ""
    if guest in match.withholders:
        raise Refusal("withheld", say("withheld"))
    return "", checked_commitment(given)


def crosses_seeds_only(match: "Match", expected: int, command: AnyCommand) -> bool:
    """Whether a seed meets those of others: all are revealed at one moment, and none is changed by another."""
    since = match.since(expected) if 0 < expected < match.seq else ()
    return isinstance(command, Reveal) and bool(since) and all(isinstance(event, Revealed) for event in since)


def check(match: "Match", event: AnyEvent) -> None:
    """Refuse what cannot happen to seeds."""
    if match.commits and not match.started:
        problem = _problem(match, event)
    else:
        problem = say("nothing-to-reveal") if isinstance(event, Revealed | Withheld) else None
    if problem is not None:
        raise Impossible(problem)


def _problem(match: "Match", event: AnyEvent) -> Message | None:
    wrong = False
    match event:
        case Joined() | BotSeated() if match.seats[event.seat].kind != "open":
            # Whoever has committed keeps the seat: a commitment is not unmade.
            return say("seat-taken", seat=event.seat + 1)
        case Joined():
            wrong = not dice.HEXADECIMAL.fullmatch(event.commitment)
        case Left():
            wrong = is_locked(match, event.seat)
        case Revealed():
            committed = match.seats[event.seat].commitment
            wrong = event.seat not in match.awaited or not dice.fits(event.seed, committed)
        case Withheld():
            wrong = not event.seats or not all(seat in match.awaited or is_locked(match, seat) for seat in event.seats)
        case Started():
            wrong = bool(match.awaited) or any(seat.kind == "open" for seat in match.seats)
    return say("seeds-not-kept") if wrong else None
