"""Players that think with the net of a room: what was learnt of the game by playing it, and a tree search over it."""

from pathlib import Path

from rookery.bots.thought import Thought
from rookery.bots.tree import LEAST, as_thought
from rookery.kernel import jit
from rookery.kernel.errors import BadNet
from rookery.kernel.game import Game, Position
from rookery.kernel.guided_search import Evaluate
from rookery.kernel.levels import NetSearch
from rookery.kernel.messages import speaker
from rookery.kernel.net_evaluation import evaluation_by
from rookery.kernel.net_search import NetTree
from rookery.kernel.nets import net_of, read_net

say = speaker("bots")


def net_evaluation(game: Game, file: Path | None = None, *, device: str = "cpu") -> Evaluate:
    """The net of a file, or that of the game's room, for ``bots.search`` and ``bots.search_lanes``.

    BadNet says what is wrong if there is none, or if it does not fit the game.
    """
    net = net_of(game.room) if file is None else read_net(file)
    if net is None:
        raise BadNet(say("no-net", game=game.room.title))
    return evaluation_by(net, game, device)


class NetThinker:
    """Tree search guided by a net. Its tree follows the game."""

    def __init__(self, game: Game, algorithm: NetSearch) -> None:
        self._game = game
        self._algorithm = algorithm
        self._tree: NetTree | None = None
        self._last: Position | None = None
        net = net_of(game.room) if game.players <= algorithm.most_players else None
        if net is not None and net.misfit(game) is None:
            self._tree = NetTree(
                game,
                net,
                simulations=algorithm.simulations,
                exploration=algorithm.exploration,
                leaves=algorithm.leaves,
            )
        self._warm = False

    def warm(self) -> None:
        """Compile or load the search."""
        if self._tree is not None and not self._warm:
            with jit.progress(say("search-for", game=self._game.room.title)):
                self._tree.warm(self._game.start(seed=0).state.copy())
            self._warm = True

    def forget(self) -> None:
        """Follow no game: the next search starts from nothing."""
        self._last = None

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:
        """Search from where the last thought ended, if the game has come from there; None without a net for it."""
        if self._tree is None:
            return None
        self.warm()
        codes = None if self._last is None else position.since(self._last)
        if codes is None:
            self._tree.clear()
        else:
            self._tree.follow(codes)
        self._last = position
        found = self._tree.think(
            position.state.copy(),
            position.history,
            simulations=self._algorithm.simulations,
            seconds=max(self._algorithm.seconds - spent, LEAST),
            seed=seed,
        )
        return as_thought(position, found, "net search")
