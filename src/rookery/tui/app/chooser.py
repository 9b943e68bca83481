"""The first screen: which game, with which options, who sits where; or a saved game, a replay, a link."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option as Entry

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import Option
from rookery.kernel.room import Room
from rookery.records.games import game_from_request
from rookery.tui.app.keys import bind_keys
from rookery.tui.app.setup import Setup
from rookery.tui.local_game import FIRST_LEVEL, PERSON
from rookery.tui.texts import Voice, level_name
from rookery.words import as_sentence

if TYPE_CHECKING:
    from rookery.tui.app.app import RookeryApp

say = speaker("tui")

RESUME, OPEN = "resume", "open"
PLAYERS, SEAT, OPTION = "players", "seat-", "option-"


class Chooser(Screen[None]):
    """Games on the left, how to play on the right. Enter on a game plays it as it is set."""

    CSS = """
    Chooser #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    Chooser OptionList { width: 26; height: 1fr; border: none; padding: 1 0; }
    Chooser #summary { height: auto; padding: 1 2; }
    Chooser #form { padding: 0 2; }
    Chooser .row { height: 1; }
    Chooser .row Label { width: 24; }
    Chooser .row Select { width: 30; }
    Chooser .row Input { width: 30; background: $surface; }
    Chooser .head { text-style: bold; margin-top: 1; }
    Chooser #problem { height: auto; max-height: 4; color: $error; padding: 0 2; }
    """
    KEYS: ClassVar = (
        ("f2", "play", say("key-play")),
        ("f3", "resume", say("key-resume")),
        ("f4", "open", say("key-open")),
        ("f10", "app.quit", say("key-quit")),
    )

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self._voice = voice
        self._room: Room | None = None

    def compose(self) -> ComposeResult:
        """Games left, their settings right."""
        word = self._voice.word
        yield Static(f"Rookery · {word(say('choose-game'))}", id="title", markup=False)
        with Horizontal():
            games = [Entry(room.title, id=room.key) for room in catalog.rooms()]
            more = [Entry(word(say("choose-resume")), id=RESUME), Entry(word(say("choose-open")), id=OPEN)]
            yield OptionList(*games, None, *more, markup=False)
            with Vertical():
                yield Static(id="summary", markup=False)
                yield VerticalScroll(id="form", can_focus=False)
                yield Static(id="problem", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """The first game is shown at once."""
        games = self.query_one(OptionList)
        games.focus()
        games.highlighted = 0

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the game under the cursor is, and how it can be played."""
        key = event.option_id
        if key in (RESUME, OPEN) or key is None:
            self._room = None
            about = say("about-resume") if key == RESUME else say("about-open")
            self.query_one("#summary", Static).update(self._voice.word(about))
            await self.query_one("#form").remove_children()
            return
        self._room = catalog.room(key)
        self.query_one("#summary", Static).update(as_sentence(self._voice.word(self._room.summary)))
        await self._ask(self._room, self._room.sample[0] if self._room.players[0] > 2 and self._room.sample else 2)

    async def _ask(self, room: Room, players: int) -> None:
        """The form of a game: players, seats, options."""
        self.tell("")
        form = self.query_one("#form", VerticalScroll)
        await form.remove_children()
        fewest, most = room.players
        players = min(max(players, fewest), most)
        rows: list[Horizontal | Label] = []
        if fewest != most:
            counts = [(str(count), str(count)) for count in range(fewest, most + 1)]
            rows.append(self._row(say("players"), _select(counts, str(players), PLAYERS)))
        rows += self._seat_rows(room, players)
        if room.options:
            rows.append(Label(self._voice.word(say("options")), classes="head"))
        rows += [self._row(room.option_label(option), self._option(room, option)) for option in room.options]
        await form.mount(*rows)

    def _seat_rows(self, room: Room, players: int) -> list[Horizontal | Label]:
        seats = game_from_request(room.key, players, {}, local=True).start(seed=0).scene().seats
        sitters = [(self._voice.word(say("person")), PERSON)]
        sitters += [(self._label(say("bot", level=level_name(level))), level) for level in NAMES]
        return [
            self._row(
                each.name,
                _select(sitters, FIRST_LEVEL if seat else PERSON, f"{SEAT}{seat}"),
            )
            for seat, each in enumerate(seats)
        ]

    def _row(self, label: Text, field: Select[str] | Input) -> Horizontal:
        return Horizontal(Label(self._label(label), markup=False), field, classes="row")

    def _label(self, text: Text) -> str:
        words = self._voice.word(text)
        return words[:1].upper() + words[1:]

    def _option(self, room: Room, option: Option) -> Select[str] | Input:
        default = option.write(option.default)
        name = f"{OPTION}{option.name}"
        if option.kind == "flag":
            values = [(self._label(say("on")), "on"), (self._label(say("off")), "off")]
            return _select(values, default, name)
        if option.kind == "choice" and option.choices:
            values = [(self._label(room.value_label(option, value)), value) for value in option.choices]
            return _select(values, default, name)
        return Input(default, compact=True, id=name)

    async def on_select_changed(self, event: Select.Changed) -> None:
        """Another number of players has other seats."""
        if event.select.id == PLAYERS and self._room is not None:
            chosen = int(str(event.value))
            if len(self._seats()) != chosen:
                await self._ask(self._room, chosen)

    def _fields(self, prefix: str) -> dict[str, str]:
        """The answers to all questions of a kind, by what follows in their ids."""
        fields: list[Select[str] | Input] = [*self.query(Select), *self.query(Input)]
        return {
            str(each.id).removeprefix(prefix): str(each.value) for each in fields if str(each.id).startswith(prefix)
        }

    def _seats(self) -> list[str]:
        found = self._fields(SEAT)
        return [found[str(seat)] for seat in range(len(found))]

    def _setup(self, room: Room) -> Setup:
        """What the form says; an option that was not touched keeps its default, whatever that depends on."""
        defaults = {option.name: option.write(option.default) for option in room.options}
        options = {name: value for name, value in self._fields(OPTION).items() if value != defaults[name]}
        return Setup(room.key, tuple(self._seats()), options)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click on what is under the cursor already."""
        actions = {RESUME: self.action_resume, OPEN: self.action_open}
        actions.get(str(event.option_id), self.action_play)()

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        """Enter in an option plays too."""
        self.action_play()

    def tell(self, text: Text) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(as_sentence(self._voice.word(text)) if text else "")

    def action_play(self) -> None:
        """Play the game as it is set."""
        if self._room is not None:
            self._go(self._setup(self._room))

    def action_resume(self) -> None:
        """Choose among the saved games."""
        from rookery.tui.app.saved_games import SavedGames

        self.app.push_screen(SavedGames(self._voice))

    def action_open(self) -> None:
        """Ask for a link or a file."""
        from rookery.tui.app.saved_games import OpenOther

        self.app.push_screen(OpenOther(self._voice))

    def _go(self, setup: Setup) -> None:
        try:
            cast("RookeryApp", self.app).sit_down(setup.local_game())
        except RookeryError as problem:
            self.tell(problem.message)


def _select(values: list[tuple[str, str]], value: str, name: str) -> Select[str]:
    """A field of one row with one of these values."""
    return Select(values, value=value, allow_blank=False, compact=True, id=name)
