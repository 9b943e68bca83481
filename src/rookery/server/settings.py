"""The settings of a server."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from rookery.server.bot_pool import DEADLINE, usual_size
from rookery.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    folder: Path
    """Where matches and keys are kept."""
    database: str | None = None
    """The URL of a PostgreSQL database that several servers share; None for a file in the folder."""
    instance: str = field(default_factory=lambda: secrets.token_hex(6))
    """The id of this server; the ids of its requests begin with it."""
    elsewhere: str | None = None
    """Where other devices of the network find the server, if they can."""
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = field(default_factory=usual_size)
    """How many processes bots think in."""
    bot_seconds: float = DEADLINE
    """Seconds for a bot's move."""
    warm: bool = True
    """Whether to get native code ready in the background."""
    absence: float = 120.0
    """Seconds without a connection until a person counts as absent."""
    ping: float = 20.0
    """Seconds between two signs of life on a quiet connection."""
    idle: float = 300.0
    """Seconds until a match without listeners is unloaded from memory."""
    patience: float = 10.0
    """Seconds that others get to finish when the server stops."""
