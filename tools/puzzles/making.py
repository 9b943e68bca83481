"""From seeds to a file of puzzles: the same seed makes the same file on every machine."""

import itertools
import json
import multiprocessing
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing.pool import Pool
from typing import Final

import msgspec
from tools.puzzles.candidates import candidates
from tools.puzzles.proofs import Proven, prove

from rookery import catalog
from rookery.cli.progress import Bar
from rookery.kernel.facts import PUZZLES
from rookery.kernel.game import Game
from rookery.kernel.options import read_options
from rookery.puzzles.puzzle import Kind, Level, PuzzleFile, Written, parse

LEVELS: Final[tuple[Level, ...]] = (1, 2, 3)
AT_ONCE = 32
"""Games that are begun before the last is done."""
HEAD = """\
# Positions with one best move. The kinds are written by hand, all below them by python -m tools.puzzles {game};
# docs/explanation/puzzles.md tells how they are made and what is proven.
"""


ALIKE = 2
"""So many puzzles of a kind may have the same line, if it has several moves."""


@dataclass(frozen=True)
class Job:
    """A game to be searched for a puzzle."""

    game: str
    kind: Kind
    seed: int


@dataclass(frozen=True)
class Found:
    """A position with what makes it a puzzle."""

    position: str
    key: int
    proven: Proven


def find(job: Job) -> Found | None:
    """The first puzzle in the game of a seed; one at most, so that no two are alike."""
    room = catalog.room(job.game)
    game = Game(room, job.kind.players, **read_options(room.options, job.kind.options)).warm()
    for position in candidates(game, job.kind, job.seed):
        proven = prove(position, job.kind)
        if proven is not None:
            return Found(str(position), position.key, proven)
    return None


def make(game: str, seed: int, workers: int) -> PuzzleFile:
    """The puzzles of a game: as many of each kind as its file asks for."""
    room = catalog.room(game)
    head = parse((room.folder / PUZZLES).read_text(encoding="utf-8"), room)
    made: list[Written] = []
    known: set[int] = set()
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for name, kind in head.kinds.items():
            found = _enough(_answers(pool, game, kind, seed), name, kind.count, known)
            found.sort(key=lambda each: (each.proven.effort, each.position))
            made += [
                _written(name, each, LEVELS[len(LEVELS) * place // len(found)]) for place, each in enumerate(found)
            ]
    return PuzzleFile(version=room.version, seed=seed, kinds=head.kinds, puzzle=in_order(head.kinds, made))


def in_order(kinds: Mapping[str, Kind], made: Iterable[Written]) -> tuple[Written, ...]:
    """The easy puzzles first, so that their numbers tell how hard they are; deals behind all others."""
    return tuple(sorted(made, key=lambda each: (kinds[each.kind].is_deal, each.level)))


def _answers(pool: Pool, game: str, kind: Kind, seed: int) -> Iterator[Found | None]:
    """What comes of one game after the other, without end."""
    for first in itertools.count(1_000_000 * seed, AT_ONCE):
        yield from pool.imap(find, [Job(game, kind, first + number) for number in range(AT_ONCE)])


def _enough(answers: Iterator[Found | None], name: str, count: int, known: set[int]) -> list[Found]:
    """The first so many that are found; no position that is ``known``, nor too many that go alike."""
    kept: list[Found] = []
    lines: Counter[tuple[str, ...]] = Counter()
    bar = Bar(count, name)
    try:
        for found in answers:
            if found is not None and found.key not in known and lines[found.proven.line] < ALIKE:
                known.add(found.key)
                # A single move says little; with several the idea is the same.
                lines[found.proven.line] += len(found.proven.line) > 1
                kept.append(found)
                bar.update(len(kept))
            if len(kept) == count:
                break
    finally:
        bar.close()
    return kept


def _written(kind: str, found: Found, level: Level) -> Written:
    proven = found.proven
    return Written(
        kind=kind,
        level=level,
        position=found.position,
        line=" ".join(proven.line),
        wrong=proven.wrong,
        chances=proven.chances,
    )


def text(game: str, file: PuzzleFile) -> str:
    """The file as it is written."""
    lines = [HEAD.format(game=game), f"version = {file.version}", f"seed = {file.seed}"]
    for name, kind in file.kinds.items():
        lines += ["", f"[kinds.{name}]", *_fields(kind)]
    for puzzle in file.puzzle:
        lines += ["", "[[puzzle]]", *_fields(puzzle, first=("kind", "level"))]
    return "\n".join(lines) + "\n"


def _fields(struct: msgspec.Struct, first: Container[str] = ()) -> Iterator[str]:
    """The fields that are not as they are by default. JSON's texts, numbers and lists are TOML's too."""
    for field in sorted(msgspec.structs.fields(struct), key=lambda field: field.name not in first):
        value = getattr(struct, field.name)
        if isinstance(value, dict):
            yield from (f"{field.name}.{key} = {json.dumps(each, ensure_ascii=False)}" for key, each in value.items())
        elif value != field.default:
            yield f"{field.name} = {json.dumps(value, ensure_ascii=False)}"
