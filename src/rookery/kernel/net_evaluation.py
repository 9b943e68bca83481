"""A net as the evaluation of a guided search: rows of positions in, priors and values out, on a processor or a GPU."""

from typing import Any

import numpy as np

from rookery.kernel import run
from rookery.kernel.engine import native
from rookery.kernel.game import Game
from rookery.kernel.guided_search import Evaluate
from rookery.kernel.inference import GROUP, Answers, new_signals
from rookery.kernel.nets import Net


def evaluation_by(net: Net, game: Game, device: str = "cpu") -> Evaluate:
    """A function for ``bots.search`` and ``bots.search_lanes``: on all cores, or where a GPU has its arrays."""
    net.check(game)
    if not run.on_cuda(device):
        return _HostEvaluation(net, game)
    from rookery.kernel.device_net import DeviceEvaluation

    return DeviceEvaluation(net, game.players)


class _HostEvaluation:
    """A net on a processor."""

    def __init__(self, net: Net, game: Game) -> None:
        self._engine = native(game.room.rules)
        self._layers = net.layers
        self._players = game.players

    def __call__(self, observations: Any, legal: Any) -> tuple[Any, Any]:
        """Priors and values, a row for each row."""
        count = len(observations)
        priors = np.zeros(legal.shape, np.float32)
        answers = Answers(observations, legal, priors, np.zeros((count, self._players), np.float32))
        rows = np.arange(count, dtype=np.int32)

        def work(first: int, last: int) -> None:
            self._engine.infer(self._layers, answers, new_signals(self._layers), rows, first, last)

        run.spread(work, count, GROUP)
        return answers.priors, answers.values
