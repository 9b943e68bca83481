"""Alpha-beta driven within limits."""

import itertools
import time

import numpy as np
import pytest

import rookery
from rookery.kernel.alphabeta import PROVEN, WIN
from rookery.kernel.deepening import DEEPEST, FIRST_SLICE, Judgement, deepen
from rookery.kernel.engine import Engine, interpreted
from rookery.kernel.game import Position
from tests.kernel.duels import PEBBLES

SOCCER = rookery.game("penguin-soccer")
RULES = SOCCER.room.rules
OPEN_PLAY = "a1ne,d2n,d4^/g7sw,f5w,f6sw d4 w 10"
GOAL_IN_FIVE = "b3ne,f8e,c1^/d6sw,g2w,h3s f6 w 38"


def judged(position: Position, **limits: object) -> Judgement:
    """Search a position of Penguin Soccer."""
    return deepen(RULES, SOCCER.config, position.state.copy(), position.history, **limits)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_answer() -> None:
    """All of the judgement is the same, the seconds aside."""
    position = SOCCER.read(OPEN_PLAY)
    one, other = (judged(position, depth=5, nodes=3_000, seed=9) for _ in range(2))
    assert (one.moves, one.principal_variation, one.depth, one.nodes) == (
        other.moves,
        other.principal_variation,
        other.depth,
        other.nodes,
    )


def test_seeds_decide_between_moves_that_are_alike() -> None:
    """Of four pebbles any number loses as soon: seeds take now this, now that."""
    state = np.array([4, 0], np.int32)
    alternating = np.array([2, 0], np.int32)
    found = [deepen(PEBBLES, alternating, state, depth=4, seed=seed, engine=interpreted(PEBBLES)) for seed in range(20)]
    assert {each.code for each in found} == {1, 2, 3}
    assert {each.win_in for each in found} == {-2}


@pytest.mark.parametrize("nodes", [0, 1, 2, 40, 500, 2_000])
def test_limits_of_nodes(nodes: int) -> None:
    """No more nodes are seen than allowed, and there is always a legal move and a variation that begins with it."""
    position = SOCCER.read(OPEN_PLAY)
    judgement = judged(position, depth=20, nodes=nodes)
    assert judgement.nodes <= nodes
    assert judgement.principal_variation[0] == judgement.code
    assert judgement.depth < 20
    assert sorted(move.code for move in judgement.moves) == sorted(position.codes)


def test_an_interrupted_step_keeps_the_last_whole_one() -> None:
    """What was best stays best until the deeper step has found something better."""
    position = SOCCER.read(OPEN_PLAY)
    whole = judged(position, depth=3, seed=4)
    hardly_more = judged(position, depth=4, seed=4, nodes=whole.nodes + 3)
    assert hardly_more.depth == 3
    assert (hardly_more.code, hardly_more.score) == (whole.code, whole.score)


@pytest.fixture
def _slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a second, as if the machine were very slow."""
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(looks)))


@pytest.mark.usefixtures("_slow_clock")
@pytest.mark.parametrize("engine", [None, interpreted(RULES)], ids=["native", "interpreted"])
def test_limits_of_time(engine: Engine | None) -> None:
    """A search stops soon after its seconds have passed; where work is slow its slices stay small."""
    position = SOCCER.read(OPEN_PLAY)
    judgement = judged(position, depth=DEEPEST, seconds=30, engine=engine)
    assert 30 <= judgement.seconds < 35
    assert judgement.nodes < 30 * FIRST_SLICE
    assert judgement.code in position.codes


def test_no_time_at_all() -> None:
    """A search that may take no time has a move all the same."""
    position = SOCCER.read(OPEN_PLAY)
    assert judged(position, depth=3, seconds=0.0).code in position.codes


def test_lines() -> None:
    """The best few moves have scores of their own, in order; the others are worth no more than they say."""
    position = SOCCER.read(OPEN_PLAY)
    judgement = judged(position, depth=2, variations=4)
    assert [move.exact for move in judgement.moves[:5]] == [True] * 4 + [False]
    scores = [move.score for move in judgement.moves[:4]]
    assert scores == sorted(scores, reverse=True)
    every = judged(position, depth=2, variations=1_000)
    assert all(move.exact for move in every.moves)
    own = {move.code: move.score for move in every.moves}
    assert [own[move.code] for move in judgement.moves[:4]] == scores
    assert all(own[move.code] <= move.score for move in judgement.moves[4:])


def test_a_win_without_confirmation() -> None:
    """A win found with the last node is certain; whether a sooner one was overlooked is not."""
    position = SOCCER.read(GOAL_IN_FIVE)
    whole = judged(position, depth=7)
    assert (whole.win_in, whole.exact) == (5, True)
    hasty = [judged(position, depth=7, nodes=nodes) for nodes in range(whole.nodes // 8, whole.nodes, whole.nodes // 8)]
    assert {each.win_in for each in hasty} <= {None, 5}
    assert not any(each.exact for each in hasty)


@pytest.mark.parametrize("heap", range(1, 13))
def test_plies_to_a_win_or_a_loss(heap: int) -> None:
    """Plies count to the last move: positive for a win, negative for a loss, as many as the game can still take."""
    state = np.array([heap, 0], np.int32)
    judgement = deepen(PEBBLES, np.array([2, 0], np.int32), state, depth=heap, engine=interpreted(PEBBLES))
    assert judgement.exact
    assert judgement.win_in is not None
    if heap % 4 == 0:
        assert (judgement.win_in, judgement.points) == (-heap // 2, -1.0)
    else:
        assert (judgement.win_in, judgement.points) == (heap // 4 * 2 + 1, 1.0)
    assert abs(judgement.score) == WIN - abs(judgement.win_in) >= PROVEN
    assert len(judgement.principal_variation) == abs(judgement.win_in)


def test_depth_has_an_end() -> None:
    """However deep is asked for, lines stay within the workspace."""
    state = np.array([200, 0], np.int32)
    judgement = deepen(PEBBLES, np.array([2, 0], np.int32), state, depth=500, nodes=4_000, engine=interpreted(PEBBLES))
    assert judgement.code in (1, 2, 3)
    assert judgement.depth <= DEEPEST
    assert judgement.win_in is None
