"""The solver's loops, bound."""

from dataclasses import fields

from rookery import catalog
from rookery.solver.engine import Engine, bound


def test_every_loop_is_bound() -> None:
    """A packed room has all loops, interpreted and native, bound once each."""
    rooms = [room.packed for room in catalog.rooms() if room.packed is not None]
    assert rooms
    for packed in rooms:
        for native in (False, True):
            engine = bound(packed, native=native)
            assert all(callable(getattr(engine, each.name)) for each in fields(Engine))
            assert bound(packed, native=native) is engine
