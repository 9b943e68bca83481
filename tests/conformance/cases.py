"""The games under test: every room of the catalog with every number of players and each of its options changed."""

from collections.abc import Iterator

from rookery import catalog
from rookery.kernel.game import Game, Position, Room
from rookery.kernel.rng import below, word


def games() -> Iterator[Game]:
    """Each room with each number of players, by its defaults."""
    for room in catalog.rooms():
        yield from (Game(room, players) for players in range(room.players[0], room.players[1] + 1))


def name(game: Game) -> str:
    """A name for a test's report."""
    return f"{game.key}-{game.players}"


def key(room: Room) -> str:
    """A name for a test's report."""
    return room.key


def random_game(game: Game, seed: int, most: int = 600) -> list[tuple[str, Position]]:
    """A game of random moves: each move with the position after it, the opening first with no move."""
    position = game.start(seed)
    line = [("", position)]
    for ply in range(most):
        if position.outcome is not None:
            break
        move = position.moves[below(word(seed, 0, ply), len(position.moves))]
        position = position.play(move)
        line.append((move, position))
    return line
