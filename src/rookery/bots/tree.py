"""Players that think by Monte Carlo tree search."""

from rookery.bots.thought import Prospect, Thought, share, standing, texts
from rookery.kernel import jit
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import TreeSearch
from rookery.kernel.mcts import Settings
from rookery.kernel.messages import speaker
from rookery.kernel.search import Found, Search, nodes_for

say = speaker("bots")

LEAST = 0.05
"""Seconds that a search gets, however long other algorithms have taken."""


class TreeThinker:
    """Monte Carlo tree search. Its trees follow the game."""

    def __init__(self, game: Game, algorithm: TreeSearch, threads: int = 1) -> None:
        rules = game.room.rules
        self._game = game
        self._algorithm = algorithm
        self._search = Search(
            rules,
            game.config,
            Settings(
                cutoff=game.playout_limit if algorithm.cutoff is None else algorithm.cutoff,
                use_priors=algorithm.use_priors,
                exploration=algorithm.exploration,
            ),
            nodes=2 * nodes_for(rules, algorithm.simulations),
            threads=threads,
        )
        self._last: Position | None = None
        self._warm = False

    def warm(self) -> None:
        """Compile or load the search."""
        if not self._warm:
            with jit.progress(say("search-for", game=self._game.room.title)):
                self._search.warm(self._game.start(seed=0).state.copy())
            self._warm = True

    def forget(self) -> None:
        """Follow no game: the next search starts from nothing."""
        self._last = None

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought:
        """Search from where the last thought ended, if the game has come from there."""
        self.warm()
        codes = None if self._last is None else position.since(self._last)
        if codes is None:
            self._search.clear()
        else:
            self._search.follow(codes)
        self._last = position
        found = self._search.think(
            position.state.copy(),
            position.history,
            simulations=self._algorithm.simulations,
            seconds=max(self._algorithm.seconds - spent, LEAST),
            seed=seed,
        )
        return as_thought(position, found, "tree search")


def as_thought(position: Position, found: Found, algorithm: str) -> Thought:
    """What a tree knows of a position, for people."""
    players = position.game.players
    seat = position.seat
    chances = tuple(share(float(mean), players) for mean in found.means)
    ranks = [(int(found.visits[index]), float(found.values[index, seat or 0])) for index in range(len(found.codes))]
    order = sorted(range(len(ranks)), key=lambda index: ranks[index], reverse=True)
    total = max(int(found.visits.sum()), 1)
    prospects = tuple(
        Prospect(
            position.moves[index],
            share(float(found.values[index, seat or 0]), players),
            attention=int(found.visits[index]) / total,
        )
        for index in order
    )
    # Equals are equally good: none is preferred for where it stands in the list of moves.
    equals = [index for index in order if ranks[index] == ranks[order[0]]]
    best = () if seat is None else tuple(position.moves[index] for index in equals)
    variation = texts(position, found.principal_variation)
    return Thought(
        position=str(position),
        seat=seat,
        best=best,
        moves=prospects,
        chances=chances,
        principal_variation=variation if variation[:1] == best[:1] else best[:1],
        verdict=standing(position, chances),
        exact=False,
        algorithm=algorithm,
        nodes=found.simulations,
        seconds=found.seconds,
    )
