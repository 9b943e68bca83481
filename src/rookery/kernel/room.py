"""What a room says of itself: everything that a game provides, in one place."""

import pickle
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rookery.kernel.deal import Deal, no_deal
from rookery.kernel.errors import RookeryError
from rookery.kernel.levels import GENERAL, Levels
from rookery.kernel.messages import Message
from rookery.kernel.options import Option, Variant
from rookery.kernel.packed import Packed
from rookery.kernel.protocol import Config, Rules, State
from rookery.kernel.scene import Choice, Happening, Scene, no_happenings

if TYPE_CHECKING:
    from rookery.kernel.game import Position


def no_clause(position: "Position", code: int) -> str | None:
    """The clause that forbids a move, in a room that cannot tell."""
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Room:
    """All that a game provides: facts, rules, notation and view. Nothing else knows the game."""

    key: str
    title: str
    """Its proper name, which no language changes."""
    players: tuple[int, int]
    """The fewest and the most."""
    chance: bool
    """Whether a die is rolled during play."""
    options: tuple[Option, ...]
    rules: Rules
    endings: type[IntEnum]
    folder: Path
    """Where its files are: the rulebook README.md, words/, art.svg, looks.json, guide.toml, lessons.toml …"""
    configure: Callable[[int, Mapping[str, Any]], Config]
    """The options and players as the rules read them; raises BadOption where they do not go together."""
    longest: Callable[[Config], int | None]
    """No game has more plies than this; None where nothing ends a game for sure."""
    read: Callable[[Config, str], State]
    write: Callable[[Config, State], str]
    read_move: Callable[[Config, State, str], int]
    """The code of a well-written move, legal or not; raises BadNotation."""
    write_move: Callable[[Config, State, int], str]
    scene: Callable[["Position", int], Scene]
    """The position as this seat sees it."""
    choices: Callable[["Position"], tuple[Choice, ...]]
    happenings: Callable[["Position", int], "tuple[Happening, ...]"] = no_happenings
    """What a legal move or roll does in a position, piece by piece and in order; the position is the one before it."""
    forbidden_by: Callable[["Position", int], str | None] = no_clause
    """The id of the rulebook's clause that forbids a well-written move, or None where it is hard to tell."""
    deal: Callable[[Config], Deal | None] = no_deal
    """What is shuffled before the first move, where the start depends on a seed: matches draw it with fair dice."""
    one_view: bool = False
    """Whether every seat sees the same scene."""
    ranks: Callable[[Config, State], tuple[int, ...]] | None = None
    """The places of the seats in a finished game, where the game ranks them."""
    win_name: Message | None = None
    """What a win is called when it is announced ("goal in 3 plies"), where the game has a word of its own for it."""
    sample: tuple[int, str] | None = None
    """How many play, and a position under the default options that shows the game well: for pictures of it."""
    variants: tuple[Variant, ...] = ()
    """The ways to play that have names of their own, beside the game as it is by default."""
    version: int = 1
    """Raised when the same moves would lead elsewhere: records and results say under which rules they were made."""
    changed: Message | None = None
    """What the newest version changed, for people who have a record of an older one."""
    packed: Packed | None = None
    """The game in integers, for exact play; None where it cannot be solved."""
    levels: Levels = field(default_factory=lambda: GENERAL)
    """How players of each level think."""
    net: Path | None = None
    """The file of what was learnt of the game by playing it (``kernel.nets``); levels may think with it."""

    def __reduce__(self) -> tuple[Any, ...]:
        try:
            found: Room | None = room_by_key(self.key)
        except RookeryError:
            found = None
        if found is not self:
            raise pickle.PicklingError(f"{self.title} is not in the catalog, where its copies would look for it")
        return room_by_key, (self.key,)

    @property
    def rulebook(self) -> Path:
        """The rules for people, in Markdown."""
        return self.folder / "README.md"

    # What stands in the room's words by its name, without being asked for in its code

    @property
    def summary(self) -> Message:
        """One line for people who choose a game."""
        return Message(id=f"{self.key}/summary")

    def option_label(self, option: Option) -> Message:
        """What an option is called."""
        return Message(id=f"{self.key}/option-{option.name}")

    def option_about(self, option: Option) -> Message:
        """What an option means."""
        return Message(id=f"{self.key}/option-{option.name}.about")

    def value_label(self, option: Option, value: str) -> Message:
        """What a named value of an option is called; or 0, where it has a meaning of its own."""
        return Message(id=f"{self.key}/option-{option.name}.{'zero' if option.zero else value}")

    def guide_text(self, section: str, part: str = "") -> Message:
        """What the illustrated guide says in a section: its text, or another part of it."""
        return Message(id=f"{self.key}/guide-{section}{part and '.'}{part}")

    def lesson_text(self, step: str, part: str = "") -> Message:
        """What a lesson says at a step: its title, or another part of it."""
        return Message(id=f"{self.key}/lesson-{step}{part and '.'}{part}")


_finders: list[Callable[[str], Room]] = []


def find_by(finder: Callable[[str], Room]) -> None:
    """Set where rooms are found by their keys: done by the catalog, a layer above the kernel."""
    _finders[:] = [finder]


def room_by_key(key: str) -> Room:
    """The room of the catalog: how pickled rooms come back."""
    return _finders[0](key)
