"""Networks against each other, without search: thousands of games in a moment, to see whether learning still helps."""

import torch
from torch import Tensor

from rookery.kernel.game import Game
from rookery.learn.network import Network
from rookery.learn.policy import draw, masked
from rookery.learn.tables import Tables

MOST_PLIES = 2000
"""A game that is not over by then counts as a draw: few are, and all others would wait for them."""


@torch.no_grad()
def duel(ours: Network, theirs: Network, game: Game, games: int, device: str, seed: int) -> Tensor:
    """Our score in each of so many games: in each lane our network has one seat, and theirs the others.

    Lane i of a rotation sits in seat i, and all lanes of a rotation have the same dice.
    """
    lanes = games - games % game.players
    tables = Tables([game], [lanes], device, seed, restarts=False)
    mine = torch.arange(lanes, device=device) % game.players
    tables.batches[0].reset(list(range(lanes)), [seed + lane // game.players for lane in range(lanes)])
    scores = torch.zeros(lanes, device=device)
    over = torch.zeros(lanes, dtype=torch.bool, device=device)
    observations = torch.empty(lanes, tables.inputs, dtype=torch.uint8, device=device)
    for _ in range(min(game.playout_limit, MOST_PLIES)):
        seat, legal = tables.look(observations)
        # A game that is over has nothing legal: its lane is asked, and not heard.
        legal = legal | over[:, None]
        logits = torch.where((seat == mine)[:, None], ours(observations)[0], theirs(observations)[0])
        rewards, ended = tables.step(draw(masked(logits, legal)), seat.clamp(min=0))
        scores += rewards.gather(1, mine[:, None])[:, 0] * ~over
        over |= ended
        if bool(over.all()):
            break
    return scores


def points(scores: Tensor, players: int) -> float:
    """The share of the points: 1 for a win, 0 for a loss; among equals 1 / players."""
    least = -1 / max(1, players - 1)
    return float(((scores - least) / (1 - least)).mean())
