"""The results file: kept, resumed, refused, never damaged."""

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rookery
from rookery.arena.match import Result
from rookery.arena.plan import Plan
from rookery.arena.results import FORMAT, BadResults, CannotKeep, ResultsFile
from rookery.kernel.game import Game
from rookery.kernel.levels import AtRandom
from tests.arena.stand_ins import first_seat_wins, plan, result

PLAN = plan(games=6)
RESULTS = [first_seat_wins(item) for item in PLAN.items()]


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    """A file with three results."""
    path = tmp_path / "arena.ndjson"
    with ResultsFile(path, PLAN) as file:
        for result in RESULTS[:3]:
            file.add(result)
    return path


def read(path: Path, for_plan: Plan = PLAN) -> list[Result]:
    """The results of a plan that a file holds."""
    with ResultsFile(path, for_plan) as file:
        return file.of(for_plan.items())


def test_lines_of_json(path: Path) -> None:
    """A header says what was played; each further line is a match."""
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    facts = msgspec.json.decode(header)
    assert facts["format"] == FORMAT == "rookery-arena/1"
    assert (facts["game"], facts["players"], facts["rules"]) == (PLAN.game.key, 2, PLAN.game.room.version)
    assert facts["options"] == dict(PLAN.option_texts)
    assert [msgspec.json.decode(line, type=Result) for line in lines] == RESULTS[:3]


def test_a_result_is_there_at_once(tmp_path: Path) -> None:
    """Each result is in the file before the next one comes."""
    path = tmp_path / "arena.ndjson"
    with ResultsFile(path, PLAN) as file:
        for number, result in enumerate(RESULTS, start=1):
            file.add(result)
            assert len(path.read_bytes().splitlines()) == number + 1
            assert len(file) == number


def test_going_on(path: Path) -> None:
    """What is there is known, what is not is not, and both runs make one file."""
    with ResultsFile(path, PLAN) as file:
        assert [item in file for item in PLAN.items()] == [True] * 3 + [False] * 3
        for result in RESULTS[3:]:
            file.add(result)
    assert read(path) == RESULTS
    assert path.read_bytes().count(FORMAT.encode()) == 1


def test_more_levels_more_games(path: Path) -> None:
    """A larger plan goes on with the same file, and a smaller one sees what it asks for."""
    assert read(path, plan("egg", "chick", "adult", games=20)) == RESULTS[:3]
    assert read(path, plan(games=2)) == RESULTS[:2]


@pytest.mark.parametrize("cut", [1, 7, 60])
def test_a_torn_line(path: Path, cut: int) -> None:
    """A last line that was cut off is cut away; its match is played again."""
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with ResultsFile(path, PLAN) as file:
        assert file.of(PLAN.items()) == RESULTS[:2]
        file.add(RESULTS[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_torn_header(path: Path, length: int) -> None:
    """A file that was cut off in its first line is begun again."""
    header = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(header[:length])
    assert read(path) == []
    assert path.read_bytes() == header


def test_a_result_twice(path: Path) -> None:
    """Of two results of one match the first counts."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(msgspec.structs.replace(RESULTS[0], plies=99)) + b"\n")
    assert read(path) == RESULTS[:3]


def other(**changes: Any) -> Plan:
    """The plan with another room."""
    return Plan(Game(replace(PLAN.game.room, **changes), 2), PLAN.levels, 6)


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: Plan(rookery.game("penguin-soccer"), PLAN.levels, 6), "holds results of penguin-game, not of penguin"),
        (lambda: plan(players=3), "of 2 players, not of 3 players"),
        (
            lambda: Plan(rookery.game("penguin-game", flamethrowers=True), PLAN.levels, 6),
            "of flamethrowers=off, not of flamethrowers=on",
        ),
        (lambda: other(version=2), "of version 1 of the rules, not of version 2 of the rules"),
        (
            lambda: other(configure=lambda *given: PLAN.game.room.configure(*given) + 1),
            "of a board [0-9a-f]{16}, not of a board [0-9a-f]{16}",
        ),
        (
            lambda: other(levels={**PLAN.game.room.levels, "chick": (AtRandom(),)}),
            r"of an earlier chick \(.*; now AtRandom\(\)\)",
        ),
    ],
    ids=["game", "players", "options", "rules", "board", "level"],
)
def test_another_arena_is_refused(path: Path, make: Callable[[], Plan], problem: str) -> None:
    """Results of something else are not mixed with ours, and their file is not touched."""
    before = path.read_bytes()
    with pytest.raises(BadResults, match=problem) as refused:
        read(path, make())
    assert "--out" in str(refused.value)
    assert path.read_bytes() == before


def test_another_version_of_a_program_is_refused(path: Path, tmp_path: Path) -> None:
    """A program that was changed plays anew, in another file; a new one may join."""
    bot = tmp_path / "mine.py"
    bot.write_text("class Bot: ...", encoding="utf-8")
    with_bot = Plan(PLAN.game, ("egg", str(bot)), 2)
    assert read(path, with_bot) == []
    with ResultsFile(path, with_bot) as file:
        first = with_bot.items()[0]
        file.add(msgspec.structs.replace(result(first.levels, first.seed), versions=first.versions))
    assert len(read(path, with_bot)) == 1
    bot.write_text("class Bot: pass", encoding="utf-8")
    with pytest.raises(BadResults, match=r"of another version of .*mine.py.; choose another file with --out"):
        read(path, Plan(PLAN.game, ("egg", str(bot)), 2))
    assert read(path) == RESULTS[:3]


def test_a_level_nobody_asks_for_may_change(path: Path) -> None:
    """How the other levels think does not matter."""
    assert read(path, other(levels={**PLAN.game.room.levels, "emperor": (AtRandom(),)})) == RESULTS[:3]


@pytest.mark.parametrize(
    ("contents", "problem"),
    [
        (b"Dear diary,\nno results today.\n", "is not a results file"),
        (b"no line at all", "is not a results file"),
        (b"\x00" * 50, "is not a results file"),
        (b'{"format":"rookery-arena/1"}\n', "is not a results file"),
    ],
)
def test_no_results_file(tmp_path: Path, contents: bytes, problem: str) -> None:
    """A file that is something else is refused and stays as it is."""
    path = tmp_path / "mine.txt"
    path.write_bytes(contents)
    with pytest.raises(BadResults, match=problem):
        read(path)
    assert path.read_bytes() == contents


def test_a_damaged_line(path: Path) -> None:
    """Damage in the middle is reported with its line, and not touched."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"damage\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadResults, match="line 3 of"):
        read(path)
    assert path.read_bytes() == b"".join(lines)


def test_not_a_file(tmp_path: Path) -> None:
    """Folders and missing folders are refused."""
    with pytest.raises(BadResults, match="is not a file"):
        read(tmp_path)
    with pytest.raises(CannotKeep, match="No such file"):
        read(tmp_path / "nowhere" / "arena.ndjson")


def test_two_arenas_at_once(path: Path) -> None:
    """Nobody writes to a file while another does."""
    pytest.importorskip("fcntl")
    with (
        ResultsFile(path, PLAN),
        pytest.raises(BadResults, match="another arena is writing"),
        ResultsFile(path, PLAN),
    ):
        pass
    assert read(path) == RESULTS[:3]


@pytest.mark.parametrize("fits", [0, 20])
def test_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch, fits: int) -> None:
    """A result that cannot be written is reported; all before it are safe and readable, and there is no torn line."""
    before = path.read_bytes()
    real = os.write
    room = [fits]

    def full(file: int, data: memoryview) -> int:
        taken = min(room[0], len(data))
        room[0] -= taken
        if not taken:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(file, data[:taken])

    with ResultsFile(path, PLAN) as file:
        monkeypatch.setattr(os, "write", full)
        with pytest.raises(CannotKeep, match=r"No space left on device\); the 3 results in it are safe"):
            file.add(RESULTS[3])
        monkeypatch.undo()
    assert path.read_bytes() == before
    assert read(path) == RESULTS[:3]
