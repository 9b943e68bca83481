"""What can go wrong between a client and a server: one kind for each thing that a caller can do about it."""

from typing import Any

from rookery.kernel.errors import RookeryError


class Refused(RookeryError):
    """The server said no, and nothing has changed; ``code``, ``sentence`` and ``details`` are the server's."""

    code = "refused"

    def __init__(self, code: str, sentence: str, details: dict[str, Any] | None = None, status: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.details = details or {}
        self.status = status


class Unreachable(RookeryError):
    """No server was found; what was asked for has certainly not happened."""

    code = "unreachable"


class Unanswered(RookeryError):
    """A request may have arrived, but no answer came in time: it may or may not have happened.

    Sent again with the same ``key``, it happens once in any case.
    """

    code = "unanswered"

    def __init__(self, sentence: str, key: str) -> None:
        super().__init__(sentence)
        self.key = key


class BadMessage(RookeryError):
    """The server sent something that this client cannot read: the two are probably of different versions."""

    code = "bad-message"


class BadLink(RookeryError):
    """A text that is no link to a match."""

    code = "bad-link"
