"""What is asked of a database, in its own words."""

import pytest

from rookery.server.store import statements
from rookery.server.store.statements import Statements


@pytest.mark.parametrize(
    ("worded", "place"), [(statements.for_sqlite(), "?"), (statements.for_postgresql(), "$1")], ids=["sqlite", "pg"]
)
def test_values_have_their_places(worded: Statements, place: str) -> None:
    """Values never stand in the text; each has a place, in the order of the text."""
    assert place in worded.add_event.text
    row = {"body": "{}", "key": None, "seq": 7, "match": "m", "unasked": 1}
    assert worded.add_event.values(row) == ("m", 7, None, "{}")
    assert worded.last_seq.values({"match": "m"}) == ("m",)
    assert "open" in worded.open_matches.values({"most": 3})
    asked = {"most": 3, "created": 5, "last": "m"}
    assert worded.in_play.values(asked)[:5] == (1, "playing", 5, "m", 3)
    assert "secret" not in worded.open_matches.text + worded.recent.text
