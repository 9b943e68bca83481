"""What ``rookery records`` makes of records: texts and back, JSON, pictures; nothing is written over."""

import gzip
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from PIL import Image

from rookery.records.files import find_records
from rookery.records.record import Record, read, replay, write_line
from tests.cli.test_records import ANNA, BROKEN, DARE, LOST, Run
from tests.cli.test_records import _run as _run  # noqa: PLC0414  # the fixture is used here, too


def kept(name: str) -> list[Record | None]:
    """The records of a file."""
    return [found.record for found in find_records([Path(name)])]


def test_texts_and_back(run: Run) -> None:
    """Records become texts and the texts the same records, compressed or not."""
    code, out, err = run("games.jsonl", "--to", "text", "--out", "games.pgn")
    assert (code, out, err) == (0, ["3 records written to games.pgn"], [])
    assert kept("games.pgn") == [ANNA, LOST, DARE]
    assert run("games.pgn", "--to", "jsonl", "--out", "back.jsonl.gz")[0] == 0
    assert gzip.decompress(Path("back.jsonl.gz").read_bytes()) == Path("games.jsonl").read_bytes()
    _, printed, _ = run("games.jsonl", "--to", "text")
    assert "\n".join([*printed, ""]) == Path("games.pgn").read_text(encoding="utf-8")
    assert run("games.jsonl", "--to", "jsonl", "--number", "2")[1] == [write_line(LOST).decode().strip()]


def test_one_record(run: Run) -> None:
    """A single one is written as JSON, as the last position, or as any other."""
    _, out, _ = run("games.jsonl", "--to", "json", "--seed", "7")
    assert read("\n".join(out)) == LOST
    for arguments, position in (([], -1), (["--ply", "0"], 0)):
        code, out, _ = run("games.jsonl", "--number", "1", "--to", "svg", "--theme", "dark", *arguments)
        assert code == 0
        drawn = ElementTree.fromstring("\n".join(out))  # noqa: S314  # ours
        told = drawn.findtext("{http://www.w3.org/2000/svg}title")
        assert told is not None
        assert str(replay(ANNA)[position].scene().status) in told


def test_an_animation(run: Run) -> None:
    """A game becomes an animated picture with a frame for each position."""
    arguments = ("--number", "1", "--to", "gif", "--out", "game.gif", "--size", "60", "--seconds", "0.1")
    code, out, _ = run("games.jsonl", *arguments)
    assert (code, out) == (0, ["1 record written to game.gif"])
    with Image.open("game.gif") as made:
        assert getattr(made, "n_frames", 1) == len(ANNA.moves) + 1
    assert not [each.name for each in Path().iterdir() if each.name.startswith(".")]


def test_nothing_is_written_over(run: Run) -> None:
    """A file that exists stays as it is, unless that is asked for."""
    before = Path("games.jsonl").read_bytes()
    code, _, err = run("games.jsonl", "--to", "text", "--out", "games.jsonl")
    assert (code, err) == (
        2,
        ['rookery records: "games.jsonl" already exists; choose another file, or overwrite it with --force'],
    )
    assert Path("games.jsonl").read_bytes() == before
    # Even what is being read: it is put in place when it is whole.
    assert run("games.jsonl", "--to", "text", "--out", "games.jsonl", "--force")[0] == 0
    assert kept("games.jsonl") == [ANNA, LOST, DARE]


def test_broken_records_are_left_out(run: Run) -> None:
    """What does not replay cannot be a text; the others are."""
    Path("games.jsonl").write_bytes(b"".join(map(write_line, (ANNA, BROKEN, LOST))))
    code, out, err = run("games.jsonl", "--to", "text", "--out", "games.pgn")
    assert (code, out, len(err)) == (2, ["2 records written to games.pgn"], 1)
    assert "line 2: the record breaks at ply 3 of 4" in err[0]
    assert kept("games.pgn") == [ANNA, LOST]
    code, _, err = run("games.jsonl", "--number", "2", "--to", "svg")
    assert code == 2
    assert "the record breaks at ply 3 of 4" in err[0]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--to", "png"], 'there is no format "png"'),
        (["--to", "svg"], "several records match, and svg holds only one; choose one with --number N"),
        (["--to", "json", "--number", "9"], "there is no record to write as json"),
        (["--to", "gif", "--number", "1"], "gif can't be printed; give a file with --out"),
        (["--to", "svg", "--number", "1", "--ply", "5"], "--ply"),
        (["--to", "svg", "--number", "1", "--seat", "3"], "there is no seat"),
        (["--to", "svg", "--number", "1", "--theme", "pink"], "there is no theme"),
        (["--to", "text", "--out", "missing/games.pgn"], "cannot be written (No such file or directory)"),
        (["--to", "gif", "--number", "1", "--out", "a.gif", "--seconds", "x"], "must be a number of seconds"),
    ],
)
def test_refusals(run: Run, arguments: list[str], problem: str) -> None:
    """What cannot be made is refused in one line, and no file is left."""
    code, out, err = run("games.jsonl", *arguments)
    assert (code, out, len(err)) == (2, [], 1)
    assert problem in err[0]
    assert [each.name for each in Path().iterdir()] == ["games.jsonl"]


def test_without_pillow(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lacks the extra is told its name before anything is drawn."""
    monkeypatch.setitem(sys.modules, "PIL", None)
    code, _, err = run("games.jsonl", "--number", "1", "--to", "gif", "--out", "a.gif")
    assert code == 2
    assert "rookery-games[pictures]" in err[0]


def test_for_programs(run: Run) -> None:
    """JSON Lines are what programs read; each is a record of its own."""
    _, out, _ = run("games.jsonl", "--to", "jsonl", "--game", "penguin-soccer")
    assert [json.loads(line)["format"] for line in out] == ["rookery-record/1"] * 2
    assert replace(ANNA) == read(out[0])
