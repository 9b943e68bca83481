"""The command arena: from arguments to table, picture and refusals."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import rookery
from rookery import bots
from rookery.arena.match import Work
from rookery.cli import arena
from rookery.cli.main import main
from rookery.kernel.game import Game
from rookery.records.files import find_records
from tests.arena.stand_ins import KEY, Alone, chick_wins, refuses_seed_1
from tests.bots.programs import engines
from tests.limits import HANGING

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def _run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command in an empty folder, with stand-ins for matches."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "warm", lambda self: self)
    monkeypatch.setattr(bots, "warm", lambda *_: None)

    def run(*arguments: str, work: Work = chick_wins) -> tuple[int, str, str]:
        monkeypatch.setattr(arena, "worker_pool", lambda *_: Alone(work))
        code = main(["arena", *arguments])
        return (code, *capsys.readouterr())

    return run


def test_a_table(run: Run) -> None:
    """The table is printed, the results are kept beside, and the same command says the same without playing."""
    code, out, err = run(KEY, "egg", "chick", "--games", "10")
    assert (code, err) == (0, "")
    assert out.startswith("The Penguin Game (2 players): 10 games\n")
    lines = Path(f"arena-{KEY}.ndjson").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 11
    assert run(KEY, "egg", "chick", "--games", "10", work=refuses_seed_1) == (0, out, "")


def test_results_from_before_games_were_kept(run: Run) -> None:
    """An arena goes on with results that have no games, and says so in a line."""
    run(KEY, "egg", "chick", "--games", "10")
    code, _, err = run(KEY, "egg", "chick", "--games", "12")
    assert code == 0
    assert err.startswith("rookery arena: 10 results in arena-")
    assert "came before games were saved" in err


def test_for_programs_and_as_a_picture(run: Run) -> None:
    """JSON, a picture, a chosen file, a seed and options."""
    code, out, _ = run(
        *(KEY, "egg", "chick", "--games", "4", "--json", "--plot", "a.png", "--out", "mine.ndjson", "--seed", "7"),
        *("--players", "2", "--option", "flamethrowers=on"),
    )
    assert code == 0
    facts = json.loads(out)
    assert (facts["games"], facts["options"]["flamethrowers"]) == (4, "on")
    assert Path("a.png").exists()
    assert '"seed":7' in Path("mine.ndjson").read_text(encoding="utf-8")


def test_a_sequential_test(run: Run) -> None:
    """The arena stops when the test is decided."""
    code, out, _ = run(KEY, "egg", "chick", "--games", "1000", "--sprt", "0.65", "0.75")
    assert code == 0
    assert "Decided: chick takes more than 65.0 % of the points against egg" in out
    assert len(Path(f"arena-{KEY}.ndjson").read_text(encoding="utf-8").splitlines()) < 100


def test_games_that_could_not_be_played(run: Run) -> None:
    """The table is printed all the same; the exit code and a line say that something is missing."""
    code, out, err = run(KEY, "egg", "chick", "--games", "6", work=refuses_seed_1)
    assert code == 2
    assert "4 games" in out
    assert err.count("\n") == 1
    assert "2 games could not be played and are left out: egg – chick with seed 1 (ValueError: one is no number)" in err
    assert run(KEY, "egg", "chick", "--games", "6")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((KEY, "egg", "dodo"), 'no bot "dodo"'),
        ((KEY, "egg", "./nowhere.py"), 'there is no file "./nowhere.py"'),
        ((KEY, "egg", "cmd:nowhere-at-all"), 'there is no program "nowhere-at-all"'),
        ((KEY, "egg", engines.name("echo")), 'it said "rei 1" instead of "reiok"'),
        ((KEY, "egg", engines.name("refuses")), "it gave up: I do not know this game"),
        ((KEY, "egg", "chick", "--seconds", "soon"), '"soon"'),
        ((KEY, "egg"), "two or more different bots"),
        (("penguin-chess", "egg", "chick"), 'no game "penguin-chess"'),
        ((KEY, "egg", "chick", "--games", "0"), "number of games must be"),
        ((KEY, "egg", "chick", "--games", "many"), '--games "many" is not a number'),
        ((KEY, "egg", "chick", "--workers", "0"), "number of workers must be"),
        ((KEY, "egg", "chick", "--players", "1"), "use --players 2 or more"),
        ((KEY, "egg", "chick", "--plot", "a.gif"), "ends in .png or .svg"),
        ((KEY, "egg", "chick", "--sprt", "0.8", "0.7"), "0 < P0 < P1 < 1"),
        ((KEY, "egg", "chick", "--sprt", "most", "0.7"), 'not "most"'),
        ((KEY, "egg", "chick", "adult", "--sprt", "0.6", "0.7"), "give two levels, not 3"),
        ((KEY, "egg", "chick", "--out", "."), "is not a file"),
    ],
)
def test_refusals(run: Run, arguments: tuple[str, ...], problem: str) -> None:
    """Bad input gets one clear line and exit code 2, before anything is played or written."""
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("rookery arena: ")
    assert problem in err
    assert list(Path.cwd().iterdir()) == []


def test_another_games_file(run: Run) -> None:
    """A results file of another game is refused and stays as it is."""
    run(KEY, "egg", "chick", "--games", "2", "--out", "a.ndjson")
    before = Path("a.ndjson").read_bytes()
    code, _, err = run("penguin-soccer", "egg", "chick", "--games", "2", "--out", "a.ndjson")
    assert code == 2
    assert f"holds results of {KEY}, not of penguin-soccer" in err
    assert Path("a.ndjson").read_bytes() == before


def test_where_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an address in processes here, one a core or as many as asked for; with one on that cluster."""
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("rookery.arena.workers.LocalPool", lambda *given: asked.append(given))
    monkeypatch.setattr("rookery.arena.cluster.RayPool", lambda *given: asked.append(given))
    monkeypatch.setattr(arena, "cores", lambda: 5)
    arena.worker_pool(None, None)
    arena.worker_pool(None, 3)
    arena.worker_pool("10.0.0.1:6379", None)
    assert asked == [(5,), (3,), ("10.0.0.1:6379", None)]


def _start(folder: Path, *more: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "rookery", "arena", KEY, "egg", "chick", "--games", "20000", "--workers", "1", *more],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )


def _wait_for_results(path: Path, number: int, seconds: float = HANGING) -> None:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if path.exists() and path.read_bytes().count(b"\n") > number:
            return
        time.sleep(0.05)
    pytest.fail("no results")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_interrupted(tmp_path: Path) -> None:
    """Ctrl-C stops a real arena at once; its results are kept, and one line says how to go on."""
    path = tmp_path / f"arena-{KEY}.ndjson"
    with _start(tmp_path) as process:
        _wait_for_results(path, 5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=HANGING)
    assert process.returncode == 130
    assert out == ""
    said = [line for line in err.splitlines() if line and "compiling" not in line]
    assert len(said) == 1
    assert "results are kept in" in said[0]
    assert "the same command continues" in said[0]
    kept = path.read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line) for line in kept)
    assert f" {len(kept) - 1} results" in said[0]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_no_room(tmp_path: Path) -> None:
    """A file that may not grow, as on a full disk, ends a real arena with one line; what is in it is whole."""
    resource = pytest.importorskip("resource")
    limit = 6000
    # Native code that had to be compiled could not be saved under such a limit either, and that would print a warning.
    bots.warm(rookery.game(KEY).warm(), ("egg", "chick"))

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    path = tmp_path / f"arena-{KEY}.ndjson"
    done = subprocess.run(
        [sys.executable, "-m", "rookery", "arena", KEY, "egg", "chick", "--games", "200", "--workers", "1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=small,
    )
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if "compiling" not in line]
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(said) == 1
    games = tmp_path / f"arena-{KEY}.games.jsonl.gz"
    # Whichever file is full first; a game is kept before its result. The end of the games may be missing.
    kept = sum(found.record is not None for found in find_records([games]))
    assert kept > 2
    assert kept - (len(lines) - 1) in (0, 1)
    assert f"the {kept} in it are safe" in said[0] or f"the {len(lines) - 1} results in it are safe" in said[0]
    assert max(path.stat().st_size, games.stat().st_size) <= limit
    assert all(json.loads(line) for line in lines)
