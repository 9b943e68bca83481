"""Where mistakes in a file stand, and how many are told at once."""

import pytest

from rookery.kernel.messages import Message
from rookery.server.classes.mistakes import MOST, line_of, line_within, lines_of, refusal, told

TEXT = """game = "g"

[[step]]
ask = "a"
right = []
  [[ puzzle ]]
ask = "b"
[[step]]
"""


def test_parts_begin_at_their_lines() -> None:
    """Those of each kind by themselves, however the line is spaced."""
    assert lines_of(TEXT, "step") == [3, 8]
    assert lines_of(TEXT, "puzzle") == [6]


@pytest.mark.parametrize(("key", "line"), [("game", 1), ("ask", 4), ("puzzle", 6), ("none", 1), ("", 1)])
def test_a_key_of_the_file_has_its_line(key: str, line: int) -> None:
    """The first that there is, and the first line where there is none."""
    assert line_of(TEXT, key) == line


@pytest.mark.parametrize(("begins", "key", "line"), [(3, "right", 5), (6, "ask", 7), (6, "right", 6), (8, "ask", 8)])
def test_a_key_of_a_part_has_its_line(begins: int, key: str, line: int) -> None:
    """Within the part; a key that is missing is told where the part begins."""
    assert line_within(TEXT, begins, key) == line


def test_not_all_mistakes_are_told() -> None:
    """A file that is wrong in every line is told in part."""
    refused = refusal(*(told(line, "no") for line in range(1, 100)))
    assert isinstance(refused.message, Message)
    mistakes = refused.message.values["mistakes"]
    assert isinstance(mistakes, tuple)
    assert len(mistakes) == MOST
