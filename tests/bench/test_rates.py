"""Rates: rounds, turns, medians, and what the rows say."""

import os
import sys
import time

import pytest

import rookery
from rookery.bench import rates
from rookery.bench.peer import find_peers
from rookery.bench.rates import Plan, in_turn, measure_rates, perft_depth, rate
from rookery.catalog import room
from rookery.kernel.messages import Text

BLINK = Plan(rounds=1, seconds=0.001)


class Clock:
    """A clock that works move on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)


def test_rate_is_work_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A work is repeated until the time is up, and all that it took counts."""
    clock = Clock(monkeypatch)

    def work() -> int:
        clock.now += 0.4
        return 10

    assert rate(work, seconds=1.0) == pytest.approx(30 / 1.2)


def test_turns_alternate_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a trial of each, every round gives each its turn; one slow round does not spoil the figure."""
    clock = Clock(monkeypatch)
    calls: list[str] = []

    def ours() -> int:
        calls.append("ours")
        clock.now += 100.0 if calls.count("ours") == 3 else 1.0
        return 5

    def theirs() -> int:
        calls.append("theirs")
        clock.now += 1.0
        return 7

    reported: list[Text] = []
    found = in_turn({"ours": ours, "theirs": theirs}, Plan(rounds=3, seconds=1.0), reported.append)
    assert calls == ["ours", "theirs"] * 4
    assert found == {"ours": 5.0, "theirs": 7.0}
    assert [str(line) for line in reported] == ["round 1 of 3", "round 2 of 3", "round 3 of 3"]


def test_without_the_peer_figures_stand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without OpenSpiel everything is measured and the peer's fields are empty."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for key in rookery.games():
        rows = measure_rates(rookery.game(key), find_peers(room(key)), BLINK, lambda _: None)
        assert [row.what for row in rows] == [
            "playout",
            "playout-vs-step",
            "step",
            "step-text",
            "perft",
            "batch",
            "batch-observed",
        ]
        assert all(row.value > 0 for row in rows)
        assert {(row.peer, row.peer_value, row.ratio) for row in rows} == {(None, None, None)}


def test_rows_own_up_when_nothing_is_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system cannot pin, both the progress and the peer's name say that the comparison is lame."""
    pytest.importorskip("pyspiel")
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    key = rookery.games()[0]
    reported: list[Text] = []
    playout, *_ = measure_rates(rookery.game(key), find_peers(room(key)), BLINK, reported.append)
    assert "cannot pin" in str(reported[0])
    assert playout.peer is not None
    assert "not pinned" in str(playout.peer)


def test_the_peers_plies_are_its_rollouts_times_their_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """The C++ loop's rate is in plies: games a second times the mean length of the games stepped from Python."""
    pytest.importorskip("pyspiel")
    key = rookery.games()[0]
    peer, *_ = find_peers(room(key))
    peer.step_game()
    theirs = {f"{peer.name} rollouts": 3.0, f"{peer.name} step": 80.0}
    known = {
        "playout": 900.0,
        "step": 20.0,
        "step-text": 10.0,
        "perft": 1.0,
        "batch": 1.0,
        "batch-observed": 1.0,
    } | theirs
    monkeypatch.setattr(rates, "in_turn", lambda *_: known)
    playout, mixed, step, by_text, *_ = measure_rates(rookery.game(key), [peer], BLINK, lambda _: None)
    assert playout.peer_value == 3.0 * peer.mean_plies
    assert playout.ratio == 900.0 / (3.0 * peer.mean_plies)
    assert (mixed.value, mixed.peer_value, mixed.ratio) == (900.0, 80.0, 900.0 / 80.0)
    assert (step.value, step.peer_value, step.ratio) == (20.0, 80.0, 0.25)
    assert (by_text.value, by_text.peer_value, by_text.ratio) == (10.0, 80.0, 0.125)


@pytest.mark.parametrize("key", rookery.games())
def test_perft_depth_has_paths(key: str) -> None:
    """The depth chosen has something to count."""
    game = rookery.game(key)
    depth = perft_depth(game, seconds=0.0)
    assert depth == 2
    assert game.perft(game.start(seed=0), depth) > 0


def test_perft_depth_ends_where_games_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no game is longer, the deepest count that is not zero is taken, however quick it is."""
    game = rookery.game(rookery.games()[0])
    monkeypatch.setattr(game, "perft", lambda _, depth: 3 if depth <= 4 else 0)
    assert perft_depth(game, seconds=1e9) == 4
