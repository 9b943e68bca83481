"""The Penguin Game to look at: the iceberg as a scene. Its places are in frame.py, what can be touched in touch.py.

Scenes and choices are drawn after every move, so all that they are made of is made once and kept: places for each way
in which the tiles lie and penguins are off them, pieces for each stack on each cell.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Facing, Flourish, LegendEntry, Mark, Piece, Progress, Scene, Seat
from rookery.rooms.penguin_game.board import COINS, OF_A_SUIT, SLOTS, SUIT_IDS, SUITS, Place
from rookery.rooms.penguin_game.frame import framed, grounds, labels, spaces
from rookery.rooms.penguin_game.ids import (
    CHALLENGE_ID,
    SEAT_LETTERS,
    bench_id,
    coin_id,
    penguin_id,
    supply_id,
    tray_id,
    turn_id,
)
from rookery.rooms.penguin_game.layout import (
    COIN,
    DRIFT,
    DRIFTING,
    HEIGHT,
    MELT,
    MOVE,
    NO_SUIT,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    TARGET_AT,
    TURNS_AT,
    WAITING,
    suits,
)
from rookery.rooms.penguin_game.names import PENGUINS, SEATS, TURNS
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES
from rookery.rooms.penguin_game.notation import drift_place, names_of, tile_places, unpack_drift
from rookery.rooms.penguin_game.reasons import reasons
from rookery.rooms.penguin_game.rules import STAY_CODE, Ending, targets

say = speaker("penguin-game")

ASKED = {
    PLACE: say("to-do-place"),
    MOVE: say("to-do-move"),
    MELT: say("to-do-melt"),
    DRIFT: say("to-do-drift"),
}
"""What a player is to do in a phase."""
LEGEND = tuple(LegendEntry(letter=letter, label=name) for letter, name in zip(SUITS, SUIT_NAMES, strict=True))
PIECES_KEPT = 16_384
"""How many stacks on cells are cached: enough for the matches that are played at one time."""


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
    challenge = state[TARGET_AT] if players == 1 and state[TARGET_AT] != NO_SUIT else None
    frame = framed(tiles, players, bool(config[DRIFTING]), laying, off, challenge)
    supply = _left(state) if laying else ()
    return Scene(
        game=position.game.key,
        width=frame.width,
        height=frame.height,
        status=_status(position, state),
        goal=_goal(players, state[TARGET_AT], _left_alone(state)),
        seats=_seats(players),
        turn=position.seat,
        winners=None if position.outcome is None else position.outcome.winners,
        progress=_progress(position, state),
        grounds=grounds(frame),
        spaces=spaces(frame, _berths(position, state, tiles), tuple(map(bool, supply))),
        pieces=_pieces(state, names, supply, players),
        marks=_marks(position.seat, state, names),
        labels=labels(frame),
        reasons=reasons(position, state, tiles),
        facings=_facings() if frame.drifting else (),
        legend=LEGEND,
        finale=() if position.outcome is None else _finale(Ending(position.outcome.reason), position.outcome.winners),
    )


@functools.cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name=SEATS[seat], letter=SEAT_LETTERS[seat]) for seat in range(players))


def _progress(position: Position, state: list[int]) -> tuple[Progress, ...]:
    """How many coins each penguin can go to from where it is: who has none when the turn comes is out.

    Alone, how many coins have melted of those that must.
    """
    config, players = position.game.config, position.game.players
    if players == 1:
        return (_melted(_left_alone(state), state[TARGET_AT]),)
    slots = state[PENGUIN_AT : PENGUIN_AT + players]
    reach = [0 if _is_off(slot) else targets(config, position.state, slot).bit_count() for slot in slots]
    return tuple(_in_reach(slot if _is_off(slot) else 0, coins) for slot, coins in zip(slots, reach, strict=True))


def _left_alone(state: list[int]) -> int:
    """How many coins have not melted yet, wherever they are."""
    return COINS if state[PHASE_AT] == COIN else coins_on(state)


@functools.cache
def _melted(left: int, target: int) -> Progress:
    symbol = None if target == NO_SUIT else f"coin-{SUIT_IDS[target]}"
    return Progress(done=COINS - left, of=COINS - 1, label=say("coins-left", coins=left), symbol=symbol)


@functools.cache
def _in_reach(slot: int, coins: int) -> Progress:
    off = {WAITING: say("not-yet-placed"), OUT: say("out")}.get(slot)
    return Progress(done=coins, label=off or say("in-reach", coins=coins))


def _berths(position: Position, state: list[int], tiles: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places that some tile can drift to now."""
    if state[PHASE_AT] != DRIFT:
        return ()
    drifts = {unpack_drift(code)[:2] for code in position.codes if code != STAY_CODE}
    return tuple(sorted({drift_place(tiles, tile, berth) for tile, berth in drifts} - {*tiles}))


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
        Facing(id=turn_id(turns), text=f"r{turns}", angle=90.0 * turns, label=name, turn=angle)
        for turns, (name, angle) in enumerate(zip(TURNS, (0.0, 90.0, 180.0, -90.0), strict=True))
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
    """A stack from bottom to top."""
    coins = suits(stack)
    return tuple(
        Piece(
            id=coin_id(slot, turns, level),
            symbol=f"coin-{SUIT_IDS[suit]}",
            stance="stacks",
            letter=SUITS[suit],
            label=_coin_label(coins, name, level),
            space=name,
            level=level,
        )
        for level, suit in enumerate(coins)
    )


def _coin_label(coins: list[int], cell: str, level: int) -> Message:
    """The top coin tells what lies under it, from the top down: everybody at a table saw it laid."""
    suit = SUIT_NAMES[coins[level]]
    if level < len(coins) - 1:
        return say("coin-covered", suit=suit, cell=cell, level=level + 1)
    below = tuple(SUIT_NAMES[each] for each in reversed(coins[:level]))
    return say("coin-on-top", suit=suit, cell=cell, level=level + 1, under=level, below=below)


@functools.cache
def _supply(suit: int, left: int) -> Piece:
    return Piece(
        id=supply_id(suit),
        symbol=f"coin-{SUIT_IDS[suit]}",
        stance="stacks",
        letter=SUITS[suit],
        label=say("supply", suit=SUIT_NAMES[suit], coins=left),
        space=tray_id(suit),
        count=left,
    )


@functools.lru_cache(PIECES_KEPT)
def _penguin(seat: int, slot: int, cell: str = "", level: int = 0) -> Piece:
    """A penguin on a cell, or without one on its bench."""
    name = PENGUINS[seat]
    off = {WAITING: say("penguin-waiting", penguin=name), OUT: say("penguin-out", penguin=name)}.get(slot)
    return Piece(
        id=penguin_id(seat),
        symbol="penguin",
        letter=SEAT_LETTERS[seat],
        label=off or say("penguin-on", penguin=name, cell=cell),
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


@functools.cache
def _finale(reason: Ending, winners: tuple[int, ...]) -> tuple[Flourish, ...]:
    """The last one on the ice waves; alone it dances, and if the challenge is met its flag billows."""
    penguins = tuple(penguin_id(seat) for seat in winners)
    match reason:
        case Ending.LAST_ONE:
            return (Flourish(how="waves", ids=penguins),)
        case Ending.CHALLENGE:
            return Flourish(how="dances", ids=penguins), Flourish(how="billows", ids=(CHALLENGE_ID,))
        case Ending.SUCCESS:
            return (Flourish(how="dances", ids=penguins),)
        case Ending.STUCK:
            return ()


# Words


@functools.cache
def _goal(players: int, target: int, left: int) -> Message:
    """To be the last one; alone, one coin, and the challenge as soon as there is one."""
    if players > 1:
        return say("goal")
    if target == NO_SUIT:
        return say("goal-alone", coins=left)
    return say("goal-challenge", suit=SUIT_NAMES[target], coins=left)


def _status(position: Position, state: list[int]) -> Message:
    """What is to be done, or how the game ended; alone that is the whole verdict."""
    if position.outcome is not None:
        return _result(state, Ending(position.outcome.reason))
    phase = state[PHASE_AT]
    if phase == COIN:
        return say("to-do-lay", coins=COINS - coins_on(state))
    if position.game.players == 1 and phase == MOVE:
        return say("to-do-move-alone", coins=coins_on(state))
    return ASKED[phase]


def _result(state: list[int], reason: Ending) -> Message:
    match reason:
        case Ending.LAST_ONE:
            return say("ended-last-one")
        case Ending.CHALLENGE:
            return say("ended-challenge", suit=SUIT_NAMES[state[TARGET_AT]])
        case Ending.SUCCESS:
            return say("ended-success", suit=SUIT_NAMES[state[TARGET_AT]])
        case _:
            return say("ended-stuck", coins=coins_on(state))
