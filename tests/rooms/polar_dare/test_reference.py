"""Engine and reference side by side: the same moves, the same positions after them, the same endings."""

import random
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.rooms.polar_dare import reference
from tests.rooms.polar_dare.ice import KEY
from tests.rooms.polar_dare.reference import Options
from tests.rooms.polar_dare.strategies import OPTIONS, games, positions

NEAR = "++++/++++/++++/++++ c4.d4.N/b3.b4.N c1 1 P4:4 17"
"""From here a game is soon won."""
CROWDED = "----/----/----/---- a1.b1.b1/b1.c1.c1/b2.c2.c2 d1 1 B3:3 1"
"""From here penguins and bear are in each other's way."""
LONGEST = 150
"""Where nothing else ends a game, it is left after so many plies."""


def engine(options: Options) -> rookery.Game:
    """Return the engine's game with these players and options."""
    return rookery.game(KEY, **asdict(options))


def agree(position: rookery.Position, line: list[str], options: Options) -> dict[str, str]:
    """Assert that engine and reference say the same of a game that has come to this position; return its moves."""
    assert str(position) == line[-1]
    expected = reference.moves(line, options)
    assert len(position.moves) == len(set(position.moves)) == len(expected)
    assert {move: str(position.play(move)) for move in position.moves} == expected
    outcome = position.outcome
    found = outcome and (str(outcome.winners[0] + 1) if outcome.winners else "0", outcome.reason.name.lower())
    assert found == reference.outcome(line, options)
    return expected


def play_out(game: rookery.Game, first: str, options: Options, dice: random.Random) -> tuple[str, str] | None:
    """Play a random game with engine and reference side by side, with a liking for steps, to the Pole above all."""
    position, line = game.read(first), [first]
    while len(line) <= LONGEST and (after := agree(position, line, options)):
        steps = [move for move in position.moves if "-" in move[:-1]]
        liked = [move for move in steps if move.endswith("-N")] or steps
        move = dice.choice(liked if liked and dice.random() < 0.4 else position.moves)
        position = position.play(move)
        line.append(after[move])
    return reference.outcome(line, options)


@pytest.mark.parametrize("changed", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, changed: dict[str, Any]) -> None:
    """Random games agree ply by ply, interpreted and native."""
    options = Options(players=players, **changed)
    for warm in (False, True):
        game = engine(options)
        if warm:
            game.warm()
        play_out(game, reference.start(options), options, random.Random(f"{options} {warm}"))  # noqa: S311


@pytest.mark.parametrize(("first", "players"), [(NEAR, 2), (CROWDED, 3)], ids=["near", "crowded"])
def test_random_games_from_the_middle(first: str, players: int) -> None:
    """Games begun where much can happen agree too."""
    options = Options(players=players, turn_cap=40)
    for seed in range(8):
        play_out(engine(options), first, options, random.Random(seed))  # noqa: S311 games are no secrets


def test_random_games_end_in_every_way() -> None:
    """The games that are compared do reach each of the endings."""
    endings: Counter[str] = Counter()
    options = Options(turn_cap=20)
    for seed in range(20):
        ended = play_out(engine(options), NEAR, options, random.Random(seed))  # noqa: S311 games are no secrets
        endings[ended[1] if ended else "none"] += 1
    assert set(endings) == {"across", "turn_cap"}


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_random_positions(data: st.DataObject) -> None:
    """Any position at all has the moves, the next positions and the ending that the reference finds."""
    options = data.draw(games())
    text = data.draw(positions(options))
    agree(engine(options).read(text), [text], options)


@pytest.mark.parametrize("changed", OPTIONS, ids=str)
def test_the_start_is_the_same(changed: dict[str, Any]) -> None:
    """Engine and reference begin alike, whatever the seed."""
    for players in (2, 3, 4):
        options = Options(players=players, **changed)
        assert {str(engine(options).start(seed)) for seed in range(3)} == {reference.start(options)}
