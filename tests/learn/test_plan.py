"""Plans: what they play, and where two differ."""

import rookery
from rookery import catalog
from tests.learn.small import small_plan


def test_a_plan_with_players_plays_one_kind() -> None:
    """Players or options name a single kind; without them all kinds are learnt."""
    room = catalog.room("penguin-game")
    assert [kind.game for kind in small_plan(players=3).kinds(room)] == [rookery.game("penguin-game", players=3)]
    named = small_plan(players=None, options={"flamethrowers": "on"}).kinds(room)
    assert [kind.game for kind in named] == [rookery.game("penguin-game", players=2, flamethrowers=True)]
    assert len(small_plan(players=None).kinds(room)) > 3


def test_plans_tell_where_they_differ() -> None:
    """Each difference by its name, with both values."""
    assert small_plan().differences(small_plan()) == []
    assert small_plan().differences(small_plan(width=99)) == [("width", 16, 99)]
