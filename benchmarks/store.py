"""Measure the store: appends a second with and without shared commits, how long one takes at 100 a second, reading.

python benchmarks/store.py [--folder FOLDER] [--database URL] [--seconds N]

The ratio is that of shared commits to commits of their own, in rounds that take turns on the same disk. With a
PostgreSQL URL that database is measured beside SQLite; it should be an empty one.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
import uuid
from collections.abc import Sequence
from pathlib import Path

from rookery.play.events import AnyEvent, Clock, Created, Moved, SeatPlan
from rookery.server.store import Store, StoredMatch, open_store
from rookery.server.store.sqlite import SQLiteStore

WRITERS = 64
"""Matches that are played at the same time."""

MOVES = 500
"""The length of the match that is read."""


def new_match() -> StoredMatch:
    """A match with its first event."""
    name = uuid.uuid4().hex
    seats = (SeatPlan(), SeatPlan())
    opening = Created(
        seq=1,
        at=0,
        match=name,
        game="game",
        players=2,
        options={},
        version=1,
        seats=seats,
        clock=Clock(),
        commitment="00" * 32,
    )
    return StoredMatch(name, bytes(32), (bytes(32), bytes(32)), bytes(32), "host", True, 0, (opening,))


def move(seq: int) -> Moved:
    """A move."""
    return Moved(seq=seq, at=seq, key=uuid.uuid4().hex, seat=seq % 2, move="b2-c3")


async def saturated(store: Store, seconds: float) -> float:
    """Appends a second when many matches go on as fast as they can."""
    matches = [new_match() for _ in range(WRITERS)]
    for match in matches:
        await store.create(match)
    begun = time.perf_counter()

    async def play(match: StoredMatch) -> int:
        count = 0
        while not count or time.perf_counter() < begun + seconds:
            await store.append(match.id, [move(count + 2)])
            count += 1
        return count

    counts = await asyncio.gather(*map(play, matches))
    return sum(counts) / (time.perf_counter() - begun)


async def paced(store: Store, seconds: float, rate: int = 100) -> list[float]:
    """How long appends take, in milliseconds, when so many come a second."""
    matches = [new_match() for _ in range(WRITERS)]
    for match in matches:
        await store.create(match)
    took = []

    async def one(number: int) -> None:
        await asyncio.sleep(number / rate)
        begun = time.perf_counter()
        await store.append(matches[number % WRITERS].id, [move(number // WRITERS + 2)])
        took.append((time.perf_counter() - begun) * 1000)

    await asyncio.gather(*(one(number) for number in range(int(seconds * rate))))
    return sorted(took)


async def read(store: Store, times: int = 20) -> float:
    """Milliseconds to load a match of 500 events, in the middle."""
    match = new_match()
    await store.create(match)
    events: Sequence[AnyEvent] = [move(seq) for seq in range(2, MOVES + 1)]
    await store.append(match.id, events)
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        await store.load(match.id)
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took)


async def measure(folder: Path, url: str | None, seconds: float, rounds: int = 3) -> None:
    """Print a table."""
    alone = SQLiteStore(folder / "alone.db", sharing=1)
    stores: dict[str, Store] = {"SQLite, commits of their own": alone, "SQLite": await open_store(None, folder)}
    if url:
        stores["PostgreSQL"] = await open_store(url, folder)
    rates: dict[str, list[float]] = {name: [] for name in stores}
    for _ in range(rounds):
        for name, store in stores.items():
            rates[name].append(await saturated(store, seconds))
    least = statistics.median(rates["SQLite, commits of their own"])
    print("| store | appends/s | ratio | ms at 100/s: median | p99 | ms to load 500 events |")
    print("|---|---|---|---|---|---|")
    for name, store in stores.items():
        rate = statistics.median(rates[name])
        took = await paced(store, seconds)
        middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
        print(f"| {name} | {rate:,.0f} | {rate / least:.1f} | {middle:.1f} | {late:.1f} | {await read(store):.1f} |")
        await store.close()


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description="Measure the store of matches.")
    parser.add_argument("--folder", type=Path, help="where to put the files; a disk, not memory")
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=told.folder, prefix="rookery-store-") as folder:
        asyncio.run(measure(Path(folder), told.database, told.seconds))


if __name__ == "__main__":
    main()
