"""The die as an option: which faces its six sides show."""

from collections.abc import Sequence
from typing import Any, Final

from rookery.kernel.errors import BadOption, quote
from rookery.kernel.options import Option
from rookery.rooms.polar_dare.board import FACES

SIDES: Final = 6
USUAL: Final = ("P2", "P3", "P3", "P4", "B3", "B3")
VALUES: Final = f"six of {', '.join(FACES)}, as text joined by commas"


def die(name: str, *, about: str, label: str) -> Option:
    """An option that is six faces in any order; it is kept in the order of the faces."""

    def check(value: Any) -> tuple[str, ...]:
        sides = value.split(",") if isinstance(value, str) else value
        if not isinstance(sides, Sequence) or len(sides) != SIDES or not all(_is_face(side) for side in sides):
            raise BadOption(f"option {name} cannot be {quote(str(value))}; it takes {VALUES}")
        return tuple(sorted(sides, key=FACES.index))

    return Option(
        name=name,
        default=USUAL,
        about=about,
        label=label,
        values=VALUES,
        check=check,
        read=check,
        write=",".join,
    )


def _is_face(side: object) -> bool:
    return isinstance(side, str) and side in FACES
