"""Is a record true? Every position and every roll is computed again; messages say what that proves."""

from dataclasses import dataclass, field

import msgspec

from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Text, speaker
from rookery.records import dice
from rookery.records.dice import Dice
from rookery.records.games import game_from_request
from rookery.records.receipt import Receipt, problems
from rookery.records.record import BY_PLAYERS, BadRecord, FindGame, Record, check_result, in_words, positions_of

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


def verify(record: Record, receipt: Receipt | None = None, find: FindGame = game_from_request) -> Verification:
    """Check all of a record that can be checked; a player's receipt proves more than the record can by itself."""
    found = _Findings()
    positions = _check_moves(record, found, find)
    if positions and record.commitment is None:
        found.unproven.append(say("no-commitment", rolls=_rolls(record, positions)))
    elif positions and not is_drawn(record, positions[0].game):
        found.proven.append(say("no-chance"))
    elif positions:
        _check_commitments(record, receipt, found)
        if record.secret is None:
            found.unproven.append(say("secret-hidden", rolls=_rolls(record, positions)))
        else:
            _check_dice(record, bytes.fromhex(record.secret), positions, found)
    return Verification(tuple(found.proven), tuple(found.unproven), tuple(found.refuted))


def _check_moves(record: Record, found: _Findings, find: FindGame) -> list[Position]:
    """Play all moves again, and say how far they are legal."""
    positions: list[Position] = []
    try:
        for position in positions_of(record, find):
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


def _rolls(record: Record, positions: list[Position]) -> int:
    """How many rolls were made in this game."""
    return sum(bool(position.odds) for position in positions[record.given : -1])


def is_drawn(record: Record, game: Game) -> bool:
    """Whether the dice have any part in a game."""
    return dice.left_to_chance(game, from_a_position=record.start_given or record.given > 0)


def _check_commitments(record: Record, receipt: Receipt | None, found: _Findings) -> None:
    """What binds the server and the players, and what only a receipt can show."""
    if record.dice == dice.OPEN_SEEDS:
        found.unproven.append(say("open-seeds", protocol=record.dice))
        return
    if not record.seeds:
        found.unproven.append(say("no-persons"))
        return
    pairs = zip(record.seeds, record.commitments, strict=True)
    unfit = [say("seed-wrong", n=n) for n, pair in enumerate(pairs, 1) if not dice.fits(*pair)]
    found.refuted.extend(unfit)
    if not unfit:
        found.proven.append(say("seeds-right", seeds=len(record.seeds)))
    if receipt is None:
        found.unproven.append(say("no-receipt", protocol=record.dice))
        return
    untrue = list(problems(receipt, record.commitment, record.commitments))
    found.refuted.extend(untrue)
    if not untrue:
        found.proven.append(say("receipt-right", protocol=record.dice))


def _check_dice(record: Record, secret: bytes, positions: list[Position], found: _Findings) -> None:
    """The secret, the start and every roll."""
    if dice.commitment(secret) == record.commitment:
        found.proven.append(say("secret-right"))
    else:
        found.refuted.append(say("secret-wrong"))
    drawn = Dice(secret, record.seeds, record.dice)
    if record.start_given or record.given:
        found.unproven.append(say("start-given", plies=record.given))
    elif positions[0] == drawn.start(positions[0].game):
        found.proven.append(say("start-right"))
    else:
        found.refuted.append(say("start-wrong"))
    _check_rolls(record, drawn, positions, found)


def _check_rolls(record: Record, drawn: Dice, positions: list[Position], found: _Findings) -> None:
    """Every roll, up to where the moves break."""
    rolls = wrong = 0
    for ply, (position, move) in enumerate(zip(positions, record.moves, strict=False), 1):
        if ply > record.given and (odds := position.odds):
            rolls += 1
            right = drawn.roll(rolls, odds)
            if move != right:
                wrong += 1
                if wrong == 1:
                    found.refuted.append(say("roll-wrong", roll=rolls, ply=ply, found=move, right=right))
    if wrong > 1:
        found.refuted.append(say("rolls-wrong", rolls=rolls, wrong=wrong))
    if rolls and not wrong:
        found.proven.append(say("rolls-right", rolls=rolls))
