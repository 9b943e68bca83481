"""Saved games of the terminal as they were before it wrote records, ``rookery-game/1``: read, and converted.

Nothing writes this form any more. It has no names and no result: the latter follows from the last position.
"""

import msgspec
from msgspec.structs import replace

from rookery.kernel.messages import speaker
from rookery.records.record import BadRecord, FindGame, Player, Record, bot, checked, positions_of, result_of

say = speaker("records")

FORMAT = "rookery-game/1"
PERSON = "person"
"""What the form calls a seat that no bot has."""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=FORMAT):
    """What such a file holds."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: list[str]
    """For each seat a person, the level of a bot or the name of a program."""
    start: str
    moves: list[str]


KNOWN = msgspec.json.Decoder(Record | Saved)
"""Reads a game in every form that there was."""


def converted(saved: Saved, find: FindGame, most: int) -> Record:
    """The record of a saved game; BadRecord if it does not replay, or has more plies than ``most``."""
    if len(saved.moves) > most:
        raise BadRecord(say("damaged", problem=say("too-many-moves", moves=len(saved.moves), most=most)))
    if len(saved.seats) != saved.players:
        raise BadRecord(say("damaged", problem=say("seats-and-players", seats=len(saved.seats), players=saved.players)))
    record = checked(
        Record(
            game=saved.game,
            rules=saved.rules,
            options=saved.options,
            players=tuple(Player("", "person") if who == PERSON else bot(who) for who in saved.seats),
            start=saved.start,
            moves=tuple(saved.moves),
        )
    )
    *_, last = positions_of(record, find)
    return record if last.outcome is None else replace(record, result=result_of(last.outcome))
