"""Puzzles in the terminal, with a script in place of a player."""

from datetime import date

from rookery.puzzles.puzzle import Puzzle, puzzles
from rookery.tui.puzzle import PlainPuzzle
from tests.puzzles.small import soccer
from tests.tui.script import Script

DAY = date(2026, 11, 19)


def asked(puzzle: Puzzle, *answers: str, day: date | None = None, language: str = "en") -> Script:
    """A puzzle with a script; what it said."""
    script = Script(*answers)
    PlainPuzzle(puzzle, day=day, language=language, ask=script.ask, show=script.said.append).run()
    return script


def test_a_puzzle_is_solved() -> None:
    """It says what is asked, what answers, and the result of a day."""
    said = asked(soccer(), "psw", "Ks", day=DAY)
    assert "Score in two moves" in said.text
    assert "White's Mama stands up on b6." in said.text
    assert "Solved." in said.text
    assert said.text.endswith("puzzle of 2026-11-19\n🟩🟩")
    assert len(said.asked) == 2


def test_a_wrong_move_is_told_and_tried_again() -> None:
    """With the reply; it costs a mark in the result, as a hint does."""
    wrong = next(move for move in soccer().position.moves if move != "Psw")
    said = asked(soccer(), wrong, "hint", "Psw", "Ks", day=DAY)
    assert "Not this one." in said.text
    assert "Now there is no goal in two moves." in said.text
    assert "Hint: Psw" in said.text
    assert said.text.endswith("🟥🟨🟩🟩")


def test_help_and_leaving() -> None:
    """What can be typed, the moves, the board; what is no move is refused, and leaving shows no result."""
    said = asked(soccer(), "?", "moves", "board", "", "undo", "Bnn", "quit", day=DAY)
    assert "solution" in said.text
    assert "Type a move" in said.text
    assert "Psw" in said.text
    assert "There is nothing to undo." in said.text
    assert "🟩" not in said.text
    assert len(said.asked) == 7
    assert not [line for text in said.said for line in text.splitlines() if len(line) > 80]


def test_the_solution_ends_it() -> None:
    """All moves that are left, replies too."""
    said = asked(soccer(), "Psw", "solution")
    assert "The solution: Ks" in said.text
    assert len(said.asked) == 2


def test_the_end_of_input_ends_it() -> None:
    """As a closed terminal does."""
    assert len(asked(soccer()).asked) == 1


def test_a_deal() -> None:
    """Moves can be taken back, and it comes out."""
    deal = next(each for each in puzzles("penguin-game") if each.kind.is_deal)
    other = next(move for move in deal.position.moves if move != deal.rights[0])
    said = asked(deal, other, "undo", *deal.rights, day=DAY)
    assert "It came out." in said.text
    assert said.text.endswith("deal of 2026-11-19\n🟩")


def test_in_german() -> None:
    """The same in another language."""
    said = asked(soccer(), "Psw", "Ks", language="de")
    assert "Schieß in zwei Zügen ein Tor" in said.text
    assert "Gelöst." in said.text
