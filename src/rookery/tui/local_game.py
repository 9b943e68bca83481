"""A game at this terminal: who sits where, and every position since it began. It knows no rule."""

from collections.abc import Sequence

from rookery.bots.programs.names import COMMAND, checked_bot, is_program
from rookery.kernel.errors import BadOption, quote
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker

say = speaker("tui")

PERSON = "person"
"""Who is no bot."""
FIRST_LEVEL = "chick"
"""The bot for beginners: it sees what is near, and can be beaten by somebody who learns the game."""


class LocalGame:
    """One game under way; ``seats`` says for every seat whether a person plays it or which bot."""

    def __init__(self, start: Position, seats: Sequence[str], date: str | None = None) -> None:
        self.seats = list(seats)
        self.date = date
        """The day on which it began."""
        self.names = [""] * len(self.seats)
        """Of the people, where a record named them."""
        self.positions = [start]
        self.moves: list[str] = []

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.position.game

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who == PERSON)

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots play, each with its level or the name of a program."""
        return {seat: who for seat, who in enumerate(self.seats) if who != PERSON}

    @property
    def begun(self) -> bool:
        """Whether anybody has moved: a roll alone is not worth keeping."""
        return any(position.seat is not None for position in self.positions[:-1])

    @property
    def last_turn(self) -> frozenset[str]:
        """The ids of all that moved in the last turn, and of where it came from; rolls move nothing."""
        moved: set[str] = set()
        mover = None
        for before, after in zip(self.positions[-2::-1], self.positions[:0:-1], strict=True):
            if before.seat is None:
                continue
            if mover not in (None, before.seat):
                break
            mover = before.seat
            for each in after.happened:
                if each.how != "carried":
                    moved |= {thing for thing in (each.piece, each.start, each.end) if thing}
        return frozenset(moved)

    def play(self, move: str) -> None:
        """Play a move or a roll; BadNotation or IllegalMove if it cannot be."""
        self.positions.append(self.position.play(move))
        self.moves.append(move)

    def undo(self) -> bool:
        """Go back to the last turn of a person's; False where there is none, or a roll lies between."""
        for steps in range(1, len(self.positions)):
            earlier = self.positions[-1 - steps]
            if earlier.seat is None:
                return False
            if earlier.seat in self.people:
                del self.positions[-steps:], self.moves[-steps:]
                return True
        return False


def seating(people: frozenset[int], levels: str, players: int) -> list[str]:
    """Who sits where: people at their seats, bots at the others.

    The levels are written ``adult`` for all bots, ``2=adult,3=egg`` seat by seat, or both: ``adult,3=egg``. In place of
    a level there may be the name of a program, as long as it has no comma.
    """
    usual = FIRST_LEVEL
    named: dict[int, str] = {}
    for part in levels.split(",") if levels else ():
        if "=" not in part or part.startswith(COMMAND):
            usual = checked_bot(part)
            continue
        # A command may have an equals sign of its own.
        seat, _, level = part.partition("=") if is_program(part.partition("=")[2]) else part.rpartition("=")
        named[_bot_seat(seat, people, players)] = checked_bot(level)
    return [PERSON if seat in people else named.get(seat, usual) for seat in range(players)]


def levels_text(seats: Sequence[str]) -> str:
    """The levels of the bots as ``seating`` reads them; empty where they need not be said."""
    bots = {seat: who for seat, who in enumerate(seats) if who != PERSON}
    if set(bots.values()) <= {FIRST_LEVEL}:
        return ""
    if len(set(bots.values())) == 1:
        return next(iter(bots.values()))
    return ",".join(f"{seat + 1}={level}" for seat, level in bots.items())


def _bot_seat(name: str, people: frozenset[int], players: int) -> int:
    """A seat for a bot, counted from 0."""
    bots = [str(seat + 1) for seat in range(players) if seat not in people]
    if name not in bots:
        some, none = say("no-bot-seat", seat=quote(name), seats=tuple(bots)), say("no-bot-at-all", seat=quote(name))
        raise BadOption(some if bots else none)
    return int(name) - 1
