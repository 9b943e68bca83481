"""What a player sees, as numbers."""

import numpy as np
import pytest

from rookery import catalog
from rookery.envs.observations import HIGHEST, action_mask, observation, observation_size


@pytest.mark.parametrize("key", catalog.games())
def test_observations_and_masks(key: str) -> None:
    """An observation is flat, of one size for all positions and seats, in its range; a mask shows the actions."""
    game = catalog.game(key)
    position = game.start(seed=7)
    for _ in range(12):
        for seat in range(game.players):
            seen = observation(position, seat)
            assert seen.shape == (observation_size(game),)
            assert seen.dtype == np.uint8
            assert seen.max() <= HIGHEST
        mask = action_mask(position)
        assert mask.shape == (game.action_count,)
        assert mask.dtype == np.int8
        assert set(np.flatnonzero(mask)) == set(position.actions)
        position = position.roll(7) if position.seat is None else position.apply(position.actions[0])


def test_observations_differ() -> None:
    """A move changes what is seen."""
    position = catalog.game(catalog.games()[-1]).start(seed=7)
    after = position.apply(position.actions[0])
    assert not np.array_equal(observation(position, 0), observation(after, 0))
