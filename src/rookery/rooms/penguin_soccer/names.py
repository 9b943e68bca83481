"""What families, penguins and directions are called."""

from typing import Final

from rookery.kernel.messages import speaker

say = speaker("penguin-soccer")

FAMILIES: Final = (say("seat-white"), say("seat-black"))
KINDS: Final = (say("mama"), say("papa"), say("baby"))
PENGUINS: Final = (
    say("white-mama"),
    say("white-papa"),
    say("white-baby"),
    say("black-mama"),
    say("black-papa"),
    say("black-baby"),
)
"""In the order of the state; as in German, a name has forms for where it stands in a sentence."""
WAYS: Final = (
    say("up"),
    say("up-right"),
    say("right"),
    say("down-right"),
    say("down"),
    say("down-left"),
    say("left"),
    say("up-left"),
)
"""Directions as they are seen, clockwise from straight up; the compass is for notation alone."""
