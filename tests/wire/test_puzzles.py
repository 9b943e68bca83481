"""What is said of puzzles can be read back."""

import msgspec

from rookery.server.study.puzzling import answered, listed
from rookery.wire.puzzles import PuzzleAnswer, Puzzles


def test_answers_can_be_read_back() -> None:
    """The list of a game's puzzles, and a puzzle with its hint, survive the wire."""
    for said, kind in (
        (listed("penguin-game"), Puzzles),
        (answered("penguin-soccer", 1, (), help_wanted=True), PuzzleAnswer),
    ):
        assert msgspec.json.decode(msgspec.json.encode(said), type=kind) == said
