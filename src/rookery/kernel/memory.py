"""How much memory there is, so that whoever asks for too much hears how much it would be."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from rookery.kernel.errors import BadNumber
from rookery.kernel.messages import speaker

say = speaker("kernel")

GIB = 2**30


def needed(shapes: Iterable[tuple[Any, ...]]) -> int:
    """The bytes of arrays of these shapes and kinds."""
    return sum(int(np.prod(shape, dtype=np.float64)) * np.dtype(kind).itemsize for shape, kind in shapes)


def available() -> int | None:
    """The bytes that a process here can still get; None where the system does not tell."""
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    except (OSError, ValueError):
        pass
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None


def check_lanes(lanes: int, bytes_needed: int, bytes_there: int | None) -> None:
    """Refuse lanes that do not fit, saying how much they would need and how many fit."""
    if bytes_there is not None and bytes_needed > bytes_there:
        raise BadNumber(
            say(
                "too-many-lanes",
                lanes=lanes,
                needed=f"{bytes_needed / GIB:,.1f}",
                there=f"{bytes_there / GIB:,.1f}",
                most=int(lanes * (bytes_there / bytes_needed)),
            )
        )
