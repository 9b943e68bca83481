"""The games as a server offers them."""

import pytest

import rookery
from rookery.kernel.errors import BadOption, UnknownGame
from rookery.records.games import game_from_request
from rookery.server import games


def test_facts_are_told_of_every_game() -> None:
    """Each game with its title, players and options."""
    facts = games.facts()
    assert tuple(each.game for each in facts) == rookery.games()
    assert all(each.title and each.summary and each.players[0] <= each.players[1] for each in facts)


def test_a_form_can_be_built_from_the_facts() -> None:
    """Every value that is offered may be wished for, and no file of this machine is offered or spoken of."""
    for facts in games.facts():
        for option in facts.options:
            assert option.label
            assert option.kind == "number" or option.choices or option.kind == "text"
            if option.kind in {"flag", "choice"}:
                assert option.default in option.choices
            for value in option.choices:
                assert game_from_request(facts.game, None, {option.name: value})
            assert ".toml" not in option.values


def test_a_wish_is_checked() -> None:
    """Unknown games and options are refused, and so is every file of this machine."""
    assert game_from_request("penguins-rock", 3, {"board": "rookery"}).players == 3
    with pytest.raises(UnknownGame):
        game_from_request("chess", None, {})
    for board in ("/etc/passwd", "boards/x.toml", "../rookery.toml", "rookery.toml", ""):
        with pytest.raises(BadOption, match="board"):
            game_from_request("penguins-rock", None, {"board": board})


def test_a_game_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same options give the same game, and only so many are kept."""
    monkeypatch.setattr(games, "KEPT", 2)
    shelf = games.OpenGames()
    first = shelf.open("penguin-soccer", 2, {})
    assert shelf.open("penguin-soccer", 2, {}) is first
    shelf.open("penguin-soccer", 2, {"ply_cap": "10"})
    shelf.open("penguin-soccer", 2, {"ply_cap": "11"})
    assert shelf.open("penguin-soccer", 2, {}) is not first


def test_warm_games_use_native_code() -> None:
    """Those that are there and those to come."""
    shelf = games.OpenGames()
    before = shelf.open("penguin-soccer", 2, {})
    cold = before.engine
    shelf.warm("penguin-soccer")
    after = shelf.open("penguin-soccer", 2, {"ply_cap": "10"})
    assert before.engine is after.engine
    assert before.engine is not cold
