"""A report as a table for people and as data for programs."""

from typing import Any

from rookery.arena.contest import Report
from rookery.arena.ratings import Rating, rate
from rookery.arena.sequential import ERROR, SequentialTest
from rookery.arena.standings import Standings, count, total


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


def title(report: Report) -> str:
    """What was played."""
    game = report.plan.game
    changed = [
        f"{option.name}={option.write(game.options[option.name])}"
        for option in game.room.options
        if game.options[option.name] != option.default
    ]
    seats = ", ".join([f"{game.players} players", *changed])
    return f"{game.room.title} ({seats}): {len(report.results)} games"


def table(report: Report) -> str:
    """The levels with their ratings, games and shares of the points, in all and against each other."""
    ratings, standings = ranking(report)
    order = [rating.level for rating in ratings]
    rows = [["level", "rating", "95 %", "games", "won", "drawn", "lost", "points", *(f"vs {level}" for level in order)]]
    for rating in ratings:
        all_in_all = total(standings[rating.level])
        against = ["–" if level == rating.level else percent(standings[rating.level][level].share) for level in order]
        counts = [all_in_all.games, all_in_all.wins, all_in_all.draws, all_in_all.losses]
        rows.append(
            [rating.level, elo(rating), interval(rating), *map(str, counts), percent(all_in_all.share), *against]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
    verdict = ["", decision(report, report.test)] if report.test else []
    return "\n".join([title(report), "", *lines, *verdict])


def percent(share: float) -> str:
    """A share of the points."""
    return f"{share:.1%}".replace("%", " %")


def decision(report: Report, test: SequentialTest) -> str:
    """What the test says, in a sentence."""
    first, second = report.plan.levels
    games = f"{len(report.results)} games, {percent(test.share)} of the points"
    if test.stronger is None:
        wanted = f"at most {percent(test.p0)} or at least {percent(test.p1)}"
        return f"Undecided: whether {second} takes {wanted} against {first} needs more games than {games}."
    side = f"more than {percent(test.p0)}" if test.stronger else f"less than {percent(test.p1)}"
    return f"Decided: {second} takes {side} of the points against {first} ({games}; error at most {100 * ERROR:.0f} %)."


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
        "failures": [{"levels": f.levels, "seed": f.seed, "problem": f.problem} for f in report.failures],
        "levels": [
            {
                "level": rating.level,
                "rating": round(rating.elo, 1),
                "interval": [round(rating.low, 1), round(rating.high, 1)],
            }
            | _tally(standings, rating.level)
            for rating in ratings
        ],
        "test": _test_facts(report.test) if report.test else None,
    }


def _tally(standings: Standings, level: str) -> dict[str, Any]:
    all_in_all = total(standings[level])
    return {
        "games": all_in_all.games,
        "won": all_in_all.wins,
        "drawn": all_in_all.draws,
        "lost": all_in_all.losses,
        "points": round(all_in_all.share, 4),
        "against": {other: [t.wins, t.draws, t.losses] for other, t in standings[level].items()},
    }


def _test_facts(test: SequentialTest) -> dict[str, Any]:
    decided = {None: "undecided", True: "stronger", False: "not-stronger"}[test.stronger]
    return {"p0": test.p0, "p1": test.p1, "rotations": test.units, "points": round(test.share, 4), "decision": decided}
