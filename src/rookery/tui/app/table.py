"""The table: a match is played here, on a server or against bots, with mouse, arrows and typed moves."""

import asyncio
from collections.abc import Awaitable
from typing import ClassVar

from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from rookery.draw.headline import headline
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Scene
from rookery.tui import thinking
from rookery.tui.app.bar import Bar
from rookery.tui.app.board_view import STYLES, BoardView, Marks
from rookery.tui.app.command_line import CommandLine
from rookery.tui.app.hand import Hand, Moves
from rookery.tui.app.history import History
from rookery.tui.app.keys import bind_keys
from rookery.tui.app.orders import Orders
from rookery.tui.app.pace import FACTORS, READING, SHOWN, Clock
from rookery.tui.app.table_match import Beat, TableMatch
from rookery.tui.paces import Pace
from rookery.tui.texts import Voice
from rookery.tui.thinking import Thinker
from rookery.tui.typed_moves import common, completions
from rookery.words import as_sentence

say = speaker("tui")

WIDE = 104
"""From so many columns on there is room for the moves beside the board."""


class Table(Screen[None]):
    """One match, from here to its end. It is a face: it shows scenes, and tells what was touched; it knows no rule."""

    CSS = """
    #seats { height: 1; background: $panel; padding: 0 1; }
    #status { height: 1; padding: 0 1; text-style: bold; }
    #told { height: 2; padding: 0 1; color: $text-muted; }
    Table.roomy #told { height: 4; }
    History { display: none; width: 40; border-left: solid $panel; padding: 0 1; }
    Table.wide History { display: block; }
    """
    KEYS: ClassVar = (
        ("f1", "order('help')", say("key-help")),
        ("f2", "order('hint')", say("key-hint")),
        ("f3", "order('undo')", say("key-undo")),
        ("f4", "order('moves')", say("key-moves")),
        ("f5", "order('turn')", say("key-turn")),
        ("f6", "order('pace')", say("key-pace")),
        ("f7", "order('rules')", say("key-rules")),
        ("f10", "order('quit')", say("key-leave")),
    )

    def __init__(self, match: TableMatch, thinker: Thinker, voice: Voice, clock: Clock, pace: Pace) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self.match = match
        self.thinker = thinker
        self.voice = voice
        self.clock = clock
        self.pace: Pace = pace
        self.orders = Orders(self)
        self.hint: frozenset[str] = frozenset()
        self._hand: Hand | None = None
        self._answer: asyncio.Future[Moves] | None = None
        self._message = ""
        self._waiting_for: int | None = None
        self._always: set[str] = set()
        self._near = (0.0, 0.0)

    def compose(self) -> ComposeResult:
        """The players above, the board with the moves beside it, and below what happens and what can be done."""
        yield Static(id="seats", markup=False)
        with Horizontal():
            yield BoardView(self.voice.language)
            yield History(self.voice)
        yield Static(id="status", markup=False)
        yield Static(id="told", markup=False)
        yield Bar()
        yield CommandLine(self._complete, self.voice.word(say("type-here")))
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin where the match stands."""
        self.query_one(CommandLine).focus()
        self.begin()

    def begin(self) -> None:
        """Play on from where the match stands now."""
        self._hand = self._answer = None
        self.run_worker(self._play(), exclusive=True, group="match")

    async def _play(self) -> None:
        self._refresh()
        try:
            await self.match.run(self)
        except RookeryError as problem:
            self.tell(problem.message)
        self._waiting_for = None
        outcome = self.match.local.position.outcome
        if outcome is not None:
            self.tell(" ".join(self.voice.result(self.match.local, outcome, commands=False).splitlines()))
        self._refresh()

    # What the match asks of its face

    async def show(self, beat: Beat) -> None:
        """Show how the match stands now, as long as what has happened deserves."""
        self._message, self.hint, self._waiting_for = "", frozenset(), None
        self._refresh()
        seconds = SHOWN[beat] * FACTORS[self.pace]
        if seconds:
            await self.clock.wait(seconds)

    async def ask(self) -> Moves:
        """The moves of the person whose turn it is, one or a whole path."""
        position = self.match.local.position
        hand = self._hand = Hand(position)
        self._answer = asyncio.get_running_loop().create_future()
        self.run_worker(self._offer_paths(hand), group="paths", exclusive=True)
        self._refresh()
        automatic = next((each for each in hand.selection.choices if each.standing and each.move in self._always), None)
        if automatic:
            self.tell(say("always", label=automatic.label))
            if await self.clock.wait(READING * FACTORS[self.pace]):
                self._decide((automatic.move,))
        try:
            return await self._answer
        finally:
            self._hand = self._answer = None

    async def _offer_paths(self, hand: Hand) -> None:
        """Whole paths may take a while to find; the single moves are there at once."""
        if any(choice.plain for choice in hand.selection.choices):
            hand.offer_paths(await thinking.whole_paths(self.thinker, hand.position))
            if hand is self._hand:
                self._refresh()

    def wait_for(self, seat: int) -> None:
        """Say that somebody else is to move."""
        self._waiting_for = seat
        self._refresh()

    def prepare(self, work: Awaitable[None]) -> None:
        """Let something go on beside the match; what goes wrong with it is told."""

        async def prepared() -> None:
            try:
                await work
            except RookeryError as problem:
                self.tell(problem.message)

        self.run_worker(prepared(), group="preparing")

    def tell(self, text: Text) -> None:
        """Say something, until something else happens."""
        self._message = as_sentence(self.voice.word(text)) if text else ""
        if self.is_mounted:
            self._refresh()

    # What people do

    def on_board_view_touched(self, event: BoardView.Touched) -> None:
        """A click on the board."""
        self.clock.skip()
        if self._hand is None:
            self.tell(say("not-your-turn") if self.match.local.position.outcome is None else "")
            return
        aimed = self._hand.selection.aim(event.things) or next(iter(event.things), None)
        moves = self._hand.touch(event.things)
        self._hand.cursor = aimed
        if moves is None and not self._hand.chosen and event.things and not self._hand.asked:
            self.tell(self._hand.selection.why_not(event.things))
        self._settled(moves)

    def on_board_view_hovered(self, event: BoardView.Hovered) -> None:
        """The mouse shows what a click would do."""
        if self._hand is None or self._hand.asked:
            return
        aimed = self._hand.selection.aim(event.things)
        if aimed is not None and aimed != self._hand.cursor:
            self._hand.cursor = aimed
            self._refresh()

    def on_bar_pressed(self, event: Bar.Pressed) -> None:
        """A click on a button."""
        self.clock.skip()
        if self._hand is not None and event.number < len(self._hand.buttons):
            self._settled(self._hand.press(event.number))

    def on_command_line_board_key(self, event: CommandLine.BoardKey) -> None:
        """A key for the board."""
        self.clock.skip()
        hand = self._hand
        if hand is None:
            return
        if event.key == "escape":
            hand.back()
            self._refresh()
        elif event.key in ("enter", "space"):
            self._settled(hand.enter())
        else:
            hand.rove(event.key, self._places(hand))
            self._refresh()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A move, the beginning of one, or an order."""
        self.clock.skip()
        event.input.clear()
        self.orders.carry_out(event.value.strip())

    def action_order(self, order: str) -> None:
        """A key that stands for an order."""
        self.clock.skip()
        self.orders.carry_out(order)

    @property
    def lines_in_words(self) -> list[Styled]:
        """The moves so far."""
        return self.query_one(History).lines_in_words

    @property
    def hand(self) -> Hand | None:
        """Whoever is to move here; None while somebody else is."""
        return self._hand

    def typed(self, moves: Moves) -> None:
        """Moves that were typed."""
        if self._hand is not None:
            self._settled(self._hand.typed(moves))

    def answer_always(self) -> None:
        """Give the answer on the buttons, now and every time it is offered; or ask again, if it was given so far."""
        choice = self._hand.standing if self._hand else None
        if choice is not None:
            self._always.add(choice.move)
            self._decide((choice.move,))
        elif self._always:
            self._always.clear()
            self.tell(say("always-no-more"))
        else:
            self.tell(say("nothing-always"))

    def answer(self, *, yes: bool) -> None:
        """Answer the question that is asked."""
        if self._hand is not None and self._hand.asked:
            self._settled(self._hand.press(0 if yes else 1))

    def _settled(self, moves: Moves | None) -> None:
        if moves is None:
            self._refresh()
        else:
            self._decide(moves)

    def _decide(self, moves: Moves) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(moves)

    def _complete(self, typed: str) -> tuple[str, list[str]]:
        """The longest line that what was typed surely goes on to, and all lines that it may go on to."""
        if self._hand is None:
            return typed, []
        ways = completions(self._hand.position, typed)
        if len(ways) > 1:
            self.tell(" ".join(way.rpartition(" ")[2] for way in ways))
        return common(ways) or typed, ways

    # Drawing

    def on_resize(self) -> None:
        """More or fewer things fit."""
        self.set_class(self.size.width >= WIDE, "wide")
        self.set_class(self.size.height >= 30, "roomy")
        self.call_after_refresh(self._refresh)

    def turn_board(self) -> None:
        """Let the board stand upright, or on its corner again, if it can."""
        view = self.query_one(BoardView)
        view.stand(upright=not view.upright)
        self._refresh()

    def redraw(self) -> None:
        """Show it all anew."""
        self._refresh()

    def _places(self, hand: Hand) -> dict[str, tuple[float, float]]:
        view, bar = self.query_one(BoardView), self.query_one(Bar)
        below = 2.0 * view.size.height + 4
        return hand.places(view.places, bar.columns, below)

    def _refresh(self) -> None:
        local = self.match.local
        seat = local.position.seat
        viewer = seat if seat in self.match.mine else min(self.match.mine, default=0)
        scene = local.position.scene(viewer or 0)
        hand, view, bar = self._hand, self.query_one(BoardView), self.query_one(Bar)
        bar.show([self._label(each) for each in hand.buttons] if hand else [])
        last = frozenset() if hand and hand.chosen else local.last_turn
        marks = Marks(last=last, hint=self.hint)
        if hand is not None:
            view.show(scene, marks)
            places = self._places(hand)
            hand.settle(places, self._near)
            self._near = places.get(hand.cursor or "", self._near)
            marks = Marks(frozenset(hand.touchable), frozenset(hand.chosen), last, self.hint, hand.cursor)
            number = next((at for at in range(len(hand.buttons)) if hand.cursor == f"button {at}"), None)
            bar.show([self._label(each) for each in hand.buttons], number)
        view.show(scene, marks)
        self.query_one("#seats", Static).update(self._seats(scene))
        self.query_one("#status", Static).update(self._status(scene, hand))
        self.query_one(History).show(local)
        self.query_one("#told", Static).update(self._message or self._told())

    def _label(self, text: Text) -> str:
        words = self.voice.word(text)
        return words[:1].upper() + words[1:]

    def _status(self, scene: Scene, hand: Hand | None) -> str:
        """What is to be done, or what the cursor would do."""
        needs = self.query_one(BoardView).needs
        if needs:
            return self.voice.word(say("too-narrow", columns=needs[0], rows=needs[1]))
        if self._waiting_for is not None:
            return self.voice.word(say("thinks", who=scene.seats[self._waiting_for].name))
        about = hand.about(hand.cursor) if hand else None
        if hand and about and (hand.chosen or hand.asked):
            return as_sentence(self.voice.word(about))
        return self.voice.word(headline(scene)) + (f" · {self.voice.word(about)}" if about else "")

    def _told(self) -> str:
        """What happened last, the latest first where not all of it fits."""
        return self.query_one(History).latest

    def _seats(self, scene: Scene) -> Styled:
        """Who plays, how far everybody is, and whose turn it is."""
        line = Styled(no_wrap=True, overflow="ellipsis")
        line.append(self.match.local.game.room.title, "bold")
        for seat, player in enumerate(scene.seats):
            line.append("   ")
            line.append("►" if scene.turn == seat else " ")
            line.append(self.voice.word(player.name), STYLES[f"seat{seat}"])
            line.append(f" {self.voice.word(self.match.who(seat))}")
            if seat < len(scene.progress):
                progress = scene.progress[seat]
                line.append(f" {progress.done}" + (f"/{progress.of}" if progress.of is not None else ""), "bold")
        return line
