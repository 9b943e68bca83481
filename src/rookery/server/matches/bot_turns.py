"""Bots make their moves, where somebody is: a person who plays and was there lately, or one who watches."""

import asyncio
import logging
import time
from typing import Protocol

from rookery.bots.at_random import RandomPlayer
from rookery.kernel.game import Position
from rookery.kernel.levels import NAMES
from rookery.kernel.numbers import any_seed
from rookery.play.commands import AnyCommand, Move, Resign
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.server.background import Background
from rookery.server.bots.pool import BotPool, ThoughtLost
from rookery.server.bots.worker import History
from rookery.server.http.client_addresses import Households
from rookery.server.http.turns import NOBODY, Owner
from rookery.server.logs import note
from rookery.server.matches.live_match import LiveMatch

OTHERS_FIRST = 15.0
"""Seconds: another process made the move before a bot's, and lets the bot think; if it does not, we do."""
BUSY = 60.0
"""Seconds that a bot waits for its turn to think; then it moves without."""
AGAIN = 1.0
"""Seconds until something that could not be done is tried again."""


class Attempt(Protocol):
    """Carries out a command of the server's; False if the store has a problem."""

    async def __call__(self, live: LiveMatch, seat: int | None, command: AnyCommand) -> bool:
        """Try it."""


class BotTurns:
    """The bots of all live matches."""

    def __init__(
        self, pool: BotPool, background: Background, attempt: Attempt, households: Households, absence: float
    ) -> None:
        """Let bots think in a pool; whoever has not been seen for ``absence`` seconds is not there any more."""
        self._pool = pool
        self._background = background
        self._attempt = attempt
        self._households = households
        self._absence = absence
        self.stopping = False

    def is_due(self, live: LiveMatch) -> bool:
        """Whether a bot is to move, and somebody is there to see it."""
        turn = live.match.turn
        return turn is not None and live.match.seats[turn].kind == "bot" and self._is_attended(live)

    def _is_attended(self, live: LiveMatch) -> bool:
        return live.is_attended or time.monotonic() - live.noticed < self._absence

    def is_thinking(self, live: LiveMatch) -> bool:
        """Whether a bot thinks about the match as it stands; one that has just resigned there thinks no more."""
        if live.bot_turn is None or live.bot_turn[0] is not live.match.position:
            return False
        return not live.bot_turn[1].done() and live.bot_turn[1] is not asyncio.current_task()

    def go_on(self, live: LiveMatch, *, own: bool) -> None:
        """Let the bot that is to move think, if there is one; others go first where the last move was theirs."""
        position = live.match.position
        if position is None or self.stopping or not self.is_due(live) or self.is_thinking(live):
            return
        live.bot_turn = position, self._background.spawn(self._move(live, position, 0 if own else OTHERS_FIRST))

    async def _move(self, live: LiveMatch, position: Position, delay: float) -> None:
        await asyncio.sleep(delay)
        if live.match.position is not position:
            return
        seat = live.match.seats[position.seat or 0]
        owner = self._households.owner(live.stored.host)
        move = await self.thought(history_of(live.match), seat.level or "", position, owner)
        command = Resign() if move is None else Move(move)
        while live.match.position is position and live.match.turn is not None and not self.stopping:
            if await self._attempt(live, live.match.turn, command):
                return
            await asyncio.sleep(AGAIN)

    async def thought(self, history: History, level: str, position: Position, owner: Owner = NOBODY) -> str | None:
        """A bot's move: tried twice if needed, and chosen at random if that fails too; a program has lost then."""
        lost, patience = 0, time.monotonic() + BUSY
        while lost < 2 and time.monotonic() < patience:
            try:
                move = await self._pool.choose(history, level, any_seed(), owner)
                if move in position.moves:
                    return move
                lost += 1
            except ThoughtLost as problem:
                lost += 1
                note("thought-lost", level=logging.WARNING, bot=level, problem=str(problem))
            except Refusal:
                await asyncio.sleep(AGAIN)
        return RandomPlayer().choose(position) if level in NAMES else None


def history_of(match: Match) -> History:
    """What everybody may know of a match."""
    created = match.created
    moves = tuple(ply.text for ply in match.plies)
    return History(created.game, created.players, tuple(created.options.items()), str(match.positions[0]), moves)
