"""Loops driven from Python: lanes spread over cores, arrays in and out."""

import os
import subprocess
import sys
import threading
from dataclasses import fields

import numpy as np
import pytest

import rookery
from rookery.kernel import jit, run
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game
from tests import toy
from tests.limits import HANGING

SEARCHES = {"priors", "naive_priors", "simulate", "searches", "copy_subtree", "alphabeta"}
BATCHES = {"step_lanes", "step_masked_lanes", "reset_lanes", "observe_lanes", "advise_lanes", "code", "observe"}
GUIDED = {"plant_trees", "select_leaves", "back_up_leaves", "read_roots", "grow", "copy_tree", "infer"}
"""What players think with: it has a warming of its own."""
SOCCER = rookery.game("penguin-soccer", ply_cap=60)
GAMES = [SOCCER, Game(toy.ROOM, 3, creep=True)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def test_cores() -> None:
    """There is at least one core, and no more than the machine has."""
    assert run.cores() >= 1


def test_cores_where_nobody_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a mask of cores their number counts, and one where even that is unknown."""
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert run.cores() == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert run.cores() == 1


@pytest.mark.parametrize("cores", [1, 2, 3, 16])
@pytest.mark.parametrize("lanes", [0, 1, 2, 7, 16, 1000])
def test_every_lane_is_done_once(monkeypatch: pytest.MonkeyPatch, cores: int, lanes: int) -> None:
    """However many cores there are, each lane is some core's, and no lane is two cores'."""
    monkeypatch.setattr(run, "cores", lambda: cores)
    lock = threading.Lock()
    done: list[int] = []

    def work(first: int, last: int) -> None:
        with lock:
            done.extend(range(first, last))

    run.spread(work, lanes)
    assert sorted(done) == list(range(lanes))


@pytest.mark.parametrize("cores", [1, 4])
def test_a_failing_lane_is_heard(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    """What goes wrong in a thread is raised to the caller."""
    monkeypatch.setattr(run, "cores", lambda: cores)

    def work(first: int, last: int) -> None:
        if first <= 9 < last:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run.spread(work, 20)


def test_small_work_is_not_split(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chunk has at least ``least`` lanes, except the last: handing over fewer would cost more than doing them."""
    monkeypatch.setattr(run, "cores", lambda: 4)
    chunks: list[int] = []
    run.spread(lambda first, last: chunks.append(last - first), 1000, least=300)
    assert sorted(chunks) == [100, 300, 300, 300]
    chunks.clear()
    run.spread(lambda first, last: chunks.append(last - first), 300, least=300)
    assert chunks == [300]


FORK = """
import os, signal
from rookery.kernel import run

run.cores = lambda: 2
run.spread(lambda first, last: None, 8)
child = os.fork()
if child == 0:
    signal.alarm(5)
    run.spread(lambda first, last: None, 8)
    os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes do not fork here")
def test_a_forked_process_works_too() -> None:
    """A process that forks after its first work leaves its child with threads of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORK], capture_output=True, text=True, check=False, timeout=HANGING
    )
    assert done.stdout == "0\n", done.stderr


@every_game
def test_playouts_do_not_depend_on_cores(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Lanes are the same however they are split."""
    start = game.start(1)
    all_games = []
    for cores in (1, 2, 5):
        monkeypatch.setattr(run, "cores", lambda cores=cores: cores)
        all_games.append(game.playouts(start, 130, seed=4))
    for games in all_games[1:]:
        assert games.plies.tolist() == all_games[0].plies.tolist()
        assert games.endings.tolist() == all_games[0].endings.tolist()
        assert games.states.tolist() == all_games[0].states.tolist()


@every_game
def test_more_games_begin_with_the_same(game: Game) -> None:
    """Game i of a seed does not depend on how many there are."""
    start = game.start(1)
    few, many = (game.playouts(start, games, seed=4) for games in (7, 50))
    assert few.states.tolist() == many.states[:7].tolist()


@every_game
def test_perft_does_not_depend_on_cores(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Counts are the same however the tree is split."""
    counts = set()
    for cores in (1, 3):
        monkeypatch.setattr(run, "cores", lambda cores=cores: cores)
        counts.add(game.perft(game.start(1), 4))
    assert len(counts) == 1


@every_game
def test_prefixes_split_the_tree(game: Game) -> None:
    """All beginnings of a length, each once; a row has a number for each ply."""
    root = game.start(1)
    engine = interpreted(game.room.rules)
    for length in range(3):
        prefixes = run._prefixes(engine, game.room.rules, game.config, root.state.copy(), length)
        assert prefixes.shape == (game.perft(root, length), length)
        assert prefixes.dtype == np.int32
        assert len({tuple(row) for row in prefixes.tolist()}) == len(prefixes)
        for row in prefixes[:: max(1, len(prefixes) // 20)].tolist():
            position = root
            for code in row:
                position = position.play(position.moves[position.codes.index(code)])


def test_prefixes_of_a_finished_game() -> None:
    """A game that is over has no beginnings but the empty one."""
    over = SOCCER.read("-,-,-/-,-,- h8 w 0").state.copy()
    engine = interpreted(SOCCER.room.rules)
    assert [len(run._prefixes(engine, SOCCER.room.rules, SOCCER.config, over, length)) for length in (0, 1, 2)] == [
        1,
        0,
        0,
    ]


@pytest.mark.parametrize("device", ["gpu", "", "CUDA", "cuda:0", None, 0])
def test_unknown_devices(device: str) -> None:
    """A device that there is not is refused with those that there are."""
    start = SOCCER.start()
    for work in (
        lambda: SOCCER.playouts(start, 1, device=device),
        lambda: SOCCER.perft(start, 1, device=device),
        lambda: SOCCER.batch(1, device=device),
    ):
        with pytest.raises(BadOption, match="the devices are cpu, cuda"):
            work()


def test_cpu_asks_for_no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work on the processor never touches the CUDA side."""
    monkeypatch.setattr(run, "cuda_side", lambda _: pytest.fail("the CUDA side was loaded"))
    SOCCER.playouts(SOCCER.start(), 1)
    SOCCER.perft(SOCCER.start(), 1)
    SOCCER.batch(1).step()


def test_results_are_rows_of_lanes() -> None:
    """Outputs have one row for each lane, in numbers of 32 bits."""
    games = SOCCER.playouts(SOCCER.start(), 9)
    assert games.states.shape == (9, SOCCER.room.rules.state_size)
    assert games.plies.shape == games.endings.shape == (9,)
    assert {array.dtype for array in (games.states, games.plies, games.endings)} == {np.dtype(np.int32)}


@every_game
def test_warm_runs_everything_once(game: Game) -> None:
    """After warming every function and every loop over random games has its machine code, so nobody waits later."""
    run.warm(game.room.rules, game.config)
    if jit._numba().config.DISABLE_JIT:
        pytest.skip("nothing is compiled in this run (NUMBA_DISABLE_JIT)")
    engine = native(game.room.rules)
    names = [field.name for field in fields(Engine) if field.name not in SEARCHES | BATCHES | GUIDED]
    before = {name: getattr(engine, name).versions for name in names}
    assert all(found > 0 for found in before.values())
    game.playouts(game.start(1), 3)
    game.perft(game.start(1), 4)
    assert {name: getattr(engine, name).versions for name in names} == before
