"""A match for the tests to play: its secret, and everybody's hands."""

from typing import Any

import rookery
from rookery.kernel.game import Game
from rookery.play import referee
from rookery.play.commands import AnyCommand, Move
from rookery.play.events import AnyEvent, Clock, SeatPlan
from rookery.play.match import Match
from rookery.records.games import game_from_request
from tests import toy
from tests.seeds import join, reveal

SECRET = bytes(range(32))
OPEN = SeatPlan()
NO_CLOCK = Clock()


def open_game(key: str, players: int, options: Any) -> Game:
    """The games of the catalog, and the tests' own."""
    if key == toy.ROOM.key:
        return Game(
            toy.ROOM, players, **{o.name: o.read(options[o.name]) for o in toy.ROOM.options if o.name in options}
        )
    return game_from_request(key, players, options)


def race(players: int = 2, **options: Any) -> Game:
    """A game with a die: the tests' own."""
    return Game(toy.ROOM, players, **options)


def quiet(players: int = 2) -> Game:
    """A short game without a die in which each decision may be a ply of its own."""
    return rookery.game("penguin-game", players=players, flamethrowers=True)


def skill() -> Game:
    """A game of two in which nothing is left to chance: nobody has a part in any dice."""
    return rookery.game("penguin-soccer")


class Session:
    """A match under way: commands go in, events are applied at once."""

    def __init__(
        self,
        game: Game,
        plans: tuple[SeatPlan, ...] | None = None,
        clock: Clock = NO_CLOCK,
        **more: Any,
    ) -> None:
        plans = plans or (OPEN,) * game.players
        self.now = 1_000_000
        first = referee.create(game, SECRET, match="first", seats=plans, clock=clock, now=self.now, **more)
        self.log = list(first)
        self.match = Match.fold(self.log, open_game)

    def do(self, seat: int | None, command: AnyCommand, **options: Any) -> tuple[AnyEvent, ...]:
        """Send a command as the holder of the seat, unless ``guest`` says otherwise."""
        if "guest" not in options:
            held = seat is not None and 0 <= seat < len(self.match.seats)
            options["guest"] = self.match.seats[seat].holder if seat is not None and held else None
        options = {"expected": self.match.seq, "key": None, "now": self.now, "next_match": "second"} | options
        events = referee.answer(self.match, SECRET, seat, command, **options)
        for event in events:
            if event.seq > self.match.seq:
                self.match.apply(event)
                self.log.append(event)
        return events

    def join(self, *guests: str) -> "Session":
        """Guests sit down, one seat after the other; a dash leaves a seat out. Then they reveal their seeds."""
        self.sit(*guests)
        for seat in self.match.awaited:
            self.do(seat, reveal(seat))
        return self

    def sit(self, *guests: str) -> "Session":
        """The same without revealing anything."""
        for seat, guest in enumerate(guests):
            if guest != "-":
                self.do(seat, join(guest.title(), seat), guest=guest)
        return self

    def move(self, index: int = 0) -> tuple[AnyEvent, ...]:
        """The seat to move makes a legal move."""
        assert self.match.position is not None
        moves = self.match.position.moves
        return self.do(self.match.turn, Move(moves[index % len(moves)]))

    def play_out(self) -> "Session":
        """Play on to the end."""
        for count in range(5000):
            if self.match.ended:
                return self
            self.move(count * 7)
        raise AssertionError("the game does not end")


def kinds(events: tuple[AnyEvent, ...]) -> list[str]:
    """The types of some events."""
    return [type(event).__name__ for event in events]
