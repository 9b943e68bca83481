"""What is played for a report: the game as it is for every number of players, other options, and unequal players."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from rookery.arena.match import Item
from rookery.arena.plan import line_ups
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES, checked_level
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.options import Option
from rookery.kernel.room import Room
from rookery.records.games import game_from_request, option_texts

say = speaker("report")
MOST = 100_000
Part = Literal["players", "options", "skill"]


@dataclass(frozen=True)
class Setting:
    """Games that are alike but for their seeds."""

    part: Part
    label: Text
    game: Game
    line_ups: tuple[tuple[str, ...], ...]
    """Who sits where: each of these is played with each seed."""
    seeds: int

    def items(self) -> Iterator[Item]:
        """The games."""
        options = tuple(option_texts(self.game).items())
        for seed in range(self.seeds):
            for levels in self.line_ups:
                yield Item(self.game.key, self.game.players, options, self.game.room.version, levels, seed)


@dataclass(frozen=True)
class Plan:
    """All games of a report."""

    room: Room
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that are not as usual in all of it, as texts."""
    games: int = 100
    """For each number of players; other options and unequal players get half as many."""
    level: str = "juvenile"
    """Who plays, where all are equal."""
    weakest: str = "chick"
    strongest: str = "adult"
    """Between which levels skill is measured."""
    settings: tuple[Setting, ...] = field(init=False)

    def __post_init__(self) -> None:
        checked_level(self.level)
        checked_number(self.games, say("number-of-games"), least=2, most=MOST)
        object.__setattr__(self, "settings", (*self._players(), *self._options(), *self._skill()))

    @property
    def usual(self) -> int:
        """The number of players with which options and skill are looked at: two, where two can play."""
        return max(2, self.room.players[0])

    @property
    def levels(self) -> tuple[str, ...]:
        """All levels that play."""
        return tuple(dict.fromkeys(level for setting in self.settings for each in setting.line_ups for level in each))

    def _players(self) -> Iterator[Setting]:
        fewest, most = self.room.players
        for players in range(fewest, most + 1):
            game = self._game(players)
            yield Setting("players", say("players", players=players), game, (self._equal(players),), self.games)

    def _options(self) -> Iterator[Setting]:
        """Every named variant, and every other value of an option that has but a few."""
        usual = self._game(self.usual)
        seen = [option_texts(usual)]
        for label, options in (*self._variants(), *self._values()):
            try:
                game = self._game(self.usual, options)
            except RookeryError:
                # A value that needs other options beside it is no setting of its own.
                continue
            if option_texts(game) not in seen:
                seen.append(option_texts(game))
                yield Setting("options", label, game, (self._equal(self.usual),), self._fewer)

    def _variants(self) -> Iterator[tuple[Text, dict[str, str]]]:
        for variant in self.room.variants:
            if variant.players in (None, self.usual):
                yield variant.label(self.room.key), dict(variant.options)

    def _values(self) -> Iterator[tuple[Text, dict[str, str]]]:
        for option in self.room.options:
            for value in _few_values(option):
                words = _value_words(self.room, option, value)
                yield say("option", name=self.room.option_label(option), value=words), {option.name: value}

    def _skill(self) -> Iterator[Setting]:
        """Each level against the next weaker one, in all seats."""
        tested = NAMES[NAMES.index(checked_level(self.weakest)) : NAMES.index(checked_level(self.strongest)) + 1]
        for weaker, stronger in pairwise(tested):
            seatings = line_ups(stronger, weaker, self.usual)
            label = say("pair", stronger=stronger, weaker=weaker)
            yield Setting("skill", label, self._game(self.usual), seatings, max(1, self._fewer // len(seatings)))

    def _game(self, players: int, more: Mapping[str, str] | None = None) -> Game:
        return game_from_request(self.room.key, players, {**self.options, **(more or {})}, local=True)

    def _equal(self, players: int) -> tuple[str, ...]:
        return (self.level,) * players

    @property
    def _fewer(self) -> int:
        return max(1, self.games // 2)

    def items(self) -> list[Item]:
        """All games, each once."""
        return list(dict.fromkeys(item for setting in self.settings for item in setting.items()))


def _few_values(option: Option) -> tuple[str, ...]:
    """The other values of an option that has but a few; of a cap the half and the double."""
    if option.kind == "number":
        return (str(option.default // 2), str(2 * option.default)) if option.zero else ()
    if option.kind == "seat":
        # Whether it matters who begins is said of all seats.
        return ()
    values = option.named() if option.local else option.choices
    return tuple(value for value in values if value != option.write(option.default))


def _value_words(room: Room, option: Option, value: str) -> Text:
    """What a value is called."""
    if option.kind == "flag":
        return say("on") if value == "on" else say("off")
    return room.value_label(option, value) if option.kind == "choice" else value


def title(plan: Plan) -> Message:
    """What the report is called."""
    return say("title", game=plan.room.title)
