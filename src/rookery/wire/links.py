"""The links of a match, and what programs are known by, as they travel."""

from msgspec import Struct

from rookery.play.commands import Number
from rookery.wire.match import SeatToken


class Credential(Struct, frozen=True):
    """What a program is known by: it is sent as ``Authorization: Bearer``, or in the first message on a socket."""

    guest: str
    """The public id that goes with it."""
    credential: str


class Links(Struct, frozen=True):
    """The links that the host of a match hands out."""

    seats: tuple[SeatToken, ...]
    """Invitations to the seats that are free."""
    watch: str


class DeviceLinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to take a seat along to another device."""

    seat: Number


class DeviceLink(Struct, frozen=True):
    """Such a link: it works once, and soon."""

    seat: int
    token: str
    seconds: int
    """How long it works."""
