"""``rookery review``: a finished game judged from its first move to its last, as a page and as a summary."""

import argparse
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rookery.cli.one_record import NoRecord, SeveralRecords, one_record
from rookery.cli.parser import Parser
from rookery.cli.progress import Bar
from rookery.cli.shared import CannotWrite, Command, json_argument, show, teller, write_file
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.options import whole_number
from rookery.records.check import Checker
from rookery.records.record import BadRecord, Record
from rookery.words import as_sentence, word

if TYPE_CHECKING:
    from rookery.kernel.game import Position
    from rookery.review import Review

say = speaker("cli")
SIMULATIONS = 1000
MOST_SIMULATIONS = 1_000_000
WIDTH = 78


def review_arguments(parser: Parser) -> None:
    """A record, how thoroughly to look at it, and where to put the page."""
    parser.add_argument("record", metavar="FILE", help=say("help-review-record"))
    parser.add_argument("--number", metavar="N", help=say("help-review-number"))
    parser.add_argument("--simulations", metavar="N", default=str(SIMULATIONS), help=say("help-review-simulations"))
    parser.add_argument("--out", metavar="FILE", help=say("help-review-out"))
    parser.add_argument("--force", action="store_true", help=say("help-force"))
    json_argument(parser)


def run_review(arguments: argparse.Namespace) -> None:
    """Judge the game, write the page, and say what turned it."""
    simulations = whole_number(arguments.simulations, "--simulations")
    checked_number(simulations, "--simulations", least=1, most=MOST_SIMULATIONS)
    if arguments.out and Path(arguments.out).exists() and not arguments.force:
        raise CannotWrite(say("would-overwrite", file=quote(arguments.out)))
    record, positions = _game(arguments)

    from rookery.review import review, told

    bar = Bar(len(positions), say("unit-positions"), language=arguments.language)
    try:
        found = review(positions, simulations=simulations, progress=bar.update)
    finally:
        bar.close()
    effort = told.effort(found, simulations)
    if arguments.out:
        from rookery.review.page import page

        write_file(arguments.out, page(record, positions, found, effort, arguments.language))
    if arguments.json:
        show(_facts(record, positions, found))
        return
    for line in _summary(record, positions, found, arguments.language):
        print(line)
    print("\n" + _wrapped(word(effort, arguments.language)))
    if arguments.out:
        teller(arguments)(say("review-written", file=arguments.out))


def _game(arguments: argparse.Namespace) -> "tuple[Record, list[Position]]":
    """The record and all its positions; what cannot be reviewed is refused before anybody waits."""
    number = None if arguments.number is None else whole_number(arguments.number, "--number")
    try:
        if number is not None:
            checked_number(number, "--number", least=1)
        record = one_record(arguments.record, number).record
        checker = Checker(local=True)
        checker.check(record)
        positions = list(checker.positions(record))
    except (NoRecord, SeveralRecords, BadRecord) as problem:
        raise BadRecord(_cannot(arguments.record, problem)) from None
    if len(positions) < 2:
        raise BadRecord(say("nothing-to-review", file=quote(arguments.record)))
    return record, positions


def _cannot(name: str, problem: RookeryError) -> Text:
    return say("cannot-review", file=quote(name), problem=problem.message)


def _summary(record: Record, positions: "Sequence[Position]", found: "Review", language: str) -> Iterator[str]:
    """What is to be said of the game, line by line."""
    from rookery.review import told

    called = told.names(record, positions)
    yield word(positions[0].game.room.title, language)
    yield _wrapped(_sentences(told.result(record, positions), language))
    yield "\n" + word(say("review-turns"), language)
    turns = found.turning_points.turns
    if not turns:
        yield "  " + word(say("review-no-turns"), language)
    for point in turns:
        what = word(told.turn(point, called), language)
        change = word(say("review-change", before=point.before, after=point.after), language)
        yield _wrapped(f"{point.ply}. {what}, {change}", "  ")
        yield _wrapped(as_sentence(word(told.played(positions, point.ply), language)), "     ")
        better = found.better.get(point.ply)
        advice = told.better(point, better)
        if advice is not None:
            yield _wrapped(word(advice, language), "     ")
        if better is not None and len(better.line) > 1:
            line = _sentences(better.line[1:], language)
            yield _wrapped(word(say("review-then", line=line), language), "     ")
    if more := found.turning_points.all - len(turns):
        yield "  " + word(say("review-more", count=more), language)
    if found.luck is not None:
        yield "\n" + word(say("review-luck"), language)
        for seat, name in enumerate(called):
            lucky = say("review-luck-of", name=name, luck=told.luck(found.luck, seat, positions))
            yield _wrapped(word(lucky, language), "  ")


def _sentences(texts: "Sequence[Text]", language: str) -> str:
    return " ".join(as_sentence(word(each, language)) for each in texts)


def _wrapped(words: str, indent: str = "") -> str:
    return textwrap.fill(words, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _facts(record: Record, positions: "Sequence[Position]", found: "Review") -> dict[str, Any]:
    """The same for programs: every position with its chances, and all that was found."""
    from rookery.review import told

    turns = [
        msgspec.to_builtins(point) | {"move": record.moves[point.ply - 1], "better": _better(found, point.ply)}
        for point in found.turning_points.turns
    ]
    luck = found.luck and msgspec.to_builtins(found.luck)
    return {
        "game": record.game,
        "players": [word(name) for name in told.names(record, positions)],
        "result": [word(each) for each in told.result(record, positions)],
        "moves": list(record.moves),
        "chances": [[round(each, 4) for each in judgement.chances] for judgement in found.course],
        "exact": [judgement.exact for judgement in found.course],
        "turning_points": turns,
        "luck": luck,
    }


def _better(found: "Review", ply: int) -> dict[str, Any] | None:
    move = found.better.get(ply)
    if move is None:
        return None
    words = {"label": word(move.label), "line": [word(each) for each in move.line]}
    return {"move": move.move, "chance": move.chance, "exact": move.exact, **words}


COMMAND = Command("review", say("about-review"), review_arguments, run_review)
