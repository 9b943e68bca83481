"""The players of a match by their names: levels, and programs that are kept from match to match."""

from collections import Counter
from collections.abc import Iterable, Sequence
from types import TracebackType

from rookery.bots.player import Player, player
from rookery.bots.programs.names import BadBot, is_program, program
from rookery.bots.programs.player import USUAL, Limits, ProgramPlayer
from rookery.bots.programs.process import BotFault
from rookery.kernel.game import Game


class Roster:
    """Players on call. Leave it by ``with`` or ``close``, and no program is left running."""

    def __init__(self, limits: Limits = USUAL) -> None:
        self._limits = limits
        self._programs: dict[tuple[str, int], ProgramPlayer] = {}

    def __enter__(self) -> "Roster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def seat(self, names: Sequence[str], game: Game) -> list[Player]:
        """A player for each seat of a new match. A program that has several seats runs once for each."""
        seen: Counter[str] = Counter()
        players: list[Player] = []
        for name in names:
            players.append(self.player(name, game, seen[name]))
            seen[name] += 1
        return players

    def player(self, name: str, game: Game, copy: int = 0) -> Player:
        """A player by its name, for a new game; ``copy`` tells those of one name apart."""
        if not is_program(name):
            return player(name, game)
        known = self._programs.get((name, copy))
        if known is None:
            known = self._programs[name, copy] = ProgramPlayer(program(name), game, self._limits)
        return known.begin(game)

    def check_in(self, names: Iterable[str], game: Game) -> None:
        """See to it that all programs among these names can play a game; BadBot says which cannot, and why."""
        for name in names:
            if is_program(name):
                self.player(name, game)
                try:
                    self._programs[name, 0].check_in()
                except BotFault as fault:
                    raise BadBot(fault.message) from None

    def close(self) -> None:
        """End all programs."""
        while self._programs:
            self._programs.popitem()[1].close()
