"""``rookery report``: bots play a game against each other, and a page says what came of it."""

import argparse
import shlex
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rookery import catalog
from rookery.cli.arena import MOST_WORKERS, Unplayed, worker_pool
from rookery.cli.parser import Parser
from rookery.cli.progress import Bar
from rookery.cli.shared import CannotWrite, Command, json_argument, show, teller, write_file
from rookery.kernel.errors import quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.options import read_pairs, whole_number
from rookery.words import word

if TYPE_CHECKING:
    from rookery.report.plan import Plan
    from rookery.report.studying import Study

say = speaker("cli")
GAMES = 100
LEVEL = "juvenile"


def report_arguments(parser: Parser) -> None:
    """A game, how much of it is played, by whom and where."""
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("help-option"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=say("help-report-games"))
    parser.add_argument("--level", metavar="LEVEL", default=LEVEL, help=say("help-report-level", levels=NAMES))
    parser.add_argument("--out", metavar="FILE", help=say("help-report-out"))
    parser.add_argument("--force", action="store_true", help=say("help-force"))
    parser.add_argument("--workers", metavar="N", help=say("help-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("help-ray"))
    json_argument(parser)


def run_report(arguments: argparse.Namespace) -> None:
    """Play, and write the page."""
    from rookery.report.page import page
    from rookery.report.plan import Plan

    options = read_pairs(arguments.option)
    games = whole_number(arguments.games, "--games")
    plan = Plan(catalog.room(arguments.game), options, games, arguments.level)
    out = arguments.out or f"report-{plan.room.key}.html"
    if Path(out).exists() and not arguments.force:
        raise CannotWrite(say("would-overwrite", file=quote(out)))
    if not Path(out).resolve().parent.is_dir():
        raise CannotWrite(say("cannot-write", file=quote(out), reason=word(say("no-folder"), arguments.language)))
    found = _played(plan, arguments)
    command = ["rookery", "report", plan.room.key, *(f"--option={pair}" for pair in arguments.option)]
    command += [f"--games={plan.games}", f"--level={plan.level}"]
    write_file(out, page(plan, found, shlex.join(command), arguments.language))
    if arguments.json:
        show(msgspec.to_builtins(found, enc_hook=str))
    else:
        teller(arguments)(say("report-written", file=out))
    if found.failures:
        first, games = found.failures[0], len(found.failures)
        levels, seed = " – ".join(first.levels), str(first.seed)
        raise Unplayed(say("report-unplayed", games=games, levels=levels, seed=seed, problem=first.problem))


def _played(plan: "Plan", arguments: argparse.Namespace) -> "Study":
    """All games, with a bar on the terminal."""
    from rookery import bots
    from rookery.report.studying import study

    workers = None if arguments.workers is None else whole_number(arguments.workers, "--workers")
    if workers is not None:
        checked_number(workers, say("the-workers"), least=1, most=MOST_WORKERS)
    with closing(worker_pool(arguments.ray, workers)) as pool:
        # Compiled once here, or all workers would compile the same at the same time.
        bots.warm(plan.settings[0].game.warm(), plan.levels)
        bar = Bar(len(plan.items()), say("unit-games"), language=arguments.language)
        try:
            return study(plan, pool, bar.update)
        finally:
            bar.close()


COMMAND = Command("report", say("about-report"), report_arguments, run_report)
