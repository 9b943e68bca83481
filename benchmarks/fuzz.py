"""Fuzz a real server with requests and socket messages from callers of every kind, and look for two things.

python benchmarks/fuzz.py [--count N] [--seed N] [--out FILE]

No answer may be a fault of the server (a 5xx that is not documented), and no answer may tell anybody what is not
theirs: names, ids, commitments, tokens and secrets of a dozen matches are canaries, and an oracle knows who may ever
hear which. The matches are private and public, open, in play and over, with a rematch, links used and revoked. All
tokens are real, and shown by those who hold them and by others, mixed at random.
"""

import argparse
import asyncio
import collections
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rookery.bench.report import machine, versions, write_page
from rookery.wire.codes import CODES

# The other halves of this program lie beside it, in the folder that this one is in.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.fuzz_http import Connection, Socket
from benchmarks.fuzz_oracle import Credential, Oracle
from benchmarks.fuzz_requests import Asked, Requests
from benchmarks.fuzz_world import World, build

COUNT = 100_000
CALLERS = 8
"""How many ask at the same time."""
ROUND = 10_000
"""Requests and messages after which there are new matches."""
SOCKETS, SENSIBLE = 0.1, 0.3
"""How often somebody opens a socket, and how often a command makes sense."""
HANGING = 60.0
"""Seconds that any answer may take, on a busy machine."""
FINE = {code for code, facts in CODES.items() if facts.status >= 500} - {"failed"}
"""The documented refusals whose status is 5xx."""
PACKAGES = {"Litestar": "litestar", "uvicorn": "uvicorn"}
ABOUT = """\
Requests are made up from the server's OpenAPI document, broken now and then, and mixed with commands that make sense;
sockets are opened, greeted and written to in the same spirit. Each shows a cookie, a token, both or neither, at random
among all that were ever handed out: of hosts, players, watchers, the invited, strangers; used and revoked links;
forgeries. `answers by status`: no 5xx but documented ones. `answers with canaries`: by those who may hear them; nobody
else was told of any."""


class Found(AssertionError):
    """The server did what it must not."""


@dataclass
class Findings:
    """What was seen."""

    requests: int = 0
    sockets: int = 0
    messages: int = 0
    """Received and sent on sockets."""
    statuses: collections.Counter[int] = field(default_factory=collections.Counter)
    labels: collections.Counter[str] = field(default_factory=collections.Counter)
    """Operations, and how often each was asked for."""
    heard: int = 0
    """Answers with canaries in them that the caller may hear."""

    @property
    def total(self) -> int:
        """Requests and socket messages."""
        return self.requests + self.messages


class Fuzzer:
    """Asks, and checks every answer."""

    def __init__(self, world: World, seed: int) -> None:
        self.found = Findings()
        self._world = world
        self._oracle: Oracle = world.oracle
        self._dice = random.Random(seed)  # noqa: S311
        self._requests = Requests(world.document, self._dice)

    async def run(self, count: int) -> Findings:
        """Ask until there were enough. Matches come to their end, so there are new ones now and then."""
        while self.found.total < count:
            upto = min(count, self.found.total + ROUND)
            async with asyncio.TaskGroup() as callers:
                for _ in range(CALLERS):
                    callers.create_task(self._call(upto))
            if self.found.total < count:
                await self._world.refresh()
        return self.found

    async def _call(self, count: int) -> None:
        async with contextlib.aclosing(Connection(self._world.port)) as connection:
            while self.found.total < count:
                chance = self._dice.random()
                if chance < SOCKETS:
                    await self._socket()
                else:
                    await self._ask(connection, sensible=chance < SOCKETS + SENSIBLE)

    def _credentials(self) -> list[Credential]:
        """What a caller shows: a cookie, a token, both or neither."""
        cookies = [each for each in self._world.credentials if each.cookie]
        tokens = [each for each in self._world.credentials if each.token]
        shown = []
        if self._dice.random() < 0.6:
            shown.append(self._dice.choice(cookies))
        if self._dice.random() < 0.6:
            shown.append(self._dice.choice(tokens))
        return shown

    # Requests

    async def _ask(self, connection: Connection, *, sensible: bool) -> None:
        credentials = self._credentials()
        asked = self._sensible(credentials) if sensible else None
        asked = asked or self._requests.one(list(self._oracle.matches), self._world.texts)
        before = self._oracle.seen_by(credentials)
        headers = asked.headers | _shown(credentials, csrf=self._dice.random() < 0.95)
        self._world.expect(asked, credentials)
        try:
            answer = await asyncio.wait_for(connection.ask(asked.method, asked.target, headers, asked.body), HANGING)
        except TimeoutError:
            raise Found(f"no answer: {asked}") from None
        self.found.requests += 1
        self.found.statuses[answer.status] += 1
        self.found.labels[asked.label] += 1
        self._world.learn(asked, credentials, answer.status, answer.text)
        self._check_status(asked, answer.status, answer.text)
        self._check(answer.text, credentials, asked.told, f"{asked.method} {asked.target}", before)

    def _sensible(self, credentials: Sequence[Credential]) -> Asked | None:
        """A command that somebody might really send, for a match and a seat that may be theirs or not."""
        match = self._dice.choice(list(self._oracle.matches))
        if self._dice.random() < 0.6 and (own := [each for one in credentials for each in one.matches]):
            match = self._dice.choice(own)
        body = {
            "seat": self._dice.choice([None, 0, 1, 1, 0, 2]),
            "expected": self._dice.choice([self._world.seqs.get(match, 1), self._world.seqs.get(match, 1), 0, 1, 3]),
            "key": self._dice.choice([None, None, self._dice.choice(self._world.keys)]),
            "command": self._command(match),
        }
        if self._dice.random() < 0.3:
            body["link"] = self._dice.choice(self._world.texts)
        target = f"/api/matches/{match}/commands{self._dice.choice(['', '?view=false'])}"
        label = "POST /api/matches/{match}/commands"
        headers = {"Content-Type": "application/json"}
        return Asked(label, "POST", target, headers, json.dumps(body).encode())

    def _command(self, match: str) -> dict[str, Any]:
        moves = self._world.moves.get(match) or ["x"]
        return self._dice.choice(
            [
                {"type": "move", "move": self._dice.choice(moves)},
                {"type": "move", "move": self._dice.choice(moves)},
                {"type": "join", "name": self._world.name(), "commitment": "0" * 64},
                {"type": "join", "name": self._world.name()},
                {"type": "reveal", "seed": "0" * 64},
                {"type": "say", "phrase": "hello"},
                {"type": "offer", "what": self._dice.choice(["draw", "takeback", "hints", "rematch"])},
                {"type": "answer", "what": self._dice.choice(["draw", "rematch"]), "agreed": True},
                {"type": "seat-bot", "seat": 1, "level": "egg"},
                {"type": "undo"},
                {"type": "add-device"},
                {"type": "revoke", "what": self._dice.choice(["watch", "invitation"]), "seat": 0},
            ]
        )

    # Sockets

    async def _socket(self) -> None:
        """Listen for a moment, and say things that no listener has to say."""
        credentials = self._credentials()
        match = self._dice.choice([*self._oracle.matches, "nobody"])
        before = self._oracle.seen_by(credentials)
        after = self._dice.choice(["0", "1", "5", "-1", "x", "99999999999"])
        headers = _shown([each for each in credentials if each.cookie], csrf=False)
        token = next((each.token for each in credentials if each.token), None)
        hello = json.dumps({"token": token} if token else {}).encode()
        said = [hello] if self._dice.random() < 0.9 else []
        said += [self._dice.choice(NONSENSE) for _ in range(self._dice.randrange(4))]
        self.found.sockets += 1
        async with contextlib.aclosing(Socket(self._world.port)) as socket:
            if not await socket.open(f"/api/matches/{match}/socket?after={after}", headers):
                self.found.messages += 1
                return
            for each in said:
                await socket.send(each, self._dice.choice([1, 1, 1, 2]))
                self.found.messages += 1
            for text in await socket.heard(self._dice.uniform(0.01, 0.05)):
                self.found.messages += 1
                self._check(text, credentials, f"{match} {token or ''}", f"socket of {match}", before)

    # Checks

    def _check_status(self, asked: Asked, status: int, text: str) -> None:
        if status >= 500:
            code = json.loads(text).get("code") if text.startswith("{") else None
            busy = asked.target.startswith("/health") and status == 503
            if not busy and code not in FINE:
                raise Found(f"{status} for {asked.method} {asked.target} {asked.body!r}: {text[:300]}")

    def _check(
        self, text: str, credentials: Sequence[Credential], told: str, where: str, before: frozenset[str]
    ) -> None:
        heard = self._oracle.heard(text)
        self.found.heard += bool(heard)
        leaks = self._oracle.leaks(heard, credentials, told, before)
        if leaks:
            names = [each.name for each in credentials]
            what = {leak: self._oracle.about(leak) for leak in leaks}
            raise Found(f"{where} told {names or 'nobody'} of {what}: {text[:500]}")


NONSENSE = (b"", b"x", b"{}", b"[]", b"\xff", b'{"token": 5}', b'{"type": "ping"}', b"x" * 5000, b"[" * 3000)


def _shown(credentials: Sequence[Credential], *, csrf: bool) -> dict[str, str]:
    """The headers in which credentials are shown."""
    headers: dict[str, str] = {}
    for each in credentials:
        if each.cookie:
            headers["Cookie"] = each.cookie
            if csrf and each.csrf:
                headers["X-Rookery-CSRF"] = each.csrf
        if each.token:
            headers["Authorization"] = f"Bearer {each.token}"
    return headers


@contextlib.asynccontextmanager
async def fuzzing(folder: Path, seed: int) -> AsyncIterator[Fuzzer]:
    """A server in a process of its own, with matches and callers."""
    async with build(folder, seed) as world:
        yield Fuzzer(world, seed)


async def fuzz(folder: Path, count: int, seed: int) -> Findings:
    """Ask so often; Found if anything is wrong."""
    async with fuzzing(folder, seed) as fuzzer:
        try:
            return await fuzzer.run(count)
        except* Found as found:
            raise Found(str(found.exceptions[0])) from None


def report(found: Findings, seconds: float) -> str:
    """What was seen, as a table."""
    statuses = ", ".join(f"{status}: {count}" for status, count in sorted(found.statuses.items()))
    rows = [
        ("requests", found.requests),
        ("sockets", found.sockets),
        ("socket messages", found.messages),
        ("operations", len(found.labels)),
        ("answers by status", statuses),
        ("answers with canaries, all allowed", found.heard),
        ("seconds", round(seconds)),
    ]
    return "\n".join(["| what | |", "|---|---|", *(f"| {what} | {value} |" for what, value in rows)])


def main() -> None:
    """Fuzz, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=COUNT, metavar="N", help="requests and socket messages in all")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rookery-fuzz-") as folder:
        try:
            found = asyncio.run(fuzz(Path(folder), arguments.count, arguments.seed))
        except Found as problem:
            sys.exit(f"benchmarks/fuzz.py: {problem}")
    table = report(found, time.monotonic() - began)
    print(table)
    if arguments.out:
        write_page(
            arguments.out, "A server fuzzed by callers of every kind", machine() | versions(PACKAGES), table, ABOUT
        )


if __name__ == "__main__":
    main()
