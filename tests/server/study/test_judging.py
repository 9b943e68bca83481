"""Judgements: asked of the pool once, remembered, and never at the bots' cost."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.play.refusals import Refusal
from rookery.server.bots.pool import BotPool, ThoughtLost
from rookery.server.bots.worker import History
from rookery.server.http.turns import Turns
from rookery.server.matches.permissions import Asker
from rookery.server.study import judging
from rookery.wire.study import ChancesRequest, ReviewRequest

pytestmark = pytest.mark.anyio
GAME = "penguin-soccer"
START = str(catalog.game(GAME).start())
MOVES = ("Bne", "Psw>w", "Bne")
ANN = Asker("ann", None, "127.0.0.1")


class Pool:
    """A bot pool that counts what it is asked."""

    def __init__(self, *, lost: bool = False) -> None:
        self.asked: list[tuple[int, ...]] = []
        self.lost = lost
        self.busy = self.busiest = 0

    async def judge(self, _: History, plies: Sequence[int]) -> tuple[tuple[float, ...], ...]:
        """Think of it for a moment."""
        self.asked.append(tuple(plies))
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        await asyncio.sleep(0.01)
        self.busy -= 1
        if self.lost:
            raise ThoughtLost("lost")
        return tuple((ply / 10, 1 - ply / 10) for ply in plies)


def judges(pool: Pool, processes: int = 2) -> judging.Judges:
    """Judges at a pool."""
    return judging.Judges(cast("BotPool", pool), Turns(processes - 1, 100, 100))


def asked(**more: Any) -> ChancesRequest:
    """A question about a game."""
    usual: dict[str, Any] = {"game": GAME, "players": 2, "start": START, "moves": MOVES, "first": 0, "count": 8}
    return ChancesRequest(**usual | more)


async def test_a_position_is_judged_once() -> None:
    """Known judgements come from the cache, and only the rest is asked for; other options are another game."""
    pool = Pool()
    panel = judges(pool)
    first = await panel.judged(*judging.parse_history(asked(count=2)), ANN)
    assert first == {0: (0.0, 1.0), 1: (0.1, 0.9)}
    again = await panel.judged(*judging.parse_history(asked(first=1, count=8)), ANN)
    assert again == {1: (0.1, 0.9), 2: (0.2, 0.8), 3: (0.3, 0.7)}
    await panel.judged(*judging.parse_history(asked(count=1, options={"ply_cap": "10"})), ANN)
    assert pool.asked == [(0, 1), (2, 3), (0,)]


async def test_a_lost_thought_is_unknown_and_asked_for_again() -> None:
    """Nothing that was not found is remembered."""
    pool = Pool(lost=True)
    panel = judges(pool)
    for _ in range(2):
        assert await panel.judged(*judging.parse_history(asked(count=1)), ANN) == {0: None}
    pool.lost = False
    assert await panel.judged(*judging.parse_history(asked(count=1)), ANN) == {0: (0.0, 1.0)}
    assert len(pool.asked) == 3


async def test_bots_keep_a_process() -> None:
    """However many ask, one process of the pool is never asked to judge."""
    pool = Pool()
    panel = judges(pool, processes=3)
    questions = [
        judging.parse_history(asked(first=ply % 4, count=1, options={"ply_cap": str(9 + ply)})) for ply in range(8)
    ]
    await asyncio.gather(*(panel.judged(*each, ANN) for each in questions))
    assert (len(pool.asked), pool.busiest) == (8, 2)


async def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is forgotten first."""
    monkeypatch.setattr(judging, "KNOWN", 2)
    pool = Pool()
    panel = judges(pool)
    await panel.judged(*judging.parse_history(asked(first=0, count=3)), ANN)
    await panel.judged(*judging.parse_history(asked(first=1, count=2)), ANN)
    await panel.judged(*judging.parse_history(asked(first=0, count=1)), ANN)
    assert pool.asked == [(0, 1, 2), (0,)]


async def test_a_game_that_is_none_is_refused() -> None:
    """Garbage and illegal moves are refused; what comes after the part in question is not looked at."""
    for wrong, code in (
        ({"start": "nonsense"}, "bad-notation"),
        ({"moves": ("%%",)}, "bad-notation"),
        ({"moves": ("Ms",)}, "illegal-move"),
    ):
        with pytest.raises(RookeryError) as refusal:
            judging.parse_history(asked(**wrong))
        assert refusal.value.code == code
    history, texts = judging.parse_history(asked(moves=("Bne", "%%"), count=2))
    assert (history.moves, list(texts)) == (("Bne",), [0, 1])
    assert judging.parse_history(asked(first=9))[1] == {}


async def test_advice_that_is_lost_may_be_asked_for_again() -> None:
    """A Refusal that says so, and when."""

    class Lost:
        async def advise(self, _: History) -> None:
            raise ThoughtLost("lost")

    panel = judging.Judges(cast("BotPool", Lost()), Turns(1, 9, 9))
    history, _ = judging.parse_history(asked(count=1))
    with pytest.raises(Refusal) as refusal:
        await panel.advise(history, ANN)
    assert (refusal.value.code, refusal.value.retry) == ("thinking-failed", 1.0)


def test_a_review_is_of_how_the_game_stood() -> None:
    """Turning points, and luck where there are dice; what is not known turns nothing."""
    seats = (None, 0, None, 1)
    stood = ((0.5, 0.5), (0.8, 0.2), (0.5, 0.5), (0.45, 0.55), None)
    found = judging.reviewed(ReviewRequest(seats, stood))
    assert [(turn.ply, turn.seat, turn.kind) for turn in found.turns] == [(1, 0, "luck"), (2, 0, "mistake")]
    assert found.all == 2
    assert found.luck == pytest.approx((0.3, 0.05))
    assert judging.reviewed(ReviewRequest(seats, stood, most=1)).all == 2
    assert judging.reviewed(ReviewRequest((0, 1), ((0.5, 0.5),) * 3)).luck is None
    assert judging.reviewed(ReviewRequest((0,), (None, None))).turns == ()
