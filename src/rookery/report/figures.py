"""Figures of games that were played: what a report says, as numbers."""

import random
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from rookery import bots
from rookery.arena.match import Result
from rookery.kernel.game import Position
from rookery.kernel.messages import Text
from rookery.kernel.shares import DEVIATIONS, interval
from rookery.records.record import positions_of
from rookery.report.kinds import kinds
from rookery.words import word

LOOKS = 6
"""Decisions of a game whose moves are all looked at, drawn at random."""
TENTHS = 10


class Share(msgspec.Struct, frozen=True):
    """A share with where it lies in 95 of 100 cases."""

    points: float
    games: float

    @property
    def share(self) -> float:
        """Points for each game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies with 95 % confidence."""
        return interval(self.points, self.games)


class Use(msgspec.Struct, frozen=True):
    """How often a kind of move is played."""

    kind: Text
    played: Share
    """Of all moves."""
    chosen: Share
    """Of decisions in which a move of this kind, and one of another, could be had."""


class Ending(msgspec.Struct, frozen=True):
    """A way to end, with how many games ended so."""

    reason: Text
    games: Share


class Figures(msgspec.Struct, frozen=True):
    """What some games that are alike have in common."""

    games: int
    seats: tuple[Share, ...]
    """The points of each seat."""
    draws: Share
    plies: tuple[int, ...]
    """Of each game, moves and rolls."""
    turns: tuple[int, ...]
    """Of each game; all that a seat does before another moves is one."""
    branching: float
    """Legal moves at a decision, on average."""
    most_moves: int
    branching_by_tenth: tuple[float, ...]
    """The same in each tenth of a game."""
    uses: tuple[Use, ...]
    endings: tuple[Ending, ...]


class Seen(msgspec.Struct, frozen=True):
    """What one game showed."""

    result: Result
    turns: int
    moves: list[tuple[float, int]]
    """At each decision: how far the game was, from 0 to 1, and the number of legal moves."""
    played: list[frozenset[Text]]
    """The kinds of each move."""
    offered: list[tuple[frozenset[Text], frozenset[Text], frozenset[Text]]]
    """Of some decisions: the kinds that some moves were of, those that all were of, and those of the move played."""
    reason: Text


def see(result: Result) -> Seen:
    """Look at a game again, move by move."""
    record = result.record
    if record is None:
        raise ValueError("an arena hands out every game with its result")
    positions = list(positions_of(record))
    decisions = [ply for ply, position in enumerate(positions) if position.seat is not None]
    seats = [positions[ply].seat for ply in decisions]
    looked = random.Random(result.seed).sample(decisions, min(LOOKS, len(decisions)))  # noqa: S311  # no secret
    made = {ply: kinds(positions[ply + 1].happened) for ply in decisions if ply + 1 < len(positions)}
    return Seen(
        result=result,
        turns=_turns(seats),
        moves=[(ply / len(positions), len(positions[ply].actions)) for ply in decisions],
        played=list(made.values()),
        offered=[(*_offered(positions[ply]), made[ply]) for ply in looked if ply in made],
        reason=result.reason if positions[-1].outcome is None else positions[-1].scene().status,
    )


def _turns(seats: list[int | None]) -> int:
    """How often somebody else is to move than before; alone every move is a turn."""
    if len(set(seats)) < 2:
        return len(seats)
    return sum(seat != before for before, seat in zip([None, *seats], seats, strict=False))


def _offered(position: Position) -> tuple[frozenset[Text], frozenset[Text]]:
    """The kinds that some moves of a position are of, and those that all are of."""
    found = [kinds(position.apply(action).happened) for action in position.actions]
    return frozenset.union(*found), frozenset.intersection(*found)


def figures(seen: Sequence[Seen]) -> Figures:
    """The figures of games that are alike."""
    results = [each.result for each in seen]
    players = len(results[0].scores)
    counts = [count for each in seen for _, count in each.moves]
    tenths: list[list[int]] = [[] for _ in range(TENTHS)]
    for each in seen:
        for far, count in each.moves:
            tenths[int(far * TENTHS)].append(count)
    endings = Counter(each.result.reason for each in seen)
    return Figures(
        games=len(results),
        seats=tuple(Share(points_of(results, [seat] * len(results)), len(results)) for seat in range(players)),
        draws=Share(sum(players > 1 and not any(each.scores) for each in results), len(results)),
        plies=tuple(each.plies for each in results),
        turns=tuple(each.turns for each in seen),
        branching=statistics.fmean(counts) if counts else 0.0,
        most_moves=max(counts, default=0),
        branching_by_tenth=tuple(statistics.fmean(each) if each else 0.0 for each in tenths),
        uses=tuple(_uses(seen)),
        endings=tuple(Ending(_called(reason, seen), Share(n, len(results))) for reason, n in endings.most_common()),
    )


def _called(reason: str, seen: Sequence[Seen]) -> Text:
    """An ending as a game says it, if it always says the same."""
    texts = {word(each.reason): each.reason for each in seen if each.result.reason == reason}
    return next(iter(texts.values())) if len(texts) == 1 else reason.replace("-", " ")


def points_of(results: Iterable[Result], seats: Iterable[int]) -> float:
    """What the given seat of each game scored, as shares of the points."""
    return sum(bots.share(each.scores[seat], len(each.scores)) for each, seat in zip(results, seats, strict=True))


def _uses(seen: Sequence[Seen]) -> Iterable[Use]:
    """Kinds by how often they are played; those with the same words are one."""
    played = Counter(name for each in seen for made in each.played for name in {word(kind) for kind in made})
    moves = sum(len(each.played) for each in seen)
    texts = {word(kind): kind for each in seen for made in each.played for kind in made}
    could: Counter[str] = Counter()
    chose: Counter[str] = Counter()
    for each in seen:
        for some, every, made in each.offered:
            free = {word(kind) for kind in some} - {word(kind) for kind in every}
            could.update(free)
            chose.update(free & {word(kind) for kind in made})
    for name, times in played.most_common():
        yield Use(texts[name], Share(times, moves), Share(chose[name], could[name]))


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and how far it may be off with 95 % confidence."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return statistics.fmean(values), DEVIATIONS * statistics.stdev(values) / len(values) ** 0.5
