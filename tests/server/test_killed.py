"""The short form of benchmarks/kill.py: servers and databases are killed again and again, and no promise is broken."""

import asyncio
import os
from pathlib import Path

import pytest
from benchmarks.kill import killed_often
from benchmarks.kill_tally import FORMS
from benchmarks.victims import NoPostgreSQL

KILLS = {"sqlite": 3, "postgresql": 1, "database": 4}
"""How often in each form; the long form kills 200 times."""


@pytest.mark.parametrize("form", FORMS)
def test_what_was_acknowledged_survives_kills(form: str, tmp_path: Path) -> None:
    """Every acknowledged move is there, none twice, and all clients and the database end on the same state."""
    try:
        found = asyncio.run(killed_often(form, tmp_path, KILLS[form]))
    except NoPostgreSQL as problem:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NOT TESTED with PostgreSQL, which cannot be started here: {problem}")
    assert found.kills == KILLS[form]
    assert found.matches > 0
    assert found.moves > KILLS[form]
