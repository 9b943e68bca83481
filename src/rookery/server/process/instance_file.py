"""The instance file of a folder: where its server is, so that no second one is started by mistake.

It leads people who start a second one to the first; that there is only one is for the lock to see to. An instance file
that was left behind does no harm: what counts is who answers at its address.
"""

import os
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

import msgspec

from rookery.wire.match import Health

FILE = "server.json"
LARGEST = 64 * 1024
"""Bytes: its answer is far shorter."""
PATIENCE = 2.0
"""Seconds to wait for its answer."""


class Instance(msgspec.Struct, frozen=True):
    """What it says."""

    address: str
    instance: str


def write_instance(folder: Path, address: str, instance: str) -> None:
    """Tell others where the server of this folder is. Where that cannot be written they will not know."""
    with suppress(OSError):
        handle = os.open(folder / FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(Instance(address, instance)))


def running_server(folder: Path) -> str | None:
    """The address of the server that serves this folder just now; None if there is none."""
    try:
        found = msgspec.json.decode((folder / FILE).read_bytes(), type=Instance)
        if not found.address.startswith("http://"):
            return None
        with urllib.request.urlopen(f"{found.address}health", timeout=PATIENCE) as answer:  # noqa: S310  # a plain http address of ours
            health = msgspec.json.decode(answer.read(LARGEST), type=Health)
    except (OSError, ValueError, HTTPException, RecursionError):
        # Whatever the file or the answer is, no server of ours is there.
        return None
    return found.address if health.instance == found.instance else None
