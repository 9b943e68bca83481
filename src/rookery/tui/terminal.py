"""What the terminal can do."""

import os
import shutil
import sys

LEAST_COLUMNS, LEAST_ROWS = 60, 20
"""A smaller window has no room for a full screen: the game is played line by line there."""


def can_show_full_screen() -> bool:
    """Whether somebody sits at a terminal that can draw a full screen, and is large enough for it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in ("", "dumb"):
        return False
    columns, rows = shutil.get_terminal_size()
    return columns >= LEAST_COLUMNS and rows >= LEAST_ROWS
