"""Small nets for the tests: they have learnt nothing, but say something else of every position."""

import itertools
from collections.abc import Iterator

import numpy as np

from rookery.kernel.game import Game, Position
from rookery.kernel.inference import Answers, Floats, Layers
from rookery.kernel.nets import Net, shapes
from rookery.kernel.planes import total_size


def small_net(game: Game, *, width: int = 12, blocks: int = 2) -> Net:
    """A net whose weights are made by a formula, so that they are the same everywhere and need no file."""
    sizes = shapes(total_size(game.planes), width, blocks, game.action_count, game.room.players[1])
    layers = Layers(*(_numbers(shape, index) for index, shape in enumerate(sizes.values())))
    return Net(game=game.key, rules=game.room.version, planes=game.planes, layers=layers, training={"plies": 0})


def _numbers(shape: tuple[int, ...], start: int) -> Floats:
    count = int(np.prod(shape))
    # 16 bits hold them exactly, so that a net is the same after it was written and read.
    numbers = (np.sin(np.arange(count) * 12.9898 + start) / 2).astype(np.float16)
    return np.asarray(numbers.reshape(shape), np.float32)


def played(game: Game, seed: int) -> Iterator[Position]:
    """The positions of a game in which somebody moves, each move chosen by turns from all over the list."""
    position = game.start(seed=seed)
    for ply in itertools.count():
        if position.outcome is not None:
            return
        if position.seat is None:
            position = position.roll(seed + ply)
            continue
        yield position
        position = position.play(position.moves[(7 * ply + seed) % len(position.moves)])


def asked(game: Game, positions: list[Position]) -> Answers:
    """Positions as a net is asked about them, with space for its answers."""
    lanes = len(positions)
    observations = np.zeros((lanes, total_size(game.planes)), np.uint8)
    legal = np.zeros((lanes, game.action_count), np.bool_)
    for lane, position in enumerate(positions):
        seat = position.seat or 0
        game.engine.observe(game.config, position.state.copy(), 1, seat, observations[lane])
        seen = game.seen_actions(seat)
        legal[lane, [seen[action] for action in position.actions]] = True
    priors = np.zeros(legal.shape, np.float32)
    return Answers(observations, legal, priors, np.zeros((lanes, game.players), np.float32))
