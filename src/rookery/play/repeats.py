"""Whether a command is one that was answered before: the log has no commands, but its events say what they answer."""

from collections.abc import Callable
from typing import Any, Final

from rookery.play import commands, events
from rookery.play.commands import AnyCommand
from rookery.play.events import AnyEvent

Facts = Callable[[int | None, Any, str | None], dict[str, object]]


def is_repeated(event: AnyEvent, seat: int | None, command: AnyCommand, guest: str | None) -> bool:
    """Whether the first event of an answer is one that this command, for this seat and by this guest, leads to."""
    kinds, facts = _ANSWERS.get(type(command), ((), _of_seat))
    # A move that came too late was answered by the end of the mover's time, which tells of no move.
    return isinstance(event, kinds) and all(
        getattr(event, name, fact) == fact for name, fact in facts(seat, command, guest).items()
    )


def _of_seat(seat: int | None, *_: object) -> dict[str, object]:
    return {"seat": seat}


_ANSWERS: Final[dict[type[commands.Command], tuple[tuple[type[AnyEvent], ...], Facts]]] = {
    commands.Join: (
        (events.Joined,),
        lambda seat, command, guest: {"seat": seat, "name": command.name.strip(), "guest": guest},
    ),
    commands.Reveal: ((events.Revealed,), lambda seat, command, _: {"seat": seat, "seed": command.seed}),
    commands.Leave: ((events.Left, events.Withheld), lambda seat, *_: {"seat": seat, "seats": (seat,)}),
    commands.Move: ((events.Moved, events.TimedOut), lambda seat, command, _: {"seat": seat, "move": command.move}),
    commands.Undo: ((events.Undone, events.TimedOut), _of_seat),
    commands.Offer: ((events.Offered,), lambda seat, command, _: {"seat": seat, "what": command.what}),
    commands.Answer: (
        (events.Answered,),
        lambda seat, command, _: {"seat": seat, "what": command.what, "agreed": command.agreed},
    ),
    commands.Resign: ((events.Resigned,), _of_seat),
    commands.SeatBot: (
        (events.BotSeated,),
        lambda _seat, command, _guest: {"seat": command.seat, "level": command.level},
    ),
    commands.Say: ((events.Said,), lambda seat, command, _: {"seat": seat, "phrase": command.phrase}),
    commands.AddDevice: ((events.DeviceAdded,), lambda seat, _, guest: {"seat": seat, "guest": guest}),
    commands.Revoke: (
        (events.Revoked,),
        lambda _seat, command, _guest: {
            "what": command.what,
            "seat": None if command.what == "watch" else command.seat,
        },
    ),
    commands.End: ((events.Ended,), lambda *_: {}),
}
"""For each command the events that its answer can begin with, and what they tell of it."""
