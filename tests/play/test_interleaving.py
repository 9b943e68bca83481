"""Several clients, a bad network, one log: whatever is lost, repeated or late, nobody is left in doubt.

Each client knows the match as far as it has heard of it, and has at most one command under way. The network may lose a
command on its way, lose the answer, deliver a command twice, or deliver it after others. A client that hears nothing
asks again with the same key until it has an answer.
"""

from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import rookery
from rookery.play import referee
from rookery.play.commands import (
    Answer,
    AnyCommand,
    Join,
    Leave,
    Move,
    Offer,
    Resign,
    Reveal,
    Say,
    SeatBot,
    Tick,
    Undo,
    Vacate,
)
from rookery.play.events import AnyEvent, Clock, Moved, SeatPlan, Started, TimedOut, What
from rookery.play.match import Match
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records import dice
from rookery.records.verify import verify
from tests.play.sessions import SECRET, open_game, race
from tests.short import short_options

GAMES = {
    **{key: rookery.game(key, **short_options(key, 6)) for key in rookery.games()},
    "penguin-game-3": rookery.game("penguin-game", players=3, flamethrowers=True),
    "pebble-race": race(3, goal=3, creep=True),
}
CLOCKS = [Clock(), Clock(move=60), Clock(game=200, increment=3)]
WHATS: tuple[What, ...] = ("takeback", "draw", "rematch")
FATES = ("arrives", "arrives", "arrives", "lost", "answer lost", "twice", "late")
WHO = st.integers(0, 2)
CHANCE = st.randoms(use_true_random=False)


def seed_of(guest: str) -> str:
    """What a guest adds to the dice, in each seat the same."""
    return dice.commitment(guest.encode())


def sit(guest: str) -> Join:
    """Sit down with that."""
    return Join(guest, dice.commitment(bytes.fromhex(seed_of(guest))))


class Letter:
    """A command under way, and what has become of it as far as its sender knows."""

    def __init__(self, seat: int | None, command: AnyCommand, expected: int, key: str) -> None:
        self.seat = seat
        self.command = command
        self.expected = expected
        self.key = key


class Client:
    """A guest with a view of the match that may be old."""

    def __init__(self, guest: str, created: AnyEvent) -> None:
        self.guest = guest
        self.view = Match.of(created, open_game)
        self.letter: Letter | None = None
        self.heard: dict[str, tuple[AnyEvent, ...] | Refusal] = {}

    def hear(self, events: tuple[AnyEvent, ...]) -> None:
        """Take in what is new, if nothing is missing before it."""
        for event in events:
            if event.seq == self.view.seq + 1:
                self.view.apply(event)


def think(client: Client, chance: Random) -> tuple[int, AnyCommand]:
    """Mostly something sensible, by what the client knows; now and then anything."""
    view = client.view
    own = [seat for seat, each in enumerate(view.seats) if each.guest == client.guest]
    free = [seat for seat, each in enumerate(view.seats) if each.kind == "open"]
    if free and chance.randrange(6):
        return free[0], sit(client.guest)
    due = [seat for seat in own if seat in view.awaited]
    if due and chance.randrange(6):
        return due[0], Reveal(seed_of(client.guest))
    position = view.position
    if view.turn in own and position is not None and chance.randrange(6):
        return view.turn, Move(chance.choice(position.moves))
    if view.offers and chance.randrange(3):
        return chance.choice(own or [0]), Answer(chance.choice(list(view.offers)), agreed=bool(chance.randrange(4)))
    what = chance.choice(WHATS)
    gone = [seat for seat, each in enumerate(view.seats) if each.kind == "person" and not each.present]
    anything: list[AnyCommand] = [
        *(Leave(), Undo(), Undo(), Say("hello"), Say("humbug"), sit("x"), Join("x"), Reveal("x"), Move("?")),
        *(Offer(what), Offer(what), Answer(what, agreed=True), SeatBot(chance.choice(gone or [0, 3]), "egg")),
        *([Resign()] if not chance.randrange(4) else []),
    ]
    return chance.choice(own or [0, 1]), chance.choice(anything)


class Session(RuleBasedStateMachine):
    """The server with its log, and the clients around it."""

    game: ClassVar[Any]

    @initialize(bot=st.booleans(), seated=st.booleans(), clock=st.sampled_from(CLOCKS))
    def set_up(self, clock: Clock, *, bot: bool, seated: bool) -> None:
        """A match with open seats, and perhaps a bot in the last one; perhaps all sit already."""
        seats = [SeatPlan() for _ in range(self.game.players)]
        if bot:
            seats[-1] = SeatPlan("egg")
        self.now = 0
        self.keys = 0
        self.late: list[tuple[Client, Letter]] = []
        self.log = list(referee.create(self.game, SECRET, match="m", seats=tuple(seats), clock=clock, now=0))
        self.live = Match.fold(self.log, open_game)
        self.clients = [Client(guest, self.log[0]) for guest in ("anna", "ben", "cleo")]
        if seated:
            for seat in range(self.game.players - bot):
                guest = self.clients[seat].guest
                self.receive(guest, Letter(seat, sit(guest), self.live.seq, self.new_key()))
            for seat in self.live.awaited:
                guest = self.clients[seat].guest
                self.receive(guest, Letter(seat, Reveal(seed_of(guest)), self.live.seq, self.new_key()))
            assert self.live.started

    # The server

    def receive(self, guest: str | None, letter: Letter) -> tuple[AnyEvent, ...] | Refusal:
        """Commit, then acknowledge."""
        options: dict[str, Any] = {
            "guest": guest,
            "expected": letter.expected,
            "key": letter.key,
            "now": self.now,
            "next_match": "n",
        }
        try:
            events = referee.answer(self.live, SECRET, letter.seat, letter.command, **options)
        except Refusal as refusal:
            return refusal
        for event in events:
            if event.seq > len(self.log):
                self.log.append(event)
                self.live.apply(event)
        return events

    def new_key(self) -> str:
        """A key that nobody has used."""
        self.keys += 1
        return f"key-{self.keys}"

    @rule(choice=st.integers(0, 99), seconds=st.integers(0, 20))
    def bots_and_time_go_on(self, choice: int, seconds: int) -> None:
        """The server moves for a bot, or looks at the clock."""
        self.now += 1000 * seconds
        turn, position = self.live.turn, self.live.position
        command: AnyCommand = Tick()
        if turn is not None and position is not None and self.live.seats[turn].kind == "bot":
            command = Move(position.moves[choice % len(position.moves)])
        self.receive(None, Letter(turn, command, self.live.seq, self.new_key()))

    @rule(seat=WHO)
    def somebody_is_absent(self, seat: int) -> None:
        """The server notices that a person is gone."""
        self.receive(None, Letter(seat, Vacate(), self.live.seq, self.new_key()))

    # The clients

    @rule(who=WHO, chance=CHANCE, fate=st.sampled_from(FATES))
    def ask(self, who: int, chance: Random, fate: str) -> None:
        """A client thinks of something to ask, or asks again; the network does what networks do."""
        client = self.clients[who]
        if client.letter is None:
            if chance.randrange(4):
                client.hear(self.live.since(client.view.seq))
            seat, command = think(client, chance)
            client.letter = Letter(seat, command, client.view.seq, self.new_key())
        self.send(client, client.letter, fate)

    def send(self, client: Client, letter: Letter, fate: str) -> None:
        """Bring a command to the server, or lose it, or its answer, or repeat it, or keep it for later."""
        if fate == "lost":
            return
        if fate == "late":
            self.late.append((client, letter))
            return
        answers = [self.receive(client.guest, letter) for _ in range(2 if fate == "twice" else 1)]
        if fate != "answer lost":
            self.settle(client, letter, answers[-1])

    @rule(choice=st.integers(0, 9))
    def deliver_late(self, choice: int) -> None:
        """Something that was under way for long arrives, perhaps after its sender has the answer to a repetition."""
        if self.late:
            client, letter = self.late.pop(choice % len(self.late))
            answer = self.receive(client.guest, letter)
            if client.letter is letter:
                self.settle(client, letter, answer)

    def settle(self, client: Client, letter: Letter, answer: tuple[AnyEvent, ...] | Refusal) -> None:
        """A client has its answer, and catches up if events are missing."""
        client.heard[letter.key] = answer
        client.letter = None
        if not isinstance(answer, Refusal):
            if answer and answer[0].seq > client.view.seq + 1:
                client.hear(self.live.since(client.view.seq))
            client.hear(answer)
        elif answer.code == "stale":
            client.hear(answer.details["events"])

    @rule(who=WHO, most=st.integers(0, 5))
    def broadcast(self, who: int, most: int) -> None:
        """A client hears of some events that it does not know yet."""
        client = self.clients[who]
        client.hear(self.live.since(client.view.seq)[:most])

    # What must hold

    @invariant()
    def one_log(self) -> None:
        """The log has no gaps, its times never go back, and no key answers two commands."""
        if not hasattr(self, "log"):
            return
        assert [event.seq for event in self.log] == list(range(1, len(self.log) + 1))
        assert all(one.at <= next_one.at for one, next_one in zip(self.log, self.log[1:], strict=False))
        keys = [event.key for event in self.log if event.key is not None]
        assert len(keys) == len(set(keys))
        assert self.live.events == self.log

    @invariant()
    def every_view_was_true_once(self) -> None:
        """What a client knows is a beginning of the log."""
        for client in getattr(self, "clients", []):
            assert client.view.events == self.log[: client.view.seq]

    def teardown(self) -> None:
        """At last the network is kind: all answers come, all views agree, and the record is true."""
        if not hasattr(self, "log"):
            return
        for client in self.clients:
            if client.letter is not None:
                self.settle(client, client.letter, self.receive(client.guest, client.letter))
        for client, letter in self.late:
            self.receive(client.guest, letter)
        assert Match.fold(self.log, open_game) == self.live
        for client in self.clients:
            client.hear(self.live.since(client.view.seq))
            assert client.view == self.live
            for key, answer in client.heard.items():
                self.nobody_is_in_doubt(key, answer)
        self.the_record_is_true()

    def nobody_is_in_doubt(self, key: str, answer: tuple[AnyEvent, ...] | Refusal) -> None:
        """What was answered with events is in the log once, with those events; what was refused is not in it.

        A copy of a refused command that comes too late by the clock as well may still be options that time is up.
        """
        known = self.live.answer(key)
        if isinstance(answer, Refusal):
            assert known is None or isinstance(known[0], TimedOut)
        elif answer:
            assert known == answer
            assert tuple(self.log[answer[0].seq - 1 : answer[-1].seq]) == answer

    def the_record_is_true(self) -> None:
        """The moves that stand are legal, and every roll is the dice's."""
        if any(isinstance(event, Started) for event in self.log) and self.game.key in rookery.games():
            assert verify(from_match(self.live)).ok


def session(key: str) -> Any:
    """The kind of match in which a game is played."""
    return type(f"Table_{key}", (Session,), {"game": GAMES[key]})


@pytest.mark.parametrize("key", GAMES)
def test_interleaving(key: str) -> None:
    """Any interleaving leaves one consistent log and no client in doubt."""
    run_state_machine_as_test(session(key), settings=settings(max_examples=40, stateful_step_count=50))


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(0, 10**9), bot=st.booleans(), clock=st.sampled_from(CLOCKS))
@settings(max_examples=20)
def test_long_interleaving(key: str, seed: int, clock: Clock, *, bot: bool) -> None:
    """The same holds for long matches, most of them played to their end and beyond."""
    chance = Random(seed)  # noqa: S311  # a test's chance
    match = session(key)()
    match.set_up(clock, bot=bot, seated=True)
    for _ in range(250):
        match.ask(chance.randrange(3), chance, chance.choice(FATES))
        if not chance.randrange(3):
            match.bots_and_time_go_on(chance.randrange(100), chance.randrange(10))
        if not chance.randrange(5):
            match.deliver_late(chance.randrange(10))
        if not chance.randrange(40):
            match.somebody_is_absent(chance.randrange(3))
    match.one_log()
    match.every_view_was_true_once()
    match.teardown()


def test_a_lost_answer_is_not_a_second_move() -> None:
    """A move whose answer was lost, sent again, is one move, though the other has moved since."""
    match = session("penguin-soccer")()
    match.set_up(Clock(), bot=False, seated=True)
    letter = Letter(0, Move(match.live.position.moves[0]), match.live.seq, "once")
    first = match.receive("anna", letter)
    match.receive("ben", Letter(1, Move(match.live.position.moves[0]), match.live.seq, "other"))
    assert match.receive("anna", letter) == first
    assert sum(isinstance(event, Moved) for event in match.log) == 2
