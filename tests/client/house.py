"""A small server in memory, for tests of the client: the true referee behind the wire, and weather on the way there."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

import httpx
import msgspec

from rookery.client.api import Client
from rookery.play import referee
from rookery.play.commands import PlayerCommand
from rookery.play.events import AnyEvent, Joined, SeatPlan
from rookery.play.match import Match
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records import record as records
from rookery.records.games import game_from_request
from rookery.server.matches.scenes import MatchViews
from rookery.wire.changes import changes
from rookery.wire.codes import Problem
from rookery.wire.events import log_to_wire
from rookery.wire.links import Credential
from rookery.wire.match import (
    Changed,
    CommandAnswer,
    CommandRequest,
    Events,
    Me,
    NewMatch,
    Opened,
    Presence,
    SeatToken,
    View,
)
from tests.limits import HANGING
from tests.seeds import join, reveal

ADDRESS = "http://house.test"
SECRET = bytes(range(32))
_PATH = re.compile(r"/api/matches/(\w+)/(\w+)")


@dataclass
class LiveMatch:
    """A match, and the requests that wait for its next event."""

    match: Match
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self) -> None:
        """Wake the waiting requests."""
        self.news.set()
        self.news = asyncio.Event()


class House:
    """All matches. Tokens are plain: ``MATCH-seat-N`` invites, ``MATCH-watch`` watches, ``program-N`` says who asks."""

    def __init__(self) -> None:
        self.programs = itertools.count(1)
        self.live: dict[str, LiveMatch] = {}
        self.opened: dict[str, Opened] = {}
        self.asked: list[bytes] = []
        """The bodies of all commands that arrived."""

    def open(self, game: str, players: int = 2, key: str = "", **options: str) -> Opened:
        """Open a match, once for each key."""
        if key and key in self.opened:
            return self.opened[key]
        name = f"m{len(self.live) + 1}"
        settled = game_from_request(game, players, options)
        plans = tuple(SeatPlan() for _ in range(players))
        self.live[name] = LiveMatch(Match.fold(referee.create(settled, SECRET, match=name, seats=plans, now=0)))
        seats = tuple(SeatToken(seat, f"{name}-seat-{seat}") for seat in range(players))
        self.opened[key] = Opened(name, seats, f"{name}-watch", 1)
        return self.opened[key]

    def command(self, name: str, token: str, body: bytes) -> CommandAnswer:
        """Answer a command: keep, tell, acknowledge."""
        self.asked.append(body)
        live = self.live[name]
        asked = msgspec.json.decode(body, type=CommandRequest)
        events = referee.answer(
            live.match,
            SECRET,
            _seat(live.match, token, asked.link) if asked.seat is None else asked.seat,
            asked.command,
            guest=token,
            expected=asked.expected,
            key=asked.key,
            now=live.match.at + 1,
            next_match="next",
        )
        for event in events:
            if event.seq > live.match.seq:
                live.match.apply(event)
        live.tell()
        return CommandAnswer(log_to_wire(live.match, events), look(live.match, token))

    def do(self, name: str, seat: int, command: PlayerCommand) -> None:
        """Let somebody do something, past any client."""
        match = self.live[name].match
        request = CommandRequest(seat=seat, expected=match.seq, command=command)
        self.command(name, match.seats[seat].guest or f"guest-{seat}", msgspec.json.encode(request))
        self.asked.pop()

    async def messages(self, name: str, token: str, after: int, *, follow: bool) -> AsyncIterator[bytes]:
        """What a listener hears."""
        live, known = self.live[name], None
        while True:
            news, view = live.news, look(live.match, token)
            events = log_to_wire(live.match, live.match.since(after))
            if known is None:
                yield msgspec.json.encode(Events(events, view))
            else:
                yield msgspec.json.encode(Changed(events, known.seq, changes(known, view)))
            after, known = view.seq, view
            if not follow:
                return
            yield msgspec.json.encode(Presence((True,) * live.match.game.players, 1))
            await news.wait()

    def answer(self, url: httpx.URL, token: str, body: bytes) -> tuple[int, bytes]:
        """Any request that is no stream."""
        if url.path == "/api/me":
            return 200, msgspec.json.encode(Me("guest", "csrf", "1", (), (), (), {}, {}, ("en",), None))
        if url.path == "/api/credential":
            name = f"program-{next(self.programs)}"
            return 200, msgspec.json.encode(Credential(name, name))
        if url.path == "/api/matches":
            new = msgspec.json.decode(body, type=NewMatch)
            opened = self.open(new.game, new.players or 2, new.key or "", **new.options)
            return 201, msgspec.json.encode(opened)
        return self._in_match(url.path, token, body)

    def _in_match(self, path: str, token: str, body: bytes) -> tuple[int, bytes]:
        found = _PATH.fullmatch(path)
        if found is None or found[1] not in self.live:
            return 404, msgspec.json.encode(Problem("unknown-match", "there is no such match"))
        if not self.may_look(found[1], token) and found[2] != "commands":
            return 404, msgspec.json.encode(Problem("unknown-match", "there is no such match"))
        try:
            if found[2] == "record":
                return 200, records.write(from_match(self.live[found[1]].match))
            return 200, msgspec.json.encode(self.command(found[1], token, body))
        except Refusal as refusal:
            status = 409 if refusal.code == "stale" else 422
            return status, msgspec.json.encode(Problem(refusal.code, refusal.message))

    def may_look(self, name: str, token: str) -> bool:
        """Whether a link leads to the match, or a program has sat down there."""
        events = self.live[name].match.events if name in self.live else ()
        return token.startswith(f"{name}-") or any(isinstance(each, Joined) and each.guest == token for each in events)


def seated(house: House, game: str, players: int = 2) -> str:
    """A match with somebody in each seat, under way."""
    name = house.open(game, players).match
    for seat in range(players):
        house.do(name, seat, join(f"Robin {seat}", seat))
    for seat in house.live[name].match.awaited:
        house.do(name, seat, reveal(seat))
    return name


def _seat(match: Match, program: str, link: str | None) -> int | None:
    """The seat that a program holds, or else the one that it is invited to."""
    held = next((number for number, seat in enumerate(match.seats) if seat.guest == program), None)
    return int(link[-1]) if held is None and link else held


def look(match: Match, token: str) -> View:
    """A match as a program or somebody with a link sees it."""
    return MatchViews(match).view(frozenset(n for n, seat in enumerate(match.seats) if seat.guest == token))


class Weather(httpx.AsyncBaseTransport):
    """The way to the house. Each request draws its fate, until all are drawn; from then on the sun shines."""

    def __init__(self, house: House, fates: Iterable[str] = ()) -> None:
        self.house = house
        self.fates = iter(fates)
        self.late: list[asyncio.TimerHandle] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Take a request there, or not; and the answer back, or not."""
        fate = next(self.fates, "fine")
        body = await request.aread()
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if fate == "no way there":
            raise httpx.ConnectError("no way there")
        if fate == "lost":
            raise httpx.ReadError("lost")
        if fate == "busy":
            return httpx.Response(503, content=b"come back later")
        if request.url.path.endswith("/events"):
            return await self._stream(request, token, fate)

        def arrive() -> httpx.Response:
            status, answer = self.house.answer(request.url, token, body)
            return httpx.Response(status, content=answer)

        if fate == "late":
            self.late.append(asyncio.get_running_loop().call_later(0.002, arrive))
            raise httpx.ReadTimeout("late")
        if fate == "twice":
            arrive()
        response = arrive()
        await asyncio.sleep(0)
        if fate == "answer lost":
            raise httpx.ReadError("answer lost")
        return response

    async def _stream(self, request: httpx.Request, token: str, fate: str) -> httpx.Response:
        found = _PATH.fullmatch(request.url.path)
        if found is None or not self.house.may_look(found[1], token):
            return httpx.Response(404, content=msgspec.json.encode(Problem("unknown-match", "there is none")))
        after, follow = int(request.url.params["after"]), request.url.params.get("follow") != "0"
        messages = self.house.messages(found[1], token, after, follow=follow)
        return httpx.Response(200, stream=_Lines(messages, fate))


class _Lines(httpx.AsyncByteStream):
    """Messages, a line each, some of them again, left out or cut off."""

    def __init__(self, messages: AsyncIterator[bytes], fate: str) -> None:
        self.messages = messages
        self.fate = fate

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for number in itertools.count():
            left_out = self.fate == "late" and number > 2
            try:
                # A connection that has lost a message breaks soon, even if no later message would show the gap.
                async with asyncio.timeout(0.005 if left_out else None):
                    message = await anext(self.messages)
            except StopAsyncIteration:
                return
            except TimeoutError:
                raise httpx.ReadError("cut off") from None
            if self.fate == "answer lost" and number == 2:
                yield message[: len(message) // 2]
                raise httpx.ReadError("cut off")
            if self.fate == "late" and number == 2:
                continue
            yield message + b"\n"
            if self.fate == "twice":
                yield message + b"\n"


def visitor(weather: Weather, patience: float = HANGING) -> Client:
    """A client of the house."""
    client = Client(ADDRESS, patience=patience)
    client._calls.http = httpx.AsyncClient(base_url=ADDRESS, transport=weather)
    return client


def keys(events: tuple[AnyEvent, ...]) -> list[str]:
    """The keys of all commands that were carried out."""
    return [event.key for event in events if event.key is not None]
