"""The record of a match, at any moment since its start."""

from datetime import UTC, datetime

from rookery.kernel.messages import speaker
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.play.seats import Seat
from rookery.records.games import option_texts
from rookery.records.record import Player, Record, Result

say = speaker("play")


def from_match(match: Match) -> Record:
    """The record of a match: moves that were taken back are left out; the secret is in it once it is revealed."""
    if not match.started:
        raise Refusal("not-started", say("no-record-yet"))
    end = match.result
    return Record(
        game=match.game.key,
        rules=match.created.version,
        options=option_texts(match.game),
        players=tuple(_player(seat) for seat in match.seats),
        colours=match.created.colours,
        start=str(match.positions[0]),
        moves=tuple(ply.text for ply in match.plies),
        given=match.given,
        start_given=match.created.opening is not None,
        result=None if end is None else Result(end.reason, end.winners, end.scores, end.ranks),
        dice=match.created.dice,
        seeds=match.seeds,
        commitments=match.commitments,
        commitment=match.created.commitment,
        secret=None if end is None else end.secret,
        times=tuple(ply.took for ply in match.plies) if match.times.runs else None,
        date=datetime.fromtimestamp(match.created.at / 1000, UTC).date().isoformat(),
    )


def _player(seat: Seat) -> Player:
    level = seat.level if seat.kind == "bot" else None
    return Player(seat.name, "person", level) if seat.guest else Player(level or "", "bot", level)
