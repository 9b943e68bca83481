"""Games in files: whole and true, or refused; and nothing is lost on the way."""

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import rookery
from rookery import catalog
from rookery.kernel.levels import NAMES
from rookery.records.record import Player, write, write_line
from rookery.tui import saved
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.saved import BadGameFile, CannotSave
from tests.conformance import cases
from tests.records.played import played

GAMES = [
    *cases.games(),
    rookery.game("penguin-soccer", repetition=2, ply_cap=30, no_move="loss"),
    rookery.game("penguin-game", start="chaotic", players=3),
    rookery.game("penguin-game", tiny_and_tall=True, flamethrowers=True, drifting=True),
    rookery.game("polar-dare", turn_cap=5, pole_is_final=True, players=4),
    rookery.game("penguins-rock", second_penguin="next_turn", turn_cap=3),
]


def soccer() -> LocalGame:
    """A game of a few moves against a bot."""
    local = LocalGame(rookery.game("penguin-soccer", ply_cap=30).start(), [PERSON, "adult"], "2026-01-31")
    for move in ("Pne", "Bsw", "Mn"):
        local.play(move)
    return local


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_there_and_back(tmp_path: Path, data: st.DataObject) -> None:
    """Any game of any room, under any options, comes back with its whole line and everybody in their seats."""
    game = data.draw(st.sampled_from(GAMES))
    seed = data.draw(st.integers(0, 999))
    plies = data.draw(st.integers(0, 60))
    seats = data.draw(st.lists(st.sampled_from([PERSON, *NAMES]), min_size=game.players, max_size=game.players))
    local = LocalGame(game.start(seed), seats)
    for move, _ in cases.random_game(game, seed, plies)[1:]:
        local.play(move)
    file = tmp_path / "game.json"
    saved.save(local, file)
    back = saved.load(file)
    assert back.game == local.game
    assert (back.seats, back.moves) == (local.seats, local.moves)
    assert back.positions == local.positions
    assert [str(position) for position in back.positions] == [str(position) for position in local.positions]
    assert back.position.history == local.position.history
    assert back.position.outcome == local.position.outcome


def test_what_a_file_says(tmp_path: Path) -> None:
    """The form is written down: plain JSON that people can read."""
    file = tmp_path / "game.json"
    saved.save(soccer(), file)
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "format": "rookery-record/1",
        "game": "penguin-soccer",
        "rules": catalog.room("penguin-soccer").version,
        "options": {"repetition": "3", "ply_cap": "30", "no_move": "skip"},
        "players": [{"name": "", "kind": "person"}, {"name": "adult", "kind": "bot", "level": "adult"}],
        "start": "-,-,-/-,-,- + w 0",
        "moves": ["Pne", "Bsw", "Mn"],
        "date": "2026-01-31",
    }
    assert list(tmp_path.iterdir()) == [file]


Change = Callable[[dict[str, Any]], None]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (
            lambda content: content.update(format="rookery-record/2"),
            'has the format "rookery-record/2"; this Rookery',
        ),
        (lambda content: content.update(format=1), "this is not a game record"),
        (lambda content: content.pop("format"), "this is not a game record"),
        (lambda content: content.update(game="chess"), 'there is no game "chess"'),
        (lambda content: content.update(game="polar-dare"), 'there is no option "repetition"'),
        (lambda content: content.update(rules=99), "played under version 99 of the rules"),
        (lambda content: content.update(rules="1"), "damaged"),
        (lambda content: content["options"].update(ply_cap="x"), "option ply_cap cannot be"),
        (lambda content: content["options"].update(ply_cap=30), "damaged"),
        (lambda content: content["options"].update(extra="1"), 'there is no option "extra"'),
        (lambda content: content["players"].pop(), "it takes 2"),
        (lambda content: content["players"][1].update(level="king"), 'there is no level "king"'),
        (lambda content: content.update(start="?"), 'of "?"'),
        (lambda content: content["moves"].insert(1, "Kn"), 'breaks at ply 2 of 4: "Kn" is not legal here'),
        (lambda content: content["moves"].append("xyz"), "breaks at ply 4 of 4: "),
        (lambda content: content["moves"].append(None), "damaged"),
        (lambda content: content["options"].update(ply_cap="2"), "breaks at ply 3 of 3: .* the game is over"),
        (lambda content: content.update(more=1), "damaged"),
        (lambda content: content.pop("moves"), "damaged"),
    ],
)
def test_damage(tmp_path: Path, change: Change, problem: str) -> None:
    """Whatever is not whole and true is refused in one line that names the file and the place."""
    file = tmp_path / "game.json"
    saved.save(soccer(), file)
    content = json.loads(file.read_text(encoding="utf-8"))
    change(content)
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(BadGameFile, match=problem) as refused:
        saved.load(file)
    assert "game.json" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.code == "bad-game-file"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "it is empty"),
        (b"{", "not a game record"),
        (b"[]", "is not a tag"),
        (b"null", "not a game record"),
        (b"\xff\xfe", "not a game record"),
        (b"[" * 100_000, "is not a tag"),
        (b'{"format": "\xff"}', "not a game record"),
        (b'{"format":{}}', "not a game record"),
    ],
)
def test_other_files(tmp_path: Path, content: bytes, problem: str) -> None:
    """What is no game at all is said to be none."""
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    with pytest.raises(BadGameFile, match=problem):
        saved.load(file)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_flipped_byte(tmp_path: Path, place: int, byte: int) -> None:
    """A file with any one byte changed is a true game all the same, or refused."""
    file = tmp_path / "game.json"
    saved.save(soccer(), file)
    content = bytearray(file.read_bytes())
    content[place % len(content)] = byte
    file.write_bytes(content)
    try:
        local = saved.load(file)
    except BadGameFile:
        return
    saved.save(local, file)
    assert saved.load(file).positions == local.positions


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing file, a folder and a name that cannot be are refused, each with its reason."""
    for file, reason in (
        (tmp_path / "missing.json", "there is no such file"),
        (tmp_path, "it is a folder; give a file"),
        (Path("\0"), "it cannot be read"),
    ):
        with pytest.raises(BadGameFile, match=reason):
            saved.load(file)


def test_the_form_of_before(tmp_path: Path) -> None:
    """A game that was saved before there were records is read, with a word about it, and then kept as a record."""
    file = tmp_path / "game.json"
    old = {
        "format": "rookery-game/1",
        "game": "penguin-soccer",
        "rules": 1,
        "players": 2,
        "options": {"repetition": "3", "ply_cap": "30", "no_move": "skip"},
        "seats": ["person", "adult"],
        "start": "-,-,-/-,-,- + w 0",
        "moves": ["Pne", "Bsw", "Mn"],
    }
    file.write_text(json.dumps(old, indent=2), encoding="utf-8")
    told: list[str] = []
    local = saved.load(file, lambda message: told.append(str(message)))
    assert (local.seats, local.moves) == (soccer().seats, soccer().moves)
    assert len(told) == 1
    assert "has the older format rookery-game/1; from now on it is saved as rookery-record/1" in told[0]
    assert saved.is_own(file, local)
    saved.save(local, file)
    del told[:]
    assert saved.load(file, lambda message: told.append(str(message))).positions == local.positions
    assert told == []


def test_records_from_elsewhere(tmp_path: Path) -> None:
    """The record of a match is resumed with everybody in their seats; a file that says more is not written over."""
    record = replace(played("penguin-soccer", most=4), players=(Player("Anna", "person"), Player("Ben", "person")))
    file = tmp_path / "match.json"
    file.write_bytes(write(record))
    local = saved.load(file)
    assert (local.seats, local.names, tuple(local.moves)) == ([PERSON, PERSON], ["Anna", "Ben"], record.moves)
    assert not saved.is_own(file, local)
    assert saved.record_of(local).players == record.players
    file.write_bytes(write(replace(record, players=(Player("Anna", "person"), Player("Frosty", "bot", "Frosty")))))
    assert saved.unknown_bots(saved.load(file)) == ["Frosty"]
    file.write_bytes(write_line(record) * 2)
    with pytest.raises(BadGameFile, match="it holds several games; rookery records"):
        saved.load(file)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When writing fails the older state stays whole, nothing half is left, and the reason is told."""
    file = tmp_path / "game.json"
    local = soccer()
    saved.save(local, file)
    before = file.read_bytes()
    local.play("B^")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match=r"cannot be saved to .*No space left on device") as refused:
        saved.save(local, file)
    assert refused.value.code == "cannot-save"
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
    monkeypatch.undo()
    saved.save(local, file)
    assert saved.load(file).moves == local.moves


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    """A file for a folder, a folder for a file and a folder that there is not are refused."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    for file in (tmp_path / "file" / "game.json", tmp_path / "missing" / "game.json", tmp_path, Path("\0")):
        with pytest.raises(CannotSave, match="the game cannot be saved to"):
            saved.save(soccer(), file)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A file that exists is nobody's to write over, unless it is the game's own."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear all", encoding="utf-8")
    with pytest.raises(CannotSave, match="already exists; choose another name"):
        saved.save_anew(soccer(), file)
    assert file.read_text(encoding="utf-8") == "Dear all"
    saved.save_anew(soccer(), tmp_path / "game.json")
    assert saved.load(tmp_path / "game.json").moves == soccer().moves


def test_new_files() -> None:
    """A game without a file gets one of its own, however many are begun in a minute."""
    names = []
    for _ in range(3):
        file = saved.new_file("penguin-soccer")
        saved.save_anew(soccer(), file)
        names.append(file.name)
    assert len(set(names)) == 3
    assert all(name.startswith("penguin-soccer-2") and name.endswith(".json") for name in names)


def test_the_latest() -> None:
    """The game saved last is found; without any the folder is named."""
    with pytest.raises(BadGameFile, match="there is no saved game in"):
        saved.latest()
    files = [saved.folder() / f"{name}.json" for name in ("b", "c", "a")]
    for age, file in zip((30, 10, 20), files, strict=True):
        saved.save(soccer(), file)
        os.utime(file, (time.time() - age, time.time() - age))
    assert saved.latest() == files[1]


def test_the_users_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without ROOKERY_GAMES games are kept in the user's data folder."""
    monkeypatch.delenv("ROOKERY_GAMES")
    assert saved.folder().parts[-2:] == ("rookery", "games")
    assert saved.folder().is_absolute()


def test_no_room_is_left_out() -> None:
    """The games above are of every room of the catalog."""
    assert {game.key for game in GAMES} == set(catalog.games())
