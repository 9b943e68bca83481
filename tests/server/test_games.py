"""The games as a server offers them."""

import pytest

import rookery
from rookery import catalog
from rookery.kernel.room import Room
from rookery.records.games import game_from_request
from rookery.server import games
from rookery.words import word


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
            assert option.kind in {"number", "seat", "text"} or option.choices
            if option.kind in {"flag", "choice"}:
                assert option.default in option.choices
            for value in option.choices:
                assert game_from_request(facts.game, None, {option.name: value})
            assert ".toml" not in str(option.values)


def test_variants_are_offered_by_name() -> None:
    """Each has a name, a sentence and a picture, and can be asked for as it is written."""
    for facts in games.facts():
        for variant in facts.variants:
            assert word(variant.label)[:1].isupper()
            assert word(variant.about)
            game = game_from_request(facts.game, variant.players, variant.options)
            assert variant.picture == "" or str(game.read(variant.picture)) == variant.picture
    sheet = [variant.key for variant in catalog.room("penguin-game").variants]
    assert sheet == [
        "solitaire",
        "strategic-start",
        "irregular",
        "chaotic",
        "non-square",
        "tiny-and-tall",
        "flame-throwers",
        "drifting",
    ]


def test_places_can_be_edited_from_the_facts() -> None:
    """An option that places tiles says on which grid, and where those of the named layouts lie."""
    for facts in games.facts():
        for option in facts.options:
            assert (option.kind == "places") == (option.grid is not None)
            if option.grid:
                assert tuple(option.grid.layouts) == option.choices
                for name, places in option.grid.layouts.items():
                    asked = [game_from_request(facts.game, None, {option.name: value}) for value in (name, places)]
                    assert asked[0] == asked[1]


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
