"""The whole measurement, quick and once."""

import importlib.util
import json
import os

import pytest

import rookery
from rookery import bench
from rookery.kernel.messages import Text

INSTALLED = importlib.util.find_spec("pyspiel") is not None
STEPS = ["step", "step-text"] * (2 if INSTALLED else 1)
"""Beside its one relative, and beside the other game that every game is stepped beside."""
WHATS = [
    "playout",
    "playout-vs-step",
    *STEPS,
    "perft",
    "batch",
    "batch-observed",
    "cold",
    "warm",
    "first-move-adult",
    "first-move-emperor",
    "import",
]
UNITS = ["plies/s", "plies/s", *("steps/s" for _ in STEPS), "nodes/s", "steps/s", "steps/s", *["s"] * 5]
KEY = "penguin-soccer"


class Run:
    """What one quick measurement gave and left behind."""

    def __init__(self) -> None:
        self.reported: list[Text] = []
        self.cores_before = _cores()
        self.rows = bench.measure([KEY], quick=True, progress=self.reported.append)
        self.cores_after = _cores()


def _cores() -> set[int]:
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


@pytest.fixture(scope="module")
def run() -> Run:
    """One quick measurement of one game; it compiles once with an empty cache, which takes seconds."""
    return Run()


def test_every_figure_is_there(run: Run) -> None:
    """A game's rows are these, with their units, and none is nothing."""
    assert [row.what for row in run.rows] == WHATS
    assert [row.unit for row in run.rows] == UNITS
    assert {row.game for row in run.rows} == {KEY}
    assert all(row.value > 0 for row in run.rows)


def test_peers(run: Run) -> None:
    """With OpenSpiel rates have a peer, a first move always has, and each ratio is that of its row."""
    with_peer = [row.what for row in run.rows if row.peer is not None]
    rates = ["playout", "playout-vs-step", *STEPS] if INSTALLED else []
    assert with_peer == [*rates, "first-move-adult", "first-move-emperor"]
    for row in run.rows:
        if row.peer_value is None:
            assert (row.peer, row.ratio) == (None, None)
        else:
            assert row.ratio == row.value / row.peer_value


def test_cores_are_given_back(run: Run) -> None:
    """After the measurement the process may use the cores that it had."""
    assert run.cores_after == run.cores_before


def test_forms(run: Run) -> None:
    """The rows have a JSON form and a table with a line each."""
    assert [row["what"] for row in json.loads(bench.to_json(run.rows))] == WHATS
    assert len(bench.table(run.rows).splitlines()) == len(WHATS) + 2


def test_progress(run: Run) -> None:
    """The progress says what is being measured."""
    assert f"{KEY}: round 1 of 3" in map(str, run.reported)
    assert str(run.reported[-1]).startswith(f"{KEY}: new processes")


def test_unknown_games_are_refused_at_once() -> None:
    """A mistake in the last key costs no minute of measuring."""
    reported: list[Text] = []
    with pytest.raises(rookery.UnknownGame):
        bench.measure([KEY, "penguin-chess"], progress=reported.append)
    assert reported == []
