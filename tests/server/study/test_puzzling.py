"""Puzzles as pages ask for them: the list, what comes of tries, help, and refusals."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove
from rookery.puzzles.daily import daily, today
from rookery.puzzles.puzzle import NoPuzzle, puzzle, puzzles
from rookery.server.study.puzzling import answered, listed

SOCCER = "penguin-soccer"


@pytest.mark.parametrize("game", rookery.games())
def test_all_puzzles_are_listed(game: str) -> None:
    """In their order, with those of today, and nothing of their solutions."""
    found = listed(game)
    assert [each.number for each in found.puzzles] == [each.number for each in puzzles(game)]
    assert found.daily == daily(game, today()).number
    assert (found.daily_deal is not None) == any(each.deal for each in found.puzzles)


def test_a_puzzle_begins_with_its_position() -> None:
    """Seen by the seat to move, with all that it can touch, and no help."""
    asked = puzzle(SOCCER, 1)
    answer = answered(SOCCER, 1, (), help_wanted=False)
    assert (answer.verdict, answer.found, answer.plies, answer.hint) == ("open", 0, (), None)
    assert answer.scene == asked.position.scene(asked.position.seat or 0)
    assert answer.choices == asked.position.choices()


def test_tries_and_help() -> None:
    """A hint is the right move; with it the puzzle goes on, and a wrong one leads back."""
    begun = answered(SOCCER, 1, (), help_wanted=True)
    assert begun.hint is not None
    assert begun.hint.move == puzzle(SOCCER, 1).rights[0]
    on = answered(SOCCER, 1, (begun.hint.move,), help_wanted=False)
    assert (on.verdict, on.found, len(on.plies)) == ("open", 1, 2)
    assert on.scene == on.plies[-1].scene
    wrong = next(each.move for each in begun.choices if each.move != begun.hint.move)
    off = answered(SOCCER, 1, (wrong,), help_wanted=False)
    assert (off.verdict, off.scene, off.choices) == ("wrong", begun.scene, begun.choices)
    done = answered(SOCCER, 1, puzzle(SOCCER, 1).rights, help_wanted=False)
    assert (done.verdict, done.choices) == ("solved", ())


def test_there_is_no_help_after_the_end() -> None:
    """It is said, and nothing is shown."""
    done = answered(SOCCER, 1, puzzle(SOCCER, 1).rights, help_wanted=True)
    assert done.hint is None
    assert str(done.says[-1]).startswith("No way from here")


def test_refusals() -> None:
    """A number that no puzzle has, a move that is none."""
    with pytest.raises(NoPuzzle):
        answered(SOCCER, 0, (), help_wanted=False)
    with pytest.raises(IllegalMove):
        answered(SOCCER, 1, (*puzzle(SOCCER, 1).rights, "Ks"), help_wanted=False)
