"""Games side by side on all cores of a processor."""

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
