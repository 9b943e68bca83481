"""The games of an arena on disk: whole, once, and readable by whoever reads records."""

import errno
import gzip
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.arena.games import GamesFile, games_path
from rookery.arena.results import BadResults, CannotKeep
from rookery.records.files import find_records
from rookery.records.record import Record, bot, write_line
from tests.records.played import packed, played

GAMES = [replace(played("penguin-soccer", most=4), seed=seed, players=(bot("egg"), bot("chick"))) for seed in range(3)]


def kept(path: Path) -> list[Record | None]:
    """The records of a file."""
    return [found.record for found in find_records([path])]


def test_games_are_kept_once(tmp_path: Path) -> None:
    """Games are appended, known again when the arena goes on, and read as any records are."""
    path = tmp_path / "a.games.jsonl.gz"
    with GamesFile(path) as file:
        for record in GAMES[:2]:
            file.add(record)
            file.add(record)
        assert len(file) == 2
        # On disk before the next one comes, although the end is missing yet.
        assert kept(path) == [*GAMES[:2], None]
    assert kept(path) == GAMES[:2]
    with GamesFile(path) as file:
        assert len(file) == 2
        for record in GAMES:
            file.add(record)
    assert kept(path) == GAMES
    assert gzip.decompress(path.read_bytes()) == b"".join(map(write_line, GAMES))


def test_what_makes_a_game(tmp_path: Path) -> None:
    """The same seed with other players or options is another game."""
    record = GAMES[0]
    others = [replace(record, players=record.players[::-1]), replace(record, options={"ply_cap": "31"})]
    with GamesFile(tmp_path / "g") as file:
        for each in (record, *others):
            file.add(each)
        assert len(file) == 3


@pytest.mark.parametrize("cut", [0, 1, 30, 200, 10_000])
@pytest.mark.parametrize("before", [0, 1])
def test_a_file_that_was_cut_off(tmp_path: Path, before: int, cut: int) -> None:
    """After a crash the whole games stay, what is half is taken away, and the arena goes on."""
    path, crashed = tmp_path / "g", tmp_path / "crashed"
    with GamesFile(path) as file:
        for record in GAMES[:before]:
            file.add(record)
    end = path.stat().st_size
    with GamesFile(path) as file:
        for record in GAMES:
            file.add(record)
        left = path.read_bytes()
    crashed.write_bytes(left[: max(end, len(left) - cut)])
    with GamesFile(crashed) as file:
        whole = len(file)
        assert whole >= before
        assert cut or whole == 3
        for record in GAMES:
            file.add(record)
    assert kept(crashed) == GAMES
    with GamesFile(crashed) as file:
        assert len(file) == 3


def test_games_are_packed_together(tmp_path: Path) -> None:
    """What games have in common is written once."""
    records = [replace(GAMES[0], seed=seed) for seed in range(50)]
    with GamesFile(tmp_path / "g") as file:
        for record in records:
            file.add(record)
    alone = len(gzip.compress(write_line(records[0])))
    assert (tmp_path / "g").stat().st_size < 50 * alone / 4


@pytest.mark.parametrize(
    "content",
    [
        b"Dear all",
        packed(b"Dear all"),
        packed(b"Dear all, " * 99)[:-9],
        packed(b"{}\n"),
        packed(write_line(GAMES[0])[:-9]),
    ],
)
def test_other_files_are_not_touched(tmp_path: Path, content: bytes) -> None:
    """What is no file of games is refused, and stays as it is."""
    path = tmp_path / "g"
    path.write_bytes(content)
    with pytest.raises(BadResults, match="does not hold games of an arena"):
        GamesFile(path)
    assert path.read_bytes() == content


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder that is not there is refused with the reason."""
    with pytest.raises(CannotKeep, match=r"the games cannot be written to .*No such file"):
        GamesFile(tmp_path / "missing" / "g")


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not fit leaves the file as it was."""
    with GamesFile(tmp_path / "g") as file:
        file.add(GAMES[0])

        class Full:
            """A file on a full disk."""

            def __init__(self, real: object) -> None:
                self.real = real

            def write(self, _data: object) -> int:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

            def __getattr__(self, name: str) -> object:
                return getattr(self.real, name)

        monkeypatch.setattr(file, "_file", Full(file._file))
        with pytest.raises(CannotKeep, match=r"No space left on device\); the one in it is safe"):
            file.add(GAMES[1])
        monkeypatch.undo()
        file.add(GAMES[2])
    assert kept(tmp_path / "g") == [GAMES[0], GAMES[2]]


def test_a_disk_that_is_full_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the file is missing then, and whoever goes on puts it right."""
    with GamesFile(tmp_path / "g") as file:
        file.add(GAMES[0])
        monkeypatch.setattr(file, "_append", _full)
    assert kept(tmp_path / "g") == [GAMES[0], None]
    with GamesFile(tmp_path / "g"):
        pass
    assert kept(tmp_path / "g") == [GAMES[0]]


def _full(data: bytes) -> None:
    raise CannotKeep("full")


def test_where_games_are() -> None:
    """They stand beside the results, under the same name."""
    assert games_path("a/arena-x.ndjson") == Path("a/arena-x.games.jsonl.gz")
    assert games_path("results") == Path("results.games.jsonl.gz")
