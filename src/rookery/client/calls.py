"""Requests that are retried until they are answered. A retry has the same key, so it is carried out once."""

import asyncio
import ssl
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import msgspec

from rookery.client.errors import BadMessage, Refusal, Unanswered, Unreachable
from rookery.client.retry import Patience
from rookery.kernel.messages import Text, speaker
from rookery.wire.codes import Problem, to_refusal

say = speaker("client")

LARGEST = 8_000_000
"""Bytes that a message may have; the longest match is far shorter."""
ONE_TRY = 10.0
"""Seconds that one try may take before the request is sent again."""
CONNECTING = 5.0
"""Seconds that a connection may take; what waits for one has not been sent."""
_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol)
TOO_MANY = 429


class TryAgain(Exception):
    """This attempt failed; the next one may succeed."""

    def __init__(self, problem: Text, *, arrived: bool, wait: float = 0.0, refusal: Refusal | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.arrived = arrived
        """Whether the server may have carried out what was asked for."""
        self.wait = wait
        self.refusal = refusal


class Calls:
    """Requests to one server."""

    def __init__(self, base: str, patience: float) -> None:
        self.base = base
        self.patience = patience
        # A credential says who asks; with a cookie two seats of one program would belong to one guest.
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # Loading all root certificates takes time, so it is done for https only.
        trust = True if base.startswith("https:") else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        times = httpx.Timeout(None, connect=CONNECTING)
        self.http = httpx.AsyncClient(base_url=base, timeout=times, cookies=jar, verify=trust)

    async def close(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    async def get(self, path: str, *, token: str | None = None, within: float | None = None) -> bytes:
        """Look at something; looking changes nothing, so no key is needed."""
        return await self._ask(self._request("GET", path, token), "", within)

    async def post(
        self,
        path: str,
        body: object,
        *,
        key: str = "",
        token: str | None = None,
        within: float | None = None,
        one_try: float | None = None,
    ) -> bytes:
        """Ask for something that is to happen once; ``key`` is also in the body, where the server looks for it."""
        return await self._ask(self._request("POST", path, token, body), key, within, one_try)

    def _request(self, method: str, path: str, token: str | None, body: object = None) -> httpx.Request:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if method == "GET":
            return self.http.build_request(method, path, headers=headers)
        headers["Content-Type"] = "application/json"
        return self.http.build_request(method, path, content=msgspec.json.encode(body), headers=headers)

    async def _ask(self, request: httpx.Request, key: str, within: float | None, one_try: float | None = None) -> bytes:
        patience = Patience(self.patience if within is None else within)
        arrived = False
        while True:
            try:
                async with asyncio.timeout(min(one_try or ONE_TRY, patience.left)):
                    return await self._try(request)
            except TryAgain as caught:
                problem = caught
            except TimeoutError:
                problem = TryAgain(say("no-answer"), arrived=True)
            arrived = arrived or problem.arrived
            if not await patience.pause(problem.wait):
                raise self._given_up(key, problem, arrived=arrived)

    async def _try(self, request: httpx.Request) -> bytes:
        try:
            response = await self.http.send(request, stream=True)
            try:
                body = await read(response)
            finally:
                await response.aclose()
        except _NEVER_SENT as problem:
            raise TryAgain(_reason(problem), arrived=False) from None
        except httpx.RequestError as problem:
            raise TryAgain(_reason(problem), arrived=True) from None
        if response.is_success:
            return body
        raise refusal(response, body)

    def _given_up(self, key: str, problem: TryAgain, *, arrived: bool) -> Exception:
        if arrived and key:
            return Unanswered(say("unanswered", server=self.base, problem=problem.problem, key=key), key)
        if problem.refusal is not None:
            return problem.refusal
        if arrived:
            return Unreachable(say("does-not-answer", server=self.base, problem=problem.problem))
        return Unreachable(say("unreachable", server=self.base, problem=problem.problem))


def refusal(response: httpx.Response, body: bytes) -> Exception:
    """The error for an answer that is no success: a refusal, or a reason to try again."""
    status = response.status_code
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        if status >= 500 or status in (408, TOO_MANY):
            return TryAgain(say("http-status", status=status), arrived=status != TOO_MANY, wait=_wait(response))
        return BadMessage(say("no-rookery", host=response.url.host, status=status))
    no = to_refusal(problem, _wait(response) or None)
    if status == TOO_MANY or status >= 500:
        # A busy server has not looked at the request; one that failed may have failed after carrying it out.
        return TryAgain(problem.message, arrived=status != TOO_MANY, wait=_wait(response), refusal=no)
    return no


async def read(response: httpx.Response) -> bytes:
    """The whole answer, if it is not too long."""
    body = bytearray()
    async for part in response.aiter_bytes():
        body += part
        if len(body) > LARGEST:
            raise BadMessage(say("answer-too-large", most=LARGEST))
    return bytes(body)


def _wait(response: httpx.Response) -> float:
    try:
        return max(0.0, float(response.headers.get("Retry-After", "0")))
    except ValueError:
        return 0.0


def _reason(problem: Exception) -> str:
    return str(problem) or type(problem).__name__
