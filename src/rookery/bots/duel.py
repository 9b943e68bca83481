"""Alpha-beta as a way to think."""

from rookery.bots.thought import Prospect, Thought, forced, share, standing, texts
from rookery.kernel import jit
from rookery.kernel.alphabeta import SCALE
from rookery.kernel.duel import Judgement, deepen
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import AlphaBeta

THOROUGH = 3
"""So many moves get a score of their own where a thought is for people; a player needs to know only the best."""


class DuelThinker:
    """Alpha-beta, for two seats and no die. It starts anew with every thought."""

    def __init__(self, game: Game, way: AlphaBeta, *, thorough: bool = False) -> None:
        self._game = game
        self._way = way
        self._lines = THOROUGH if thorough else 1

    @property
    def _applies(self) -> bool:
        return self._game.players == 2 and not self._game.room.chance

    def warm(self) -> None:
        """Compile or load the search."""
        if self._applies:
            with jit.progress(f"the search for {self._game.room.title}"):
                self._deepen(self._game.start(seed=0), 0, AlphaBeta(depth=1))

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:  # noqa: ARG002  # it comes first
        """Search as deep as the limits allow."""
        if not self._applies or position.seat is None:
            return None
        self.warm()
        return _from_duel(position, position.seat, self._deepen(position, seed, self._way))

    def _deepen(self, position: Position, seed: int, way: AlphaBeta) -> Judgement:
        return deepen(
            self._game.room.rules,
            self._game.config,
            position.state.copy(),
            position.line,
            depth=way.depth,
            nodes=way.nodes,
            seconds=way.seconds,
            seed=seed,
            lines=self._lines,
        )


def _from_duel(position: Position, seat: int, found: Judgement) -> Thought:
    names = dict(zip(position.codes, position.moves, strict=True))
    mine = share(found.points, 2)
    chances = (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
    verdict = standing(position, chances)
    if found.win_in is not None:
        winner = seat if found.win_in > 0 else 1 - seat
        verdict = forced(position, winner, abs(found.win_in)) + ("" if found.exact else " or sooner")
    return Thought(
        position=str(position),
        seat=seat,
        best=(names[found.code],),
        moves=tuple(
            Prospect(names[move.code], share(max(-1.0, min(1.0, move.score / SCALE)), 2), at_most=not move.exact)
            for move in found.moves
        ),
        chances=chances,
        line=texts(position, found.line),
        verdict=verdict,
        exact=found.exact,
        way="alpha-beta",
        nodes=found.nodes,
        seconds=found.seconds,
    )
