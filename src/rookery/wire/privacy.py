"""What a server keeps of people, as it tells them."""

from msgspec import Struct


class Privacy(Struct, frozen=True):
    """How long things are kept, and who can be asked; None where there is no such thing."""

    contact: str | None
    """How to reach whoever runs the server."""
    finished: float | None
    """Days after its end until a match is deleted; None if it stays."""
    abandoned: float | None
    """Days after the last event until a match that is not over is deleted; None if it stays."""
    addresses: bool
    """Whether the log has the network addresses of those who ask."""
