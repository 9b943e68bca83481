"""Requests that are sent until they are answered."""

import asyncio
from collections.abc import Callable

import httpx
import msgspec
import pytest

from rookery.client import calls, retry
from rookery.client.calls import Calls
from rookery.client.errors import BadMessage, Refusal, Unanswered, Unreachable
from rookery.client.retry import Patience
from tests.limits import ENDLESS, HANGING

Handler = Callable[[httpx.Request], httpx.Response]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that nobody notices."""
    monkeypatch.setattr(retry, "FIRST", 0.001)


def _post(handler: Handler, *, key: str = "k1") -> bytes:
    async def post() -> bytes:
        door = Calls("http://house.test", HANGING)
        door.http = httpx.AsyncClient(base_url=door.base, transport=httpx.MockTransport(handler))
        try:
            return await door.post("/api/x", {"key": key}, key=key, token="t")  # noqa: S106
        finally:
            await door.close()

    return asyncio.run(post())


class Script:
    """Answers in turn; the last one for ever."""

    def __init__(self, *steps: Exception | httpx.Response) -> None:
        self.steps = list(steps)
        self.seen: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        """The next answer."""
        self.seen.append(request)
        step = self.steps.pop(0) if len(self.steps) > 1 else self.steps[0]
        if isinstance(step, Exception):
            raise step
        return step


def _problem(status: int, code: str, **headers: str) -> httpx.Response:
    return httpx.Response(status, json={"code": code, "message": f"it is {code}"}, headers=headers)


OK = httpx.Response(200, content=b"done")


def test_what_is_lost_is_sent_again_as_it_was() -> None:
    """Broken connections, slow ones, failing and busy servers: the same bytes go out until an answer comes."""
    script = Script(
        httpx.ConnectError("no"),
        httpx.ReadError("cut"),
        httpx.ReadTimeout("slow"),
        httpx.Response(502, content=b"<html>"),
        _problem(500, "failed"),
        _problem(503, "database-busy"),
        _problem(429, "too-many-requests"),
        OK,
    )
    assert _post(script) == b"done"
    assert len(script.seen) == 8
    assert len({request.content for request in script.seen}) == 1
    assert all(request.headers["Authorization"] == "Bearer t" for request in script.seen)


def test_no_means_no() -> None:
    """A refusal is not argued with."""
    script = Script(_problem(422, "illegal-move"), OK)
    with pytest.raises(Refusal, match="it is illegal-move") as caught:
        _post(script)
    assert (caught.value.code, len(script.seen)) == ("illegal-move", 1)


@pytest.mark.usefixtures("three_tries")
def test_a_command_that_may_have_arrived_is_in_doubt() -> None:
    """One lost answer among many closed doors is enough; the error gives the key."""
    with pytest.raises(Unanswered, match="may or may not have arrived") as caught:
        _post(Script(httpx.ReadError("cut"), httpx.ConnectError("no")))
    assert caught.value.key == "k1"


@pytest.mark.usefixtures("three_tries")
def test_a_command_that_cannot_have_arrived_has_not_happened() -> None:
    """Where no connection was made, nothing is in doubt."""
    with pytest.raises(Unreachable, match="is the server running"):
        _post(Script(httpx.ConnectError("no")))


@pytest.mark.usefixtures("three_tries")
def test_who_only_looks_is_never_in_doubt() -> None:
    """Without a key there is nothing that could have happened."""
    with pytest.raises(Unreachable, match="does not answer"):
        _post(Script(httpx.ReadError("cut")), key="")


@pytest.mark.usefixtures("three_tries")
def test_a_server_that_stays_busy_is_quoted() -> None:
    """A client over its limit gets the refusal in the end; nothing has happened."""
    with pytest.raises(Refusal, match="it is too-many-requests"):
        _post(Script(_problem(429, "too-many-requests")))


def test_a_server_says_how_long_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry-After is kept to."""
    waited = []

    async def pause(_: Patience, at_least: float = 0.0) -> bool:
        waited.append(at_least)
        return True

    monkeypatch.setattr(Patience, "pause", pause)
    script = Script(_problem(429, "too-many-requests", **{"Retry-After": "0.15"}), OK)
    assert _post(script) == b"done"
    assert waited == [0.15]


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the request is sent again."""
    monkeypatch.setattr(calls, "ONE_TRY", 0.05)
    asked = 0

    async def ask() -> bytes:
        async def handler(request: httpx.Request) -> httpx.Response:
            nonlocal asked
            asked += 1
            if asked == 1:
                # The next one has all the time it needs.
                monkeypatch.setattr(calls, "ONE_TRY", HANGING)
                await asyncio.sleep(ENDLESS)
            return OK

        door = Calls("http://house.test", HANGING)
        door.http = httpx.AsyncClient(base_url=door.base, transport=httpx.MockTransport(handler))
        async with door.http:
            return await door.get("/api/me")

    assert asyncio.run(ask()) == b"done"
    assert asked == 2


@pytest.mark.parametrize("status", [302, 404])
def test_another_server_is_found_out(status: int) -> None:
    """An answer that is not Rookery's raises at once."""
    with pytest.raises(BadMessage, match="is this a Rookery server"):
        _post(Script(httpx.Response(status, content=b"<html>")))


def test_an_endless_answer_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is too large raises."""
    monkeypatch.setattr(calls, "LARGEST", 100)
    with pytest.raises(BadMessage, match="larger than 100"):
        _post(Script(httpx.Response(200, content=b"x" * 101)))


def test_cookies_are_not_kept() -> None:
    """A credential says who asks: two seats of one program are two guests."""

    async def ask() -> list[str]:
        seen: list[str] = []

        def handler(request: httpx.Request) -> httpx.Response:
            seen.append(request.headers.get("Cookie", ""))
            return httpx.Response(200, content=msgspec.json.encode({}), headers={"Set-Cookie": "a=b; Path=/"})

        door = Calls("http://house.test", 1.0)
        door.http._transport = httpx.MockTransport(handler)
        async with door.http:
            await door.get("/api/me")
            await door.get("/api/me")
        return seen

    assert asyncio.run(ask()) == ["", ""]
