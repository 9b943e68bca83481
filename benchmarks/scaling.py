"""How a server grows: latency against sockets, the memory of a match and of a socket, a restart with many matches.

The second half of ``server.py``: its options --sockets, --memory and --restart.
"""

import asyncio
import hashlib
import os
import resource
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from benchmarks.peer.load import SEATS, Load, Match, Process, served

from rookery.bench.rows import Row, alone
from rookery.play import referee
from rookery.play.commands import Join, Reveal
from rookery.play.events import Clock, SeatPlan
from rookery.play.match import Match as Folded
from rookery.records import dice
from rookery.records.games import game_from_request
from rookery.server.store import StoredMatch, open_store

PACE = 100.0
"""Moves a second, whatever the number of sockets."""
TOGETHER = 200
"""Matches that are written to a store at the same time."""
LONG = 30 * 24 * 3600.0
"""Seconds on the clock of a match that is there at a restart: it must be looked at, and nothing is due."""

Opener = Callable[[Load, int], Awaitable[list[Match]]]


def many_descriptors() -> None:
    """Let this process, and those that it starts, hold as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def crowd(game: str, load: Load, opener: Opener, counts: Sequence[int], seconds: float) -> list[Row]:
    """Latencies at one pace, with more and more sockets."""
    rows: list[Row] = []
    for count in sorted(counts):
        more = count // SEATS - len(load.matches)
        if more > 0:
            await load.fill(await opener(load, more))
        pace = await load.run(PACE, seconds)
        what = f"{PACE:.0f} moves/s, {SEATS * len(load.matches)} sockets"
        rows += [
            alone(game, f"p50 at {what}", pace.share(0.5), "s"),
            alone(game, f"p99 at {what}", pace.share(0.99), "s"),
            alone(game, f"server's cores at {what}", pace.server, "cores"),
        ]
    return rows


async def memory(game: str, load: Load, server: Process, opener: Opener, number: int) -> list[Row]:
    """What a match takes in memory, and what each of its sockets takes besides."""
    # The first ones bring along what all share.
    await load.fill(await opener(load, 20))
    empty = server.memory()
    opened = await opener(load, number)
    matches = server.memory()
    await load.fill(opened)
    await asyncio.sleep(2)
    sockets = server.memory()
    return [
        alone(game, "memory of an open match", (matches - empty) / number, "bytes"),
        alone(game, "memory of a socket of a match in play", (sockets - matches) / (SEATS * number), "bytes"),
    ]


async def restart(game: str, command: list[str], folder: Path, number: int) -> list[Row]:
    """What it costs to start a server whose store has many matches in play, each with a clock."""
    await _fill_store(game, folder, number)
    began = time.perf_counter()
    async with served(command, folder / "log", settle=False) as server:
        listening = time.perf_counter() - began
        used = server.used()
        await _quiet(server)
        calm = time.perf_counter() - began
        return [
            alone(game, f"until it listens, {number} matches in play", listening, "s"),
            alone(game, f"until all clocks are set, {number} matches in play", calm, "s"),
            alone(game, f"work after it listens, {number} matches in play", server.used() - used, "s"),
            alone(game, f"server's memory, {number} matches in play", server.memory() / 2**20, "MiB"),
        ]


async def _quiet(server: Process) -> None:
    """Wait until a server has nothing to do for a while."""
    before, calm = server.used(), 0
    while calm < 6:
        await asyncio.sleep(0.5)
        calm, before = (calm + 1 if server.used() - before < 0.03 else 0), server.used()


async def _fill_store(game: str, folder: Path, number: int) -> None:
    """Matches of four people who have just begun, the same but for their ids."""
    store = await open_store(None, folder)
    try:
        for first in range(0, number, TOGETHER):
            names = [f"match-{at:08}" for at in range(first, min(number, first + TOGETHER))]
            await asyncio.gather(*(store.create(_begun(game, name)) for name in names))
    finally:
        await store.close()


def _begun(game: str, name: str) -> StoredMatch:
    """A match of four people in which the first move is due."""
    secret, now = os.urandom(dice.SECRET_BYTES), time.time_ns() // 1_000_000
    played = game_from_request(game, SEATS, {})
    plans, clock = (SeatPlan(),) * SEATS, Clock(game=LONG)
    match = Folded.fold(
        referee.create(played, secret, match=name, seats=plans, clock=clock, now=now), lambda *_: played
    )
    seed = dice.new_seed()
    commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    for command in (Join("Somebody", commitment), Reveal(seed)):
        for seat in range(SEATS):
            guest = f"{name}-{seat}"
            for event in referee.answer(
                match, secret, seat, command, guest=guest, expected=match.seq, key=None, now=now
            ):
                match.apply(event)
    return StoredMatch(name, secret, f"{name}-0", False, now, tuple(match.events))
