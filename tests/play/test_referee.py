"""The referee: what each command leads to."""

import pytest

import rookery
from rookery.play import referee
from rookery.play.commands import (
    Answer,
    Join,
    Leave,
    Move,
    Offer,
    Resign,
    Resume,
    Say,
    SeatBot,
    Tick,
    Undo,
    Vacate,
)
from rookery.play.events import (
    BotSeated,
    Clock,
    Created,
    Ended,
    Joined,
    Moved,
    Resigned,
    Resumed,
    Said,
    SeatPlan,
    Started,
    TimedOut,
    Undone,
)
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.records import dice
from tests.play.sessions import OPEN, SECRET, Session, kinds, open_game, quiet, race
from tests.seeds import committed, join, reveal, seed_of

EGG = SeatPlan("egg")

# Setting up, coming and going


def test_a_match_is_set_up() -> None:
    """The first event says all that the match is, and of the secret only its digest."""
    session = Session(race(3, goal=7), clock=Clock(move=5))
    created = session.log[0]
    assert isinstance(created, Created)
    assert (created.game, created.players, created.seats) == ("pebble-race", 3, (OPEN,) * 3)
    assert created.options == {"goal": "7", "slow": "2", "creep": "off"}
    assert created.commitment == dice.commitment(SECRET)
    assert (created.seq, created.more, created.clock) == (1, 0, Clock(move=5))
    assert SECRET.hex() not in repr(session.log)


def test_the_last_seed_starts_the_match() -> None:
    """The match starts in the answer that reveals the last seed, and the die falls at once."""
    session = Session(race(3))
    assert kinds(session.do(0, join("Anna", 0), guest="anna")) == ["Joined"]
    assert kinds(session.do(2, join("Cleo", 2), guest="cleo")) == ["Joined"]
    assert not session.match.awaited
    assert kinds(session.do(1, join(" Ben ", 1), guest="ben")) == ["Joined"]
    assert session.match.awaited == (0, 1, 2)
    assert kinds(session.do(2, reveal(2))) == ["Revealed"]
    assert kinds(session.do(0, reveal(0))) == ["Revealed"]
    assert not session.match.started
    last = session.do(1, reveal(1), key="last")
    assert kinds(last) == ["Revealed", "Started", "Rolled"]
    assert [(event.key, event.more) for event in last] == [("last", 2), (None, 0), (None, 0)]
    assert session.match.seeds == tuple(map(seed_of, range(3)))
    assert session.match.commitments == tuple(map(committed, range(3)))
    assert [seat.name for seat in session.match.seats] == ["Anna", "Ben", "Cleo"]
    started = last[1]
    assert isinstance(started, Started)
    assert started.position == str(dice.Dice(SECRET, session.match.seeds).start(race(3)))


def test_games_of_skill_start_at_once() -> None:
    """Where nothing is left to chance nobody commits to anything, and nobody waits for seeds."""
    session = Session(rookery.game("penguin-soccer")).sit("anna")
    assert kinds(session.do(1, Join("Ben"), guest="ben")) == ["Joined", "Started"]
    assert (session.match.seeds, session.match.commitments) == ((), ())
    laid_by_players = Session(rookery.game("penguin-game", start="strategic")).sit("anna", "ben")
    assert laid_by_players.match.started


def test_bots_from_the_beginning() -> None:
    """Where bots are planned everywhere the match starts when it is set up; otherwise with the last person."""
    events = referee.create(race(), SECRET, match="m", seats=(EGG, EGG), now=0, key="new")
    assert kinds(events) == ["Created", "Started", "Rolled"]
    assert (events[0].key, events[0].more) == ("new", 2)
    assert Match.fold(events, open_game).seeds == ()
    session = Session(race(), (EGG, OPEN))
    assert kinds(session.do(1, join("Anna", 1), guest="anna")) == ["Joined"]
    assert kinds(session.do(1, reveal(1)))[:2] == ["Revealed", "Started"]
    assert session.match.seeds == (seed_of(1),)


def test_a_bot_fills_an_open_seat() -> None:
    """Players may fill the seats with bots; the last one starts the match."""
    session = Session(race(3)).join("anna")
    assert kinds(session.do(0, SeatBot(1, "egg"))) == ["BotSeated"]
    assert kinds(session.do(None, SeatBot(2, "chick"), guest="anna")) == ["BotSeated"]
    assert kinds(session.do(0, reveal(0)))[:2] == ["Revealed", "Started"]
    assert [seat.level for seat in session.match.seats] == [None, "egg", "chick"]


def test_leaving_before_the_start_frees_the_seat() -> None:
    """Who leaves before the start leaves nothing behind."""
    session = Session(quiet()).join("anna")
    assert kinds(session.do(0, Leave())) == ["Left"]
    assert kinds(session.do(0, join("Ben", 0), guest="ben")) == ["Joined"]


def test_a_bot_takes_over_and_gives_back() -> None:
    """An absent person's seat may be played by a bot, until the person joins again; the dice stay as they were."""
    session = Session(race(goal=9)).join("anna", "ben")
    session.do(1, Vacate(), guest=None)
    assert not session.match.seats[1].present
    assert kinds(session.do(0, SeatBot(1, "egg"))) == ["BotSeated"]
    session.move()
    assert isinstance(session.move()[0], Moved)  # the server moves for the bot
    (back,) = session.do(1, join("Benny", 9), guest="ben")
    assert isinstance(back, Joined)
    assert (back.name, back.commitment) == ("Benny", committed(1))
    assert session.match.seats[1].kind == "person"
    assert session.match.seeds == (seed_of(0), seed_of(1))
    with pytest.raises(Refusal, match="not yours"):
        session.do(1, Move("1"), guest=None)


def test_a_person_who_moves_is_there() -> None:
    """An absent person need not join again to move: moving makes them present."""
    session = Session(quiet()).join("anna", "ben")
    session.do(0, Leave())
    session.move()
    assert session.match.seats[0].present


def test_words() -> None:
    """A ready phrase or an emote is an event like any other, before the start too."""
    session = Session(quiet()).join("anna")
    for phrase in ("hello", "wave"):
        (said,) = session.do(0, Say(phrase))
        assert isinstance(said, Said)
        assert said.phrase == phrase


# Keys and numbers


def test_a_known_key_gets_its_answer_again() -> None:
    """The same command and key get the same events, whatever is expected and whatever has happened since."""
    session = Session(race(goal=9)).join("anna", "ben")
    first = session.move()
    assert first[0].key is None
    seat, move = session.match.turn, Move(session.match.positions[-1].moves[0])
    answer = session.do(seat, move, key="mine")
    session.move()
    before = session.match.seq
    assert session.do(seat, move, key="mine", expected=0) == answer
    assert session.match.seq == before
    session.play_out()
    assert session.do(seat, move, key="mine", expected=0) == answer


def test_the_same_question_has_the_same_answer() -> None:
    """The referee has no will of its own: equal matches and equal questions lead to equal events."""
    one, other = (Session(race(goal=9)).join("anna", "ben").play_out() for _ in range(2))
    assert one.log == other.log


def test_times_never_go_back() -> None:
    """A server whose clock is behind writes the time of the last event."""
    session = Session(quiet()).join("anna", "ben")
    assert session.do(0, Say("hello"), now=5)[0].at == 1_000_000


def test_another_secret_is_a_mistake_of_the_server() -> None:
    """The referee rolls with the secret that was committed to, or not at all."""
    session = Session(quiet()).join("anna", "ben")
    with pytest.raises(ValueError, match="not the secret of match first"):
        referee.answer(session.match, b"other", 0, Undo(), guest="anna", expected=session.match.seq, key=None, now=0)


# Undo and takeback


def test_undo_within_the_turn() -> None:
    """Players undo decisions of their own turn one by one; not those of others, and not after the turn."""
    session = Session(quiet()).join("anna", "ben")
    for _ in range(3):
        session.move()  # both penguins are placed, and the first has stepped: now its coin melts
    assert session.match.turn == 0
    assert session.match.undoable(0)
    assert not session.match.undoable(1)
    before = session.match.positions[-2]
    assert session.do(0, Undo()) == (Undone(seq=session.match.seq, at=session.now, seat=0, plies=1),)
    assert session.match.position == before
    with pytest.raises(Refusal, match="to let you undo"):
        session.do(0, Undo())
    session.move()
    session.move()
    with pytest.raises(Refusal, match="to let you undo"):
        session.do(0, Undo())


def test_takeback_needs_everybody() -> None:
    """A takeback goes back to the asker's own last decision when all other guests have agreed."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    opening = session.match.position
    session.move()
    session.move()
    session.do(0, Offer("takeback"))
    assert kinds(session.do(1, Answer("takeback", agreed=True))) == ["Answered"]
    done = session.do(2, Answer("takeback", agreed=True))
    assert kinds(done) == ["Answered", "Undone"]
    assert session.match.position == opening
    assert session.match.turn == 0


def test_one_guest_in_several_seats_counts_once() -> None:
    """Hot seat: a guest who holds several seats agrees once, and need not be asked for what they ask for."""
    session = Session(quiet(3)).join("anna", "anna", "ben")
    session.move()
    session.do(2, Offer("draw"))
    assert kinds(session.do(1, Answer("draw", agreed=True)))[-1] == "Ended"
    alone = Session(quiet()).join("anna", "anna")
    alone.move()
    assert kinds(alone.do(0, Offer("takeback"))) == ["Offered", "Undone"]


def test_bots_agree_to_takebacks() -> None:
    """Against bots a takeback happens at once."""
    session = Session(quiet(), (OPEN, EGG)).join("anna")
    session.move()
    session.move()
    assert session.do(0, Offer("takeback"))[-1] == Undone(seq=session.match.seq, at=session.now, seat=0, plies=2)
    assert session.match.plies == []


def test_no_is_no() -> None:
    """What the last one who is asked declines does not happen."""
    session = Session(quiet()).join("anna", "ben")
    session.move()
    for what in ("draw", "takeback"):
        session.do(0, Offer(what))
        assert kinds(session.do(1, Answer(what, agreed=False))) == ["Answered"]
    assert (session.match.ended, len(session.match.plies), session.match.offers) == (False, 1, {})


@pytest.mark.parametrize("lapse", [Move(""), Leave(), Answer("draw", agreed=False)])
def test_offers_lapse(lapse: Move | Leave | Answer) -> None:
    """An offer is gone when it is declined, when a move is made, and when the company changes."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    session.do(2, Offer("draw"))
    if isinstance(lapse, Move):
        session.move()
    else:
        session.do(1, lapse)
    with pytest.raises(Refusal, match="nobody is offering a draw"):
        session.do(0, Answer("draw", agreed=True))


# Endings


def test_the_rules_end_a_match() -> None:
    """The last move's answer ends the match, with the result of the rules and the secret."""
    session = Session(race()).join("anna", "ben").play_out()
    ended = session.log[-1]
    assert isinstance(ended, Ended)
    assert ended is session.match.result
    outcome = session.match.positions[-1].outcome
    assert outcome is not None
    assert (ended.reason, ended.winners, ended.scores) == ("arrived", outcome.winners, outcome.scores)
    assert (ended.ranks, ended.secret) == (outcome.ranks, SECRET.hex())
    assert (session.match.turn, session.match.deadline) == (None, None)


def test_a_draw_by_agreement() -> None:
    """All agree: nobody wins."""
    session = Session(quiet()).join("anna", "ben")
    session.do(1, Offer("draw"))
    ended = session.do(0, Answer("draw", agreed=True))[-1]
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners, ended.scores, ended.ranks) == ("agreement", (), (0.0, 0.0), None)


@pytest.mark.parametrize(
    ("players", "winners", "scores"), [(1, (), (-1.0,)), (2, (1,), (-1.0, 1.0)), (3, (1, 2), (-1.0, 0.5, 0.5))]
)
def test_resigning_against_bots(players: int, winners: tuple[int, ...], scores: tuple[float, ...]) -> None:
    """When the last person gives up the match is over: all others have won; alone it is lost."""
    session = Session(quiet(players), (OPEN, *(EGG,) * (players - 1))).join("anna")
    resigned, ended = session.do(0, Resign())
    assert isinstance(resigned, Resigned)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners, ended.scores) == ("resignation", winners, scores)


def test_the_server_gives_up_for_a_bot() -> None:
    """A program that has no move to make has lost: the server says so."""
    session = Session(quiet(2), (SeatPlan("Frosty"), OPEN)).join("-", "anna")
    resigned, ended = session.do(0, Resign(), guest=None)
    assert isinstance(resigned, Resigned)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners) == ("resignation", (1,))


def test_resigning_among_several() -> None:
    """With more than two seats a chick replaces a player who gives up, and they cannot come back."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    resigned, bot = session.do(1, Resign())
    assert isinstance(resigned, Resigned)
    assert bot == BotSeated(seq=bot.seq, at=bot.at, seat=1, level="chick")
    session.do(0, Resign())
    assert isinstance(session.do(2, Resign())[-1], Ended)


# Clocks


def test_time_runs_out() -> None:
    """A tick at the deadline ends the match by time, one before it does nothing; bots have no clock."""
    session = Session(quiet(), clock=Clock(move=10)).join("anna", "ben")
    assert session.match.deadline == session.now + 10_000
    assert session.do(None, Tick(), now=session.now + 9_999) == ()
    out, ended = session.do(None, Tick(), now=session.now + 10_000)
    assert out == TimedOut(seq=out.seq, at=out.at, seat=0, more=1)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners) == ("time", (1,))
    assert Session(quiet(), (EGG, OPEN), Clock(move=10)).join("-", "anna").match.deadline is None


@pytest.mark.parametrize("command", [Move("?"), Undo()])
def test_too_late(command: Move | Undo) -> None:
    """A move that comes too late is answered with the time-out, and so is an undo."""
    session = Session(quiet(), clock=Clock(game=10)).join("anna", "ben")
    assert kinds(session.do(0, command, now=session.now + 10_000)) == ["TimedOut", "Ended"]


def test_out_of_time_among_several() -> None:
    """With more than two seats a bot replaces a player who runs out of time."""
    session = Session(quiet(3), clock=Clock(move=10)).join("anna", "ben", "cleo")
    assert kinds(session.do(None, Tick(), now=session.now + 10_000)) == ["TimedOut", "BotSeated"]
    assert session.match.deadline is None
    session.now += 10_000
    session.move()
    assert session.match.deadline == session.now + 10_000


def test_the_server_was_away() -> None:
    """The time is given back where a clock runs; nobody but the server may say so."""
    session = Session(quiet(), clock=Clock(move=10, game=60)).join("anna", "ben")
    session.now += 65_000
    with pytest.raises(Refusal, match="only the server"):
        session.do(0, Resume(60_000))
    away = session.do(None, Resume(60_000), guest=None)
    assert away == (Resumed(seq=away[0].seq, at=session.now, away=60_000),)
    assert session.match.deadline == session.now + 5_000
    session.move()
    assert session.match.times.banks == [55_000, 60_000]
    untimed = Session(quiet()).join("anna", "ben")
    assert untimed.do(None, Resume(60_000), guest=None) == ()


@pytest.mark.parametrize("key", rookery.games())
def test_every_game_is_played_to_its_end(key: str) -> None:
    """Matches of every game start, roll, move and end."""
    options = {name: 12 for name in ("turn_cap", "ply_cap") if name in rookery.game(key).options}
    session = Session(rookery.game(key, **options)).join("anna", "ben").play_out()
    assert session.match.ended
    assert Match.fold(session.log, open_game) == session.match


@pytest.mark.parametrize("key", ["", "x" * 65, "a\0b", "ключ", "a\nb"])
def test_keys_are_plain(key: str) -> None:
    """A key that no database would keep as it is is refused before anything is written."""
    with pytest.raises(Refusal) as refused:
        referee.create(race(), SECRET, match="m", seats=(EGG, EGG), now=0, key=key)
    assert refused.value.code == "bad-key"
