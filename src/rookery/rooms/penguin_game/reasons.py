"""Why something on the iceberg cannot be touched now, in words. Clauses as in rules.py."""

import functools
from collections.abc import Iterable

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Reason
from rookery.rooms.penguin_game.board import OF_A_SUIT, SLOTS, SUITS, Place, neighbours
from rookery.rooms.penguin_game.ids import penguin_id, tile_id, tray_id
from rookery.rooms.penguin_game.layout import (
    COIN,
    HEIGHT,
    MELT,
    MOVE,
    OVER,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    SUIT,
    UPPER,
    suits,
)
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES
from rookery.rooms.penguin_game.notation import names_of, unpack_drift
from rookery.rooms.penguin_game.rules import STAY_CODE, targets
from rookery.rooms.penguin_game.setup import open_cells

say = speaker("penguin-game")

KEPT = 512
"""How many arrangements are cached with their neighbours: enough for the matches that are played at one time."""


def reasons(position: Position, state: list[int], tiles: tuple[Place, ...]) -> tuple[Reason, ...]:
    """What the phase has to say of each cell that it does not offer, of penguins, trays and tiles."""
    phase = state[PHASE_AT]
    if phase == OVER:
        return ()
    if phase == COIN:
        return (*_closed(position, state, tiles), *_empty_trays(state), Reason(label=say("reason-take-a-coin")))
    if phase == PLACE:
        return (*_penguins(position, state, tiles, say("reason-taken")), Reason(label=say("reason-place")))
    if phase == MOVE:
        return _moving(position, state, tiles)
    if phase == MELT:
        return (*_penguins(position, state, tiles, say("reason-penguin-on-it")), *_water(state, tiles))
    return (*_anchored(position, tiles), Reason(label=say("reason-take-a-tile")))


def _collected(found: Iterable[tuple[str, Message]]) -> tuple[Reason, ...]:
    """Things with the same reason, together."""
    by_label: dict[str, tuple[Message, list[str]]] = {}
    for name, label in found:
        by_label.setdefault(label.id, (label, []))[1].append(name)
    return tuple(Reason(ids=tuple(ids), label=label) for label, ids in by_label.values())


def _penguins(position: Position, state: list[int], tiles: tuple[Place, ...], label: Message) -> tuple[Reason, ...]:
    """The cells where others stand, and the others (B5)."""
    names = names_of(tiles)
    found = []
    for seat, slot in enumerate(state[PENGUIN_AT : PENGUIN_AT + position.game.players]):
        if slot < len(names) and (seat != state[SEAT_AT] or state[PHASE_AT] == MELT):
            found += [(penguin_id(seat), label), (names[slot], label)]
    return _collected(found)


def _water(state: list[int], tiles: tuple[Place, ...]) -> tuple[Reason, ...]:
    """Where the last coin has melted (ME2)."""
    bare = tuple(name for name, stack in zip(names_of(tiles), state, strict=False) if stack == 0)
    return (Reason(ids=bare, label=say("reason-water")),) if bare else ()


# Moving


def _moving(position: Position, state: list[int], tiles: tuple[Place, ...]) -> tuple[Reason, ...]:
    """Another penguin, water, another height beside, another suit farther off (M1 to M3)."""
    slot = state[PENGUIN_AT + state[SEAT_AT]]
    reached = targets(position.game.config, position.state, slot) | 1 << slot
    near, taken = _near(tiles)[slot], {*state[PENGUIN_AT : PENGUIN_AT + position.game.players]}
    suit = SUIT_NAMES[(state[slot] & SUIT) >> 4]
    higher, lower = say("reason-higher", suit=suit), say("reason-lower", suit=suit)
    far = say("reason-far", suit=suit)
    found = []
    for other, name in enumerate(names_of(tiles)):
        if state[other] and other not in taken and not reached >> other & 1:
            rises = state[other] & HEIGHT > state[slot] & HEIGHT
            found.append((name, far if other not in near else higher if rises else lower))
    others = _penguins(position, state, tiles, say("reason-taken"))
    return (*others, *_water(state, tiles), *_collected(found))


@functools.lru_cache(KEPT)
def _near(tiles: tuple[Place, ...]) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(neighbours(tiles, slot)) for slot in range(4 * len(tiles)))


# Laying coins


def _closed(position: Position, state: list[int], tiles: tuple[Place, ...]) -> tuple[Reason, ...]:
    """Cells that take no coin now: first each gets one, more go on the X, and no stack grows too soon (O2 to O4)."""
    config = position.game.config
    taking, upper = open_cells(config, position.state), int(config[UPPER])
    names = names_of(tiles)
    on_all = all(state[: len(names)])
    found = []
    for slot, name in enumerate(names):
        if not taking >> slot & 1:
            more = say("reason-high-enough") if upper >> slot & 1 else say("reason-only-on-the-x")
            found.append((name, more if on_all else say("reason-one-each")))
    return _collected(found)


def _empty_trays(state: list[int]) -> tuple[Reason, ...]:
    """Suits of which no coin is left (O2)."""
    laid = [suit for stack in state[:SLOTS] for suit in suits(stack)]
    gone = [suit for suit in range(len(SUITS)) if laid.count(suit) == OF_A_SUIT]
    return tuple(Reason(ids=(tray_id(suit),), label=say("reason-none-left", suit=SUIT_NAMES[suit])) for suit in gone)


# Drifting


def _anchored(position: Position, tiles: tuple[Place, ...]) -> tuple[Reason, ...]:
    """Tiles that can go nowhere (DR2, DR5)."""
    free = {unpack_drift(code)[0] for code in position.codes if code != STAY_CODE}
    stuck = tuple(tile_id(tile) for tile in range(len(tiles)) if tile not in free)
    return (Reason(ids=stuck, label=say("reason-anchored")),) if stuck else ()
