"""Tables: for people and for programs."""

import json

import msgspec
import pytest

import rookery
from rookery.arena.contest import Report
from rookery.arena.match import Failure
from rookery.arena.plan import Plan
from rookery.arena.ratings import Rating
from rookery.arena.table import elo, facts, interval, table
from rookery.bots.sequential import SequentialTest
from tests.arena.stand_ins import chick_wins, plan, result


def report(games: int = 20, *levels: str, test: SequentialTest | None = None) -> Report:
    """A report in which chicks win."""
    made = plan(*levels, games=games)
    return Report(made, [chick_wins(item) for item in made.items()], [], test)


def test_the_table() -> None:
    """The best level first, with its rating, interval, games and shares, in all and against each other."""
    title, empty, head, best, *rest = table(report(20, "egg", "chick", "adult")).splitlines()
    assert title == "The Penguin Game (2 players): 60 games"
    assert empty == ""
    assert head.split("  ")[0] == "bot"
    assert best.split()[0] == "chick"
    assert " ".join(best.split()).endswith("40 40 0 0 100.0 % – 100.0 % 100.0 %")
    assert [line.split()[0] for line in rest] in (["egg", "adult"], ["adult", "egg"])
    assert len({len(line) for line in (head, best, *rest)}) == 1


def test_options_are_named() -> None:
    """Options that differ from the defaults are named."""
    made = Plan(rookery.game("penguin-game", 3, flamethrowers=True), ("egg", "chick"), 6)
    done = Report(made, [result(item.levels, 0, (1.0, -0.5, -0.5)) for item in made.items()], [])
    assert table(done).startswith("The Penguin Game (3 players, flamethrowers=on): 6 games\n")


def test_ratings_as_texts() -> None:
    """The level that all are measured from is 0 and nothing else."""
    assert (elo(Rating("egg", 0.0, 0.0, 0.0)), interval(Rating("egg", 0.0, 0.0, 0.0))) == ("0", "")
    chick = Rating("chick", 211.7, 173.2, -0.4 + 252)
    assert (elo(chick), interval(chick)) == ("+212", "+173 … +252")


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        (
            [1.0] * 20,
            "Decided: chick takes more than 65.0 % of the points against egg (40 games, 100.0 % of the points",
        ),
        ([0.0] * 20, "Decided: chick takes less than 75.0 % of the points against egg (40 games, 0.0 % of the points"),
        ([0.5], "Undecided: whether chick takes at most 65.0 % or at least 75.0 % against egg needs more games"),
    ],
)
def test_decisions(shares: list[float], expected: str) -> None:
    """The test's decision is a sentence below the table."""
    test = SequentialTest(0.65, 0.75)
    for share in shares:
        test.see(share)
    assert table(report(40, test=test)).splitlines()[-1].startswith(expected)


def test_forfeits_are_told() -> None:
    """Who lost by a fault of its own is told of below the table, with the first one; programs get all of them."""
    made = plan(games=4)
    lost = [
        msgspec.structs.replace(each, reason="time", forfeit=each.levels.index("egg"), fault="no answer within 2 s")
        for each in map(chick_wins, made.items())
    ]
    done = Report(made, lost, [])
    assert table(done).splitlines()[-1] == (
        '"egg" lost 4 games by faults of its own; the first (seed 0, time): no answer within 2 s'
    )
    found = facts(done)["forfeits"]
    assert len(found) == 4
    assert found[1] == {
        "levels": ("chick", "egg"),
        "seed": 0,
        "seat": 1,
        "reason": "time",
        "fault": "no answer within 2 s",
    }


def test_facts() -> None:
    """Programs get the same, and failures too."""
    test = SequentialTest(0.65, 0.75)
    test.see(1.0)
    made = plan(games=4)
    failures = [Failure(("egg", "chick"), 1, "its worker died 3 times")]
    done = Report(made, [chick_wins(item) for item in made.items()[:2]], failures, test)
    facts_read = json.loads(json.dumps(facts(done)))
    chick, egg = facts_read.pop("levels")
    assert facts_read == {
        "game": "penguin-game",
        "players": 2,
        "options": dict(made.option_texts),
        "rules": 1,
        "games": 2,
        "failures": [{"levels": ["egg", "chick"], "seed": 1, "problem": "its worker died 3 times"}],
        "test": {"p0": 0.65, "p1": 0.75, "rotations": 1, "points": 1.0, "decision": "undecided"},
        "forfeits": [],
    }
    assert chick["interval"][0] < chick["rating"] < chick["interval"][1]
    assert {
        "won": 2,
        "drawn": 0,
        "lost": 0,
        "games": 2,
        "points": 1.0,
        "against": {"egg": [2, 0, 0]},
    }.items() <= chick.items()
    assert (egg["level"], egg["rating"], egg["interval"]) == ("egg", 0.0, [0.0, 0.0])
    assert facts(report(4))["test"] is None
