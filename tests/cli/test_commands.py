"""Every command: what it prints, what it answers to programs, what it refuses."""

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import rookery
from rookery import bench, catalog
from rookery.bench.rows import alone
from rookery.cli import commands
from rookery.cli.main import main

KEY = "penguin-soccer"
OVER = "-,-,-/-,-,- h8 w 0"
Run = Callable[..., str]


@pytest.fixture(name="run")
def _run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command that must succeed, and return what it prints."""

    def run(*arguments: str) -> str:
        assert main(arguments) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.fixture(name="refused")
def _refused(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command that must be refused with exit code 2 and one line, and return that line."""

    def refused(*arguments: str) -> str:
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.endswith("\n")
        assert err.startswith(f"rookery {arguments[0]}: ")
        return err

    return refused


def test_commands_have_names_of_their_own() -> None:
    """No two commands share a name, and each says in a few words what it does."""
    names = [command.name for command in commands.ALL]
    assert len(set(names)) == len(names)
    assert {"games", "rules", "play", "moves", "picture", "perft", "bench", "warm"} <= set(names)
    assert all(re.fullmatch(r"[a-z].{5,60}[^.]", str(command.about)) for command in commands.ALL)


# games


def test_games(run: Run) -> None:
    """Every game is listed with its options, their defaults and values."""
    out = run("games")
    for room in catalog.rooms():
        fewest, most = room.players
        players = most if fewest == most else f"{fewest} to {most}"
        assert f"{room.key}  {players} players  {room.title}" in out
    assert "    no_move=skip  what happens to a player with no legal move: skip or loss" in out
    assert "\n        with tiny_and_tall=on the default is tiles=0:0;2:0;0:2\n" in out


def test_games_for_programs(run: Run) -> None:
    """Programs learn the same, and can give each default back as an option."""
    listed = json.loads(run("games", "--json"))
    assert [entry["game"] for entry in listed] == list(rookery.games())
    for entry in listed:
        assert entry.keys() == {"game", "title", "summary", "players", "chance", "options"}
        assert entry["players"] == list(catalog.room(entry["game"]).players)
        given = [word for option in entry["options"] for word in ("--option", f"{option['name']}={option['default']}")]
        assert run("moves", entry["game"], "--seed", "1", *given) == run("moves", entry["game"], "--seed", "1")
        for option in entry["options"]:
            for setting, default in option["other_defaults"].items():
                asked = "moves", entry["game"], "--seed", "1", "--option", setting
                assert run(*asked, "--option", f"{option['name']}={default}") == run(*asked)


# rules


def test_rules(run: Run) -> None:
    """The rulebook is printed as text."""
    assert run("rules", KEY).startswith("Penguin Soccer\n==============\n")


def test_one_rule(run: Run) -> None:
    """One clause of it by its id, however that is written."""
    assert run("rules", KEY, "SL1") == run("rules", KEY, "sl1") == "- SL1 The holder cannot slide.\n"


# moves


def test_moves(run: Run) -> None:
    """The board, the position's text and its moves, each move once."""
    *_, text, moves = run("moves", KEY).splitlines()
    assert text == "-,-,-/-,-,- + w 0"
    assert moves.split() == list(rookery.game(KEY).start().moves)


def test_moves_for_programs(run: Run) -> None:
    """A position as JSON: under way it has a seat and moves, afterwards an outcome."""
    assert json.loads(run("moves", KEY, "--json")) == {
        "game": KEY,
        "position": "-,-,-/-,-,- + w 0",
        "seat": 0,
        "moves": list(rookery.game(KEY).start().moves),
        "chance": [],
        "outcome": None,
    }
    over = json.loads(run("moves", KEY, "--position", OVER, "--json"))
    assert (over["seat"], over["moves"]) == (None, [])
    assert over["outcome"] == {"reason": "goal", "winners": [0], "scores": [1.0, -1.0], "ranks": None}


def test_reasons_are_words(run: Run) -> None:
    """A reason is written like an option's value, with a hyphen where words meet."""
    facts = json.loads(run("moves", KEY, "--position", "-,-,-/-,-,- + w 400", "--json"))
    assert facts["outcome"] == {"reason": "ply-cap", "winners": [], "scores": [0.0, 0.0], "ranks": None}


def test_moves_in_colour(run: Run) -> None:
    """Colours come only where they are wanted."""
    assert "\x1b[" in run("moves", KEY, "--colour", "always")
    assert "\x1b" not in run("moves", KEY)


# picture


def test_picture(run: Run, tmp_path: Path) -> None:
    """A picture is an SVG document, printed or written to a file."""
    printed = run("picture", KEY, "--theme", "dark", "--size", "320", "--seat", "2")
    root = ElementTree.fromstring(printed)  # noqa: S314  # our own
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("width") == "320"
    file = tmp_path / "picture.svg"
    assert run("picture", KEY, "--theme", "dark", "--size", "320", "--seat", "2", "--out", str(file)) == ""
    assert file.read_text(encoding="utf-8").strip() == printed.strip()
    assert run("picture", KEY) != run("picture", KEY, "--seat", "2")


# bench and warm


def test_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Results are printed as a table or as JSON; progress goes to stderr."""
    asked: list[Any] = []

    def measure(keys: tuple[str, ...], *, quick: bool, progress: Callable[[str], None]) -> list[bench.Row]:
        asked.append((tuple(keys), quick))
        progress("measuring")
        return [alone(KEY, "warm", 0.5, "s")]

    monkeypatch.setattr(bench, "measure", measure)
    assert main(["bench", "--quick"]) == 0
    out, err = capsys.readouterr()
    assert KEY in out
    assert err == "measuring\n"
    assert main(["bench", KEY, "--json"]) == 0
    assert KEY in json.dumps(json.loads(capsys.readouterr().out))
    assert asked == [(rookery.games(), True), ((KEY,), False)]


def test_warm(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """Every game, or the one that is named, is made ready, and the time is printed."""
    warmed: list[str] = []
    thinking: list[str] = []
    stepped: list[str] = []

    def warm(game: rookery.Game) -> rookery.Game:
        warmed.append(game.key)
        return game

    monkeypatch.setattr("rookery.kernel.game.Game.warm", warm)
    monkeypatch.setattr("rookery.bots.warm", lambda game: thinking.append(game.key))
    monkeypatch.setattr(commands, "warm_batches", lambda game: stepped.append(game.key))
    clock = itertools.count()
    # Not the clock of all: others look at that too.
    monkeypatch.setattr(commands, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    assert run("warm") == "".join(f"{key}: ready in 1.0 s\n" for key in catalog.games())
    assert run("warm", KEY) == f"{KEY}: ready in 1.0 s\n"
    assert warmed == thinking == stepped == [*catalog.games(), KEY]


# Mistakes


@pytest.mark.parametrize("command", ["rules", "moves", "play", "picture", "perft", "bench", "warm"])
def test_unknown_games(refused: Run, command: str) -> None:
    """Every command knows the games and has a hint for a mistyped name."""
    depth = ["2"] if command == "perft" else []
    line = refused(command, "penguin-socer", *depth)
    assert f'there is no game "penguin-socer" (did you mean {KEY}?); the games are {", ".join(catalog.games())}' in line


@pytest.mark.parametrize(
    ("given", "right"),
    [
        (["--option", "plycap=3"], "(did you mean ply_cap?); the options are repetition, ply_cap, no_move"),
        (["--option", "ply_cap=x"], "use a number from 1 to 999,999,999, or 0"),
        (["--option", "no_move=pass"], "use skip or loss"),
        (["--option", "ply_cap"], "an option is written KEY=VALUE"),
        (["--option", "players=2"], "the options are repetition, ply_cap, no_move"),
        (["--players", "3"], "it takes 2"),
        (["--players", "x"], "players"),
        (["--position", "nonsense"], "a position has four fields"),
        (["--position", "-,-,-/-,-,- + w 1"], "White moves at even plies"),
        (["--position", "\udcff\n"], 'of "\\udcff\\n")'),
        (["--seed", "x"], "seed"),
        (["--seed", "-1"], "seed"),
    ],
)
@pytest.mark.parametrize("command", ["moves", "play", "picture", "perft"])
def test_wrong_positions(refused: Run, command: str, given: list[str], right: str) -> None:
    """Every command that takes a position refuses a wrong one with what would be right."""
    depth = ["2"] if command == "perft" else []
    joined = [f"{given[0]}={given[1]}"]
    assert right in refused(command, KEY, *depth, *joined)


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["perft", KEY, "x"], "depth"),
        (["perft", KEY, "1001"], "a depth must be"),
        (["perft", KEY, "2", "--device", "gpu"], "the devices are cpu, cuda"),
        (["picture", KEY, "--seat", "3"], 'there is no seat "3"; the seats are 1, 2'),
        (["picture", KEY, "--seat", "0"], 'there is no seat "0"; the seats are 1, 2'),
        (["picture", KEY, "--seat", "x"], "seat"),
        (["picture", KEY, "--theme", "drak"], "the themes are light, dark"),
        (["picture", KEY, "--size", "1"], "must be a whole number from 16 to 16,384"),
        (["picture", KEY, "--size", "x"], "size"),
        (["picture", KEY, "--out", "/dev/null/x.svg"], '"/dev/null/x.svg" cannot be written'),
    ],
)
def test_wrong_values(refused: Run, arguments: list[str], right: str) -> None:
    """A value that is not right is refused by name, with those that are."""
    assert right in refused(*arguments)
