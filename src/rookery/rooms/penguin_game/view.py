"""The Penguin Game to look at: the iceberg as a scene. Its places are in frame.py, what can be touched in touch.py.

Scenes and choices are drawn after every move, so all that they are made of is made once and kept: places for each way
in which the tiles lie and penguins are off them, pieces for each stack on each cell.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.scene import Facing, Mark, Piece, Scene, Seat
from rookery.rooms.penguin_game.board import COINS, OF_A_SUIT, SLOTS, SUIT_NAMES, SUITS, TURNED
from rookery.rooms.penguin_game.frame import NAMES, bench_id, framed, grounds, labels, spaces, tray_id
from rookery.rooms.penguin_game.layout import (
    COIN,
    DRIFT,
    DRIFTING,
    HEIGHT,
    MELT,
    MOVE,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    TARGET_AT,
    TURNS_AT,
    WAITING,
    suits,
)
from rookery.rooms.penguin_game.notation import names_of, tile_places, unpack_drift
from rookery.rooms.penguin_game.rules import STAY_CODE, Ending

SUIT_WORDS = ("a sun", "a moon", "a crown", "arms")
TURN_WORDS = ("not turned", "turned a quarter clockwise", "turned by half", "turned a quarter counter-clockwise")
ASKED = {PLACE: "place the penguin", MOVE: "move", MELT: "melt a coin", DRIFT: "let a tile drift, or not"}
"""What a player is to do in a phase."""
CORNER_IDS = ("ll", "lr", "ul", "ur")
PIECES_KEPT = 16_384
"""So many stacks on cells are kept: enough for the matches that are played at one time."""


# Ids, and words that choices share


def penguin_id(seat: int) -> str:
    """The id of a player's penguin."""
    return f"penguin-{NAMES[seat].lower()}"


def supply_id(suit: int) -> str:
    """The id of the coins of a suit that are left."""
    return f"supply-{SUIT_NAMES[suit]}"


def turn_id(turns: int) -> str:
    """The id of so many quarter turns."""
    return f"turn-{turns}"


def coins_in_words(count: int) -> str:
    """So many coins."""
    return "1 coin" if count == 1 else f"{count} coins"


def coins_on(state: list[int]) -> int:
    """How many coins lie on the iceberg."""
    return sum([stack & HEIGHT for stack in state[:SLOTS]])


# The scene


def scene(position: Position, seat: int) -> Scene:
    """The position, which looks the same to all seats."""
    config, players = position.game.config, position.game.players
    state: list[int] = position.state.tolist()
    tiles, laying = tile_places(config, position.state), state[PHASE_AT] == COIN
    off = tuple(each for each in range(players) if _is_off(state[PENGUIN_AT + each]))
    names = names_of(tiles)
    frame = framed(tiles, players, bool(config[DRIFTING]), laying, off)
    supply = _left(state) if laying else ()
    return Scene(
        game=position.game.key,
        width=frame.width,
        height=frame.height,
        status=_status(position, state),
        seats=_seats(players),
        turn=position.seat,
        grounds=grounds(frame),
        spaces=spaces(frame, _berths(position, state), tuple(map(bool, supply))),
        pieces=_pieces(state, names, supply, players),
        marks=_marks(position.seat, state, names),
        labels=labels(frame),
        facings=_facings() if frame.drifting else (),
    )


@functools.cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name=name, letter=name[0]) for name in NAMES[:players])


def _berths(position: Position, state: list[int]) -> tuple[int, ...]:
    """The berths that some tile can drift to now."""
    if state[PHASE_AT] != DRIFT:
        return ()
    return tuple(sorted({unpack_drift(code)[1] for code in position.codes if code != STAY_CODE}))


def _is_off(slot: int) -> bool:
    """Whether a penguin is not on the iceberg."""
    return slot in {WAITING, OUT}


def _left(state: list[int]) -> tuple[int, ...]:
    """How many coins of each suit are left to be laid."""
    laid = [suit for stack in state[:SLOTS] for suit in suits(stack)]
    return tuple(OF_A_SUIT - laid.count(suit) for suit in range(len(SUITS)))


@functools.cache
def _facings() -> tuple[Facing, ...]:
    return tuple(
        Facing(id=turn_id(turns), text=f"r{turns}", angle=90.0 * turns, label=words)
        for turns, words in enumerate(TURN_WORDS)
    )


# Pieces


def _pieces(state: list[int], names: tuple[str, ...], supply: tuple[int, ...], players: int) -> tuple[Piece, ...]:
    found: list[Piece] = []
    for slot, name in enumerate(names):
        if stack := state[slot]:
            found += _coins(stack, slot, state[TURNS_AT + slot // 4], name)
    found += [_supply(suit, left) for suit, left in enumerate(supply) if left]
    for seat, slot in enumerate(state[PENGUIN_AT : PENGUIN_AT + players]):
        found.append(_penguin(seat, slot) if _is_off(slot) else _penguin(seat, slot, names[slot], state[slot] & HEIGHT))
    return tuple(found)


@functools.lru_cache(PIECES_KEPT)
def _coins(stack: int, slot: int, turns: int, name: str) -> tuple[Piece, ...]:
    """A stack from bottom to top. A coin is known by the corner where it lay when the tiles had not yet turned."""
    tile, corner = divmod(slot, 4)
    origin = int(TURNED[-turns % 4 * 4 + corner])
    coins = suits(stack)
    return tuple(
        Piece(
            id=f"coin-{tile + 1}{CORNER_IDS[origin]}-{level}",
            symbol=f"coin-{SUIT_NAMES[suit]}",
            stance="stacks",
            letter=SUITS[suit],
            label=f"{SUIT_WORDS[suit]} on {name}, {'top' if level == len(coins) - 1 else 'covered'}, level {level + 1}",
            space=name,
            level=level,
        )
        for level, suit in enumerate(coins)
    )


@functools.cache
def _supply(suit: int, left: int) -> Piece:
    return Piece(
        id=supply_id(suit),
        symbol=f"coin-{SUIT_NAMES[suit]}",
        stance="stacks",
        letter=SUITS[suit],
        label=f"{SUIT_NAMES[suit]}: {coins_in_words(left)} left",
        space=tray_id(suit),
        count=left,
    )


@functools.lru_cache(PIECES_KEPT)
def _penguin(seat: int, slot: int, cell: str = "", level: int = 0) -> Piece:
    """A penguin on a cell, or without one on its bench."""
    where = {WAITING: "not yet placed", OUT: "out"}.get(slot) or f"on {cell}"
    return Piece(
        id=penguin_id(seat),
        symbol="penguin",
        letter=NAMES[seat][0],
        label=f"{NAMES[seat]}'s penguin, {where}",
        space=cell or bench_id(seat),
        seat=seat,
        level=level,
    )


def _marks(seat: int | None, state: list[int], names: tuple[str, ...]) -> tuple[Mark, ...]:
    """The penguin whose turn it is, once it is on the iceberg."""
    if seat is None or _is_off(state[PENGUIN_AT + seat]):
        return ()
    return _active(names[state[PENGUIN_AT + seat]])


@functools.cache
def _active(name: str) -> tuple[Mark, ...]:
    return (Mark(kind="active", space=name),)


# Words


def _status(position: Position, state: list[int]) -> str:
    if position.outcome is not None:
        return _result(state, Ending(position.outcome.reason))
    who, phase = NAMES[state[SEAT_AT]], state[PHASE_AT]
    if phase == COIN:
        return f"{who} to lay a coin: {COINS - coins_on(state)} left"
    if position.game.players == 1 and phase == MOVE:
        coins = coins_in_words(coins_on(state))
        return f"{who} to move: {coins} left; the challenge: end on {SUIT_WORDS[state[TARGET_AT]]}"
    return f"{who} to {ASKED[phase]}"


def _result(state: list[int], reason: Ending) -> str:
    match reason:
        case Ending.LAST_ONE:
            return f"{NAMES[state[SEAT_AT]]} is the last one on the iceberg and wins"
        case Ending.CHALLENGE:
            return f"Challenge met: one coin is left, and it is {SUIT_WORDS[state[TARGET_AT]]}"
        case Ending.SUCCESS:
            return f"Complete success: one coin is left; the challenge was {SUIT_WORDS[state[TARGET_AT]]}"
        case _:
            return f"No move left: {coins_in_words(coins_on(state))} remain, 1 would be a complete success"
