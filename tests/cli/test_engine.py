"""``rookery engine``: a level that speaks the engine protocol, tried as a program tries it."""

import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import rookery
from rookery.arena.match import close_programs, play
from rookery.arena.plan import Plan
from rookery.cli.main import main
from rookery.kernel.game import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.mjs"
PROTOCOL = Path(__file__).parents[2] / "docs" / "reference" / "engine-protocol.md"
OURS = f"cmd:{sys.executable} -m rookery engine penguin-soccer --level egg"


@pytest.fixture(scope="module", autouse=True)
def _programs() -> Iterator[None]:
    """To start a program takes longer than a match: they stay for all tests of this module, and end with it."""
    yield
    close_programs()


def test_a_conversation(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The game of the command line is played until a host names another; whatever is said, one line answers it."""
    said = "rei 1", "position -,-,-/-,-,- + w 0 moves Bne Psw>w", "go seed 5", "go fast", "quit", "rei 1"
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(said)))
    assert main(["engine", "penguin-soccer", "--level", "egg"]) == 0
    name, ok, move, problem = capsys.readouterr().out.splitlines()
    assert (name, ok) == ("id name Rookery egg", "reiok")
    assert move.removeprefix("bestmove ") in rookery.game("penguin-soccer").start().play("Bne").play("Psw>w").moves
    assert problem.startswith("error ")


def test_the_example_of_the_specification(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What the document shows is what happens."""
    (example,) = re.findall(r"```text\n(< rei.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    said = [line.removeprefix("< ") for line in example.splitlines() if line.startswith("<")]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(said)))
    assert main(["engine", "penguin-soccer", "--level", "egg"]) == 0
    answers = [f"> {line}" for line in capsys.readouterr().out.splitlines()]
    assert answers == [line for line in example.splitlines() if line.startswith(">")]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [(("chess",), 'there is no game "chess"'), (("penguin-soccer", "--level", "king"), 'there is no level "king"')],
)
def test_refusals(arguments: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad arguments are one line and exit code 2."""
    assert main(["engine", *arguments]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [
        ("penguin-soccer", 2, {"ply_cap": 60}),
        ("penguin-game", 3, {"flamethrowers": True}),
        ("polar-dare", 4, {}),
        ("penguins-rock", 3, {}),
    ],
)
def test_our_engine_against_itself_and_against_one_in_javascript(
    key: str, players: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the protocol a level plays the very games that it plays without, in every game, with options and dice.

    Both engines play any number of seats, and neither ever plays an illegal move.
    """
    monkeypatch.setattr(Game, "warm", lambda self: self)  # interpreted is quick enough for eggs
    monkeypatch.setattr("rookery.arena.match.MAX_PLIES", 60)
    game = rookery.game(key, players=players, **options)
    item = Plan(game, ("egg", OURS), 2).items()[0]
    direct = play(msgspec.structs.replace(item, levels=("egg",) * players))
    itself = [play(item), play(msgspec.structs.replace(item, levels=(OURS, OURS, "egg", "egg")[:players]))]
    for through in itself:
        assert through.fault == ""
        assert (through.scores, through.plies, through.reason) == (direct.scores, direct.plies, direct.reason)
    theirs = play(Plan(game, (OURS, f"cmd:{_node()} {EXAMPLE}"), 2).items()[0])
    assert theirs.fault == ""
    assert theirs.plies > 10


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "no Node here"
        pytest.skip("no Node here: our engine against one in JavaScript is LEFT OUT (install nodejs)")
    return node


def test_the_first_move_loads_no_more_than_it_needs(tmp_path: Path) -> None:
    """From the cache an engine answers without what compiles, what words sentences and what serves."""
    position = rookery.game("penguin-soccer").start()
    said = f"rei 1\nposition {position} moves\ngo seat 0 seed 1\n"
    asked = (
        "import sys; from rookery.cli.main import main; code = main(sys.argv[1:]); "
        "print(*sorted({'numba', 'fluent', 'babel', 'asyncio', 'litestar'} & {*sys.modules}), file=sys.stderr)"
    )
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", asked, "engine", "penguin-soccer", "--level", "chick"],
            input=said,
            env={name: value for name, value in os.environ.items() if not name.startswith("NUMBA")},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines()[-1].removeprefix("bestmove ") in position.moves
    assert done.stderr == "\n"
