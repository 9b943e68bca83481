"""``rookery records``: lists, choices, counts, checks; and what is broken in one line each."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.cli import records as command
from rookery.cli.main import main
from rookery.records.record import Player, Record, given_up, write, write_line
from tests.records.played import played
from tests.records.test_older import saved

ANNA = replace(
    played("penguin-soccer", most=4), players=(Player("Anna", "person"), Player("egg", "bot", "egg")), date="2026-01-31"
)
LOST = replace(ANNA, result=given_up(0, 2, "resignation"), seed=7, date=None)
DARE = replace(played("polar-dare"), date="2026-02-01")
BROKEN = replace(ANNA, moves=(*ANNA.moves[:2], "--", "Pn"), seed=9)
Run = Callable[..., tuple[int, list[str], list[str]]]


@pytest.fixture(name="run")
def _run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command beside a file of three games."""
    monkeypatch.chdir(tmp_path)
    Path("games.jsonl").write_bytes(b"".join(map(write_line, (ANNA, LOST, DARE))))

    def run(*arguments: str) -> tuple[int, list[str], list[str]]:
        try:
            code = main(["records", *arguments])
        except SystemExit as left:
            code = int(str(left.code))
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return run


def test_a_list(run: Run) -> None:
    """A line for each: who played what, how it ended, how long it was, and where it is."""
    code, out, err = run("games.jsonl")
    assert (code, err) == (0, [])
    assert out[0] == "1  penguin-soccer  Anna – egg  * open  4 plies  2026-01-31  games.jsonl:1"
    assert out[1] == "2  penguin-soccer  Anna – egg  0-1 resignation  4 plies  seed 7  games.jsonl:2"
    assert out[2].startswith("3  polar-dare  Anna – Ben  ")
    assert len(out) == 3


def test_a_list_for_programs(run: Run) -> None:
    """An object a line, with all that a record says but its moves."""
    code, out, _ = run("games.jsonl", "--json")
    first, second, _ = map(json.loads, out)
    assert code == 0
    assert (first["number"], first["file"], first["line"], first["plies"]) == (1, "games.jsonl", 1, 4)
    assert (second["seed"], second["result"]["winners"], second["game"]) == (7, [1], "penguin-soccer")
    assert "moves" not in first


@pytest.mark.parametrize(
    ("arguments", "numbers"),
    [
        (["--game", "polar-dare"], [3]),
        (["--game", "polar-dare", "--game", "penguin-soccer"], [1, 2, 3]),
        (["--players", "3"], []),
        (["--name", "ben"], [3]),
        (["--name", "anna", "--name", "egg"], [1, 2]),
        (["--result", "egg"], [2]),
        (["--result", "open", "--result", "2", "--game", "penguin-soccer"], [1, 2]),
        (["--reason", "resignation"], [2]),
        (["--plies", "4"], [1, 2]),
        (["--plies", "5.."], [3]),
        (["--plies", "..4"], [1, 2]),
        (["--seed", "0..7"], [2]),
        (["--date", "2026"], [1, 3]),
        (["--date", "2026-01"], [1]),
        (["--date", "2026-02-01.."], [3]),
        (["--date", "..2026-01-31"], [1]),
        (["--option", "ply_cap=30"], [1, 2]),
        (["--number", "2"], [2]),
        (["--check"], [1, 2, 3]),
    ],
)
def test_choices(run: Run, arguments: list[str], numbers: list[int]) -> None:
    """Each filter leaves what it says; the numbers are those of the list that is shown."""
    code, out, err = run("games.jsonl", "--json", *arguments)
    assert (code, err) == (0, [])
    lines = [json.loads(line)["line"] for line in out]
    assert lines == numbers


def test_counts(run: Run) -> None:
    """In all, or by game, winner or reason; also for programs."""
    assert run("games.jsonl", "--count") == (0, ["3 records"], [])
    assert run("games.jsonl", "--count", "game") == (0, ["2  penguin-soccer", "1  polar-dare", "3 records"], [])
    _, out, _ = run("games.jsonl", "--count", "reason", "--json")
    assert json.loads(out[0])["records"] == 3
    assert json.loads(out[0])["reason"] | {"open": 1, "resignation": 1} == json.loads(out[0])["reason"]
    _, out, _ = run("games.jsonl", "--count", "winner", "--name", "egg", "--json")
    assert json.loads(out[0]) == {"records": 2, "winner": {"open": 1, "egg": 1}}
    assert json.loads(run("games.jsonl", "--count", "--json")[1][0]) == {"records": 3}


def test_checks(run: Run) -> None:
    """A record that is not true is told with its ply and left out; without --check it is listed as it is."""
    Path("games.jsonl").write_bytes(b"".join(map(write_line, (ANNA, BROKEN, LOST))))
    assert run("games.jsonl", "--count")[:2] == (0, ["3 records"])
    code, out, err = run("games.jsonl", "--check", "--count")
    assert (code, out) == (2, ["2 records"])
    assert len(err) == 1
    assert err[0].startswith('rookery records: "games.jsonl", line 2: the record breaks at ply 3 of 4: ')


def test_what_is_broken(run: Run, tmp_path: Path) -> None:
    """Whatever cannot be read is told in a line of its own; the others are listed, and the exit code is 2."""
    (tmp_path / "empty").mkdir()
    Path("letter.txt").write_text("Dear all", encoding="utf-8")
    Path("cut.jsonl").write_bytes(write_line(ANNA) + b'{"format":\n' + write_line(LOST))
    code, out, err = run("games.jsonl", "empty", "letter.txt", "missing", "cut.jsonl", "--count")
    assert (code, out) == (2, ["5 records"])
    assert [line.removeprefix("rookery records: ").partition(":")[0] for line in err] == [
        '"empty"',
        '"letter.txt"',
        '"missing"',
        '"cut.jsonl", line 2',
    ]
    assert "there are no records in this folder" in err[0]


def test_many_complaints(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of nothing but broken records does not fill the screen."""
    monkeypatch.setattr(command, "MOST_COMPLAINTS", 2)
    Path("games.jsonl").write_bytes(b"{}\n" * 5)
    code, out, err = run("games.jsonl")
    assert (code, out, len(err)) == (2, [], 3)
    assert err[-1] == "rookery records: and 3 more that cannot be used"


def test_an_older_form(run: Run) -> None:
    """A game that a terminal saved before is listed with a word about it."""
    Path("old.json").write_text(json.dumps(saved(ANNA), indent=2), encoding="utf-8")
    code, out, _ = run("old.json")
    assert code == 0
    assert out == ["1  penguin-soccer  1 – adult  * open  4 plies  old.json  (converted from rookery-game/1)"]


def test_a_folder_in_german(run: Run, tmp_path: Path) -> None:
    """Folders are read with all that is in them, and everything is said in the language that was chosen."""
    Path("one.json").write_bytes(write(ANNA))
    _, out, _ = run(str(tmp_path), "--count", "--language", "de")
    assert out == ["4 Aufzeichnungen"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--count", "colour"], 'be counted by "colour"; use --count with game, winner, reason'),
        (["--count", "--to", "text"], "--count and --to cannot be used together"),
        (["--plies", "many"], "--plies"),
        (["--date", "January"], "is not a date; use a day such as 2026-01-31"),
        (["--option", "x"], "KEY=VALUE"),
        (["--number", "x"], "--number"),
    ],
)
def test_refusals(run: Run, arguments: list[str], problem: str) -> None:
    """What cannot be meant is refused in one line."""
    code, out, err = run("games.jsonl", *arguments)
    assert (code, out, len(err)) == (2, [], 1)
    assert problem in err[0]


def test_every_record_is_one() -> None:
    """The games above are what they are meant to be."""
    records: list[Record] = [ANNA, LOST, DARE, BROKEN]
    assert len(set(map(write, records))) == 4
