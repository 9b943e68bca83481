"""Is a record true? Every position and every roll is computed again, and what that proves is said in plain words."""

from dataclasses import dataclass, field

import msgspec

from rookery.kernel.game import Position
from rookery.records import dice
from rookery.records.record import BY_PLAYERS, BadRecord, Record, check_result, in_words, line


class Verification(msgspec.Struct, frozen=True):
    """What became of checking a record: sentences for people."""

    proven: tuple[str, ...]
    unproven: tuple[str, ...]
    """What could not be checked, and why."""
    refuted: tuple[str, ...]
    """What is not true."""

    @property
    def ok(self) -> bool:
        """Whether nothing in the record is untrue."""
        return not self.refuted


@dataclass
class _Findings:
    """Sentences, as they are found."""

    proven: list[str] = field(default_factory=list)
    unproven: list[str] = field(default_factory=list)
    refuted: list[str] = field(default_factory=list)


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
        for position in line(record):
            positions.append(position)  # noqa: PERF402  # those before the break are wanted too
        check_result(record, positions[-1])
    except BadRecord as problem:
        found.refuted.append(_sentence(str(problem)))
        return positions
    rules = f"the rules of {positions[0].game.room.title}, version {record.rules}"
    found.proven.append(f"All {_count(len(record.moves), 'ply', 'plies')} are legal by {rules}.")
    _say_result(record, found)
    return positions


def _say_result(record: Record, found: _Findings) -> None:
    if record.result is None:
        found.unproven.append("The game is not over.")
    elif record.result.reason in BY_PLAYERS:
        found.unproven.append(f"The result is {in_words(record.result)}: the players ended the game, not its rules.")
    else:
        found.proven.append(f"The result follows from the last position: {in_words(record.result)}.")


def _say_what_is_hidden(record: Record, positions: list[Position], found: _Findings) -> None:
    """Without the secret the dice cannot be checked."""
    rolls = _count(sum(bool(position.odds) for position in positions[:-1]), "roll", "rolls")
    if record.commitment is None:
        found.unproven.append(f"Nobody committed to a secret, so the start and {rolls} may come from anywhere.")
    else:
        found.unproven.append(f"The secret is not told yet, so the start and {rolls} cannot be checked.")


def _check_dice(record: Record, secret: bytes, positions: list[Position], found: _Findings) -> None:
    """The commitment, the deal and every roll."""
    if dice.commitment(secret) == record.commitment:
        found.proven.append("The secret is the one that was committed to before the game.")
    else:
        found.refuted.append("The secret is not the one that was committed to: its SHA-256 is another.")
    if positions[0] == positions[0].game.start(dice.deal(secret, record.seeds)):
        found.proven.append("The start is the one that the secret and the seeds deal.")
    else:
        found.refuted.append("The start is not the one that the secret and the seeds deal.")
    _check_rolls(record, secret, positions, found)


def _check_rolls(record: Record, secret: bytes, positions: list[Position], found: _Findings) -> None:
    """Every roll, up to where the moves break."""
    rolls = wrong = 0
    for ply, (position, move) in enumerate(zip(positions, record.moves, strict=False), 1):
        if odds := position.odds:
            rolls += 1
            right = dice.roll(secret, record.seeds, rolls, odds)
            if move != right:
                wrong += 1
                if wrong == 1:
                    found.refuted.append(f"Roll {rolls}, at ply {ply}, is {move}, and the dice say {right}.")
    if wrong > 1:
        found.refuted.append(f"Of {rolls} rolls {wrong} are not what the dice say.")
    if rolls and not wrong:
        found.proven.append(f"{'All' if rolls > 1 else 'The'} {_count(rolls, 'roll', 'rolls')} fell as the dice say.")


def _sentence(problem: str) -> str:
    return f"{problem[0].upper()}{problem[1:]}."


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
