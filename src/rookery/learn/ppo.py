"""Proximal policy optimisation by self-play: play some plies in all lanes, then learn from them, and so on.

The network gives a value to every seat, so every ply tells all seats something: the advantage of an action is that of
the seat that chose it, and the values of all seats are learnt from every position. docs/explanation/self-play.md has
the mathematics.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor

from rookery.learn.network import Network
from rookery.learn.policy import draw, masked
from rookery.learn.tables import Tables
from rookery.learn.teachers import Teacher


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    plies: int = 128
    """In each lane, between two lessons."""
    horizon: float = 0.98
    """The lambda of generalised advantage estimation: how far an advantage looks ahead before values take over."""
    epochs: int = 2
    """How often a ply is learnt from."""
    minibatch: int = 32_768
    rate: float = 1e-3
    """Of learning, in the beginning; it falls to a tenth of that."""
    clip: float = 0.2
    """How far an action's probability may move away from what it was played with."""
    entropy: float = 0.02
    """The worth of variety, in the beginning; it falls to a tenth of that too."""
    value_weight: float = 1.0
    draw_cost: float = 0.0
    """What a draw costs everybody: among equals a drawish game teaches little. What seats win others lose, so whoever
    takes the mean from the values of all seats has them without this cost."""
    steepest: float = 1.0
    """The longest gradient."""


class Played(NamedTuple):
    """What was played: a row for each ply and lane."""

    observations: Tensor
    legal: Tensor
    seats: Tensor
    actions: Tensor
    logs: Tensor
    """The logarithms of the probabilities with which actions were chosen."""
    advice: Tensor | None
    """The probabilities of all actions by the teacher, where there was one."""
    advantages: Tensor
    """Of each action, for the seat that chose it."""
    returns: Tensor
    """What each seat got or could expect."""


class Lesson(NamedTuple):
    """How a lesson went: means over all that was learnt from."""

    policy_loss: float
    value_loss: float
    entropy: float
    divergence: float
    explained: float
    """The share of the returns' variance that the values knew before."""


@torch.no_grad()
def play(network: Network, tables: Tables, recipe: Recipe, teacher: Teacher | None = None) -> Played:
    """Play some plies in all lanes, and reckon what each was worth. A teacher plays in the network's place."""
    plies, lanes, device = recipe.plies, tables.lanes, tables.device
    observations = torch.empty(plies + 1, lanes, tables.inputs, dtype=torch.uint8, device=device)
    values = torch.empty(plies + 1, lanes, tables.seats, device=device)
    rewards = torch.empty(plies, lanes, tables.seats, device=device)
    ended = torch.empty(plies, lanes, dtype=torch.bool, device=device)
    steps, advised = [], []
    for ply in range(plies + 1):
        seat, legal = tables.look(observations[ply])
        logits, seen = network(observations[ply])
        values[ply] = tables.by_seat(seen, seat)
        if ply == plies:
            break
        logs = masked(logits, legal)
        if teacher is not None:
            probabilities, values[ply] = teacher.advise(tables, seat, logs, values[ply])
            logs = probabilities.clamp(min=1e-12).log()
            advised.append(probabilities.half())
        action = draw(logs)
        rewards[ply], ended[ply] = tables.step(action, seat)
        drawn = ended[ply] & (rewards[ply] == 0).all(dim=1)
        rewards[ply] -= recipe.draw_cost * (drawn[:, None] & tables.plays)
        steps.append((legal, seat, action, logs.gather(1, action[:, None])[:, 0]))
    gains = advantages(rewards, values, ended, recipe.horizon)
    legal, seats, actions, logs = (torch.stack(part) for part in zip(*steps, strict=True))
    return Played(
        observations[:plies].flatten(0, 1),
        legal.flatten(0, 1),
        seats.flatten(),
        actions.flatten(),
        logs.flatten(),
        torch.cat(advised) if advised else None,
        gains.gather(2, seats[:, :, None]).flatten(),
        (gains + values[:plies]).flatten(0, 1),
    )


def advantages(rewards: Tensor, values: Tensor, ended: Tensor, horizon: float) -> Tensor:
    """Generalised advantage estimation for every seat: how much better each ply went than the values had said."""
    gains = torch.empty_like(rewards)
    later = torch.zeros_like(values[0])
    for ply in reversed(range(len(rewards))):
        goes_on = (~ended[ply])[:, None]
        surprise = rewards[ply] + values[ply + 1] * goes_on - values[ply]
        later = surprise + horizon * later * goes_on
        gains[ply] = later
    return gains


def learn(
    network: Network, optimiser: torch.optim.Optimizer, tables: Tables, played: Played, recipe: Recipe, entropy: float
) -> Lesson:
    """Learn from what was played, in small batches of a random order."""
    count = len(played.actions)
    gains = (played.advantages - played.advantages.mean()) / (played.advantages.std() + 1e-6)
    even = played._replace(advantages=gains)
    plays = tables.plays.repeat(recipe.plies, 1)
    turns = _turns(tables, played.seats, recipe.plies)
    told = []
    for _ in range(recipe.epochs):
        order = torch.randperm(count, device=tables.device)
        for first in range(0, count, recipe.minibatch):
            rows = order[first : first + recipe.minibatch]
            losses = _losses(network, _some(even, rows), plays[rows], turns[rows], recipe.clip)
            optimiser.zero_grad(set_to_none=True)
            total = losses.policy + recipe.value_weight * losses.value - entropy * losses.entropy
            torch.autograd.backward(total)
            torch.nn.utils.clip_grad_norm_(network.parameters(), recipe.steepest)
            optimiser.step()
            told.append(torch.stack(losses).detach())
    policy, value, variety, divergence = torch.stack(told).mean(dim=0).tolist()
    own = played.returns.gather(1, played.seats[:, None])[:, 0]
    explained = 1 - played.advantages.var() / own.var().clamp(min=1e-9)
    return Lesson(policy, value, variety, divergence, float(explained))


class _Losses(NamedTuple):
    """What a small batch says of the network."""

    policy: Tensor
    value: Tensor
    entropy: Tensor
    divergence: Tensor


def _losses(network: Network, played: Played, plays: Tensor, turns: Tensor, clip: float) -> _Losses:
    """How far the network is from what was played: from what proved good, or from what a teacher advised."""
    logits, values = network(played.observations)
    logs = masked(logits, played.legal)
    now = logs.gather(1, played.actions[:, None])[:, 0]
    if played.advice is None:
        ratio, gain = (now - played.logs).exp(), played.advantages
        policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
    else:
        policy = -(played.advice.float() * logs).sum(dim=1).mean()
    missed = (values.gather(1, turns) - played.returns).square() * plays
    entropy = -(logs.exp() * logs * played.legal).sum(dim=1).mean()
    return _Losses(policy, missed.sum() / plays.sum(), entropy, (played.logs - now).mean())


def _some(played: Played, rows: Tensor) -> Played:
    """Some rows of what was played."""
    parts: list[Any] = [None if part is None else part[rows] for part in played]
    return Played(*parts)


def _turns(tables: Tables, seats: Tensor, plies: int) -> Tensor:
    """For each row and seat, how many turns it comes after the seat that saw."""
    players = tables.players.repeat(plies)[:, None]
    return (torch.arange(tables.seats, device=tables.device) - seats[:, None]) % players
