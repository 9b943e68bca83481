"""The OpenAPI document: complete, and of one piece. Whether it is true, the fuzz tests tell."""

import json
import re

import pytest

from rookery.server.openapi import OPERATIONS
from rookery.wire.codes import CODES
from rookery.words import word
from tests.server.visitors import Facts, House

pytestmark = pytest.mark.anyio
OF_NO_OPERATION = {"wrong-method", "slow-reader", "server-only", "no-documentation"}
"""Codes that come where there is no operation, on a stream that has begun, or not over the network."""


@pytest.fixture
async def document(house: House) -> Facts:
    """The document of a running server."""
    facts: Facts = (await (await house.visitor(greeted=False)).get("/openapi.json")).json()
    return facts


async def test_every_operation_is_described(document: Facts) -> None:
    """The routes that the framework lists are those that we say more about."""
    found = {f"{method.upper()} {path}" for path, operations in document["paths"].items() for method in operations}
    assert found == set(OPERATIONS)


async def test_every_name_leads_somewhere(document: Facts) -> None:
    """Whatever is referred to is there, and nothing is there that nobody refers to."""
    names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert names == set(document["components"]["schemas"])


async def test_every_refusal_is_described(document: Facts) -> None:
    """Each code stands with an operation that may answer with it, under its own status, and with what it means."""
    described = set()
    for operations in document["paths"].values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                codes = re.findall(r'"enum": (\[.*?\])', json.dumps(answer)) if status >= "400" else []
                for code in [code for each in codes for code in json.loads(each)]:
                    assert str(CODES[code].status) == status
                    assert f"{code}: {word(CODES[code].meaning)}" in answer["description"]
                    described.add(code)
    assert set(CODES) - described == OF_NO_OPERATION


async def test_who_may_ask_is_described(document: Facts) -> None:
    """Every way to prove who asks is explained, and no POST is open to everybody."""
    schemes = set(document["components"]["securitySchemes"])
    for operations in document["paths"].values():
        for method, operation in operations.items():
            assert {name for way in operation["security"] for name in way} <= schemes
            assert method == "get" or {} not in operation["security"]


async def test_names_of_things_are_listed(document: Facts) -> None:
    """The form for a new match lists the games and levels."""
    schemas = document["components"]["schemas"]
    assert "penguin-soccer" in schemas["NewMatch"]["properties"]["game"]["enum"]
    assert "egg" in schemas["SeatPlan"]["properties"]["bot"]["examples"]
    assert not schemas["NewMatch"]["additionalProperties"]
