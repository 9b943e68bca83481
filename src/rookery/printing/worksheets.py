"""Exercises from a game's lessons: a board, a question, lines for the answer; at the end a sheet with all answers."""

from collections.abc import Sequence

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Choice
from rookery.printing import pictures
from rookery.printing.faces import Span
from rookery.printing.flow import BODY, SMALL, Flow
from rookery.printing.paper import QUIET, Document, Picture, Press
from rookery.server.study.lessons import lessons
from rookery.wire.study import LessonStep
from rookery.words import as_sentence

say = speaker("printing")

ACROSS, DOWN = 82.0, 66.0
"""The most that a board of an exercise takes, in millimetres."""
SPARE = 8.0
"""What the words beside a board may need more than it does."""
ONE, ALL = 2, 4
"""Lines to write one move on, and a list of them."""
COUNTABLE = 12
"""Where more moves than these are legal, nobody is asked to list them all."""


class NoExercises(RookeryError):
    """A game has no lessons to make exercises of."""

    code = "no-exercises"


def worksheet(key: str, press: Press) -> Document:
    """The worksheet of a game."""
    taught = lessons(key)
    if not taught.steps:
        raise NoExercises(say("no-exercises", game=taught.title))
    flow = Flow(press, taught.title)
    flow.title(taught.title, press.word(say("worksheet")))
    flow.paragraph([Span(press.word(say("name-line")))], points=BODY)
    for number, step in enumerate(taught.steps, 1):
        _exercise(flow, number, step, press)
    flow.page_break()
    flow.title(press.word(say("answers")))
    for number, step in enumerate(taught.steps, 1):
        _answer(flow, number, step, press)
    return flow.document()


def _exercise(flow: Flow, number: int, step: LessonStep, press: Press) -> None:
    board = pictures.drawn(step.scene, press.language)
    scale = min(ACROSS / board.width, DOWN / board.height)
    across, down = board.width * scale, board.height * scale
    question = _question(step)
    told = [([Span(press.word(step.say))], BODY), ([Span(press.word(step.ask), "bold")], BODY)]
    if question is not None:
        told.append(([Span(press.word(question))], BODY))
    flow.heading(f"{number}. {press.word(step.title)}", keep=down + SPARE)
    picture = Picture(board.svg, 0, 0, across, down, press.word(step.scene.status))
    flow.beside(picture, told, rows=ONE if question is None else ALL)


def _question(step: LessonStep) -> Message | None:
    """The question for all moves, where there are not too many of them."""
    seat = step.scene.turn
    if seat is None or len(offered(step.choices)) > COUNTABLE:
        return None
    return say("which-moves", name=step.scene.seats[seat].name)


def offered(choices: Sequence[Choice]) -> list[Choice]:
    """The moves that differ to the finger."""
    return [choice for choice in choices if choice.same_as is None]


def _answer(flow: Flow, number: int, step: LessonStep, press: Press) -> None:
    labels = {choice.move: press.word(choice.label) for choice in step.choices}
    right = [as_sentence(labels.get(move, move)) for move in step.right]
    flow.need(16)
    flow.paragraph([Span(f"{number}. {press.word(step.title)}", "bold")])
    flow.paragraph([Span(" ".join(right)), Span(" "), Span(press.word(step.praise), "italic")], indent=5)
    if _question(step) is not None:
        every = tuple(labels[choice.move] for choice in offered(step.choices))
        legal = press.word(say("all-moves", moves=every, count=len(every)))
        flow.paragraph([Span(legal)], points=SMALL + 0.5, indent=5, ink=QUIET)
    flow.space(1.5)
