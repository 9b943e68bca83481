"""Clauses of a rulebook."""

from rookery.kernel.clauses import clauses

RULEBOOK = """# A game

- **B1** A board.
- **B2** Two lines
  of text.

  ![a picture](x.svg)
- **ST10** The end.
- not a clause
"""


def test_clauses() -> None:
    """Each with all its lines, in their order; pictures below them are not theirs."""
    assert clauses(RULEBOOK) == {
        "B1": "- **B1** A board.",
        "B2": "- **B2** Two lines\n  of text.",
        "ST10": "- **ST10** The end.",
    }
