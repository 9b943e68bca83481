"""Trainings: they go on where they were, and say what keeps them from it."""

from pathlib import Path

import pytest
import torch

from rookery.kernel.errors import BadOption
from rookery.kernel.nets import read_net
from rookery.learn.checkpoints import FILE, BadCheckpoint
from rookery.learn.duels import duel, points
from rookery.learn.network import new_network
from rookery.learn.plan import Progress
from rookery.learn.ppo import Recipe
from rookery.learn.tables import Tables
from rookery.learn.training import Budget, DeviceLost, Trainer
from tests.learn.small import GAME, small_plan

LESSON = 16 * 8
"""Plies of a lesson of the small plan."""


def weights(trainer: Trainer) -> list[float]:
    """All that a network has learnt."""
    return [number for part in trainer.network.parameters() for number in part.detach().flatten().tolist()]


def test_a_budget_is_spent_by_time_or_plies() -> None:
    """Whichever limit is reached first."""
    progress = Progress(plies=50, seconds=30)
    assert Budget(minutes=1).spent(progress) == 0.5
    assert Budget(plies=200).spent(progress) == 0.25
    assert Budget(minutes=1, plies=200).spent(progress) == 0.5
    assert Budget(plies=10).spent(progress) == 1.0


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    """Two trainings of one seed have the same weights in the end, another seed has others."""
    found = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        trainer = Trainer(small_plan(seed=seed), tmp_path / name, "cpu")
        assert len(list(trainer.run(Budget(plies=3 * LESSON)))) == 3
        found.append(weights(trainer))
    assert found[0] == found[1] != found[2]


def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    """A second sitting has the weights, the optimiser and the count of the first, and goes on to a larger budget."""
    first = Trainer(small_plan(), tmp_path, "cpu")
    assert [report.spent for report in first.run(Budget(plies=2 * LESSON))] == [0.5, 1.0]
    second = Trainer(small_plan(), tmp_path, "cpu")
    assert weights(second) == weights(first)
    assert second.progress.plies == 2 * LESSON
    assert [report.progress.lessons for report in second.run(Budget(plies=4 * LESSON))] == [3, 4]
    assert weights(second) != weights(first)
    assert list(Trainer(small_plan(), tmp_path, "cpu").run(Budget(plies=4 * LESSON))) == []


@pytest.mark.parametrize(
    "other", [{"width": 32}, {"players": 3}, {"options": {"flamethrowers": "on"}}, {"version": 99}]
)
def test_another_training_is_refused(tmp_path: Path, other: dict[str, object]) -> None:
    """A folder of another game, other options or another shape is left alone, and the difference is named."""
    list(Trainer(small_plan(), tmp_path, "cpu").run(Budget(plies=LESSON)))
    kept = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadCheckpoint, match=f"holds another training: its {next(iter(other))} is"):
        Trainer(small_plan(**other), tmp_path, "cpu")
    assert (tmp_path / FILE).read_bytes() == kept


def test_a_device_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The way on is in the words, and the last checkpoint stays."""
    trainer = Trainer(small_plan(), tmp_path, "cpu")
    list(trainer.run(Budget(plies=LESSON)))
    kept = (tmp_path / FILE).read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("CUDA error: unspecified launch failure\nmore")

    monkeypatch.setattr("rookery.learn.training.play", fail)
    lesson = trainer.run(Budget(plies=9 * LESSON))
    trainer.device = "cuda"
    monkeypatch.setattr("rookery.learn.training.Tables", lambda *_: None)
    with pytest.raises(DeviceLost, match=r"unspecified launch failure.*continue from the last checkpoint"):
        next(lesson)
    assert (tmp_path / FILE).read_bytes() == kept


def test_learning_helps(tmp_path: Path) -> None:
    """The whole path in small: after some lessons a network beats the one that it began as."""
    plan = small_plan(lanes=64, width=64, recipe=Recipe(plies=32, minibatch=512, rate=3e-3))
    torch.manual_seed(plan.seed)
    trainer = Trainer(plan, tmp_path, "cpu")
    before = new_network(GAME, plan.width, plan.blocks)
    before.load_state_dict(trainer.network.state_dict())
    list(trainer.run(Budget(plies=60 * 64 * 32)))
    assert points(duel(trainer.network, before, GAME, 400, "cpu", 3), 2) > 0.55


def test_what_was_learnt_can_be_played_and_begun_with(tmp_path: Path) -> None:
    """Each checkpoint has a net beside it; another training begins with it, unless it has a checkpoint of its own."""
    first = Trainer(small_plan(), tmp_path / "first", "cpu")
    list(first.run(Budget(plies=LESSON)))
    net = read_net(first.net)
    assert net.misfit(GAME) is None
    assert net.training["plies"] == LESSON
    second = Trainer(small_plan(seed=9), tmp_path / "second", "cpu", first.net)
    assert weights(second) == pytest.approx(weights(first), abs=1e-3)
    list(second.run(Budget(plies=LESSON)))
    third = Trainer(small_plan(seed=9), tmp_path / "second", "cpu", first.net)
    assert weights(third) == weights(second)


def test_a_net_of_another_size_is_no_beginning(tmp_path: Path) -> None:
    """It is said which size it has."""
    first = Trainer(small_plan(), tmp_path / "first", "cpu")
    first.save()
    with pytest.raises(BadOption, match="is 16 wide and has 1 blocks; train with --width 16 --blocks 1"):
        Trainer(small_plan(width=8), tmp_path / "second", "cpu", first.net)


def test_the_stages_of_a_training_have_their_teachers(tmp_path: Path) -> None:
    """First the room's priors play, then the network itself, in the end a search."""
    trainer = Trainer(small_plan(apprentice=0.2, searched=0.3, simulations=4), tmp_path, "cpu")
    tables = Tables([GAME], [4], "cpu", 1)
    stages = [type(trainer._teacher(tables, spent)).__name__ for spent in (0.0, 0.5, 0.8)]
    assert stages == ["RoomPriors", "NoneType", "Searching"]
