"""People and programs who visit a server, as the tests play them."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rookery.kernel.messages import Text
from rookery.server.process.running import serving
from rookery.server.settings import Settings
from rookery.wire.changes import renewed
from rookery.wire.match import CSRF_HEADER, View
from rookery.words import languages, word
from tests.limits import HANGING
from tests.seeds import committed, seed_of

Facts = dict[str, Any]


class House:
    """A server that can be stopped and started again at the same data."""

    def __init__(self, folder: Path, stack: AsyncExitStack, **settings: Any) -> None:
        self.folder = folder
        self.url = ""
        self._settings = {"warm": False, "bot_processes": 1} | settings
        self.stack = stack
        self._running: AsyncExitStack | None = None

    async def open(self) -> "House":
        """Start it."""
        self._running = AsyncExitStack()
        self.stack.push_async_callback(self.close)
        self.url = await self._running.enter_async_context(serving(Settings(self.folder, **self._settings)))
        return self

    async def close(self) -> None:
        """Stop it; nothing happens if it has stopped."""
        if self._running is not None:
            running, self._running = self._running, None
            await running.aclose()

    async def visitor(self, *, greeted: bool = True) -> "Visitor":
        """Somebody new; greeted, they have a cookie."""
        client = httpx.AsyncClient(base_url=self.url, timeout=HANGING)
        await self.stack.enter_async_context(client)
        visitor = Visitor(client)
        return await visitor.greet() if greeted else visitor

    async def program(self, token: str) -> "Visitor":
        """A program without a cookie that sends a token, of a link or its own."""
        program = await self.visitor(greeted=False)
        program.headers = {"Authorization": f"Bearer {token}"}
        return program

    async def player(self, invitation: str) -> "Visitor":
        """A program with a credential of its own that sits down by an invitation."""
        newcomer = await self.visitor(greeted=False)
        known = (await newcomer.get("/api/credential")).json()
        player = await self.program(known["credential"])
        player.guest, player.link = known["guest"], invitation
        return player


class Visitor:
    """A browser or a program."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.headers: dict[str, str] = {}
        self.guest = ""
        self.link: str | None = None
        self.keys = 0

    async def greet(self) -> "Visitor":
        """Get a cookie."""
        me = (await self.client.get("/api/me")).json()
        self.guest = me["guest"]
        self.headers = {CSRF_HEADER: me["csrf"]}
        return self

    async def get(self, path: str, **more: Any) -> httpx.Response:
        """Ask for something."""
        headers = {name: value for name, value in self.headers.items() if name == "Authorization"}
        return await self.client.get(path, headers=headers, **more)

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        """Send something."""
        return await self.client.post(path, json=body, headers=self.headers | headers)

    async def open(self, game: str, *bots: str | None, **fields: Any) -> Facts:
        """Open a match with these seats."""
        request = {"game": game, "players": len(bots), "seats": [{"bot": bot} for bot in bots]} | fields
        answer = await self.post("/api/matches", request)
        assert answer.status_code == 201, answer.text
        opened: Facts = answer.json()
        return opened

    async def do(self, match: str, seat: int | None, expected: int, kind: str, **command: Any) -> httpx.Response:
        """Ask for something in a match."""
        self.keys += 1
        if kind == "join":
            command = {"commitment": committed(seat or 0)} | command
        key = command.pop("key", f"{self.guest or 'program'}-{self.keys}")
        body: Facts = {"seat": seat, "expected": expected, "key": key, "command": {"type": kind, **command}}
        if kind in {"join", "add-device"}:
            body["link"] = self.link
        return await self.post(f"/api/matches/{match}/commands", body)

    async def done(self, match: str, seat: int | None, expected: int, kind: str, **command: Any) -> Facts:
        """Do something in a match that must succeed; the view after it."""
        answer = await self.do(match, seat, expected, kind, **command)
        assert answer.status_code == 200, answer.text
        view: Facts = answer.json()["view"]
        return view

    async def reveal(self, match: str) -> Facts:
        """Reveal the seeds of all seats, which this visitor holds; the match as it stands then."""
        view = await self.view(match)
        for seat in view["revealing"]:
            view = await self.done(match, seat, view["seq"], "reveal", seed=seed_of(seat))
        return view

    async def view(self, match: str) -> Facts:
        """How a match stands."""
        answer = await self.get(f"/api/matches/{match}")
        assert answer.status_code == 200, answer.text
        view: Facts = answer.json()["view"]
        return view

    @asynccontextmanager
    async def socket(
        self, match: str, after: int | str = 0, token: str | None = None, buffer: int | None = None, **headers: str
    ) -> AsyncIterator[ClientConnection]:
        """Listen to a match, with a buffer of so many bytes for what is not read yet."""
        base = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        more = {"Cookie": cookies} | headers if cookies else headers
        url = f"{base}/api/matches/{match}/socket?after={after}"
        own: Facts = {}
        if buffer:
            own["sock"] = socket.socket()
            own["sock"].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            own["sock"].connect((self.client.base_url.host, self.client.base_url.port))
        async with connect(url, additional_headers=more, max_size=None, proxy=None, **own) as connection:
            await connection.send(json.dumps({"token": token} if token else {}))
            yield connection


async def heard(connection: ClientConnection, kind: str = "events", within: float = HANGING) -> Facts:
    """The next message of a kind; of events the first or any further one."""
    kinds = {"events", "changed"} if kind == "events" else {kind}
    async with asyncio.timeout(within):
        while True:
            message: Facts = json.loads(await connection.recv())
            if message["type"] in kinds:
                return message


def shown(view: Facts, message: Facts) -> Facts:
    """The view after a message, as a page puts it together."""
    if message["type"] == "events":
        whole: Facts = message["view"]
        return whole
    assert message["after"] == view["seq"]
    after: Facts = json.loads(msgspec.json.encode(renewed(msgspec.convert(view, View), message["changes"])))
    return after


def refused(answer: httpx.Response, status: int, code: str) -> Facts:
    """The details of a refusal, which has its status, its code and a message with words in every language."""
    facts: Facts = answer.json()
    assert (answer.status_code, facts["code"]) == (status, code), answer.text
    message: Text = msgspec.convert(facts["message"], Text)
    assert all(len(word(message, language)) > 10 for language in languages())
    details: Facts = facts.get("details", {})
    return details
