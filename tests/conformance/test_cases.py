"""What is tried of a room."""

import pytest

from rookery import catalog
from rookery.conformance import cases
from rookery.kernel.errors import BadNotation
from rookery.kernel.game import Game

ROOM = catalog.room("polar-dare")


def test_every_number_of_players_is_tried() -> None:
    """Each by the default options."""
    assert [game.players for game in cases.games(ROOM)] == [2, 3, 4]


def test_each_value_of_a_small_option_is_tried() -> None:
    """Flags are switched, and choices go through their other values; numbers and texts stay."""
    tried = [(game.options["pole_is_final"], game.options["enter_bear_floe"]) for game in cases.variants(ROOM)]
    assert tried == [(True, True), (False, True), (False, False)]
    fields = {option.name for option in catalog.room("penguin-game").options if option.kind == "choice"}
    assert fields
    assert len(list(cases.variants(catalog.room("penguin-game")))) > len(fields)


def test_a_failure_says_in_which_game() -> None:
    """The note under the traceback is a line to make the game again."""

    @cases.each_game
    def two_only(game: Game) -> None:
        assert game.players == 2

    with pytest.raises(AssertionError) as failed:
        two_only(ROOM)
    assert failed.value.__notes__ == ["in rookery.game('polar-dare', players=3)"]
    assert two_only.__name__ == "two_only"


def test_random_games_are_the_same_every_time() -> None:
    """The seed decides."""
    game = Game(ROOM)
    assert cases.random_game(game, 3, most=40) == cases.random_game(game, 3, most=40)
    assert len(cases.random_game(game, 3, most=40)) == 41
    assert cases.random_game(game, 3, most=40) != cases.random_game(game, 4, most=40)


def test_what_is_not_refused_is_a_failure() -> None:
    """A refusal is handed on; its absence fails."""
    game = Game(ROOM)
    assert cases.refusal(BadNotation, game.read, "nonsense").text == "nonsense"
    with pytest.raises(AssertionError, match="should have been refused with BadNotation"):
        cases.refusal(BadNotation, game.read, str(game.start(1)))
