"""The way to a match on a server: a name, a seat, and waiting for the others."""

import os
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from rookery.client import Client
from rookery.client.links import Link
from rookery.client.seat import Watcher
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text, speaker
from rookery.tui import arrivals
from rookery.tui.app.keys import bind_keys
from rookery.tui.app.remote_match import RemoteMatch
from rookery.tui.texts import Voice
from rookery.words import as_sentence

if TYPE_CHECKING:
    from rookery.tui.app.app import RookeryApp

say = speaker("tui")

LONGEST_NAME = 24


class Joining(Screen[None]):
    """Asks for a name, takes the seat, and waits until the match begins. Who has been there comes back as they were."""

    CSS = """
    Joining #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    Joining #where, Joining #state { padding: 1 1; height: auto; }
    """
    KEYS: ClassVar = (("escape,f10", "close", say("key-back")),)

    def __init__(self, link: Link, voice: Voice) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self._link = link
        self._voice = voice
        self._client: Client | None = None

    def compose(self) -> ComposeResult:
        """A line for the name."""
        word = self._voice.word
        yield Static(word(say("join-title")), id="title", markup=False)
        yield Static(word(say("join-where", server=self._link.base)), id="where", markup=False)
        yield Input(os.environ.get("USER", "")[:LONGEST_NAME], max_length=LONGEST_NAME, compact=True)
        yield Static(id="state", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Watchers need no name, nor who has been there before."""
        if self._link.watch or arrivals.credential(self._link):
            self._come("")
        else:
            self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the seat under this name."""
        if event.value.strip():
            self._come(event.value.strip())

    def on_unmount(self) -> None:
        """Close the connections."""
        if self._client is not None:
            self.app.run_worker(self._client.close())

    def action_close(self) -> None:
        """Back to where we came from."""
        self.dismiss()

    def tell(self, text: Text) -> None:
        """Say how far we are."""
        self.query_one("#state", Static).update(as_sentence(self._voice.word(text)))

    def _come(self, name: str) -> None:
        self.query_one(Input).display = False
        self.tell(say("join-on-the-way"))
        self.run_worker(self._join(name), exclusive=True)

    async def _join(self, name: str) -> None:
        app = cast("RookeryApp", self.app)
        try:
            watcher = await self._arrive(name)
            async for view in watcher.views(beyond_end=True):
                if view.started:
                    break
                missing = tuple(str(seat.seat + 1) for seat in view.seats if seat.kind == "open")
                self.tell(say("join-waiting", seats=missing, count=len(missing)))
        except RookeryError as problem:
            self.tell(problem.message)
            self.query_one(Input).display = True
            return
        table = app.table(RemoteMatch(watcher, app.new_clock()))
        app.push_screen(table, lambda _: self.dismiss())

    async def _arrive(self, name: str) -> Watcher:
        """A seat, new or ours already; or only a look."""
        self._client = client = Client(self._link.base)
        known = arrivals.credential(self._link)
        if self._link.watch or not (self._link.seat or self._link.device or known):
            return await client.watch(str(self._link))
        receipt = arrivals.receipt(self._link)
        seat = await client.join(str(self._link), name=name or "?", credential=known, receipt=receipt)
        arrivals.keep(self._link, seat.credential)
        return seat
