"""``rookery print``: boards, worksheets and rulebooks on paper."""

import argparse
from pathlib import Path

from rookery.cli.parser import Parser
from rookery.cli.progress import Bar
from rookery.cli.shared import (
    CannotWrite,
    Command,
    chosen_game,
    chosen_seed,
    position_arguments,
    read_seat,
    teller,
)
from rookery.kernel.errors import BadOption, nearest, quote
from rookery.kernel.messages import speaker
from rookery.printing import faces
from rookery.printing.paper import PAPERS, Document, Press, known_paper
from rookery.records.files import put_in_place

# What lays pages out is imported when it is needed: no other command waits for it.

say = speaker("cli")

THINGS = ("board", "worksheet", "rulebook")
FORMS = (".pdf", ".svg")


def print_arguments(parser: Parser) -> None:
    """What to print, of which game, and where to put it."""
    parser.add_argument("thing", metavar="WHAT", help=say("help-print-what", things=THINGS))
    position_arguments(parser)
    parser.add_argument("--seat", metavar="N", default="1", help=say("help-seat"))
    parser.add_argument("--paper", metavar="SIZE", default="a4", help=say("help-paper", papers=tuple(PAPERS)))
    parser.add_argument("--out", metavar="FILE", help=say("help-print-out"))
    parser.add_argument("--force", action="store_true", help=say("help-force"))


def run_print(arguments: argparse.Namespace) -> None:
    """Lay the pages out, and write them."""
    if arguments.thing not in THINGS:
        near = nearest(arguments.thing, THINGS)
        raise BadOption(say("no-such-print", thing=quote(arguments.thing), near=near, things=THINGS))
    game = chosen_game(arguments)
    out = _out(arguments, f"{game.key}-{arguments.thing}.pdf")
    paper = known_paper(arguments.paper)
    faces.check()
    bar = Bar(None, say("unit-pages"), language=arguments.language)
    try:
        document = _document(arguments, Press(paper, arguments.language, bar.update))
    finally:
        bar.close()
    _write(arguments, document, out)


def _out(arguments: argparse.Namespace, default: str) -> Path:
    """Where the pages go; BadOption if that is neither PDF nor SVG."""
    out = Path(arguments.out or default).expanduser()
    if out.suffix.lower() not in FORMS:
        raise BadOption(say("neither-pdf-nor-svg", file=quote(str(out))))
    return out


def _document(arguments: argparse.Namespace, press: Press) -> Document:
    from rookery.printing import boards, rulebooks, worksheets

    if arguments.thing == "worksheet":
        return worksheets.worksheet(arguments.game, press)
    if arguments.thing == "rulebook":
        return rulebooks.rulebook(arguments.game, press)
    game = chosen_game(arguments)
    position = None if arguments.position is None else game.read(arguments.position)
    seed, seat = chosen_seed(arguments), read_seat(arguments.seat, game.players)
    return boards.board(game, press, position=position, seat=seat, seed=1 if seed is None else seed)


def _write(arguments: argparse.Namespace, document: Document, out: Path) -> None:
    """One PDF; or an SVG, numbered if there are several pages."""
    from rookery.printing import pdf, svg

    if out.suffix.lower() == ".svg":
        pages, count = svg.pages(document), len(document.pages)
        made = {out.with_stem(f"{out.stem}-{at}") if count > 1 else out: page for at, page in enumerate(pages, 1)}
        _put(arguments, {file: page.encode() for file, page in made.items()})
        return
    _check_free(arguments, [out])
    bar = Bar(len(document.pages), say("unit-pages"), language=arguments.language)
    try:
        written = pdf.pdf(document, bar.update)
    finally:
        bar.close()
    _put(arguments, {out: written})


def _check_free(arguments: argparse.Namespace, files: list[Path]) -> None:
    for file in files:
        if (file.exists() or file.is_symlink()) and not arguments.force:
            raise CannotWrite(say("would-overwrite", file=quote(str(file))))


def _put(arguments: argparse.Namespace, made: dict[Path, bytes]) -> None:
    """Write all files, and say so; none is written if one is there already."""
    _check_free(arguments, list(made))
    for file, content in made.items():
        try:
            with put_in_place(file) as stream:
                stream.write(content)
        except OSError as problem:
            reason = str(problem.strerror)
            raise CannotWrite(say("cannot-write", file=quote(str(file)), reason=reason)) from None
    teller(arguments)(say("printed", files=tuple(str(file) for file in made), count=len(made)))


COMMAND = Command("print", say("about-print"), print_arguments, run_print)
