"""The Penguin Game packed: the same choices, positions and ends as the rules, whatever the variant."""

import random
from itertools import pairwise
from typing import Any

import pytest

import rookery
from rookery.kernel.packed import BITS, CHOICES, WORTH
from rookery.rooms.penguin_game.packed import PACKED, TABLE_SIZE
from rookery.rooms.penguin_game.rules import Ending

VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"tiles": "L", "start": "chaotic"},
    {"tiny_and_tall": True},
    {"tiny_and_tall": True, "start": "irregular", "players": 1},
    {"flamethrowers": True},
    {"flamethrowers": True, "players": 1, "tiles": ((0, 0), (2, 1), (4, 0), (2, 3))},
    {"tiles": ((0, 0), (3, 3), (6, 6), (0, 5))},
]


def _random_game(options: dict[str, Any], seed: int) -> list[rookery.Position]:
    """The positions of a random game from the first placement on, the last one over."""
    chance = random.Random(seed)  # noqa: S311  # no secret
    position = rookery.game("penguin-game", **options).start(seed)
    line = [position]
    while position.outcome is None:
        position = position.play(chance.choice(position.moves))
        line.append(position)
    return [position for position in line if " coin " not in str(position)]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_packed_games_are_games(options: dict[str, Any]) -> None:
    """M1 to M4, ME1, F1: along random games choices are the legal moves, and what follows is what the rules make."""
    for seed in range(6):
        line = _random_game(options, seed)
        config = line[0].game.config
        table, here = PACKED.pack(config, line[0].state)
        assert table.shape == (TABLE_SIZE,)
        for position, after in pairwise(line):
            chosen = [choice for choice in range(CHOICES) if PACKED.choices(table, here) >> choice & 1]
            codes = {PACKED.code(table, here, choice): choice for choice in chosen}
            assert sorted(codes) == sorted(position.codes)
            assert PACKED.chooser(table, here) == position.seat
            played = next(
                c for c, move in zip(position.codes, position.moves, strict=True) if _leads(position, move, after)
            )
            here = PACKED.follow(table, here, codes[played])
            assert 0 <= here < 2**BITS
            assert here == PACKED.repack(table, config, after.state) or after.outcome is not None


def _leads(position: rookery.Position, move: str, after: rookery.Position) -> bool:
    return position.play(move) == after


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_ends_are_within_bounds(options: dict[str, Any]) -> None:
    """E1, A1 to A3: an end's worth tells winner, coins and plies, and never leaves the bounds said on the way."""
    for seed in range(6):
        line = _random_game(options, seed)
        table, here = PACKED.pack(line[0].game.config, line[0].state)
        path = [here]
        for position, after in pairwise(line):
            chosen = [choice for choice in range(CHOICES) if PACKED.choices(table, here) >> choice & 1]
            codes = dict(zip(position.codes, position.moves, strict=True))
            here = next(
                PACKED.follow(table, here, choice)
                for choice in chosen
                if position.play(codes[PACKED.code(table, here, choice)]) == after
            )
            path.append(here)
        assert PACKED.choices(table, here) == 0
        worth = PACKED.worth(table, here)
        assert -WORTH <= worth <= WORTH
        outcome = line[-1].outcome
        assert outcome is not None
        if line[0].game.players == 2:
            assert outcome.winners == ((0,) if worth > 0 else (1,))
        else:
            result = PACKED.result(worth)
            assert (result.score, result.won) == (outcome.scores[0], bool(outcome.winners))
            assert (str(result.label) == "one coin left, the challenge met") == (outcome.reason == Ending.CHALLENGE)
        for ply, there in enumerate(path[:-1]):
            assert PACKED.least(table, there) <= worth <= PACKED.most(table, there)
            assert PACKED.plies(table, there, worth) == len(path) - 1 - ply


@pytest.mark.parametrize(
    ("worth", "label", "verdict"),
    [
        (-1, "one coin left, the challenge met", "One coin can be left, and the challenge can be met"),
        (-2, "one coin left, the challenge not met", "One coin can be left, but the challenge cannot be met"),
        (-6, "3 coins left", "No fewer than 3 coins can be left"),
    ],
)
def test_words_for_ends(worth: int, label: str, verdict: str) -> None:
    """A1 to A3: what is said of an end, and of a position that can come to no better one."""
    result = PACKED.result(worth)
    assert (str(result.label), str(result.verdict)) == (label, verdict)


def test_another_deal_does_not_fit() -> None:
    """A position whose coins or target are not those of the table is not packed under it."""
    game = rookery.game("penguin-game")
    one, other = game.start(1), game.start(2)
    table, _ = PACKED.pack(game.config, one.state)
    assert PACKED.repack(table, game.config, one.state) is not None
    assert PACKED.repack(table, game.config, other.state) is None
    text = str(one.play("@a1").play("@d4"))
    target = next(suit for suit in "smca" if not text.endswith(suit))
    assert PACKED.repack(table, game.config, game.read(text).state) is not None
    assert PACKED.repack(table, game.config, game.read(text[:-1] + target).state) is None


@pytest.mark.parametrize(
    ("options", "word"),
    [({"players": 3}, "players"), ({"drifting": True}, "drifting"), ({"start": "chaotic"}, "laid")],
)
def test_what_cannot_be_packed(options: dict[str, Any], word: str) -> None:
    """More than two players, tiles that drift and coins still to be laid are refused, with what would be right."""
    position = rookery.game("penguin-game", **options).start(0)
    reason = PACKED.refusal(position.game.config, position.state)
    assert reason is not None
    assert word in str(reason)
    assert "it can be" in str(reason)


def test_flamethrowers_take_long_with_many_coins() -> None:
    """Only positions with flamethrowers and many coins are not worth a try against the clock."""
    for options, prompt in (({}, True), ({"flamethrowers": True}, False)):
        game = _random_game(options, 1)
        assert [PACKED.prompt(each.game.config, each.state) for each in (game[0], game[-1])] == [prompt, True]
