"""One core, and all of them again."""

import os

import pytest

from rookery.bench.pinning import pinned
from rookery.kernel.run import cores

needs_affinity = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system pins nothing to a core")


@needs_affinity
def test_one_core_inside_and_all_again_outside() -> None:
    """Inside there is one core for everything, the kernel's loops included; afterwards it is as before."""
    before = os.sched_getaffinity(0)
    with pinned() as core:
        assert os.sched_getaffinity(0) == {core}
        assert cores() == 1
    assert os.sched_getaffinity(0) == before


def _fail_pinned() -> None:
    with pinned():
        raise KeyboardInterrupt


@needs_affinity
def test_restored_after_a_failure() -> None:
    """After an interrupted measurement all cores are available again too."""
    before = os.sched_getaffinity(0)
    with pytest.raises(KeyboardInterrupt):
        _fail_pinned()
    assert os.sched_getaffinity(0) == before


def test_a_system_that_cannot_pin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be pinned, the answer says so and nothing fails."""
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    with pinned() as core:
        assert core is None
