"""Players that think by alpha-beta."""

from rookery.bots.thought import Prospect, Thought, forced, share, standing, texts
from rookery.kernel import jit
from rookery.kernel.alphabeta import SCALE
from rookery.kernel.deepening import Judgement, deepen
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import AlphaBeta
from rookery.kernel.messages import speaker

say = speaker("bots")

THOROUGH = 3
"""How many moves get a score of their own when people ask; a player needs only the best."""


class AlphaBetaThinker:
    """Alpha-beta, for two seats and no die. It starts anew with every thought."""

    def __init__(self, game: Game, algorithm: AlphaBeta, *, thorough: bool = False) -> None:
        self._game = game
        self._algorithm = algorithm
        self._variations = THOROUGH if thorough else 1

    @property
    def _applies(self) -> bool:
        return self._game.players == 2 and not self._game.room.chance

    def warm(self) -> None:
        """Compile or load the search."""
        if self._applies:
            with jit.progress(say("search-for", game=self._game.room.title)):
                self._deepen(self._game.start(seed=0), 0, AlphaBeta(depth=1))

    def forget(self) -> None:
        """Every search starts from nothing."""

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:  # noqa: ARG002  # it comes first
        """Search as deep as the limits allow."""
        if not self._applies or position.seat is None:
            return None
        self.warm()
        return _as_thought(position, position.seat, self._deepen(position, seed, self._algorithm))

    def _deepen(self, position: Position, seed: int, algorithm: AlphaBeta) -> Judgement:
        return deepen(
            self._game.room.rules,
            self._game.config,
            position.state.copy(),
            position.history,
            depth=algorithm.depth,
            nodes=algorithm.nodes,
            seconds=algorithm.seconds,
            seed=seed,
            variations=self._variations,
        )


def _as_thought(position: Position, seat: int, found: Judgement) -> Thought:
    names = dict(zip(position.codes, position.moves, strict=True))
    mine = share(found.points, 2)
    chances = (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
    verdict = standing(position, chances)
    if found.win_in is not None:
        winner = seat if found.win_in > 0 else 1 - seat
        verdict = forced(position, winner, abs(found.win_in), exact=found.exact)
    return Thought(
        position=str(position),
        seat=seat,
        best=(names[found.code],),
        moves=tuple(
            Prospect(names[move.code], share(max(-1.0, min(1.0, move.score / SCALE)), 2), at_most=not move.exact)
            for move in found.moves
        ),
        chances=chances,
        principal_variation=texts(position, found.principal_variation),
        verdict=verdict,
        exact=found.exact,
        algorithm="alpha-beta",
        nodes=found.nodes,
        seconds=found.seconds,
    )
