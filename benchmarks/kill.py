"""Kill a server with signal 9 at random moments while four scripted players play on it, and see what is left.

python benchmarks/kill.py [--kills N] [--database URL] [--seed N]

Four clients play one match after the other. Whenever a move has been acknowledged since the last start, the server is
killed at a random moment and started again. After each match: every acknowledged move is in the log, none is there
twice, and nothing else is; all clients and a new watcher have the same log and the same position. The server keeps its
matches in SQLite, or in the PostgreSQL database of a URL.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

from rookery.client import patience
from rookery.client.api import Client
from rookery.client.seat import Seat, Watcher, new_key
from rookery.play.commands import Move
from rookery.play.events import Moved

GAME, PLAYERS, OPTIONS = "polar-dare", 4, {"turn_cap": 20}
SOON = 0.3
"""Seconds after the first acknowledged move within which the server is killed."""
AT_ONCE = 0.2
"""How often a server is killed once more while it starts."""
STARTING_TAKES = 1.5
"""Seconds within which that happens."""
STARTING = 60.0
"""Seconds that a server may take to start, on a busy machine."""


class Lost(AssertionError):
    """A promise was broken."""


@dataclass
class Findings:
    """What was seen."""

    kills: int = 0
    open_commands: int = 0
    """Kills while a command was on its way or waited for its answer."""
    starting: int = 0
    """Kills of a server that had just been launched, besides."""
    matches: int = 0
    moves: int = 0
    """Acknowledged, and found."""


class Victim:
    """A server that can be killed and comes back at the same address."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self._port}"
        self._folder = folder
        self._database = ["--database", database] if database else []
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it can be reached."""
        await self.launch()
        output = None if self._process is None else self._process.stdout
        if output is None or b"Rookery is at" not in await asyncio.wait_for(output.readline(), STARTING):
            raise Lost(f"the server did not start; its log is {self._folder / 'log'}")

    async def launch(self) -> None:
        """Start it, and do not wait."""
        arguments = ["serve", "--no-browser", "--port", str(self._port), "--data", str(self._folder), *self._database]
        with (self._folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "rookery", *arguments),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                # Interpreted: nobody thinks here, and a server that is killed at once need not compile.
                env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            )

    async def kill(self) -> None:
        """Signal 9: no goodbye, nothing tidied up."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


@dataclass
class Table:
    """A match and what its players were promised."""

    seats: list[Seat]
    watcher: Watcher
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Seat and move of each key that the server has answered."""
    waiting: set[int] = field(default_factory=set)
    """Seats whose command is on its way."""

    async def play(self, seat: Seat, choose: random.Random) -> None:
        """Follow the match to its end, and move when it is this seat's turn."""
        async for view in seat.views():
            position = seat.position
            if position is None or view.turn != seat.number:
                continue
            key, move = new_key(), choose.choice(position.moves)
            self.waiting.add(seat.number)
            await seat.send(Move(move), key=key)
            self.waiting.discard(seat.number)
            self.acknowledged[key] = seat.number, move

    async def check(self) -> None:
        """Hold what is there against what was promised."""
        await self.watcher.catch_up()
        log = self.watcher.events
        moved = [event for event in log if isinstance(event, Moved)]
        twice = [key for key, count in Counter(event.key for event in log if event.key).items() if count > 1]
        _hold(not twice, f"commands were carried out twice: {twice}")
        _hold({event.key: (event.seat, event.move) for event in moved} == self.acknowledged, "moves differ")
        _hold(len(moved) == len(self.acknowledged), "there are moves that nobody was told of")
        for seat in self.seats:
            _hold(seat.events == log, f"seat {seat.number} has another log")
            _hold(seat.position == self.watcher.position, f"seat {seat.number} has another position")
            _hold(seat.view.outcome == self.watcher.view.outcome is not None, f"seat {seat.number} sees no end")


def _hold(promise: bool, broken: str) -> None:
    if not promise:
        raise Lost(broken)


@contextlib.asynccontextmanager
async def table(address: str) -> AsyncIterator[Table]:
    """A new match with four clients at it."""
    async with contextlib.AsyncExitStack() as stack:
        host, *clients = [await stack.enter_async_context(Client(address)) for _ in range(PLAYERS + 1)]
        opened = await host.open(GAME, players=PLAYERS, options=OPTIONS)
        joining = [
            client.join(opened.match, token.token, name=f"Player {token.seat + 1}")
            for client, token in zip(clients, opened.seats, strict=True)
        ]
        seats = await asyncio.gather(*joining)
        yield Table(seats, await host.watch(opened.match, opened.watch))


async def match(victim: Victim, kills: int, findings: Findings, dice: random.Random) -> None:
    """One match, with a server that is killed until it has been killed so often in all."""
    async with table(victim.address) as here:
        playing = asyncio.gather(*(here.play(seat, random.Random(dice.random())) for seat in here.seats))  # noqa: S311
        try:
            while findings.kills < kills and not playing.done():
                promised = len(here.acknowledged)
                while len(here.acknowledged) == promised and not playing.done():
                    await asyncio.sleep(0.005)
                await asyncio.sleep(dice.uniform(0, SOON))
                findings.open_commands += bool(here.waiting)
                await victim.kill()
                findings.kills += 1
                if dice.random() < AT_ONCE:
                    await victim.launch()
                    await asyncio.sleep(dice.uniform(0, STARTING_TAKES))
                    await victim.kill()
                    findings.starting += 1
                await victim.start()
            await playing
        finally:
            playing.cancel()
        await here.check()
        findings.matches += 1
        findings.moves += len(here.acknowledged)


async def massacre(
    folder: Path,
    kills: int,
    database: str | None = None,
    seed: int = 0,
    tell: Callable[[Findings], None] = lambda _: None,
) -> Findings:
    """Matches until the server has been killed so often; Lost if a promise was broken."""
    dice, findings, victim = random.Random(seed), Findings(), Victim(folder, database)  # noqa: S311
    usual, patience.LONGEST = patience.LONGEST, 0.2
    await victim.start()
    try:
        while findings.kills < kills:
            await match(victim, kills, findings, dice)
            tell(findings)
    finally:
        patience.LONGEST = usual
        await victim.kill()
    return findings


def _tell(found: Findings) -> None:
    print(f"{found.kills} kills, {found.moves} moves in {found.matches} matches", file=sys.stderr)


def main() -> None:
    """Kill, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", help="the URL of a PostgreSQL database; SQLite if not said")
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rookery-kill-") as folder:
        found = asyncio.run(massacre(Path(folder), told.kills, told.database, told.seed, _tell))
    print(f"{found.kills} kills, {found.open_commands} of them while a command waited for its answer,")
    print(f"and {found.starting} more while it started")
    print(f"{found.matches} matches, {found.moves} acknowledged moves: all there, none twice, all clients alike")
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
