"""The shipped puzzles are what they claim to be: they are proven again, and some of them by other means."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tools.puzzles import making
from tools.puzzles.proofs import prove

import rookery
from rookery import catalog
from rookery.kernel.game import Position
from rookery.puzzles.puzzle import Kind, Puzzle, parse, puzzles, write_chances

SAMPLE = {"search": 1, "alone": 6, "solver": 8, "estimate": 40}
"""Of each kind of proof every so manieth puzzle is proven again: all where that is quick."""


def sample() -> Iterator[Puzzle]:
    """Some puzzles of every game and kind."""
    for game in rookery.games():
        for kind in {each.written.kind for each in puzzles(game)}:
            found = [each for each in puzzles(game) if each.written.kind == kind]
            yield from found[:: SAMPLE[found[0].kind.proof]]


@pytest.mark.parametrize("key", rookery.games())
def test_puzzles_are_proven_again(key: str) -> None:
    """The proof finds the same line, the only one, with the same replies; an estimate gives the same chances."""
    for puzzle in sample():
        if puzzle.game.key != key:
            continue
        puzzle.game.warm()
        proven = prove(puzzle.position, puzzle.kind)
        assert proven is not None, puzzle.written
        assert " ".join(proven.line) == puzzle.written.line
        assert (proven.wrong, proven.chances) == (puzzle.written.wrong, puzzle.written.chances)


@pytest.mark.parametrize("key", rookery.games())
def test_there_are_as_many_as_the_kinds_say(key: str) -> None:
    """And the file is as the tool writes it."""
    room = catalog.room(key)
    text = (room.folder / "puzzles.toml").read_text(encoding="utf-8")
    file = parse(text, room)
    for name, kind in file.kinds.items():
        assert sum(each.kind == name for each in file.puzzle) == kind.count
    assert making.text(key, file) == text


@pytest.mark.parametrize("key", rookery.games())
def test_few_puzzles_go_alike(key: str) -> None:
    """No position comes twice, and a line of several moves in two puzzles of a kind at most."""
    found = puzzles(key)
    assert len({each.position.key for each in found}) == len(found)
    lines = Counter((each.written.kind, each.written.line) for each in found if len(each.plies) > 1)
    assert max(lines.values()) <= making.ALIKE


# By other means: every move, played one after the other


def forced(position: Position, seat: int | None, plies: int) -> bool:
    """Whether a seat can force a win within these plies, found by playing everything."""
    if position.outcome is not None:
        return seat in position.outcome.winners
    if plies == 0:
        return False
    found = (forced(position.play(move), seat, plies - 1) for move in position.moves)
    return any(found) if position.seat == seat else all(found)


def test_a_goal_in_two_is_one_by_plain_search() -> None:
    """Exactly one move of the first puzzle forces a goal within three plies, and each reply to another move holds."""
    puzzle = next(each for each in puzzles("penguin-soccer") if each.written.kind == "goal-2")
    puzzle.game.warm()
    here = puzzle.position
    winning = [move for move in here.moves if forced(here.play(move), here.seat, 2)]
    assert winning == [puzzle.rights[0]]
    for move, reply in puzzle.replies(0).items():
        assert not forced(here.play(move).play(reply), here.seat, 1)


def test_the_only_winning_move_by_plain_search() -> None:
    """Near the end of a game every continuation can be played: one move wins, all others lose."""
    short = [each for each in puzzles("penguin-game") if each.written.kind == "only-move"]
    puzzle = min(short, key=lambda each: sum(sign.isalpha() for sign in each.written.position.split()[0]))
    puzzle.game.warm()
    here = puzzle.position
    winning = [move for move in here.moves if forced(here.play(move), here.seat, 99)]
    assert winning == [puzzle.rights[0]]


def test_the_same_seed_finds_the_same_puzzle() -> None:
    """A game of a seed leads to one puzzle at most, and always to the same."""
    kind = parse(making.HEAD.format(game="") + KINDS, catalog.room("penguin-game")).kinds["deal"]
    job = making.Job("penguin-game", kind, 7)
    found = making.find(job)
    assert found is not None
    assert found == making.find(job)
    assert prove(rookery.game("penguin-game", players=1).read(found.position), Kind(proof="alone", count=1))


KINDS = """
version = 1
seed = 1
[kinds.deal]
proof = "alone"
count = 1
players = 1
"""


def test_chances_are_in_order() -> None:
    """The best move first, by the margin that the proof asks for."""
    for game in rookery.games():
        for each in puzzles(game):
            if each.kind.proof == "estimate":
                best, second, *_ = each.chances.values()
                assert best - second >= 7
                assert write_chances(each.chances.items()) == each.written.chances
