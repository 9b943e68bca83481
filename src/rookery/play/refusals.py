"""The refusal: what is asked for is not done, and nothing has changed. The referee, the server and clients raise it."""

from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text


class Refusal(RookeryError):
    """A code for programs, a message for people, and details; ``rookery.wire.codes`` lists all codes."""

    def __init__(self, code: str, message: Text, *, retry: float | None = None, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.details = details
        self.retry = retry
        """In how many seconds it is worth asking again, where that is known."""
