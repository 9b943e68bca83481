"""Deals solved one after the other into a database, by as many processes as there are cores.

What is solved is on disk within a second or so; a run that was stopped, in whatever way, goes on where it was.
"""

import functools
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from rookery.kernel.errors import quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.run import cores
from rookery.solver.database import SEEDS, SMALL, BadDatabase, Database, Deal, deals_of
from rookery.solver.exact import Solver

say = speaker("solver")

KEEP_EVERY: Final = 1.0
"""Seconds between two times that deals are written."""
AT_ONCE: Final = 16
"""Small deals that a process gets together: each takes about a millisecond."""
MOST_DEALS: Final = 1 << 40

Progress = Callable[[int, int], None]
"""Called after every deal with how many are solved, and of how many."""


class Task(NamedTuple):
    """A deal to be solved."""

    number: int
    small: str | None = None
    """A reduced deal of the small start; None for the whole deal whose seed the number is."""
    weight: int = 1


def tasks(game: Game, count: int | None) -> list[Task]:
    """The deals of the first seeds; with no count all those of the small start."""
    _, deals = deals_of(game)
    if count is not None:
        return [Task(seed) for seed in range(count)]
    found = enumerate(deals.small(game.config))
    return [Task(number, game.room.write(game.config, state), weight) for number, (state, weight) in found]


def solve_deal(game: Game, task: Task) -> Deal:
    """Solve one deal to the end."""
    _, deals = deals_of(game)
    if task.small is None:
        state, _ = deals.reduce(game.config, game.start(task.number).state)
    else:
        state = deals.read(game.config, task.small)
    found = Solver().solve(Position(game, state))
    return Deal(
        number=task.number,
        deal=game.room.write(game.config, state),
        weight=task.weight,
        winner=found.winner,
        plies=int(found.plies or 0),
        worth=int(found.worth or 0),
        best=" ".join(found.best),
        nodes=found.nodes,
    )


def build(
    path: str | Path,
    game: Game,
    count: int | None,
    *,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Database:
    """Solve so many deals by their seeds, or with no count all small ones; go on with a file that is there."""
    if count is not None:
        checked_number(count, say("a-number-of-deals"), least=1, most=MOST_DEALS)
    workers = cores() if workers is None else checked_number(workers, say("a-number-of-processes"), least=1, most=1024)
    kind = SMALL if count is None else SEEDS
    wanted = tasks(game, count)
    # An empty file is one whose maker was killed before anything was there.
    there = Path(path).exists() and (not Path(path).is_file() or Path(path).stat().st_size)
    database = Database(path, game) if there else Database.create(path, game, kind)
    try:
        _check_kind(database, kind)
        _fill(database, wanted, workers, progress)
    except BaseException:
        database.close()
        raise
    return database


def _check_kind(database: Database, kind: str) -> None:
    """Refuse a database of other deals."""
    if database.about.kind != kind:
        file, theirs = quote(str(database.path)), database.about.kind
        raise BadDatabase(say("other-kind", file=file, theirs=theirs, ours=kind))


def _fill(database: Database, wanted: list[Task], workers: int, progress: Progress | None) -> None:
    """Solve what is not there yet, and write it down now and then; what is solved is kept whatever happens."""
    known = database.numbers()
    left = [task for task in wanted if task.number not in known]
    done, total = len(known), len(known) + len(left)
    kept: list[Deal] = []
    due = time.monotonic() + KEEP_EVERY
    try:
        with _solved(database.game, left, workers) as answers:
            for deal in answers:
                kept.append(deal)
                if time.monotonic() >= due:
                    database.add(kept)
                    kept, due = [], time.monotonic() + KEEP_EVERY
                done += 1
                if progress:
                    progress(done, total)
    finally:
        database.add(kept)


@contextmanager
def _solved(game: Game, wanted: list[Task], workers: int) -> Iterator[Iterable[Deal]]:
    """The deals as they are solved, by processes of their own unless one is enough."""
    work = functools.partial(solve_deal, game)
    if workers == 1 or len(wanted) <= 1:
        yield map(work, wanted)
        return
    chunk = 1 if wanted[0].small is None else AT_ONCE
    with multiprocessing.get_context("spawn").Pool(min(workers, len(wanted)), _deaf) as pool:
        yield pool.imap_unordered(work, wanted, chunk)


def _deaf() -> None:
    """Ctrl-C reaches all processes of a terminal; the first of them decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
