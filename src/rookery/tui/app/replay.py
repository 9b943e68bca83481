"""A game shown again, ply by ply, with the chances of everybody as they were."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Click
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Footer, Static

from rookery.draw.headline import headline
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.kernel.scene import Scene
from rookery.tui import thinking
from rookery.tui.app.board_view import STYLES, BoardView, Marks
from rookery.tui.app.history import ply_in_words
from rookery.tui.app.keys import bind_keys
from rookery.tui.local_game import LocalGame
from rookery.tui.texts import Voice, whole_percent
from rookery.tui.thinking import Thinker

if TYPE_CHECKING:
    from rookery.tui.app.app import RookeryApp

say = speaker("tui")

STEPS = "▁▂▃▄▅▆▇█"
SECONDS_A_PLY = 1.0


class Scrubber(Widget):
    """A line from the start to the end, as high everywhere as the chance of the first seat was there."""

    DEFAULT_CSS = "Scrubber { height: 1; width: 1fr; margin: 0 1; }"

    class Moved(Message):
        """Somebody wants to see another ply."""

        def __init__(self, ply: int) -> None:
            super().__init__()
            self.ply = ply

    def __init__(self) -> None:
        super().__init__()
        self._chances: list[float | None] = [None]
        self._at = 0

    def show(self, chances: list[float | None], at: int) -> None:
        """Show the chances after each ply, as far as they are known, and where the replay is."""
        self._chances, self._at = chances, at
        self.refresh()

    def _ply(self, column: int) -> int:
        last = len(self._chances) - 1
        return round(column * last / max(1, self.size.width - 1))

    def render(self) -> Styled:
        """The line."""
        line = Styled(no_wrap=True)
        here = round(self._at * (self.size.width - 1) / max(1, len(self._chances) - 1))
        for column in range(self.size.width):
            chance = self._chances[self._ply(column)]
            sign = "·" if chance is None else STEPS[min(len(STEPS) - 1, int(chance * len(STEPS)))]
            line.append(sign, "reverse bold" if column == here else STYLES["seat0"])
        return line

    def on_click(self, event: Click) -> None:
        """A click on a place of the line."""
        self.post_message(self.Moved(self._ply(event.x)))


class Replay(Screen[None]):
    """One game from its start to its end."""

    CSS = """
    Replay #seats { height: 1; background: $panel; padding: 0 1; }
    Replay #status { height: 1; padding: 0 1; text-style: bold; }
    Replay #told { height: 2; padding: 0 1; color: $text-muted; }
    """
    KEYS: ClassVar = (
        ("left", "step(-1)", say("key-back")),
        ("right", "step(1)", say("key-on")),
        ("pageup", "step(-10)", ""),
        ("pagedown", "step(10)", ""),
        ("home", "go(0)", say("key-start")),
        ("end", "go(-1)", say("key-end")),
        ("space", "run", say("key-run")),
        ("f5,t", "turn", say("key-turn")),
        ("f9,c", "continue", say("key-play-on")),
        ("escape,q,f10", "close", say("key-leave")),
    )

    def __init__(self, local: LocalGame, thinker: Thinker, voice: Voice) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self._local = local
        self._thinker = thinker
        self._voice = voice
        self._at = 0
        self._chances: list[tuple[float, ...] | None] = [None] * len(local.positions)
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The chances above, the board, the scrubber below."""
        yield Static(id="seats", markup=False)
        with Horizontal():
            yield BoardView(self._voice.language)
        yield Static(id="status", markup=False)
        yield Static(id="told", markup=False)
        yield Scrubber()
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin at the start; the chances come one after the other."""
        self._refresh()
        self.run_worker(self._judge(), group="chances")

    async def _judge(self) -> None:
        for at, position in enumerate(self._local.positions):
            outcome = position.outcome
            try:
                if outcome is not None:
                    self._chances[at] = tuple(float(seat in outcome.winners) for seat in range(position.game.players))
                else:
                    self._chances[at] = await thinking.chances(self._thinker, position)
            except RookeryError:
                # What cannot be judged has no chances; the replay goes on without.
                return
            self._refresh()

    def on_resize(self) -> None:
        """Draw it in the new size."""
        self.call_after_refresh(self._refresh)

    def on_scrubber_moved(self, event: Scrubber.Moved) -> None:
        """Go there."""
        self._go(event.ply)

    def action_step(self, plies: int) -> None:
        """Some plies on or back."""
        self._go(self._at + plies)

    def action_go(self, ply: int) -> None:
        """To a ply; -1 is the last."""
        self._go(ply % len(self._local.positions))

    def action_run(self) -> None:
        """Let it run by itself, or stop."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        else:
            if self._at == len(self._local.moves):
                self._go(0)
            self._timer = self.set_interval(SECONDS_A_PLY, self._one_further)

    def _one_further(self) -> None:
        if self._at == len(self._local.moves):
            self.action_run()
        else:
            self._go(self._at + 1)

    def action_turn(self) -> None:
        """Let a board that stands on a corner stand upright, or on its corner again."""
        view = self.query_one(BoardView)
        view.stand(upright=not view.upright)

    def action_continue(self) -> None:
        """Play another game from here on; this one stays as it is."""
        branch = LocalGame(self._local.positions[0], self._local.seats, self._local.date)
        branch.positions, branch.moves = self._local.positions[: self._at + 1], self._local.moves[: self._at]
        cast("RookeryApp", self.app).sit_down(branch)

    def action_close(self) -> None:
        """Leave the replay."""
        self.dismiss()

    def _go(self, ply: int) -> None:
        self._at = min(max(ply, 0), len(self._local.moves))
        self._refresh()

    def _refresh(self) -> None:
        local, at = self._local, self._at
        position = local.positions[at]
        scene = position.scene(min(local.people, default=0))
        told = ply_in_words(local, at - 1, self._voice) if at else Styled("")
        moved = {thing for each in position.happened for thing in (each.piece, each.start, each.end) if thing}
        self.query_one(BoardView).show(scene, Marks(last=frozenset(moved if at else ())))
        self.query_one("#seats", Static).update(self._seats(scene))
        status = self._voice.word(say("ply-of", ply=at, plies=len(local.moves), status=headline(scene)))
        self.query_one("#status", Static).update(status)
        self.query_one("#told", Static).update(told)
        self.query_one(Scrubber).show([chances[0] if chances else None for chances in self._chances], at)

    def _seats(self, scene: Scene) -> Styled:
        """Everybody with their chance."""
        line = Styled(no_wrap=True, overflow="ellipsis")
        line.append(self._local.game.room.title, "bold")
        chances = self._chances[self._at]
        for seat, player in enumerate(scene.seats):
            line.append("   ")
            line.append(self._voice.word(player.name), STYLES[f"seat{seat}"])
            chance = self._voice.word(say("chance", chance=whole_percent(chances[seat]))) if chances else "…"
            line.append(f" {chance}", "bold")
        return line
