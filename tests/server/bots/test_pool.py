"""The pool: thoughts with deadlines, processes that may die, and a bound on all of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rookery.play.refusals import Refusal
from rookery.server.bots.pool import BotPool, ThoughtLost, usual_size
from rookery.server.bots.worker import History
from rookery.server.metrics import Metrics
from tests.limits import HANGING
from tests.server import stand_ins

pytestmark = pytest.mark.anyio
HISTORY = History("game", 2, (), "start", ())


@asynccontextmanager
async def pool(size: int = 1, most: int = 10, deadline: float = HANGING, cold: float = 0) -> AsyncIterator[BotPool]:
    """A pool of stand-ins."""
    bot_pool = BotPool(Metrics(), size, most, deadline=deadline, cold=cold, target=stand_ins.serve)
    try:
        yield bot_pool
    finally:
        await bot_pool.close()


async def test_a_process_that_dies_or_fails_costs_its_thought_alone() -> None:
    """The thought is lost; the next one is thought by a fresh process."""
    async with pool() as bot_pool:
        for level in ("dead", "wrong"):
            with pytest.raises(ThoughtLost):
                await bot_pool.choose(HISTORY, level, 0)
            assert await bot_pool.choose(HISTORY, "well", 0) == "done"
        metrics = bot_pool._metrics.text().decode()
        for end, count in {"lost": 1, "failed": 1, "done": 2}.items():
            assert f'rookery_thoughts_total{{end="{end}"}} {count}.0' in metrics
        assert bot_pool.waiting == 0


async def test_a_judge_answers_all_that_was_asked() -> None:
    """As many judgements as positions, or none."""
    async with pool() as bot_pool:
        assert await bot_pool.judge(HISTORY, (0,)) == ((0.5, 0.5),)
        with pytest.raises(ThoughtLost):
            await bot_pool.judge(HISTORY, (0, 1))


async def test_a_thought_has_a_deadline() -> None:
    """Who thinks for too long is stopped."""
    async with pool(deadline=0.1) as bot_pool:
        with pytest.raises(ThoughtLost, match="no thought within"):
            await bot_pool.choose(HISTORY, "late", 0)


async def test_only_so_many_thoughts_wait() -> None:
    """One more is refused, with the time to come again: the server has not waited for the thought meanwhile."""
    async with pool(most=1) as bot_pool:
        first = asyncio.create_task(bot_pool.choose(HISTORY, "late", 0))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refusal:
            await bot_pool.choose(HISTORY, "well", 0)
        assert refusal.value.code == "thinking-busy"
        assert refusal.value.retry
        await bot_pool.close()
        with pytest.raises(ThoughtLost):
            await first
        with pytest.raises(ThoughtLost):
            await bot_pool.choose(HISTORY, "well", 0)


async def test_owners_take_turns() -> None:
    """Who has many matches does not let the bots of others wait for all of them."""
    order: list[str] = []

    async def think(bot_pool: BotPool, owner: str) -> None:
        await bot_pool.choose(HISTORY, "well", 0, (owner, owner))
        order.append(owner)

    async with pool() as bot_pool:
        await asyncio.gather(*(think(bot_pool, owner) for owner in "aaaaab"))
        assert bot_pool.waiting == 0
    assert order == list("aabaaa")


def test_there_is_always_somebody_to_think() -> None:
    """However small the machine, two processes may think."""
    assert usual_size() >= 2
