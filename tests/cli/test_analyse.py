"""``rookery analyse``: for people, for programs, and what is refused."""

import json

import pytest

import rookery
from rookery import bots
from rookery.bots.thought import Prospect, Thought
from rookery.cli.analyse import MOST, report
from rookery.cli.main import main
from rookery.kernel.game import Position

KEY = "penguin-soccer"
SOCCER = rookery.game(KEY)
DARE = rookery.game("polar-dare").start(1)


def thought(position: Position, **changes: object) -> Thought:
    """A thought about a position, as a tree search might have it, with some of it changed."""
    moves = tuple(Prospect(move, 0.5, attention=1 / len(position.moves)) for move in position.moves)
    fields: dict[str, object] = {
        "position": str(position),
        "seat": position.seat,
        "best": () if position.seat is None else position.moves[:1],
        "moves": moves,
        "chances": (0.624, 0.376),
        "principal_variation": ("Mn>nw", "Msw"),
        "verdict": "White 62%",
        "exact": False,
        "algorithm": "tree search",
        "nodes": 12345,
        "seconds": 1.5,
    }
    return Thought(**(fields | changes))  # type: ignore[arg-type]  # put together by name


def test_for_people() -> None:
    """Best move, chances by name, verdict, line, the first moves as a table, and how it was found."""
    lines = report(SOCCER.start(), thought(SOCCER.start()))
    assert lines[:5] == [
        "",
        "Best:    Mn>nw  Slide Mama to a1 and turn to face the edge",
        "Chances: White 62.4 % · Black 37.6 %",
        "Verdict: White 62% (estimated)",
        "Likely:  Mn>nw Msw",
    ]
    assert lines[6] == "move   chance  visits"
    assert lines[7] == "Mn>nw  50.0 %   2.2 %"
    assert lines[-3] == f"and {45 - MOST} more, none of them better"
    assert lines[-1] == "Found by tree search: 12,345 simulations in 1.50 s"


def test_what_is_proven() -> None:
    """An exact answer says so; all best moves are shown, and of the others those whose chance is known."""
    moves = (Prospect("Mn", 1.0), Prospect("Me", 0.25, at_most=True))
    changes = {"best": ("Mn", "Me"), "moves": moves, "exact": True, "algorithm": "solver", "verdict": "White wins"}
    found = thought(SOCCER.start(), **changes)
    lines = report(SOCCER.start(), found)
    assert [line.split()[0] for line in lines[1:3]] == ["Best:", "Best:"]
    assert "Verdict: White wins (exact)" in lines
    assert lines[-5:-2] == ["move   chance", "Mn    100.0 %", "and 1 more, none of them better"]
    assert lines[-1].startswith("Found by solver: 12,345 positions in")


def test_many_best_moves() -> None:
    """A long list of moves that are all the best is cut."""
    lines = report(SOCCER.start(), thought(SOCCER.start(), best=SOCCER.start().moves))
    assert lines[MOST + 1] == f"         and {45 - MOST} more that are just as good"


def test_before_a_roll() -> None:
    """Before a roll there is no best move; every roll is listed."""
    lines = report(DARE, thought(DARE, principal_variation=()))
    assert not any(line.startswith(("Best:", "Line:")) for line in lines)
    assert "roll  chance  visits" in lines


def test_alone() -> None:
    """A single player has no chances against others."""
    alone = rookery.game("penguin-game", players=1).start(1)
    lines = report(alone, thought(alone, chances=(0.9,), principal_variation=()))
    assert not any(line.startswith("Chances:") for line in lines)


def test_what_is_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Limits, threads and seed reach the analysis, and the board is drawn for the seat to move."""
    asked: list[dict[str, object]] = []

    def analyse(position: Position, **limits: object) -> Thought:
        asked.append(limits)
        return thought(position)

    monkeypatch.setattr(bots, "analyse", analyse)
    assert main(["analyse", KEY]) == 0
    assert "White: Move a penguin" in capsys.readouterr().out
    limits = ["--seconds", "0.5", "--simulations", "100", "--threads", "2", "--seed", "7"]
    assert main(["analyse", KEY, "--position", "-,-,-/-,-,- + b 1", *limits]) == 0
    assert "Black: Move a penguin" in capsys.readouterr().out
    assert asked == [
        {"seconds": 2.0, "simulations": None, "seed": 0, "threads": 1},
        {"seconds": 0.5, "simulations": 100, "seed": 7, "threads": 2},
    ]


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """The whole thought comes as JSON with the game's key; this one is real."""
    assert main(["analyse", KEY, "--seconds", "0.1", "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["game"] == KEY
    assert fields["position"] == "-,-,-/-,-,- + w 0"
    assert set(fields) == {"game", *Thought.__struct_fields__}
    assert {prospect["move"] for prospect in fields["moves"]} == set(SOCCER.start().moves)
    assert fields["best"][0] == fields["moves"][0]["move"]
    assert sum(fields["chances"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seconds", "0"], "above 0"),
        (["--seconds", "-1"], "above 0"),
        (["--seconds", "nan"], "above 0"),
        (["--seconds", "inf"], "above 0"),
        (["--seconds", "soon"], "must be a number of seconds"),
        (["--simulations", "0"], "from 1 to"),
        (["--simulations", "x"], "--simulations"),
        (["--threads", "0"], "from 1 to 256"),
        (["--threads", "999"], "from 1 to 256"),
        (["--seed", "x"], "--seed"),
        (["--position", "-,-,-/-,-,- h8 w 0"], "the game is over"),
        (["--position", "x"], 'of "x"'),
    ],
)
def test_refusals(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A limit of nothing, a game that is over and a text that is none are refused in one line."""
    assert main(["analyse", KEY, *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("rookery analyse: ")
    assert problem in err
