"""What one network learns: a game with every number of players, and under every option that leaves the board's size."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game
from rookery.kernel.planes import total_size
from rookery.kernel.room import Room

LISTED = ("flag", "choice", "text", "places")
"""Kinds of options with values that can be listed; numbers, such as caps, are left at their defaults."""


class Kind(NamedTuple):
    """A kind of game, and how many lanes of a hundred or so play it."""

    game: Game
    weight: float


def all_kinds(room: Room) -> list[Kind]:
    """A room's games as they are by default, which get half of the lanes, and with one option changed."""
    counts = [players for players in range(room.players[0], room.players[1] + 1) if players > 1] or [room.players[1]]
    usual = [Game(room, players) for players in counts]
    others = list(_changed(room, usual))
    weight = 1 / len(usual)
    if not others:
        return [Kind(game, weight) for game in usual]
    return [Kind(game, weight / 2) for game in usual] + [Kind(game, 0.5 / len(others)) for game in others]


def one_kind(room: Room, players: int, options: Mapping[str, Any]) -> list[Kind]:
    """A single kind of game."""
    return [Kind(Game(room, players, **options), 1.0)]


def shares(kinds: Sequence[Kind], lanes: int) -> list[int]:
    """How many lanes each kind gets, at least one."""
    total = sum(kind.weight for kind in kinds)
    return [max(1, round(lanes * kind.weight / total)) for kind in kinds]


def _changed(room: Room, usual: Sequence[Game]) -> Iterator[Game]:
    """Games with one option that is not at its default; the numbers of players take turns."""
    size = _size(usual[0])
    found = 0
    for option in room.options:
        for text in option.choices if option.kind in LISTED else ():
            value = option.read(text)
            if value == option.default:
                continue
            players = usual[found % len(usual)].players
            try:
                game = Game(room, players, **{option.name: value})
            except BadOption:
                continue
            if _size(game) == size:
                found += 1
                yield game


def _size(game: Game) -> tuple[int, int]:
    """How much a network is told, and how much it answers."""
    return total_size(game.planes), game.action_count
