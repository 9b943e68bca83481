"""The referee: what each command leads to."""

import pytest

import rookery
from rookery.play import referee
from rookery.play.commands import Answer, Join, Leave, Move, Offer, Resign, Say, SeatBot, Tick, Undo, Vacate
from rookery.play.events import (
    BotSeated,
    Clock,
    Created,
    Ended,
    Joined,
    Moved,
    Rematched,
    Resigned,
    Said,
    SeatPlan,
    Started,
    TimedOut,
    Undone,
)
from rookery.play.match import Match, rematch_plan
from rookery.play.refusals import Refusal
from rookery.records import dice
from tests.play.table import OPEN, SECRET, Table, kinds, open_game, quiet, race

EGG = SeatPlan("egg")

# Setting up, coming and going


def test_a_match_is_set_up() -> None:
    """The first event says all that the match is, and of the secret only its digest."""
    table = Table(race(3, goal=7), clock=Clock(move=5))
    created = table.log[0]
    assert isinstance(created, Created)
    assert (created.game, created.players, created.seats) == ("pebble-race", 3, (OPEN,) * 3)
    assert created.options == {"goal": "7", "slow": "2", "creep": "off"}
    assert created.commitment == dice.commitment(SECRET)
    assert (created.seq, created.more, created.clock) == (1, 0, Clock(move=5))
    assert SECRET.hex() not in repr(table.log)


def test_the_last_to_join_starts_the_match() -> None:
    """The match starts in the answer of the join that fills the last seat, and the die falls at once."""
    table = Table(race(3))
    assert kinds(table.do(0, Join("Anna", "a"), guest="anna")) == ["Joined"]
    assert kinds(table.do(2, Join("Cleo", "c"), guest="cleo")) == ["Joined"]
    assert not table.match.started
    last = table.do(1, Join(" Ben ", "b"), guest="ben", key="last")
    assert kinds(last) == ["Joined", "Started", "Rolled"]
    assert [(event.key, event.more) for event in last] == [("last", 2), (None, 0), (None, 0)]
    assert table.match.seeds == ("a", "b", "c")
    assert [seat.name for seat in table.match.seats] == ["Anna", "Ben", "Cleo"]
    started = last[1]
    assert isinstance(started, Started)
    assert started.position == str(race(3).start(dice.deal(SECRET, ("a", "b", "c"))))


def test_bots_from_the_beginning() -> None:
    """Where bots are planned everywhere the match starts when it is set up; otherwise with the last person."""
    events = referee.create(race(), SECRET, match="m", seats=(EGG, EGG), now=0, key="new")
    assert kinds(events) == ["Created", "Started", "Rolled"]
    assert (events[0].key, events[0].more) == ("new", 2)
    assert Match.fold(events, open_game).seeds == ()
    table = Table(race(), (EGG, OPEN))
    assert kinds(table.do(1, Join("Anna", "a"), guest="anna"))[:2] == ["Joined", "Started"]
    assert table.match.seeds == ("a",)


def test_a_bot_fills_an_open_seat() -> None:
    """Whoever sits at the table may fill it with bots; the last one starts the match."""
    table = Table(race(3)).join("anna")
    assert kinds(table.do(0, SeatBot(1, "egg"))) == ["BotSeated"]
    assert kinds(table.do(None, SeatBot(2, "chick"), guest="anna"))[:2] == ["BotSeated", "Started"]
    assert [seat.level for seat in table.match.seats] == [None, "egg", "chick"]


def test_leaving_before_the_start_frees_the_seat() -> None:
    """Who leaves before the start leaves nothing behind."""
    table = Table(quiet()).join("anna")
    assert kinds(table.do(0, Leave())) == ["Left"]
    assert kinds(table.do(0, Join("Ben"), guest="ben")) == ["Joined"]


def test_a_bot_takes_over_and_gives_back() -> None:
    """An absent person's seat may be played by a bot, until the person joins again; the dice stay as they were."""
    table = Table(race(goal=9)).join("anna", "ben")
    table.do(1, Vacate(), guest=None)
    assert not table.match.seats[1].present
    assert kinds(table.do(0, SeatBot(1, "egg"))) == ["BotSeated"]
    table.move()
    assert isinstance(table.move()[0], Moved)  # the server moves for the bot
    (back,) = table.do(1, Join("Benny", "other"), guest="ben")
    assert isinstance(back, Joined)
    assert (back.name, back.seed) == ("Benny", "seed-1")
    assert table.match.seats[1].kind == "person"
    assert table.match.seeds == ("seed-0", "seed-1")
    with pytest.raises(Refusal, match="not yours"):
        table.do(1, Move("1"), guest=None)


def test_a_person_who_moves_is_there() -> None:
    """An absent person need not join again to move: whoever moves is there."""
    table = Table(quiet()).join("anna", "ben")
    table.do(0, Leave())
    table.move()
    assert table.match.seats[0].present


def test_words() -> None:
    """A ready phrase or an emote is an event like any other, before the start too."""
    table = Table(quiet()).join("anna")
    for phrase in ("hello", "wave"):
        (said,) = table.do(0, Say(phrase))
        assert isinstance(said, Said)
        assert said.phrase == phrase


# Keys and numbers


def test_a_known_key_gets_its_answer_again() -> None:
    """The same key gets the same events, whatever is expected and whatever has happened since."""
    table = Table(race(goal=9)).join("anna", "ben")
    first = table.move()
    assert first[0].key is None
    answer = table.do(table.match.turn, Move(table.match.positions[-1].moves[0]), key="mine")
    table.move()
    before = table.match.seq
    assert table.do(0, Undo(), key="mine", expected=0, guest="anybody") == answer
    assert table.match.seq == before
    table.play_out()
    assert table.do(0, Resign(), key="mine", expected=0) == answer


def test_the_same_question_has_the_same_answer() -> None:
    """The referee has no will of its own: equal matches and equal questions lead to equal events."""
    one, other = (Table(race(goal=9)).join("anna", "ben").play_out() for _ in range(2))
    assert one.log == other.log


def test_times_never_go_back() -> None:
    """A server whose clock is behind writes the time of the last event."""
    table = Table(quiet()).join("anna", "ben")
    assert table.do(0, Say("hello"), now=5)[0].at == 1_000_000


def test_another_secret_is_a_mistake_of_the_server() -> None:
    """The referee rolls with the secret that was committed to, or not at all."""
    table = Table(quiet()).join("anna", "ben")
    with pytest.raises(ValueError, match="not the secret of match first"):
        referee.answer(table.match, b"other", 0, Undo(), guest="anna", expected=table.match.seq, key=None, now=0)


# Undo and takeback


def test_undo_within_the_turn() -> None:
    """Decisions of one's own turn are taken back one by one; nobody else's, and not when the turn is over."""
    table = Table(quiet()).join("anna", "ben")
    for _ in range(3):
        table.move()  # both penguins are placed, and the first has stepped: now its coin melts
    assert table.match.turn == 0
    assert table.match.undoable(0)
    assert not table.match.undoable(1)
    before = table.match.positions[-2]
    assert table.do(0, Undo()) == (Undone(seq=table.match.seq, at=table.now, seat=0, plies=1),)
    assert table.match.position == before
    with pytest.raises(Refusal, match="takeback"):
        table.do(0, Undo())
    table.move()
    table.move()
    with pytest.raises(Refusal, match="takeback"):
        table.do(0, Undo())


def test_takeback_needs_everybody() -> None:
    """A takeback goes back to the asker's own last decision when all other guests have agreed."""
    table = Table(quiet(3)).join("anna", "ben", "cleo")
    opening = table.match.position
    table.move()
    table.move()
    table.do(0, Offer("takeback"))
    assert kinds(table.do(1, Answer("takeback", agreed=True))) == ["Answered"]
    done = table.do(2, Answer("takeback", agreed=True))
    assert kinds(done) == ["Answered", "Undone"]
    assert table.match.position == opening
    assert table.match.turn == 0


def test_one_guest_in_several_seats_counts_once() -> None:
    """Hot seat: a guest who holds several seats agrees once, and need not be asked for what they ask for."""
    table = Table(quiet(3)).join("anna", "anna", "ben")
    table.move()
    table.do(2, Offer("draw"))
    assert kinds(table.do(1, Answer("draw", agreed=True)))[-1] == "Ended"
    alone = Table(quiet()).join("anna", "anna")
    alone.move()
    assert kinds(alone.do(0, Offer("takeback"))) == ["Offered", "Undone"]


def test_bots_agree_to_takebacks() -> None:
    """Against bots a takeback happens at once."""
    table = Table(quiet(), (OPEN, EGG)).join("anna")
    table.move()
    table.move()
    assert table.do(0, Offer("takeback"))[-1] == Undone(seq=table.match.seq, at=table.now, seat=0, plies=2)
    assert table.match.plies == []


def test_no_is_no() -> None:
    """What the last one who is asked declines does not happen."""
    table = Table(quiet()).join("anna", "ben")
    table.move()
    for what in ("draw", "takeback"):
        table.do(0, Offer(what))
        assert kinds(table.do(1, Answer(what, agreed=False))) == ["Answered"]
    assert (table.match.ended, len(table.match.plies), table.match.offers) == (False, 1, {})


@pytest.mark.parametrize("lapse", [Move(""), Leave(), Answer("draw", agreed=False)])
def test_offers_lapse(lapse: Move | Leave | Answer) -> None:
    """An offer is gone when it is declined, when a move is made, and when the company changes."""
    table = Table(quiet(3)).join("anna", "ben", "cleo")
    table.do(2, Offer("draw"))
    if isinstance(lapse, Move):
        table.move()
    else:
        table.do(1, lapse)
    with pytest.raises(Refusal, match="nobody is offering a draw"):
        table.do(0, Answer("draw", agreed=True))


# Endings


def test_the_rules_end_a_match() -> None:
    """The last move's answer ends the match, with the result of the rules and the secret."""
    table = Table(race()).join("anna", "ben").play_out()
    ended = table.log[-1]
    assert isinstance(ended, Ended)
    assert ended is table.match.result
    outcome = table.match.positions[-1].outcome
    assert outcome is not None
    assert (ended.reason, ended.winners, ended.scores) == ("arrived", outcome.winners, outcome.scores)
    assert (ended.ranks, ended.secret) == (outcome.ranks, SECRET.hex())
    assert (table.match.turn, table.match.deadline) == (None, None)


def test_a_draw_by_agreement() -> None:
    """All agree: nobody wins."""
    table = Table(quiet()).join("anna", "ben")
    table.do(1, Offer("draw"))
    ended = table.do(0, Answer("draw", agreed=True))[-1]
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners, ended.scores, ended.ranks) == ("agreement", (), (0.0, 0.0), None)


@pytest.mark.parametrize(
    ("players", "winners", "scores"), [(1, (), (-1.0,)), (2, (1,), (-1.0, 1.0)), (3, (1, 2), (-1.0, 0.5, 0.5))]
)
def test_resigning_against_bots(players: int, winners: tuple[int, ...], scores: tuple[float, ...]) -> None:
    """When the last person gives up the match is over: all others have won; alone it is lost."""
    table = Table(quiet(players), (OPEN, *(EGG,) * (players - 1))).join("anna")
    resigned, ended = table.do(0, Resign())
    assert isinstance(resigned, Resigned)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners, ended.scores) == ("resignation", winners, scores)


def test_resigning_among_several() -> None:
    """With more than two seats a chick plays on for whoever gives up, and they cannot come back."""
    table = Table(quiet(3)).join("anna", "ben", "cleo")
    resigned, bot = table.do(1, Resign())
    assert isinstance(resigned, Resigned)
    assert bot == BotSeated(seq=bot.seq, at=bot.at, seat=1, level="chick")
    table.do(0, Resign())
    assert isinstance(table.do(2, Resign())[-1], Ended)


# Clocks


def test_time_runs_out() -> None:
    """A tick at the deadline ends the match by time, one before it does nothing; bots have no clock."""
    table = Table(quiet(), clock=Clock(move=10)).join("anna", "ben")
    assert table.match.deadline == table.now + 10_000
    assert table.do(None, Tick(), now=table.now + 9_999) == ()
    out, ended = table.do(None, Tick(), now=table.now + 10_000)
    assert out == TimedOut(seq=out.seq, at=out.at, seat=0, more=1)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners) == ("time", (1,))
    assert Table(quiet(), (EGG, OPEN), Clock(move=10)).join("-", "anna").match.deadline is None


@pytest.mark.parametrize("command", [Move("?"), Undo()])
def test_too_late(command: Move | Undo) -> None:
    """A move that comes too late is answered with the time-out, and so is an undo."""
    table = Table(quiet(), clock=Clock(game=10)).join("anna", "ben")
    assert kinds(table.do(0, command, now=table.now + 10_000)) == ["TimedOut", "Ended"]


def test_out_of_time_among_several() -> None:
    """With more than two seats a bot plays on for whoever is out of time."""
    table = Table(quiet(3), clock=Clock(move=10)).join("anna", "ben", "cleo")
    assert kinds(table.do(None, Tick(), now=table.now + 10_000)) == ["TimedOut", "BotSeated"]
    assert table.match.deadline is None
    table.now += 10_000
    table.move()
    assert table.match.deadline == table.now + 10_000


# Rematch


def test_rematch() -> None:
    """All who are still there agree, and the next match has the seats rotated by one."""
    table = Table(quiet(3), (OPEN, OPEN, EGG), Clock(move=9)).join("anna", "ben")
    table.do(0, Resign())
    table.do(1, Resign())
    assert kinds(table.do(1, Offer("rematch"))) == ["Offered", "Rematched"]  # anna gave up her seat
    assert table.match.next_match == "second"
    plan = rematch_plan(table.match)
    assert plan.seats == (EGG, SeatPlan("chick"), OPEN)
    assert [seat and seat.guest for seat in plan.people] == [None, None, "ben"]


def test_rematch_without_those_who_left() -> None:
    """Who has left is not waited for; who is there must agree."""
    table = Table(quiet(2)).join("anna", "ben")
    table.do(0, Resign())
    assert kinds(table.do(0, Offer("rematch"))) == ["Offered"]
    done = table.do(1, Answer("rematch", agreed=True))
    assert isinstance(done[-1], Rematched)
    left = Table(quiet(2)).join("anna", "ben")
    left.do(0, Resign())
    left.do(0, Leave())
    assert kinds(left.do(1, Offer("rematch"))) == ["Offered", "Rematched"]
    left.do(0, Join("Anna"), guest="anna")
    with pytest.raises(Refusal, match="second"):
        left.do(0, Offer("rematch"))


def test_a_rematch_needs_a_name() -> None:
    """A server that knows no name for the next match has made a mistake."""
    table = Table(quiet(1)).join("anna")
    table.do(0, Resign())
    with pytest.raises(ValueError, match="needs the id"):
        table.do(0, Offer("rematch"), next_match=None)


@pytest.mark.parametrize("key", rookery.games())
def test_every_game_is_played_to_its_end(key: str) -> None:
    """Matches of every game start, roll, move and end."""
    options = {name: 12 for name in ("turn_cap", "ply_cap") if name in rookery.game(key).options}
    table = Table(rookery.game(key, **options)).join("anna", "ben").play_out()
    assert table.match.ended
    assert Match.fold(table.log, open_game) == table.match


@pytest.mark.parametrize("key", ["", "x" * 65, "a\0b", "ключ", "a\nb"])
def test_keys_are_plain(key: str) -> None:
    """A key that no database would keep as it is is refused before anything is written."""
    with pytest.raises(Refusal) as refused:
        referee.create(race(), SECRET, match="m", seats=(EGG, EGG), now=0, key=key)
    assert refused.value.code == "bad-key"
