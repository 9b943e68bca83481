"""The command ``arena``: bots play each other, and the table says who is how strong."""

import argparse
import sys
from contextlib import closing
from typing import TYPE_CHECKING

from rookery.bots.programs import Limits, Roster
from rookery.cli.parser import Parser
from rookery.cli.progress import Bar
from rookery.cli.shared import (
    Command,
    chosen_game,
    chosen_seed,
    game_arguments,
    json_argument,
    read_seconds,
    show,
)
from rookery.kernel.errors import BadNumber, BadOption, RookeryError, quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.options import whole_number
from rookery.kernel.run import cores
from rookery.words import word

if TYPE_CHECKING:
    from rookery.arena.contest import Report
    from rookery.arena.games import GamesFile
    from rookery.arena.plan import Plan
    from rookery.arena.results import ResultsFile
    from rookery.arena.schedule import Pool
    from rookery.bots.sequential import SequentialTest

say = speaker("cli")
MOST_WORKERS = 1024


class Unplayed(RookeryError):
    """Some matches could not be played."""

    code = "unplayed"


def arena_arguments(parser: Parser) -> None:
    """A game, who plays it, how often and where."""
    game_arguments(parser)
    parser.add_argument("levels", metavar="BOT", nargs="+", help=say("help-levels", levels=NAMES))
    parser.add_argument("--games", metavar="N", default="100", help=say("help-games"))
    parser.add_argument("--seed", metavar="N", default="0", help=say("help-first-seed"))
    parser.add_argument("--seconds", metavar="S", default=f"{Limits.move:g}", help=say("help-bot-seconds"))
    parser.add_argument("--out", metavar="FILE", help=say("help-results"))
    parser.add_argument("--workers", metavar="N", help=say("help-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("help-ray"))
    parser.add_argument("--sprt", metavar=("P0", "P1"), nargs=2, help=say("help-sprt"))
    parser.add_argument("--plot", metavar="FILE", help=say("help-plot"))
    json_argument(parser)


def run_arena(arguments: argparse.Namespace) -> None:
    """Play, keep the results, show the table."""
    from rookery.arena.games import GamesFile, games_path
    from rookery.arena.plan import Plan
    from rookery.arena.plot import check_plot, plot
    from rookery.arena.results import ResultsFile
    from rookery.arena.table import facts, table

    plan = Plan(
        chosen_game(arguments),
        tuple(arguments.levels),
        whole_number(arguments.games, "--games"),
        chosen_seed(arguments) or 0,
        read_seconds(arguments.seconds),
    )
    test = _test(arguments, plan)
    workers = None if arguments.workers is None else whole_number(arguments.workers, "--workers")
    if workers is not None:
        checked_number(workers, say("the-workers"), least=1, most=MOST_WORKERS)
    if arguments.plot:
        check_plot(arguments.plot)
    with Roster() as roster:
        roster.check_in(plan.levels, plan.game)
    name = arguments.out or f"arena-{plan.game.key}.ndjson"
    with ResultsFile(name, plan) as file, GamesFile(games_path(name)) as games:
        report = _played(plan, (file, games), test, arguments, workers)
    if arguments.json:
        show(facts(report))
    else:
        print(table(report, arguments.language))
    if arguments.plot:
        plot(report, arguments.plot, arguments.language)
    _complain(report)


def _tell_of_missing(file: "ResultsFile", games: "GamesFile", language: str) -> None:
    """Say that some results have no games: they are of the time before games were kept."""
    if len(file) > len(games):
        missing = say("games-missing", games=len(file) - len(games), results=str(file.path), file=str(games.path))
        print(word(missing, language), file=sys.stderr)


def _test(arguments: argparse.Namespace, plan: "Plan") -> "SequentialTest | None":
    from rookery.bots.sequential import SequentialTest

    if arguments.sprt is None:
        return None
    if len(plan.levels) != 2:
        raise BadOption(say("sprt-of-two", levels=len(plan.levels)))
    return SequentialTest(*(_share(text) for text in arguments.sprt))


def _share(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadNumber(say("not-a-share", text=quote(text))) from None


def _played(
    plan: "Plan",
    files: "tuple[ResultsFile, GamesFile]",
    test: "SequentialTest | None",
    arguments: argparse.Namespace,
    workers: int | None,
) -> "Report":
    """The arena, with a bar on the terminal."""
    from rookery import bots
    from rookery.arena.contest import contest

    file, games = files
    items = plan.items()
    done = len(file.of(items))
    with closing(worker_pool(arguments.ray, workers)) as pool:
        if done < len(items):
            _tell_of_missing(file, games, arguments.language)
            # Compiled once here, or all workers would compile the same at the same time.
            bots.warm(plan.game.warm(), [level for level in plan.levels if level in NAMES])
        bar = Bar(len(items), say("unit-games"), done=done, language=arguments.language)
        try:
            return contest(
                plan,
                pool,
                file,
                games=games,
                test=test,
                progress=lambda done, note: bar.update(done, word(note, arguments.language)),
            )
        except KeyboardInterrupt:
            bar.close()
            stopped = say("arena-stopped", results=len(file), file=str(file.path))
            print(word(stopped, arguments.language), file=sys.stderr, end="")
            raise
        finally:
            bar.close()


def worker_pool(ray: str | None, workers: int | None) -> "Pool":
    """Processes here, or a cluster."""
    from rookery.arena.cluster import RayPool
    from rookery.arena.workers import LocalPool

    return LocalPool(workers or cores()) if ray is None else RayPool(ray, workers)


def _complain(report: "Report") -> None:
    """Say what could not be played, after everything else has been said."""
    if report.failures:
        first, games = report.failures[0], len(report.failures)
        levels, seed = " – ".join(first.levels), str(first.seed)
        raise Unplayed(
            say("unplayed", games=games, more=games - 1, levels=levels, seed=seed, problem=str(first.problem))
        )


COMMAND = Command("arena", say("about-arena"), arena_arguments, run_arena)
