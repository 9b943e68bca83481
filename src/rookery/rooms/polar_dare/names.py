"""What things are called in Polar Dare!: ids for programs, messages for people."""

import functools
from typing import Final

from rookery.kernel.messages import Message, speaker
from rookery.rooms.polar_dare.board import POLE, START, surface_name

say = speaker("polar-dare")

COLOURS: Final = ("red", "blue", "green", "yellow")
LETTERS: Final = "RBGY"
SEATS: Final = (say("seat-red"), say("seat-blue"), say("seat-green"), say("seat-yellow"))
BEAR_ID: Final = "bear"


@functools.cache
def penguin_id(player: int, number: int) -> str:
    """The id of a player's penguin; numbers count from 0."""
    return f"{COLOURS[player]}-{number + 1}"


@functools.cache
def called(surface: int) -> Message:
    """A surface as people say it."""
    if surface == START:
        return say("start")
    return say("pole") if surface == POLE else say("floe", name=surface_name(surface))
