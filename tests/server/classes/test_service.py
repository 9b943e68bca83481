"""Classes over several processes, and seats to which nobody comes."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rookery.server.classes import service
from rookery.server.http.limits import Limits
from rookery.server.http.security import KEYS_VARIABLE
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.visitors import House, refused

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio

PLAN = {"game": "penguin-soccer", "tables": 1}


async def test_pupils_come_by_any_process(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    postgresql_url: str,  # the fixture
) -> None:
    """Those who come to two processes at the same moment have a seat each, at as many tables as they need."""
    monkeypatch.setenv(KEYS_VARIABLE, "k" * 40)
    async with AsyncExitStack() as stack:
        houses = [await House(tmp_path / name, stack, database=postgresql_url).open() for name in ("one", "two")]
        teacher = await houses[0].visitor()
        made = (await teacher.post("/api/classes", PLAN)).json()
        pupils = [await houses[number % 2].visitor() for number in range(6)]
        answers = await asyncio.gather(*(pupil.post("/api/classes/join", {"code": made["code"]}) for pupil in pupils))
        places = [answer.json() for answer in answers]
        assert len({(place["match"], place["seat"]) for place in places}) == 6
        assert len({place["match"] for place in places}) == 3
        seen = (await teacher.get(f"/api/classes/{made['id']}")).json()
        assert {table["summary"]["match"] for table in seen["tables"]} == {place["match"] for place in places}


async def test_a_seat_to_which_nobody_comes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept for a while, and then somebody else gets it; whoever was late gets another one."""
    teacher, late, other = [await house.visitor() for _ in range(3)]
    made = (await teacher.post("/api/classes", PLAN)).json()
    code = {"code": made["code"]}
    first = (await late.post("/api/classes/join", code)).json()
    monkeypatch.setattr(service, "WAIT", -60_000)
    second = (await other.post("/api/classes/join", code)).json()
    assert (second["match"], second["seat"]) == (first["match"], first["seat"])
    monkeypatch.undo()
    third = (await late.post("/api/classes/join", code)).json()
    assert (third["match"], third["seat"]) == (first["match"], 1)


async def test_no_class_is_opened_in_part(tmp_path: Path, anyio_backend: str) -> None:
    """A class that has more tables than its teacher may open is refused as a whole, and pupils are told plainly."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=Limits(matches_each=2)).open()
        teacher = await house.visitor()
        refused(await teacher.post("/api/classes", PLAN | {"tables": 3}), 429, "too-many-matches")
        assert (await teacher.get("/api/matches")).json()["mine"] == []
        made = (await teacher.post("/api/classes", PLAN | {"tables": 2})).json()
        for _ in range(4):
            assert (await (await house.visitor()).post("/api/classes/join", {"code": made["code"]})).status_code == 200
        refused(await (await house.visitor()).post("/api/classes/join", {"code": made["code"]}), 409, "class-full")
