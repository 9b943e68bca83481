"""A game in the terminal, line by line: a board in letters, moves typed as texts. It knows no rule."""

import random
from collections.abc import Callable
from pathlib import Path

from rookery import bots
from rookery.draw.text import board
from rookery.kernel.errors import RookeryError
from rookery.kernel.options import LARGEST
from rookery.kernel.scene import Scene
from rookery.tui import saved, words
from rookery.tui.readiness import ADVISER, Readiness
from rookery.tui.saved import CannotSave
from rookery.tui.table import Table, seating

HINT_SECONDS = 1.0
MANY = 20
"""More moves than these are listed without their words: they must fit a terminal."""


class PlainGame:
    """One game between people at this terminal and bots."""

    def __init__(
        self,
        table: Table,
        *,
        file: Path | None = None,
        colour: bool = False,
        seed: int | None = None,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
    ) -> None:
        self.table = table
        self._file = file
        self._colour = colour
        self._random = random.Random(seed)  # noqa: S311  # friendly games; matches on a server have fair dice
        self._bots: dict[int, bots.Player] = {}
        self._readiness = Readiness(table)
        self._ask = ask
        self._say = say
        self._unsaved = False

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        room = self.table.game.room
        self._say(words.wrapped(f"{room.title}: {room.summary}"))
        self._say(words.legend(self._scene(), self.table.seats))
        self._readiness.begin()
        try:
            while (outcome := self.table.position.outcome) is None:
                self._keep()
                if not self._go_on():
                    return
        except KeyboardInterrupt:
            # A bot was thinking, and its thread may go on a little: whoever called ends the program.
            self._leave("\n")
            raise
        self._keep()
        self._draw()
        self._say("\n" + words.result(self.table, outcome))

    def _go_on(self) -> bool:
        """One roll, one move of a bot's, or a turn of a person's; False when the player leaves."""
        seat = self.table.position.seat
        if seat is None:
            self._roll()
        elif seat in self.table.people:
            return self._take_turn()
        else:
            self._let_bot_move(seat)
        return True

    def _scene(self) -> Scene:
        return self.table.position.scene(min(self.table.people, default=0))

    def _draw(self) -> None:
        self._say("\n" + board(self._scene(), colour=self._colour))

    def _name(self) -> str:
        """Whose turn it is, in words."""
        return self._scene().seats[self.table.position.seat or 0].name

    # Turns

    def _take_turn(self) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        self._draw()
        name = self._name()
        here = self.table.position
        while self.table.position is here:
            try:
                typed = self._ask(f"{name}, your move (? for help): ").strip()
            except (EOFError, KeyboardInterrupt):
                self._leave("\n")
                return False
            if typed.lower() in ("quit", "exit"):
                if self._leave():
                    return False
            else:
                self._answer(typed)
        return True

    def _answer(self, typed: str) -> None:
        begun = self._begun(typed)
        whole = [move for move in begun if move.lower() == typed.lower()]
        command, _, rest = typed.partition(" ")
        answer = self._answers().get(command.lower())
        if typed in begun or len(whole) == 1:
            self._play(typed if typed in begun else whole[0])
        elif typed and begun:
            self._list_moves(begun)
        elif answer is not None:
            answer(rest.strip())
        else:
            self._try(typed)

    def _answers(self) -> dict[str, Callable[[str], None]]:
        """What can be typed instead of a move; each takes the words after its own."""
        return {
            "": lambda _: self._say("Type a move, or ? for help."),
            "?": lambda _: self._say(words.HELP),
            "help": lambda _: self._say(words.HELP),
            "moves": lambda _: self._say(words.wrapped(" ".join(self.table.position.moves))),
            "board": lambda _: self._draw(),
            "rules": lambda _: self._say(f"In another terminal: rookery rules {self.table.game.key}"),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "level": self._change_levels,
            "save": self._save,
        }

    def _begun(self, typed: str) -> list[str]:
        """The moves that begin with what was typed; capitals matter only where they tell moves apart."""
        moves = self.table.position.moves
        return [move for move in moves if move.startswith(typed)] or [
            move for move in moves if move.lower().startswith(typed.lower())
        ]

    def _try(self, typed: str) -> None:
        """Play what was typed, or say what is wrong with it."""
        try:
            self._play(typed)
        except RookeryError as problem:
            self._say(words.sentence(problem))

    def _play(self, move: str) -> None:
        position = self.table.position
        choice = next((choice for choice in position.choices() if choice.move == move), None)
        if choice and choice.caution and position.seat in self.table.people and not self._agreed(choice.caution):
            return
        name = self._name()
        self.table.play(move)
        self._say(f"{name} plays {move}" + (f": {choice.label}." if choice else "."))

    def _agreed(self, caution: str) -> bool:
        try:
            return self._ask(f"{caution}. Play it all the same? (y/n) ").strip().lower() in ("y", "yes")
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return False

    def _list_moves(self, begun: list[str]) -> None:
        if len(begun) > MANY:
            self._say(words.wrapped(" ".join(begun)))
        else:
            self._say("\n".join(f"  {move:<8}{words.spoken(self.table.position, move)}" for move in begun))

    def _undo(self) -> None:
        if not self.table.undo():
            self._say("There is nothing to take back.")

    def _let_bot_move(self, seat: int) -> None:
        if not self.table.people:
            self._draw()
        level = self.table.seats[seat]
        self._readiness.wait(level)
        if seat not in self._bots:
            self._bots[seat] = bots.player(level, self.table.game)
        self._play(self._bots[seat].choose(self.table.position, seed=self._any_seed()))

    def _roll(self) -> None:
        position = self.table.position
        outcomes, odds = zip(*position.chance, strict=True)
        rolled = self._random.choices(outcomes, odds)[0]
        self.table.play(rolled)
        self._say(f"{position.scene().status} … {words.spoken(position, rolled)}.")

    def _any_seed(self) -> int:
        return self._random.randrange(LARGEST)

    # Help from bots

    def _hint(self) -> None:
        position = self.table.position
        if len(position.moves) == 1:
            self._say(f"Hint: {position.moves[0]} is the only move.")
            return
        self._readiness.wait(ADVISER)
        thought = bots.analyse(position, seconds=HINT_SECONDS, seed=self._any_seed())
        self._say(words.hint(position, thought))

    def _change_levels(self, levels: str) -> None:
        try:
            if levels:
                self.table.seats = seating(self.table.people, levels, self.table.game.players)
                self._bots.clear()
        except RookeryError as problem:
            self._say(words.sentence(problem))
        else:
            self._say(words.levels(self.table))

    # Files

    def _save(self, name: str) -> None:
        """Keep the game in a file, from now on up to date."""
        try:
            if name and (file := Path(name).expanduser()) != self._file:
                saved.save_anew(self.table, file)
            else:
                file = self._file or saved.new_file(self.table.game.key)
                saved.save(self.table, file)
        except CannotSave as problem:
            self._say(words.sentence(problem))
            return
        self._file = file
        self._say(f"Saved. To go on later:\n  {words.resume_command(file.absolute())}")

    def _keep(self) -> None:
        """Bring the game's file up to date, if it has one."""
        if self._file:
            try:
                saved.save(self.table, self._file)
            except CannotSave as problem:
                self._say(words.sentence(problem))

    def _leave(self, before: str = "") -> bool:
        """Save the game and say how to go on; False if it could not be, and the player may name another file.

        What cannot be asked (``before`` is said where a prompt was broken off) leaves in any case.
        """
        if not self.table.begun:
            self._say(f"{before}Nothing was played yet, so nothing is kept.")
            return True
        file = self._file or saved.new_file(self.table.game.key)
        try:
            saved.save(self.table, file)
        except CannotSave as problem:
            self._say(before + words.sentence(problem))
            if not before and not self._unsaved:
                self._unsaved = True
                self._say("Type save and the name of another file, or quit once more.")
                return False
            command = words.play_command(self.table, self.table.seats, here=True)
            self._say(f"To go on from here later, without what came before:\n  {command}")
            return True
        self._say(f"{before}Saved. To go on later:\n  {words.resume_command(file.absolute())}")
        return True
