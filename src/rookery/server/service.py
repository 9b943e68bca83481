"""What the routes ask: for matches, the lobby, permissions; and what is done in a match once somebody may do it."""

import asyncio

from rookery.kernel.messages import speaker
from rookery.play import commands, referee
from rookery.play.events import AnyEvent, Rematched
from rookery.play.paths import paths
from rookery.play.refusals import Refusal
from rookery.server.bot_pool import ThoughtLost
from rookery.server.limits import Buckets
from rookery.server.live_match import LiveMatch, now
from rookery.server.lobby import Lobby
from rookery.server.matches import Matches, history_of
from rookery.server.permissions import Asker, Permissions
from rookery.server.security import Security
from rookery.wire.match import CommandRequest, Hint, Paths

say = speaker("server")


class Service:
    """The server without its routes."""

    def __init__(self, matches: Matches, security: Security) -> None:
        self.matches = matches
        self.security = security
        self.lobby = Lobby(matches, security)
        self.permissions = Permissions(matches)
        limits = matches.settings.limits
        self._commands = Buckets(limits.commands, say("counted-commands"))
        self._hints = Buckets(limits.hints, say("counted-hints"))
        self._paths = Buckets(limits.commands, say("counted-paths"))
        self._looking_for_paths = asyncio.Semaphore(1)
        """Paths are looked for one match at a time: they are a comfort, and commands go first."""

    async def act(self, live: LiveMatch, asker: Asker, request: CommandRequest) -> tuple[AnyEvent, ...]:
        """Carry out a command."""
        self._commands.take(asker.name)
        command = request.command
        joins = isinstance(command, commands.Join)
        seat, guest = await self.permissions.actor(live, asker, request.seat, joins=joins)
        asks = isinstance(command, commands.Offer) or (isinstance(command, commands.Answer) and command.agreed)
        next_match = await self._next_match(live, seat, command, guest) if asks else None
        return await live.submit(
            seat, command, guest=guest, expected=request.expected, key=request.key, next_match=next_match
        )

    async def _next_match(
        self, live: LiveMatch, seat: int | None, command: commands.PlayerCommand, guest: str
    ) -> str | None:
        """The id that a rematch has. If all agree with this command, the match is opened before it is announced."""
        match, name = live.match, self.lobby.rematch_id(live)
        try:
            answer = referee.answer(
                match,
                live.stored.secret,
                seat,
                command,
                guest=guest,
                expected=match.seq,
                key=None,
                now=now(),
                next_match=name,
            )
        except Refusal:
            return name
        if any(isinstance(event, Rematched) for event in answer):
            await self.lobby.open_rematch(live)
        return name

    async def hint(self, live: LiveMatch, asker: Asker, seat: int) -> Hint:
        """What an adviser would play in a seat that is to move, and that the asker holds."""
        self._hints.take(asker.name)
        own, guest = await self.permissions.actor(live, asker, seat)
        match = live.match
        if own is None or not 0 <= own < len(match.seats) or match.seats[own].holder != guest:
            raise Refusal("not-your-seat", say("hint-for-another"))
        if match.turn != own:
            raise Refusal("not-your-turn", say("hint-too-early"), turn=match.turn)
        if not match.hints:
            raise Refusal("hints-not-agreed", say("hints-not-agreed"))
        try:
            return await self.matches.bot_pool.advise(history_of(match))
        except ThoughtLost:
            raise Refusal("thinking-failed", say("thinking-failed"), retry=1.0) from None

    async def paths(self, live: LiveMatch, asker: Asker) -> Paths:
        """Where pieces of the seat to move can go by several plain steps."""
        receiver = await self.permissions.receiver(live, asker)
        self._paths.take(asker.name)
        seq, position = live.match.seq, live.match.position
        # Commands never pay for this: it is asked for apart, and looked for in a thread.
        if position is None or not any(choice.plain for choice in live.view_for(*receiver).choices):
            return Paths(seq, ())
        async with self._looking_for_paths:
            return Paths(seq, await asyncio.to_thread(paths, position))
