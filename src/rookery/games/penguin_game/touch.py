"""The Penguin Game to touch: every legal move as a choice."""

from rookery.games.penguin_game.board import SLOTS
from rookery.games.penguin_game.layout import HEIGHT, MOVE, OVER, PENGUIN_AT, PHASE_AT, PLACE, SEAT_AT, SUIT
from rookery.games.penguin_game.notation import berth_place, cell_names, tile_places, unpack_drift
from rookery.games.penguin_game.rules import (
    COIN_CODE,
    DRIFT_CODE,
    MELT_CODE,
    PLACE_CODE,
    STAY_CODE,
    Ending,
    targets,
)
from rookery.games.penguin_game.setup import coins_left
from rookery.games.penguin_game.view import (
    NAMES,
    SUIT_WORDS,
    TURN_WORDS,
    berth_id,
    coins_in_words,
    penguin_id,
    supply_id,
    tile_id,
    turn_id,
)
from rookery.kernel.game import Position
from rookery.kernel.scene import Choice


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a drift is a tile, its place unless it stays there, and how it turns."""
    cautions = {move: _caution(position, position.play(move)) for move in position.moves}
    # Where every move is a sad one there is nothing to ask.
    warns = None in cautions.values()
    names = cell_names(position.game.config, position.state)
    return tuple(
        Choice(
            move=move,
            touches=_touches(position, code, names),
            label=_spoken(position, code, names),
            caution=cautions[move] if warns else None,
        )
        for code, move in zip(position.codes, position.moves, strict=True)
    )


def _touches(position: Position, code: int, names: list[str]) -> tuple[str, ...]:
    if code == STAY_CODE:
        return ()
    if code >= DRIFT_CODE:
        tile, berth, turns = unpack_drift(code)
        place = berth_place(berth)
        there = () if _stays(position, tile, berth) else (berth_id(place),)
        return tile_id(tile), *there, turn_id(turns)
    if code >= MELT_CODE:
        return (names[code - MELT_CODE],)
    if code >= COIN_CODE:
        return supply_id((code - COIN_CODE) // SLOTS), names[(code - COIN_CODE) % SLOTS]
    if code >= PLACE_CODE:
        return (names[code - PLACE_CODE],)
    return penguin_id(int(position.state[SEAT_AT])), names[code % SLOTS]


def _stays(position: Position, tile: int, berth: int) -> bool:
    """Whether a tile turns where it lies."""
    return tile_places(position.game.config, position.state)[tile] == berth_place(berth)


def _spoken(position: Position, code: int, names: list[str]) -> str:
    who = NAMES[int(position.state[SEAT_AT])]
    if code == STAY_CODE:
        return "No tile drifts"
    if code >= DRIFT_CODE:
        tile, berth, turns = unpack_drift(code)
        x, y = berth_place(berth)
        drifts = "stays" if _stays(position, tile, berth) else f"drifts to {x},{y}"
        return f"Tile {tile + 1} {drifts}, {TURN_WORDS[turns]}"
    if code >= MELT_CODE:
        slot = code - MELT_CODE
        return f"Melt {_top(position, slot)} on {names[slot]}"
    if code >= COIN_CODE:
        suit, slot = divmod(code - COIN_CODE, SLOTS)
        return f"Lay {SUIT_WORDS[suit]} on {names[slot]}"
    if code >= PLACE_CODE:
        slot = code - PLACE_CODE
        return f"{who}'s penguin starts on {names[slot]}, on {_top(position, slot)}"
    origin, target = divmod(code, SLOTS)
    steps = _is_step(position, origin, target, names)
    return f"{who} {'steps' if steps else 'hops'} to {names[target]}, on {_top(position, target)}"


def _top(position: Position, slot: int) -> str:
    """The coin on top of a stack."""
    return SUIT_WORDS[(int(position.state[slot]) & SUIT) >> 4]


def _is_step(position: Position, origin: int, target: int, names: list[str]) -> bool:
    """Whether a move goes one cell far and to the same height."""
    (a, b), (x, y) = ((ord(names[slot][0]), int(names[slot][1])) for slot in (origin, target))
    level = (int(position.state[origin]) ^ int(position.state[target])) & HEIGHT == 0
    return level and abs(a - x) <= 1 and abs(b - y) <= 1


def _caution(position: Position, after: Position) -> str | None:
    """A turn or a placing after which the penguin has nowhere to go is worth a question."""
    state, seat = after.state, int(position.state[SEAT_AT])
    placed = int(position.state[PHASE_AT]) == PLACE
    if not placed and int(state[PHASE_AT]) not in {MOVE, OVER}:
        return None
    if after.outcome is not None:
        ends_short = after.outcome.reason == Ending.STUCK
        return f"The game ends here, with {coins_in_words(coins_left(state))} left" if ends_short else None
    if targets(after.game.config, state, int(state[PENGUIN_AT + seat])) == 0:
        return "From there your penguin has nowhere to go, as things stand"
    return None
