"""Worksheets: lessons as exercises, with answers that are right."""

from types import SimpleNamespace

import pytest

from rookery import catalog
from rookery.printing import worksheets
from rookery.printing.paper import Document, Line, Picture, Press, Words
from rookery.server.study.lessons import lessons
from rookery.words import languages, word


def _said(document: Document) -> str:
    return " ".join(item.words for page in document.pages for item in page.items if isinstance(item, Words))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", catalog.games())
def test_every_step_is_an_exercise(key: str, language: str) -> None:
    """Each has its board, a title on the sheet and another one among the answers, and lines to write on."""
    steps = lessons(key).steps
    document = worksheets.worksheet(key, Press(language=language))
    items = [item for page in document.pages for item in page.items]
    assert sum(isinstance(item, Picture) for item in items) == len(steps)
    assert sum(isinstance(item, Line) for item in items) >= 2 * len(steps)
    said = _said(document)
    for number, step in enumerate(steps, 1):
        assert said.count(f"{number}. {word(step.title, language)}") == 2


def test_an_exercise_stays_together() -> None:
    """A title is on the page of its board."""
    document = worksheets.worksheet("penguin-game", Press())
    for page in document.pages:
        boards = sum(isinstance(item, Picture) for item in page.items)
        titles = [
            item for item in page.items if isinstance(item, Words) and item.face == "title" and item.words[0].isdigit()
        ]
        assert len(titles) == boards


def test_all_moves_are_counted_where_they_are_asked_for() -> None:
    """The answers list as many moves as the position has, and no list is asked for that is too long."""
    steps = lessons("penguin-soccer").steps
    said = _said(worksheets.worksheet("penguin-soccer", Press()))
    asked = [step for step in steps if len({*worksheets.offered(step.choices)}) <= worksheets.COUNTABLE]
    assert said.count("List them all.") == len(asked) > 0
    for step in asked:
        assert f"All moves ({len(worksheets.offered(step.choices))})" in said


def test_a_game_without_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told in a sentence."""
    monkeypatch.setattr(worksheets, "lessons", lambda _: SimpleNamespace(title="Thin Ice", steps=()))
    with pytest.raises(worksheets.NoExercises, match="Thin Ice has no lessons"):
        worksheets.worksheet("thin-ice", Press())
