"""Completion: what the shells are told, asked of the shells that are here."""

import shutil
import subprocess

import pytest

from rookery.cli import commands
from rookery.cli.completion import SHELLS, facts
from rookery.cli.main import main, parser

KNOWN = facts(parser())


def completed(*words: str) -> list[str]:
    """What bash makes of a line."""
    typed = " ".join(f"'{word}'" for word in words)
    line = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}"
    script = "\n".join([SHELLS["bash"](KNOWN), line, "_rookery", 'echo "${COMPREPLY[*]}"'])
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)  # noqa: S607  # ours
    assert ran.stderr == ""
    return ran.stdout.split()


def test_every_command_is_known() -> None:
    """All commands and all their options stand in what every shell gets."""
    assert [each.name for each in KNOWN] == [command.name for command in commands.ALL]
    play = next(each for each in KNOWN if each.name == "play")
    assert {"--players", "--bots", "--plain"} <= {name for flag in play.flags for name in flag.names}
    assert "penguin-soccer" in play.words
    for write in SHELLS.values():
        script = write(KNOWN)
        assert all(command.name in script for command in commands.ALL)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (("rookery", "pe"), ["perft"]),
        (("rookery", "rules", "penguin-g"), ["penguin-game"]),
        (("rookery", "play", "--pace", "f"), ["fast"]),
        (("rookery", "play", "--pla"), ["--players", "--plain"]),
        (("rookery", "verify", "no-such-file"), []),
    ],
)
def test_bash(typed: tuple[str, ...], expected: list[str]) -> None:
    """Commands, games, options and their values; files are left to bash."""
    assert completed(*typed) == expected


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shutil.which(shell)])
def test_the_syntax(shell: str) -> None:
    """The shells that are here understand what they are told, in German too."""
    for language in ("en", "de"):
        script = SHELLS[shell](facts(parser(language)))
        ran = subprocess.run([shell, "-n"], input=script, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the script of a shell; another shell is refused by name."""
    assert main(["completion", "fish"]) == 0
    assert capsys.readouterr().out.startswith("# fish: ")
    with pytest.raises(SystemExit):
        main(["completion", "tcsh"])
    assert "choose bash, zsh, or fish" in capsys.readouterr().err
