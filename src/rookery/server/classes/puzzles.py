"""A teacher's own puzzle: a position, a sentence that asks, and the line that answers it. Nobody proves it.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.room import Room
from rookery.puzzles.puzzle import Line, Task
from rookery.server.classes.mistakes import Misplaced, of_value
from rookery.server.study import teaching

say = speaker("server")

MOST_MOVES = 40
"""Of a line, replies and rolls included."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A puzzle as it is written, words and all."""

    ask: str
    position: str
    line: str
    hint: str = ""
    missed: str = ""
    players: int | None = None
    options: dict[str, str] = {}


@dataclass(frozen=True, kw_only=True)
class OwnPuzzle(Task):
    """A teacher's own puzzle: its line is right, whatever else may be good."""

    own: Own

    @property
    def asks(self) -> Text:
        """What the teacher asks for."""
        return self.own.ask

    @property
    def missed(self) -> Text:
        """What the teacher says to any other move."""
        return self.own.missed or say("puzzle-missed")

    @property
    def clue(self) -> Text:
        """The teacher's hint."""
        return self.own.hint


def read_puzzle(room: Room, file: teaching.File, written: dict[str, Any], number: int) -> OwnPuzzle:
    """A puzzle whose line can be played; Misplaced says what is wrong with it."""
    try:
        own = msgspec.convert(written, Own)
    except msgspec.ValidationError as problem:
        raise of_value(problem, Own) from None
    part = teaching.Part(id="", position=own.position, players=own.players, options=own.options)
    try:
        position = teaching.position_of(room, file, part)
    except RookeryError as problem:
        raise Misplaced("position", problem.message) from None
    if position.seat is None:
        raise Misplaced("position", say("lesson-nobody-moves"))
    if not own.ask.strip():
        raise Misplaced("ask", say("puzzle-asks-nothing"))
    _check_line(position, own.line.split())
    return OwnPuzzle(
        number=number,
        game=position.game,
        options=file.options | own.options,
        written=Line(position=own.position, line=own.line),
        own=own,
    )


def _check_line(position: Position, moves: list[str]) -> None:
    """Whether every move of a line can be played, and the last is one that is to be found."""
    if not 0 < len(moves) <= MOST_MOVES:
        raise Misplaced("line", say("puzzle-length", most=MOST_MOVES))
    seat, here = position.seat, position
    for number, move in enumerate(moves, 1):
        mover = here.seat
        try:
            here = here.play(move)
        except RookeryError as problem:
            raise Misplaced(
                "line", say("puzzle-move", number=number, move=quote(move), problem=problem.message)
            ) from None
    if mover != seat:
        raise Misplaced("line", say("puzzle-ends-with-reply", move=quote(moves[-1])))
