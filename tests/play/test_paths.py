"""Whole paths: which are offered, that they lead where they say, and that they stay a short cut."""

import pytest

import rookery
from rookery.kernel.game import Position
from rookery.play import paths as paths_module
from rookery.play.paths import paths
from tests.play.sessions import race

STEPS = ("penguins-rock", "polar-dare")
"""Games in which a turn can be several plain steps."""
ROCK = "r3,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0"
"""Red's penguin 1 on the ring road, with three steps to go."""


def rock(text: str) -> Position:
    """A position of Penguins Rock! for two."""
    return rookery.game("penguins-rock", players=2).read(text)


def mid_games(key: str, count: int) -> list[Position]:
    """Positions from a game in which somebody is to move."""
    position = rookery.game(key, players=2).start(seed=1)
    found: list[Position] = []
    for ply in range(4 * count):
        if position.seat is not None:
            found.append(position)
        position = position.play(position.moves[ply * 7 % len(position.moves)])
    return found[:count]


@pytest.mark.parametrize("key", STEPS)
def test_a_path_is_a_row_of_legal_moves_of_one_piece(key: str) -> None:
    """Played one after the other by one seat, the moves of a path bring its piece to its place."""
    seen = 0
    for position in mid_games(key, 60):
        for path in paths(position):
            here, seen = position, seen + 1
            for move in path.moves:
                assert here.seat == position.seat
                here = here.play(move)
            piece, space = path.touches[:2]
            assert {each.id: each.space for each in here.scene().pieces}[piece] == space
            assert len(path.moves) > 1
    assert seen > 20


@pytest.mark.parametrize("key", STEPS)
def test_only_the_last_move_may_be_more_than_a_step(key: str) -> None:
    """All moves but the last are plain steps, and none of them needs a caution."""
    for position in mid_games(key, 60):
        for path in paths(position):
            here = position
            for move in path.moves:
                choice = next(each for each in here.choices() if each.move == move)
                assert choice.caution is None
                assert choice.touches[0] == path.touches[0]
                assert choice.plain or move == path.moves[-1]
                here = here.play(move)
            assert (choice.touches, choice.label) == (path.touches, path.label)


@pytest.mark.parametrize("key", STEPS)
def test_paths_lead_where_no_single_move_does(key: str) -> None:
    """No path repeats a choice, or ends where its piece stands; the shortest come first, each touches once."""
    for position in mid_games(key, 60):
        found = paths(position)
        near = {choice.touches[:2] for choice in position.choices()}
        standing = {(piece.id, piece.space) for piece in position.scene().pieces}
        assert not {path.touches[:2] for path in found} & (near | standing)
        assert [len(path.moves) for path in found] == sorted(len(path.moves) for path in found)
        assert len({path.touches for path in found}) == len(found)


def test_three_steps_along_the_road() -> None:
    """With three steps left a penguin reaches all that is two or three steps away, by a shortest way."""
    found = {path.touches[1]: path.moves for path in paths(rock(ROCK))}
    assert found["r5"] == ("r4", "r5")
    assert found["r6"] == ("r4", "r5", "r6")
    assert found["p12"] == ("p11", "p12")
    assert "r7" not in found
    assert "r4" not in found


def test_ways_that_end_alike_are_one() -> None:
    """Two shortest ways to one space are one path, as it is all the same how the penguin gets there."""
    found = paths(rock("p11,r8/p22,c2 - 6.6.0.0 A- 1 move1:2 0"))
    assert [path.moves for path in found if path.touches == ("red-1", "c1")] == [("n11", "c1")]


def test_different_ends_are_not_offered() -> None:
    """Where shortest ways end in different positions, here in the air from either side, each step is taken alone."""
    assert ("red-1", "c1") not in {path.touches for path in paths(rock(ROCK))}
    left, right = (rock(ROCK).play("p11").play(side).play("c1") for side in ("n11", "n16"))
    assert left != right


def test_what_is_done_at_the_end_belongs_to_the_path() -> None:
    """Taking a rock is offered as part of the path: after walking there it may be too late."""
    found = {path.touches: path.moves for path in paths(rock("p11,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0"))}
    assert found[("red-1", "q1")] == ("p12", "q1")
    assert found[("red-1", "q1", "heap-q1")] == ("p12", "q1+")


def test_few_positions_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the limit is reached, farther places are not offered, and nearer ones still are."""
    whole = paths(rock(ROCK))
    monkeypatch.setattr(paths_module, "LOOKED_AT", 6)
    part = paths(rock(ROCK))
    assert part
    assert part == whole[: len(part)]
    assert len(part) < len(whole)


def test_no_paths_where_nothing_is_plain() -> None:
    """Before a roll, after the end, and in games that know no plain step there is nothing to offer."""
    assert paths(race().start(seed=1)) == ()
    assert paths(rookery.game("penguin-soccer").start()) == ()
    assert paths(rock("p12,c1/p22,c2 - 6.6.0.0 -- 1 roll1 0")) == ()
