"""What a move of The Penguin Game does, piece by piece: who goes where, what melts, what drifts along, who is out."""

from collections.abc import Iterator

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Happening
from rookery.rooms.penguin_game.board import OF_A_SUIT, SLOTS, TURNED
from rookery.rooms.penguin_game.frame import beside
from rookery.rooms.penguin_game.ids import bench_id, coin_id, penguin_id, supply_id, tile_id, tray_id
from rookery.rooms.penguin_game.layout import GONE_AT, HEIGHT, OUT, PENGUIN_AT, SEAT_AT, TURNS_AT, suits
from rookery.rooms.penguin_game.names import PENGUINS, SEATS, SUITS
from rookery.rooms.penguin_game.notation import cell_names, drift_place, tile_places, unpack_drift
from rookery.rooms.penguin_game.rules import COIN_CODE, DRIFT_CODE, MELT_CODE, PLACE_CODE, STAY_CODE
from rookery.rooms.penguin_game.touch import is_step, top_coin, top_suit

say = speaker("penguin-game")


class _Turn:
    """A position, a move, and the position after it."""

    def __init__(self, position: Position, code: int) -> None:
        config, state = position.game.config, position.state.copy()
        self.tiles = tile_places(config, state)
        self.names = cell_names(config, state)
        self.before: list[int] = state.tolist()
        position.game.engine.play(config, state, code)
        self.names_after = cell_names(config, state)
        self.after: list[int] = state.tolist()
        self.players = position.game.players
        self.seat = self.before[SEAT_AT]
        self.code = code

    def name_after(self, slot: int) -> str:
        """What the cell is called now where that which was on this slot is."""
        if not DRIFT_CODE <= self.code < STAY_CODE:
            return self.names_after[slot]
        tile, _, turns = unpack_drift(self.code)
        return self.names_after[tile * 4 + int(TURNED[turns * 4 + slot % 4]) if slot // 4 == tile else slot]


def happenings(position: Position, code: int) -> tuple[Happening, ...]:
    """What a legal move does in a position; those who cannot move when the turn comes to them leave last."""
    turn = _Turn(position, code)
    if code < PLACE_CODE:
        found = _move(turn, code // SLOTS, code % SLOTS)
    elif code < COIN_CODE:
        found = [_placing(turn, code - PLACE_CODE)]
    elif code < MELT_CODE:
        found = _coin(turn, (code - COIN_CODE) // SLOTS, (code - COIN_CODE) % SLOTS)
    elif code < DRIFT_CODE:
        found = [_melt(turn, code - MELT_CODE)]
    elif code < STAY_CODE:
        found = _drift(turn)
    else:
        found = [Happening(how="rests", seat=turn.seat, label=say("stays", who=SEATS[turn.seat]))]
    return (*found, *_leaving(turn))


def _move(turn: _Turn, here: int, there: int) -> list[Happening]:
    """A step or a hop; the coin that was left melts, unless the player is to choose one (M1, M2, ME1, F1)."""
    start, end, suit = turn.names[here], turn.names[there], SUITS[top_suit(turn.before[there])]
    steps = is_step(start, end, turn.before[here], turn.before[there])
    who = SEATS[turn.seat]
    label = say("steps", who=who, cell=end, suit=suit) if steps else say("hops", who=who, cell=end, suit=suit)
    moved = Happening(
        how="steps" if steps else "hops",
        piece=penguin_id(turn.seat),
        start=start,
        end=end,
        seat=turn.seat,
        label=label,
    )
    return [moved] if turn.before[here] == turn.after[here] else [moved, _melt(turn, here)]


def _placing(turn: _Turn, slot: int) -> Happening:
    cell, suit = turn.names[slot], SUITS[top_suit(turn.before[slot])]
    return Happening(
        how="placed",
        piece=penguin_id(turn.seat),
        start=bench_id(turn.seat),
        end=cell,
        seat=turn.seat,
        label=say("starts", who=SEATS[turn.seat], cell=cell, suit=suit),
    )


def _coin(turn: _Turn, suit: int, slot: int) -> list[Happening]:
    """A coin comes from its tray; with the last of a suit the heap there is gone (O2)."""
    cell = turn.names[slot]
    laid = Happening(
        how="placed",
        piece=coin_id(slot, turn.before[TURNS_AT + slot // 4], turn.before[slot] & HEIGHT),
        start=tray_id(suit),
        end=cell,
        seat=turn.seat,
        label=say("lays", who=SEATS[turn.seat], suit=SUITS[suit], cell=cell),
    )
    if _coins_of(turn.before, suit) + 1 < OF_A_SUIT:
        return [laid]
    label = say("last-of-a-suit", suit=SUITS[suit])
    return [laid, Happening(how="leaves", piece=supply_id(suit), start=tray_id(suit), seat=turn.seat, label=label)]


def _coins_of(state: list[int], suit: int) -> int:
    return sum(suits(stack).count(suit) for stack in state[:SLOTS])


def _melt(turn: _Turn, slot: int) -> Happening:
    """The top coin of a cell melts (ME1, F1)."""
    stack, cell = turn.before[slot], turn.names[slot]
    return Happening(
        how="melts",
        piece=top_coin(turn.before, slot),
        start=cell,
        seat=turn.seat,
        label=say("melts", suit=SUITS[top_suit(stack)], cell=cell),
    )


# Drifting


def _drift(turn: _Turn) -> list[Happening]:
    """A tile drifts or turns with all that is on it; then other cells may have new names (DR1, DR4).

    A tile is a space: it is known by its own id wherever it drifts to.
    """
    tile, berth, turns = unpack_drift(turn.code)
    place, who, here = drift_place(turn.tiles, tile, berth), SEATS[turn.seat], tile_id(tile)
    if turn.tiles[tile] == place:
        label = say("lets-turn", who=who, tile=tile + 1, turns=turns)
        found = [Happening(how="turned", piece=here, start=here, end=here, seat=turn.seat, label=label)]
    else:
        where = beside(turn.tiles, place, tile)
        label = say("lets-drift", who=who, tile=tile + 1, where=where, turns=turns)
        found = [Happening(how="drifts", piece=here, start=here, end=here, seat=turn.seat, label=label)]
    others = []
    for slot, stack in enumerate(turn.before[: len(turn.names)]):
        start, end = turn.names[slot], turn.name_after(slot)
        for piece, name in _things(turn, slot, stack):
            if slot // 4 == tile:
                label = say("carries", tile=tile + 1, what=name, cell=end)
                found.append(Happening(how="carried", piece=piece, start=start, end=end, seat=turn.seat, label=label))
            elif start != end:
                label = say("renamed", before=start, after=end)
                others.append(Happening(how="carried", piece=piece, start=start, end=end, seat=turn.seat, label=label))
    return found + others


def _things(turn: _Turn, slot: int, stack: int) -> Iterator[tuple[str, Message]]:
    """The ids and names of all that is on a slot, from bottom to top."""
    for level, suit in enumerate(suits(stack)):
        yield coin_id(slot, turn.before[TURNS_AT + slot // 4], level), SUITS[suit]
    for seat in range(turn.players):
        if turn.before[PENGUIN_AT + seat] == slot:
            yield penguin_id(seat), PENGUINS[seat]


# Going out


def _leaving(turn: _Turn) -> list[Happening]:
    """Penguins that cannot move when the turn comes to them, in their order; never the one that has just moved (T3)."""
    seats = range(turn.players)
    gone = [seat for seat in seats if turn.after[PENGUIN_AT + seat] == OUT != turn.before[PENGUIN_AT + seat]]
    return [
        Happening(
            how="leaves",
            piece=penguin_id(seat),
            start=turn.name_after(turn.before[PENGUIN_AT + seat]),
            end=bench_id(seat),
            seat=seat,
            label=say("goes-out", penguin=PENGUINS[seat]),
        )
        for seat in sorted(gone, key=lambda seat: turn.after[GONE_AT + seat])
    ]
