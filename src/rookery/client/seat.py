"""A seat in a match on a server, or a watcher's place."""

import contextlib
import secrets
import time
from collections.abc import AsyncGenerator
from typing import TypeVar

import msgspec

from rookery.client.calls import Calls
from rookery.client.copy import Copy
from rookery.client.errors import BadMessage, Refusal, SeatLost, Unreachable
from rookery.client.own_seed import OwnSeed
from rookery.client.stream import Stream
from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.play import commands
from rookery.play.commands import PlayerCommand
from rookery.play.events import What
from rookery.records import record as records
from rookery.records.receipt import Receipt
from rookery.records.verify import Verification, verify
from rookery.wire.events import AnyWireEvent
from rookery.wire.links import DeviceLink, DeviceLinkRequest
from rookery.wire.match import (
    AnyStreamMessage,
    Changed,
    CommandAnswer,
    CommandRequest,
    Events,
    Hint,
    HintRequest,
    Presence,
    View,
    read_message,
)

say = speaker("client")

Struct = TypeVar("Struct", bound=msgspec.Struct)

MOST_GAPS = 5
"""How often in a row a new connection may leave out events before it is no accident."""
_OVERTAKEN = ("stale", "conflict")
"""Refusals of what came too late: others were faster."""
_WHENEVER = (
    *(commands.Join, commands.Leave, commands.Resign, commands.Say, commands.SeatBot),
    *(commands.AddDevice, commands.Revoke, commands.End),
)
"""Commands that mean the same whatever has happened on the board."""


def new_key() -> str:
    """A key that no other command has."""
    return secrets.token_urlsafe(18)


def read_answer(data: bytes, kind: type[Struct]) -> Struct:
    """An answer of the server; BadMessage if it is not of its kind."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as problem:
        raise BadMessage(say("bad-answer", problem=str(problem))) from None


class Watcher:
    """A watcher."""

    def __init__(self, calls: Calls, match: str, token: str | None) -> None:
        self.match = match
        self._calls = calls
        self._token = token
        """What opens the match: a credential, or the token of a link."""
        self._copy = Copy()

    @property
    def view(self) -> View:
        """The last known view of the match."""
        return self._copy.view

    @property
    def events(self) -> tuple[AnyWireEvent, ...]:
        """All that has happened, as far as it is known."""
        return tuple(self._copy.events)

    @property
    def position(self) -> Position | None:
        """Where the game stands, with the past that its rules may ask for; None before the start."""
        return self._copy.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position so far, the start first; none before the start. What was taken back is left out."""
        return tuple(self._copy.match.positions) if self._copy.position is not None else ()

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves and rolls between those positions."""
        return tuple(ply.text for ply in self._copy.match.plies)

    @property
    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody connected, by the last message."""
        return self._copy.present

    async def views(self, *, beyond_end: bool = False, sockets: bool = True) -> AsyncGenerator[View]:
        """Each view of the match as it changes, the present one first; ends with the match unless told otherwise.

        A lost connection is opened again; Unreachable if that cannot be done within the client's patience. Views that
        were replaced by newer ones meanwhile are left out.
        """
        await self._keep_up()
        stream = Stream(self._calls, self.match, self._token, sockets=sockets)
        shown = 0
        gaps = 0
        try:
            while True:
                view = self._copy.view
                if view.seq > shown:
                    shown = view.seq
                    yield view
                elif view.over and not beyond_end:
                    return
                elif self._take(await stream.receive(self._copy.seq)):
                    gaps = 0
                    await self._keep_up()
                else:
                    gaps += 1
                    if gaps > MOST_GAPS:
                        raise BadMessage(say("events-left-out"))
                    await stream.hang_up()
        finally:
            await stream.hang_up()

    async def catch_up(self, within: float | None = None) -> View:
        """Ask for all that has happened, and return the match as it is now."""
        return await self._catch_up(self._token, within)

    async def _catch_up(self, token: str | None, within: float | None) -> View:
        path = f"/api/matches/{self.match}/events?after={self._copy.seq}&follow=0"
        for line in (await self._calls.get(path, token=token, within=within)).splitlines():
            message = _read(line)
            # Not a message of the stream that may be open: what changes there is told apart from this.
            if isinstance(message, Events) and not self._copy.take(message.events, message.view):
                raise BadMessage(say("events-left-out"))
        await self._keep_up()
        return self.view

    async def _keep_up(self) -> None:
        """Do what the newest events ask of a client; watchers only look."""

    async def record(self) -> records.Record:
        """The game as a record; the secret of its dice is in it when the match is over."""
        return records.decode(await self._calls.get(f"/api/matches/{self.match}/record", token=self._token))

    def _take(self, line: str | bytes) -> bool:
        """Take note of a message on the open connection; False if events are missing before it."""
        message = _read(line)
        if isinstance(message, Events | Changed):
            return self._copy.hear(message)
        if isinstance(message, Presence):
            self._copy.present = message.seats
        return True


class Seat(Watcher):
    """Somebody who plays. Every command is sent until it is answered, with one key, and so is carried out once."""

    def __init__(self, calls: Calls, match: str, credential: str, own_seed: OwnSeed, link: str | None = None) -> None:
        super().__init__(calls, match, credential)
        self.credential = credential
        """What opens the seat: with it, another program can go on in this one's place."""
        self._link = link
        """The token of the link that it comes by, until its first command is answered."""
        self._own_seed = own_seed
        self._seated = False
        self._revealing = False

    async def catch_up(self, within: float | None = None) -> View:
        """Ask for all that has happened, and return the match as it is now."""
        try:
            return await super().catch_up(within)
        except Refusal:
            # Who has just come may not look yet; the link may.
            if self._link is None:
                raise
            return await self._catch_up(self._link, within)

    async def device_link(self, *, within: float | None = None) -> DeviceLink:
        """A token for ``client.link(match, device=…)``: another device joins this seat by it, once and soon."""
        path, body = f"/api/matches/{self.match}/device-link", DeviceLinkRequest(self.number)
        return read_answer(await self._calls.post(path, body, token=self._token, within=within), DeviceLink)

    @property
    def receipt(self) -> Receipt | None:
        """This client's own proof of the dice; None if it did not sit down itself."""
        return self._own_seed.receipt

    async def verify(self) -> Verification:
        """Check the record of the match, with this client's own receipt and with what it has seen."""
        record = await self.record()
        found = verify(record, self.receipt)
        await self.catch_up()
        if tuple(ply.text for ply in self._copy.match.plies) == record.moves:
            return found
        return msgspec.structs.replace(found, refuted=(*found.refuted, say("record-of-another-game")))

    async def _keep_up(self) -> None:
        """Reveal the seed of this seat as soon as all have committed to theirs."""
        if self._revealing or not self._seated or self.view.started:
            return
        self._revealing = True
        try:
            await self._reveal()
        finally:
            self._revealing = False

    async def _reveal(self) -> None:
        try:
            while (seed := self._own_seed.due(self._copy.match)) is not None:
                try:
                    await self.send(commands.Reveal(seed))
                except Refusal as refusal:
                    if refusal.code == "reveal-not-due":
                        # An earlier try has arrived after all; its event is on the way.
                        return
                    if refusal.code not in _OVERTAKEN:
                        raise
        except SeatLost:
            self._seated = False
            if self._own_seed.seat(self._copy.match) is not None:
                await self.leave()
            raise

    @property
    def number(self) -> int:
        """The number of the seat, counted from 0; known after joining."""
        mine = self.view.mine
        if not mine:
            raise BadMessage(say("which-seat", match=self.match))
        return mine[0]

    async def move(self, move: str, *, within: float | None = None) -> View:
        """Make a move. If the match has gone on meanwhile so that it is another position, Refusal says ``stale``."""
        return await self.send(commands.Move(move), within=within)

    async def undo(self, *, within: float | None = None) -> View:
        """Take back your last decision of this turn."""
        return await self.send(commands.Undo(), within=within)

    async def offer(self, what: What, *, within: float | None = None) -> View:
        """Ask all others for a takeback, a draw or a rematch."""
        return await self.send(commands.Offer(what), within=within)

    async def answer(self, what: What, *, agreed: bool, within: float | None = None) -> View:
        """Agree to an offer, or decline it."""
        return await self.send(commands.Answer(what, agreed), within=within)

    async def resign(self, *, within: float | None = None) -> View:
        """Give up."""
        return await self.send(commands.Resign(), within=within)

    async def say(self, phrase: str, *, within: float | None = None) -> View:
        """Say one of the ready phrases or show an emote, named by its key."""
        return await self.send(commands.Say(phrase), within=within)

    async def leave(self, *, within: float | None = None) -> View:
        """Leave the seat."""
        self._seated = False
        return await self.send(commands.Leave(), within=within)

    async def seat_bot(self, seat: int, level: str, *, within: float | None = None) -> View:
        """Let a bot take a seat that is open, or whose person is absent."""
        return await self.send(commands.SeatBot(seat, level), within=within)

    async def hint(self, *, within: float | None = None) -> Hint:
        """What an adviser would play here. It takes a while, the first time longer, so the request is not repeated."""
        path, patience = f"/api/matches/{self.match}/hint", self._calls.patience if within is None else within
        body = HintRequest(self.number)
        return read_answer(
            await self._calls.post(path, body, token=self._token, within=patience, one_try=patience), Hint
        )

    async def send(self, command: PlayerCommand, *, key: str | None = None, within: float | None = None) -> View:
        """Send any command; after Unanswered, the same one with the key that the error gives.

        If the match has gone on since the view that is known, the command is sent again only if it still means the
        same: what depends on the board only if the board is as it was. Otherwise Refusal says ``stale``, and the
        view is the new one.
        """
        key = key or new_key()
        ends = time.monotonic() + (self._calls.patience if within is None else within)
        while True:
            before = self.view
            try:
                answer = await self._send_once(command, key, max(0.0, ends - time.monotonic()))
            except Refusal as refusal:
                if refusal.code not in _OVERTAKEN:
                    self._link = None
                    raise
                await self.catch_up(max(0.0, ends - time.monotonic()))
                if not _means_the_same(command, before, self.view):
                    raise
                continue
            self._link = None
            if answer.view is None:
                raise BadMessage(say("no-view"))
            if not self._copy.take(answer.events, answer.view):
                # A late answer; what has happened since will come with the stream.
                with contextlib.suppress(Unreachable):
                    await self.catch_up(max(0.0, ends - time.monotonic()))
            return max(answer.view, self.view, key=lambda view: view.seq)

    async def _send_once(self, command: PlayerCommand, key: str, within: float) -> CommandAnswer:
        # The credential identifies the seat.
        request = CommandRequest(expected=self._copy.seq, key=key, command=command, link=self._link)
        path = f"/api/matches/{self.match}/commands"
        return read_answer(
            await self._calls.post(path, request, key=key, token=self._token, within=within), CommandAnswer
        )


async def sit_down(seat: Seat, name: str, within: float | None) -> None:
    """Take a seat with a part in the dice, or come back to it."""
    await seat.catch_up(within)
    try:
        await seat.send(commands.Join(name, seat._own_seed.commit(seat._copy.match)), within=within)
    except Refusal as refusal:
        # The server may not have noticed yet that the person was gone.
        if refusal.code != "seated":
            raise
    seat._seated = True
    await seat._keep_up()


def _read(line: str | bytes) -> AnyStreamMessage:
    try:
        return read_message(line)
    except msgspec.DecodeError as problem:
        raise BadMessage(say("bad-message", problem=str(problem))) from None


def _means_the_same(command: PlayerCommand, before: View, now: View) -> bool:
    if isinstance(command, commands.Reveal):
        # Whether a seed is still to be revealed is looked at anew.
        return False
    if isinstance(command, _WHENEVER):
        return True
    board = (before.position, before.plies, before.turn, before.over) == (now.position, now.plies, now.turn, now.over)
    return board and (not isinstance(command, commands.Answer) or before.offers == now.offers)
