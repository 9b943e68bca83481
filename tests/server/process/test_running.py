"""Starting and stopping."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest

from rookery.server.http.security import BadKeys
from rookery.server.process.running import CannotListen, bound, serving
from rookery.server.settings import Settings
from rookery.server.store import StoreProblem
from tests.limits import HANGING

pytestmark = pytest.mark.anyio


def test_an_address_that_cannot_be_used_is_told_in_one_line() -> None:
    """A port in use, no such port, no such host."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotListen, match="--port"):
            bound("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotListen, match="0 to 65535"):
        bound("127.0.0.1", 70_000)
    for nowhere in ("192.0.2.1", "no.such.host.invalid", "x" * 300):
        with pytest.raises(CannotListen):
            bound(nowhere, 0)


async def test_bad_data_is_told_before_anybody_is_let_in(tmp_path: Path) -> None:
    """A folder that is a file, a file that is no database."""
    file = tmp_path / "file"
    file.write_text("x", encoding="ascii")
    with pytest.raises(BadKeys):
        async with serving(Settings(file, warm=False)):
            pass
    with pytest.raises(StoreProblem):
        async with serving(Settings(tmp_path, "mysql://somewhere", warm=False)):
            pass
    (tmp_path / "matches.db").write_bytes(b"no database" * 100)
    with pytest.raises(StoreProblem):
        async with serving(Settings(tmp_path, warm=False)):
            pass


async def test_a_server_stops_while_somebody_listens(tmp_path: Path) -> None:
    """A line of JSON that would go on for ever ends with a last word; nothing hangs."""
    async with httpx.AsyncClient(timeout=HANGING) as client:
        async with asyncio.timeout(HANGING), serving(Settings(tmp_path, warm=False)) as url:
            me = (await client.get(f"{url}/api/me")).json()
            new_match = {"game": "penguin-soccer"}
            opened = (
                await client.post(f"{url}/api/matches", json=new_match, headers={"X-Rookery-CSRF": me["csrf"]})
            ).json()
            request = client.build_request("GET", f"{url}/api/matches/{opened['match']}/events")
            lines = await client.send(request, stream=True)
        received = [line async for line in lines.aiter_lines()]
        assert '"bye"' in received[-1]
        assert '"stopping"' in received[-1]
