"""Measure the store: appends a second with and without shared commits, how long one takes at 100 a second, reading.

python benchmarks/store.py [--folder FOLDER] [--database URL] [--seconds N] [--out FILE]

The ratio is that of shared commits to commits of their own, in rounds that take turns on the same disk. With a
PostgreSQL URL that database is measured beside SQLite; it should be an empty one. Then a match of each game is opened
from its events, as a server does it for the first who asks.
"""

import argparse
import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
import uuid
from collections.abc import Sequence
from pathlib import Path

from rookery import catalog
from rookery.bench.report import machine, versions, write_page
from rookery.kernel.game import Game
from rookery.play import referee
from rookery.play.commands import AnyCommand, Join, Move, Reveal
from rookery.play.events import AnyEvent, Clock, Created, Moved, SeatPlan
from rookery.play.match import Match
from rookery.records import dice
from rookery.server.store import Store, StoredMatch, open_store
from rookery.server.store.sqlite import SQLiteStore

WRITERS = 64
"""Matches that are played at the same time."""

MOVES = 500
"""The length of the match that is read."""

TIMES = 20
"""How often it is read."""

SEED = bytes(range(dice.SECRET_BYTES)).hex()
"""What everybody adds to the dice."""

DEALS = 20
"""How many games are played at random to find a long one."""

LONG = {"ply_cap": 2000}
"""Options that let games go on, where a game has them; those of the others end late enough, or never late."""

ABOUT = """\
`appends/s`: 64 matches go on as fast as they can, each append durable before the next of the same match. `ratio`: to
commits of their own, in rounds that take turns on the same disk. `to open`: the match is loaded from the database and
its events are folded, with native code at hand, as when a server opens it for the first who asks. The matches were
played at random through the referee, to the end or to 500 events."""


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
    return StoredMatch(name, bytes(32), "host", True, 0, (opening,))


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


async def read(store: Store) -> float:
    """Milliseconds to load a match of 500 events, in the middle."""
    match = new_match()
    await store.create(match)
    events: Sequence[AnyEvent] = [move(seq) for seq in range(2, MOVES + 1)]
    await store.append(match.id, events)
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await store.load(match.id)
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took)


class Played:
    """A match under way, in one pair of hands."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self._luck = luck
        self._secret = luck.randbytes(32)
        seats = (SeatPlan(),) * game.players
        self.events = list(referee.create(game, self._secret, match=uuid.uuid4().hex, seats=seats, now=0))
        self._match = Match.fold(self.events, lambda *_: game)
        for seat in range(game.players):
            self._do(seat, Join(f"Player {seat + 1}", dice.commitment(bytes.fromhex(SEED))))
        for seat in self._match.awaited:
            self._do(seat, Reveal(SEED))

    def _do(self, seat: int, command: AnyCommand) -> None:
        key = self._luck.randbytes(16).hex()
        match, guest = self._match, f"guest-{seat}"
        for event in referee.answer(
            match, self._secret, seat, command, guest=guest, expected=match.seq, key=key, now=match.at + 1000
        ):
            self._match.apply(event)
            self.events.append(event)

    def play(self) -> None:
        """Play at random, to the end or as long as the match that is read."""
        while (turn := self._match.turn) is not None and len(self.events) < MOVES:
            self._do(turn, Move(self._luck.choice(self._match.positions[-1].moves)))

    def stored(self) -> StoredMatch:
        """The match as it is kept, with its first event."""
        return StoredMatch(self._match.id, self._secret, "host", False, 0, (self.events[0],))


async def opened(store: Store, key: str) -> tuple[int, list[float]]:
    """The events of a match of this game, and the milliseconds to open it, the quickest first."""
    options = {option.name: LONG[option.name] for option in catalog.room(key).options if option.name in LONG}
    game = catalog.game(key, catalog.room(key).players[1], **options).warm()
    longest: list[AnyEvent] = []
    for seed in range(DEALS):
        played = Played(game, random.Random(seed))  # noqa: S311
        played.play()
        if len(played.events) > len(longest):
            longest, stored = played.events, played.stored()
        if len(longest) >= MOVES:
            break
    await store.create(stored)
    await store.append(stored.id, longest[1:])
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        found = await store.load(stored.id)
        match = Match.fold(found.events if found else (), lambda *_: game)
        took.append((time.perf_counter() - begun) * 1000)
        if match.events != longest:
            raise AssertionError(f"a match of {key} was not kept as it was played")
    return len(longest), sorted(took)


async def measure(folder: Path, url: str | None, seconds: float, rounds: int = 3) -> str:
    """Two tables: what each store can do, and how long it takes to open a match of each game."""
    alone = SQLiteStore(folder / "alone.db", sharing=1)
    stores: dict[str, Store] = {"SQLite, commits of their own": alone, "SQLite": await open_store(None, folder)}
    if url:
        stores["PostgreSQL"] = await open_store(url, folder)
    rates: dict[str, list[float]] = {name: [] for name in stores}
    for _ in range(rounds):
        for name, store in stores.items():
            rates[name].append(await saturated(store, seconds))
    least = statistics.median(rates["SQLite, commits of their own"])
    lines = [
        "| store | appends/s | ratio | ms at 100/s: median | p99 | ms to load 500 events |",
        "|---|---|---|---|---|---|",
    ]
    for name, store in stores.items():
        rate = statistics.median(rates[name])
        took = await paced(store, seconds)
        middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
        figures = f"{rate:,.0f} | {rate / least:.1f} | {middle:.1f} | {late:.1f} | {await read(store):.1f}"
        lines.append(f"| {name} | {figures} |")
    lines += ["", "| game | events | ms to open, SQLite: median | worst |", "|---|---|---|---|"]
    for key in catalog.games():
        events, took = await opened(stores["SQLite"], key)
        lines.append(f"| {key} | {events} | {statistics.median(took):.1f} | {took[-1]:.1f} |")
    for store in stores.values():
        await store.close()
    return "\n".join(lines)


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description="Measure the store of matches.")
    parser.add_argument("--folder", type=Path, help="where to put the files; a disk, not memory")
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder, prefix="rookery-store-") as folder:
        tables = asyncio.run(measure(Path(folder), arguments.database, arguments.seconds))
    print(tables)
    if arguments.out:
        facts = machine() | versions({"msgspec": "msgspec"}) | {"SQLite": sqlite3.sqlite_version}
        write_page(arguments.out, "The store of matches", facts, tables, ABOUT)


if __name__ == "__main__":
    main()
