"""What is trained, and how: the part of a training that a checkpoint must agree with."""

from typing import Any

import msgspec

from rookery.kernel.options import read_options
from rookery.kernel.room import Room
from rookery.learn.kinds import Kind, all_kinds, one_kind
from rookery.learn.ppo import Recipe


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A training, as a folder keeps it."""

    game: str
    version: int
    """Of the room's rules."""
    players: int | None = None
    """None for every number of players."""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    """As texts. With players or options the network learns this one kind of game, otherwise all of them."""
    width: int = 192
    blocks: int = 2
    lanes: int = 16_384
    seed: int = 0
    apprentice: float = 0.05
    """The share of the training in which the room's priors play, and the network learns from them."""
    searched: float = 0.0
    """The share of the training, at its end, in which a tree search plays, and the network learns from it."""
    simulations: int = 32
    """Of that search, for each move."""
    recipe: Recipe = Recipe()

    def kinds(self, room: Room) -> list[Kind]:
        """The kinds of games that the network learns."""
        if self.players is None and not self.options:
            return all_kinds(room)
        return one_kind(room, self.players or max(2, room.players[0]), read_options(room.options, self.options))

    def differences(self, other: "Plan") -> list[tuple[str, Any, Any]]:
        """Where two plans differ: the names, with what this one says and what the other does."""
        names = self.__struct_fields__
        return [(name, getattr(self, name), getattr(other, name)) for name in names if _differ(self, other, name)]


def _differ(one: Plan, other: Plan, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))


class Progress(msgspec.Struct, kw_only=True):
    """How far a training has come."""

    lessons: int = 0
    plies: int = 0
    seconds: float = 0.0
    """Spent on playing and learning, all sittings together."""
