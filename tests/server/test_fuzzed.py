"""The short form of benchmarks/fuzz.py: no fault and nothing foreign in any answer; and an oracle that can say no."""

import asyncio
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

from benchmarks.fuzz import fuzz
from benchmarks.fuzz_oracle import Credential, Oracle, Watched
from benchmarks.fuzz_requests import WILD, Asked, Requests, Sampler

COUNT = 1500
"""Requests and socket messages; the long form has 100,000."""
SECRET, NAME, TOKEN = "f" * 64, "Canary000001Xabcdef", "token-of-somebody"


def test_nobody_hears_what_is_not_theirs(tmp_path: Path) -> None:
    """Whatever callers of every kind send, no answer is a fault or tells them of what they may not see."""
    found = asyncio.run(fuzz(tmp_path, COUNT, seed=7))
    assert found.total >= COUNT
    assert found.statuses[200] > COUNT / 20
    assert found.heard > COUNT / 50
    assert len(found.labels) > 20
    assert not found.statuses[500]


def oracle(*, public: bool) -> Oracle:
    """One that knows a match with a name in it, and a token that somebody was given."""
    made = Oracle()
    made.watch(Watched("match-with-canaries", public, secret=SECRET))
    made.show("match-with-canaries", NAME)
    made.guard(TOKEN)
    return made


def test_the_oracle_knows_who_may_hear_what() -> None:
    """A private match is for those who may look at it, its secret for nobody before the end, a token for its holder."""
    known, player = oracle(public=False), Credential("seat", matches={"match-with-canaries"})
    heard = known.heard(f'{{"name": "{NAME}", "secret": "{SECRET}"}}')
    assert heard == {NAME, SECRET}
    assert known.leaks(heard, [], "", frozenset()) == {NAME, SECRET}
    assert known.leaks(heard, [player], "", frozenset()) == {SECRET}
    assert known.leaks(heard, [], f"?x={NAME}", frozenset()) == {SECRET}
    assert known.leaks({NAME}, [], "", frozenset({"match-with-canaries"})) == set()
    known.matches["match-with-canaries"].over = True
    assert known.leaks(heard, [player], "", frozenset()) == set()
    assert known.leaks({TOKEN}, [player], "", frozenset()) == {TOKEN}
    assert known.leaks({TOKEN}, [Credential("holder", own={TOKEN})], "", frozenset()) == set()
    assert oracle(public=True).leaks({NAME}, [], "", frozenset()) == set()


def test_requests_come_from_the_seed() -> None:
    """The same seed makes the same values; a broken one differs from the one that it was made of."""
    schema = {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}
    document: dict[str, Any] = {"components": {"schemas": {}}}
    one, two = (Sampler(document, random.Random(5)) for _ in range(2))  # noqa: S311
    values = [one.sample(schema) for _ in range(20)]
    assert values == [two.sample(schema) for _ in range(20)]
    assert all("a" in value for value in values)
    assert any(one.broken(value) != value for value in values)


def test_what_a_request_says_itself_may_be_said_again() -> None:
    """Also where signs of an address stand before it; the values that requests are made of stay as they are."""
    said = "PgPG2O_4Y70ZCDzC"
    asked = Asked("GET /api/games/{game}", "GET", f"/api/games/{quote(repr({'type': said}), safe='')}")
    oracle = Oracle()
    oracle.guard(said)
    assert not oracle.leaks({said}, [], asked.told, frozenset())
    wild = repr(WILD)
    document = {"components": {"schemas": {}}, "paths": {"/a": {"post": BODY}}}
    requests = Requests(document, random.Random(1))  # noqa: S311  # no secret
    assert any(said.encode() in (requests.one([], [said]).body or b"") for _ in range(2000))
    assert repr(WILD) == wild


BODY: Any = {"requestBody": {"content": {"application/json": {"schema": {}}}}}
"""Of an operation that takes anything."""
