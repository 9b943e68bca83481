"""Games shown again: every scene of a record, told as what changes from one to the next; and whether it is all true."""

from collections.abc import Iterator

from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.scene import Scene
from rookery.records.files import read_either
from rookery.records.record import BadRecord, Record, replay
from rookery.records.verify import is_drawn, verify
from rookery.review.better_move import label
from rookery.server.colours import aliases, dressed
from rookery.wire.changes import scene_changes
from rookery.wire.study import LONGEST, Replay, ReplayStep, Verified

say = speaker("server")

WATCHER = 0
"""Whose eyes scenes are seen with."""


def read(body: bytes) -> Record:
    """A record that somebody sent, in either form and not too long; whether it is true is not looked at."""
    record = read_either(body, most=LONGEST)
    if len(record.moves) > LONGEST:
        raise BadRecord(say("record-too-long", moves=len(record.moves), most=LONGEST))
    return record


def replayed(record: Record) -> Replay:
    """A record as pages show it; BadRecord if it does not replay."""
    positions = replay(record)
    first = positions[0]
    return Replay(
        game=record.game,
        title=first.game.room.title,
        players=first.game.players,
        options=record.options,
        names=tuple(player.name for player in record.players),
        colours=record.colours,
        aliases=aliases(first.game.room, record.colours),
        start=_scene(record, first),
        position=str(first),
        steps=tuple(_steps(record, positions)),
        outcome=record.result,
        dice=is_drawn(record, first.game),
        secret=record.secret is not None,
        odds=_odds(positions),
    )


def _steps(record: Record, positions: list[Position]) -> Iterator[ReplayStep]:
    before = _scene(record, positions[0])
    for move, position, following in zip(record.moves, positions, positions[1:], strict=False):
        scene = _scene(record, following)
        yield ReplayStep(
            move=move,
            seat=position.seat,
            label=label(position, move),
            changes=scene_changes(before, scene),
            happenings=following.happened,
            position=str(following),
        )
        before = scene


def _scene(record: Record, position: Position) -> Scene:
    return dressed(position.scene(WATCHER), position.game.room, record.colours)


def _odds(positions: list[Position]) -> dict[str, float]:
    rolls = {position.chance for position in positions if position.chance}
    return dict(rolls.pop()) if len(rolls) == 1 else {}


def verified(record: Record) -> Verified:
    """What can be proven of a record."""
    found = verify(record)
    return Verified(found.ok, found.proven, found.unproven, found.refuted)
