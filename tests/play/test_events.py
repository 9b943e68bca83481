"""Events as data."""

import typing

import msgspec

from rookery.play.events import AnyEvent, Event
from tests.play.sessions import Session, race


def test_every_event_can_be_kept() -> None:
    """Each kind of event has a tag of its own and is one of those that are read back."""
    kinds = typing.get_args(AnyEvent)
    assert set(kinds) == set(Event.__subclasses__())
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


def test_json() -> None:
    """A whole match goes to JSON and back."""
    log = Session(race(3)).join("anna", "ben", "cleo").play_out().log
    assert [msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) for event in log] == log
    assert msgspec.json.decode(msgspec.json.encode(log[1]))["type"] == "joined"


def test_no_secret_before_the_end() -> None:
    """Only the last event of a game reveals the secret."""
    log = Session(race()).join("anna", "ben").play_out().log
    revealed = [b'"secret"' in msgspec.json.encode(event) for event in log]
    assert revealed == [False] * (len(log) - 1) + [True]
