"""How long matches are kept: what nobody plays any more is deleted after a while, if the settings say so."""

from collections.abc import AsyncIterator, Callable

from rookery.server.logs import note
from rookery.server.settings import Retention
from rookery.server.store import MatchRow, Stage, Store

DAY = 24 * 3_600_000
"""Milliseconds."""
PAGE = 200


async def tidy(store: Store, retention: Retention, now: int, in_use: Callable[[str], bool]) -> int:
    """Delete what has been kept for long enough, unless somebody uses it; how many matches that were."""
    deleted = 0
    async for row in kept_long_enough(store, retention, now):
        if not in_use(row.id):
            deleted += await store.delete(row.id, row.seq)
    if deleted:
        note("tidied", matches=deleted)
    return deleted


async def kept_long_enough(store: Store, retention: Retention, now: int) -> AsyncIterator[MatchRow]:
    """The matches that need not be kept any more."""
    for stage, days in retention.days.items():
        if days is not None:
            before = now - round(days * DAY)
            async for row in _aged(store, stage, before):
                if row.changed < before:
                    yield row


async def _aged(store: Store, stage: Stage, before: int) -> AsyncIterator[MatchRow]:
    last: MatchRow | None = None
    while page := await store.aged(stage, before, PAGE, last):
        for last in page:
            yield last
