"""Engine and reference side by side: the same moves, the same positions after them, the same endings."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.rooms.penguin_soccer import reference
from tests.rooms.penguin_soccer.pitch import KEY
from tests.rooms.penguin_soccer.strategies import position_texts

OPTIONS: list[dict[str, Any]] = [
    {},
    {"repetition": 2},
    {"repetition": 0, "ply_cap": 60},
    {"no_move": "loss"},
    {"repetition": 2, "ply_cap": 30, "no_move": "loss"},
    {"repetition": 0, "ply_cap": 0, "no_move": "loss"},
]
RALLY = "d4^,a8w,a6w/d5s,h1e,h3e d4 w 20"
"""From here kicks go to and fro, and positions come again."""
CRAMPED = "a1^,-,-/c3sw,a2^,b1^ d5 b 59"
"""From here White is soon without a move."""
LONGEST = 120
"""Where nothing else ends a game, it is left after so many plies."""


def agree(position: rookery.Position, line: list[str]) -> dict[str, str]:
    """Assert that engine and reference say the same of a game that has come to this position; return its moves."""
    options = reference.Options(**position.game.options)
    assert str(position) == line[-1]
    expected = reference.moves(line, options)
    assert len(position.moves) == len(set(position.moves)) == len(expected)
    assert {move: str(position.play(move)) for move in position.moves} == expected
    outcome = position.outcome
    found = outcome and ({(0,): "w", (1,): "b", (): "draw"}[outcome.winners], outcome.reason.name.lower())
    assert found == reference.outcome(line, options)
    return expected


def play_out(game: rookery.Game, first: str, dice: random.Random) -> tuple[str, str] | None:
    """Play a random game with engine and reference side by side, with a liking for kicks and for coming back."""
    position, line = game.read(first), [first]
    while len(line) <= LONGEST and (after := agree(position, line)):
        been = {reference.same_but_ply(text) for text in line}
        kicks = [move for move in position.moves if move[0] == "K"]
        back = [move for move in position.moves if reference.same_but_ply(after[move]) in been]
        liked = back or kicks
        move = dice.choice(liked if liked and dice.random() < 0.5 else position.moves)
        position = position.play(move)
        line.append(after[move])
    return reference.outcome(line, reference.Options(**game.options))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("first", [reference.START, RALLY, CRAMPED], ids=["start", "rally", "cramped"])
def test_random_games(options: dict[str, Any], first: str) -> None:
    """Random games agree ply by ply, two of them interpreted and two native."""
    for seed in range(4):
        game = rookery.game(KEY, **options)
        if seed % 2:
            game.warm()
        play_out(game, first, random.Random(f"{options} {first} {seed}"))  # noqa: S311 games are no secrets


def test_random_games_end_in_every_way() -> None:
    """The games that are compared do reach each of the four endings."""
    endings: Counter[str] = Counter()
    for options, first in (({"repetition": 2, "ply_cap": 90}, RALLY), ({"no_move": "loss"}, CRAMPED)):
        game = rookery.game(KEY, **options).warm()
        for seed in range(15):
            ended = play_out(game, first, random.Random(seed))  # noqa: S311 games are no secrets
            endings[ended[1] if ended else "none"] += 1
    assert {"goal", "repetition", "ply_cap", "no_move"} <= set(endings)


@given(position_texts(), st.sampled_from(OPTIONS))
@settings(deadline=None, max_examples=600)
def test_random_positions(text: str, options: dict[str, Any]) -> None:
    """Any position at all has the moves, the next positions and the ending that the reference finds."""
    agree(rookery.game(KEY, **options).read(text), [text])


@pytest.mark.parametrize("repetition", [0, 2, 3])
def test_perft_with_repetition(repetition: int) -> None:
    """Paths that repetition ends are not counted on, and engine and reference agree which these are."""
    game = rookery.game(KEY, repetition=repetition)
    expected = reference.perft([RALLY], 5, reference.Options(repetition=repetition))
    assert game.perft(game.read(RALLY), 5) == expected
    endless = rookery.game(KEY, repetition=0)
    assert (expected < endless.perft(endless.read(RALLY), 5)) == (repetition > 0)
