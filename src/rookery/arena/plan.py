"""Which matches are played: a round robin in which every pair of bots meets on the same seeds in all seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from rookery.arena.match import Item
from rookery.bots.programs import Limits, checked_bot, program
from rookery.kernel.errors import BadNumber, BadOption
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import MOST_SEED, checked_number, checked_seconds, checked_seed

say = speaker("arena")

MOST = 100_000
"""No pair plays more games than this."""


def line_ups(one: str, other: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """All ways in which two levels share the seats of a match, every one as fair to the one as to the other.

    The levels alternate round the table; the line-ups are this one, turned by every seat, with the levels exchanged as
    well. So each level sits in each seat equally often. Two seats: ab, ba. Three: aba, baa, aab, bab, abb, bba. Four:
    abab, baba.
    """
    found: dict[tuple[str, ...], None] = {}
    for first, second in ((one, other), (other, one)):
        around = tuple((first, second)[seat % 2] for seat in range(seats))
        found |= {around[turn:] + around[:turn]: None for turn in range(seats)}
    return tuple(found)


@dataclass(frozen=True)
class Plan:
    """The matches of an arena. ``games`` are those of each pair, at least: the last rotation is played to its end."""

    game: Game
    levels: tuple[str, ...]
    """Levels, and names of programs."""
    games: int
    seed: int = 0
    seconds: float = Limits.move
    """What a program may take for a move."""

    def __post_init__(self) -> None:
        for level in self.levels:
            checked_bot(level)
        if len(set(self.levels)) != len(self.levels) or len(self.levels) < 2:
            raise BadOption(say("two-levels", names=NAMES))
        if self.game.players < 2:
            raise BadOption(say("two-players", game=self.game.key))
        checked_seconds(self.seconds)
        # Whoever is not there is missed now, not in the middle of an arena.
        _ = self.versions
        checked_number(self.games, say("number-of-games"), least=1, most=MOST)
        checked_seed(self.seed, say("seed"))
        if self.seed + self.rounds - 1 > MOST_SEED:
            raise BadNumber(say("seeds-run-out", last=MOST_SEED, games=self.games, seed=self.seed))

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every pair of levels."""
        return tuple(combinations(self.levels, 2))

    @property
    def rounds(self) -> int:
        """How many seeds each pair plays."""
        return -(-self.games // len(line_ups("a", "b", self.game.players)))

    def units(self) -> Iterator[tuple[Item, ...]]:
        """The matches, one rotation after the other: one pair, one seed, all seats.

        All pairs play a seed before the next, so that an arena that is stopped has tried all of them alike.
        """
        for seed in range(self.seed, self.seed + self.rounds):
            for one, other in self.pairs:
                yield tuple(self._item(levels, seed) for levels in line_ups(one, other, self.game.players))

    def items(self) -> list[Item]:
        """The matches in their order."""
        return [item for unit in self.units() for item in unit]

    @cached_property
    def versions(self) -> dict[str, str]:
        """The version of every program that plays."""
        return {name: program(name).version for name in self.levels if name not in NAMES}

    @cached_property
    def option_texts(self) -> tuple[tuple[str, str], ...]:
        """Every option of the game with its value, as texts."""
        return tuple((option.name, option.write(self.game.options[option.name])) for option in self.game.room.options)

    def _item(self, levels: Sequence[str], seed: int) -> Item:
        return Item(
            game=self.game.key,
            players=self.game.players,
            options=self.option_texts,
            rules=self.game.room.version,
            levels=tuple(levels),
            seed=seed,
            versions=tuple(self.versions.get(level, "") for level in levels) if self.versions else (),
            seconds=self.seconds,
        )
