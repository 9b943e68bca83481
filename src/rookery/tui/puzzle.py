"""A puzzle in the terminal, line by line: the board in letters, moves typed as texts, help if asked for."""

from collections.abc import Callable
from datetime import date

from rookery.draw.text import board
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.puzzles.attempt import LOST, Attempt, attempt, hint
from rookery.puzzles.daily import Mark, shared
from rookery.puzzles.puzzle import Ply, Puzzle
from rookery.tui import texts
from rookery.tui.local_game import PERSON
from rookery.words import ENGLISH

say = speaker("tui")


class PlainPuzzle:
    """One puzzle, until it is solved or somebody leaves."""

    def __init__(
        self,
        puzzle: Puzzle,
        *,
        day: date | None = None,
        colour: bool = False,
        language: str = ENGLISH,
        ask: Callable[[str], str] = input,
        show: Callable[[str], None] = print,
    ) -> None:
        self._puzzle = puzzle
        self._day = day
        self._colour = colour
        self._voice = texts.Voice(language)
        self._ask = ask
        self._show = show
        self._moves: list[str] = []
        """Those that were right; in a deal all that were made."""
        self._marks: list[Mark] = []
        self._left = False

    def run(self) -> None:
        """Ask for moves until the puzzle is solved or given up."""
        puzzle = self._puzzle
        number = say("puzzle-number", title=puzzle.game.room.title, number=puzzle.number, level=puzzle.written.level)
        self._tell(number, puzzle.asks)
        scene = puzzle.position.scene(self._seat)
        seats = [PERSON if seat == self._seat else texts.NOBODY for seat in range(puzzle.game.players)]
        self._show(self._voice.legend(scene, seats))
        self._draw(puzzle.position)
        while not self._left and (now := self._now()).verdict != "solved":
            try:
                typed = self._ask(self._voice.word(say("puzzle-move", who=self._scene_name(now.position)))).strip()
            except (EOFError, KeyboardInterrupt):
                self._show("")
                return
            self._answer(typed, now.position)
        if self._day is not None and not self._left:
            self._show("\n" + self._voice.word(shared(puzzle, self._day, self._marks)))

    @property
    def _seat(self) -> int:
        return self._puzzle.position.seat or 0

    def _now(self) -> Attempt:
        return attempt(self._puzzle, self._moves)

    def _scene_name(self, position: Position) -> Text:
        return position.scene(self._seat).seats[self._seat].name

    def _tell(self, *messages: Text) -> None:
        """Sentences, a line each."""
        self._show("\n".join(self._voice.sentence(message) for message in messages))

    def _draw(self, position: Position) -> None:
        self._show("\n" + board(position.scene(self._seat), colour=self._colour, language=self._voice.language))

    def _answer(self, typed: str, position: Position) -> None:
        commands: dict[str, Callable[[], None]] = {
            "": lambda: self._tell(say("type-a-move")),
            "?": lambda: self._show(self._voice.word(say("puzzle-help"))),
            "help": lambda: self._show(self._voice.word(say("puzzle-help"))),
            "moves": lambda: self._show(self._voice.line(" ".join(position.moves))),
            "board": lambda: self._draw(position),
            "hint": self._hint,
            "solution": self._solve,
            "undo": self._undo,
            "quit": self._leave,
            "exit": self._leave,
        }
        alike = [move for move in position.moves if move.lower() == typed.lower()]
        move = typed if typed in alike or len(alike) != 1 else alike[0]
        if move not in position.moves and typed.lower() in commands:
            commands[typed.lower()]()
            return
        try:
            self._try(move)
        except RookeryError as problem:
            self._show(self._voice.refusal(problem))

    def _try(self, move: str) -> None:
        """Make a move, and say what comes of it."""
        found = attempt(self._puzzle, [*self._moves, move])
        if found.verdict == "wrong":
            self._marks.append("wrong")
            self._tell(say("puzzle-not-this"), *found.says)
            return
        self._moves.append(move)
        if not self._puzzle.kind.is_deal or found.verdict == "solved":
            self._marks.append("right")
        self._show_plies(found)
        if found.verdict == "failed":
            self._marks.append("wrong")
            self._tell(say("puzzle-take-back"))

    def _show_plies(self, found: Attempt) -> None:
        """What was played, the board after it, and what is said of it."""
        told = (self._voice.narration(ply.after.happened) or self._voice.word(ply.label) for ply in found.plies)
        self._show(
            "\n".join(self._voice.line(f"{ply.move}: {text}") for ply, text in zip(found.plies, told, strict=True))
        )
        self._draw(found.position)
        if found.says:
            self._tell(*found.says)

    # Help

    def _hint(self) -> None:
        move = hint(self._puzzle, self._moves)
        if move is None:
            self._tell(LOST)
            return
        self._marks.append("hint")
        self._tell(say("puzzle-hint", move=move, what=Ply(self._now().position, move).label))

    def _solve(self) -> None:
        """Show the moves that are left, and end."""
        left = self._puzzle.plies
        if not self._puzzle.kind.is_deal:
            left = left[self._puzzle.turns[len(self._moves)] :]
        self._tell(say("puzzle-solution", moves=" ".join(ply.move for ply in left)))
        self._show("\n".join(self._voice.line(f"  {ply.move}: {self._voice.word(ply.label)}") for ply in left))
        self._leave()

    def _undo(self) -> None:
        if not self._puzzle.kind.is_deal or not self._moves:
            self._tell(say("nothing-to-undo"))
            return
        self._moves.pop()
        self._draw(self._now().position)

    def _leave(self) -> None:
        self._left = True
