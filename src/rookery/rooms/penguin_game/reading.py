"""Positions of The Penguin Game read from texts. Every refusal points at its fault; clauses X1 to X13 list them."""

from dataclasses import dataclass, field

import numpy as np

from rookery.kernel.errors import quote
from rookery.kernel.messages import Message, speaker
from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.penguin_game.board import (
    CELLS_BY_NAME,
    COINS,
    CORNERS,
    OF_A_SUIT,
    SUITS,
    cell_name,
    hold_together,
    overlap,
)
from rookery.rooms.penguin_game.layout import (
    CELLS,
    COIN,
    DRIFT,
    DRIFTING,
    FLAMETHROWERS,
    HEIGHT,
    HIGHEST,
    MELT,
    MOVE,
    NO_SUIT,
    ORDER_FROM,
    OUT,
    OVER,
    PENGUIN_AT,
    PHASE_AT,
    PHASES,
    PLACE,
    SEAT_AT,
    SEATS,
    START,
    STATE_SIZE,
    TARGET_AT,
    TILE_AT,
    TILES_FROM,
    UPPER,
    WAITING,
    Start,
    add_coin,
    suits,
)
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES
from rookery.rooms.penguin_game.notation import cell_names, tile_places
from rookery.rooms.penguin_game.rules import free_coins, targets
from rookery.rooms.penguin_game.setup import coins_left

say = speaker("penguin-game")

IN_SETUP = (COIN, PLACE)


@dataclass
class _Reading:
    """A text while it is parsed: the fields, and where tiles, stacks and penguins stand in it."""

    config: Config
    state: State
    parts: list[Part]
    tiles: list[Part] = field(default_factory=list)
    stacks: list[Part] = field(default_factory=list)
    penguins: list[Part] = field(default_factory=list)

    @property
    def phase(self) -> int:
        return int(self.state[PHASE_AT])

    @property
    def seat(self) -> int:
        return int(self.state[SEAT_AT])

    @property
    def players(self) -> int:
        return int(self.config[PLAYERS])

    @property
    def cells(self) -> int:
        return int(self.config[CELLS])

    def height(self, slot: int) -> int:
        return int(self.state[slot]) & HEIGHT


def read(config: Config, text: str) -> State:
    """The position of a text."""
    reading = _read(config, text)
    if reading.phase in IN_SETUP:
        _check_setup(reading)
    else:
        _check_play(reading)
    return reading.state


def read_fields(config: Config, text: str) -> State:
    """The position of a text that is well written, whether or not it can be: small icebergs are dealt by no rule."""
    return _read(config, text).state


def _read(config: Config, text: str) -> _Reading:
    """A text with all its fields read."""
    parts = whole(text).split(" ", 5, say("five-fields"))
    reading = _Reading(config, np.zeros(STATE_SIZE, np.int32), parts)
    _read_last_fields(reading)
    _read_tiles(reading)
    _read_penguins(reading)
    return reading


# Fields


def _read_last_fields(reading: _Reading) -> None:
    """Player to move, phase and target: the phase decides what the other fields may hold (X1, X6, X9)."""
    config, state = reading.config, reading.state
    _, _, to_move, phase, target = reading.parts
    state[SEAT_AT] = to_move.one_of([str(seat + 1) for seat in range(reading.players)], say("a-player-to-move"))
    state[PHASE_AT] = phase.one_of(PHASES, say("a-phase"))
    missing = _missing(config, reading.phase)
    if missing:
        raise phase.refusal(say("no-such-phase", phase=phase.text, reason=missing))
    state[TARGET_AT] = target.one_of([*SUITS, "-"], say("a-target"))
    if reading.phase != COIN and int(state[TARGET_AT]) == NO_SUIT:
        raise target.refusal(say("no-target"))


def _missing(config: Config, phase: int) -> Message | None:
    """Why the options have no such phase, or None if they do."""
    if phase == COIN and int(config[START]) == Start.REGULAR:
        return say("no-coins-to-lay")
    if phase == MELT and not config[FLAMETHROWERS]:
        return say("no-flamethrowers")
    if phase == DRIFT and not config[DRIFTING]:
        return say("no-drifting")
    return None


def _read_tiles(reading: _Reading) -> None:
    """Tiles with their places and stacks (X1 to X4)."""
    tiles = reading.cells // 4
    for tile, part in enumerate(reading.parts[0].split("|", tiles, say("tiles-joined", tiles=tiles))):
        place, stacks = part.split(":", 2, say("place-and-stacks"))
        x, y = (number.number(say("a-tiles-place")) for number in place.split(",", 2, say("places-written")))
        if max(x, y) >= 8:
            raise place.refusal(say("tile-too-far"))
        reading.state[TILE_AT + tile] = y * 8 + x
        reading.tiles.append(place)
        reading.stacks += stacks.split(",", 4, say("four-stacks"))
    _check_places(reading)
    counts = [0] * len(SUITS)
    for slot, part in enumerate(reading.stacks):
        _read_stack(reading, slot, part, counts)


def _check_places(reading: _Reading) -> None:
    """Tiles lie as the options say, or where drifting may have brought them (X2, DR5)."""
    config, places = reading.config, tile_places(reading.config, reading.state)
    first = [int(config[TILES_FROM + tile]) for tile in range(len(places))]
    moved = [tile for tile, place in enumerate(first) if int(reading.state[TILE_AT + tile]) != place]
    if not moved:
        return
    if reading.phase in IN_SETUP or not config[DRIFTING]:
        tile, right = moved[0], first[moved[0]]
        raise reading.tiles[tile].refusal(say("tile-lies-at", tile=tile + 1, place=f"{right % 8},{right // 8}"))
    for tile, part in enumerate(reading.tiles):
        for other in range(tile):
            if overlap(places[tile], places[other]):
                raise part.refusal(say("tiles-overlap", one=other + 1, other=tile + 1))
    if not hold_together(places):
        raise reading.parts[0].refusal(say("full-edges"))
    if min(x for x, _ in places) or min(y for _, y in places):
        raise reading.parts[0].refusal(say("lowest-is-zero"))


def _read_stack(reading: _Reading, slot: int, part: Part, counts: list[int]) -> None:
    """One stack from bottom to top; the coins of each suit are counted on (X1, X3, X4)."""
    if part.text == "-":
        return
    if not part.text:
        raise part.refusal(say("empty-stack"))
    highest = int(reading.config[HIGHEST])
    for index, letter in enumerate(part.text):
        suit = SUITS.find(letter)
        if suit < 0:
            raise part.refusal(say("no-suit", text=quote(letter)), index)
        if index == highest:
            raise part.refusal(say("stack-too-high", highest=highest), index)
        counts[suit] += 1
        if counts[suit] > OF_A_SUIT:
            raise part.refusal(say("seventh-coin", suit=SUIT_NAMES[suit]), index)
        add_coin(reading.state, slot, suit)


def _read_penguins(reading: _Reading) -> None:
    """A cell, ? or x for every player (X1, X5)."""
    state, players = reading.state, reading.players
    names = cell_names(reading.config, state)
    reading.penguins = reading.parts[1].split(",", players, say("penguins-joined", players=players))
    state[PENGUIN_AT : PENGUIN_AT + SEATS] = OUT
    for seat, part in enumerate(reading.penguins):
        if part.text in ("?", "x"):
            state[PENGUIN_AT + seat] = WAITING if part.text == "?" else OUT
            continue
        if part.text not in CELLS_BY_NAME:
            raise part.refusal(say("no-penguin", text=quote(part.text)))
        if part.text not in names:
            raise part.refusal(say("no-tile-there", cell=part.text))
        slot = names.index(part.text)
        if int(state[slot]) == 0:
            raise part.refusal(say("no-coin-there", cell=part.text))
        if slot in state[PENGUIN_AT : PENGUIN_AT + seat]:
            raise part.refusal(say("share-a-cell", cell=part.text))
        state[PENGUIN_AT + seat] = slot


# Setups


def _check_setup(reading: _Reading) -> None:
    """Coins and penguins lie as this start brings them about (X7, X8)."""
    state, placing = reading.state, reading.phase == PLACE
    coins = coins_left(state)
    if placing and coins < COINS:
        raise reading.parts[3].refusal(say("placed-too-soon", all=COINS, coins=coins))
    if not placing and coins == COINS:
        raise reading.parts[3].refusal(say("all-coins-lie"))
    _check_heights(reading)
    if not placing and reading.seat != coins % reading.players:
        raise reading.parts[2].refusal(say("wrong-player", coins=coins, player=coins % reading.players + 1))
    for seat, part in enumerate(reading.penguins):
        if placing and seat < reading.seat:
            if part.text in ("?", "x"):
                raise part.refusal(say("placed-before", player=seat + 1, other=reading.seat + 1))
        elif part.text != "?":
            raise part.refusal(say("not-placed-yet", player=seat + 1))
    _check_first_coin(reading)


def _check_heights(reading: _Reading) -> None:
    """No second coin before every cell has one, none where the start lays none, and no level before its time (X7)."""
    heights = [reading.height(slot) for slot in range(reading.cells)]
    on_all = all(heights)
    chaotic = int(reading.config[START]) == Start.CHAOTIC
    upper = [slot for slot in range(reading.cells) if on_all and int(reading.config[UPPER]) >> slot & 1]
    lowest = min((heights[slot] for slot in upper), default=0)
    for slot, part in enumerate(reading.stacks):
        if slot not in upper and heights[slot] > 1:
            raise part.refusal(say("only-one-coin") if on_all else say("first-one-each"), 1)
        if slot in upper and not chaotic and heights[slot] > lowest + 1:
            raise part.refusal(say("level-too-soon", height=lowest + 1), lowest + 1)


def _check_first_coin(reading: _Reading) -> None:
    """The target is the first coin: dealt, that of the first cell; placed, one that lies at the bottom (X8)."""
    state, part = reading.state, reading.parts[4]
    target = int(state[TARGET_AT])
    bottoms = [suits(int(state[slot]))[0] if reading.height(slot) else NO_SUIT for slot in range(reading.cells)]
    if int(reading.config[START]) == Start.REGULAR:
        first = int(reading.config[ORDER_FROM])
        if target != bottoms[first]:
            x, y = tile_places(reading.config, state)[first // 4]
            name = cell_name((x + CORNERS[first % 4][0], y + CORNERS[first % 4][1]))
            raise part.refusal(say("first-coin-drawn", cell=name, suit=SUITS[bottoms[first]]))
    elif target not in bottoms or (target == NO_SUIT and coins_left(state)):
        raise part.refusal(say("wrong-target"))


# Games under way


def _check_play(reading: _Reading) -> None:
    """Who is in, who is to move, and whether the phase can be (X9 to X12)."""
    for seat, part in enumerate(reading.penguins):
        if part.text == "?":
            raise part.refusal(say("placed-by-now", player=seat + 1, phase=reading.parts[3].text))
    slot = int(reading.state[PENGUIN_AT + reading.seat])
    if slot == OUT:
        raise reading.parts[2].refusal(say("out-and-to-move", player=reading.seat + 1))
    left = sum(part.text != "x" for part in reading.penguins)
    phase = reading.parts[3]
    if reading.players > 1 and (left == 1) != (reading.phase == OVER):
        raise phase.refusal(say("over-by-now") if left == 1 else say("not-over-yet", penguins=left))
    can_move = int(targets(reading.config, reading.state, slot)) != 0
    if reading.phase == MOVE and not can_move:
        raise phase.refusal(say("cannot-move", player=reading.seat + 1))
    if reading.phase == MELT and int(free_coins(reading.state)) == 0:
        raise phase.refusal(say("nothing-to-melt"))
    if reading.phase == OVER and reading.players == 1 and can_move:
        raise phase.refusal(say("not-over"))
