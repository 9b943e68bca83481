"""The short form of benchmarks/kill.py: a server is killed again and again, and nothing that it promised is lost."""

import asyncio
import os
from pathlib import Path

from benchmarks.kill import massacre

KILLS = int(os.environ.get("ROOKERY_KILLS", "6"))
"""How often; the long form kills 200 times."""


def test_what_was_acknowledged_survives_kills(tmp_path: Path) -> None:
    """Every acknowledged move is there, none twice, and all clients end on the same state."""
    found = asyncio.run(massacre(tmp_path, KILLS))
    assert found.kills == KILLS
    assert found.matches > 0
    assert found.moves > KILLS
