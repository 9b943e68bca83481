"""The moves in words."""

from textual.pilot import Pilot

from rookery.tui.app.history import History, ply_in_words
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.texts import Voice
from tests.tui.app.stage import SOCCER, perform, table


def test_what_was_taken_back_is_gone() -> None:
    """New moves are added, and those that were taken back are told no more."""

    async def play(pilot: Pilot[None]) -> None:
        history = pilot.app.screen.query_one(History)
        game = LocalGame(SOCCER.start(), [PERSON, PERSON])
        for move in ("Bn", "Psw"):
            game.play(move)
            history.show(game)
        assert [line.plain.split()[0] for line in history.lines_in_words] == ["Bn", "Psw"]
        assert history.latest.startswith("Psw Black's Papa slides in to g7.  Bn ")
        game.undo()
        game.play("Pw")
        history.show(game)
        assert [line.plain.split()[0] for line in history.lines_in_words] == ["Bn", "Pw"]

    perform(table(SOCCER.start(), 0), play)


def test_a_ply() -> None:
    """Its text, and what it did, in the colour of its seat."""
    game = LocalGame(SOCCER.start(), [PERSON, PERSON])
    game.play("Bn")
    line = ply_in_words(game, 0, Voice("de"))
    assert line.plain.startswith("Bn ")
    assert "Baby" in line.plain
