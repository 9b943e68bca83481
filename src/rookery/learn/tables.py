"""Thousands of games side by side, of several numbers of players and under several options, as tensors of one device.

One network serves them all, so all their lanes stand in one batch for it: first those of the first kind of game, then
those of the next. Everything is seen from the seat to move: actions by the numbers under which it sees them, values
from it on in the order of turns.
"""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from rookery.kernel.game import Game
from rookery.kernel.lanes import Batch


class Tables:
    """Lanes of several games, stepped together; their observations and masks are of one size."""

    def __init__(self, games: Sequence[Game], lanes: Sequence[int], device: str, seed: int, *, restarts: bool = True):
        self.device = torch.device(device)
        self.games = tuple(games)
        self.batches: list[Batch] = [
            game.batch(count, seed=seed + index, device=device, restarts=restarts)
            for index, (game, count) in enumerate(zip(games, lanes, strict=True))
        ]
        self.lanes = sum(lanes)
        self.seats = games[0].room.players[1]
        self.actions = games[0].action_count
        self.inputs = self.batches[0].observation_size
        self.slices = [slice(sum(lanes[:index]), sum(lanes[: index + 1])) for index in range(len(lanes))]
        self.players = self._each([game.players for game in games])
        """How many play in each lane."""
        self.plays = torch.arange(self.seats, device=self.device) < self.players[:, None]
        """Which seats play in each lane."""
        self._legal = [self._shared(batch.legal) for batch in self.batches]
        self._seat = [self._shared(batch.seat) for batch in self.batches]
        self._rewards = [self._shared(batch.rewards) for batch in self.batches]
        self._ended = [self._shared(batch.ended) for batch in self.batches]
        self._numbers, self._first_view = self._views()

    def _shared(self, array: Any) -> Tensor:
        """The memory of a batch's array, as a tensor."""
        return torch.as_tensor(array, device=self.device)

    def _each(self, numbers: Sequence[int]) -> Tensor:
        """For each lane the number of its game."""
        rows = [torch.full((len(batch),), number) for batch, number in zip(self.batches, numbers, strict=True)]
        return torch.cat(rows).to(self.device)

    def _views(self) -> tuple[Tensor | None, Tensor]:
        """For each view the number of every action as it is seen, and for each lane the view of its first seat.

        None where all see every action under its own number.
        """
        own = tuple(range(self.actions))
        views = [[game.seen_actions(seat) for seat in range(game.players)] for game in self.games]
        firsts = [sum(len(each) for each in views[:index]) for index in range(len(views))]
        first = self._each(firsts)
        every = [view for each in views for view in each]
        if all(view == own for view in every):
            return None, first
        return torch.tensor(every).argsort(dim=1).to(self.device), first

    def _numbers_seen(self, seat: Tensor) -> Tensor | None:
        """For each lane the own number of each action that its seat sees."""
        return None if self._numbers is None else self._numbers[self._first_view + seat.clamp(min=0)]

    def look(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Write what the seats to move see, a row for each lane; the seats, and which actions are legal for them."""
        for batch, rows in zip(self.batches, self.slices, strict=True):
            out = observations[rows]
            batch.observe(out if out.is_cuda else out.numpy())
        seat = torch.cat(self._seat).long()
        return seat, self.as_seen(torch.cat(self._legal), seat)

    def advice(self, seat: Tensor) -> Tensor:
        """The probabilities with which somebody who knows the game as the room does would choose each action."""
        priors = torch.empty(self.lanes, self.actions, device=self.device)
        for batch, rows in zip(self.batches, self.slices, strict=True):
            out = priors[rows]
            batch.advise(out if out.is_cuda else out.numpy())
        seen = self.as_seen(priors, seat)
        return seen / seen.sum(dim=1, keepdim=True).clamp(min=1)

    def as_seen(self, rows: Tensor, seat: Tensor) -> Tensor:
        """Numbers of all actions, ordered as the seats to move see these."""
        numbers = self._numbers_seen(seat)
        return rows if numbers is None else rows.gather(1, numbers)

    def step(self, actions: Tensor, seat: Tensor) -> tuple[Tensor, Tensor]:
        """Play an action in each lane, by the number under which its seat sees it; rewards a seat, and which ended."""
        numbers = self._numbers_seen(seat)
        own = (actions if numbers is None else numbers.gather(1, actions[:, None])[:, 0]).int()
        for batch, rows in zip(self.batches, self.slices, strict=True):
            chosen = own[rows]
            batch.step(chosen if chosen.is_cuda else chosen.numpy())
        rewards = torch.zeros(self.lanes, self.seats, device=self.device)
        for part, rows in zip(self._rewards, self.slices, strict=True):
            rewards[rows, : part.shape[1]] = part
        return rewards, torch.cat(self._ended)

    def by_seat(self, values: Tensor, seat: Tensor) -> Tensor:
        """Values that count from the seat to move on, as those of the first seat, the second …; 0 for an empty seat."""
        turn = (torch.arange(self.seats, device=self.device) - seat[:, None]) % self.players[:, None]
        return values.gather(1, turn) * self.plays
