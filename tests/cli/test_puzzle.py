"""``rookery puzzle``: puzzles in the terminal and as data, refusals in one line."""

import io
import json

import pytest

from rookery.cli.main import main
from rookery.puzzles.daily import daily, today
from rookery.puzzles.puzzle import puzzle, puzzles

SOCCER = "penguin-soccer"


def test_a_puzzle_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """All that there is to know of it, the solution too."""
    assert main(["puzzle", SOCCER, "--number", "3", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    chosen = puzzle(SOCCER, 3)
    assert (answer["game"], answer["number"], answer["position"]) == (SOCCER, 3, chosen.written.position)
    assert answer["solution"] == chosen.written.line.split()
    assert answer["asks"] == str(chosen.asks)


def test_the_puzzle_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    """It follows from the date; a deal has days of its own."""
    assert main(["puzzle", SOCCER, "--daily", "--json"]) == 0
    assert main(["puzzle", "penguin-game", "--daily", "--deal", "--json"]) == 0
    numbers = [json.loads(line)["number"] for line in capsys.readouterr().out.splitlines()]
    assert numbers == [daily(SOCCER, today()).number, daily("penguin-game", today(), deal=True).number]


def test_any_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a number it is one of those that there are, and a deal only if that is asked for."""
    assert main(["puzzle", "penguin-game", "--json"]) == 0
    assert main(["puzzle", "penguin-game", "--deal", "--json"]) == 0
    one, deal = (json.loads(line)["number"] for line in capsys.readouterr().out.splitlines())
    assert not puzzles("penguin-game")[one - 1].kind.is_deal
    assert puzzles("penguin-game")[deal - 1].kind.is_deal


def test_somebody_solves_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Line by line, with a result to share when it is the one of today."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(daily(SOCCER, today()).rights) + "\n"))
    assert main(["puzzle", SOCCER, "--daily"]) == 0
    said = capsys.readouterr().out
    assert "Solved." in said
    assert f"puzzle of {today().isoformat()}" in said


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game"),
        ([SOCCER, "--number", "0"], "numbered from 1"),
        ([SOCCER, "--number", "9999"], "numbered from 1"),
        ([SOCCER, "--number", "x"], "--number"),
        ([SOCCER, "--number", "1", "--daily"], "leave out"),
        ([SOCCER, "--deal"], "no deals"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In one line, with what would be right."""
    assert main(["puzzle", *arguments]) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""
