"""Rulebooks as text for a terminal."""

import pytest

from rookery import catalog
from rookery.kernel.room import Room
from rookery.tui.rulebook import WIDTH, as_text

PAGE = """# The Game

![A picture](picture.svg)

Two *players*, see [the other page](other.md) and **this**: `code`
goes on here.


## Moves

- **M1** A move is long, so long in fact that this very line of words must go on in the next one.
- M2 short
1. first

| a | b |
|---|---|

```
x  =  1   # [kept](as it is)
```
"""


def test_headings_are_underlined() -> None:
    """A title has a double line, other headings a single one, as long as they are."""
    lines = as_text(PAGE).splitlines()
    assert lines[:2] == ["The Game", "========"]
    moves = lines.index("Moves")
    assert lines[moves - 1 : moves + 2] == ["", "Moves", "-----"]


def test_words_only() -> None:
    """Pictures, addresses and signs of emphasis are left out; the words stay."""
    text = as_text(PAGE)
    assert "picture" not in text
    assert "other.md" not in text
    assert "see the other page and this: code goes on here." in text
    assert "**" not in text
    assert "`" not in text


def test_lines_are_wrapped() -> None:
    """A clause goes on below its words, not below its sign; short ones stand alone."""
    lines = as_text(PAGE).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("- M1"))
    assert lines[first + 1].startswith("  ")
    assert lines[first + 2] == "- M2 short"
    assert lines[first + 3] == "1. first"
    assert max(map(len, lines)) <= WIDTH


def test_tables_and_code_are_kept() -> None:
    """What is laid out by hand stays as it is."""
    text = as_text(PAGE)
    assert "| a | b |\n|---|---|" in text
    assert "    x  =  1   # [kept](as it is)" in text


def test_paragraphs_are_apart() -> None:
    """One empty line between paragraphs, none at the ends."""
    text = as_text("\n\none\ntwo\n\n\n\nthree\n\n")
    assert text == "one two\n\nthree"
    assert as_text("") == ""


@pytest.mark.parametrize("room", catalog.rooms(), ids=lambda room: room.key)
def test_every_rulebook(room: Room) -> None:
    """Every room's rulebook fits a terminal, says its title first and loses no clause."""
    markdown = room.rulebook.read_text(encoding="utf-8")
    text = as_text(markdown)
    assert text.startswith(f"{room.title}\n===")
    assert [line for line in text.splitlines() if len(line) > WIDTH and not line.startswith(("|", "    "))] == []
    assert "](" not in text
    assert "**" not in text
    clauses = [line.split("**")[1] for line in markdown.splitlines() if line.startswith("- **")]
    assert clauses
    for clause in clauses:
        assert f"- {clause} " in text
