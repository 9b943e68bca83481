"""The doorplate of a folder: where its server is, so that nobody opens a second one beside it by mistake.

Two servers on one file would not hear of each other's moves. A plate that was left behind does no harm: what counts is
who answers at its address.
"""

import os
import urllib.request
from contextlib import suppress
from pathlib import Path

import msgspec

from rookery.play.wire import Health

FILE = "server.json"
PATIENCE = 2.0
"""Seconds for the one who may be there."""


class Plate(msgspec.Struct, frozen=True):
    """What it says."""

    address: str
    instance: str


def hang(folder: Path, address: str, instance: str) -> None:
    """Tell others where the server of this folder is. Where that cannot be written they will not know."""
    with suppress(OSError):
        handle = os.open(folder / FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(Plate(address, instance)))


def neighbour(folder: Path) -> str | None:
    """The address of the server that serves this folder just now; None if there is none."""
    try:
        plate = msgspec.json.decode((folder / FILE).read_bytes(), type=Plate)
        if not plate.address.startswith("http://"):
            return None
        with urllib.request.urlopen(f"{plate.address}health", timeout=PATIENCE) as answer:  # noqa: S310  # a plain http address of ours
            health = msgspec.json.decode(answer.read(), type=Health)
    except (OSError, ValueError):
        return None
    return plate.address if health.instance == plate.instance else None
