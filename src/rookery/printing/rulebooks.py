"""The rules on paper: the illustrated guide of a game, then its numbered clauses."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rookery import catalog
from rookery.kernel.messages import Message, speaker
from rookery.kernel.room import Room
from rookery.printing import pictures
from rookery.printing.faces import LIKE, Span
from rookery.printing.flow import BODY, SMALL, Flow
from rookery.printing.paper import QUIET, Document, Picture, Press
from rookery.server.study.guides import guide
from rookery.wire.study import GuideSection
from rookery.words import ENGLISH

say = speaker("printing")

ACROSS, DOWN = 62.0, 66.0
"""The most that a picture of the guide takes, in millimetres."""
BULLET = 6.0


def rulebook(key: str, press: Press) -> Document:
    """The rulebook of a game. Clauses are in English, the language in which they are kept."""
    room, shown = catalog.room(key), guide(key)
    flow = Flow(press, room.title)
    flow.title(room.title, press.word(room.summary))
    flow.paragraph([Span(press.word(_players(room)))], ink=QUIET)
    for section in shown.sections:
        _section(flow, section, press)
    flow.page_break()
    flow.heading(press.word(say("clauses")))
    if press.language != ENGLISH:
        flow.paragraph([Span(press.word(say("clauses-in-english")), "italic")], ink=QUIET)
    _markdown(flow, room.rulebook.read_text(encoding="utf-8"))
    return flow.document()


def _players(room: Room) -> Message:
    fewest, most = room.players
    return say("players", fewest=fewest, most=most, same=int(fewest == most))


def _section(flow: Flow, section: GuideSection, press: Press) -> None:
    board = pictures.drawn(section.scene, press.language)
    scale = min(ACROSS / board.width, DOWN / board.height)
    across, down = board.width * scale, board.height * scale
    told = [([Span(press.word(section.title), "title")], BODY + 3), ([Span(press.word(section.text))], BODY)]
    if section.choice is not None:
        told.append(([Span(press.word(say("here", move=section.choice.label)), "italic")], BODY))
    flow.space(5)
    flow.beside(Picture(board.svg, 0, 0, across, down, press.word(section.title)), told)


# The clauses


def _markdown(flow: Flow, text: str) -> None:
    """A rulebook as paragraphs, lists and tables; its title stands on the page already, and pictures stay out."""
    depth = 0
    rows: list[list[list[Span]]] = []
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)
    for token, inside in pairwise((*tokens, Token("end", "", 0))):
        match token.type:
            case "bullet_list_open" | "bullet_list_close" | "ordered_list_open" | "ordered_list_close":
                depth += token.nesting
            case "heading_open" if token.tag != "h1":
                flow.heading(_plain(inside))
            case "paragraph_open":
                _paragraph(flow, list(_spans(inside)), depth)
            case "table_open" | "tr_open":
                rows = [*rows, []] if token.type == "tr_open" else []
            case "th_open" | "td_open":
                rows[-1].append(list(_spans(inside, "bold" if token.type == "th_open" else "text")))
            case "table_close":
                flow.table(rows)
            case "fence":
                _example(flow, token.content)


def _paragraph(flow: Flow, spans: Sequence[Span], depth: int) -> None:
    if any(span.words.strip() for span in spans):
        flow.paragraph(spans, indent=BULLET * depth, bullet="•" if depth else "")
        flow.space(1.5)


def _example(flow: Flow, content: str) -> None:
    for line in content.rstrip().splitlines():
        flow.paragraph([Span(line.translate(LIKE))], points=SMALL, indent=BULLET, ink=QUIET)
    flow.space(2)


def _spans(inline: Token, face: str = "text") -> Iterator[Span]:
    """A line of Markdown: what is bold is bold, a link is its words, a picture is nothing."""
    bold = face == "bold"
    for token in inline.children or []:
        if token.type in {"strong_open", "strong_close"}:
            bold = token.type == "strong_open" or face == "bold"
        elif token.type in {"softbreak", "hardbreak"}:
            yield Span(" ")
        elif token.type in {"text", "code_inline"}:
            yield Span(
                token.content.translate(LIKE), "bold" if bold else "italic" if token.type == "code_inline" else "text"
            )


def _plain(inline: Token) -> str:
    return "".join(span.words for span in _spans(inline))
