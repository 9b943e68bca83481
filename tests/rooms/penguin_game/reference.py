"""The Penguin Game once more, slow and plain, written from the rules alone to check the real engine against.

Nothing here is shared with the engine: stacks are strings in a dictionary by coordinates, every rule is a few lines
under the sentence that asks for it (quoted in a comment), and no table is computed ahead.
"""

from dataclasses import replace
from itertools import pairwise, product

from tests.rooms.penguin_game.reference_texts import (
    SUITS,
    Cell,
    Options,
    Position,
    cells_of,
    full_edges,
    heights_fit,
    name,
    read,
    start,
    write,
)

__all__ = ["Options", "moves", "outcome", "perft", "start"]

# Moves ----------------------------------------------------------------------------------------------------------------


def successors(position: Position, options: Options) -> dict[str, Position]:
    """Return every legal move of a position that is not over: its text, and the position after it."""
    match position.phase:
        case "coin":
            return coin_placements(position, options)
        case "place":
            return {f"@{name(cell)}": place(position, cell) for cell in position.free_coins()}
        case "move":
            return {
                f"{name(cell_of(position))}-{name(cell)}": walk(position, cell, options)
                for cell in position.targets(position.mover)
            }
        case "melt":
            return {f"!{name(cell)}": melt(position, cell, options) for cell in position.free_coins()}
        case _:
            # "not to drift is a move of its own"
            return {"=": next_turn(position)} | drifts(position)


def cell_of(position: Position) -> Cell:
    """Return where the penguin of the player to move stands."""
    here = position.penguins[position.mover]
    assert not isinstance(here, str)
    return here


def coin_placements(position: Position, options: Options) -> dict[str, Position]:
    """Return "a suit that has coins left and a cell", wherever the stacks may stand afterwards."""
    coins = "".join(position.stacks.values())
    found = {}
    for suit, cell in product(SUITS, position.stacks):
        stacks = {**position.stacks, cell: position.stacks[cell] + suit}
        after = replace(
            position,
            stacks=stacks,
            # "the challenge target is the first coin placed"
            target=position.target if coins else suit,
            mover=(position.mover + 1) % options.players,
        )
        if len(coins) == 23:
            after = replace(after, phase="place", mover=0)
        fits = heights_fit(after, options) and len(stacks[cell]) <= options.highest
        if coins.count(suit) < 6 and fits:
            found[f"{suit}@{name(cell)}"] = after
    return found


def place(position: Position, cell: Cell) -> Position:
    """Return the position after a penguin is placed."""
    after = put(position, position.mover, cell)
    if position.mover + 1 < len(position.penguins):
        return replace(after, mover=position.mover + 1)
    return next_turn(after)


def put(position: Position, seat: int, where: str | Cell) -> Position:
    """Return the position with a penguin elsewhere."""
    penguins = list(position.penguins)
    penguins[seat] = where
    return replace(position, penguins=tuple(penguins))


def walk(position: Position, cell: Cell, options: Options) -> Position:
    """Return the position after a step or a hop."""
    after = put(position, position.mover, cell)
    if options.flamethrowers:
        return replace(after, phase="melt")
    # "the coin that was left goes back into the bag"
    return melt(after, cell_of(position), options)


def melt(position: Position, cell: Cell, options: Options) -> Position:
    """Return the position after the top coin of a cell has melted."""
    after = replace(position, stacks={**position.stacks, cell: position.stacks[cell][:-1]})
    # "after the melt the player may move one tile"
    return replace(after, phase="drift") if options.drifting else next_turn(after)


def next_turn(position: Position) -> Position:
    """Return the position when the turn has come to a player who can move, or when the game is over."""
    if len(position.penguins) == 1:
        return replace(position, phase="move" if position.targets(0) else "over")
    seat = position.mover
    while len(position.seats_in) > 1:
        seat = next(s % len(position.penguins) for s in range(seat + 1, seat + 9) if in_play(position, s))
        if position.targets(seat):
            return replace(position, mover=seat, phase="move")
        # "A player who cannot move is out: the penguin is taken off"
        position = put(position, seat, "x")
    return replace(position, mover=position.seats_in[0], phase="over")


def in_play(position: Position, seat: int) -> bool:
    """Return whether a seat, counted round and round, is in."""
    return seat % len(position.penguins) in position.seats_in


def drifts(position: Position) -> dict[str, Position]:
    """Return every drift: "to another place, turned by any quarter turn, or both"."""
    found = {}
    # Beside a tile within 8 files and ranks no place is farther out than this.
    for tile, x, y in product(range(len(position.tiles)), range(-2, 9), range(-2, 9)):
        # "all tiles must be connected through full edges"
        if not full_edges((*position.tiles[:tile], (x, y), *position.tiles[tile + 1 :])):
            continue
        for turns in range(4):
            after = drifted(position, tile, (x, y), turns)
            # "A drift after which tiles, stacks and penguins are as before is not a move"
            if write(after) != write(position):
                found[f"{tile + 1}@{x},{y}r{turns}"] = next_turn(after)
    return found


def drifted(position: Position, tile: int, to: Cell, turns: int) -> Position:
    """Return the position with a tile moved and turned "with all that is on it", and the grid renamed."""
    old = position.tiles[tile]
    moved = {}
    for x, y in cells_of(old):
        right, up = x - old[0], y - old[1]
        for _ in range(turns):
            right, up = up, 1 - right  # clockwise: what was lower left is upper left
        moved[x, y] = (to[0] + right, to[1] + up)
    tiles = [*position.tiles]
    tiles[tile] = to
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)

    def renamed(cell: Cell) -> Cell:
        x, y = moved.get(cell, cell)
        return x - left, y - low

    return replace(
        position,
        tiles=tuple((x - left, y - low) for x, y in tiles),
        stacks={renamed(cell): stack for cell, stack in position.stacks.items()},
        penguins=tuple(place if isinstance(place, str) else renamed(place) for place in position.penguins),
    )


# Games ----------------------------------------------------------------------------------------------------------------


def outcome(line: list[str], options: Options) -> tuple[str, tuple[float, ...], tuple[int, ...]] | None:
    """Return reason, scores and ranks of a game with these positions so far, or None while it lasts."""
    position = read(line[-1], options)
    if position.phase != "over":
        return None
    if options.players == 1:
        # "The score is the number of coins left; 1 is a complete success", and a challenge with the suit of the target
        left = "".join(position.stacks.values())
        reason = "challenge" if left == position.target else "success" if len(left) == 1 else "stuck"
        return reason, (1.0 if len(left) == 1 else -(len(left) - 1) / 23,), (1,)
    winner = position.mover
    scores = tuple(1.0 if seat == winner else -1 / (options.players - 1) for seat in range(options.players))
    # "Players are ranked in the reverse order of going out; those already out in a position read share the last rank"
    order = [winner, *reversed(went_out(line, options))]
    ranks = tuple(order.index(seat) + 1 if seat in order else options.players for seat in range(options.players))
    return "last_one", scores, ranks


def went_out(line: list[str], options: Options) -> list[int]:
    """Return who went out within the line, first the first; within one ply the turn comes round by seats."""
    gone: list[int] = []
    positions = [read(text, options) for text in line]
    for before, after in pairwise(positions):
        round_table = [(before.mover + step) % options.players for step in range(1, options.players + 1)]
        gone += [seat for seat in round_table if before.penguins[seat] != "x" and after.penguins[seat] == "x"]
    return gone


def moves(line: list[str], options: Options) -> dict[str, str]:
    """Return the legal moves of a game with these positions so far, and the text after each; none once it is over."""
    position = read(line[-1], options)
    if position.phase == "over":
        return {}
    return {move: write(then) for move, then in successors(position, options).items()}


def perft(line: list[str], depth: int, options: Options) -> int:
    """Return the number of paths of exactly so many plies that carry this game on."""
    if depth == 0:
        return 1
    after = moves(line, options)
    return len(after) if depth == 1 else sum(perft([*line, then], depth - 1, options) for then in after.values())
