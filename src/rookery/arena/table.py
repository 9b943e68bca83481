"""A report as a table for people and as data for programs."""

from typing import Any

from rookery.arena.contest import Report
from rookery.arena.match import Result
from rookery.arena.ratings import Rating, rate
from rookery.arena.standings import Standings, count, total
from rookery.bots.sequential import ERROR, SequentialTest
from rookery.kernel.errors import quote
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import is_file_text
from rookery.words import ENGLISH, word

say = speaker("arena")


def ranking(report: Report) -> tuple[list[Rating], Standings]:
    """The ratings, the best first, and who beat whom."""
    levels = report.plan.levels
    standings = count(report.results, levels)
    return sorted(rate(standings, levels), key=lambda rating: -rating.elo), standings


def interval(rating: Rating) -> str:
    """Where a rating is with 95 % confidence: ``+174 … +252``; nothing for the level that all are measured from."""
    return f"{rating.low:+.0f} … {rating.high:+.0f}" if rating.high > rating.low else ""


def elo(rating: Rating) -> str:
    """A rating as it is written: ``+212``; the level that all are measured from is 0."""
    return f"{rating.elo:+.0f}" if rating.high > rating.low else "0"


def title(report: Report) -> Message:
    """What was played."""
    game = report.plan.game
    changed = tuple(
        f"{option.name}={_short(option.write(game.options[option.name]))}"
        for option in game.room.options
        if game.options[option.name] != option.default
    )
    setting: tuple[Text, ...] = (say("so-many-players", players=game.players), *changed)
    return say("title", game=game.room.title, setting=setting, games=len(report.results))


def _short(text: str) -> str:
    """The value of an option, or of a file's text the first line."""
    return f"{text.splitlines()[0]} …" if is_file_text(text) else text


def headings(levels: list[str]) -> list[Message]:
    """The headings of the columns."""
    return [
        say("column-level"),
        say("column-rating"),
        say("column-interval"),
        say("column-games"),
        say("column-won"),
        say("column-drawn"),
        say("column-lost"),
        say("column-points"),
        *(say("column-against", level=level) for level in levels),
    ]


def table(report: Report, language: str = ENGLISH) -> str:
    """The levels with their ratings, games and shares of the points, in all and against each other."""
    ratings, standings = ranking(report)
    order = [rating.level for rating in ratings]
    rows = [[word(heading, language) for heading in headings(order)]]
    for rating in ratings:
        sums = total(standings[rating.level])
        against = [
            "–" if level == rating.level else percent(standings[rating.level][level].share, language) for level in order
        ]
        counts = [sums.games, sums.wins, sums.draws, sums.losses]
        rows.append(
            [rating.level, elo(rating), interval(rating), *map(str, counts), percent(sums.share, language), *against]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
    faults = [word(line, language) for line in forfeits(report)]
    verdict = ["", word(decision(report, report.test), language)] if report.test else []
    return "\n".join([word(title(report), language), "", *lines, *(["", *faults] if faults else []), *verdict])


def forfeits(report: Report) -> list[Message]:
    """For each program that lost matches by faults: how many, and the first one."""
    lines = []
    for name in report.plan.levels:
        lost = [result for result in report.results if _forfeiter(result) == name]
        if lost:
            seed, reason, fault = str(lost[0].seed), lost[0].reason, lost[0].fault
            lines.append(say("forfeits", name=quote(name), games=len(lost), seed=seed, reason=reason, fault=fault))
    return lines


def _forfeiter(result: Result) -> str | None:
    return None if result.forfeit is None else result.levels[result.forfeit]


def percent(share: float, language: str = ENGLISH) -> str:
    """A share of the points."""
    return word(say("percent", percent=100 * share), language)


def decision(report: Report, test: SequentialTest) -> Message:
    """What the test says, in a sentence."""
    first, second = report.plan.levels
    games, share = len(report.results), say("percent", percent=100 * test.share)
    low, high = say("percent", percent=100 * test.p0), say("percent", percent=100 * test.p1)
    if test.stronger is None:
        return say("undecided", level=second, other=first, low=low, high=high, games=games, share=share)
    error = round(100 * ERROR)
    if test.stronger:
        return say("more-than", level=second, other=first, bound=low, games=games, share=share, error=error)
    return say("less-than", level=second, other=first, bound=high, games=games, share=share, error=error)


def facts(report: Report) -> dict[str, Any]:
    """The same for programs."""
    ratings, standings = ranking(report)
    plan = report.plan
    return {
        "game": plan.game.key,
        "players": plan.game.players,
        "options": dict(plan.option_texts),
        "rules": plan.game.room.version,
        "games": len(report.results),
        "failures": [{"levels": f.levels, "seed": f.seed, "problem": word(f.problem)} for f in report.failures],
        "levels": [
            {
                "level": rating.level,
                "rating": round(rating.elo, 1),
                "interval": [round(rating.low, 1), round(rating.high, 1)],
            }
            | _tally(standings, rating.level)
            for rating in ratings
        ],
        "forfeits": [_forfeit_facts(result) for result in report.results if result.forfeit is not None],
        "test": _test_facts(report.test) if report.test else None,
    }


def _forfeit_facts(result: Result) -> dict[str, Any]:
    return {
        "levels": result.levels,
        "seed": result.seed,
        "seat": result.forfeit,
        "reason": result.reason,
        "fault": result.fault,
    }


def _tally(standings: Standings, level: str) -> dict[str, Any]:
    sums = total(standings[level])
    return {
        "games": sums.games,
        "won": sums.wins,
        "drawn": sums.draws,
        "lost": sums.losses,
        "points": round(sums.share, 4),
        "against": {other: [t.wins, t.draws, t.losses] for other, t in standings[level].items()},
    }


def _test_facts(test: SequentialTest) -> dict[str, Any]:
    decided = {None: "undecided", True: "stronger", False: "not-stronger"}[test.stronger]
    return {"p0": test.p0, "p1": test.p1, "rotations": test.units, "points": round(test.share, 4), "decision": decided}
