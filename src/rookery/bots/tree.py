"""Monte Carlo tree search as a way to think."""

from rookery.bots.thought import Prospect, Thought, share, standing, texts
from rookery.kernel import jit
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import TreeSearch
from rookery.kernel.search import Found, Search, nodes_for

LEAST = 0.05
"""Seconds that a search gets, however long other ways have taken."""


class TreeThinker:
    """Monte Carlo tree search. Its trees follow the game."""

    def __init__(self, game: Game, way: TreeSearch, threads: int = 1) -> None:
        rules = game.room.rules
        self._game = game
        self._way = way
        self._search = Search(
            rules,
            game.config,
            nodes=2 * nodes_for(rules, way.simulations),
            cutoff=game.in_sight if way.cutoff is None else way.cutoff,
            sensible=way.sensible,
            exploration=way.exploration,
            threads=threads,
        )
        self._last: Position | None = None
        self._warm = False

    def warm(self) -> None:
        """Compile or load the search."""
        if not self._warm:
            with jit.progress(f"the search for {self._game.room.title}"):
                self._search.warm(self._game.start(seed=0).state.copy())
            self._warm = True

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
            position.line,
            simulations=self._way.simulations,
            seconds=max(self._way.seconds - spent, LEAST),
            seed=seed,
        )
        return _from_tree(position, found)


def _from_tree(position: Position, found: Found) -> Thought:
    players = position.game.players
    seat = position.seat
    chances = tuple(share(float(mean), players) for mean in found.means)
    order = sorted(range(len(found.codes)), key=lambda index: -int(found.visits[index]))
    together = max(int(found.visits.sum()), 1)
    prospects = tuple(
        Prospect(
            position.moves[index],
            share(float(found.values[index, seat or 0]), players),
            attention=int(found.visits[index]) / together,
        )
        for index in order
    )
    return Thought(
        position=str(position),
        seat=seat,
        best=() if seat is None else (prospects[0].move,),
        moves=prospects,
        chances=chances,
        line=texts(position, found.line),
        verdict=standing(position, chances),
        exact=False,
        way="tree search",
        nodes=found.simulations,
        seconds=found.seconds,
    )
