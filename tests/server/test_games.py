"""The games as a server offers them."""

import pytest

import rookery
from rookery import catalog
from rookery.kernel.game import Room
from rookery.records.games import game_from_request
from rookery.server import games


def test_facts_are_told_of_every_game() -> None:
    """Each game with its title, players and options."""
    facts = games.facts()
    assert tuple(each.game for each in facts) == rookery.games()
    assert all(each.title and each.summary and each.players[0] <= each.players[1] for each in facts)


def test_a_form_can_be_built_from_the_facts() -> None:
    """Every value that is offered may be asked for, and no file of this machine is offered or spoken of."""
    for facts in games.facts():
        for option in facts.options:
            assert option.label
            assert option.kind == "number" or option.choices or option.kind == "text"
            if option.kind in {"flag", "choice"}:
                assert option.default in option.choices
            for value in option.choices:
                assert game_from_request(facts.game, None, {option.name: value})
            assert ".toml" not in str(option.values)


def test_a_room_that_fails_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package that cannot be loaded is left out, and all others are there."""
    enter = catalog.room

    def room(key: str) -> Room:
        if key == "penguin-soccer":
            raise ZeroDivisionError
        return enter(key)

    monkeypatch.setattr(catalog, "room", room)
    assert [each.key for each in games.known_rooms()] == [key for key in catalog.games() if key != "penguin-soccer"]


def test_a_game_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same options give the same game, and only so many are kept."""
    monkeypatch.setattr(games, "KEPT", 2)
    kept = games.OpenGames()
    first = kept.open("penguin-soccer", 2, {})
    assert kept.open("penguin-soccer", 2, {}) is first
    kept.open("penguin-soccer", 2, {"ply_cap": "10"})
    kept.open("penguin-soccer", 2, {"ply_cap": "11"})
    assert kept.open("penguin-soccer", 2, {}) is not first


def test_warm_games_use_native_code() -> None:
    """Those that are there and those to come."""
    kept = games.OpenGames()
    before = kept.open("penguin-soccer", 2, {})
    cold = before.engine
    kept.warm("penguin-soccer")
    after = kept.open("penguin-soccer", 2, {"ply_cap": "10"})
    assert before.engine is after.engine
    assert before.engine is not cold
