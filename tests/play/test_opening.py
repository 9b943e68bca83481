"""Matches that go on from a game played before, and the colours that people choose."""

import itertools
from typing import Any

import msgspec
import pytest

from rookery.kernel.game import Game, Position
from rookery.play import referee
from rookery.play.commands import Offer, Undo
from rookery.play.events import Opening, Rolled, SeatPlan, Started
from rookery.play.match import BrokenLog, Match
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records import record as records
from rookery.records.verify import verify
from tests.play.sessions import OPEN, SECRET, Session, open_game, quiet, race


def played(game: Game, plies: int) -> Opening:
    """A game of some plies, each the last possible one."""
    start = game.start(seed=3)
    moves: list[str] = []
    position = start
    for _ in range(plies):
        moves.append(position.moves[-1])
        position = position.play(moves[-1])
    return Opening(str(start), tuple(moves))


def test_a_match_goes_on_from_there() -> None:
    """It begins where the moves lead, remembers the way, and its record replays."""
    opening = played(quiet(), 6)
    session = Session(quiet(), opening=opening).join("anna", "ben")
    reached = list(itertools.accumulate(opening.moves, Position.play, initial=quiet().read(opening.position)))
    assert session.match.positions == reached
    assert session.match.given == 6
    session.move()
    record = from_match(session.match)
    assert (record.given, record.moves[:6]) == (6, opening.moves)
    assert records.read(records.write(record)) == record


def test_what_was_given_is_not_taken_back() -> None:
    """Nobody takes back a move of the opening, by themselves or with the others' leave."""
    session = Session(quiet(), opening=played(quiet(), 5)).join("anna", "ben")
    turn = session.match.turn
    assert turn is not None
    for command, code in ((Undo(), "nothing-to-undo"), (Offer("takeback"), "nothing-to-undo")):
        with pytest.raises(Refusal) as refusal:
            session.do(turn, command)
        assert refusal.value.code == code
    assert not session.match.undoable(turn)


def test_dice_of_the_opening_prove_nothing() -> None:
    """Rolls are counted from the opening on."""
    game = race()
    opening = played(game, 4)
    session = Session(game, opening=opening).join("anna", "ben").play_out()
    rolls = [event.n for event in session.match.events if isinstance(event, Rolled)]
    assert rolls == list(range(1, len(rolls) + 1))


def test_a_record_that_goes_on_is_true_as_far_as_it_says() -> None:
    """With dice: later rolls are proven, the start and the given plies are not."""
    game = open_game("polar-dare", 2, {"turn_cap": "6"})
    session = Session(game, opening=played(game, 7)).join("anna", "ben").play_out()
    found = verify(records.read(records.write(from_match(session.match))))
    assert found.ok
    assert any("continues an earlier one" in str(text) for text in found.unproven)
    assert any("rolls" in str(text) for text in found.proven)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"position": "nonsense"}, "cannot go on from there"),
        ({"moves": (*played(quiet(), 4).moves, "z9-z9")}, "move 5 is not possible"),
    ],
)
def test_an_opening_that_cannot_be_is_refused(changes: dict[str, Any], words: str) -> None:
    """With what is wrong, and where."""
    with pytest.raises(Refusal, match=words) as refusal:
        Session(quiet(), opening=msgspec.structs.replace(played(quiet(), 4), **changes))
    assert refusal.value.code == "bad-opening"


def test_a_game_that_is_over_does_not_go_on() -> None:
    """An opening must leave something to play."""
    game = quiet()
    whole = Session(game).join("anna", "ben").play_out().match
    opening = Opening(str(whole.positions[0]), tuple(ply.text for ply in whole.plies))
    with pytest.raises(Refusal, match="over there"):
        Session(game, opening=opening)


def test_bots_go_on_at_once() -> None:
    """With bots in all seats the match starts by itself, from the opening."""
    game = quiet()
    opening = played(game, 3)
    seats = (SeatPlan("egg"), SeatPlan("egg"))
    events = referee.create(game, SECRET, match="m", seats=seats, now=1, opening=opening)
    started = next(event for event in events if isinstance(event, Started))
    assert started.position == opening.position
    assert len(Match.fold(events, open_game).plies) == 3


def test_a_damaged_opening_breaks_the_log() -> None:
    """As any event that cannot be."""
    session = Session(quiet(), (OPEN, OPEN), opening=played(quiet(), 4)).join("anna", "ben")
    created = session.log[0]
    damaged = msgspec.structs.replace(created, opening=Opening(played(quiet(), 4).position, ("nonsense",)))
    with pytest.raises(BrokenLog):
        Match.fold([damaged, *session.log[1:]], open_game)


def test_colours_are_for_show() -> None:
    """They stand in the log and in the record."""
    session = Session(quiet(), colours=(3, 1)).join("anna", "ben").play_out()
    assert session.match.created.colours == (3, 1)
    record = from_match(session.match)
    assert record.colours == (3, 1)
    assert records.read(records.write(record)) == record
