"""Who may look at a match, and who may act in it: by a token, or by being a guest who plays or has opened it."""

from dataclasses import dataclass

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.live_match import LiveMatch
from rookery.server.matches import Matches
from rookery.server.problems import no_guest
from rookery.server.security import token_guest

say = speaker("server")


@dataclass(frozen=True)
class Asker:
    """Who sends a request, as far as it proves."""

    guest: str | None
    """By the cookie."""
    token: str | None
    """By the header Authorization, or the first message on a socket."""
    address: str

    @property
    def name(self) -> str:
        """What is counted under: a token, a guest or an address."""
        return token_guest(self.token) if self.token else self.guest or self.address


class Permissions:
    """Decides who may what; a refusal says why somebody may not."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def receiver(self, live: LiveMatch, asker: Asker) -> tuple[str | None, int | None]:
        """The guest and the seat that somebody looks at a match with."""
        if asker.token is not None:
            return asker.guest, live.seat_of(asker.token)
        if live.stored.public or await self._belongs(live, asker.guest):
            return asker.guest, None
        raise Refusal("no-token", say("private-match"))

    async def actor(
        self, live: LiveMatch, asker: Asker, seat: int | None, *, joins: bool = False
    ) -> tuple[int | None, str]:
        """The seat and the guest that somebody acts as. Whether they may do so there, the referee says."""
        if asker.token is not None:
            return self._by_token(live, asker, asker.token, seat)
        if asker.guest is None:
            raise no_guest()
        free = (
            joins and seat is not None and 0 <= seat < len(live.match.seats) and live.match.seats[seat].kind == "open"
        )
        if free and not live.stored.public and not await self._belongs(live, asker.guest, seat):
            raise Refusal("no-token", say("private-seat"))
        return seat, asker.guest

    def _by_token(self, live: LiveMatch, asker: Asker, token: str, seat: int | None) -> tuple[int, str]:
        own = live.seat_of(token)
        if own is None or seat not in {None, own}:
            raise Refusal("wrong-token", say("token-of-another-seat"))
        holder, itself = live.match.seats[own].guest, token_guest(token)
        # The host has all tokens. In a public match strangers sit down without one, and nobody moves for them.
        if live.stored.public and holder not in {None, asker.guest, itself, live.stored.host}:
            raise Refusal("wrong-token", say("seat-of-another"))
        return own, holder or asker.guest or itself

    async def _belongs(self, live: LiveMatch, guest: str | None, seat: int | None = None) -> bool:
        """Whether a guest has to do with a match: as its host, as a player, or in the match before it."""
        if guest is None:
            return False
        if guest == live.stored.host or any(each.guest == guest for each in live.match.seats):
            return True
        before = live.match.created.rematch_of
        if before is None:
            return False
        seats = (await self._matches.find(before)).match.seats
        # Everybody has moved on by one seat.
        return any(each.guest == guest and seat in {None, (n + 1) % len(seats)} for n, each in enumerate(seats))
