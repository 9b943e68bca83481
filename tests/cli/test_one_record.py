"""The one record that a command is about."""

from pathlib import Path

import pytest

from rookery.cli.one_record import NoRecord, SeveralRecords, bytes_of, one_record
from rookery.records.record import BadRecord, write_line
from tests.review.games import record_of, rolled


def test_one_of_several(tmp_path: Path) -> None:
    """One alone is found without a number; of several, one by its number, counted from 1."""
    record = record_of(rolled())
    file = tmp_path / "games.jsonl"
    file.write_bytes(write_line(record))
    assert one_record(str(file)).record == one_record(str(file), 1).record == record
    file.write_bytes(write_line(record) + b"{\n" + write_line(record))
    with pytest.raises(SeveralRecords):
        one_record(str(file))
    with pytest.raises(NoRecord):
        one_record(str(file), 2)
    assert one_record(str(file), 3).record == record
    with pytest.raises(NoRecord, match="number 4"):
        one_record(str(file), 4)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """It is named, with the reason."""
    with pytest.raises(BadRecord, match=r"none\.json"):
        bytes_of(str(tmp_path / "none.json"))
    with pytest.raises(BadRecord):
        one_record(str(tmp_path))
