"""What a bot worker does with a history."""

import multiprocessing
import threading
from contextlib import closing

import pytest
from msgspec import structs

import rookery
from rookery import bots
from rookery.server.bots.offered import OfferedPrograms
from rookery.server.bots.worker import (
    Advise,
    Choose,
    Failure,
    History,
    Judge,
    Judged,
    Warm,
    advice,
    attempt,
    carry_out,
    position_of,
    serve,
)
from rookery.wire.match import Hint
from tests.bots.programs import engines
from tests.limits import ENDLESS

GAME = "penguin-game"


def history_after(*moves: int) -> History:
    """The history of a game: the start and some moves by their number."""
    position = rookery.game(GAME, players=2).start(seed=1)
    start, texts = str(position), []
    for move in moves:
        texts.append(position.moves[move])
        position = position.play(texts[-1])
    return History(GAME, 2, (), start, tuple(texts))


def test_a_line_leads_to_its_position() -> None:
    """The moves are played from the start, so that what a rule remembers is right."""
    history = history_after(0, 1)
    position = rookery.game(GAME, players=2).read(history.start)
    for move in history.moves:
        position = position.play(move)
    assert position_of(history) == position


def test_a_bot_chooses_a_legal_move() -> None:
    """The same seed chooses the same move."""
    history = history_after(0)
    chosen = carry_out(Choose(history, "egg", 3))
    assert chosen in position_of(history).moves
    assert carry_out(Choose(history, "egg", 3)) == chosen


def test_an_adviser_names_a_move_and_its_chance() -> None:
    """A hint is a legal move with what it promises."""
    history = history_after(0)
    hint = carry_out(Advise(history, 0.2))
    assert isinstance(hint, Hint)
    assert hint.move in position_of(history).moves
    assert 0 <= hint.chance <= 1
    assert hint.verdict


def test_an_adviser_never_names_what_faces_warn_of() -> None:
    """The best move without a caution is advised; where every move has one, the hint says it too."""
    position = rookery.game(GAME, players=2).start(seed=1)
    warned, sound = position.moves[:2]
    ranked = tuple(bots.Prospect(move, chance) for move, chance in ((warned, 0.9), (sound, 0.6)))
    thought = bots.Thought(
        str(position), 0, (warned,), ranked, (0.9, 0.1), (warned, "x"), "even", exact=False, algorithm="none", nodes=1,
        seconds=0.0,
    )  # fmt: skip
    plain = {choice.move: choice for choice in position.choices()}
    some = advice((structs.replace(plain[warned], caution="thin ice"), plain[sound]), thought)
    assert (some.move, some.chance, some.principal_variation, some.caution) == (sound, 0.6, (sound,), None)
    every = advice(tuple(structs.replace(each, caution="thin ice") for each in plain.values()), thought)
    assert (every.move, every.principal_variation, every.caution) == (warned, (warned, "x"), "thin ice")


def test_a_judge_says_what_each_seat_may_expect() -> None:
    """For positions of a history in the order of the question; for a game that is over it is the result."""
    history = history_after(0)
    position = position_of(history)
    moves = list(history.moves)
    while position.outcome is None:
        moves.append(position.moves[-1])
        position = position.play(moves[-1])
    whole = History(history.game, history.players, history.options, history.start, tuple(moves))
    judged = carry_out(Judge(whole, (len(moves), 0, len(moves) - 1)))
    assert isinstance(judged, Judged)
    assert judged.chances[0] == tuple(float(seat in position.outcome.winners) for seat in range(2))
    assert all(sum(chances) == pytest.approx(1) for chances in judged.chances)
    assert attempt(Judge(whole, (len(moves) + 1,))) == Failure("IndexError")


def test_whatever_is_wrong_is_a_failure() -> None:
    """A bad history, level or game is reported, not raised."""
    assert attempt(Choose(History(GAME, 2, (), "nonsense", ()), "egg", 0)) == Failure("bad-notation")
    assert attempt(Choose(history_after(), "whale", 0)) == Failure("unknown-level")
    assert attempt(Choose(history_after(), "cmd:touch mark", 0)) == Failure("unknown-level")
    assert attempt(Warm("chess", 2)) == Failure("unknown-game")
    assert attempt(7) == Failure("AttributeError")  # type: ignore[arg-type]


def test_it_serves_until_the_server_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks are answered in their order; the end of the pipe is the end."""
    ours, theirs = multiprocessing.Pipe()
    with ours:

        def quiet(*_: object) -> None:
            """Signals and niceness are for processes of their own."""

        monkeypatch.setattr("rookery.server.bots.worker.signal.signal", quiet)
        monkeypatch.setattr("rookery.server.bots.worker.os.nice", quiet)
        thread = threading.Thread(target=serve, args=(theirs, {}, ENDLESS))
        thread.start()
        ours.send(Choose(history_after(), "egg", 0))
        assert ours.recv() in position_of(history_after()).moves
    thread.join(10)
    theirs.close()
    assert not thread.is_alive()


def test_a_program_that_is_offered_chooses() -> None:
    """A program plays by the name that its owner gave it; what is wrong with one is told in a sentence."""
    bots_offered = {"Frosty": engines.name("good"), "Clumsy": engines.name("crash")}
    with closing(OfferedPrograms(bots_offered, ENDLESS)) as offered:
        history = history_after()
        assert attempt(Choose(history, "Frosty", 0), offered) == position_of(history).moves[0]
        failed = attempt(Choose(history, "Clumsy", 0), offered)
        assert isinstance(failed, Failure)
        assert failed.problem.startswith("crash: ")
        assert "the ice broke" in failed.problem
        assert attempt(Choose(history, "Frosty", 0), offered) == position_of(history).moves[0]
