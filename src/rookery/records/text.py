"""A record as a text for people, in the manner of PGN: tags, numbered moves, and who won.

    [Game "polar-dare"]
    [Format "rookery-record/1"]
    [Rules "1"]
    [Player1 "Anna"]
    …
    1. ~P3 2. S-a1 3. a1-a2 1-0

It holds all that the JSON form does, so each becomes the other and back; ``parsing.py`` reads it. A tilde marks a roll;
it is for readers, since the rules say what is one. Seats are counted from 1.
"""

import json
import re
from collections.abc import Iterable, Iterator

from rookery.kernel.position import Position
from rookery.records import dice
from rookery.records.record import FORMAT, Record, positions_of

WIDTH = 100
"""Letters of a line of moves."""
ROLL = "~"
NOT_OVER = "*"
YES = "yes"
_PLAIN = re.compile(r'[^\s"{};~\[][^\s"{};]*')
"""A move that need not stand in quotation marks."""


def write(record: Record, positions: Iterable[Position] | None = None) -> str:
    """A record as a text; ``positions`` are those of the record, if somebody has them. BadRecord if it breaks."""
    tags = [f"[{name} {_quoted(value)}]" for name, value in _tags(record)]
    # The last position is that after all moves: nothing is made there.
    before = zip(record.moves, positions_of(record) if positions is None else positions, strict=False)
    moves = [f"{ply}. {_move(move, position)}" for ply, (move, position) in enumerate(before, 1)]
    return "\n".join([*tags, "", *_wrapped([*moves, result_token(record)]), "", ""])


def result_token(record: Record) -> str:
    """Who won, as moves end with: ``1-0``, ``0-1-0``, ``1/2-1/2``; a star while the game goes on."""
    if record.result is None:
        return NOT_OVER
    winners = record.result.winners
    lost = "0" if winners or len(record.players) == 1 else "1/2"
    return "-".join("1" if seat in winners else lost for seat in range(len(record.players)))


def _move(move: str, before: Position) -> str:
    written = move if _PLAIN.fullmatch(move) else _quoted(move)
    return ROLL + written if before.seat is None else written


def _quoted(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _wrapped(words: list[str]) -> list[str]:
    """Words in lines that are not too long; a move stays on the line of its number."""
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if len(longer) > WIDTH and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


# Tags


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    """All that a record says beside its moves."""
    yield from (("Game", record.game), ("Format", FORMAT), ("Rules", str(record.rules)))
    yield from _told(("Date", record.date), ("Seed", record.seed))
    yield from (("Option", f"{name}={value}") for name, value in record.options.items())
    for seat, player in enumerate(record.players, 1):
        yield f"Player{seat}", player.name
        yield f"Kind{seat}", player.kind
        yield from _told((f"Level{seat}", player.level))
    yield from _told(("Colours", _numbers(seat + 1 for seat in record.colours) or None), ("Start", record.start))
    yield from _told(("StartGiven", YES if record.start_given else None), ("Given", record.given or None))
    yield from _result_tags(record)
    yield from _told(("Times", None if record.times is None else _numbers(record.times)))
    yield from _dice_tags(record)


def _result_tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Result", result_token(record)
    if (result := record.result) is not None:
        yield from (("Reason", result.reason), ("Winners", _numbers(seat + 1 for seat in result.winners)))
        yield "Scores", _numbers(result.scores)
        yield from _told(("Ranks", None if result.ranks is None else _numbers(result.ranks)))


def _dice_tags(record: Record) -> Iterator[tuple[str, str]]:
    if record.dice != dice.OPEN_SEEDS:
        yield "Dice", record.dice
    for name, values in (("Seeds", record.seeds), ("Commitments", record.commitments)):
        if values:
            yield name, ",".join(values)
    yield from _told(("Commitment", record.commitment), ("Secret", record.secret))


def _told(*tags: tuple[str, object]) -> Iterator[tuple[str, str]]:
    """The tags that have a value."""
    return ((name, str(value)) for name, value in tags if value is not None)


def _numbers(values: Iterable[float]) -> str:
    return ",".join(map(repr, values))
