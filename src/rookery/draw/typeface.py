"""The typeface of headings, and of letters and numbers on boards: Fredoka One, from a package of its own."""

from importlib.resources import files
from pathlib import Path

FAMILY = "Fredoka One"
FILE = Path(str(files("font_fredoka_one"))) / "files" / "FredokaOne-Regular.ttf"
"""Open for everybody to use and to hand on (SIL Open Font License 1.1)."""
