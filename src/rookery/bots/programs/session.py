"""The engine's side of the protocol: lines in, lines out, and a player that chooses. It knows no process."""

import functools
from collections.abc import Callable, Iterator

from rookery.bots.player import Player
from rookery.bots.programs import lines
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed
from rookery.records.games import game_from_request

say = speaker("bots")

MakePlayer = Callable[[Game, float | None], Player]
"""A new player of a game, which may take so many seconds for a move."""


class Session:
    """One engine at work, from its first line to its last."""

    def __init__(self, name: str, make_player: MakePlayer, game: Game | None = None) -> None:
        self.is_over = False
        self._name = name
        self._make_player = make_player
        self._game = game
        self._position: Position | None = None
        self._set: lines.SetPosition | None = None
        self._player: Player | None = None
        self._seconds: float | None = None

    def answer(self, line: str) -> Iterator[str]:
        """What the engine says to a line; a line that it cannot do anything with is answered by why."""
        try:
            for reply in self._replies(lines.read_command(line.strip())) if line.strip() else ():
                yield lines.write(reply)
        except lines.UnknownLine as problem:
            # A host of a later version may have more to say than we can understand.
            yield lines.write(lines.Info(str(problem)))
        except RookeryError as problem:
            yield lines.write(lines.Trouble(str(problem)))

    def _replies(self, command: lines.Command) -> Iterator[lines.Reply]:
        match command:
            case lines.Hello(version):
                yield from self._greet(version)
            case lines.NewGame():
                self._begin(command)
            case lines.IsReady():
                self._get_ready()
                yield lines.ReadyOk()
            case lines.SetPosition():
                self._place(command)
            case lines.Go():
                yield lines.BestMove(self._choose(command))
            case lines.Quit():
                self.is_over = True

    def _greet(self, version: int) -> Iterator[lines.Reply]:
        if version != lines.VERSION:
            raise lines.BadLine(say("other-protocol", version=version, known=lines.VERSION))
        yield lines.Id("name", self._name)
        yield lines.HelloOk()

    def _begin(self, wanted: lines.NewGame) -> None:
        game = game_from_request(wanted.game, wanted.players, dict(wanted.options), local=True)
        if game.room.version != wanted.rules:
            known = game.room.version
            raise lines.BadLine(say("other-rules", game=game.key, known=known, wanted=wanted.rules))
        self._game = game
        self._seconds = _seconds(wanted.movetime)
        self._position = self._set = self._player = None

    def _chosen_game(self) -> Game:
        if self._game is None:
            raise lines.BadLine(say("no-game-yet"))
        return self._game

    def _get_ready(self) -> None:
        """Make the player, and let it load what it needs: that takes its time now, not in a game."""
        if self._player is None:
            self._player = self._make_player(self._chosen_game(), self._seconds)
        warm = getattr(self._player, "warm", None)
        if warm is not None:
            warm()

    def _place(self, wanted: lines.SetPosition) -> None:
        """Go to a position; where the last one led there, go on from it, and the player may use what it has thought."""
        known, here = self._set, self._position
        # If this one cannot be read, there is none.
        self._set = self._position = None
        if known is None or here is None or known.start != wanted.start or not _continues(known.moves, wanted.moves):
            here, moves = self._chosen_game().read(wanted.start), wanted.moves
        else:
            moves = wanted.moves[len(known.moves) :]
        self._position = functools.reduce(Position.play, moves, here)
        self._set = wanted

    def _choose(self, wanted: lines.Go) -> str:
        if self._position is None:
            raise lines.BadLine(say("no-position-yet"))
        seconds = _seconds(wanted.movetime) or self._seconds
        if self._player is None or seconds != self._seconds:
            self._player, self._seconds = self._make_player(self._chosen_game(), seconds), seconds
        move = self._player.choose(self._position, seed=any_seed() if wanted.seed is None else wanted.seed)
        if not isinstance(move, str):
            raise lines.BadLine(say("not-a-text", move=quote(repr(move))))
        return move


def _seconds(movetime: int | None) -> float | None:
    return None if movetime is None else max(movetime, 1) / 1000


def _continues(known: tuple[str, ...], moves: tuple[str, ...]) -> bool:
    return moves[: len(known)] == known
