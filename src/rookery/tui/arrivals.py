"""Where this terminal has taken seats: what opens them again, so that the same link leads back to the same seat."""

import contextlib
import hashlib
import os
from pathlib import Path

import platformdirs

from rookery.client.links import Link


def folder() -> Path:
    """Where that is kept: ROOKERY_SEATS or the user's data folder."""
    chosen = os.environ.get("ROOKERY_SEATS")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("rookery", appauthor=False)) / "seats"


def credential(link: Link) -> str | None:
    """What opens the seat of a link again; None if this terminal has not been there."""
    with contextlib.suppress(OSError):
        return _file(link, "credential").read_text(encoding="ascii").strip() or None
    return None


def keep(link: Link, known_by: str) -> None:
    """Remember what opens a seat; nobody else on this machine may read it. A full disk only costs the way back."""
    with contextlib.suppress(OSError):
        file = _file(link, "credential")
        file.touch(mode=0o600)
        file.write_text(known_by, encoding="ascii")


def receipt(link: Link) -> Path:
    """Where this terminal's own proof of the dice is kept."""
    return _file(link, "receipt.json")


def _file(link: Link, kind: str) -> Path:
    """A file of a link. Its name tells nothing of the token, which is a key."""
    with contextlib.suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder() / f"{hashlib.sha256(str(link).encode()).hexdigest()[:24]}.{kind}"
