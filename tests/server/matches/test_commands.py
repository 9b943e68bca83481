"""The route of commands, which does by itself what the framework does for all others."""

import json
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rookery.server.http.limits import Limits
from tests.server.visitors import Facts, House, Visitor

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}


async def seated(house: House) -> tuple[Visitor, str]:
    """Somebody who has opened a match and sits in it, and the address of its commands."""
    ann = await house.visitor()
    match = (await ann.open("penguin-soccer", None, None))["match"]
    await ann.done(match, 0, 1, "join", name="Ann")
    return ann, f"/api/matches/{match}/commands"


def words(expected: int) -> Facts:
    """Something that may always be said."""
    return {"seat": 0, "expected": expected, "command": {"type": "say", "phrase": "hello"}}


async def pieces(body: bytes, size: int) -> AsyncIterator[bytes]:
    """A body that does not tell how long it is."""
    for start in range(0, len(body), size):
        yield body[start : start + size]


async def test_the_view_is_left_out_for_those_who_say_so(house: House) -> None:
    """The answer has a view unless it is refused, however that is written; what is neither yes nor no is refused."""
    ann, path = await seated(house)
    queries = {"": True, "?view=1": True, "?view=true&x=2": True, "?view=false": False, "?view=0": False}
    for seq, (query, shown) in enumerate(queries.items(), 2):
        answer = await ann.post(path + query, words(seq))
        assert answer.status_code == 200, answer.text
        assert [event["seq"] for event in answer.json()["events"]] == [seq + 1]
        assert (answer.json()["view"] is not None) is shown
    for query in ("?view=", "?view", "?view=yes", "?view=2"):
        refused = await ann.post(path + query, words(7))
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-body")
        assert "view" in refused.json()["message"]["values"]["problem"]


async def test_a_body_may_come_in_pieces(house: House) -> None:
    """Pieces are put together; too many of them are refused, though nobody said how many would come."""
    ann, path = await seated(house)
    whole = json.dumps(words(2)).encode()
    answer = await ann.client.post(path, content=pieces(whole, 7), headers=ann.headers | JSON)
    assert answer.status_code == 200, answer.text
    body = whole + b" " * Limits().body
    refused = await ann.client.post(path, content=pieces(body, 4096), headers=ann.headers | JSON)
    assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 20_000, b'"\xff"', b'{"seat": "0"}', b"null"])
async def test_what_cannot_be_read_is_refused(house: House, body: bytes) -> None:
    """Whatever is sent, the answer says what is wrong."""
    ann, path = await seated(house)
    refused = await ann.client.post(path, content=body, headers=ann.headers | JSON)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-body")


async def test_only_this_address_and_only_by_post(house: House) -> None:
    """A slash at the end does no harm; other methods are named, sockets are not opened, other addresses are unknown."""
    ann, path = await seated(house)
    assert (await ann.post(f"{path}/", words(2))).status_code == 200
    refused = await ann.get(path)
    assert (refused.status_code, refused.json()["code"], refused.headers["allow"]) == (405, "wrong-method", "POST")
    for other in (f"{path}/x", f"/api{path}"):
        assert (await ann.post(other, words(3))).json()["code"] == "unknown-page"
    assert (await ann.post("/api/matches/nobody/commands", words(3))).json()["code"] == "unknown-match"
    with pytest.raises(InvalidStatus):
        await connect(house.url.replace("http", "ws") + path, proxy=None)
