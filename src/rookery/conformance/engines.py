"""The rules are one source: however they are run, they play the same games."""

import numpy as np

from rookery.conformance.cases import each_game, random_game
from rookery.kernel.batch import Course
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.game import Game
from rookery.kernel.host_batch import HostBatch
from rookery.kernel.planes import MOST, total_size
from rookery.kernel.protocol import CHANCE, GOES_ON, State
from rookery.kernel.run import perft_with, playouts_with


@each_game
def interpreted_is_native(game: Game) -> None:
    """Interpreted and native rules play the same games."""
    one, other = interpreted(game.room.rules), native(game.room.rules)
    for _, position in random_game(game, 13):
        _same_position(game, position.state.copy(), one, other)
    _same_loops(game, one, other)


def _same_position(game: Game, state: State, one: Engine, other: Engine) -> None:
    rules, config = game.room.rules, game.config
    moves, others = np.zeros((2, rules.move_limit), np.int32)
    assert one.turn(config, state) == other.turn(config, state)
    assert one.ending(config, state, 1) == other.ending(config, state, 1)
    assert one.identity(config, state) == other.identity(config, state)
    _same_observation(game, state, one, other)
    if one.ending(config, state, 1) != GOES_ON:
        return
    count = one.legal(config, state, moves)
    assert count == other.legal(config, state, others) <= rules.move_limit
    assert moves[:count].tolist() == others[:count].tolist()
    for move in moves[:count].tolist():
        number = one.action(config, state, move)
        assert number == other.action(config, state, move)
        assert one.code(config, state, number) == other.code(config, state, number) == move
        if one.turn(config, state) == CHANCE:
            assert one.weight(config, state, move) == other.weight(config, state, move)
        after, and_after = state.copy(), state.copy()
        one.play(config, after, move)
        other.play(config, and_after, move)
        assert after.tolist() == and_after.tolist()


def _same_observation(game: Game, state: State, one: Engine, other: Engine) -> None:
    """All seats see the same, however the rules are run, in numbers that the planes allow."""
    for seat in range(game.players):
        seen, and_seen = np.zeros((2, total_size(game.planes)), np.uint8)
        one.observe(game.config, state, 1, seat, seen)
        other.observe(game.config, state, 1, seat, and_seen)
        assert seen.tolist() == and_seen.tolist()
        first = 0
        for plane in game.planes:
            assert seen[first : first + plane.size].max() <= plane.most <= MOST, plane.name
            first += plane.size


def _same_loops(game: Game, one: Engine, other: Engine) -> None:
    rules, config = game.room.rules, game.config
    root, limit = game.start(1).state.copy(), game.longest or 1000
    left, right = (playouts_with(engine, rules, config, root, 12, 5, limit) for engine in (one, other))
    assert left.plies.tolist() == right.plies.tolist()
    assert left.endings.tolist() == right.endings.tolist()
    assert left.states.tolist() == right.states.tolist()
    for row, reason in zip(left.states, left.endings.tolist(), strict=True):
        assert one.winner(config, row, reason) == other.winner(config, row, reason)
        for seat in range(game.players):
            assert one.score(config, row, reason, seat) == other.score(config, row, reason, seat)
    assert perft_with(one, rules, config, root, 2) == perft_with(other, rules, config, root, 2)
    for masks in (True, False):
        course = Course(3, rolls=masks, restarts=True)
        here, there = (HostBatch(game, engine, 5, course, limit + 1, masks) for engine in (one, other))
        for _ in range(60):
            here.step()
            there.step()
            assert here.states.tolist() == there.states.tolist()
            assert here.seat.tolist() == there.seat.tolist()
            assert here.rewards.tolist() == there.rewards.tolist()
        if masks:
            assert here.legal.tolist() == there.legal.tolist()
        if game.planes:
            assert here.observe().tolist() == there.observe().tolist()


@each_game
def playouts_are_games(game: Game) -> None:
    """A native random game ends where its own moves, played one by one, end too."""
    played = game.playouts(game.start(1), 200, seed=6)
    assert (played.endings != GOES_ON).all()
    assert (played.plies > 0).all()
    for state, reason in zip(played.states[:50], played.endings[:50].tolist(), strict=True):
        text = game.room.write(game.config, state)
        assert str(game.read(text)) == text
        assert reason in list(game.room.endings)


@each_game
def perft_counts_paths(game: Game) -> None:
    """Perft counts what playing every move counts."""

    def paths(position_text: str, depth: int) -> int:
        position = game.read(position_text)
        if depth == 0:
            return 1
        return sum(paths(str(position.play(move)), depth - 1) for move in position.moves)

    start = game.start(1)
    for depth in range(3):
        assert game.perft(start, depth) == paths(str(start), depth)


@each_game
def seats_see_all_actions(game: Game) -> None:
    """A seat sees every action under a number of its own; what it sees twice turned is what it sees."""
    numbers = list(range(game.action_count))
    assert list(game.seen_actions(0)) == numbers
    for seat in range(game.players):
        assert sorted(game.seen_actions(seat)) == numbers


CHECKS = (interpreted_is_native, playouts_are_games, perft_counts_paths, seats_see_all_actions)
