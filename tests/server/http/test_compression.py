"""Answers as they are sent: large ones are compressed, for clients that accept it."""

import gzip
import json

import brotli
import pytest

from tests.server.visitors import House

pytestmark = pytest.mark.anyio
UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}


async def test_what_is_large_travels_packed(house: House) -> None:
    """Clients that accept compression get the same answer in fewer bytes; small answers are never compressed."""
    visitor = await house.visitor()
    sizes = {}
    for encoding, unpack in UNPACK.items():
        async with visitor.client.stream("GET", "/api/me", headers={"Accept-Encoding": encoding}) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert json.loads(unpack(body))["guest"] == visitor.guest
        sizes[encoding] = len(body)
    assert sizes["br"] < sizes["gzip"] < sizes["identity"] / 2
    small = await visitor.get("/api/matches")
    assert "content-encoding" not in small.headers


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip;q=0", None),
        ("brush", None),
        ("", None),
    ],
)
async def test_the_best_that_the_asker_accepts(house: House, accepted: str, sent: str | None) -> None:
    """Brotli before gzip, and nothing that the asker refuses or does not name."""
    visitor = await house.visitor()
    for path in ("/api/me", "/static/tokens.css", "/words/play/en.json"):
        answer = await visitor.client.get(path, headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == sent
