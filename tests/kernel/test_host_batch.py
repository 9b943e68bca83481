"""Games side by side on all cores of a processor."""

import numpy as np
import pytest

import rookery
from rookery.kernel import host_batch, run
from rookery.kernel.game import Game
from tests import toy

SOCCER = rookery.game("penguin-soccer", ply_cap=40)


@pytest.mark.parametrize("masks", [True, False])
@pytest.mark.parametrize("game", [SOCCER, Game(toy.ROOM, 3, creep=True)], ids=repr)
def test_batches_do_not_depend_on_cores(monkeypatch: pytest.MonkeyPatch, game: Game, masks: bool) -> None:
    """Lanes stepped on several cores are those stepped on one."""
    monkeypatch.setattr(host_batch, "STEP_CHUNK", 1)
    found = []
    for cores in (1, 3):
        for module in (run, host_batch):
            monkeypatch.setattr(module, "cores", lambda cores=cores: cores)
        batch = game.batch(37, seed=4, masks=masks)
        for _ in range(70):
            batch.step()
        seen = batch.observe().tolist() if game.planes else []
        found.append((batch.states.tolist(), batch.rewards.tolist(), seen))
    assert found[0] == found[1]


def test_more_lanes_begin_with_the_same() -> None:
    """Lane i of a seed does not depend on how many there are."""
    few, many = (SOCCER.batch(lanes, seed=6) for lanes in (3, 50))
    for _ in range(90):
        few.step()
        many.step()
    assert few.states.tolist() == many.states[:3].tolist()


@pytest.mark.parametrize("key", rookery.games())
def test_advice_is_the_priors_of_the_room(key: str) -> None:
    """In every lane each legal action has its prior, and all others have none."""
    game = rookery.game(key)
    batch = game.batch(5, seed=2)
    for _ in range(40):
        batch.step()
    advice = batch.advise(np.full((5, game.action_count), 9, np.float32))
    for lane in range(5):
        position = batch.position(lane)
        codes = np.array(position.codes, np.int32)
        weights = np.zeros(len(codes), np.int32)
        game.room.rules.heuristics.priors(game.config, position.state.copy(), codes, len(codes), weights)
        expected = np.zeros(game.action_count, np.float32)
        expected[list(position.actions)] = weights
        assert advice[lane].tolist() == expected.tolist()
