"""What is said about classes: requests are read strictly and are bounded."""

import msgspec
import pytest

from rookery.wire.classes import MOST_PUPILS, MOST_TABLES, JoinClass, NewClass, TableRequest


@pytest.mark.parametrize(
    "wrong", [{"tables": 0}, {"tables": MOST_TABLES + 1}, {"pupils": MOST_PUPILS + 1}, {"tabels": 1}]
)
def test_what_is_too_much_is_not_read(wrong: dict[str, int]) -> None:
    """Nobody opens more tables than a class has, and mistakes are reported."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "g"} | wrong, NewClass)


def test_plans_come_back_from_the_store() -> None:
    """A plan that was written down is read as it was."""
    plan = NewClass(game="g", players=3, options={"a": "b"}, pupils=7, bot="chick")
    assert msgspec.json.decode(msgspec.json.encode(plan), type=NewClass) == plan


def test_only_what_there_is_can_be_done() -> None:
    """A table is ended or filled, nothing else; a code is a short text."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "delete"}, TableRequest)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"code": "x" * 10_000}, JoinClass)
