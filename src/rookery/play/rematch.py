"""The match after a match: the same game and clock, every seat one further on."""

from dataclasses import dataclass

from rookery.kernel.game import Game
from rookery.play.events import SeatPlan
from rookery.play.match import Match
from rookery.play.seats import Seat


@dataclass(frozen=True)
class NextPlan:
    """How a rematch is set up."""

    game: Game
    seats: tuple[SeatPlan, ...]
    colours: tuple[int, ...]
    """Everybody keeps their colour, where they chose one."""
    people: tuple[Seat | None, ...]
    """For each seat the person who had the one before it, if they are still there."""


def rematch_plan(match: Match) -> NextPlan:
    """The plan of the next match: who sat in a seat sits in the next one, who sat in the last one begins."""
    before = [match.seats[seat - 1] for seat in range(len(match.seats))]
    plans = tuple(SeatPlan(bot=seat.level if seat.kind == "bot" else None) for seat in before)
    worn = match.created.colours
    colours = (*worn[-1:], *worn[:-1])
    return NextPlan(match.game, plans, colours, tuple(seat if seat.kind == "person" else None for seat in before))
