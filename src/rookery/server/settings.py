"""The settings of a server: all that it can be told, in sections.

The defaults suit a family, ``PROFILES`` has what a server for strangers does otherwise, and ``settings_sources`` reads
what somebody wishes. ``docs/reference/settings.md`` explains every key.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

from rookery.server.bots.pool import usual_size
from rookery.server.bots.worker import DEADLINE
from rookery.server.http.limits import Limits
from rookery.server.logs import Log

Port = Annotated[int, Meta(ge=0, le=65_535)]
Seconds = Annotated[float, Meta(ge=0.1, le=86_400)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Profile = Literal["family", "public"]
Shown = Literal["open", "apart", "off"]
"""Where something is answered: for everybody, at an address of its own, or nowhere."""


@dataclass(frozen=True)
class Network:
    """Where the server listens, and whom it believes."""

    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 or :: for all of this machine's."""
    port: Port | None = None
    """The port, 0 for any that is free; by default the usual one if it is free."""
    names: tuple[str, ...] = ()
    """Names under which people find the server; ``*.example.org`` stands for all below. See ``host_names``."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    backlog: Annotated[int, Meta(ge=1, le=65_535)] = 512
    """Connections that wait to be accepted."""


@dataclass(frozen=True)
class Operators:
    """What only those who run the server need."""

    metrics: Shown = "open"
    """Where /metrics is answered."""
    docs: Shown = "open"
    """Where /docs and /openapi.json are answered."""
    host: str = "127.0.0.1"
    """The address for what is answered apart."""
    port: Port = 9180
    """The port for what is answered apart; several processes have one each, from this one on."""
    contact: str | None = None
    """How players reach you: an address or a link, shown on the page about their data."""


@dataclass(frozen=True)
class Retention:
    """Days without an event after which a match is deleted; None keeps it for ever."""

    open: Days | None = 14
    """Of a table that still waits for players."""
    abandoned: Days | None = None
    """Of a match that was not played to its end."""
    finished: Days | None = None
    """Of one that was."""

    @property
    def days(self) -> dict[Literal["open", "playing", "over"], float | None]:
        """The same for each stage of a match."""
        return {"open": self.open, "playing": self.abandoned, "over": self.finished}


FAMILY = Retention()
"""All games are kept, but for tables where nobody came."""
PUBLIC = Retention(open=1, abandoned=30, finished=90)
"""For a server that strangers come to."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    folder: Path
    """Where matches and keys are kept."""
    database: str | None = field(default=None, repr=False)
    """The URL of a PostgreSQL database that several servers share; None for a file in the folder."""
    instance: str = field(default_factory=lambda: secrets.token_hex(6))
    """The id of this server; the ids of its requests begin with it."""
    elsewhere: str | None = None
    """Where other devices of the network find the server, if they can."""
    processes: Annotated[int, Meta(ge=1, le=256)] = 1
    """How many processes serve together; more than one need a database."""
    profile: Profile = "family"
    """The defaults that all other settings start from."""
    bot_processes: Annotated[int, Meta(ge=1, le=256)] = field(default_factory=usual_size)
    """How many processes bots think in."""
    bot_seconds: Seconds = DEADLINE
    """Seconds for a bot's move."""
    bots: dict[str, str] = field(default_factory=dict)
    """Programs that people may play against, by the names that they see. See ``rookery.bots.programs.names``."""
    warm: bool = True
    """Whether to get native code ready in the background."""
    absence: Seconds = 120.0
    """Seconds without a connection until a person counts as absent; bots do not think where nobody is."""
    ping: Seconds = 20.0
    """Seconds between two signs of life on a quiet connection."""
    idle: Seconds = 300.0
    """Seconds until a match without listeners is unloaded from memory."""
    patience: Seconds = 10.0
    """Seconds that others get to finish when the server stops."""
    retention: Retention = FAMILY
    """How long matches are kept."""
    network: Network = field(default_factory=Network)
    operators: Operators = field(default_factory=Operators)
    log: Log = field(default_factory=Log)
    limits: Limits = field(default_factory=Limits)


PROFILES: Mapping[Profile, Mapping[str, Any]] = {
    "family": {},
    "public": {
        "operators.metrics": "apart",
        "retention.open": PUBLIC.open,
        "retention.abandoned": PUBLIC.abandoned,
        "retention.finished": PUBLIC.finished,
        "limits.connections_address": 128,
        "limits.unfinished_address": 48,
        "limits.upload_bytes_address": 4 * 1024 * 1024,
        "limits.sockets_each": 16,
        "limits.sockets_address": 200,
        "limits.matches_each": 20,
        "limits.classes": {"second": 0.005, "burst": 5},
        "limits.classes_address": {"second": 0.02, "burst": 10},
        "limits.joining": {"second": 0.2, "burst": 10},
        "limits.joining_address": {"second": 0.5, "burst": 120},
        "limits.body_seconds": 30.0,
        "limits.address": {"second": 50, "burst": 600},
        "limits.guests_address": {"second": 0.05, "burst": 30},
        "limits.opening": {"second": 0.05, "burst": 10},
        "limits.opening_address": {"second": 0.1, "burst": 30},
        "limits.hints": {"second": 0.2, "burst": 5},
        "limits.hints_address": {"second": 0.5, "burst": 20},
        "limits.studies": {"second": 2, "burst": 60},
        "limits.studies_address": {"second": 8, "burst": 240},
    },
}
"""What each profile does otherwise than the defaults, by the names of settings."""
