"""What players, penguins, suits and turns of a tile are called."""

from typing import Final

from rookery.kernel.messages import speaker

say = speaker("penguin-game")

SEATS: Final = (say("seat-red"), say("seat-blue"), say("seat-green"), say("seat-yellow"))
PENGUINS: Final = (say("penguin-red"), say("penguin-blue"), say("penguin-green"), say("penguin-yellow"))
SUITS: Final = (say("sun"), say("moon"), say("crown"), say("arms"))
"""One coin of each suit; a name has forms for where it stands in a sentence, and for many."""
TURNS: Final = (say("turn-none"), say("turn-quarter"), say("turn-half"), say("turn-quarter-back"))
"""By how many clockwise quarters."""
