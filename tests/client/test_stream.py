"""Messages as they come: over sockets, as lines, and over connections that break."""

import asyncio
import http
from collections.abc import Awaitable, Callable

import httpx
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from rookery.client import retry, stream
from rookery.client.calls import Calls
from rookery.client.errors import BadMessage, Refusal, Unreachable
from rookery.client.stream import Stream
from rookery.wire.match import Events, Presence, read_message
from tests.client.house import House, Weather, seated
from tests.limits import HANGING

Handler = Callable[[ServerConnection], Awaitable[None]]
Talk = Callable[[Stream], Awaitable[None]]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that nobody notices."""
    monkeypatch.setattr(retry, "FIRST", 0.001)


def _listen(handler: Handler, talk: Talk, token: str = "m1-watch", status: int = 0) -> None:  # noqa: S107
    """Listen to a server of sockets, with a house behind it that speaks in lines; a status lets no socket in."""

    def answer(connection: ServerConnection, _: Request) -> Response | None:
        return connection.respond(http.HTTPStatus(status), "no") if status else None

    async def run() -> None:
        house = House()
        seated(house, "penguin-soccer")
        async with serve(handler, "127.0.0.1", 0, process_request=answer) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            calls = Calls(f"http://127.0.0.1:{port}", HANGING)
            calls.http = httpx.AsyncClient(base_url=calls.base, transport=Weather(house))
            listening = Stream(calls, "m1", token)
            try:
                await talk(listening)
            finally:
                await listening.hang_up()
                await calls.close()

    asyncio.run(run())


async def _silence(_: ServerConnection) -> None:
    """Nobody gets here."""


def test_a_socket_says_who_listens_and_from_where() -> None:
    """The token is the first message, never a part of the address; the last known event is."""
    heard = []

    async def handler(socket: ServerConnection) -> None:
        assert socket.request is not None
        heard.append((socket.request.path, await socket.recv()))
        await socket.send("one")
        await socket.send("two")

    async def talk(listening: Stream) -> None:
        assert await listening.receive(7) == "one"
        assert await listening.receive(7) == "two"

    _listen(handler, talk)
    assert heard == [("/api/matches/m1/socket?after=7", '{"token":"m1-watch"}')]


def test_a_lost_socket_is_opened_again_from_the_last_event() -> None:
    """Closed politely or cut off: the next one goes on where it was."""
    asked = []

    async def handler(socket: ServerConnection) -> None:
        assert socket.request is not None
        asked.append(socket.request.path.partition("=")[2])
        await socket.recv()
        await socket.send(f"message {len(asked)}")
        if len(asked) == 1:
            socket.transport.abort()

    async def talk(listening: Stream) -> None:
        for after in (3, 4, 5):
            assert await listening.receive(after) == f"message {after - 2}"

    _listen(handler, talk)
    assert asked == ["3", "4", "5"]


def test_without_sockets_lines_are_read() -> None:
    """Where something on the way lets no socket through, the same messages come as lines."""

    async def talk(listening: Stream) -> None:
        assert isinstance(read_message(await listening.receive(0)), Events)
        assert isinstance(read_message(await listening.receive(4)), Presence)

    _listen(_silence, talk, status=404)


def test_a_refusal_is_told_with_its_sentence() -> None:
    """A socket that is closed on purpose is asked again in lines, which say why."""

    async def handler(socket: ServerConnection) -> None:
        await socket.close(4404, "unknown-match")

    async def talk(listening: Stream) -> None:
        with pytest.raises(Refusal) as caught:
            await listening.receive(0)
        assert caught.value.code == "unknown-match"

    _listen(handler, talk, token="other")  # noqa: S106


@pytest.mark.usefixtures("three_tries")
def test_a_server_that_starts_is_waited_for() -> None:
    """While a server fails it may come back; after the client's patience it is unreachable."""

    async def talk(listening: Stream) -> None:
        with pytest.raises(Unreachable, match="HTTP status 503"):
            await listening.receive(0)

    _listen(_silence, talk, status=503)


@pytest.mark.usefixtures("three_tries")
def test_no_server_is_told() -> None:
    """After the client's retry."""

    async def run() -> None:
        calls = Calls("http://127.0.0.1:9", HANGING)
        with pytest.raises(Unreachable, match="is the server running"):
            await Stream(calls, "m1", None).receive(0)
        await calls.close()

    asyncio.run(run())


def test_a_message_that_is_too_large_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be too large again."""
    monkeypatch.setattr(stream, "LARGEST", 100)

    async def handler(socket: ServerConnection) -> None:
        await socket.send("x" * 101)
        await socket.wait_closed()

    async def talk(listening: Stream) -> None:
        with pytest.raises(BadMessage, match="larger than 100 bytes"):
            await listening.receive(0)

    _listen(handler, talk)
    _listen(_silence, talk, status=404)


def test_a_silent_connection_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that says nothing for long is not there any more."""
    monkeypatch.setattr(stream, "SILENCE", 0.05)
    opened = 0

    async def handler(socket: ServerConnection) -> None:
        nonlocal opened
        opened += 1
        if opened > 1:
            # From now on there is all the time in the world.
            monkeypatch.setattr(stream, "SILENCE", HANGING)
            await socket.send("here I am")
        await socket.wait_closed()

    async def talk(listening: Stream) -> None:
        assert await listening.receive(0) == "here I am"

    _listen(handler, talk)
