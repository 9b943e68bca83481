"""``rookery solve``: answers for people and programs, refusals in one line, Ctrl-C."""

import json
from typing import Any

import pytest

import rookery
from rookery.cli import solve as command
from rookery.cli.main import INTERRUPTED, main
from rookery.kernel.messages import Message
from rookery.solver import Progress, Solution, solve
from tests.solver import naive

KEY = naive.KEY
ENDGAME = str(naive.endgame(naive.dice(4), 8))


def test_an_answer_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Who wins, in how many plies, and the best moves, in plain words."""
    assert main(["solve", KEY, "--position", ENDGAME]) == 0
    found = solve(rookery.game(KEY).read(ENDGAME))
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == f"{found.verdict}."
    assert second == f"Best: {' '.join(found.best)}"
    assert "positions in" in third


def test_an_answer_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """All fields of the solution, as JSON."""
    assert main(["solve", KEY, "--position", ENDGAME, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    found = solve(rookery.game(KEY).read(ENDGAME))
    assert (answer["game"], answer["position"]) == (KEY, ENDGAME)
    for name in ("winner", "plies", "exact", "nodes"):
        assert answer[name] == getattr(found, name)
    assert answer["best"] == list(found.best)
    assert answer["seconds"] >= 0
    assert answer["memory"] > 0


def test_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """Alone: how well it can end, how, and the counts if asked."""
    text = str(naive.endgame(naive.dice(5), 7, players=1))
    assert main(["solve", KEY, "--players", "1", "--position", text, "--count"]) == 0
    out = capsys.readouterr().out
    found = solve(rookery.game(KEY, players=1).read(text), count=True)
    assert f"{found.verdict}.\n" in out
    assert f"Best play: {' '.join(found.principal_variation)}" in out
    for end in found.ends:
        assert f"{end.ways:,} way{'' if end.ways == 1 else 's'}: {end.label}\n" in out
    assert main(["solve", KEY, "--players", "1", "--position", text, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["winner"], answer["score"], answer["ends"]) == (None, found.score, [])
    assert answer["verdict"]["id"] == found.verdict.id


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((KEY, "--seconds", "0"), "above 0"),
        ((KEY, "--seconds", "soon"), "must be a number of seconds"),
        ((KEY, "--nodes", "0"), "a limit of positions must be"),
        ((KEY, "--seed", "1", "--nodes", "10"), "raise the limit"),
        ((KEY, "--players", "3"), "cannot be solved with 3 players"),
        ((KEY, "--option", "drifting=on"), "drifting"),
        ((KEY, "--option", "start=chaotic"), "coins are still being laid"),
        (("polar-dare",), "Polar Dare! cannot be solved; The Penguin Game can"),
        ((KEY, "--position", "0,0:s,m,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,x 1 over s"), "the game is over"),
    ],
)
def test_refusals(arguments: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be solved is refused in one clear line."""
    assert main(["solve", *arguments]) == 2
    out, err = capsys.readouterr()
    line = err.splitlines()[-1]
    assert out == ""
    assert line.startswith("rookery solve: ")
    assert problem in line


@pytest.mark.parametrize(
    ("best", "exact", "said"),
    [
        (("a1-b2", "a1-c3"), True, "Best: a1-b2 a1-c3"),
        (("a1-b2",), False, "Best: a1-b2 (as far as known)"),
        ((), False, "Best: not known yet"),
    ],
)
def test_best_moves(best: tuple[str, ...], exact: bool, said: str) -> None:
    """The verdict as a sentence, and the best moves; what is not final says so."""
    verdict = Message(id="solver/wins-in", values={"who": "Blue", "plies": 1})
    facts: dict[str, Any] = {"winner": 1, "plies": 1, "verdict": verdict, "nodes": 5, "seconds": 0.1, "memory": 10}
    assert command.report(Solution(best=best, exact=exact, **facts))[:2] == ["Blue wins in 1 ply.", said]


def test_a_bar_after_a_moment(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A terminal shows share, rate and what goes on, once a second has passed; the line is left at the end."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr(command, "PATIENCE", -1.0)
    assert main(["solve", KEY, "--seed", "1", "--nodes", "40000"]) == 2
    err = capsys.readouterr().err
    assert "win or loss" in err
    assert "/s" in err
    assert " %" in err


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An interrupt leaves with its exit code and no traceback."""

    def interrupted(*_: object, progress: Progress, **__: object) -> Solution:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "solve", interrupted)
    assert main(["solve", KEY, "--seed", "1"]) == INTERRUPTED
    assert capsys.readouterr().out == ""
