"""The die as an option: which faces its six sides show."""

from collections.abc import Sequence
from typing import Any, Final

from rookery.kernel.messages import speaker
from rookery.kernel.options import Option, bad_option
from rookery.rooms.polar_dare.board import FACES

SIDES: Final = 6
USUAL: Final = ("P2", "P3", "P3", "P4", "B3", "B3")
say = speaker("polar-dare")
VALUES: Final = say("takes-six-faces", faces=FACES)


def die(name: str) -> Option:
    """An option that is six faces in any order; its value has them in the order of FACES."""

    def check(value: Any) -> tuple[str, ...]:
        sides = value.split(",") if isinstance(value, str) else value
        if not isinstance(sides, Sequence) or len(sides) != SIDES or not all(_is_face(side) for side in sides):
            raise bad_option(name, value, VALUES)
        return tuple(sorted(sides, key=FACES.index))

    return Option(
        name=name,
        default=USUAL,
        values=VALUES,
        check=check,
        read=check,
        write=",".join,
    )


def _is_face(side: object) -> bool:
    return isinstance(side, str) and side in FACES
