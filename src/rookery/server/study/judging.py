"""How a game stood, position by position: judged by the pool of bots, and remembered."""

import hashlib
import itertools
from collections import OrderedDict

from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.records.games import game_from_request, option_texts
from rookery.review import luck_of, turning_points
from rookery.review.better_move import FOLLOWING, told
from rookery.server.bots.pool import BotPool, ThoughtLost
from rookery.server.bots.worker import History
from rookery.server.http.turns import Turns
from rookery.server.matches.permissions import Asker
from rookery.wire.match import Hint
from rookery.wire.study import Advice, AdviceRequest, ChancesRequest, PlayedRequest, Reviewed, ReviewRequest

say = speaker("server")

KNOWN = 20_000
"""How many judgements are cached."""

Key = bytes
Shares = tuple[float, ...]


class Judges:
    """Estimates positions, for one visitor after the other."""

    def __init__(self, bot_pool: BotPool, turns: Turns) -> None:
        self._bot_pool = bot_pool
        self._turns = turns
        self._known: OrderedDict[Key, Shares] = OrderedDict()

    async def judged(self, history: History, texts: dict[int, str], asker: Asker) -> dict[int, Shares | None]:
        """What each seat may expect in positions of a history, given by how many moves lead there; None if unknown."""
        keys = {ply: _key(history, text) for ply, text in texts.items()}
        if all(key in self._known for key in keys.values()):
            return {ply: self._recalled(key) for ply, key in keys.items()}
        async with self._turns.take(asker.household, asker.name):
            unknown = [ply for ply, key in keys.items() if key not in self._known]
            if unknown:
                await self._ask(history, unknown, keys)
        return {ply: self._recalled(key) for ply, key in keys.items()}

    async def advise(self, history: History, asker: Asker) -> Hint:
        """What would be best at the end of a history; a Refusal if nothing was found in time."""
        async with self._turns.take(asker.household, asker.name):
            try:
                return await self._bot_pool.advise(history)
            except ThoughtLost:
                raise Refusal("thinking-failed", say("thinking-failed"), retry=1.0) from None

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


def _key(history: History, text: str) -> Key:
    """A digest of a position and the game that it is of: options may be as long as a file."""
    whole = repr((history.game, history.players, history.options, text))
    return hashlib.sha256(whole.encode("utf-8", "surrogatepass")).digest()


def parse_history(asked: ChancesRequest) -> tuple[History, dict[int, str]]:
    """A game that is asked about, up to where it is asked about, and the texts of the positions to be judged."""
    plies = range(asked.first, min(asked.first + asked.count, len(asked.moves) + 1))
    history, positions = _played(asked, asked.moves[: plies.stop - 1])
    return history, {ply: str(positions[ply]) for ply in plies}


def parse_decision(asked: AdviceRequest) -> tuple[History, Position]:
    """A game that is asked about, and its last position; a Refusal if nobody is to move there."""
    history, positions = _played(asked, asked.moves)
    if positions[-1].seat is None:
        raise Refusal("not-your-turn", say("nobody-to-advise"))
    return history, positions[-1]


def _played(asked: PlayedRequest, moves: tuple[str, ...]) -> tuple[History, list[Position]]:
    game = game_from_request(asked.game, asked.players, asked.options)
    positions = list(itertools.accumulate(moves, Position.play, initial=game.read(asked.start)))
    return History(game.key, game.players, tuple(option_texts(game).items()), str(positions[0]), moves), positions


def advice(hint: Hint, position: Position) -> Advice:
    """A hint with what a board shows of it."""
    choice = next(choice for choice in position.choices() if choice.move == hint.move)
    return Advice(
        move=hint.move,
        label=choice.label,
        touches=choice.touches,
        chance=hint.chance,
        exact=hint.exact,
        principal_variation=hint.principal_variation,
        line=told(position, hint.principal_variation[:FOLLOWING]),
    )


def reviewed(asked: ReviewRequest) -> Reviewed:
    """The turning points and the luck of a game, from how it stood."""
    sizes = {len(each) for each in asked.chances if each is not None}
    players = max(sizes, default=0)
    strangers = players and any(seat is not None and seat >= players for seat in asked.seats)
    if len(asked.chances) != len(asked.seats) + 1 or len(sizes) > 1 or strangers:
        raise Refusal("bad-record", say("chances-do-not-fit"))
    found = turning_points(asked.seats, asked.chances, asked.most)
    luck = luck_of(asked.seats, asked.chances, players)
    return Reviewed(found.turns, found.all, None if luck is None else luck.seats)
