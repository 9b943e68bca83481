"""Exact play once more, slow and plain, over the public positions alone: to check the solver against."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import rookery
from rookery.rooms.penguin_game.layout import PENGUIN_AT, PHASE_AT, PLACE, SEAT_AT, WAITING

KEY = "penguin-game"
SUITS = "smca"
VARIANTS: list[dict[str, Any]] = [
    {},
    {"tiles": "line"},
    {"tiles": ((0, 0), (2, 1), (4, 0), (2, 3))},
    {"start": "irregular", "tiles": "T"},
    {"start": "chaotic"},
    {"start": "strategic", "tiles": "S"},
    {"tiny_and_tall": True},
    {"tiny_and_tall": True, "start": "chaotic"},
    {"flamethrowers": True},
    {"flamethrowers": True, "tiny_and_tall": True, "start": "irregular"},
]
"""Every option that exact play covers."""


def dice(seed: object) -> random.Random:
    """Chance that is the same every time."""
    return random.Random(str(seed))  # noqa: S311  # no secret


@cache
def of_two(position: rookery.Position) -> tuple[int, int, tuple[str, ...]]:
    """The winner, the plies to the end, and all best moves: the winner hurries, the loser delays."""
    if position.outcome is not None:
        return position.outcome.winners[0], 0, ()
    after = {move: of_two(position.play(move)) for move in position.moves}
    won = {move: plies for move, (winner, plies, _) in after.items() if winner == position.seat}
    rest = won or {move: plies for move, (_, plies, _) in after.items()}
    chosen = min(rest.values()) if won else max(rest.values())
    mover = position.seat
    assert mover is not None
    best = tuple(move for move, plies in rest.items() if plies == chosen)
    return mover if won else 1 - mover, chosen + 1, best


def lines(position: rookery.Position) -> Iterator[tuple[tuple[str, ...], rookery.Position]]:
    """Every line of play to its end."""
    if position.outcome is not None:
        yield (), position
    for move in position.moves:
        for rest, end in lines(position.play(move)):
            yield (move, *rest), end


def coins_of(position: rookery.Position) -> str:
    """All coins of a position, as letters."""
    return "".join(letter for letter in str(position).split()[0] if letter in SUITS)


def endgame(chance: random.Random, coins: int, players: int = 2, **options: Any) -> rookery.Position:
    """A position with so many coins, the penguins among them."""
    game = rookery.game(KEY, players=players, **options)
    while True:
        try:
            position = game.read(_text(chance, game, coins))
        except rookery.BadNotation:
            continue
        if position.outcome is None:
            return position


def _text(chance: random.Random, game: rookery.Game, coins: int) -> str:
    """A text that may or may not be a position's."""
    tiles = [tile.split(":")[0] for tile in str(game.start(0)).split()[0].split("|")]
    stacks = [""] * (4 * len(tiles))
    for _ in range(coins):
        stacks[chance.randrange(len(stacks))] += chance.choice(SUITS)
    taken = [index for index, stack in enumerate(stacks) if stack]
    cells = []
    for index in chance.sample(taken, min(len(taken), game.players)):
        x, y = map(int, tiles[index // 4].split(","))
        cells.append(f"{'abcdefgh'[x + index % 2]}{y + index % 4 // 2 + 1}")
    board = "|".join(
        f"{tile}:{','.join(stack or '-' for stack in stacks[4 * number : 4 * number + 4])}"
        for number, tile in enumerate(tiles)
    )
    phase = chance.choice(["move", "melt"]) if game.options["flamethrowers"] else "move"
    return f"{board} {','.join(cells)} {chance.randrange(game.players) + 1} {phase} {chance.choice(SUITS)}"


def before_placement(position: rookery.Position, waiting: int) -> rookery.Position:
    """The same coins with some penguins still to be placed, fewer coins than any real start has."""
    state = position.state.copy()
    state[PHASE_AT] = PLACE
    state[SEAT_AT] = position.game.players - waiting
    for seat in range(position.game.players - waiting, position.game.players):
        state[PENGUIN_AT + seat] = WAITING
    return rookery.Position(position.game, state)
