"""The command as a whole: help, mistakes, broken pipes, interrupts."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rookery
from rookery.cli import commands
from rookery.cli.main import main, parser
from rookery.cli.shared import Command
from rookery.kernel import ftl
from rookery.words import bundles, catalogues
from tests.limits import HANGING, wait_for_line

COMMAND = [sys.executable, "-m", "rookery"]


def test_nothing_is_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    """The command alone prints its help, as --help does."""
    printed = []
    for arguments in ([], ["--help"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    for command in commands.ALL:
        assert command.name in printed[0]
        assert str(command.about) in " ".join(printed[0].split())


@pytest.mark.parametrize("command", commands.ALL, ids=lambda command: command.name)
def test_every_command_explains_itself(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command has help of its own, and each of its arguments says what it is for."""
    with pytest.raises(SystemExit) as left:
        main([command.name, "--help"])
    assert left.value.code == 0
    assert str(command.about) in " ".join(capsys.readouterr().out.split())
    subparser = parser()._subparsers._group_actions[0].choices[command.name]  # type: ignore[index,union-attr]  # argparse has no other way
    assert all(action.help for action in subparser._actions)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is the package's."""
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"rookery {rookery.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], ["fly", "games", "perft"]),
        (["games", "--fast"], ["--fast"]),
        (["moves"], ["GAME"]),
        (["perft", "penguin-soccer"], ["DEPTH"]),
        (["moves", "penguin-soccer", "--position"], ["--position"]),
        (["moves", "penguin-soccer", "--colour", "pink"], ["pink", "auto", "always", "never"]),
        (["games", "extra"], ["extra"]),
    ],
)
def test_mistakes_of_the_command_line(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be understood gets one line that says where help is, and exit code 2."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("rookery")
    assert "--help" in err
    for word in words:
        assert word in err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--help"],
        ["--version"],
        ["games", "--help"],
        ["games"],
        ["games", "--json"],
        ["rules", "penguin-soccer"],
        ["moves", "penguin-soccer"],
    ],
)
def test_a_broken_pipe(arguments: list[str]) -> None:
    """A reader that closes the pipe causes no error."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 141)


@pytest.mark.parametrize("arguments", [["fly"], ["moves", "chess"]])
def test_a_complaint_that_nobody_hears(arguments: list[str]) -> None:
    """What cannot be understood ends with its exit code, even if there is nobody to tell."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=writing, text=True, check=False)
    os.close(writing)
    assert done.stdout == ""
    assert done.returncode == 2


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str, tmp_path: Path) -> None:
    """Whoever closes the standard streams hears nothing, and nothing else is taken for them."""
    kept = tmp_path / "kept"
    opener = f"from pathlib import Path; kept = Path({str(kept)!r}).open('w'); assert kept.fileno() > 2"
    program = f"import sys; from rookery.cli.main import main; code = main(['games']); {opener}; sys.exit(code)"
    done = subprocess.run(["/bin/sh", "-c", f'exec "$0" -c "$1" {closed}', sys.executable, program], check=False)
    assert done.returncode == 0
    assert kept.read_text(encoding="utf-8") == ""


COUNTING = """
from rookery.cli.main import entry
from rookery.kernel.game import Game

count = Game.perft

def perft(*given, **more):
    print("counting", flush=True)
    return count(*given, **more)

Game.perft = perft
entry()
"""
"""The command, which says when it begins to count."""


def interrupted(command: list[str], ready: str) -> tuple[int, str]:
    """Start a command, interrupt it when it is ready, and return its exit code and its complaints."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for_line(process, ready)
        # A little later most programs are in the midst of it, and none needs to be.
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=HANGING)
        except subprocess.TimeoutExpired:
            process.kill()
            pytest.fail("the command goes on after an interrupt")
        return process.returncode, err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_an_interrupted_game() -> None:
    """Ctrl-C at a prompt leaves at once, without a traceback."""
    code, err = interrupted([*COMMAND, "play", "penguin-soccer"], "White: Move a penguin")
    assert code in (0, 130)
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_interrupted_work() -> None:
    """Ctrl-C stops a long count at once, native code or not, with the exit code that shells expect."""
    rookery.game("penguin-soccer").warm()
    code, err = interrupted([sys.executable, "-c", COUNTING, "perft", "penguin-soccer", "12"], "counting")
    assert code in (130, -signal.SIGINT)
    assert "Traceback" not in err


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    """Where arrows and dots cannot be written, something else is, and there is no traceback."""
    done = subprocess.run(
        [*COMMAND, "moves", "penguin-soccer"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "-,-,-/-,-,- + w 0" in done.stdout


@pytest.mark.parametrize(("catalogue", "asked"), [("cli", ["moves", "--help"]), ("kernel", ["moves", "humbug"])])
@pytest.mark.parametrize("damage", [b"\xff\xfe", b"one = { $n\n"])
def test_damaged_words(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    catalogue: str,
    asked: list[str],
    damage: bytes,
) -> None:
    """A file of words that is damaged is named in one line once it is needed, even if it has the words for that."""
    real = ftl.read
    broken = tmp_path / "en.ftl"
    broken.write_bytes(damage)
    monkeypatch.setattr(catalogues, "read", lambda path: real(broken if path.parts[-3] == catalogue else path))
    caches = (catalogues.entries, bundles._bundle)
    for cache in caches:
        cache.cache_clear()
    try:
        assert main(asked) == 2
        out, err = capsys.readouterr()
        assert not out
        assert err.count("\n") == 1
        assert err.startswith("rookery")
        assert str(broken) in err
    finally:
        monkeypatch.undo()
        for cache in caches:
            cache.cache_clear()
