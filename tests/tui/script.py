"""A script in place of a player, for games in the terminal."""

from pathlib import Path

import rookery
from rookery.kernel.game import Position
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.plain import PlainGame

SOCCER = rookery.game("penguin-soccer")
OWN_GOAL = SOCCER.read("b2^,d2^,-/-,-,- b2 w 0")
"""White's Mama holds the ball beside her own Home: a kick to the south-west is a goal for Black."""
WHITE = "White, your move (? for help): "


def local_game(position: Position, *people: int, level: str = "egg") -> LocalGame:
    """A local game with people in these seats and bots in the others."""
    seats = range(position.game.players)
    return LocalGame(position, [PERSON if seat in people else level for seat in seats])


class Script:
    """Plays what it is given, then leaves; keeps all that was asked and said."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []
        self.said: list[str] = []
        self.pages: list[str] = []
        self.last: type[BaseException] = EOFError

    def ask(self, prompt: str) -> str:
        """Answer with the next line of the script; after the last there is no more input."""
        self.asked.append(prompt)
        if not self._answers:
            raise self.last
        return self._answers.pop(0)

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)

    def play(self, position: Position, *seats: int, colour: bool = False, seed: int = 1) -> LocalGame:
        """Run a game with this script at these seats."""
        return self.go_on(local_game(position, *seats), colour=colour, seed=seed)

    def go_on(self, at: LocalGame, *, file: Path | None = None, colour: bool = False, seed: int = 1) -> LocalGame:
        """Run a game that exists already."""
        PlainGame(
            at, file=file, colour=colour, seed=seed, ask=self.ask, show=self.said.append, page=self.pages.append
        ).run()
        return at
