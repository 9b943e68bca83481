"""Answers as they are sent: large ones are compressed, for clients that accept it."""

import gzip
import json

import pytest

from tests.server.visitors import House

pytestmark = pytest.mark.anyio


async def test_what_is_large_travels_packed(house: House) -> None:
    """Clients that accept compression get the same answer in fewer bytes; small answers are never compressed."""
    visitor = await house.visitor()
    sizes = {}
    for encoding in ("gzip", "identity"):
        async with visitor.client.stream("GET", "/api/me", headers={"Accept-Encoding": encoding}) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert json.loads(gzip.decompress(body) if encoding == "gzip" else body)["guest"] == visitor.guest
        sizes[encoding] = len(body)
    assert sizes["gzip"] < sizes["identity"] / 2
    small = await visitor.get("/api/matches")
    assert "content-encoding" not in small.headers
