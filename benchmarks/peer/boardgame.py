"""Matches of boardgame.io under load, in the words of socket.io."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
from benchmarks.peer.load import SEATS, Load, Match

PEER_GAME = "penguin-ring"
SURFACES, ROOM = 18, 4
"""Of the game's board, as game.js has it."""


class PeerContext(msgspec.Struct):
    """What is read of whose turn it is."""

    currentPlayer: str  # noqa: N815  # its own name


class PeerPenguin(msgspec.Struct):
    """What is read of a penguin."""

    seat: int
    surface: int


class PeerBoard(msgspec.Struct):
    """What is read of a position."""

    penguins: list[PeerPenguin]


class PeerState(msgspec.Struct):
    """What is read of a state."""

    number: int = msgspec.field(name="_stateID")
    context: PeerContext = msgspec.field(name="ctx")
    board: PeerBoard = msgspec.field(name="G")


class PeerSync(msgspec.Struct):
    """What is read of the first message."""

    state: PeerState


class PeerMatch(Match):
    """A match of boardgame.io, in the words of socket.io."""

    prefix = f"42/{PEER_GAME},".encode()
    read_update = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw]).decode
    read_sync = msgspec.json.Decoder(tuple[str, str, PeerSync]).decode

    def __init__(self, name: str, tokens: Sequence[str], load: Load) -> None:
        super().__init__(name, tokens, load)
        self._seen = [-1] * SEATS
        self._entered: set[int] = set()
        self._state: PeerState | None = None

    def path(self) -> str:
        """Where everybody listens."""
        return "/socket.io/?EIO=4&transport=websocket"

    async def greet(self, seat: int) -> None:
        """Enter the game's room, then ask for the match."""
        self.sockets[seat].send(f"40/{PEER_GAME},".encode())
        while seat not in self._entered:
            await asyncio.sleep(0.005)
        self._emit(seat, ["sync", self.name, str(seat), self.tokens[seat], SEATS])
        while self._seen[seat] < 0:
            await asyncio.sleep(0.005)

    def _emit(self, seat: int, words: list[Any]) -> None:
        self.sockets[seat].send(self.prefix + msgspec.json.encode(words))

    def hear(self, seat: int, message: bytes) -> None:
        """Check that no state is missing and none comes twice."""
        if message == b"2":
            self.sockets[seat].send(b"3")
            return
        if message.startswith(b"40/"):
            self._entered.add(seat)
        if not message.startswith(self.prefix):
            return
        words = message[len(self.prefix) :]
        if words.startswith(b'["sync"'):
            self._take(seat, self.read_sync(words)[2].state)
        elif words.startswith(b'["update"'):
            state = self.read_update(words)[2]
            if state.number != self._seen[seat] + 1:
                self._load.lose(f"seat {seat} heard state {state.number} after {self._seen[seat]}")
            self._take(seat, state)
            self.acknowledge()

    def _take(self, seat: int, state: PeerState) -> None:
        self._seen[seat], self._state, self.turn = state.number, state, int(state.context.currentPlayer)

    def move(self) -> None:
        """Move any penguin of the seat to a surface with room."""
        if self._state is None:
            return
        penguins = self._state.board.penguins
        full = [sum(each.surface == surface for each in penguins) == ROOM for surface in range(SURFACES)]
        steps = [
            (number, (each.surface + step) % SURFACES)
            for number, each in enumerate(penguins)
            for step in (1, 2, -1, -2)
            if each.seat == self.turn and not full[(each.surface + step) % SURFACES]
        ]
        payload = {
            "type": "movePenguin",
            "args": random.choice(steps),  # noqa: S311
            "playerID": str(self.turn),
            "credentials": self.tokens[self.turn],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self.turn, ["update", action, self._state.number, self.name, str(self.turn)])


async def open_peers(load: Load, number: int) -> list[Match]:
    """Open matches of boardgame.io, and sit down in all seats."""
    matches: list[Match] = []
    for _ in range(number):
        created = await load.poster.ask(f"/games/{PEER_GAME}/create", b'{"numPlayers":4}')
        name, tokens = msgspec.json.decode(created[1])["matchID"], []
        for seat in range(SEATS):
            wish = msgspec.json.encode({"playerID": str(seat), "playerName": f"Player {seat + 1}"})
            joined = await load.poster.ask(f"/games/{PEER_GAME}/{name}/join", wish)
            tokens.append(msgspec.json.decode(joined[1])["playerCredentials"])
        matches.append(PeerMatch(name, tokens, load))
    return matches
