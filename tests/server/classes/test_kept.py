"""Classes in the store, in either database."""

import pytest

from rookery.server.classes.kept import FORGOTTEN, KeptClass, KeptClasses, KeptSeat
from rookery.server.store import Store
from rookery.wire.classes import NewClass
from tests.server.store.conftest import database, postgresql_server, store

__all__ = ["database", "postgresql_server", "store"]

pytestmark = pytest.mark.anyio

PLAN = NewClass(game="penguin-soccer", tables=2, options={"ply_cap": "60"})


def made(name: str = "a", code: str = "ABCDEF", created: int = 0) -> KeptClass:
    """A class."""
    return KeptClass(name, code, "teacher", created, created + 1000, 1, PLAN)


async def test_a_class_is_kept_as_it_is(store: Store) -> None:
    """It is found by its id and its code; a code is nobody else's; closing and rounds are kept."""
    kept = KeptClasses(store)
    assert await kept.add(made())
    assert await kept.find("a") == await kept.by_code("ABCDEF") == made()
    assert not await kept.add(made("b"))
    assert await kept.find("b") is None
    await kept.close("a", 500)
    await kept.close("a", 700)
    await kept.next_round("a", 1)
    await kept.next_round("a", 1)
    await kept.keep_lessons("a", "text")
    assert await kept.find("a") == made()._replace(ends=500, round=2, lessons="text")


async def test_a_seat_has_one_pupil(store: Store) -> None:
    """Whoever is second learns so; a pupil has one seat in a round, and another one in the next."""
    kept = KeptClasses(store)
    await kept.add(made())
    first = KeptSeat("match", 0, "ann", 1)
    assert await kept.send("a", 1, first) == first
    assert await kept.send("a", 1, first._replace(guest="ben")) is None
    assert await kept.send("a", 1, first._replace(seat=1)) == first
    assert await kept.send("a", 2, KeptSeat("next", 0, "ann", 2)) == KeptSeat("next", 0, "ann", 2)
    assert await kept.is_pupil("a", "ann")
    assert not await kept.is_pupil("a", "ben")
    assert not await kept.is_pupil("a", None)
    await kept.unsend(first)
    assert await kept.seats("a", 1) == []


async def test_old_classes_are_forgotten(store: Store) -> None:
    """A month after its code stopped to work nothing is left of a class."""
    kept = KeptClasses(store)
    await kept.add(made())
    await kept.send("a", 1, KeptSeat("match", 0, "ann", 1))
    await kept.add(made("b", "GHJKMN", created=FORGOTTEN + 2000))
    assert await kept.find("a") is None
    assert await kept.seats("a", 1) == []
    assert await kept.find("b") is not None
