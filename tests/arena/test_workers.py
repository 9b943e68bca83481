"""Processes on this machine: they play, and their deaths cost little."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from rookery.arena.match import Failure, Result
from rookery.arena.schedule import carry_out
from rookery.arena.workers import LocalPool
from tests.arena import stand_ins
from tests.bots.programs import engines
from tests.limits import HANGING


@pytest.fixture(autouse=True)
def _marks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(stand_ins.MARKS, str(tmp_path))


def test_deaths_and_mistakes() -> None:
    """Workers that die once cost nothing; those that always die cost their items; an error is reported."""
    items = stand_ins.plan(games=6).items()
    expected = [stand_ins.first_seat_wins(item) for item in items]
    with closing(LocalPool(2, stand_ins.dies_once_of_seed_1)) as pool:
        answers = [answer for answer in carry_out(items, pool) if isinstance(answer, Result)]
    assert sorted(answers, key=lambda answer: (answer.seed, expected.index(answer))) == expected
    for work, problem in (
        (stand_ins.dies_of_seed_1, "its worker died 3 times"),
        (stand_ins.refuses_seed_1, "ValueError: one is no number"),
    ):
        with closing(LocalPool(1, work)) as pool:
            first, last = carry_out([items[0], items[2]], pool)
        assert first == expected[0]
        assert isinstance(last, Failure)
        assert (last.levels, last.seed, str(last.problem)) == (items[2].levels, 1, problem)


def test_killed_from_outside() -> None:
    """A worker that is killed in the middle of its match is replaced, and the match is played elsewhere."""
    item = stand_ins.plan().items()[0]
    with closing(LocalPool(1, stand_ins.slow)) as pool:
        pool.submit(item)
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        os.kill(worker.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        assert pool.wait() == [(item, None)]
        assert multiprocessing.active_children() == []
        pool.submit(item)
        assert len(multiprocessing.active_children()) == 1


def test_closing_does_not_wait() -> None:
    """A pool that is closed stops its workers at once, whatever they are doing."""
    pool = LocalPool(2, stand_ins.slow)
    for item in stand_ins.plan().items()[:2]:
        pool.submit(item)
    began = time.monotonic()
    pool.close()
    assert time.monotonic() - began < HANGING
    assert multiprocessing.active_children() == []


def test_workers_end_with_the_arena() -> None:
    """An arena that is killed in the middle of a match leaves no worker behind."""
    code = (
        "from rookery.arena.workers import LocalPool\n"
        "from tests.arena.stand_ins import plan, slow\n"
        "pool = LocalPool(1, slow)\n"
        "pool.submit(plan().items()[0])\n"
        "print(pool._workers[0].process.pid, flush=True)\n"
        "pool.wait()\n"
    )
    root = Path(__file__).parents[2]
    arena = subprocess.Popen([sys.executable, "-c", code], cwd=root, stdout=subprocess.PIPE, text=True)
    assert arena.stdout is not None
    worker = int(arena.stdout.readline())
    arena.kill()
    arena.communicate()
    deadline = time.monotonic() + HANGING
    while engines.is_running(worker):
        assert time.monotonic() < deadline, "it was left over"
        time.sleep(0.01)
