"""What somebody has chosen to play, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from rookery.records.games import game_from_request
from rookery.tui.local_game import LocalGame


@dataclass(frozen=True)
class Setup:
    """A game with its options as texts, and for every seat a person or a level."""

    key: str
    seats: tuple[str, ...]
    options: Mapping[str, str]

    def local_game(self) -> LocalGame:
        """The game, at its start; BadOption says what does not go together."""
        game = game_from_request(self.key, len(self.seats), self.options, local=True)
        return LocalGame(game.start(), self.seats, datetime.now(UTC).date().isoformat())
