"""Records checked a second, beside checking them the plain way: each by itself, move by move.

    python benchmarks/records.py [--level LEVEL] [--records N] [--rounds N] [--out FILE] [GAME …]

Games of bots are written to a compressed file of JSON Lines, as an arena keeps them. Both ways read that file on one
core, taking turns: every record is decoded, every move and every roll is checked for its legality, and the result for
following from the last position. What counts is processor time, so that a busy machine matters less. The plain way
is ``records.record.read``, which makes a game for every record and a position for every ply. The other is that of
``rookery records --check``, in a process that has checked some before; how long it took to get there is told apart.
"""

import argparse
import gzip
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import rookery
from rookery.arena.match import Item, play
from rookery.bench.pinning import pinned
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.records.check import Checker
from rookery.records.files import find_records
from rookery.records.games import option_texts
from rookery.records.record import Record, read, write_line

ABOUT = """\
Records checked a second of processor time on one core, from a compressed file, as `rookery records --check` does;
`plain`: each by itself, move by move; `ready`: seconds until the checker was at that speed."""


def played(key: str, players: int, level: str, number: int) -> list[Record]:
    """Games of bots of one level, as an arena plays them."""
    game = rookery.game(key, players=players)
    options, rules = tuple(option_texts(game).items()), game.room.version
    items = [Item(key, players, options, rules, (level,) * players, seed) for seed in range(number)]
    return [record for item in items if (record := play(item).record) is not None]


def plainly(file: Path) -> int:
    """Read every record by itself; how many there are."""
    with gzip.open(file) as stream:
        return sum(read(line) is not None for line in stream)


def together(file: Path, checker: Checker) -> int:
    """Check all of them as the command does; how many there are."""
    count = 0
    for found in find_records([file], checker.find):
        if found.record is None:
            raise SystemExit(f"line {found.line}: {found.problem}")
        checker.check(found.record)
        count += 1
    return count


def timed(work: Callable[[], int]) -> float:
    """Records a second of the processor's time."""
    began = time.process_time()
    count = work()
    return count / (time.process_time() - began)


def measure(key: str, players: int, level: str, number: int, rounds: int) -> str:
    """A row of figures of a game."""
    records = played(key, players, level, number)
    plies = statistics.mean(len(record.moves) for record in records)
    with tempfile.TemporaryDirectory() as folder:
        many, few = Path(folder) / "many.jsonl.gz", Path(folder) / "few.jsonl.gz"
        # As many as make a round of a measurable length; the plain way needs fewer.
        with gzip.open(many, "wb") as stream:
            stream.write(b"".join(map(write_line, records)) * 8)
        with gzip.open(few, "wb") as stream:
            stream.write(b"".join(map(write_line, records[: max(1, number // 4)])))
        checker = Checker()
        began = time.perf_counter()
        first = records[0]
        checker.find(key, players, first.options).warm()
        together(few, checker)
        together(many, checker)
        ready = time.perf_counter() - began
        plain, quick = [], []
        for _ in range(rounds):
            plain.append(timed(lambda: plainly(few)))
            quick.append(timed(lambda: together(many, checker)))
    ratio = statistics.median(ours / theirs for ours, theirs in zip(quick, plain, strict=True))
    middle, slow = statistics.median(quick), statistics.median(plain)
    return f"{key:16} {players:>7} {plies:>6.0f} {middle:>10.0f} {slow:>8.0f} {ratio:>6.1f} {ready:>7.1f}"


def main() -> None:
    """Measure all games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--level", default="juvenile", help="of the bots whose games are checked (default: juvenile)")
    parser.add_argument("--records", type=int, default=40, help="different games of each kind (default: 40)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    given = parser.parse_args()
    rows = [f"{'game':16} {'players':>7} {'plies':>6} {'records/s':>10} {'plain/s':>8} {'ratio':>6} {'ready s':>7}"]
    print(*rows, flush=True)
    with pinned():
        for key in given.games or rookery.games():
            fewest, most = rookery.catalog.room(key).players
            for players in sorted({max(2, fewest), most}):
                rows.append(measure(key, players, given.level, given.records, given.rounds))
                print(rows[-1], flush=True)
    if given.out:
        facts = machine() | versions({"NumPy": "numpy", "Numba": "numba"})
        write_page(given.out, "Records checked a second", facts, verbatim("\n".join(rows)), ABOUT)


if __name__ == "__main__":
    main()
