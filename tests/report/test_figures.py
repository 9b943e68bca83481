"""Figures of games that were played."""

import math

import pytest

from rookery.arena.match import Item, play
from rookery.records.games import game_from_request, option_texts
from rookery.report.figures import Share, figures, mean, see
from rookery.words import word


def item(key: str, *levels: str, seed: int = 0) -> Item:
    """A game to be played."""
    game = game_from_request(key, len(levels), {})
    return Item(key, len(levels), tuple(option_texts(game).items()), game.room.version, levels, seed)


def test_a_game_is_looked_at_move_by_move() -> None:
    """Its decisions, the moves that there were, and the kinds of those that were played."""
    result = play(item("penguin-game", "egg", "egg"))
    seen = see(result)
    assert len(seen.moves) == len(seen.played) == result.plies
    assert seen.turns == result.plies
    assert seen.moves[0] == (0.0, 16)
    assert {word(kind) for kind in seen.played[0]} == {"a penguin starts"}
    assert len(seen.offered) == 6
    found = figures([seen])
    assert sum(share.points for share in found.seats) == 1
    assert found.branching == pytest.approx(sum(count for _, count in seen.moves) / len(seen.moves))
    assert found.most_moves == 16
    assert [word(ending.reason) for ending in found.endings] == ["Only one penguin is left on the iceberg"]
    melts = next(use for use in found.uses if word(use.kind) == "a coin melts")
    assert melts.played.points == result.plies - 2
    # Every move melts a coin or none does: nobody chooses that.
    assert melts.chosen.games == 0


def test_alone_every_move_is_a_turn() -> None:
    """And an ending that is told in several ways is named."""
    seen = [see(play(item("penguin-game", "egg", seed=seed))) for seed in range(3)]
    assert [each.turns for each in seen] == [each.result.plies for each in seen]
    found = figures(seen)
    assert found.draws.points == 0
    assert sum(ending.games.points for ending in found.endings) == 3


def test_shares_and_means_have_intervals() -> None:
    """A share of no games may be anything, and a single value says nothing of the spread."""
    assert Share(0, 0).share == 0
    assert Share(0, 0).interval == (0, 1)
    low, high = Share(5, 10).interval
    assert low < 0.5 < high
    assert mean([3]) == (3, 0)
    middle, spread = mean([1, 3])
    assert middle == 2
    assert spread == pytest.approx(1.959964 * math.sqrt(2) / math.sqrt(2))
