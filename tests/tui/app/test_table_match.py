"""What tables and matches know of each other."""

from typing import get_args

from rookery.tui.app.pace import SHOWN
from rookery.tui.app.table_match import Beat


def test_every_beat_has_its_time() -> None:
    """Nothing is shown that the pace does not know."""
    assert set(SHOWN) == set(get_args(Beat))
