"""A program of somebody's as a player: it is told the position, and says its move."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rookery.bots.programs import lines
from rookery.bots.programs.history import History
from rookery.bots.programs.names import Program
from rookery.bots.programs.process import BotFault, Process
from rookery.kernel.errors import quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.records.games import option_texts

say = speaker("bots")


@dataclass(frozen=True)
class Limits:
    """How long a program may take, in seconds."""

    move: float = 10.0
    """For a move; it is told so."""
    start: float = 120.0
    """To start and to get ready: native code may have to be compiled."""
    slack: float = 1.0
    """What is added to the time for a move before it counts as too late: the way there and back takes time, too."""


USUAL = Limits()


class ProgramPlayer:
    """A program that plays one game after the other. It is started when it is first needed, and anew after a fault."""

    def __init__(self, program: Program, game: Game, limits: Limits = USUAL) -> None:
        self._program = program
        self._limits = limits
        self._game = game
        self._process: Process | None = None
        self._told: Game | None = None
        self._history = History()

    def begin(self, game: Game) -> "ProgramPlayer":
        """Play another game from now on."""
        self._game = game
        self._told = None
        return self

    def check_in(self) -> None:
        """Start the program, unless it is running, and wait until it is ready for the game; BotFault if it is not."""
        with self._blamed():
            self._ready()

    def _ready(self) -> Process:
        process = self._process
        if process is None or process.is_closed:
            process = self._process = Process(self._program.command)
            self._told = None
            process.tell(lines.Hello())
            process.hear(lines.HelloOk, self._limits.start)
        if self._told is None:
            game = self._game
            process.tell(
                lines.NewGame(
                    game=game.key,
                    rules=game.room.version,
                    players=game.players,
                    movetime=self._movetime,
                    options=tuple(option_texts(game).items()),
                ),
                lines.IsReady(),
            )
            process.hear(lines.ReadyOk, self._limits.start)
            self._told = game
        return process

    @property
    def _movetime(self) -> int:
        return round(1000 * self._limits.move)

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        """A fault within is told with the program's name."""
        try:
            yield
        except BotFault as fault:
            raise BotFault(fault.kind, fault.problem, self._program.name) from None

    def choose(self, position: Position, *, seed: int) -> str:
        """A legal move; BotFault if the program has none to say."""
        if position.game != self._game:
            self.begin(position.game)
        with self._blamed():
            return self._chosen(position, seed)

    def _chosen(self, position: Position, seed: int) -> str:
        process = self._ready()
        start, moves = self._history.texts_of(position)
        process.tell(
            lines.SetPosition(start, moves),
            lines.Now(str(position)),
            lines.Legal(position.moves),
            lines.Go(position.seat, seed, self._movetime),
        )
        move = process.hear(lines.BestMove, self._limits.move + self._limits.slack).move
        if move not in position.moves:
            process.close()
            raise BotFault("illegal-move", say("illegal-move", move=quote(move), position=quote(str(position))))
        return move

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None
