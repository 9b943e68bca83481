"""Action numbers are for ever: networks and records of others are made of them."""

from pathlib import Path

import pytest
from tools import action_tables

from rookery.kernel.game import Game


@pytest.mark.parametrize(("file", "game"), action_tables.tables().items(), ids=lambda each: getattr(each, "stem", ""))
def test_numbers_never_change(file: Path, game: Game) -> None:
    """Every move has the number that it had when its table was written; a change breaks what others have trained."""
    assert action_tables.table(game) == file.read_text(encoding="utf-8")


def test_every_table_belongs_to_a_game() -> None:
    """No table is left over, and none is missing."""
    assert {*action_tables.FOLDER.iterdir()} == {*action_tables.tables()}
