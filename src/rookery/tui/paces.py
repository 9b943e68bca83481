"""How fast things are shown."""

from typing import Literal, get_args

Pace = Literal["slow", "normal", "fast", "instant"]
PACES: tuple[Pace, ...] = get_args(Pace)
