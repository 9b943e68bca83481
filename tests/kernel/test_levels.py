"""How players think, as data."""

import pytest

from rookery import catalog
from rookery.kernel import levels
from rookery.kernel.errors import UnknownLevel


def test_levels_are_named_after_a_penguins_life() -> None:
    """Five levels, from the egg to the emperor, in every game."""
    assert levels.NAMES == ("egg", "chick", "juvenile", "adult", "emperor")
    for named in (levels.GENERAL, *(room.levels for room in catalog.rooms())):
        assert tuple(named) == levels.NAMES
        assert all(named.values())


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("Frosty", True),
        ("Frosty 2-b", True),
        ("Ödön", True),
        ("frosty", False),
        ("adult", False),
        ("", False),
        ("Frosty  2", False),
        ("Frosty ", False),
        ("Cmd:./engine", False),
        ("F\n", False),
        ("F" * 24, True),
        ("F" * 25, False),
    ],
)
def test_names_of_programs(name: str, right: bool) -> None:
    """A program's name begins with a capital, so that no level is ever mistaken for one, and is short and plain."""
    assert levels.is_program_name(name) is right
    assert not any(map(levels.is_program_name, levels.NAMES))


def test_only_the_egg_plays_at_random() -> None:
    """Weaker levels see less far; they do not play at random, the egg aside."""
    for named in (levels.GENERAL, *(room.levels for room in catalog.rooms())):
        random = [
            name for name, level in named.items() if any(isinstance(algorithm, levels.AtRandom) for algorithm in level)
        ]
        assert random == ["egg"]


def test_the_last_way_applies_to_every_position() -> None:
    """Whatever the position, every level of every game has a algorithm to think that applies."""
    for room in catalog.rooms():
        duel = room.players == (2, 2) and not room.chance
        always = levels.AtRandom | levels.ByPriors | levels.TreeSearch
        assert all(
            isinstance(level[-1], always | levels.AlphaBeta if duel else always) for level in room.levels.values()
        )


def test_every_level_has_a_safety_net() -> None:
    """Every algorithm to think that takes time has a limit of seconds, and it is under one, all ways together."""
    for room in catalog.rooms():
        for level in room.levels.values():
            nets = [algorithm.seconds for algorithm in level if isinstance(algorithm, levels.Thoughtful)]
            assert all(0 < seconds < 1 for seconds in nets)


def test_unknown_levels_are_refused() -> None:
    """A level that there is not is answered with those that there are."""
    assert levels.checked_level("egg") == "egg"
    with pytest.raises(UnknownLevel, match=r"did you mean chick\?\); the levels are egg, chick, juvenile"):
        levels.checked_level("chik")
