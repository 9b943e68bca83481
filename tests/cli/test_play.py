"""``rookery play``: who plays, how a game goes on, what is refused; and whole games through the real command."""

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rookery
from rookery import bots
from rookery.cli import play as cli_play
from rookery.cli.main import main
from rookery.records.record import write
from rookery.tui import saved
from rookery.tui.app.app import RookeryApp
from rookery.tui.app.joining import Joining
from rookery.tui.app.replay import Replay
from rookery.tui.app.table import Table
from rookery.tui.local_game import PERSON, LocalGame
from tests.limits import HANGING, wait_for_line
from tests.records.played import played
from tests.records.test_older import saved as older

KEY = "penguin-soccer"
COMMAND = [sys.executable, "-m", "rookery"]
Run = Callable[..., str]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the user's own games, and none compiles ahead in this process."""
    monkeypatch.setenv("ROOKERY_GAMES", str(tmp_path / "games"))
    monkeypatch.setattr(bots, "warm", lambda *_: None)


@pytest.fixture(name="play")
def _play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Play with a script typed at the prompt, and return what is printed."""

    def play(typed: str, *arguments: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed.replace(" ", "\n")))
        assert main(["play", *arguments]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return play


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that refuses a command."""
    assert main(["play", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("rookery play: ")
    return err


def kept() -> list[Path]:
    """The files of the games kept by themselves."""
    return sorted(saved.folder().iterdir()) if saved.folder().exists() else []


def soccer_file(file: Path) -> Path:
    """A file with a game of a few moves."""
    local = LocalGame(rookery.game(KEY).start(), [PERSON, "egg"])
    for move in ("Pne", "Bsw"):
        local.play(move)
    saved.save(local, file)
    return file


def test_a_game_at_one_terminal(play: Run) -> None:
    """Two people take turns; the end of input leaves, and the game is kept."""
    out = play("Mn", KEY, "--me", "1,2", "--position", "-,-,-/-,-,- + w 8")
    assert "White: B M P (you) · Black: b m p (you)" in out
    assert "Mn: White's Mama slides in to a1." in out
    assert len(kept()) == 1
    assert str(saved.load(kept()[0]).position) == "a1n,-,-/-,-,- + b 9"


def test_bots_alone(play: Run) -> None:
    """Bots play a whole game, the same for the same seed, and leave no file."""
    watched = [KEY, "--me", "none", "--bots", "egg", "--option", "ply_cap=8", "--seed"]
    games = [play("", *watched, seed) for seed in ("1", "1", "2")]
    assert games[0] == games[1] != games[2]
    assert "A draw: No goal in 8 moves" in games[0]
    assert kept() == []


def test_the_first_bot_is_an_easy_one(play: Run) -> None:
    """Without a word about bots they are chicks, and the legend says so."""
    assert "Black: b m p (bot: chick)" in play("quit", KEY)


def test_levels_seat_by_seat(play: Run) -> None:
    """Every bot can have a level of its own."""
    out = play("quit", "polar-dare", "--players", "4", "--me", "2", "--bots", "egg,3=emperor", "--seed", "1")
    legend = " ".join(out.split())
    assert "Red: R (bot: egg) · Blue: B (you) · Green: G (bot: emperor) · Yellow: Y (bot: egg)" in legend


def test_alone(play: Run) -> None:
    """A game for one is played without bots."""
    out = play("@a1 level quit", "penguin-game", "--players", "1", "--seed", "4")
    assert "No bot plays here." in out
    assert "Leave just one coin" in out


def test_saving_from_the_start(play: Run, tmp_path: Path) -> None:
    """A file named on the command line is kept up to date and is where the game goes on."""
    file = tmp_path / "game.json"
    out = play("Pne Bsw quit", KEY, "--me", "1,2", "--save", str(file))
    assert f"rookery play --resume {file}" in out
    assert saved.load(file).moves == ["Pne", "Bsw"]
    assert kept() == []


def test_resuming(play: Run, tmp_path: Path) -> None:
    """A game goes on in its file; its key may be said or not."""
    file = soccer_file(tmp_path / "game.json")
    assert "f6" not in play("undo Mn quit", "--resume", str(file)).splitlines()[-1]
    assert saved.load(file).moves[0] == "Mn"
    play("undo Pne quit", KEY, "--resume", str(file))
    assert saved.load(file).moves[0] == "Pne"


def test_resuming_the_record_of_a_match(play: Run, tmp_path: Path) -> None:
    """What a server wrote goes on here, in a file of its own: a terminal would not keep all that it says."""
    file = tmp_path / "match.json"
    file.write_bytes(write(played(KEY, most=4)))
    before = file.read_bytes()
    play("quit", "--resume", str(file), "--me", "1,2")
    assert file.read_bytes() == before
    (copy,) = kept()
    assert saved.load(copy).moves == list(played(KEY, most=4).moves)


def test_a_game_of_an_older_form(play: Run, tmp_path: Path) -> None:
    """A game that was saved before there were records goes on, with a word about it."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(older(played(KEY, most=4), "person", "person"), indent=2), encoding="utf-8")
    assert "has the older format rookery-game/1" in play("quit", "--resume", str(file))
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "rookery-record/1"
    assert "older form" not in play("quit", "--resume", str(file))


def test_resuming_the_latest(play: Run) -> None:
    """Without a name the game saved last goes on."""
    soccer_file(saved.folder() / "a.json")
    assert "White: Move a penguin" in play("quit", "--resume")


def test_resuming_elsewhere(play: Run, tmp_path: Path) -> None:
    """A resumed game that is to be saved elsewhere leaves its old file as it was."""
    file = soccer_file(tmp_path / "game.json")
    play("Mn quit", "--resume", str(file), "--save", str(tmp_path / "other.json"))
    assert saved.load(file).moves == ["Pne", "Bsw"]
    assert saved.load(tmp_path / "other.json").moves[:3] == ["Pne", "Bsw", "Mn"]


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ([], [PERSON, "egg"]),
        (["--bots", "adult"], [PERSON, "adult"]),
        (["--me", "1,2"], [PERSON, PERSON]),
        (["--me", "2", "--bots", "adult"], ["adult", PERSON]),
    ],
)
def test_others_go_on(play: Run, tmp_path: Path, arguments: list[str], seats: list[str]) -> None:
    """Who plays may change when a game goes on; what is not said stays."""
    file = soccer_file(tmp_path / "game.json")
    if "2" in arguments:
        local = saved.load(file)
        local.play("Mn")
        saved.save(local, file)
    play("quit", "--resume", str(file), *arguments)
    assert saved.load(file).seats == seats


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], f"which game? Choose {', '.join(rookery.games())}, or use --resume"),
        (["chess"], 'there is no game "chess"'),
        ([KEY, "--me", "3"], "seats are 1, 2, or none"),
        ([KEY, "--me", ""], "seats are 1, 2, or none"),
        ([KEY, "--bots", "king"], "choose a level (egg, chick, juvenile, adult, emperor), a Python file"),
        ([KEY, "--bots", "cmd:nowhere-at-all"], 'there is no program "nowhere-at-all"'),
        ([KEY, "--bots", "1=egg"], "the bots' seats are 2"),
        ([KEY, "--position", "x"], 'of "x"'),
        (["--resume"], "there is no saved game in"),
        (["--resume", "missing.json"], "there is no such file or folder"),
        (["--resume", "GAME", "--players", "2"], "--players cannot be used with --resume"),
        (["--resume", "GAME", "--option", "ply_cap=2"], "--option cannot be used with --resume"),
        (["--resume", "GAME", "--position", "x"], "--position cannot be used with --resume"),
        (["polar-dare", "--resume", "GAME"], 'is a game of penguin-soccer, not of "polar-dare"'),
        (["--resume", "GAME", "--save", "GAME"], "already exists; choose another name"),
        ([KEY, "--save", "GAME"], "already exists; choose another name"),
        ([KEY, "--save", "GAME/x"], "the game cannot be saved to"),
        (["--resume", "GAME", "--bots", "king"], "there is no bot"),
        (["--resume", "GAME", "--me", "5"], "seats are 1, 2, or none"),
    ],
)
def test_refusals(arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad input is answered with one line that says what would be right."""
    file = soccer_file(tmp_path / "game.json")
    before = file.read_bytes()
    given = [argument.replace("GAME", str(file)) for argument in arguments]
    assert problem in refusal(capsys, *given)
    assert file.read_bytes() == before


def test_a_file_starts_no_program(tmp_path: Path, play: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that a program played is resumed only by somebody who names who is to play: files come from anywhere."""
    file = tmp_path / "game.json"
    mark = tmp_path / "mark"
    saved.save(LocalGame(rookery.game(KEY).start(), [PERSON, f"cmd:touch {mark}"]), file)
    assert "names the program" in refusal(capsys, "--resume", str(file))
    assert "--bots" in refusal(capsys, "--resume", str(file), "--me", "1")
    play("quit", "--resume", str(file), "--bots", "egg")
    assert not mark.exists()


# Whole games through the real command


def run(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as a program, with these lines typed."""
    return subprocess.run(
        [*COMMAND, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGING,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )


def test_play_save_resume_finish() -> None:
    """A game is begun, left, resumed by the command that was printed, and played to its end."""
    first = run("Pne\nquit\n", KEY, "--bots", "egg", "--option", "ply_cap=8", "--seed", "5")
    assert first.returncode == 0
    assert "Pne: White's Papa slides in to b2." in first.stdout
    command = re.search(r"^  rookery play (.+)$", first.stdout, re.MULTILINE)
    assert command
    resumed = saved.load(kept()[0])
    # Typing a beginning lists the moves; the first of all legal moves is always right to type next.
    typed: list[str] = []
    for _ in range(4):
        done = run("".join(f"{move}\n" for move in typed), *shlex.split(command[1]), "--seed", "1")
        assert done.returncode == 0
        resumed = saved.load(kept()[0])
        if resumed.position.outcome is not None:
            break
        typed = [resumed.position.moves[0], "y"]
    assert resumed.position.outcome is not None
    assert resumed.moves[0] == "Pne"
    assert "To play again:" in run("", *shlex.split(command[1])).stdout


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no such signal")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGINT"])
def test_a_closed_terminal(name: str) -> None:
    """A game whose terminal is closed, or that is interrupted, is kept."""
    with subprocess.Popen(
        [*COMMAND, "play", KEY, "--bots", "egg"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        process.stdin.write("Pne\n")
        process.stdin.flush()
        wait_for_line(process, ": Black's ")
        process.send_signal(getattr(signal, name))
        _, err = process.communicate(timeout=HANGING)
    assert "Traceback" not in err
    assert saved.load(kept()[0]).moves[0] == "Pne"


def test_a_real_bot_and_a_real_hint() -> None:
    """Against a bot that thinks a move is answered, and a hint names a legal one."""
    done = run("hint\nPne\nquit\n", KEY, "--bots", "chick", "--seed", "1")
    assert done.returncode == 0, done.stderr
    hint = re.search(r"Hint: (\S+) \((?:\d+% chance to win|.+, proven)\): ", done.stdout)
    assert hint
    assert hint[1] in rookery.game(KEY).start().moves
    local = saved.load(kept()[0])
    assert len(local.moves) == 2


# The full screen


@pytest.fixture(name="screen")
def _screen(monkeypatch: pytest.MonkeyPatch) -> list[RookeryApp]:
    """Every app that is run, on a terminal that can show it; it ends at once."""
    run: list[RookeryApp] = []
    monkeypatch.setattr(cli_play, "can_show_full_screen", lambda: True)

    def end_at_once(app: RookeryApp) -> None:
        run.append(app)

    monkeypatch.setattr(RookeryApp, "run", end_at_once)
    return run


def test_the_screen_that_is_asked_for(screen: list[RookeryApp], tmp_path: Path) -> None:
    """Nothing leads to the choice of a game; a game to its table; a file and a link to where they belong."""
    file = soccer_file(tmp_path / "game.json")
    link = "http://localhost:1/m/abc#seat=token"
    wanted = {
        (): None,
        (KEY, "--pace", "fast"): Table,
        ("--resume", str(file)): Table,
        ("--replay", str(file)): Replay,
        (link,): Joining,
    }
    for arguments, there in wanted.items():
        assert main(["play", *arguments]) == 0
        first = screen.pop().first
        assert (type(first) if first else None) == there


def test_plain_is_without_a_screen(screen: list[RookeryApp], capsys: pytest.CaptureFixture[str]) -> None:
    """--plain needs a game, and no full screen can be shown in it."""
    assert main(["play", "--plain"]) == 2
    assert "which game?" in capsys.readouterr().err
    assert main(["play", "--plain", "--replay", "game.json"]) == 2
    assert "need a full screen" in capsys.readouterr().err
    assert screen == []


def test_what_is_wrong_is_told_before_the_screen(
    screen: list[RookeryApp], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, as everywhere."""
    (tmp_path / "broken.json").write_text("{")
    for arguments, said in {
        ("--replay", str(tmp_path / "broken.json")): "cannot be resumed",
        ("http://here/nowhere",): "link",
        ("penguin-socer",): "did you mean penguin-soccer?",
    }.items():
        assert main(["play", *arguments]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert err.count("\n") == 1
    assert screen == []
