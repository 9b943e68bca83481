"""Reduced deals: alike is alike, however a board is turned and its suits are called; and the small iceberg."""

import random

import numpy as np
import pytest

import rookery
from rookery.kernel.position import Position
from rookery.rooms.penguin_game.layout import suits
from rookery.rooms.penguin_game.reading import read_fields
from rookery.rooms.penguin_game.reductions import reduce, small_deals, symmetries
from rookery.solver import Solver

GAME = rookery.game("penguin-game")
ALONE = rookery.game("penguin-game", players=1)
DEAL = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac ? 1 place s"
MIRRORED = "0,0:sm,a,c,ms|2,0:a,cm,ss,a|0,2:c,mm,as,c|2,2:mc,a,s,ac ? 1 place s"
ASIDE = "0,0:as,c,c,mm|2,0:c,sm,ms,a|0,2:s,mc,ac,a|2,2:ss,a,a,cm ? 1 place a"


def written(game: rookery.Game, text: str) -> str:
    """The text of the reduced position."""
    return game.room.write(game.config, reduce(game.config, read_fields(game.config, text))[0])


@pytest.mark.parametrize(("tiles", "ways"), [("square", 8), ("line", 2), ("L", 1), ("S", 1)])
def test_symmetries(tiles: str, ways: int) -> None:
    """An arrangement can be turned and mirrored onto itself in so many ways; the X comes to the X."""
    found = symmetries(rookery.game("penguin-game", tiles=tiles).config)
    assert len(set(found)) == ways
    assert tuple(range(16)) in found


def test_a_reduced_deal_is_a_deal() -> None:
    """Its text can be read, and reduced again it stays as it is."""
    for game in (GAME, ALONE):
        for seed in range(20):
            text = written(game, str(game.start(seed)))
            assert str(game.read(text)) == text
            assert written(game, text) == text


def test_alike_is_alike() -> None:
    """All ways to turn, mirror and rename a deal have one reduced form, and other deals have another."""
    order = symmetries(GAME.config)
    forms = set()
    chance = random.Random(1)  # noqa: S311  # no secret
    for seed in (1, 2):
        state = GAME.start(seed).state
        for turn in order:
            names = chance.sample(range(4), 4)
            other = state.copy()
            for slot, was in enumerate(turn):
                stack = 0
                for height, suit in enumerate(suits(int(state[was])), 1):
                    stack = ((stack >> 4 << 2 | names[suit]) << 4) | height
                other[slot] = stack
            forms.add(GAME.room.write(GAME.config, reduce(GAME.config, other)[0]))
    assert len(forms) == 2


def test_moves_come_back() -> None:
    """A reduced position has the same value, and its best moves are those of the position that it was."""
    position = GAME.read("0,0:-,c,-,s|2,0:c,a,m,c|0,2:a,ss,c,a|2,2:m,s,a,c b3,d4 1 move s")
    state, code_here = reduce(GAME.config, position.state)
    reduced = Position(GAME, state)
    one, other = Solver().solve(position), Solver().solve(reduced)
    assert (one.winner, one.plies, one.worth) == (other.winner, other.plies, other.worth)
    codes = [code_here(GAME.room.read_move(GAME.config, state, move)) for move in other.best]
    assert {GAME.room.write_move(GAME.config, position.state, code) for code in codes} == set(one.best)


def test_alone_the_first_cell_stays() -> None:
    """The challenge asks for the suit of the first coin, so only the mirror through its corner is left."""
    state = ALONE.start(3).state
    reduced, _ = reduce(ALONE.config, state)
    assert len(suits(int(reduced[0]))) == 2
    text = str(ALONE.start(3))
    assert written(ALONE, text).endswith(" s")
    assert written(ALONE, MIRRORED) == written(ALONE, DEAL)
    # Mirrored from left to right it is another deal: another coin is the first.
    assert written(ALONE, ASIDE) != written(ALONE, DEAL)
    assert written(GAME, ASIDE.replace("?", "?,?")) == written(GAME, DEAL.replace("?", "?,?"))


def test_the_small_iceberg() -> None:
    """Its reduced deals stand for all 12! / 3!^4 ways to lay three coins of each suit; each occurs once."""
    found = list(small_deals(GAME.config))
    texts = {GAME.room.write(GAME.config, state) for state, _ in found}
    assert len(texts) == len(found) == 7780
    assert sum(count for _, count in found) == 369_600
    state, _ = found[0]
    heights = [len(suits(int(stack))) for stack in state[:16]]
    assert heights == [2, 1, 1, 2, 1, 2, 2, 1] + [0] * 8
    coins = [suit for stack in state[:16] for suit in suits(int(stack))]
    assert np.bincount(coins).tolist() == [3, 3, 3, 3]


def test_other_options_have_no_small_iceberg() -> None:
    """It is half of four tiles, dealt."""
    for options in ({"tiny_and_tall": True}, {"start": "chaotic"}):
        with pytest.raises(rookery.BadOption, match="half of four tiles"):
            next(small_deals(rookery.game("penguin-game", **options).config))
