"""Rulebooks: the guide with its pictures, and every clause."""

import re

import pytest

from rookery import catalog
from rookery.kernel.clauses import clauses
from rookery.printing.paper import Picture, Press, Words
from rookery.printing.rulebooks import rulebook
from rookery.server.study.guides import guide
from rookery.words import languages, word


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", catalog.games())
def test_nothing_is_left_out(key: str, language: str) -> None:
    """Each section of the guide has its picture and title, and each clause its number."""
    document = rulebook(key, Press(language=language))
    items = [item for page in document.pages for item in page.items]
    sections = guide(key).sections
    assert sum(isinstance(item, Picture) for item in items) == len(sections)
    words = [item for item in items if isinstance(item, Words)]
    titles = " ".join(item.words for item in words if item.face == "title")
    assert all(word(section.title, language) in titles for section in sections)
    bold = {number for item in words if item.face == "bold" for number in re.findall(r"[A-Z]+\d+", item.words)}
    known = clauses(catalog.room(key).rulebook.read_text(encoding="utf-8"))
    assert set(known) <= bold


def test_no_markdown_is_printed() -> None:
    """Marks, links and pictures are words or nothing."""
    document = rulebook("polar-dare", Press())
    said = " ".join(item.words for page in document.pages for item in page.items if isinstance(item, Words))
    assert not re.search(r"\*\*|`|\]\(|!\[|\|---", said)
