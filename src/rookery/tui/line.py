"""A game in the terminal, line by line: a board in letters, moves typed as texts. It knows no rule."""

import random
import textwrap
from collections.abc import Callable

from rookery.bots.at_random import RandomPlayer
from rookery.draw.text import arrow, board
from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.kernel.game import Position
from rookery.kernel.options import LARGEST
from rookery.kernel.scene import Scene

WIDTH = 78
HELP = """\
Type a move as it is written, or the beginning of one to see how it can go on.
  moves   all legal moves        board   draw the board again
  undo    take your move back    rules   where the rulebook is
  help    these lines            quit    leave the game"""


def legend(scene: Scene, mine: frozenset[int]) -> str:
    """Who is who on a board of letters, and where the directions point on it."""
    sides = []
    for seat, player in enumerate(scene.seats):
        letters = sorted({piece.letter for piece in scene.pieces if piece.seat == seat})
        sides.append(f"{player.name}: {' '.join(letters)}" + (" (you)" if seat in mine else ""))
    lines = [" · ".join(sides)]
    others = sorted({(piece.kind, piece.letter) for piece in scene.pieces if piece.seat is None})
    if others:
        lines.append("Also: " + " · ".join(f"{kind.replace('-', ' ')} {letter}" for kind, letter in others))
    lines.append("An arrow shows where a piece lies, a star that it has something.")
    if scene.facings:
        lines.append("Directions: " + "  ".join(f"{facing.text} {arrow(facing.angle)}" for facing in scene.facings))
    return "\n".join([*lines, "Type a move, or ? for help."])


class LineGame:
    """One game between people at this terminal and bots."""

    def __init__(
        self,
        position: Position,
        seats: frozenset[int],
        *,
        colour: bool = False,
        seed: int | None = None,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
    ) -> None:
        self._positions = [position]
        self._mine = seats
        self._viewer = min(seats, default=0)
        self._colour = colour
        self._random = random.Random(seed)  # noqa: S311  # friendly games; matches on a server have fair dice
        self._bot = RandomPlayer()
        self._ask = ask
        self._say = say

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self._positions[-1]

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        room = self.position.game.room
        self._say(textwrap.fill(f"{room.title}: {room.summary}", WIDTH))
        self._say(legend(self._scene(), self._mine))
        while self.position.outcome is None:
            if self.position.seat is None:
                self._roll()
            elif self.position.seat in self._mine:
                if not self._take_turn():
                    return
            else:
                self._let_bot_move()
        self._draw()

    def _scene(self) -> Scene:
        return self.position.scene(self._viewer)

    def _draw(self) -> None:
        self._say("\n" + board(self._scene(), colour=self._colour))

    def _name(self) -> str:
        """Whose turn it is, in words."""
        return self._scene().seats[self.position.seat or 0].name

    def _resume(self) -> str:
        """The command that goes on from here."""
        game = self.position.game
        options = [
            f"--option {option.name}={option.write(game.options[option.name])}"
            for option in game.room.options
            if game.options[option.name] != option.default
        ]
        fewest, most = game.room.players
        players = [] if fewest == most else [f"--players {game.players}"]
        me = ",".join(str(seat + 1) for seat in sorted(self._mine)) or "none"
        seats = [] if me == "1" else [f"--me {me}"]
        return " ".join(["rookery play", game.key, *players, *options, *seats, f'--position "{self.position}"'])

    # Turns

    def _take_turn(self) -> bool:
        """Ask until a move is made; False when the player leaves."""
        self._draw()
        name = self._name()
        here = self.position
        while self.position is here:
            try:
                typed = self._ask(f"{name}, your move: ").strip()
            except (EOFError, KeyboardInterrupt):
                self._say("")
                typed = "quit"
            if typed in ("quit", "exit", "q"):
                self._say(f"To go on later:\n  {self._resume()}")
                return False
            self._answer(typed)
        return True

    def _answer(self, typed: str) -> None:
        answers: dict[str, Callable[[], None]] = {
            "": lambda: self._say("Type a move, or ? for help."),
            "?": lambda: self._say(HELP),
            "help": lambda: self._say(HELP),
            "moves": lambda: self._list_moves(""),
            "board": self._draw,
            "rules": lambda: self._say(f"In another terminal: rookery rules {self.position.game.key}"),
            "undo": self._undo,
        }
        if typed in answers:
            answers[typed]()
        elif typed not in self.position.moves and any(move.startswith(typed) for move in self.position.moves):
            self._list_moves(typed)
        else:
            self._try(typed)

    def _try(self, typed: str) -> None:
        """Play what was typed, or say what is wrong with it."""
        try:
            self._play(typed)
        except (BadNotation, IllegalMove) as problem:
            sentence = str(problem)
            self._say(textwrap.fill(f"{sentence[:1].upper()}{sentence[1:]}.", WIDTH))

    def _play(self, move: str) -> None:
        choice = next((choice for choice in self.position.choices() if choice.move == move), None)
        following = self.position.play(move)
        if choice and choice.caution and self.position.seat in self._mine and not self._agreed(choice.caution):
            return
        self._say(f"{self._name()} plays {move}" + (f": {choice.label}." if choice else "."))
        self._positions.append(following)

    def _agreed(self, caution: str) -> bool:
        try:
            return self._ask(f"{caution}. Play it all the same? (y/n) ").strip().lower() in ("y", "yes")
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return False

    def _list_moves(self, beginning: str) -> None:
        choices = [choice for choice in self.position.choices() if choice.move.startswith(beginning)]
        if beginning:
            self._say("\n".join(f"  {choice.move:<8}{choice.label}" for choice in choices))
        else:
            self._say(textwrap.fill(" ".join(choice.move for choice in choices), WIDTH))

    def _undo(self) -> None:
        """Go back to the player's own last turn; never across a roll."""
        steps = 1
        while steps < len(self._positions):
            earlier = self._positions[-1 - steps]
            if earlier.seat is None:
                break
            if earlier.seat in self._mine:
                del self._positions[-steps:]
                return
            steps += 1
        self._say("There is nothing to take back.")

    def _let_bot_move(self) -> None:
        if not self._mine:
            self._draw()
        self._play(self._bot.choose(self.position, seed=self._random.randrange(LARGEST)))

    def _roll(self) -> None:
        outcomes, odds = zip(*self.position.chance, strict=True)
        rolled = self._random.choices(outcomes, odds)[0]
        self._positions.append(self.position.play(rolled))
        self._say(f"Rolled {rolled}.")
