"""The one writer: shared commits, and refusals that hurt nobody else."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rookery.server.store import StoreProblem, writer
from rookery.server.store.model import Poke
from rookery.server.store.rows import Addition
from rookery.server.store.writer import Writer
from tests.limits import HANGING

pytestmark = pytest.mark.anyio


def _alone(connection: sqlite3.Connection, additions: Sequence[Addition]) -> tuple[Addition, ...]:
    """Nothing is added together here."""
    return ()


class Bench:
    """A writer on a table of numbers, with all that it says to the database."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.said: list[str] = []
        self.heard: list[Poke] = []
        connection = sqlite3.connect(file, timeout=0.1, isolation_level=None, check_same_thread=False)
        connection.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")
        connection.set_trace_callback(self.said.append)
        self.writer = Writer(
            connection, lambda error: StoreProblem("database-failed", str(error)), self.heard.append, _alone
        )

    async def add(self, number: int, within: float = HANGING) -> None:
        """Keep a number."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO numbers VALUES (?)", (number,))
            if number < 0:
                connection.execute("INSERT INTO numbers VALUES (?)", (number,))

        await self.writer.do(work, Poke("m", number), within=within)

    async def hold(self) -> threading.Event:
        """Keep the writer busy until the event is set."""
        begun, free = threading.Event(), threading.Event()

        def work(_: sqlite3.Connection) -> None:
            begun.set()
            free.wait(HANGING)

        self.held = asyncio.ensure_future(self.writer.do(work, within=HANGING))
        await asyncio.to_thread(begun.wait, HANGING)
        return free

    def numbers(self) -> list[int]:
        """What is kept."""
        connection = sqlite3.connect(self.file)
        found = [number for (number,) in connection.execute("SELECT n FROM numbers ORDER BY n")]
        connection.close()
        return found


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """A writer for one test."""
    made = Bench(tmp_path / "numbers.db")
    yield made
    made.writer.close()


async def test_commits_are_shared(bench: Bench) -> None:
    """What comes in during a commit shares the next one, and a refusal among it undoes itself alone."""
    free = await bench.hold()
    adding = [asyncio.ensure_future(bench.add(number)) for number in (1, 2, -3, 4)]
    await asyncio.sleep(0)
    free.set()
    answers = await asyncio.gather(*adding, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), StoreProblem, type(None)]
    assert bench.numbers() == [1, 2, 4]
    assert bench.said.count("COMMIT") == 2
    assert bench.heard == [Poke("m", 1), Poke("m", 2), Poke("m", 4)]
    await bench.held


async def test_what_concerns_the_database_concerns_all(bench: Bench) -> None:
    """If the database refuses, nothing of the round is kept, all callers get the error, and the next round works."""
    other = sqlite3.connect(bench.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answers = await asyncio.gather(bench.add(1), bench.add(2), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["database is locked"] * 2
    other.execute("ROLLBACK")
    other.close()
    assert (bench.numbers(), bench.heard) == ([], [])
    await bench.add(3)
    assert bench.numbers() == [3]


async def test_nobody_waits_for_ever(bench: Bench) -> None:
    """A caller that waits too long gets an error; work that had not begun is not done later."""
    free = await bench.hold()
    with pytest.raises(StoreProblem, match=r"within 0\.05 s") as problem:
        await bench.add(1, within=0.05)
    assert problem.value.code == "database-slow"
    free.set()
    await bench.held
    await bench.add(2)
    assert bench.numbers() == [2]


async def test_work_that_was_given_up_too_late_is_told_by_its_poke(bench: Bench) -> None:
    """If the caller is gone when the commit is done, the others hear of it all the same."""
    begun = threading.Event()
    free = threading.Event()

    def work(connection: sqlite3.Connection) -> None:
        begun.set()
        free.wait(HANGING)
        connection.execute("INSERT INTO numbers VALUES (1)")

    asking = asyncio.ensure_future(bench.writer.do(work, Poke("m", 1), within=HANGING))
    await asyncio.to_thread(begun.wait, HANGING)
    asking.cancel()
    free.set()
    await bench.add(2)
    assert bench.numbers() == [1, 2]
    assert bench.heard == [Poke("m", 1), Poke("m", 2)]


async def test_too_much_is_refused_at_once(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that has too much to do says so instead of filling the memory."""
    monkeypatch.setattr(writer, "WAITING", 2)
    free = await bench.hold()
    adding = [asyncio.ensure_future(bench.add(number)) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    free.set()
    answers = await asyncio.gather(*adding, return_exceptions=True)
    assert "can't keep up" in str(answers[2])
    assert bench.numbers() == [1, 2]
    await bench.held


async def test_closing_finishes_what_waits(bench: Bench) -> None:
    """What was taken on is done before the end; nothing is taken on after it."""
    adding = [asyncio.ensure_future(bench.add(number)) for number in range(20)]
    await asyncio.sleep(0)
    bench.writer.close()
    await asyncio.gather(*adding)
    assert bench.numbers() == list(range(20))
    with pytest.raises(StoreProblem, match="is closed"):
        await bench.add(20)
