"""What the routes ask: for matches, the lobby, permissions; and what is done in a match once somebody may do it."""

import asyncio
import dataclasses
from typing import NamedTuple

from rookery.kernel.messages import speaker
from rookery.play import commands, referee
from rookery.play.events import AnyEvent, Rematched
from rookery.play.match import Match
from rookery.play.paths import paths
from rookery.play.refusals import Refusal
from rookery.server.bots.pool import ThoughtLost
from rookery.server.http.bans import Bans
from rookery.server.http.limits import Buckets, Rates
from rookery.server.http.security import Security
from rookery.server.http.turns import Turns
from rookery.server.matches.bot_turns import history_of
from rookery.server.matches.links import DEVICE_SECONDS
from rookery.server.matches.live_match import Check, LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.lobby import Lobby
from rookery.server.matches.permissions import ACTIONS, Action, Asker, Decision, Permissions
from rookery.wire.links import DeviceLink, Links
from rookery.wire.match import CommandRequest, Hint, Paths, SeatToken

say = speaker("server")


class Done(NamedTuple):
    """A command that was carried out."""

    live: LiveMatch
    viewer: str | None
    """The guest who asked for it."""
    events: tuple[AnyEvent, ...]


class Service:
    """The server without its routes."""

    def __init__(self, matches: Matches, security: Security) -> None:
        self.matches = matches
        self.security = security
        self.permissions = Permissions(matches, security)
        self.lobby = Lobby(matches, security, self.permissions.links)
        self.bans = Bans()
        limits = matches.settings.limits
        share = matches.peers.share
        self._commands = share("commands", Buckets(limits.commands, say("counted-commands")))
        self.hints = Rates(
            share("hints", Buckets(limits.hints, say("counted-hints"))),
            share("hints-address", Buckets(limits.hints_address, say("counted-hints"))),
        )
        """Counted by who hands hints out, before anybody waits for one."""
        self._paths = share("paths", Buckets(limits.commands, say("counted-paths")))
        self._looking_for_paths = Turns(1, limits.waiting, limits.waiting_each)
        """Paths are looked for one match at a time: they are a comfort, and commands go first."""

    async def act(self, match: str, asker: Asker, request: CommandRequest) -> "Done":
        """Carry out a command."""
        self._commands.take(asker.name)
        if request.link is not None:
            asker = dataclasses.replace(asker, token=request.link)
        command, action = request.command, ACTIONS[type(request.command)]
        if isinstance(command, commands.SeatBot):
            self.matches.check_offered(command.level)
        live, who = await self.permissions.admit(match, asker, action, request.seat)
        asks = isinstance(command, commands.Offer) or (isinstance(command, commands.Answer) and command.agreed)
        next_match = await self._next_match(live, asker, who, command) if asks else None
        events = await live.submit(
            who.seat,
            command,
            guest=who.actor,
            expected=request.expected,
            # A link to another device is used once, whoever uses it.
            key=who.link.key if action == "add-device" and who.link is not None else request.key,
            next_match=next_match,
            check=self._again(live, asker, action, request.seat),
        )
        return Done(live, who.viewer, events)

    def _again(self, live: LiveMatch, asker: Asker, action: Action, seat: int | None) -> Check:
        """Decide anew if others have changed who may what, in another process perhaps, by the time of the command."""
        version = live.access.version

        def check() -> None:
            if live.access.version != version:
                self.permissions.decide(live.access, asker, action, seat)

        return check

    async def _next_match(
        self, live: LiveMatch, asker: Asker, who: Decision, command: commands.PlayerCommand
    ) -> str | None:
        """The id that a rematch has. If all agree with this command, the match is opened before it is announced."""
        match, name = live.match, self.lobby.rematch_id(live)
        try:
            answer = referee.answer(
                match,
                live.stored.secret,
                who.seat,
                command,
                guest=who.actor,
                expected=match.seq,
                key=None,
                now=self.matches.now(),
                next_match=name,
            )
        except Refusal:
            return name
        if any(isinstance(event, Rematched) for event in answer):
            self.lobby.count(asker)
            await self.lobby.open_rematch(live)
        return name

    async def links(self, match: str, asker: Asker) -> Links:
        """The links that the host hands out: to the seats that are free, and for watching."""
        live, _ = await self.permissions.admit(match, asker, "links")
        access, links = live.access, self.permissions.links
        free = [number for number, seat in enumerate(access.seats) if not seat.taken]
        return Links(tuple(SeatToken(seat, links.invitation(access, seat)) for seat in free), links.watch(access))

    async def device_link(self, match: str, asker: Asker, seat: int) -> DeviceLink:
        """A link that takes a seat along to another device."""
        self._commands.take(asker.name)
        live, _ = await self.permissions.admit(match, asker, "device-link", seat)
        if not 0 <= seat < len(live.access.seats):
            raise Refusal("not-your-seat", say("not-your-seat"))
        return DeviceLink(seat, self.permissions.links.device(live.access, seat), DEVICE_SECONDS)

    async def hint(self, match: str, asker: Asker, seat: int) -> Hint:
        """What an adviser would play in a seat that is to move, and that the asker holds."""
        live, who = await self.permissions.admit(match, asker, "hint", seat)
        return await self._advice(live.match, seat, who.actor)

    async def _advice(self, match: Match, own: int, guest: str | None) -> Hint:
        if not 0 <= own < len(match.seats) or match.seats[own].holder != guest:
            raise Refusal("not-your-seat", say("hint-for-another"))
        if match.turn != own:
            raise Refusal("not-your-turn", say("hint-too-early"), turn=match.turn)
        if not match.hints:
            raise Refusal("hints-not-agreed", say("hints-not-agreed"))
        try:
            return await self.matches.bot_pool.advise(history_of(match))
        except ThoughtLost:
            raise Refusal("thinking-failed", say("thinking-failed"), retry=1.0) from None

    async def paths(self, match: str, asker: Asker) -> Paths:
        """Where pieces of the seat to move can go by several plain steps."""
        self._paths.take(asker.name)
        live, who = await self.permissions.admit(match, asker, "paths")
        seq, position = live.match.seq, live.match.position
        # Commands never pay for this: it is asked for apart, and looked for in a thread.
        if position is None or not any(choice.plain for choice in live.view_for(who.viewer).choices):
            return Paths(seq, ())
        async with self._looking_for_paths.take(asker.household, asker.name):
            return Paths(seq, await asyncio.to_thread(paths, position))
