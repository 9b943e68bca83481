"""Play on a server from a program: ``rookery.client.api`` for async programs, ``rookery.client.plain`` for others."""

from rookery.client.api import Client
from rookery.client.errors import BadLink, BadMessage, Refusal, SeatLost, Unanswered, Unreachable
from rookery.client.links import Link, read_link
from rookery.client.seat import Seat, Watcher

__all__ = [
    "BadLink",
    "BadMessage",
    "Client",
    "Link",
    "Refusal",
    "Seat",
    "SeatLost",
    "Unanswered",
    "Unreachable",
    "Watcher",
    "read_link",
]
