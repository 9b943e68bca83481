"""A report from beginning to end: the games of the plan played by a pool, and looked at."""

from collections.abc import Callable

import msgspec

from rookery.arena.match import Failure, Item, Result
from rookery.arena.schedule import Pool, carry_out
from rookery.kernel.messages import Text
from rookery.records.record import positions_of
from rookery.report.figures import Figures, Seen, Share, figures, points_of, see
from rookery.report.plan import Part, Plan, Setting
from rookery.review import Luck, luck_of
from rookery.review.judging import judge_all

REVIEWED = 20
"""Games of equal players whose dice are judged."""
SIMULATIONS = 60
"""For each position of these: in the sum over a game the noise of single judgements hardly counts."""
SECONDS = 5.0


class Finding(msgspec.Struct, frozen=True):
    """A setting and what came of it."""

    part: Part
    label: Text
    figures: Figures
    stronger: Share | None = None
    """Of unequal players: the points of the stronger."""


class LuckFound(msgspec.Struct, frozen=True):
    """What the dice did in games of equal players."""

    games: int
    swing: float
    """By how much luck told the seats apart in a game, on average, as a share of the points."""
    luckier_won: Share
    """How often whoever had more luck won."""


class Study(msgspec.Struct, frozen=True):
    """All that a report tells."""

    findings: tuple[Finding, ...]
    luck: LuckFound | None
    """None of games without dice."""
    failures: tuple[Failure, ...]


def study(plan: Plan, pool: Pool, progress: Callable[[int], None] = lambda _: None) -> Study:
    """Play all games and look at them; ``progress`` hears how many are played."""
    found: dict[object, Seen] = {}
    failures = []
    for answer in carry_out(plan.items(), pool):
        if isinstance(answer, Failure):
            failures.append(answer)
        else:
            found[_key_of(answer)] = see(answer)
        progress(len(found) + len(failures))
    findings = []
    for setting in plan.settings:
        games = [found[_key(item)] for item in setting.items() if _key(item) in found]
        if games:
            findings.append(Finding(setting.part, setting.label, figures(games), _stronger(setting, games)))
    return Study(tuple(findings), _luck(plan, found), tuple(failures))


def _key(item: Item) -> object:
    return item.players, item.options, item.levels, item.seed


def _key_of(result: Result) -> object:
    record = result.record
    return len(result.levels), tuple(record.options.items()) if record else (), result.levels, result.seed


def _stronger(setting: Setting, games: list[Seen]) -> Share | None:
    """The share of the stronger of two levels: all its seats together against all others."""
    if setting.part != "skill":
        return None
    stronger = setting.line_ups[0][0]
    points = 0.0
    for game in games:
        seats = [seat for seat, level in enumerate(game.result.levels) if level == stronger]
        points += points_of([game.result] * len(seats), seats)
    return Share(points, len(games))


def _luck(plan: Plan, found: dict[object, Seen]) -> LuckFound | None:
    """The luck of some games of equal players."""
    if not plan.room.chance:
        return None
    setting = next(each for each in plan.settings if each.part == "players" and each.game.players == plan.usual)
    games = [found[_key(item)] for item in setting.items() if _key(item) in found][:REVIEWED]
    lucks = [_luck_of(game.result) for game in games]
    known = [(luck.seats, game.result.scores) for luck, game in zip(lucks, games, strict=True) if luck]
    if not known:
        return None
    decided = [(luck, scores) for luck, scores in known if any(scores)]
    won = sum(max(luck) == luck[scores.index(max(scores))] for luck, scores in decided)
    swing = sum(max(luck) - min(luck) for luck, _ in known) / len(known)
    return LuckFound(len(known), swing, Share(won, len(decided)))


def _luck_of(result: Result) -> Luck | None:
    if result.record is None:
        return None
    positions = list(positions_of(result.record))
    if len(positions) < 2:
        return None
    course = judge_all(positions, seconds=SECONDS, simulations=SIMULATIONS, progress=lambda _: None)
    seats = [position.seat for position in positions[:-1]]
    return luck_of(seats, [each.chances for each in course], positions[0].game.players)
