"""Catalogues: where they are, which languages there are, and what is refused with its file and line."""

from pathlib import Path

import pytest

from rookery.kernel.errors import UnknownGame
from rookery.kernel.ftl import read
from rookery.words import BadCatalogue, languages
from rookery.words.catalogues import PACKAGES, entries, folder


def written(tmp_path: Path, text: str) -> Path:
    """A catalogue with this text."""
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")
    return path


def test_languages() -> None:
    """English comes first, then the others."""
    assert languages()[0] == "en"
    assert "de" in languages()
    assert list(languages()[1:]) == sorted(languages()[1:])


def test_folders() -> None:
    """A package's words are in the package, a room's in the room, the pages' with the pages; nobody else has any."""
    assert folder("kernel") == PACKAGES / "kernel" / "words"
    assert folder("polar-dare") == PACKAGES / "rooms" / "polar_dare" / "words"
    assert folder("pages") == PACKAGES / "server" / "static" / "words"
    with pytest.raises(UnknownGame):
        folder("chess")


def test_entries() -> None:
    """Entries are found by their names; a language without a file has none."""
    assert "bad-notation" in entries("kernel", "en")
    assert entries("kernel", "en").keys() == entries("kernel", "de").keys()
    assert entries("kernel", "xx") == {}


def test_reading(tmp_path: Path) -> None:
    """Entries come in their order, with their attributes; comments are none."""
    found = read(written(tmp_path, "# About.\n\n## Part\n\none = 1\ntwo = 2\n    .more = x\n"))
    assert list(found) == ["one", "two"]
    assert [each.id.name for each in found["two"].attributes] == ["more"]


@pytest.mark.parametrize(
    ("text", "line"),
    [("good = x\nbad { = x\n", 2), ("good = x\n\nbad = { $open\n", 4), ("no entry at all\n", 1)],
)
def test_bad_syntax(tmp_path: Path, text: str, line: int) -> None:
    """What cannot be read is refused with the file and the line."""
    with pytest.raises(BadCatalogue) as refused:
        read(written(tmp_path, text))
    assert str(refused.value).startswith(f"{tmp_path / 'en.ftl'}, line {line}: ")


def test_a_name_twice(tmp_path: Path) -> None:
    """A second entry of the same name would hide the first, so it is refused."""
    with pytest.raises(BadCatalogue, match="line 3: one is there twice"):
        read(written(tmp_path, "one = 1\ntwo = 2\none = 3\n"))
