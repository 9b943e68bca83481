"""The ready phrases and the emotes."""

import re
from pathlib import Path

import rookery.server
from rookery.play.phrases import EMOTES, PHRASES, SAYINGS
from rookery.words import word

DRAWINGS = Path(next(iter(rookery.server.__path__))) / "static" / "emotes.svg"


def test_phrases() -> None:
    """Each has a key for programs and a short text for people, and no emote has the key of a phrase."""
    assert len(SAYINGS) == len(PHRASES) + len(EMOTES)
    for key, text in SAYINGS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", key)
        assert 1 <= len(word(text)) <= 40
        assert word(text, "de") != word(text)


def test_every_emote_is_drawn() -> None:
    """The pages have a drawing for each emote and for nothing else, in colours of the palette alone."""
    text = DRAWINGS.read_text(encoding="utf-8")
    assert set(re.findall(r'<symbol id="([\w-]+)"', text)) == set(EMOTES)
    assert set(re.findall(r'(?:fill|stroke)="(?!var\(--)([^"]*)"', text)) <= {"none"}
