"""A review in words, part by part: what the page and the terminal say alike."""

from collections.abc import Sequence

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.records.record import Record, reason_in_words
from rookery.review.better_move import BetterMove, told
from rookery.review.luck import Luck
from rookery.review.reviewing import Review, move_to
from rookery.review.turning_points import TurningPoint

say = speaker("review")


def names(record: Record, positions: Sequence[Position]) -> tuple[Text, ...]:
    """What the players are called: by their names and their seats, or by their seats alone."""
    seats = [seat.name for seat in positions[0].scene().seats]
    pairs = zip(record.players, seats, strict=False)
    return tuple(say("player", name=player.name, seat=seat) if player.name else seat for player, seat in pairs)


def result(record: Record, positions: Sequence[Position]) -> tuple[Text, ...]:
    """How the game ended, in sentences without their full stops: who won, and why."""
    if record.result is None:
        return (say("not-over"),)
    why = reason_in_words(record.result.reason)
    if positions[-1].outcome is not None:
        why = positions[-1].scene().status
    called = names(record, positions)
    winners = tuple(called[seat] for seat in record.result.winners)
    who = say("won", names=winners, count=len(winners)) if winners else say("nobody-won")
    return who, why


def played(positions: Sequence[Position], ply: int) -> Text:
    """What the move or roll of a ply did."""
    return told(positions[ply - 1], (move_to(positions[ply]),))[0]


def turn(point: TurningPoint, called: Sequence[Text]) -> Message:
    """What a turning point was, and whose."""
    name = called[point.seat]
    if point.kind == "mistake":
        return say("turn-mistake", name=name)
    if point.kind == "strong":
        return say("turn-strong", name=name)
    return say("turn-luck", name=name) if point.kind == "luck" else say("turn-bad-luck", name=name)


def better(point: TurningPoint, found: BetterMove | None) -> Text | None:
    """What would have been better; nothing to say of what was no mistake."""
    if point.kind != "mistake":
        return None
    if found is None:
        return say("no-better")
    chance, after = found.chance, point.after
    if found.exact:
        return say("better-exact", move=found.move, label=found.label, chance=chance, after=after)
    return say("better", move=found.move, label=found.label, chance=chance, after=after)


def luck(found: Luck, seat: int, positions: Sequence[Position]) -> Text:
    """How lucky a seat was, and by which rolls."""
    best, worst = found.luckiest(seat), found.unluckiest(seat)
    if best is None or worst is None:
        return say("no-rolls")
    return say(
        "luck-of",
        points=points(found.seats[seat]),
        rolls=sum(roll.seat == seat for roll in found.rolls),
        best=move_to(positions[best.ply]),
        best_ply=best.ply,
        gain=points(best.change),
        worst=move_to(positions[worst.ply]),
        worst_ply=worst.ply,
        loss=points(worst.change),
    )


def points(share: float) -> str:
    """A change of a chance in points of a hundred, with its sign."""
    return f"{100 * share:+.1f}"


def effort(found: Review, simulations: int) -> Text:
    """How all that was found out."""
    if found.exact_from == 0:
        return say("effort-all-exact")
    if found.exact_from is not None:
        return say("effort-exact", simulations=simulations, ply=found.exact_from)
    return say("effort", simulations=simulations)
