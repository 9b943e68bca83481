"""Attack a server of our own, and measure what others notice of it.

python benchmarks/attacks.py [--seconds N] [--profile P] [--address A] [--out FILE] [ATTACK …]

A server starts, and a second process attacks it for a while, on this machine only. Meanwhile /health is asked again and
again, and somebody plays against a bot. Shown is the 95th percentile of /health beside that of a quiet server in the
same run, the slowest answer of the bot, and how much memory the server has. Without a name, all attacks.
"""

import argparse
import asyncio
import contextlib
import os
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from rookery.bench.report import machine, versions, write_page
from rookery.client.api import Client
from rookery.client.seat import Seat
from rookery.kernel.errors import RookeryError

# The attackers live beside this program, in the folder that this one is in.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.attackers import ATTACKS

GAME, LEVEL = "penguin-soccer", "chick"
PAUSE = 0.02
"""Seconds between two questions after its health."""
MOST, SLOWEST = 20.0, 1.0
"""What must hold: so many times the quiet 95th percentile, and so many seconds for a bot's answer."""
PATIENCE = 120.0
"""Seconds to start, to compile what is needed, and to answer at all."""
PACKAGES = {"Litestar": "litestar", "uvicorn": "uvicorn", "h11": "h11", "websockets": "websockets"}
ABOUT = f"""\
`health`: the 95th percentile of the time that `GET /health` takes, on new connections, during the attack and on the
same server when it is quiet; {MOST:g} × is the limit. `bot`: the slowest answer of a bot ({LEVEL}, {GAME}) to a
person's move, from the move being sent to the bot's move being heard; {SLOWEST:g} s is the limit. `memory`: the
server's own, after the attack. Attackers, server, bots and the person share the machine."""
HEADER = "| attack | health | × quiet | bot | memory |"


@dataclass
class Seen:
    """What others noticed."""

    health: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    failed: int = 0
    memory: int = 0

    @property
    def p95(self) -> float:
        """The 95th percentile of /health."""
        return statistics.quantiles(self.health, n=20)[-1] if len(self.health) > 1 else PATIENCE


@contextlib.asynccontextmanager
async def serving(profile: str) -> AsyncIterator[tuple[str, int]]:
    """A server as it comes, in a process of its own: its address and its process id."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given = ["serve", "--no-browser", "--port", str(port), "--data", folder, "--profile", profile]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "rookery", *given),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"ROOKERY_OPERATORS_METRICS": "open"},
        )
        url = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient() as client, asyncio.timeout(PATIENCE):
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        if (await client.get(f"{url}/health")).is_success:
                            break
                    await asyncio.sleep(0.1)
            yield url, process.pid
        finally:
            process.kill()
            await process.wait()


async def ask_health(url: str, seen: Seen) -> None:
    """Ask again and again."""
    while True:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
                writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                seen.failed += b" 200 " not in await reader.readline()
                writer.transport.abort()
        except (OSError, TimeoutError):
            seen.failed += 1
        seen.health.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)


async def play(url: str, seen: Seen) -> None:
    """Play against a bot, match after match."""
    while True:
        try:
            async with Client(url) as client:
                opened = await client.open(GAME, seats=(None, LEVEL))
                seat = await client.join(opened.match, opened.seats[0].token, name="Ann")
                await _through(seat, seen)
        except RookeryError:
            seen.failed += 1
            await asyncio.sleep(0.5)


async def _through(seat: Seat, seen: Seen) -> None:
    """A match to its end."""
    asked = 0.0
    async with contextlib.aclosing(seat.views()) as views:
        async for view in views:
            if view.over:
                return
            if view.turn == seat.number and view.choices:
                if asked:
                    seen.bot.append(time.perf_counter() - asked)
                # A person looks at the board, too.
                await asyncio.sleep(0.1)
                asked = time.perf_counter()
                await seat.move(view.choices[0].move)


async def noticed(url: str, pid: int, attack: Sequence[str], seconds: float) -> Seen:
    """What others notice while an attack, or nothing, goes on."""
    seen, attacker = Seen(), None
    if attack:
        program = str(Path(__file__).with_name("attackers.py"))
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, program, attack[0], url, str(seconds + 1), *attack[1:]), stdout=asyncio.subprocess.PIPE
        )
        if attacker.stdout is not None:
            await asyncio.wait_for(attacker.stdout.readline(), PATIENCE)
    others = [asyncio.create_task(work(url, seen)) for work in (ask_health, play)]
    await asyncio.sleep(seconds)
    for each in others:
        each.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    if attacker is not None:
        await attacker.wait()
    seen.memory = _memory(pid)
    return seen


def _memory(pid: int) -> int:
    """Bytes that a process has, where the system tells."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def row(name: str, seen: Seen, quiet: Seen) -> str:
    """A line of the table."""
    bot = f"{max(seen.bot):.2f} s" if seen.bot else "no answer"
    failed = f" ({seen.failed} failed)" if seen.failed else ""
    ratio = f"{seen.p95 / quiet.p95:.1f}"
    return f"| {name} | {1000 * seen.p95:.1f} ms{failed} | {ratio} | {bot} | {seen.memory / 1e6:.0f} MB |"


async def measure(names: Sequence[str], seconds: float, profile: str, address: str | None) -> tuple[list[str], bool]:
    """The lines of the table, and whether all is within the limits."""
    lines, well = [HEADER, "|---|---|---|---|---|"], True
    print("\n".join(lines), flush=True)
    for name in names:
        # Each has a server of its own: what one attack leaves behind is not the next one's fault.
        async with serving(profile) as (url, pid):
            # Bots are slow until native code is there.
            async with asyncio.timeout(PATIENCE):
                while not (await noticed(url, pid, (), seconds / 2)).bot:
                    pass
            quiet = await noticed(url, pid, (), seconds)
            seen = await noticed(url, pid, (name, *([address] if address else ())), seconds)
        lines.append(row(name, seen, quiet))
        print(lines[-1], flush=True)
        well = well and seen.p95 <= MOST * quiet.p95 and bool(seen.bot) and max(seen.bot) < SLOWEST
    return lines, well


def main() -> int:
    """Attack, show and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", metavar="ATTACK", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--profile", choices=("family", "public"), default="family")
    parser.add_argument("--address", help="where attackers come from, such as 127.0.0.2 (default: where all do)")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    if unknown := set(chosen.attacks) - set(ATTACKS):
        parser.error(f"there is no attack {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    names = chosen.attacks or list(ATTACKS)
    lines, well = asyncio.run(measure(names, chosen.seconds, chosen.profile, chosen.address))
    if chosen.out:
        facts = machine() | versions(PACKAGES) | {"Profile": chosen.profile}
        write_page(chosen.out, "Under attack", facts, "\n".join(lines), ABOUT)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
