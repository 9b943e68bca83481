"""The root of all plain data."""

import msgspec
import pytest

from rookery.kernel.data import Data


class Floe(Data, frozen=True, kw_only=True):
    """Some data."""

    name: str
    penguins: int = 0


def test_immutable() -> None:
    """Data is the same after encoding and decoding."""
    with pytest.raises(AttributeError):
        Floe(name="a1").name = "b2"  # type: ignore[misc]  # the very mistake


def test_values() -> None:
    """Data is compared and hashed by what it says."""
    assert Floe(name="a1") == Floe(name="a1", penguins=0)
    assert len({Floe(name="a1"), Floe(name="a1"), Floe(name="b2")}) == 2


def test_json_leaves_defaults_out() -> None:
    """The JSON form says what is special, and comes back as it was."""
    assert msgspec.json.encode(Floe(name="a1")) == b'{"name":"a1"}'
    assert msgspec.json.encode(Floe(name="a1", penguins=2)) == b'{"name":"a1","penguins":2}'
    assert msgspec.json.decode(b'{"name":"a1"}', type=Floe) == Floe(name="a1")
