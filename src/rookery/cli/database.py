"""``rookery solve --database``: a file of solved deals is built, asked, counted, and written out."""

import argparse
from collections.abc import Callable
from typing import Any

import msgspec

from rookery.cli.parser import Parser
from rookery.cli.progress import Bar, amount
from rookery.cli.shared import chosen_game, chosen_seed, show
from rookery.kernel.errors import BadOption
from rookery.kernel.messages import Message, speaker
from rookery.kernel.options import whole_number
from rookery.solver import Solution
from rookery.solver.database import SMALL, Database
from rookery.solver.deals import build
from rookery.solver.statistics import Statistics, statistics_of
from rookery.words import as_sentence, word

say = speaker("cli")

Report = Callable[[Solution, str], list[str]]


def database_arguments(parser: Parser) -> None:
    """A database of deals, and what to do with it."""
    parser.add_argument("--database", metavar="FILE", help=say("help-solve-database"))
    parser.add_argument("--build", metavar="N", help=say("help-build"))
    parser.add_argument("--workers", metavar="N", help=say("help-build-workers"))
    parser.add_argument("--export", action="store_true", help=say("help-export"))


def run_database(arguments: argparse.Namespace, report: Report) -> bool:
    """Do what is asked of a database; return whether anything is."""
    if arguments.database is None:
        for option in ("build", "workers", "export"):
            if getattr(arguments, option):
                raise BadOption(say("database-only", option=f"--{option}"))
        return False
    with _opened(arguments) as database:
        if arguments.export:
            for deal in database:
                show(msgspec.to_builtins(deal))
        elif arguments.position is not None or arguments.seed is not None:
            _look_up(database, arguments, report)
        else:
            _count(database, arguments)
    return True


def _opened(arguments: argparse.Namespace) -> Database:
    """The database, built first if that is asked for."""
    game = chosen_game(arguments)
    if arguments.build is None:
        return Database(arguments.database, game)
    if arguments.build != SMALL and not arguments.build.isdecimal():
        raise BadOption(say("database-build"))
    count = None if arguments.build == SMALL else whole_number(arguments.build, "--build")
    workers = None if arguments.workers is None else whole_number(arguments.workers, "--workers")
    bars: list[Bar] = []

    def tell(done: int, total: int) -> None:
        if not bars:
            bars.append(Bar(total, say("unit-deals"), done=done - 1, language=arguments.language))
        bars[0].update(done)

    try:
        return build(arguments.database, game, count, workers=workers, progress=tell)
    finally:
        for bar in bars:
            bar.close()


def _look_up(database: Database, arguments: argparse.Namespace, report: Report) -> None:
    """One deal."""
    text = arguments.position
    if text is None:
        text = str(database.game.start(chosen_seed(arguments)))
    solution = database.find(text)
    if arguments.json:
        show({"game": database.game.key, "position": text, **msgspec.to_builtins(solution)})
    else:
        print("\n".join(report(solution, arguments.language)))


def _count(database: Database, arguments: argparse.Namespace) -> None:
    """All of them."""
    found = statistics_of(database)
    if arguments.json:
        answer: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
        show(answer)
    else:
        print("\n".join(as_sentence(word(line, arguments.language)) for line in _lines(found)))


def _lines(found: Statistics) -> list[Message]:
    """What a database comes to, line by line."""
    if not found.deals:
        return [say("database-empty")]
    lines = [say("database-deals", kind=found.kind, reduced=found.reduced, deals=amount(found.deals))]
    for each in found.results:
        percent = f"{100 * each.share:.1f}"
        if each.low is None or each.high is None:
            lines.append(say("database-result", label=each.label, percent=percent))
        else:
            low, high = f"{100 * each.low:.1f}", f"{100 * each.high:.1f}"
            lines.append(say("database-result-about", label=each.label, percent=percent, low=low, high=high))
    single = f"{100 * found.best_moves.get(1, 0) / found.deals:.1f}"
    median, _, most = found.nodes
    return [
        *lines,
        say("database-plies", mean=_mean(found.plies), least=min(found.plies), most=max(found.plies)),
        say("database-best", mean=_mean(found.best_moves), percent=single),
        say("database-nodes", median=amount(median), most=amount(most)),
    ]


def _mean(counts: dict[int, int]) -> str:
    return f"{sum(number * count for number, count in counts.items()) / sum(counts.values()):.1f}"
