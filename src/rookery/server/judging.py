"""How a game stood, position by position: judged by the pool of bots, and remembered."""

import asyncio
import itertools
from collections import OrderedDict

from rookery.kernel.game import Position
from rookery.records.games import game_from_request, option_texts
from rookery.server.bot_pool import BotPool, ThoughtLost
from rookery.server.bot_worker import History
from rookery.wire.study import ChancesRequest

KNOWN = 20_000
"""How many judgements are cached."""

Key = tuple[str, int, str, str]
Shares = tuple[float, ...]


class Judges:
    """Estimates positions. It always leaves one process of the pool to the bots."""

    def __init__(self, bot_pool: BotPool, processes: int) -> None:
        self._bot_pool = bot_pool
        self._turns = asyncio.Semaphore(max(1, processes - 1))
        self._known: OrderedDict[Key, Shares] = OrderedDict()

    async def judged(self, history: History, texts: dict[int, str]) -> dict[int, Shares | None]:
        """What each seat may expect in positions of a history, given by how many moves lead there; None if unknown."""
        keys = {ply: (history.game, history.players, repr(history.options), text) for ply, text in texts.items()}
        async with self._turns:
            unknown = [ply for ply, key in keys.items() if key not in self._known]
            if unknown:
                await self._ask(history, unknown, keys)
        return {ply: self._recalled(key) for ply, key in keys.items()}

    def _recalled(self, key: Key) -> Shares | None:
        """What is known of a position; what is asked for stays in memory longest."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    async def _ask(self, history: History, plies: list[int], keys: dict[int, Key]) -> None:
        try:
            found = await self._bot_pool.judge(history, plies)
        except ThoughtLost:
            # They count as unknown, and may be asked for again.
            return
        for ply, shares in zip(plies, found, strict=True):
            self._known[keys[ply]] = shares
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)


def parse_history(asked: ChancesRequest) -> tuple[History, dict[int, str]]:
    """A game that is asked about, up to where it is asked about, and the texts of the positions to be judged."""
    game = game_from_request(asked.game, asked.players, asked.options)
    plies = range(asked.first, min(asked.first + asked.count, len(asked.moves) + 1))
    moves = asked.moves[: plies.stop - 1]
    positions = list(itertools.accumulate(moves, Position.play, initial=game.read(asked.start)))
    history = History(game.key, game.players, tuple(option_texts(game).items()), str(positions[0]), moves)
    return history, {ply: str(positions[ply]) for ply in plies}
