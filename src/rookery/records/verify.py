"""Is a record true? Every position and every roll is computed again; messages say what that proves."""

from dataclasses import dataclass, field

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.records import dice
from rookery.records.record import BY_PLAYERS, BadRecord, Record, check_result, in_words, positions_of

say = speaker("records")


class Verification(msgspec.Struct, frozen=True):
    """The findings of checking a record, for people."""

    proven: tuple[Text, ...]
    unproven: tuple[Text, ...]
    """What could not be checked, and why."""
    refuted: tuple[Text, ...]
    """What is not true."""

    @property
    def ok(self) -> bool:
        """Whether nothing in the record is untrue."""
        return not self.refuted


@dataclass
class _Findings:
    """What has been found so far."""

    proven: list[Text] = field(default_factory=list)
    unproven: list[Text] = field(default_factory=list)
    refuted: list[Text] = field(default_factory=list)


def verify(record: Record) -> Verification:
    """Check all of a record that can be checked."""
    found = _Findings()
    positions = _check_moves(record, found)
    if positions:
        if record.secret is None:
            _say_what_is_hidden(record, positions, found)
        else:
            _check_dice(record, bytes.fromhex(record.secret), positions, found)
    return Verification(tuple(found.proven), tuple(found.unproven), tuple(found.refuted))


def _check_moves(record: Record, found: _Findings) -> list[Position]:
    """Play all moves again, and say how far they are legal."""
    positions: list[Position] = []
    try:
        for position in positions_of(record):
            positions.append(position)  # noqa: PERF402  # those before the break are wanted too
        check_result(record, positions[-1])
    except BadRecord as problem:
        found.refuted.append(say("untrue", problem=problem.message))
        return positions
    title = positions[0].game.room.title
    found.proven.append(say("all-legal", plies=len(record.moves), title=title, version=record.rules))
    _say_result(record, positions[-1], found)
    return positions


def _say_result(record: Record, last: Position, found: _Findings) -> None:
    if record.result is None:
        found.unproven.append(say("not-over"))
    elif record.result.reason in BY_PLAYERS:
        found.unproven.append(say("ended-by-players", result=in_words(record.result, last)))
    else:
        found.proven.append(say("result-follows", result=in_words(record.result, last)))


def _say_what_is_hidden(record: Record, positions: list[Position], found: _Findings) -> None:
    """Without the secret the dice cannot be checked."""
    rolls = sum(bool(position.odds) for position in positions[record.given : -1])
    if record.commitment is None:
        found.unproven.append(say("no-commitment", rolls=rolls))
    else:
        found.unproven.append(say("secret-hidden", rolls=rolls))


def _check_dice(record: Record, secret: bytes, positions: list[Position], found: _Findings) -> None:
    """The commitment, the deal and every roll."""
    if dice.commitment(secret) == record.commitment:
        found.proven.append(say("secret-right"))
    else:
        found.refuted.append(say("secret-wrong"))
    if record.given:
        found.unproven.append(say("start-given", plies=record.given))
    elif positions[0] == positions[0].game.start(dice.deal(secret, record.seeds)):
        found.proven.append(say("start-right"))
    else:
        found.refuted.append(say("start-wrong"))
    _check_rolls(record, secret, positions, found)


def _check_rolls(record: Record, secret: bytes, positions: list[Position], found: _Findings) -> None:
    """Every roll, up to where the moves break."""
    rolls = wrong = 0
    for ply, (position, move) in enumerate(zip(positions, record.moves, strict=False), 1):
        if ply > record.given and (odds := position.odds):
            rolls += 1
            right = dice.roll(secret, record.seeds, rolls, odds)
            if move != right:
                wrong += 1
                if wrong == 1:
                    found.refuted.append(say("roll-wrong", roll=rolls, ply=ply, found=move, right=right))
    if wrong > 1:
        found.refuted.append(say("rolls-wrong", rolls=rolls, wrong=wrong))
    if rolls and not wrong:
        found.proven.append(say("rolls-right", rolls=rolls))
