"""Processes that append and say what was acknowledged, until they are killed or their disk is full."""

import asyncio
import os
import random
import resource
import signal
import sys
import time
from pathlib import Path

from rookery.server.store import Conflict, StoreProblem
from rookery.server.store.sqlite import SQLiteStore
from tests.server.store.databases import match, moved

WRITERS = 4


def say(name: str, seq: int) -> None:
    """One line in one piece: nobody is killed in the middle of it."""
    os.write(1, f"{name} {seq}\n".encode())


async def append_until_killed(file: Path, run: str, counting: int) -> None:
    """Several matches at once; every acknowledged event is a line, and then counted."""
    store = await SQLiteStore.open(file)

    async def one(name: str) -> None:
        await store.create(match(name))
        say(name, 1)
        seq = 1
        while True:
            seq += 1
            await store.append(name, [moved(seq)])
            say(name, seq)
            os.write(counting, b".")

    await asyncio.gather(*(one(f"{run}-{number}") for number in range(WRITERS)))


def kill_again_and_again(file: Path, times: int) -> None:
    """Processes one after the other, each killed at some moment after it has acknowledged some events."""
    for run in range(times):
        counted, counting = os.pipe()
        process = os.fork()
        if process == 0:
            asyncio.run(append_until_killed(file, str(run), counting))
        left = random.randrange(10, 60)  # noqa: S311 - no secret
        while left > 0:
            left -= len(os.read(counted, left))
        time.sleep(random.uniform(0, 0.01))  # noqa: S311 - no secret
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(counted)
        os.close(counting)


async def append_until_full(file: Path) -> None:
    """Files may not grow beyond a limit, then they may again."""
    store = await SQLiteStore.open(file)
    await store.create(match())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    seq = 1
    try:
        while True:
            await store.append("m", [moved(seq + 1, f"k{seq + 1}", "x" * 1000), moved(seq + 2)])
            seq += 2
    except StoreProblem as problem:
        print(problem.code, seq)
    print([event.seq for event in await store.events("m", 0)] == list(range(1, seq + 1)))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append("m", [moved(seq + 1, f"k{seq + 1}")])
    try:
        await store.append("m", [moved(seq + 2, f"k{seq + 1}")])
    except Conflict:
        print(len(await store.events("m", 0)) == seq + 1)
    await store.close()


if __name__ == "__main__":
    if sys.argv[1] == "full":
        asyncio.run(append_until_full(Path(sys.argv[2])))
    else:
        kill_again_and_again(Path(sys.argv[2]), int(sys.argv[3]))
