"""Which kinds of a game a network learns."""

import pytest

import rookery
from rookery import catalog
from rookery.kernel.planes import total_size
from rookery.learn.kinds import all_kinds, one_kind, shares


@pytest.mark.parametrize("key", rookery.games())
def test_all_kinds_are_of_one_size(key: str) -> None:
    """One network serves them all: observations and actions are as many in each."""
    kinds = all_kinds(catalog.room(key))
    assert len({(total_size(kind.game.planes), kind.game.action_count) for kind in kinds}) == 1
    assert len({kind.game for kind in kinds}) == len(kinds)


def test_every_number_of_players_and_every_switch_is_learnt() -> None:
    """Polar Dare! for two, three and four, with each die that the rules propose, and with each switch turned."""
    kinds = all_kinds(catalog.room("polar-dare"))
    assert {kind.game.players for kind in kinds} == {2, 3, 4}
    usual = rookery.game("polar-dare").options
    changed = {name for kind in kinds for name, value in kind.game.options.items() if value != usual[name]}
    assert {"pole_is_final", "slide_bear_floe", "enter_bear_floe"} <= changed


def test_kinds_of_another_size_are_left_out() -> None:
    """Drifting tiles have a larger board, and need a network of their own."""
    assert not any(kind.game.options["drifting"] for kind in all_kinds(catalog.room("penguin-game")))


def test_games_by_default_get_half_of_the_lanes() -> None:
    """What most people play is learnt most."""
    kinds = all_kinds(catalog.room("penguin-game"))
    usual = [rookery.game("penguin-game", players=players) for players in (2, 3, 4)]
    lanes = shares(kinds, 1000)
    assert sum(count for kind, count in zip(kinds, lanes, strict=True) if kind.game in usual) == pytest.approx(
        500, abs=3
    )
    assert sum(lanes) == pytest.approx(1000, abs=len(kinds))
    assert min(shares(kinds, 1)) == 1


def test_a_single_kind_is_learnt_alone() -> None:
    """With players and options that are named, nothing else is played."""
    kinds = one_kind(catalog.room("penguin-game"), 2, {"flamethrowers": True})
    assert [kind.game for kind in kinds] == [rookery.game("penguin-game", players=2, flamethrowers=True)]
