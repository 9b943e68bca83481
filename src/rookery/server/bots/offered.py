"""The programs that a server's owner offers, at work in a bot's process: who plays only knows their names."""

from collections.abc import Mapping

from rookery.bots import Player
from rookery.bots.programs import Limits, Roster
from rookery.kernel.game import Position

TOLD, LATE = 0.8, 0.1
"""The shares of a thought's deadline: what a program is told that it has, and what it gets beyond that. The rest is
ours, so that a program that hangs is ended, and not the whole process."""


class OfferedPrograms:
    """Programs by the names that people see. Each is started when it is first asked, and serves all matches."""

    def __init__(self, bots: Mapping[str, str], deadline: float) -> None:
        self._bots = bots
        self._roster = Roster(Limits(move=TOLD * deadline, slack=LATE * deadline))
        self._players: dict[str, Player] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._bots

    def choose(self, name: str, position: Position, seed: int) -> str:
        """A program's move; BotFault if it has none to say."""
        if name not in self._players:
            self._players[name] = self._roster.player(self._bots[name], position.game)
        return self._players[name].choose(position, seed=seed)

    def close(self) -> None:
        """End all programs."""
        self._players.clear()
        self._roster.close()
