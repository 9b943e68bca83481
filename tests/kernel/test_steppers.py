"""From position to position, interpreted and native."""

import random
from typing import Any

import pytest

import rookery
from rookery.kernel.game import Position
from rookery.kernel.steppers import Interpreted, Native

OPTIONS: dict[str, dict[str, Any]] = {
    "penguin-soccer": {"repetition": 2},
    "penguin-game": {"drifting": True, "flamethrowers": True},
}


def told(position: Position) -> tuple[object, ...]:
    """All that a position says."""
    return (
        str(position),
        position.moves,
        position.actions,
        position.codes,
        position.seat,
        position.odds,
        position.outcome,
        position.history,
        position.state.tolist(),
    )


@pytest.mark.parametrize("key", rookery.games())
def test_both_play_the_same_games(key: str) -> None:
    """Whatever is played, also on from earlier positions: interpreted and native positions say the same."""
    slow, fast = (rookery.game(key, **OPTIONS.get(key, {})) for _ in range(2))
    assert isinstance(slow.stepper, Interpreted)
    assert isinstance(fast.warm().stepper, Native)
    dice = random.Random(5)  # noqa: S311  # a test needs the same games, not secret ones
    pairs = [(slow.start(2), fast.start(2))]
    for _ in range(150):
        # Mostly on from the last one.
        one, other = pairs[-1] if dice.random() < 0.9 and pairs[-1][0].actions else dice.choice(pairs)
        if one.actions:
            action = dice.choice(one.actions)
            pairs.append((one.apply(action), other.apply(action)))
            assert told(pairs[-1][0]) == told(pairs[-1][1])


def test_a_game_that_goes_native_goes_on() -> None:
    """Positions from before play on natively, and remember what has occurred."""
    game = rookery.game("penguin-soccer", repetition=2)
    there_and_back = ["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"]
    position = game.start()
    for ply, move in enumerate(there_and_back):
        if ply == 6:
            game.warm()
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.reason.name == "REPETITION"
    assert len(position.history) == 13
