"""Puzzles on file: what they are, how replies and chances are written, and what is refused."""

import pytest

import rookery
from rookery import catalog
from rookery.kernel.errors import IllegalMove, RookeryError, UnknownGame
from rookery.puzzles.puzzle import (
    BadPuzzle,
    NoPuzzle,
    parse,
    puzzle,
    puzzles,
    read,
    read_chances,
    read_replies,
    write_chances,
    write_replies,
)
from tests.puzzles.small import FILE, SOCCER, soccer


@pytest.mark.parametrize("game", rookery.games())
def test_every_game_of_ours_has_a_hundred(game: str) -> None:
    """Numbered from 1, the easy ones first, no position twice, and all of the rules as they are."""
    found = puzzles(game)
    asked = [each for each in found if not each.kind.is_deal]
    assert len(asked) >= 100
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert [each.written.level for each in asked] == sorted(each.written.level for each in asked)
    assert len({each.written.position for each in found}) == len(found)
    room = catalog.room(game)
    assert parse((room.folder / "puzzles.toml").read_text(encoding="utf-8"), room).version == room.version


@pytest.mark.parametrize("game", rookery.games())
def test_the_line_of_every_puzzle_can_be_played(game: str) -> None:
    """All moves and replies are legal; a win is one, and after a deal nothing is left to do."""
    for each in puzzles(game):
        each.check()
        last = each.plies[-1].after
        if each.kind.proof == "search":
            assert last.outcome is not None
            assert last.outcome.winners == (each.position.seat,)
        if each.kind.is_deal:
            assert last.outcome is not None
            assert last.outcome.winners == (0,)


def test_a_puzzle_says_what_is_to_be_found() -> None:
    """The solver's moves are those of the seat to move; between them stand the replies."""
    found = soccer()
    assert found.rights == ("Psw", "Ks")
    assert [ply.move for ply in found.plies] == ["Psw", "M^", "Ks"]
    others = {*found.position.moves} - {"Psw"}
    assert found.replies(0) == dict.fromkeys(others, "Psw>w")
    assert found.replies(1) == {}
    assert str(found.asks) == "Score in two moves, whatever the other side does."


def test_puzzles_by_number() -> None:
    """There is the first and the last, and none beside; an unknown game has none at all."""
    last = len(puzzles("penguin-soccer"))
    assert puzzle("penguin-soccer", last).number == last
    for number in (0, last + 1):
        with pytest.raises(NoPuzzle, match=f"numbered from 1 to {last}"):
            puzzle("penguin-soccer", number)
    with pytest.raises(UnknownGame):
        puzzles("chess")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("version = 1", "", "version"),
        ("version = 1", "version = ", "cannot be read"),
        ('kind = "goal-2"', 'kind = "goal-9"', "there is no kind"),
        ("level = 1", "level = 4", "level"),
        ("level = 1", "level = 1\nhint = 3", "hint"),
    ],
)
def test_a_file_that_is_none_is_refused(old: str, new: str, problem: str) -> None:
    """In one line that says what is wrong."""
    assert old in FILE
    with pytest.raises(BadPuzzle) as refused:
        read(SOCCER, FILE.replace(old, new, 1))
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"Psw M^ Ks"', '""', "no line"),
        ('"Psw M^ Ks"', '"Psw M^ Kne Kn"', "Kn"),
        ('["Psw>w"]', '["Psw>w", "-", "-"]', "replies to more moves"),
        ('["Psw>w"]', '["Ks"]', "Ks"),
        ("b6nw,d5^", "b6nw,d5", "d5"),
        ('wrong = ["Psw>w"]', 'chances = "Psw 60, Pn 40"', "exactly the legal moves"),
        ('wrong = ["Psw>w"]', 'chances = "Psw much"', "its chance in percent"),
    ],
)
def test_a_puzzle_that_cannot_be_asked_is_refused(old: str, new: str, problem: str) -> None:
    """Whoever looks at it closely is told what is wrong."""
    with pytest.raises(RookeryError) as refused:
        soccer(old, new).check()
    assert problem in str(refused.value)


def test_replies_as_texts() -> None:
    """The usual reply goes without its moves; a move without a reply is listed behind a dash."""
    replies = {"a": "x", "b": "x", "c": "y", "d": None}
    text = write_replies(replies)
    assert text == "x; -: d; y: c"
    assert read_replies(text, replies) == {"a": "x", "b": "x", "c": "y"}
    assert write_replies({}) == "-"
    assert read_replies("-", ["a"]) == {}


def test_chances_as_texts() -> None:
    """In the order in which they are given."""
    chances = (("b1-b2", 72), ("c2-", 5))
    assert tuple(read_chances(write_chances(chances))) == chances
    assert not [*read_chances("")]


def test_an_illegal_move_is_no_try() -> None:
    """The room says so, as everywhere."""
    with pytest.raises(IllegalMove):
        soccer().position.play("Bn")
