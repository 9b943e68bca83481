"""Files of words are read, and mistakes are reported with their place."""

from pathlib import Path

import pytest

from rookery.kernel.ftl import BadCatalogue, read


def test_entries_by_their_names(tmp_path: Path) -> None:
    """Comments aside, each entry with its attributes."""
    file = tmp_path / "en.ftl"
    file.write_text("# A comment.\n\none = One\ntwo = Two\n    .about = { $n } of them\n", encoding="utf-8")
    found = read(file)
    assert list(found) == ["one", "two"]
    assert [each.id.name for each in found["two"].attributes] == ["about"]


@pytest.mark.parametrize(
    ("text", "line"), [("one = One\ntwo Two\n", 2), ("one = { $n\n", 2), ("one = One\n\none = Again\n", 3)]
)
def test_a_mistake_is_told_with_its_file_and_line(tmp_path: Path, text: str, line: int) -> None:
    """What cannot be read, and what is there twice."""
    file = tmp_path / "en.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue) as refusal:
        read(file)
    assert str(refusal.value).startswith(f"{file}, line {line}: ")


def test_what_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no letters are told with their line too."""
    file = tmp_path / "en.ftl"
    file.write_bytes("one = Ä\ntwo = ".encode() + b"\xff\xfe\n")
    with pytest.raises(BadCatalogue, match="line 2: this is not UTF-8"):
        read(file)
