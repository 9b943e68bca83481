"""Files of known counts: a line for each position with its players, its options and the number of its paths.

A line is ``position or "start" | players=N key=value … | depth:count depth:count …``; ``#`` begins a comment.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options


@dataclass(frozen=True)
class Case:
    """One line of a file of known counts."""

    position: str
    """The text of a position, or "start"."""
    players: int
    options: Mapping[str, str]
    """The options as they are written."""
    counts: Mapping[int, int]
    """The number of paths for each depth."""

    def __str__(self) -> str:
        return " ".join([self.position, *(f"{name}={value}" for name, value in self.options.items())])

    def root(self, key: str) -> rookery.Position:
        """The position in a game with the line's players and options."""
        game = rookery.game(key, players=self.players, **read_options(room(key).options, self.options))
        return game.start(seed=0) if self.position == "start" else game.read(self.position)


def read_perft_file(path: Path) -> list[Case]:
    """All lines of a file, comments left out."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [_read_line(line) for line in lines if line and not line.startswith("#")]


def counts_from_the_start(path: Path, players: int) -> Mapping[int, int]:
    """How many paths a file knows from the start by the default options."""
    started = (each for each in read_perft_file(path) if each.position == "start" and not each.options)
    return next(each.counts for each in started if each.players == players)


def _read_line(line: str) -> Case:
    # Positions may contain a bar, but never one between spaces.
    position, given, counted = line.split(" | ")
    options = dict(word.split("=", 1) for word in given.split())
    counts = dict(word.split(":") for word in counted.split())
    return Case(
        position=position,
        players=int(options.pop("players")),
        options=options,
        counts={int(depth): int(count) for depth, count in counts.items()},
    )
