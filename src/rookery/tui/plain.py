"""A game in the terminal without a full screen: a board in letters, moves typed as texts. It knows no rule."""

import pydoc
import random
import shutil
from collections.abc import Callable
from pathlib import Path

from rookery import bots
from rookery.bots.at_random import RandomPlayer
from rookery.bots.programs import BotFault, Roster
from rookery.draw.headline import headline
from rookery.draw.text import COLUMNS, MARGIN, board, columns_needed
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import LARGEST
from rookery.kernel.scene import Scene
from rookery.tui import saved, texts
from rookery.tui.line_editing import asker
from rookery.tui.local_game import PERSON, LocalGame, seating
from rookery.tui.readiness import ADVISER, Readiness
from rookery.tui.rulebook import as_text
from rookery.tui.saved import CannotSave
from rookery.tui.typed_moves import begun, completions, in_a_row, meant
from rookery.words import ENGLISH

say = speaker("tui")

HINT_SECONDS = 1.0
YES = {"y", "yes", "j", "ja"}
"""What agrees, in every language."""
MANY = 20
"""More moves than these are listed without their words: they must fit a terminal."""


class PlainGame:
    """One game between people at this terminal and bots."""

    def __init__(
        self,
        local: LocalGame,
        *,
        file: Path | None = None,
        colour: bool = False,
        seed: int | None = None,
        language: str = ENGLISH,
        ask: Callable[[str], str] | None = None,
        show: Callable[[str], None] = print,
        page: Callable[[str], None] = pydoc.pager,
    ) -> None:
        self.local = local
        self._voice = texts.Voice(language)
        self._file = file
        self._colour = colour
        self._random = random.Random(seed)  # noqa: S311  # friendly games; matches on a server have fair dice
        self._roster = Roster()
        self._bots: dict[int, bots.Player] = {}
        self._readiness = Readiness(local)
        self._ask = asker(self._ways) if ask is None else ask
        self._show = show
        self._page = page
        self._unsaved = False

    def run(self) -> None:
        """Play until the game is over or the player leaves; BadBot if a program cannot play at all."""
        with self._roster:
            self._roster.check_in(self.local.bots.values(), self.local.game)
            self._run()

    def _run(self) -> None:
        room = self.local.game.room
        self._show(self._voice.sentence(say("opening", title=room.title, goal=self._scene().goal)))
        self._show(self._voice.legend(self._scene(), self.local.seats))
        self._readiness.begin()
        try:
            while (outcome := self.local.position.outcome) is None:
                self._keep()
                if not self._go_on():
                    return
        except KeyboardInterrupt:
            # A bot's thread may still be thinking; the caller ends the program.
            self._leave("\n")
            raise
        except BotFault as fault:
            self._tell(say("bot-lost", who=self._name(), problem=fault.message), "\n")
            self._leave("\n")
            return
        self._keep()
        self._draw()
        self._show("\n" + self._voice.result(self.local, outcome))

    def _go_on(self) -> bool:
        """One roll, one move of a bot's, or a turn of a person's; False when the player leaves."""
        seat = self.local.position.seat
        if seat is None:
            self._roll()
        elif seat in self.local.people:
            return self._take_turn()
        else:
            self._let_bot_move(seat)
        return True

    def _tell(self, message: Message, before: str = "") -> None:
        """Say something that has its lines already."""
        self._show(before + self._voice.word(message))

    def _scene(self) -> Scene:
        return self.local.position.scene(min(self.local.people, default=0))

    def _draw(self) -> None:
        scene, columns = self._scene(), shutil.get_terminal_size().columns
        needed = columns_needed(scene, columns, self._voice.language)
        if needed > columns:
            self._tell(say("too-narrow-plain", columns=needed, status=headline(scene)), "\n")
            return
        drawing = board(
            scene, colour=self._colour, language=self._voice.language, columns=min(columns - MARGIN, COLUMNS)
        )
        self._show("\n" + drawing)

    def _name(self) -> Text:
        """Whose turn it is."""
        return self._scene().seats[self.local.position.seat or 0].name

    # Turns

    def _take_turn(self) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        self._draw()
        prompt = self._voice.word(say("your-move", who=self._name()))
        here = self.local.position
        while self.local.position is here:
            try:
                typed = self._ask(prompt).strip()
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
        position = self.local.position
        ways, one = begun(position, typed), meant(position, typed)
        command, _, rest = typed.partition(" ")
        answer = self._answers().get(command.lower())
        if one is not None:
            self._play(one)
        elif typed and ways:
            self._list_moves(ways)
        elif answer is not None:
            answer(rest.strip())
        else:
            self._try(typed)

    def _ways(self, typed: str) -> list[str]:
        """How a line that was begun can go on."""
        commands = [command for command in self._answers() if command.startswith(typed) and command not in ("", "?")]
        return [*completions(self.local.position, typed), *(commands if typed else ())]

    def _answers(self) -> dict[str, Callable[[str], None]]:
        """What can be typed instead of a move; each takes the words after its own."""
        return {
            "": lambda _: self._tell(say("type-a-move")),
            "?": lambda _: self._tell(say("help")),
            "help": lambda _: self._tell(say("help")),
            "moves": lambda _: self._show(self._voice.line(" ".join(self.local.position.moves))),
            "board": lambda _: self._draw(),
            "rules": lambda _: self._page(as_text(self.local.game.room.rulebook.read_text(encoding="utf-8"))),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "level": self._change_levels,
            "save": self._save,
        }

    def _try(self, typed: str) -> None:
        """Play what was typed, one move or several in a row, or say what is wrong with it."""
        try:
            for move in in_a_row(self.local.position, typed) or (typed,):
                self._play(move)
        except RookeryError as problem:
            self._show(self._voice.refusal(problem))

    def _play(self, move: str) -> None:
        position = self.local.position
        choice = next((choice for choice in position.choices() if choice.move == move), None)
        if choice and choice.caution and position.seat in self.local.people and not self._agreed(choice.caution):
            return
        plays = say("plays", who=self._name(), move=move, what=choice.label if choice else move)
        self.local.play(move)
        narration = self._voice.narration(self.local.position.happened)
        self._show(
            self._voice.line(say("played", move=move, told=narration)) if narration else self._voice.sentence(plays)
        )

    def _agreed(self, caution: Text) -> bool:
        try:
            return self._ask(self._voice.word(say("ask-caution", caution=caution))).strip().lower() in YES
        except (EOFError, KeyboardInterrupt):
            self._show("")
            return False

    def _list_moves(self, begun: list[str]) -> None:
        if len(begun) > MANY:
            self._show(self._voice.line(" ".join(begun)))
        else:
            spoken = {move: self._voice.word(texts.spoken(self.local.position, move)) for move in begun}
            self._show("\n".join(f"  {move:<8}{words}" for move, words in spoken.items()))

    def _undo(self) -> None:
        if not self.local.undo():
            self._tell(say("nothing-to-undo"))

    def _let_bot_move(self, seat: int) -> None:
        if not self.local.people:
            self._draw()
        level = self.local.seats[seat]
        self._readiness.wait(level)
        if seat not in self._bots:
            # A program that has several seats runs once for each.
            copy = self.local.seats[:seat].count(level)
            self._bots[seat] = self._roster.player(level, self.local.game, copy)
        self._play(self._bots[seat].choose(self.local.position, seed=self._any_seed()))

    def _roll(self) -> None:
        position = self.local.position
        roll = RandomPlayer().choose(position, seed=self._any_seed())
        self.local.play(roll)
        narration = self._voice.narration(self.local.position.happened)
        self._show(self._voice.line(narration) or self._voice.sentence(say("rolls", what=texts.spoken(position, roll))))

    def _any_seed(self) -> int:
        return self._random.randrange(LARGEST)

    # Help from bots

    def _hint(self) -> None:
        position = self.local.position
        if len(position.moves) == 1:
            self._tell(say("only-move", move=position.moves[0]))
            return
        self._readiness.wait(ADVISER)
        thought = bots.analyse(position, seconds=HINT_SECONDS, seed=self._any_seed())
        self._show(self._voice.hint(position, thought))

    def _change_levels(self, levels: str) -> None:
        try:
            if levels:
                seats = seating(self.local.people, levels, self.local.game.players)
                self._roster.check_in((who for who in seats if who != PERSON), self.local.game)
                self.local.seats = seats
                self._bots.clear()
        except RookeryError as problem:
            self._show(self._voice.refusal(problem))
        else:
            self._show(self._voice.levels(self.local))

    # Files

    def _save(self, name: str) -> None:
        """Keep the game in a file, from now on up to date."""
        try:
            if name and (file := Path(name).expanduser()) != self._file:
                saved.save_anew(self.local, file)
            else:
                file = self._file or saved.new_file(self.local.game.key)
                saved.save(self.local, file)
        except CannotSave as problem:
            self._show(self._voice.refusal(problem))
            return
        self._file = file
        self._tell(say("saved", command=texts.resume_command(file.absolute(), self.local.seats)))

    def _keep(self) -> None:
        """Bring the game's file up to date, if it has one."""
        if self._file:
            try:
                saved.save(self.local, self._file)
            except CannotSave as problem:
                self._show(self._voice.refusal(problem))

    def _leave(self, before: str = "") -> bool:
        """Save the game and say how to go on; False if it could not be, and the player may name another file.

        What cannot be asked (``before`` is said where a prompt was broken off) leaves in any case.
        """
        if not self.local.begun:
            self._tell(say("nothing-to-save"), before)
            return True
        file = self._file or saved.new_file(self.local.game.key)
        try:
            saved.save(self.local, file)
        except CannotSave as problem:
            self._show(before + self._voice.refusal(problem))
            if not before and not self._unsaved:
                self._unsaved = True
                self._tell(say("save-or-quit"))
                return False
            self._tell(say("from-here", command=texts.play_command(self.local, self.local.seats, here=True)))
            return True
        self._tell(say("saved", command=texts.resume_command(file.absolute(), self.local.seats)), before)
        return True
