"""The ready phrases."""

import re

from rookery.play.phrases import PHRASES


def test_phrases() -> None:
    """Each has a key for programs and a short text for people."""
    for key, text in PHRASES.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key)
        assert 1 <= len(text) <= 40
