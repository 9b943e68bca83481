"""Figures, their table and their JSON."""

import json

import pytest

from rookery.bench.rows import Row, alone, beside, human, table, to_json

ROWS = [
    beside("penguin-soccer", "playout", 5_200_000.0, "plies/s", "a peer", 1_300_000.0),
    alone("penguin-soccer", "warm", 0.0381, "s"),
]


def test_fields() -> None:
    """A row has exactly these fields, in this order."""
    assert Row.__struct_fields__ == ("game", "what", "value", "unit", "peer", "peer_value", "ratio")


def test_ratio() -> None:
    """The ratio is the figure divided by the peer's."""
    assert beside("g", "w", 6.0, "steps/s", "p", 4.0).ratio == 1.5


def test_json_is_an_array_with_a_row_a_line() -> None:
    """Programs read all keys in every row, null where there is no peer."""
    text = to_json(ROWS)
    assert len(text.splitlines()) == len(ROWS) + 2
    first, second = json.loads(text)
    assert first == {
        "game": "penguin-soccer",
        "what": "playout",
        "value": 5_200_000.0,
        "unit": "plies/s",
        "peer": "a peer",
        "peer_value": 1_300_000.0,
        "ratio": 4.0,
    }
    assert list(second) == list(Row.__struct_fields__)
    assert second["peer"] is second["peer_value"] is second["ratio"] is None


def test_json_without_rows() -> None:
    """No rows are an empty array."""
    assert json.loads(to_json([])) == []


def test_table_aligns() -> None:
    """Columns start, or for numbers end, under their titles."""
    titles, rule, *lines = table(ROWS).splitlines()
    assert len(lines) == len(ROWS)
    columns = [len(part) for part in rule.split("  ")]
    starts = [sum(columns[:index]) + 2 * index for index in range(len(columns))]
    for line in (titles, *lines):
        cells = [line[start : start + width] for start, width in zip(starts, columns, strict=True)]
        gaps = [line[start - 2 : start] for start in starts[1:]]
        assert set(gaps) == {"  "}
        assert all(not cell.startswith(" ") for cell in cells[:2])
        assert all(not cell.endswith(" ") for cell in cells[2:5])


def test_table_speaks_to_people() -> None:
    """Numbers have human units, and what is missing is a dash."""
    first, second = table(ROWS).splitlines()[2:]
    assert first.split("  ") == ["penguin-soccer", "playout", "5.2 M plies/s", "1.3 M plies/s", "4.0 ×", "a peer"]
    assert second.split()[:4] == ["penguin-soccer", "warm", "38", "ms"]
    assert second.split()[4:] == ["–", "–", "–"]


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (2.04e9, "plies/s", "2.0 G plies/s"),
        (123_456_789, "nodes/s", "123 M nodes/s"),
        (60_500, "steps/s", "60 k steps/s"),
        (255, "steps/s", "255 steps/s"),
        (7.13, "s", "7.1 s"),
        (0.0021, "s", "2.1 ms"),
        (0.11, "plies/s", "0.11 plies/s"),
    ],
)
def test_human(value: float, unit: str, text: str) -> None:
    """Numbers are shown as people say them."""
    assert human(value, unit) == text
