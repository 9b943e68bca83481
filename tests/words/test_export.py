"""Catalogues as pages read them."""

from pathlib import Path
from typing import Any

import pytest

from rookery.kernel.ftl import read
from rookery.words import languages
from rookery.words.catalogues import entries
from rookery.words.export import Unsupported, entry_for_pages, exported


def entry(tmp_path: Path, text: str) -> Any:
    """The only entry of a catalogue, made for pages."""
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")
    (message,) = read(path).values()
    return entry_for_pages(message)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = plain words", "plain words"),
        ("a = one\n    two", "one\ntwo"),
        ("a = to { $who }", ["to ", {"use": "who"}]),
        ('a = { " " }spaced', [" ", "spaced"]),
        ("a = { 3 } floes", ["3", " floes"]),
        ("a = see { b }", ["see ", {"say": "b"}]),
        ("a = { AND($names) }", [{"call": "AND", "of": "names"}]),
        ('a = { FORM($who, "dat") }', [{"call": "FORM", "of": "who", "form": "dat"}]),
        ('a = { NUMBER($x, style: "percent") }', [{"call": "NUMBER", "of": "x", "style": "percent"}]),
        (
            "a = { $n ->\n    [one] { $n } floe\n   *[other] { $n } floes\n}",
            [{"by": "n", "of": {"one": [{"use": "n"}, " floe"], "other": [{"use": "n"}, " floes"]}, "else": "other"}],
        ),
        ("a = x\n    .about = y", {"": "x", "about": "y"}),
        ("a =\n    .about = y", {"": "", "about": "y"}),
    ],
)
def test_entries(tmp_path: Path, text: str, expected: Any) -> None:
    """Texts, values, other entries, functions, choices and attributes have a plain form."""
    assert entry(tmp_path, text + "\n") == expected


@pytest.mark.parametrize(
    "text",
    [
        "a = { -term }",
        "a = { b.attribute }",
        "a = { DATETIME($day) }",
        'a = { NUMBER("3") }',
        "a = { NUMBER($n) ->\n   *[other] x\n}",
    ],
)
def test_what_pages_do_not_know(tmp_path: Path, text: str) -> None:
    """What the pages' formatter cannot word is refused here, where a test sees it."""
    with pytest.raises(Unsupported, match="pages"):
        entry(tmp_path, text + "\n")


@pytest.mark.parametrize("language", languages())
def test_a_whole_catalogue(language: str) -> None:
    """All entries are exported, in the language or else in English."""
    assert exported("kernel", language).keys() == entries("kernel", "en").keys()
    assert exported("kernel", "xx") == exported("kernel", "en")
