"""Judgements: certain where they can be, and before a roll the mean of what comes after each face."""

import pytest

import rookery
from rookery.review.judging import Judge, judge_all


def test_before_a_roll_the_chance_is_the_mean() -> None:
    """So the luck of all faces, weighted by their odds, is nothing."""
    game = rookery.game("polar-dare")
    start = game.start()
    judge = Judge(game, seconds=20, simulations=20)
    before = judge.judge(start)
    after = [(odds, judge.judge(start.play(face))) for face, odds in start.chance]
    assert before.chances[0] == pytest.approx(sum(odds * each.chances[0] for odds, each in after))
    assert sum(before.chances) == pytest.approx(1)
    assert not before.exact


def test_judgements_do_not_depend_on_the_way() -> None:
    """A position is worth the same whether it is judged after others or alone, in one thread or many."""
    game = rookery.game("polar-dare")
    positions = [game.start()]
    for move in ("P3", "S-a1", "a1-b1", "S-a1"):
        positions.append(positions[-1].play(move))
    heard: list[int] = []
    together = judge_all(positions, seconds=20, simulations=20, progress=heard.append)
    alone = [Judge(game, seconds=20, simulations=20).judge(position) for position in positions]
    assert together == alone
    assert heard[-1] == len(positions)


def test_the_end_and_what_is_solved_are_certain() -> None:
    """A game that is over has its result; The Penguin Game is solved."""
    game = rookery.game("penguin-game")
    position = game.start(seed=7).play("@b2").play("@c3")
    solved = Judge(game, seconds=60).judge(position)
    assert solved.exact
    assert sorted(solved.chances) == [0, 1]
    soccer = rookery.game("penguin-soccer")
    over = Judge(soccer).judge(soccer.read("-,-,-/-,-,- h8 b 31"))
    assert (over.chances, over.exact) == ((1.0, 0.0), True)
