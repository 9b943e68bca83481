"""What a table and the match that is played at it know of each other."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Literal, Protocol

from rookery.kernel.messages import Text
from rookery.tui.local_game import LocalGame
from rookery.tui.texts import Advice

Beat = Literal["roll", "act", "step", "own"]
"""What has just happened: a die fell, somebody else moved, a step of a path or a move was made here."""
Order = Literal["resign", "draw", "hints", "accept", "decline"]
"""What a player may say to the others: give up, ask for a draw or for hints, agree to what they ask, or not."""


class Face(Protocol):
    """Where a match is shown, and where people are asked."""

    async def show(self, beat: Beat) -> None:
        """Show how the match stands now, as long as what has happened deserves."""
        ...

    async def ask(self) -> tuple[str, ...]:
        """The moves of the person whose turn it is, one or a whole path."""
        ...

    def wait_for(self, seat: int) -> None:
        """Say that somebody else is to move."""
        ...

    def prepare(self, work: Awaitable[None]) -> None:
        """Let something go on beside the match; what goes wrong with it is told."""
        ...

    def tell(self, text: Text) -> None:
        """Say something."""
        ...


class TableMatch(Protocol):
    """A match as a table plays it, whether it is here or on a server."""

    local: LocalGame
    """Every position so far, as this terminal knows them."""
    is_local: bool
    """Whether nothing but this terminal decides how it goes on."""

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are played here."""
        ...

    def who(self, seat: int) -> Text:
        """Who sits there."""
        ...

    async def run(self, face: Face) -> None:
        """Play on from where it stands, to the end."""
        ...

    async def undo(self) -> bool:
        """Take back; False where that cannot be."""
        ...

    async def hint(self) -> Advice:
        """What a strong player would do."""
        ...

    async def order(self, what: Order) -> None:
        """Ask the others for something, answer them, or give up."""
        ...

    async def change_levels(self, levels: str, /) -> None:
        """Let other bots play."""
        ...

    def save(self, name: str = "") -> Path:
        """Keep the match in a file."""
        ...

    async def leave(self) -> None:
        """Leave the table."""
        ...
