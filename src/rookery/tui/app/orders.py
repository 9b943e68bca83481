"""What can be typed at a table besides moves; keys stand for the same orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.tui.app.pages import TextPage
from rookery.tui.app.table_match import Order
from rookery.tui.paces import PACES
from rookery.tui.rulebook import as_text
from rookery.tui.texts import hint_lines, resume_command, spoken
from rookery.tui.typed_moves import begun, in_a_row, meant

if TYPE_CHECKING:
    from collections.abc import Callable

    from rookery.tui.app.table import Table

say = speaker("tui")

MANY = 8
"""More ways to go on than these are named without their words."""


class Orders:
    """Carries out what is typed at a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._voice = table.voice
        self._orders: dict[str, Callable[[str], None]] = {
            "?": lambda _: self._page(say("app-help")),
            "help": lambda _: self._page(say("app-help")),
            "hint": lambda _: self._beside(self._hint()),
            "undo": lambda _: self._beside(self._undo()),
            "moves": lambda _: self._moves(),
            "turn": lambda _: table.turn_board(),
            "pace": self._pace,
            "rules": lambda _: self._rules(),
            "level": lambda levels: self._beside(self._change_levels(levels)),
            "save": self._save,
            "always": lambda _: table.answer_always(),
            **{what: lambda _, what=what: self._beside(self._say(what)) for what in get_args(Order)},
            "quit": lambda _: self._beside(self._leave()),
            "exit": lambda _: self._beside(self._leave()),
        }

    def carry_out(self, typed: str) -> None:
        """Make the moves that were typed, or do what was ordered, or say what is wrong with it."""
        try:
            if not self._moved(typed):
                self._ordered(typed)
        except RookeryError as problem:
            self._table.tell(getattr(problem, "problem", problem.message))

    def _moved(self, typed: str) -> bool:
        hand = self._table.hand
        if hand is None:
            return False
        if hand.asked and typed.lower() in ("y", "yes", "j", "ja", "n", "no", "nein"):
            self._table.answer(yes=typed.lower()[0] != "n")
            return True
        one = meant(hand.position, typed)
        moves = (one,) if one else in_a_row(hand.position, typed)
        if moves:
            self._table.typed(moves)
        return bool(moves)

    def _ordered(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        order = self._orders.get(word.lower())
        hand = self._table.hand
        if order is not None and not (hand and begun(hand.position, typed)):
            order(rest.strip())
        elif hand is None:
            self._table.tell(say("not-your-turn"))
        elif ways := begun(hand.position, typed):
            self._name(ways)
        else:
            hand.position.play(typed)

    def _name(self, ways: list[str]) -> None:
        """How what was typed can go on."""
        position = self._table.match.local.position
        if len(ways) > MANY:
            self._table.tell(" ".join(ways))
        else:
            word = self._voice.word
            self._table.tell(" · ".join(f"{move} {word(spoken(position, move))}" for move in ways))

    def _beside(self, work: object) -> None:
        self._table.run_worker(work, group="orders", exclusive=True)  # type: ignore[arg-type]  # a coroutine

    def _page(self, text: object) -> None:
        self._table.app.push_screen(TextPage(self._voice.word(text), self._voice))  # type: ignore[arg-type]

    def _rules(self) -> None:
        book = self._table.match.local.game.room.rulebook.read_text(encoding="utf-8")
        self._table.app.push_screen(TextPage(as_text(book), self._voice))

    def _moves(self) -> None:
        """The moves so far in words, and those that can be made now."""
        local = self._table.match.local
        lines = [line.plain for line in self._table.lines_in_words]
        if self._table.hand:
            legal = " ".join(local.position.moves)
            lines += ["", self._voice.word(say("moves-now", moves=legal))]
        self._table.app.push_screen(
            TextPage("\n".join(lines) or self._voice.word(say("no-moves-yet")), self._voice, at_end=True)
        )

    def _pace(self, name: str) -> None:
        table = self._table
        chosen = [pace for pace in PACES if pace == name] or [PACES[(PACES.index(table.pace) + 1) % len(PACES)]]
        table.pace = chosen[0]
        table.tell(say("pace", pace=table.pace))

    async def _hint(self) -> None:
        table = self._table
        hand = table.hand
        if hand is None:
            table.tell(say("not-your-turn"))
            return
        if len(hand.position.moves) == 1:
            table.tell(say("only-move", move=hand.position.moves[0]))
            return
        table.tell(say("thinking-of-hint"))
        try:
            advice = await table.match.hint()
        except RookeryError as problem:
            table.tell(problem.message)
            return
        if table.hand is hand:
            choice = next(each for each in hand.selection.choices if each.move == advice.move)
            table.hint = frozenset(choice.touches)
            table.tell(" ".join(self._voice.word(line) for line in hint_lines(hand.position, advice)))

    async def _undo(self) -> None:
        try:
            done = await self._table.match.undo()
        except RookeryError as problem:
            self._table.tell(problem.message)
            return
        if not done:
            self._table.tell(say("nothing-to-undo"))
        elif self._table.match.is_local:
            self._table.begin()

    async def _say(self, what: Order) -> None:
        """Say something to the others at the table."""
        try:
            await self._table.match.order(what)
        except RookeryError as problem:
            self._table.tell(problem.message)
        else:
            self._table.tell(say("said", what=what))

    async def _change_levels(self, levels: str) -> None:
        table = self._table
        try:
            if levels:
                await table.match.change_levels(levels)
                table.begin()
        except RookeryError as problem:
            table.tell(problem.message)
        else:
            table.tell(" ".join(self._voice.levels(table.match.local).splitlines()))

    def _save(self, name: str) -> None:
        local = self._table.match.local
        file = self._table.match.save(name)
        self._table.tell(say("saved-at", command=resume_command(file.absolute(), local.seats)))

    async def _leave(self) -> None:
        await self._table.match.leave()
        self._table.dismiss()
