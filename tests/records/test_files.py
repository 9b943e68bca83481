"""Files and folders of records: all forms, many at once, and whatever is broken in its place."""

import contextlib
import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.records import files, text
from rookery.records.files import Found, compressed_by_name, find_records, put_in_place
from rookery.records.record import Record, write, write_line
from tests.records.played import packed, played
from tests.records.test_older import saved

ONE, TWO = played("penguin-soccer", most=4), played("polar-dare", most=6)
MANY = write_line(ONE) + write_line(TWO)
TEXTS = (text.write(ONE) + text.write(TWO)).encode()


def found(path: Path) -> list[Found]:
    """All that is found in a file or a folder."""
    return list(find_records([path]))


def records(path: Path) -> list[Record | None]:
    """The records of a file or a folder, None for what is none."""
    return [each.record for each in found(path)]


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize(
    ("content", "right"),
    [
        (write(ONE), [ONE]),
        (write_line(ONE), [ONE]),
        (MANY, [ONE, TWO]),
        (b"\n\n" + MANY.replace(b"\n", b"\r\n\r\n"), [ONE, TWO]),
        (TEXTS, [ONE, TWO]),
        (b"\xef\xbb\xbf" + TEXTS, [ONE, TWO]),
        (b"{ All of March }\n" + TEXTS, [ONE, TWO]),
        (b"; All of March\n" + TEXTS, [ONE, TWO]),
    ],
)
def test_every_form_is_known_by_its_content(
    tmp_path: Path, content: bytes, right: list[Record], *, compressed: bool
) -> None:
    """The name does not matter, and neither does compression."""
    file = tmp_path / "whatever"
    file.write_bytes(gzip.compress(content) if compressed else content)
    assert records(file) == right


def test_places(tmp_path: Path) -> None:
    """In a file of many each record has its line."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n" + MANY)
    assert [(each.file, each.line) for each in found(file)] == [(file, 2), (file, 3)]
    file.write_bytes(b"\n\n" + TEXTS)
    assert [each.line for each in found(file)] == [3, 3 + text.write(ONE).count("\n")]
    file.write_bytes(write(ONE))
    assert [each.line for each in found(file)] == [0]


def test_an_older_form(tmp_path: Path) -> None:
    """A game that a terminal saved before is found as a record, and said to have been converted."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved(ONE), indent=2), encoding="utf-8")
    (only,) = found(file)
    assert only.older == "rookery-game/1"
    assert only.record is not None
    assert only.record.moves == ONE.moves


@pytest.mark.parametrize(
    ("content", "right", "line", "problem"),
    [
        (b"", [None], 0, "it is empty"),
        (b" \n\n", [None], 0, "it is empty"),
        (b"Dear all", [None], 0, "this is not a game record"),
        (b"\x89PNG\r\n", [None], 0, "this is not a game record"),
        (b"{}", [None], 1, "this is not a game record"),
        (write(ONE)[:-9], [None], 0, "this is not a game record"),
        (write_line(ONE) + b'{"format"\n' + write_line(TWO), [ONE, None, TWO], 2, "this is not a game record"),
        (write_line(ONE) + write_line(ONE)[:-9], [ONE, None], 2, "this is not a game record"),
        (write_line(ONE).replace(b"rules", b"ruels") + write_line(TWO), [None, TWO], 1, "damaged"),
        (TEXTS.replace(b"[Game", b"[Gmae", 1), [None, TWO], 1, "there is no tag"),
        (b"[Game \xff]", [None], 0, "it cannot be read"),
        (packed(MANY)[:-6], [ONE, TWO, None], 0, "it is cut off"),
        (packed(MANY)[:12], [None], 0, "it is cut off"),
        (b"\x1f\x8b" + b"x" * 99, [None], 0, "it is damaged"),
        (packed(MANY)[:-4] + b"1234", [ONE, TWO, None], 0, "it is damaged"),
        (b'{"format":"rookery-arena/1"}\n{"levels":[]}\n', [None], 1, "these are arena results"),
    ],
)
def test_what_is_broken(tmp_path: Path, content: bytes, right: list[Record], line: int, problem: str) -> None:
    """Each is told once, in one line, and what can be read is."""
    file = tmp_path / "games"
    file.write_bytes(content)
    entries = found(file)
    assert [each.record for each in entries] == right
    (wrong,) = (each for each in entries if each.record is None)
    assert problem in str(wrong.problem)
    assert "\n" not in str(wrong.problem)
    assert wrong.line == line


def test_a_first_line_that_is_broken(tmp_path: Path) -> None:
    """The name of a file tells that it has a record a line, even if the first cannot be read."""
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(b'{"format":\n' + MANY))
    assert records(file) == [None, ONE, TWO]


def test_a_folder(tmp_path: Path) -> None:
    """A folder is read with all below it, by the order of names; other files and an arena's results are passed over."""
    (tmp_path / "b.jsonl.gz").write_bytes(gzip.compress(write_line(TWO)))
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "one.json").write_bytes(write(ONE))
    (tmp_path / "c.pgn").write_bytes(b"Dear all")
    (tmp_path / "letter.txt").write_bytes(b"Dear all")
    (tmp_path / "board.toml").write_bytes(b"")
    (tmp_path / ".hidden.json").write_bytes(b"")
    (tmp_path / "arena.ndjson").write_bytes(b'{"format":"rookery-arena/1"}\n')
    assert records(tmp_path) == [ONE, TWO, None]


def test_paths_that_hold_nothing(tmp_path: Path) -> None:
    """An empty folder and a path that is not there are told, and others are read."""
    (tmp_path / "empty").mkdir()
    file = tmp_path / "one.json"
    file.write_bytes(write(ONE))
    first, second, third = find_records([tmp_path / "empty", tmp_path / "missing", file])
    assert "there are no records in this folder" in str(first.problem)
    assert "there is no such file or folder" in str(second.problem)
    assert third.record == ONE


def test_many_are_not_held_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is read as its records are asked for, and a line without an end is not taken in."""
    lines = 0

    class Counting(io.BytesIO):
        """A file that counts what is read of it."""

        def readline(self, size: int | None = -1, /) -> bytes:
            nonlocal lines
            lines += 1
            return super().readline(size)

    def opened(file: Path) -> Iterator[io.BytesIO]:
        yield Counting(write_line(ONE) * 1000)

    monkeypatch.setattr(files, "_opened", contextlib.contextmanager(opened))
    reading = find_records([tmp_path / "games.jsonl"])
    assert next(reading).record == ONE
    assert next(reading).record == ONE
    assert lines < 5


def test_a_line_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is longer than any record is passed over to its end."""
    monkeypatch.setattr(files, "LARGEST_FILE", 2000)
    file = tmp_path / "games.jsonl"
    file.write_bytes(write_line(ONE) + b"{" * 9000 + b"\n" + write_line(TWO))
    assert records(file) == [ONE, None, TWO]


def test_a_file_is_put_in_place_when_it_is_whole(tmp_path: Path) -> None:
    """Whoever fails to write leaves the older file as it was, and nothing else."""
    file = tmp_path / "games.jsonl"
    with put_in_place(file) as stream:
        stream.write(MANY)
    with contextlib.suppress(ZeroDivisionError), put_in_place(file) as stream:
        stream.write(b"half")
        raise ZeroDivisionError
    assert file.read_bytes() == MANY
    assert list(tmp_path.iterdir()) == [file]


def test_compression_goes_by_the_name(tmp_path: Path) -> None:
    """A name that ends in .gz is that of a compressed file, the same for the same records."""
    for name in ("games.jsonl", "games.jsonl.gz"):
        made = []
        for _ in range(2):
            into = io.BytesIO()
            with compressed_by_name(tmp_path / name, into) as stream:
                stream.write(MANY)
            made.append(into.getvalue())
        assert made[0] == made[1]
        assert (gzip.decompress(made[0]) if name.endswith(".gz") else made[0]) == MANY
