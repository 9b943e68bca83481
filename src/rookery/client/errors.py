"""What can go wrong between a client and a server: one kind for each thing that a caller can do about it.

When the server says no, that is a ``Refusal``: its code, message and details are the server's, and nothing has changed.
"""

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text
from rookery.play.refusals import Refusal

__all__ = ["BadLink", "BadMessage", "Refusal", "SeatLost", "Unanswered", "Unreachable"]


class Unreachable(RookeryError):
    """No server was found; what was asked for has certainly not happened."""

    code = "unreachable"


class Unanswered(RookeryError):
    """A request may have arrived, but no answer came in time: it may or may not have happened.

    Sent again with the same ``key``, it happens once in any case.
    """

    code = "unanswered"

    def __init__(self, message: Text, key: str) -> None:
        super().__init__(message)
        self.key = key


class BadMessage(RookeryError):
    """The server sent something that this client cannot read: the two are probably of different versions."""

    code = "bad-message"


class BadLink(RookeryError):
    """A text that is no link to a match."""

    code = "bad-link"


class SeatLost(RookeryError):
    """The dice could not be agreed on, and this client's seat or seed counts no more; it may join again."""

    code = "seat-lost"
