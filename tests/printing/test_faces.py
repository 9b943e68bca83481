"""Typefaces: they have every letter that is printed, and know how wide it is."""

import sys

import pytest

from rookery import catalog
from rookery.kernel.messages import Message
from rookery.printing import faces
from rookery.words import languages, word
from rookery.words.catalogues import entries


def test_widths_add_up() -> None:
    """Words are as long as their letters together, in proportion to their size."""
    assert faces.width("ab", "text", 10) == pytest.approx(faces.width("a", "text", 10) + faces.width("b", "text", 10))
    assert faces.width("a", "text", 20) == pytest.approx(2 * faces.width("a", "text", 10))
    assert faces.width("mm", "text", 10) > faces.width("ii", "text", 10) > 0


@pytest.mark.parametrize("key", catalog.games())
def test_every_letter_is_there(key: str) -> None:
    """No rulebook and no room says anything that the typeface of text cannot write."""
    said = {letter for letter in catalog.room(key).rulebook.read_text(encoding="utf-8") if letter.isprintable()}
    for language in languages():
        for name in entries(key, language):
            said |= set(word(Message(id=f"{key}/{name}"), language))
    said = set("".join(said).translate(faces.LIKE))
    assert sorted(letter for letter in said if letter != "\n" and not faces.has("text", letter)) == []


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra one sentence says what to install."""
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(faces.CannotPrint, match=r"rookery-games\[print\]"):
        faces.check()
