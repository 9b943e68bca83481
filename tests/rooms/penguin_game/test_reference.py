"""Engine and reference side by side: the same moves, the same positions after them, the same endings and ranks."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.rooms.penguin_game import reference
from tests.rooms.penguin_game.strategies import LISTS, TINY_LISTS, option_sets, play_texts
from tests.rooms.penguin_game.words import KEY, options_of

OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"players": 3, "start": "strategic"},
    {"players": 4, "start": "irregular", "tiles": "line"},
    {"start": "chaotic", "tiles": "S", "flamethrowers": True},
    {"players": 4, "tiles": "L", "flamethrowers": True},
    {"players": 3, "tiles": LISTS[0], "start": "strategic"},
    {"players": 4, "tiles": LISTS[1]},
    {"players": 2, "tiny_and_tall": True},
    {"players": 1, "tiny_and_tall": True, "tiles": TINY_LISTS[1], "start": "chaotic"},
    {"players": 3, "tiny_and_tall": True, "start": "strategic", "flamethrowers": True},
    {"players": 4, "tiny_and_tall": True, "start": "irregular", "tiles": TINY_LISTS[0], "drifting": True},
    {"players": 3, "tiles": "T", "drifting": True},
    {"players": 1, "drifting": True, "flamethrowers": True, "start": "chaotic", "tiny_and_tall": True},
]


def agree(position: rookery.Position, line: list[str], *, one: str | None = None) -> dict[str, str]:
    """Assert that engine and reference say the same of a game that has come to this position; return its moves.

    With ``one``, only that move's position is compared: a drift phase has many.
    """
    options = options_of(position.game)
    assert str(position) == line[-1]
    expected = reference.moves(line, options)
    assert len(position.moves) == len(set(position.moves))
    assert set(position.moves) == set(expected)
    for move in position.moves if one is None else (one,):
        assert str(position.play(move)) == expected[move]
    outcome = position.outcome
    known = reference.outcome(line, options)
    assert (outcome is None) == (known is None)
    if outcome and known:
        assert (outcome.reason.name.lower(), outcome.ranks) == (known[0], known[2])
        assert outcome.scores == pytest.approx(known[1])
    return expected


def play_out(game: rookery.Game, seed: int) -> str:
    """Play a random game with engine and reference side by side; return its ending."""
    dice = random.Random(f"{game!r} {seed}")  # noqa: S311 games are no secrets
    position = game.start(seed)
    line = [str(position)]
    while position.outcome is None:
        move = dice.choice(position.moves)
        after = agree(position, line, one=move)
        position = position.play(move)
        line.append(after[move])
    agree(position, line)
    return position.outcome.reason.name


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games(options: dict[str, Any]) -> None:
    """Random games agree ply by ply, interpreted and native."""
    play_out(rookery.game(KEY, **options), 1)
    warm = rookery.game(KEY, **options).warm()
    for seed in (2, 3):
        play_out(warm, seed)


def test_random_games_end_in_every_way() -> None:
    """Random games do reach each of the four endings, and the reference agrees that they do."""
    endings: Counter[str] = Counter()
    alone = rookery.game(KEY, players=1, flamethrowers=True).warm()
    root = alone.start(1)
    # Successes are rare at random: the last plies of native games are where to find them.
    played = alone.playouts(root, 4000, seed=3)
    for state, reason in zip(played.states, played.endings.tolist(), strict=True):
        ending = alone.room.endings(reason).name.lower()
        if endings[ending] < 5:
            endings[ending] += 1
            text = alone.room.write(alone.config, state)
            agree(alone.read(text), [text])
            assert reference.outcome([text], options_of(alone))[0] == ending  # type: ignore[index]
    endings[play_out(rookery.game(KEY, players=4), 1).lower()] += 1
    assert set(endings) == {"last_one", "success", "challenge", "stuck"}


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_random_positions(data: st.DataObject) -> None:
    """Any position in play at all has the moves, the next positions and the ending that the reference finds."""
    options = data.draw(option_sets())
    text = data.draw(play_texts(reference.Options(**options)))
    agree(rookery.game(KEY, **options).read(text), [text])
