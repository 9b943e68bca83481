"""What hosts and players do with a match itself: links, devices, the end. That they may, the server has seen."""

from rookery.kernel.messages import speaker
from rookery.play import commands
from rookery.play.draft import Draft
from rookery.play.events import DeviceAdded, Revoked
from rookery.play.refusals import Refusal

say = speaker("play")


def add_device(draft: Draft, _: commands.AddDevice) -> None:
    """Let somebody play on another device, too."""
    seat = draft.any_seat()
    if draft.guest is None or seat.guest is None:
        raise Refusal("nobody-there", say("nobody-there", seat=draft.number + 1))
    if seat.guest == draft.guest:
        raise Refusal("seated", say("seated", seat=draft.number + 1))
    draft.write(DeviceAdded, seat=draft.number, guest=draft.guest)


def revoke(draft: Draft, command: commands.Revoke) -> None:
    """Let a link stop working."""
    if command.what == "watch":
        draft.write(Revoked, what="watch")
        return
    if draft.match.ended:
        raise Refusal("over", say("over"))
    if command.seat is None:
        raise Refusal("no-such-seat", say("which-seat", most=len(draft.seats)))
    if draft.seat_at(command.seat).kind != "open":
        raise Refusal("seat-taken", say("nothing-to-revoke", seat=command.seat + 1))
    draft.write(Revoked, what="invitation", seat=command.seat)


def end(draft: Draft, _: commands.End) -> None:
    """Call a match off; not while others play: nobody should lose a game that way, or be spared losing one."""
    match = draft.match
    if match.ended:
        raise Refusal("over", say("over"))
    others = any(seat.holder not in {None, draft.guest} and seat.present for seat in match.seats)
    if draft.guest is not None and match.started and others:
        raise Refusal("others-play", say("others-play"))
    draft.call_off()
