"""A server with matches of every kind, and everybody who has to do with them: what the fuzzer meets.

The server runs in a process of its own. Matches are set up by the client library, as programs do it; some people are
browsers with cookies. What is private in them is unique, and the oracle is told who may hear it.
"""

import asyncio
import contextlib
import json
import os
import random
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from rookery.client.api import Client
from rookery.client.errors import Refusal
from rookery.client.seat import Seat
from rookery.play.commands import Move, Resign
from rookery.server.store import FILE
from rookery.wire.match import CSRF_HEADER

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.fuzz_oracle import Credential, Oracle, Watched
from benchmarks.fuzz_requests import Asked

GAME, DICE_GAME = "penguin-soccer", "polar-dare"
MOVES = 6
"""Made in a match before the fuzzing begins."""
READY = "ready"
STARTING = 120.0
ARRIVING = ("join", "add-device")


@dataclass
class World:
    """What there is, and what is known of it."""

    port: int
    folder: Path
    document: dict[str, Any]
    oracle: Oracle = field(default_factory=Oracle)
    credentials: list[Credential] = field(default_factory=list)
    keys: list[str] = field(default_factory=lambda: ["key-0"])
    """Idempotency keys that were used somewhere."""
    seqs: dict[str, int] = field(default_factory=dict)
    moves: dict[str, list[str]] = field(default_factory=dict)
    """Moves that are or were legal in a match."""
    names: int = 0
    refresh: Callable[[], Awaitable[None]] = field(default=lambda: asyncio.sleep(0))
    """Sets up more matches and people."""

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def texts(self) -> list[str]:
        """Tokens and ids to put where they do not belong."""
        return [each.token for each in self.credentials if each.token] + list(self.oracle.matches)

    def name(self) -> str:
        """A name that nobody else has; who hears it without reason is caught."""
        self.names += 1
        return f"Canary{self.names:06}X{os.urandom(3).hex()}"

    def hold(self, name: str, *matches: str, **facts: Any) -> Credential:
        """One more credential."""
        made = Credential(name, matches=set(matches), **facts)
        self.credentials.append(made)
        for canary in filter(None, (made.token, made.csrf, made.guest, made.cookie and made.cookie.partition("=")[2])):
            self.oracle.guard(canary)
            made.own.add(canary)
        return made

    def expect(self, asked: Asked, credentials: list[Credential]) -> None:
        """Before a request is sent: whoever sits down by it is known to all who see the match, perhaps at once."""
        command = _command(asked)
        if command.get("type") in ARRIVING and (match := asked.target.split("/")[3]) in self.oracle.matches:
            # Whoever shows several credentials may sit down as any of these people.
            for known in (str(command.get("name", "")), *(each.guest or "" for each in credentials)):
                self.oracle.show(match, known)

    def learn(self, asked: Asked, credentials: list[Credential], status: int, text: str) -> None:
        """Take note of what an answer has changed: who has sat down, which links have gone."""
        if status != 200:
            return
        if asked.label == "POST /api/matches/{match}/commands":
            self._learn_command(asked, credentials, text)
        elif asked.label == "GET /api/matches/{match}/links":
            # A host hears of links that take the place of others.
            for each in credentials:
                each.own |= self.oracle.heard(text)

    def _learn_command(self, asked: Asked, credentials: list[Credential], text: str) -> None:
        match, command = asked.target.split("/")[3], _command(asked)
        answer = json.loads(text[: text.rindex("}") + 1])
        if (view := answer.get("view")) is not None:
            self.seqs[match] = view["seq"]
            if view["choices"]:
                self.moves[match] = [choice["move"] for choice in view["choices"]]
        if command["type"] in ARRIVING:
            if (who := _person(credentials)) is not None:
                who.matches.add(match)
            used = {each.token for each in credentials} | {json.loads(asked.body or b"{}").get("link")}
            for each in self.credentials:
                if each.token in used and each.name.startswith(("invitation", "device")):
                    each.matches.discard(match)
        if command["type"] == "revoke":
            self._revoked(match, command)

    def _revoked(self, match: str, command: dict[str, Any]) -> None:
        gone = f"watch {match}" if command["what"] == "watch" else f"invitation {match} {command.get('seat')}"
        for each in self.credentials:
            if each.name == gone:
                each.matches.discard(match)


def _command(asked: Asked) -> dict[str, Any]:
    """The command that a request brings; nothing if it brings none."""
    if asked.label == "POST /api/matches/{match}/commands":
        with contextlib.suppress(ValueError, RecursionError, AttributeError):
            command = json.loads(asked.body or b"{}").get("command")
            return command if isinstance(command, dict) else {}
    return {}


def _person(credentials: list[Credential]) -> Credential | None:
    """As whom somebody asks: a program's credential goes before a cookie, and the token of a link is nobody's."""
    people = [each for each in credentials if each.guest is not None]
    return next((each for each in people if each.token), people[0] if people else None)


class _Oracle(Oracle):
    """One that looks into the database for what cannot be seen from outside."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._database = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)

    def is_over(self, match: str) -> bool:
        """Whether it is so in the store."""
        [(stage,)] = self._database.execute("SELECT stage FROM matches WHERE id = ?", [match])
        return bool(stage == "over")

    def secret(self, match: str) -> str:
        """What the dice of a match come from."""
        [(secret,)] = self._database.execute("SELECT secret FROM matches WHERE id = ?", [match])
        return bytes(secret).hex()

    def aclose(self) -> None:
        """Let go of the database."""
        self._database.close()


@contextlib.asynccontextmanager
async def build(folder: Path, seed: int) -> AsyncIterator[World]:
    """A server at work, with matches and people."""
    async with _server(folder) as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        document = (await http.get("/openapi.json")).json()
        oracle = _Oracle(folder)
        world = World(port, folder, document, oracle)
        try:
            world.refresh = _Builder(world, random.Random(seed)).build  # noqa: S311
            await world.refresh()
            yield world
        finally:
            oracle.aclose()


class _Builder:
    """Sets up matches and people."""

    def __init__(self, world: World, dice: random.Random) -> None:
        self._world = world
        self._oracle = world.oracle
        self._dice = dice

    async def build(self) -> None:
        """All kinds of matches, callers and links."""
        for public in (False, True):
            await self._match(public=public, sit=0)
            await self._match(public=public, sit=1)
            await self._match(public=public, sit=2, moves=MOVES)
            await self._match(public=public, sit=2, moves=2, game=DICE_GAME)
            await self._match(public=public, sit=2, over=True)
        await self._match(public=False, sit=1, revoke=True)
        await self._match(public=False, sit=2, moves=1, device=True)
        for number in range(3):
            await self._browser(f"browser {number}")
        async with Client(self._world.address) as stranger:
            self._world.hold("program", token=await stranger.credential(), guest=await _guest(stranger))
        self._world.hold("forged token", token="forged-" + "x" * 25)
        self._world.hold("forged cookie", cookie="rookery_guest=forged.xxxxxxxxxxxxxxxx")

    async def _match(
        self,
        *,
        public: bool,
        sit: int,
        moves: int = 0,
        over: bool = False,
        revoke: bool = False,
        device: bool = False,
        game: str = GAME,
    ) -> None:
        world, oracle = self._world, self._oracle
        async with Client(world.address) as host:
            opened = await host.open(game, players=2, public=public)
            match = opened.match
            watched = Watched(match, public, secret=oracle.secret(match))  # type: ignore[attr-defined]  # ours
            oracle.watch(watched)
            owner = world.hold(f"host {match}", match, token=await host.credential(), guest=await _guest(host))
            invitations = {
                token.seat: world.hold(f"invitation {match} {token.seat}", match, token=token.token)
                for token in opened.seats
            }
            watch = world.hold(f"watch {match}", match, token=opened.watch)
            for each in (*invitations.values(), watch):
                owner.own |= each.own
            seats = [await self._sit(host, match, invitations[seat]) for seat in range(sit)]
            if device:
                await self._device(seats[0], match)
            if revoke:
                await self._revoke(host, match, invitations[1], watch)
            await self._play(seats, moves, over=over)
            view = await (seats[0] if seats else await host.watch(match, opened.watch)).catch_up()
            oracle.show(match, view.commitment)
            world.seqs[match] = view.seq
            world.moves[match] = [choice.move for choice in view.choices] or world.moves.get(match, [])
            if over:
                await self._rematch(seats, match)

    async def _sit(self, host: Client, match: str, invitation: Credential) -> Seat:
        """Somebody sits down by an invitation, which is used up by that."""
        name = self._world.name()
        self._oracle.show(match, name)
        seat = await host.join(match, invitation.token, name=name)
        me = await self._get("/api/me?brief=true", seat.credential)
        self._oracle.show(match, me["guest"])
        self._world.hold(f"seat {match}", match, token=seat.credential, guest=me["guest"])
        invitation.matches.clear()
        return seat

    async def _device(self, seat: Seat, match: str) -> None:
        """A link to another device that nobody has used yet."""
        answer = await self._post(f"/api/matches/{match}/device-link", {"seat": seat.number}, seat.credential)
        self._world.hold(f"device {match}", match, token=answer["token"])

    async def _revoke(self, host: Client, match: str, invitation: Credential, watch: Credential) -> None:
        await host.revoke(match, 1)
        await host.revoke(match)
        invitation.matches.clear()
        watch.matches.clear()

    async def _play(self, seats: list[Seat], moves: int, *, over: bool) -> None:
        for _ in range(moves):
            for seat in seats:
                view = await seat.catch_up()
                if view.turn == seat.number and view.choices and not view.over:
                    move = self._dice.choice(view.choices).move
                    key = f"key-{len(self._world.keys)}"
                    await seat.send(Move(move), key=key)
                    self._world.keys.append(key)
                    self._world.moves.setdefault(seat.match, []).append(move)
        if over:
            await seats[0].send(Resign())

    async def _rematch(self, seats: list[Seat], match: str) -> None:
        """A match that follows, for those who played: its id is told to all who see this one."""
        await seats[0].offer("rematch")
        await seats[1].catch_up()
        view = await seats[1].answer("rematch", agreed=True)
        following = view.next_match
        if following is None:
            return
        public = self._oracle.matches[match].public
        self._oracle.watch(Watched(following, public, secret=self._oracle.secret(following)))  # type: ignore[attr-defined]
        self._oracle.show(match, following)
        for each in self._world.credentials:
            if each.name in {f"seat {match}", f"host {match}"}:
                each.matches.add(following)

    async def _browser(self, name: str) -> None:
        """Somebody with a cookie, who has opened a match and sits there."""
        world = self._world
        async with httpx.AsyncClient(base_url=world.address, timeout=60) as http:
            me = (await http.get("/api/me")).json()
            cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
            owner = world.hold(name, cookie=cookie, csrf=me["csrf"], guest=me["guest"])
            opened = (
                await http.post("/api/matches", json={"game": GAME, "players": 2}, headers={CSRF_HEADER: me["csrf"]})
            ).json()
            match = opened["match"]
            world.oracle.watch(Watched(match, public=False, secret=world.oracle.secret(match)))  # type: ignore[attr-defined]
            owner.matches.add(match)
            for token in (opened["watch"], *(seat["token"] for seat in opened["seats"])):
                owner.own |= world.hold(f"link {match}", match, token=token).own

    async def _get(self, path: str, token: str) -> Any:
        async with httpx.AsyncClient(base_url=self._world.address, timeout=60) as http:
            return (await http.get(path, headers={"Authorization": f"Bearer {token}"})).json()

    async def _post(self, path: str, body: Any, token: str) -> Any:
        async with httpx.AsyncClient(base_url=self._world.address, timeout=60) as http:
            answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
            if not answer.is_success:
                raise Refusal(answer.json()["code"], answer.text)
            return answer.json()


async def _guest(client: Client) -> str:
    """The public id of a client."""
    return (await client.me()).guest


# The server


@contextlib.asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[int]:
    """A server in a process of its own, and its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, __file__, str(port), str(folder)),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        )
    try:
        said = await asyncio.wait_for(process.stdout.readline(), STARTING) if process.stdout else b""
        if said.decode().strip() != READY:
            raise RuntimeError(f"the server did not start: {(folder / 'log').read_text(encoding='utf-8')[-500:]}")
        yield port
        if process.returncode is not None:
            raise RuntimeError(f"the server ended: {(folder / 'log').read_text(encoding='utf-8')[-500:]}")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def serve(port: int, folder: Path) -> None:
    """A server that one address may ask for as much as it likes: limits would hide what is behind them."""
    from benchmarks.victims import unlimited

    from rookery.server.process.running import bound, ready
    from rookery.server.settings import Settings

    with contextlib.closing(bound("127.0.0.1", port)) as door:
        async with ready(Settings(folder, limits=unlimited(), warm=False, bot_processes=1)) as server:
            print(READY, flush=True)
            await server.serve([door])


if __name__ == "__main__":
    from rookery.server import logs

    logs.set_up()
    asyncio.run(serve(int(sys.argv[1]), Path(sys.argv[2])))
