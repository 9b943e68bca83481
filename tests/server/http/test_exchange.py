"""The heads of answers: how the body travels follows from them, and no header can smuggle in another one."""

from types import SimpleNamespace
from typing import Any

import pytest

from rookery.server.http.exchange import BadHeader, Exchange

pytestmark = pytest.mark.anyio


class Sent(list[bytes]):
    """A transport that keeps what is written."""

    closing = False

    def is_closing(self) -> bool:
        """Whether it was cut."""
        return self.closing

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.append(data)

    def close(self) -> None:
        """Note that nothing more will come."""
        self.append(b"closed")


async def answered(
    headers: list[tuple[bytes, bytes]],
    *,
    status: int = 200,
    method: str = "GET",
    keep_alive: bool = True,
    cut: bool = False,
) -> list[bytes]:
    """What is written for an answer with the body "ok"."""
    sent = Sent()
    sent.closing = cut
    connection: Any = SimpleNamespace(
        transport=sent,
        flow=SimpleNamespace(write_paused=False),
        logger=None,
        access_logger=None,
        on_response_complete=lambda: sent.append(b"done"),
    )
    exchange = Exchange(connection, {"method": method}, keep_alive=keep_alive, expected=False)
    await exchange.send({"type": "http.response.start", "status": status, "headers": headers})
    await exchange.send({"type": "http.response.body", "body": b"" if status == 204 else b"ok"})
    return list(sent)


async def test_a_length_is_believed() -> None:
    """A body with a length travels as it is, and the connection goes on."""
    head, body, end = await answered([(b"Content-Length", b"2"), (b"X-Kind", b"plain")])
    assert head == b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx-kind: plain\r\n\r\n"
    assert (body, end) == (b"ok", b"done")


async def test_a_body_without_a_length_comes_in_chunks() -> None:
    """Its end is told by the last one."""
    head, body, _ = await answered([])
    assert b"transfer-encoding: chunked\r\n" in head
    assert body == b"2\r\nok\r\n0\r\n\r\n"


@pytest.mark.parametrize(("status", "method"), [(204, "GET"), (200, "HEAD")])
async def test_what_has_no_body_says_nothing_of_one(status: int, method: str) -> None:
    """Neither an answer without content nor one to HEAD is chunked."""
    head, *rest = await answered([], status=status, method=method)
    assert b"transfer-encoding" not in head
    assert b"".join(rest) == b"done"


@pytest.mark.parametrize("headers", [[], [(b"connection", b"Close")]])
async def test_a_connection_that_ends_says_so_once(headers: list[tuple[bytes, bytes]]) -> None:
    """Whether the client or the application wants it to end."""
    written = await answered([(b"content-length", b"2"), *headers], keep_alive=bool(headers))
    assert written[0].lower().count(b"connection: close") == 1
    assert written[-2:] == [b"closed", b"done"]


@pytest.mark.parametrize("value", [b"a\r\nset-cookie: b", b"a\nb", b"a\rb"])
async def test_no_header_ends_its_line(value: bytes) -> None:
    """Nothing is sent of an answer with such a header."""
    with pytest.raises(BadHeader):
        await answered([(b"x-name", value)])


async def test_nothing_is_written_to_a_connection_that_was_cut() -> None:
    """It may be cut while an answer is being made; that is no fault of the answer's."""
    assert await answered([], cut=True) == []
