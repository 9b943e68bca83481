"""Ray: the same items, the same results, and the same patience with workers that die. One cluster serves all tests."""

import builtins
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.arena.cluster import LOCAL, NoCluster, RayPool
from rookery.arena.match import Failure, Item, Result, Work, play
from rookery.arena.schedule import carry_out
from rookery.arena.workers import LocalPool
from tests.arena import stand_ins

pytestmark = [
    # Ray leaves sockets, files and processes of its own to the garbage collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(name="cluster", scope="module")
def _cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RayPool]:
    """A local cluster of two cores."""
    before = os.environ.get(stand_ins.MARKS)
    os.environ[stand_ins.MARKS] = str(tmp_path_factory.mktemp("marks"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        pool = RayPool(LOCAL, 2, stand_ins.first_seat_wins)
        yield pool
        pool.close()
    if before is None:
        del os.environ[stand_ins.MARKS]


ITEMS = stand_ins.plan().items()[:3]
"""A rotation of seed 0, and half of one of seed 1."""


def answers(cluster: RayPool, work: Work, items: list[Item]) -> list[Result | Failure]:
    """What comes of the items on the cluster that is already there."""
    with closing(RayPool(LOCAL, work=work)) as pool:
        assert pool.capacity == cluster.capacity == 4
        return list(carry_out(items, pool))


def timeless(found: list[Result | Failure]) -> set[str]:
    """Answers without the one thing that differs between machines, in no order."""
    same = (msgspec.structs.replace(answer, seconds=0.0) if isinstance(answer, Result) else answer for answer in found)
    return set(map(repr, same))


def test_the_same_as_at_home(cluster: RayPool) -> None:
    """Real matches give the same results on a cluster as in processes here."""
    abroad = answers(cluster, play, ITEMS[:2])
    with closing(LocalPool(1)) as pool:
        at_home = list(carry_out(ITEMS[:2], pool))
    assert timeless(abroad) == timeless(at_home)
    assert all(isinstance(answer, Result) for answer in abroad)


def test_deaths_cost_their_item_alone(cluster: RayPool) -> None:
    """A worker that dies once costs nothing; an item that always kills is left out, and the rest is played."""
    expected = {stand_ins.first_seat_wins(item) for item in ITEMS}
    assert set(answers(cluster, stand_ins.dies_once_of_seed_1, ITEMS)) == expected
    assert len(list(Path(os.environ[stand_ins.MARKS]).iterdir())) == 1, "nobody died"
    found = answers(cluster, stand_ins.dies_of_seed_1, ITEMS)
    assert [str(answer.problem) for answer in found if isinstance(answer, Failure)] == ["its worker died 3 times"]
    assert {answer for answer in found if isinstance(answer, Result)} == {one for one in expected if one.seed == 0}


def test_mistakes_are_told(cluster: RayPool) -> None:
    """An error in a match is no death: it is reported, and not retried."""
    found = answers(cluster, stand_ins.refuses_seed_1, ITEMS)
    assert [one.problem for one in found if isinstance(one, Failure)] == ["ValueError: one is no number"]


def test_a_cluster_that_is_gone(cluster: RayPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the whole cluster no longer answers, one line says so and how to go on."""

    def gone(*_: object, **__: object) -> None:
        raise ConnectionError("gone")

    with closing(RayPool(LOCAL, work=stand_ins.first_seat_wins)) as pool:
        monkeypatch.setattr(pool._ray, "wait", gone)
        with pytest.raises(NoCluster, match="no longer answers; results so far are kept"):
            list(carry_out(ITEMS, pool))


@pytest.mark.parametrize(
    ("muttered", "reason"),
    [("RPC error: InvalidAuthToken", "the cluster requires a token"), ("who knows", "Failed to connect")],
)
def test_refused_by_a_cluster(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], muttered: str, reason: str
) -> None:
    """What Ray mutters while it fails to connect stays off the terminal; a token that is missing is named."""
    ray = pytest.importorskip("ray")

    def refuse(*_: object, **__: object) -> None:
        os.write(2, muttered.encode())
        raise ConnectionError("Failed to connect\nand so on")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster, match=f'at "auto" .{reason}'):
        RayPool("auto")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", ":6379", "127.0.0.1:port"])
def test_nobody_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong address is reported at once."""
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=f'no Ray cluster answers at "{address}"'):
        RayPool(address)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Ray the error says how to install it."""
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.delitem(sys.modules, "ray", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NoCluster, match=r"pip install 'rookery-games\[cluster\]'"):
        RayPool(LOCAL)
