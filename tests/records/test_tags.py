"""The tags of a text, one by one."""

import pytest

from rookery.records.record import BadRecord
from rookery.records.tags import Tags, unquoted


def tags(**values: str) -> Tags:
    """Tags, each in a line of its own."""
    made = Tags()
    for line, (name, value) in enumerate(
        {"Game": "g", "Rules": "1", "Start": "s", "Player1": "a", **values}.items(), 1
    ):
        made.add(line, name, f'"{value}"')
    return made


def test_what_is_not_said_has_its_default() -> None:
    """Four tags are enough."""
    record = tags().record(("m",))
    assert (record.game, record.rules, record.start, record.moves) == ("g", 1, "s", ("m",))
    assert (record.result, record.times, record.seed, record.date, record.dice) == (None,) * 4 + ("rookery-dice/1",)


def test_seats_are_counted_from_one() -> None:
    """People count seats from 1, programs from 0."""
    record = tags(Player2="b", Colours="2,1", Reason="time", Winners="2", Scores="-1,1").record(())
    assert record.colours == (1, 0)
    assert record.result is not None
    assert record.result.winners == (1,)


def test_where_a_value_is_wrong() -> None:
    """The line of the tag is known."""
    made = tags(Times="1,x")
    with pytest.raises(BadRecord, match=r'expected \[Times "1200,800"\]'):
        made.record(("m", "m"))
    assert made.line == 5
    with pytest.raises(BadRecord, match="has no meaning here"):
        tags(StartGiven="no").record(())


def test_quotations() -> None:
    """Letters that would end a text are escaped."""
    assert unquoted(r'"a \"b\" \\ c"') == r'a "b" \ c'
    with pytest.raises(BadRecord, match="is not a text in quotation marks"):
        unquoted(r'"\q"')
