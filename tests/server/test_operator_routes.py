"""Metrics and documents: for everybody, apart, or nowhere."""

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from rookery.server.operator_routes import OperatorRoutes
from rookery.server.process.running import CannotListen, bound, serving
from rookery.server.settings import Operators, Settings
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio

PUBLIC, APART = ("127.0.0.1", 8080), ("127.0.0.1", 9180)


def test_open_apart_or_off() -> None:
    """What is apart is answered at its own port only, what is off nowhere; nothing else is answered apart."""
    routes = OperatorRoutes(Operators(metrics="apart", docs="off"))
    routes.listen_at(9180)
    assert routes.apart
    for path in ("/metrics", "/metrics/", "//metrics", "/docs", "/openapi.json", "/openapi.json/x"):
        assert not routes.answers(path, PUBLIC)
    assert routes.answers("/", PUBLIC)
    assert routes.answers("/metrics", APART)
    assert routes.answers("/health", APART)
    for path in ("/docs", "/", "/api/me", "/api/matches/x"):
        assert not routes.answers(path, APART)
    everybody = OperatorRoutes(Operators())
    assert not everybody.apart
    assert everybody.answers("/metrics", PUBLIC)
    assert everybody.answers("/docs", None)


async def test_apart_is_another_port(tmp_path: Path) -> None:
    """Over a real server: figures at their own port, nothing of them at the other."""
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    async with AsyncExitStack() as stack:
        operators = Operators(metrics="apart", docs="apart", port=port)
        house = await House(tmp_path, stack, operators=operators).open()
        ann = await house.visitor()
        for path in ("/metrics", "/docs", "/docs/api", "/openapi.json"):
            refused(await ann.get(path), 404, "unknown-page")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as operator:
            assert b"rookery_connections" in (await operator.get("/metrics")).content
            assert (await operator.get("/docs/api")).is_success
            assert (await operator.get("/openapi.json")).is_success
            assert (await operator.get("/health")).is_success
            refused(await operator.get("/api/me"), 404, "unknown-page")


async def test_a_port_that_is_taken_is_told_by_its_setting(tmp_path: Path) -> None:
    """It is not --port that must be changed then."""
    with bound("127.0.0.1", 0) as taken:
        operators = Operators(metrics="apart", port=taken.getsockname()[1])
        with pytest.raises(CannotListen, match=r"operators\.port"):
            async with serving(Settings(tmp_path, warm=False, operators=operators)):
                pass
