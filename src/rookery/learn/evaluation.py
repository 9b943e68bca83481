"""How strong a network is while it learns: against its earlier selves, and against the levels, without any search."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import torch

from rookery import bots
from rookery.bots.sequential import SequentialTest
from rookery.kernel.game import Game, Position
from rookery.learn.duels import duel, points
from rookery.learn.network import Network

EARLIER = (0.5, 0.55)
"""Between these shares of the points lies the question whether a network is stronger than an earlier one."""
LEVEL = (0.5, 0.6)
"""The same for a level."""
BEFORE = "earlier"
"""The name of an earlier network."""
MOST_ROTATIONS = 40
"""Against a level; who is as strong as the other is seldom told apart by fewer games."""


class Verdict(NamedTuple):
    """How a test went."""

    opponent: str
    share: float
    """Of the points."""
    games: int
    stronger: bool | None
    """None where it cannot be told yet."""


class Policy:
    """A network as a player: it takes the move that it likes best, and looks nowhere."""

    def __init__(self, network: Network, game: Game) -> None:
        self._network, self._game = network, game
        views = [np.array(game.seen_actions(seat)) for seat in range(game.players)]
        self._views = [torch.from_numpy(view) for view in views]

    def choose(self, position: Position, *, seed: int = 0) -> str:  # noqa: ARG002  # nothing is left to chance
        """The move that the network likes best."""
        return self.choose_all([position])[0]

    @torch.no_grad()
    def choose_all(self, positions: Sequence[Position]) -> list[str]:
        """The moves that the network likes best in some positions."""
        device = next(self._network.parameters()).device
        observations = np.stack([position.observe(position.seat or 0) for position in positions])
        logits, _ = self._network(torch.from_numpy(observations).to(device))
        chosen = []
        for position, row in zip(positions, logits.cpu(), strict=True):
            seen = self._views[position.seat or 0][list(position.actions)]
            chosen.append(position.moves[int(row[seen].argmax())])
        return chosen


def against_earlier(network: Network, earlier: Network, game: Game, games: int, device: str, seed: int) -> Verdict:
    """A test against an earlier network, in many games at once."""
    scores = duel(network, earlier, game, games, device, seed)
    test = SequentialTest(*EARLIER)
    rotations = scores.reshape(-1, game.players)
    for rotation in rotations:
        test.see(points(rotation, game.players))
    return Verdict(BEFORE, points(scores, game.players), len(scores), test.stronger)


def against_level(network: Network, level: str, game: Game, seed: int, rotations: int = MOST_ROTATIONS) -> Verdict:
    """A test against a level: it stops as soon as it knows."""
    test = SequentialTest(*LEVEL)
    for number in range(rotations):
        test.see(float(np.mean(list(_rotation(Policy(network, game), level, game, seed + number)))))
        if test.stronger is not None:
            break
    return Verdict(level, test.share, test.units * game.players, test.stronger)


def _rotation(policy: Policy, level: str, game: Game, seed: int) -> Iterator[float]:
    """The network's points in one game for each seat, with the same start and the same dice."""
    least = -1 / max(1, game.players - 1)
    for mine in range(game.players):
        position = game.start(seed=seed)
        dice, seeds = np.random.default_rng(seed), np.random.default_rng(seed)
        others = [bots.player(level, game) for _ in range(game.players)]
        while position.outcome is None:
            if position.seat is None:
                position = position.roll(dice)
                continue
            player = policy if position.seat == mine else others[position.seat]
            position = position.play(player.choose(position, seed=int(seeds.integers(2**32))))
        yield (position.outcome.scores[mine] - least) / (1 - least)
