"""What is played for a report."""

import pytest

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.report.plan import Plan, title
from rookery.words import word


def labels(plan: Plan, part: str) -> list[str]:
    """The settings of a part, as people read them."""
    return [word(setting.label) for setting in plan.settings if setting.part == part]


def test_all_numbers_of_players_options_and_levels() -> None:
    """Each named variant, and each other value of an option that has but a few; caps are halved and doubled."""
    plan = Plan(catalog.room("polar-dare"), games=8)
    assert labels(plan, "players") == ["2 players", "3 players", "4 players"]
    assert labels(plan, "options") == [
        "One bear",
        "Three bears",
        "The Pole is final: on",
        "The bear's floe may slide: on",
        "Stepping to the bear: off",
        "Longest game, in turns: 250",
        "Longest game, in turns: 1000",
    ]
    assert labels(plan, "skill") == ["juvenile against chick", "adult against juvenile"]
    assert plan.levels == ("juvenile", "chick", "adult")
    assert word(title(plan)) == "Polar Dare!: a report"


def test_seats_are_fair_and_no_game_is_played_twice() -> None:
    """Unequal players sit in all seats on the same seeds; options get half of the games."""
    plan = Plan(catalog.room("polar-dare"), games=8)
    items = plan.items()
    assert len(items) == len(set(items)) == 3 * 8 + 7 * 4 + 2 * 4
    pair = [item.levels for item in items if "adult" in item.levels]
    assert pair.count(("adult", "juvenile")) == pair.count(("juvenile", "adult")) == 2


def test_every_game_has_a_plan() -> None:
    """Also games for one player, and those without variants or dice."""
    for room in catalog.rooms():
        plan = Plan(room, games=2)
        assert plan.usual == max(2, room.players[0])
        options = [setting.game for setting in plan.settings if setting.part == "options"]
        assert len(options) == len({repr(game) for game in options})


def test_options_hold_for_all_of_it() -> None:
    """A report may be about a game with other rules; a value that is the usual one then is no change."""
    plan = Plan(catalog.room("polar-dare"), {"pole_is_final": "on"}, games=2)
    assert all(dict(item.options)["pole_is_final"] == "on" for item in plan.items() if item.players > 2)
    assert "The Pole is final: on" not in labels(plan, "options")


@pytest.mark.parametrize("wrong", [{"games": 1}, {"level": "king"}, {"options": {"nonsense": "on"}}])
def test_nonsense_is_refused(wrong: dict[str, object]) -> None:
    """Too few games, an unknown level, an unknown option."""
    with pytest.raises(RookeryError):
        Plan(catalog.room("polar-dare"), **wrong)  # type: ignore[arg-type]
