"""``rookery solve``: answers for people and programs, refusals in one line, Ctrl-C."""

import json

import pytest

import rookery
from rookery.cli import solve as command
from rookery.cli.main import INTERRUPTED, main
from rookery.solver import Progress, Solution, solve
from tests.solver import naive

KEY = naive.KEY
ENDGAME = str(naive.endgame(naive.dice(4), 8))


def test_an_answer_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Who wins, in how many plies, and the best moves, in plain words."""
    assert main(["solve", KEY, "--position", ENDGAME]) == 0
    found = solve(rookery.game(KEY).read(ENDGAME))
    assert found.winner is not None
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == f"Player {found.winner + 1} wins in {found.plies} {'ply' if found.plies == 1 else 'plies'}."
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
    """Alone: coins, challenge, line, and the counts if asked."""
    text = str(naive.endgame(naive.dice(5), 7, players=1))
    assert main(["solve", KEY, "--players", "1", "--position", text, "--count"]) == 0
    out = capsys.readouterr().out
    found = solve(rookery.game(KEY, players=1).read(text), count=True)
    assert f"the challenge {'can' if found.challenge else 'cannot'} be met." in out
    assert f"Line: {' '.join(found.line)}" in out
    assert f"Solutions: {found.solutions:,}" in out
    assert main(["solve", KEY, "--players", "1", "--position", text, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["winner"], answer["coins"], answer["solutions"]) == (None, found.coins, None)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((KEY, "--seconds", "0"), "above 0"),
        ((KEY, "--seconds", "soon"), "not a number of seconds"),
        ((KEY, "--nodes", "0"), "a limit of positions cannot be"),
        ((KEY, "--seed", "1", "--nodes", "10"), "allow more"),
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
    ("facts", "sentence"),
    [
        ({"winner": 1, "plies": 1, "exact": True}, "Player 2 wins in 1 ply."),
        ({"winner": 0, "plies": None, "exact": False}, "Player 1 wins; the limit came before"),
        ({"winner": None, "plies": 3, "exact": True, "coins": 2, "challenge": False}, "No fewer than 2 coins"),
    ],
)
def test_verdicts(facts: dict[str, object], sentence: str) -> None:
    """Sentences for every kind of solution; what is not final says so."""
    solution = Solution(best=("a1-b2",), nodes=5, seconds=0.1, memory=10, **facts)  # type: ignore[arg-type]
    lines = command.report(solution)
    assert lines[0].startswith(sentence)
    assert ("as far as is known" in lines[1]) != solution.exact


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
