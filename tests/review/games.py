"""Games to review."""

from rookery import solver
from rookery.kernel.game import Position
from rookery.records.games import game_from_request, option_texts
from rookery.records.record import Player, Record, result_of
from rookery.review.reviewing import move_to


def record_of(positions: list[Position], *names: str) -> Record:
    """A record of a game whose positions are given."""
    game, outcome = positions[0].game, positions[-1].outcome
    return Record(
        game=game.key,
        rules=game.room.version,
        options=option_texts(game),
        players=tuple(Player(name, "person") for name in names or ("",) * game.players),
        start=str(positions[0]),
        moves=tuple(move_to(position) for position in positions[1:]),
        result=None if outcome is None else result_of(outcome),
    )


def thrown_away() -> list[Position]:
    """A game of The Penguin Game: its second move throws a win away, and all others are right."""
    positions = [game_from_request("penguin-game", 2, {}).start(seed=7).play("@b2").play("@c3")]
    for move in ("b2-a1", "c3-d3"):
        positions.append(positions[-1].play(move))
    while positions[-1].outcome is None:
        positions.append(positions[-1].play(solver.solve(positions[-1]).best[0]))
    return positions


def rolled() -> list[Position]:
    """A few moves of a game with dice."""
    positions = [game_from_request("polar-dare", 2, {}).start()]
    for move in ("P2", "S-a1", "a1-b1", "P3", "S-a1", "S-a1", "S-c1"):
        positions.append(positions[-1].play(move))
    return positions
