"""What comes of tries: replies, what is said, deals, hints."""

import pytest

from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.puzzles.attempt import attempt, hint
from rookery.puzzles.puzzle import Puzzle, puzzles
from rookery.solver import solve
from tests.puzzles.small import soccer


def first(game: str, kind: str) -> Puzzle:
    """The first puzzle of a kind."""
    return next(each for each in puzzles(game) if each.written.kind == kind)


def stuck(deal: Puzzle) -> list[str]:
    """Moves, chosen by their place, after which a deal is over and did not come out."""
    for index in (0, -1, 1, -2):
        position, played = deal.position, list[str]()
        while position.outcome is None:
            played.append(position.moves[index % len(position.moves)])
            position = position.play(played[-1])
        if not position.outcome.winners:
            return played
    raise AssertionError("another deal is needed")


def test_a_puzzle_is_solved_move_by_move() -> None:
    """Each right move is answered as the line says, until there is nothing left to find."""
    begun = attempt(soccer(), ())
    assert (begun.verdict, begun.found, begun.says) == ("open", 0, ())
    halfway = attempt(soccer(), ["Psw"])
    assert (halfway.verdict, halfway.found) == ("open", 1)
    assert [ply.move for ply in halfway.plies] == ["Psw", "M^"]
    assert [str(each) for each in halfway.says] == ["Right.", "White's Mama stands up on b6"]
    done = attempt(soccer(), ["Psw", "Ks"])
    assert (done.verdict, done.found) == ("solved", 2)
    assert done.position.outcome is not None


def test_a_wrong_move_is_answered() -> None:
    """The reply is played, and the next try begins where the wrong move was made."""
    wrong = next(move for move in soccer().position.moves if move != "Psw")
    tried = attempt(soccer(), [wrong])
    assert tried.verdict == "wrong"
    assert tried.position == soccer().position
    assert tried.plies[-1].move == "Psw>w"
    assert str(tried.says[-1]) == "Now there is no goal in two moves."


def test_only_the_last_move_may_be_wrong() -> None:
    """What comes after a wrong move, or after the solution, is refused; so is what is no move."""
    wrong = next(move for move in soccer().position.moves if move != "Psw")
    for moves in ([wrong, "Ks"], ["Psw", "Ks", "Ks"]):
        with pytest.raises(IllegalMove, match="only the last move"):
            attempt(soccer(), moves)
    with pytest.raises((IllegalMove, BadNotation)):
        attempt(soccer(), ["nonsense"])


def test_chances_are_told() -> None:
    """A worse move is told with the best chance, the best move with the second best."""
    found = first("penguins-rock", "best-move")
    right = found.rights[0]
    best, second = sorted(found.chances.values(), reverse=True)[:2]
    done = attempt(found, [right])
    assert done.verdict == "solved"
    assert str(done.says[1]) == f"This promises {best}%, and the next best move {second}%."
    wrong = next(move for move in found.position.moves if move != right)
    tried = attempt(found, [wrong])
    assert str(tried.says[0]) == f"This promises {found.chances[wrong]}%, and another move {best}%."


def test_a_deal_is_played_in_any_way() -> None:
    """It comes out by its line; one that is stuck with several coins has failed."""
    deal = puzzles("penguin-game")[-1]
    moves = [ply.move for ply in deal.plies]
    assert attempt(deal, moves[:3]).verdict == "open"
    assert attempt(deal, moves).verdict == "solved"
    failed = attempt(deal, stuck(deal))
    assert failed.verdict == "failed"
    assert str(failed.says[0]).startswith("You can't move any more")


def test_hints() -> None:
    """The next right move; in a deal that left its line what the solver knows, and nothing where all is lost."""
    assert hint(soccer(), ()) == "Psw"
    assert hint(soccer(), ["Psw"]) == "Ks"
    assert hint(soccer(), ["Psw", "Ks"]) is None
    deal = puzzles("penguin-game")[-1]
    assert hint(deal, ()) == deal.rights[0]
    assert hint(deal, stuck(deal)) is None
    other = next(move for move in deal.position.moves if move in solve(deal.position).best and move != deal.rights[0])
    helped = [other]
    while attempt(deal, helped).verdict == "open":
        helped.append(hint(deal, helped) or "")
    assert attempt(deal, helped).verdict == "solved"
