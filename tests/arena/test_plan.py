"""The plan: who meets whom, in which seats, with which seeds."""

from collections import Counter
from itertools import combinations

import pytest

import rookery
from rookery.arena.plan import MOST, Plan, line_ups
from rookery.bots.programs import BadBot, program
from rookery.kernel.errors import BadNumber, UnknownLevel
from tests.arena.stand_ins import plan
from tests.bots.programs import engines


@pytest.mark.parametrize(
    ("seats", "expected"), [(2, "ab ba"), (3, "aba baa aab bab abb bba"), (4, "abab baba")], ids=["2", "3", "4"]
)
def test_line_ups(seats: int, expected: str) -> None:
    """Two levels share the seats in turns, from all sides."""
    assert [("".join(levels)) for levels in line_ups("a", "b", seats)] == expected.split()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_line_ups_are_fair(seats: int) -> None:
    """Each level sits in each seat equally often, and no line-up comes twice."""
    found = line_ups("a", "b", seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert Counter(levels[seat] for levels in found) == {"a": len(found) // 2, "b": len(found) // 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_meets_everybody(players: int) -> None:
    """Every pair plays the same seeds in all seats, and at least as many games as were asked for."""
    made = plan("egg", "chick", "adult", games=7, players=players, seed=5)
    met = Counter((frozenset(item.levels), item.seed) for item in made.items())
    rotation = len(line_ups("a", "b", players))
    rounds = -(-7 // rotation)
    assert met == {
        (frozenset(pair), seed): rotation
        for pair in combinations(("egg", "chick", "adult"), 2)
        for seed in range(5, 5 + rounds)
    }
    assert len(set(made.items())) == len(made.items())


def test_more_games_extend() -> None:
    """A longer plan begins with the shorter one, and one with more levels holds the one with fewer."""
    short, long = plan(games=4).items(), plan(games=10).items()
    assert long[: len(short)] == short
    assert set(short) < set(plan("egg", "chick", "adult", games=4).items())


def test_items_say_all() -> None:
    """An item names the game, its players, every option and the version of the rules."""
    game = rookery.game("penguin-game", players=3, flamethrowers=True)
    item = Plan(game, ("egg", "chick"), 1).items()[0]
    assert (item.game, item.players, item.rules) == (game.key, 3, game.room.version)
    assert dict(item.options)["flamethrowers"] == "on"
    assert {name for name, _ in item.options} == set(game.options)


@pytest.mark.parametrize(
    ("levels", "games", "players", "seed", "problem"),
    [
        (("egg", "chik"), 4, 2, 0, r'no bot "chik" \(did you mean chick\?\); choose a level \(egg, chick, juv'),
        (("egg",), 4, 2, 0, "two or more different bots"),
        (("egg", "egg"), 4, 2, 0, "two or more different bots"),
        (("egg", "chick"), 4, 1, 0, "needs opponents; use --players 2 or more"),
        (("egg", "chick"), 0, 2, 0, "number of games must be a whole number from 1"),
        (("egg", "chick"), MOST + 1, 2, 0, "number of games must be"),
        (("egg", "chick"), 4, 2, -1, "a seed must be"),
        (("egg", "chick"), 4, 2, 2**63 - 1, "seeds go up to 9,223,372,036,854,775,807"),
    ],
)
def test_bad_plans(levels: tuple[str, ...], games: int, players: int, seed: int, problem: str) -> None:
    """What cannot be played is refused before anything is."""
    with pytest.raises(rookery.RookeryError, match=problem):
        plan(*levels, games=games, players=players, seed=seed)


def test_programs_have_versions() -> None:
    """A program is looked for before anything is played, and every item says which version of it is to play."""
    name = engines.name("good")
    made = Plan(rookery.game("penguin-game"), ("egg", name), 2, seconds=3.0)
    assert made.versions == {name: program(name).version}
    first, second = made.items()
    assert (first.levels, first.versions, first.seconds) == (("egg", name), ("", program(name).version), 3.0)
    assert second.versions == (program(name).version, "")
    assert plan().items()[0].versions == ()
    with pytest.raises(BadBot, match="there is no file"):
        plan("egg", "./nowhere.py")
    with pytest.raises(BadNumber):
        Plan(rookery.game("penguin-game"), ("egg", name), 2, seconds=0)


def test_an_unknown_level_has_its_own_kind() -> None:
    """Programs can tell an unknown level from other mistakes."""
    with pytest.raises(UnknownLevel):
        plan("egg", "dodo")
