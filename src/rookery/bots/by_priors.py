"""Players that do not look ahead: they do what the room's priors say, more or less carefully."""

import random

import numpy as np

from rookery.bots.thought import Prospect, Thought, standing
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import ByPriors
from rookery.kernel.protocol import Moves, State, Weights


class PriorsThinker:
    """Draws a move by its prior. It judges nothing: all chances are even, but for moves that nobody would choose."""

    def __init__(self, game: Game, algorithm: ByPriors) -> None:
        self._game = game
        self._algorithm = algorithm

    def warm(self) -> None:
        """Compile or load the priors, where the game runs native."""
        self._weigh(self._game.start(seed=0).state, ())

    def forget(self) -> None:
        """There is nothing to forget."""

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought:  # noqa: ARG002  # it takes no time
        """Draw the best move; the others follow by their odds. Before a roll there is nothing to choose."""
        even = 1 / self._game.players
        chances = (even,) * self._game.players
        odds = self._odds(position)
        dice = random.Random(seed)  # noqa: S311  # a game's move is no secret
        best = () if position.seat is None else tuple(dice.choices(position.moves, odds))
        prospects = [
            Prospect(move, even if share > 0 else 0.0, attention=share)
            for move, share in zip(position.moves, odds, strict=True)
        ]
        prospects.sort(key=lambda prospect: (prospect.move in best, prospect.attention), reverse=True)
        return Thought(
            position=str(position),
            seat=position.seat,
            best=best,
            moves=tuple(prospects),
            chances=chances,
            principal_variation=best,
            verdict=standing(position, chances),
            exact=False,
            algorithm="priors",
            nodes=1,
            seconds=0.0,
        )

    def _odds(self, position: Position) -> list[float]:
        """How likely each move is: its share of the priors, evened out by the temperature; of a roll, its odds."""
        if position.seat is None:
            return [probability for _, probability in position.chance]
        weights = self._weigh(position.state, position.codes)
        # Divided by the highest before, so that no power is too large for a number.
        evened = (weights / weights.max()) ** (1 / self._algorithm.temperature)
        return [float(share) for share in evened / evened.sum()]

    def _weigh(self, state: State, codes: tuple[int, ...]) -> Weights:
        """The prior of each of these moves."""
        limit = self._game.room.rules.move_limit
        moves: Moves = np.zeros(limit, np.int32)
        weights: Weights = np.zeros(limit, np.int32)
        moves[: len(codes)] = codes
        engine = self._game.engine
        priors = engine.naive_priors if self._algorithm.naive else engine.priors
        priors(self._game.config, state.copy(), moves, len(codes), weights)
        return weights[: len(codes)]
