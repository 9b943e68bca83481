"""Every refusal has a code, a message and a test over the network. A code that is new is missed here first."""

import ast
import itertools
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import rookery
from rookery.server.http.limits import Limits, Rate
from rookery.server.store import FILE
from rookery.wire.codes import CODES
from tests.seeds import committed, seed_of
from tests.server import spies
from tests.server.visitors import Facts, House, Visitor, refused

pytestmark = pytest.mark.anyio
KEYS = itertools.count()
ROOT = Path(__file__).parents[2]
SOCCER, RACE, TILES = "penguin-soccer", "polar-dare", "penguin-game"
"""Games of two without a die, with a die, and for one to four."""


class LiveMatch:
    """A match and the people in it."""

    def __init__(self, house: House, host: Visitor, match: str, tokens: list[str], watch: str = "") -> None:
        self.house = house
        self.host = host
        self.watch = watch
        self.match = match
        self.tokens = tokens
        self.path = f"/api/matches/{match}"
        self._programs: dict[int, Visitor] = {}

    async def do(self, seat: int, kind: str, /, *, who: Visitor | None = None, **asked: Any) -> httpx.Response:
        """The holder of a seat, or somebody else, asks for something: in the match as it is, with a new key."""
        own: Facts = {"commitment": committed(seat)} if kind == "join" else {}
        command = (
            {"type": kind} | own | {name: value for name, value in asked.items() if name not in {"expected", "key"}}
        )
        expected = asked["expected"] if "expected" in asked else (await self.host.view(self.match))["seq"]
        who = who or await self.holder(seat)
        body = {"seat": seat, "expected": expected, "key": asked.get("key", f"key-{next(KEYS)}"), "command": command}
        return await who.post(f"{self.path}/commands", body | ({"link": who.link} if kind == "join" else {}))

    async def holder(self, seat: int) -> Visitor:
        """The host has the first seat, and asks for those that there are not; programs have the others."""
        if not 0 < seat < len(self.tokens):
            return self.host
        if seat not in self._programs:
            self._programs[seat] = await self.house.player(self.tokens[seat])
        return self._programs[seat]


Step = tuple[int, str, Facts]
Ask = Callable[[LiveMatch], Awaitable[httpx.Response]]
KINDS: dict[str, tuple[str, int, int]] = {
    "open": (SOCCER, 2, 1),
    "seated": (SOCCER, 2, 2),
    "dice": (RACE, 2, 2),
    "rolling": (RACE, 2, 1),
    "three": (TILES, 3, 3),
    "alone": (TILES, 1, 1),
}
"""What is played, by how many, and how many of them have sat down."""


@pytest.fixture(scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """One server for all that is refused by a server as it usually runs."""
    free = Rate(1e6, 1e6)
    async with AsyncExitStack() as stack:
        limits = Limits(opening=free, commands=free)
        yield await House(tmp_path_factory.mktemp("refusals"), stack, limits=limits).open()


async def match_of(house: House, kind: str, **fields: Any) -> LiveMatch:
    """A match of a kind."""
    game, players, seated = KINDS[kind]
    host = await house.visitor()
    opened = await host.open(game, *[None] * players, **fields)
    made = LiveMatch(house, host, opened["match"], [seat["token"] for seat in opened["seats"]], opened["watch"])
    for seat in range(seated):
        assert (await made.do(seat, "join", name="Somebody")).is_success
    for seat in (await host.view(made.match))["revealing"]:
        assert (await made.do(seat, "reveal", seed=seed_of(seat))).is_success
    return made


async def raw(at: LiveMatch, body: bytes, **headers: str) -> httpx.Response:
    """The host opens a match with a body as it is."""
    sent = at.host.headers | {"Content-Type": "application/json"} | {n.replace("_", "-"): v for n, v in headers.items()}
    return await at.host.client.post("/api/matches", content=body, headers=sent)


async def open_match(at: LiveMatch, **fields: Any) -> httpx.Response:
    """The host opens one more match."""
    return await at.host.post("/api/matches", {"game": SOCCER} | fields)


def step(seat: int, kind: str, **command: Any) -> Step:
    """Something that the holder of a seat asks for."""
    return seat, kind, command


def after(*steps: Step) -> Ask:
    """Steps of which only the last one is refused."""

    async def ask(at: LiveMatch) -> httpx.Response:
        for seat, kind, command in steps[:-1]:
            answer = await at.do(seat, kind, **command)
            assert answer.is_success, answer.text
        seat, kind, command = steps[-1]
        return await at.do(seat, kind, **command)

    return ask


async def by_stranger(at: LiveMatch, kind: str, **command: Any) -> httpx.Response:
    """Somebody with a cookie and no link asks for the first seat."""
    return await at.do(0, kind, who=await at.house.visitor(), **command)


async def by_watcher(at: LiveMatch, kind: str, **command: Any) -> httpx.Response:
    """Somebody who may watch asks for the second seat."""
    watcher = await at.house.visitor()
    watcher.headers |= {"Authorization": f"Bearer {at.watch}"}
    return await at.do(1, kind, who=watcher, **command)


async def reused(at: LiveMatch) -> httpx.Response:
    """One key for two requests."""
    await open_match(at, key="k")
    return await open_match(at, key="k", public=True)


async def with_bot(at: LiveMatch) -> httpx.Response:
    """A draw is offered to a bot."""
    opened = await at.host.open(SOCCER, None, "egg")
    beside = LiveMatch(at.house, at.host, opened["match"], [opened["seats"][0]["token"]])
    return await after(step(0, "join", name="Somebody"), step(0, "offer", what="draw"))(beside)


async def by_nobody(at: LiveMatch) -> httpx.Response:
    """Somebody without a cookie opens a match."""
    return await (await at.house.visitor(greeted=False)).post("/api/matches", {"game": SOCCER})


async def looked_at(at: LiveMatch, token: str | None = None) -> httpx.Response:
    """A stranger looks, with a token or without."""
    return await (await (at.house.program(token) if token else at.house.visitor())).get(at.path)


DRAW: Facts = {"what": "draw"}
REMATCH: Facts = {"what": "rematch"}
WITHHOLDING = (step(1, "join", name="Bob"), step(0, "reveal", seed=seed_of(0)), step(1, "leave"))

PROVOKED: dict[str, tuple[str, Ask]] = {
    # The server's own
    "bad-body": ("open", lambda at: raw(at, b"[")),
    "bad-record": ("open", lambda at: at.host.post("/api/replay", {"format": "rookery-record/1"})),
    "bad-after": ("open", lambda at: at.host.get(f"{at.path}/events?after=99")),
    "no-guest": ("open", by_nobody),
    "used-link": ("seated", lambda at: looked_at(at, at.tokens[1])),
    "no-invitation": ("open", lambda at: by_watcher(at, "join", name="Eve")),
    "not-host": ("seated", lambda at: at.do(1, "end")),
    "wrong-origin": ("open", lambda at: raw(at, b"{}", Origin="https://elsewhere.example")),
    "wrong-csrf": ("open", lambda at: raw(at, b"{}", X_Rookery_CSRF="x")),
    "unknown-match": ("open", looked_at),
    "unknown-page": ("open", lambda at: at.host.get("/api/nothing")),
    "wrong-method": ("open", lambda at: at.host.post("/api/me", {})),
    "key-reused": ("open", reused),
    "too-large": ("open", lambda at: raw(at, b" " * 3_000_000)),
    "wrong-type": ("open", lambda at: raw(at, b"{}", Content_Type="text/plain")),
    # The kernel's
    "unknown-game": ("open", lambda at: open_match(at, game="chess")),
    "bad-option": ("open", lambda at: open_match(at, players=9)),
    # The referee's
    "bad-seats": ("open", lambda at: open_match(at, seats=[{}])),
    "bad-colours": ("open", lambda at: open_match(at, colours=[1, 1])),
    "bad-opening": ("open", lambda at: open_match(at, opening={"position": "nonsense"})),
    "bad-clock": ("open", lambda at: open_match(at, clock={"move": -1})),
    "unknown-level": ("open", lambda at: open_match(at, seats=[{"bot": "whale"}, {}])),
    "bad-key": ("open", lambda at: at.do(0, "undo", key="")),
    "bad-name": ("open", lambda at: at.do(1, "join", name=" ")),
    "bad-commitment": ("rolling", lambda at: at.do(1, "join", name="Bob", commitment="?")),
    "reveal-not-due": ("rolling", lambda at: at.do(0, "reveal", seed=seed_of(0))),
    "wrong-seed": ("rolling", after(step(1, "join", name="Bob"), step(0, "reveal", seed=seed_of(1)))),
    "withheld": ("rolling", after(*WITHHOLDING, step(1, "join", name="Bob"))),
    "no-such-seat": ("open", lambda at: at.do(7, "join", name="Bob")),
    "seated": ("open", lambda at: at.do(0, "join", name="Ann")),
    "not-started": ("open", lambda at: at.do(0, "resign")),
    "stale": ("seated", lambda at: at.do(0, "undo", expected=1)),
    "seat-taken": ("seated", lambda at: by_stranger(at, "join", name="Eve")),
    "not-your-seat": ("seated", lambda at: by_stranger(at, "resign")),
    "not-seated": ("seated", lambda at: by_stranger(at, "seat-bot", seat=1, level="egg")),
    "nobody-there": ("seated", after(step(1, "leave"), step(1, "leave"))),
    "unknown-phrase": ("seated", lambda at: at.do(0, "say", phrase="humbug")),
    "not-your-turn": ("seated", lambda at: at.do(1, "move", move="Bne")),
    "bad-notation": ("seated", lambda at: at.do(0, "move", move="%%")),
    "illegal-move": ("seated", lambda at: at.do(0, "move", move="Ms")),
    "nothing-to-undo": ("seated", lambda at: at.do(0, "undo")),
    "nothing-offered": ("seated", lambda at: at.do(1, "answer", agreed=True, **DRAW)),
    "already-offered": ("seated", after(step(0, "offer", **DRAW), step(1, "offer", **DRAW))),
    "own-offer": ("seated", after(step(0, "offer", **DRAW), step(0, "answer", agreed=True, **DRAW))),
    "bots-play-on": ("open", with_bot),
    "not-over": ("seated", lambda at: at.do(0, "offer", **REMATCH)),
    "over": ("seated", after(step(1, "resign"), step(0, "resign"))),
    "hints-are-free": ("alone", lambda at: at.do(0, "offer", what="hints")),
    "hints-not-agreed": ("seated", lambda at: at.host.post(f"{at.path}/hint", {"seat": 0})),
    "rematched": (
        "seated",
        after(
            step(1, "resign"),
            step(0, "offer", **REMATCH),
            step(1, "answer", agreed=True, **REMATCH),
            step(0, "offer", **REMATCH),
        ),
    ),
    "across-a-roll": ("dice", lambda at: at.do(0, "undo")),
    "already-answered": (
        "three",
        after(
            step(0, "offer", **DRAW),
            step(1, "answer", agreed=True, **DRAW),
            step(1, "answer", agreed=True, **DRAW),
        ),
    ),
    "nobody-to-ask": ("alone", lambda at: at.do(0, "offer", **DRAW)),
    "others-play": ("seated", lambda at: at.do(0, "end")),
}
"""How to be refused by a server as it usually runs: in which match, and what to ask for."""

ELSEWHERE = {
    "banned": "tests/server/http/test_bans.py::test_who_is_refused",
    "wrong-host": "tests/server/test_gate.py::test_names_that_are_not_ours_are_refused",
    "too-many-requests": "tests/server/test_refusals.py::test_what_has_a_limit",
    "too-many-matches": "tests/server/test_refusals.py::test_what_has_a_limit",
    "thinking-busy": "tests/server/test_refusals.py::test_what_has_a_limit",
    "too-many-sockets": "tests/server/matches/test_sockets.py::test_sockets_are_counted",
    "thinking-failed": "tests/server/test_app.py::test_hints_are_for_those_who_are_to_move",
    "slow-reader": "tests/server/test_bad_input.py::test_a_reader_who_stops_reading_is_told_so",
    "broken-log": "tests/server/test_refusals.py::test_a_match_that_cannot_be_opened",
    "other-rules": "tests/server/test_refusals.py::test_a_match_that_cannot_be_opened",
    "failed": "tests/server/test_refusals.py::test_a_slip_in_the_server",
    "conflict": "tests/server/test_refusals.py::test_others_who_are_faster_again_and_again",
    "match-full": "tests/play/test_endings.py::test_a_match_has_a_bound_on_all_else",
    "stopping": "tests/server/test_refusals.py::test_a_server_that_is_about_to_stop",
    "database-busy": "tests/server/test_bad_input.py::test_a_full_disk",
    "unknown-code": "tests/server/classes/test_routes.py::test_a_code_is_no_seat_and_no_teacher",
    "unknown-class": "tests/server/classes/test_routes.py::test_a_code_is_no_seat_and_no_teacher",
    "bad-class": "tests/server/classes/test_routes.py::test_what_makes_no_class",
    "bad-lessons": "tests/server/classes/test_routes.py::test_lessons_are_for_the_class",
    "no-puzzle": "tests/server/study/test_routes.py::test_puzzles_are_asked",
    "no-documentation": "tests/server/pages/test_documentation.py::test_where_it_is_not_built_it_is_said",
    "class-full": "tests/server/classes/test_service.py::test_no_class_is_opened_in_part",
    # Nobody can ask for it over the network: what only the server may ask for cannot be read there.
    "server-only": "tests/play/test_refusals.py::test_refusals",
}
"""Those that need more than a question: the tests that provoke them."""


@pytest.mark.parametrize("code", PROVOKED)
async def test_refusals(place: House, code: str) -> None:
    """What may not be is refused with its status, its code and a sentence, and the match is as before."""
    kind, ask = PROVOKED[code]
    at = await match_of(place, kind, public=code in {"seat-taken", "not-your-seat", "not-seated", "withheld"})
    refused(await ask(at), CODES[code].status, code)
    assert (await at.host.get(at.path)).is_success


def test_every_code_has_its_test() -> None:
    """Each code that the sources know or make is provoked above, or by a test that is named and speaks of it."""
    assert set(CODES) == set(PROVOKED) | set(ELSEWHERE)
    assert not set(PROVOKED) & set(ELSEWHERE)
    made = made_codes()
    assert {"stale", "used-link"} <= made <= set(PROVOKED) | set(ELSEWHERE)
    for code, test in ELSEWHERE.items():
        file, name = test.split("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {name}(" in text
        assert f'"{code}"' in text, f"{file} says nothing of {code}"


def made_codes() -> set[str]:
    """The codes of all refusals that the sources make."""
    found: set[str] = set()
    for package in ("play", "server"):
        for path in Path(rookery.__file__).parent.joinpath(package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                    first = node.args[0]
                    if node.func.id in {"Refusal", "Bye"} and isinstance(first, ast.Constant):
                        found.add(str(first.value))
    return found


async def test_what_has_a_limit(tmp_path: Path) -> None:
    """Who has too many matches, asks too often or finds all advisers busy gets a refusal."""
    async with AsyncExitStack() as stack:
        limits = Limits(matches_each=1, thoughts=0, hints=Rate(0.01, 1))
        house = await House(tmp_path, stack, limits=limits).open()
        at = await match_of(house, "seated")
        refused(await open_match(at), 429, "too-many-matches")
        await at.do(0, "offer", what="hints")
        await at.do(1, "answer", what="hints", agreed=True)
        busy = await at.host.post(f"{at.path}/hint", {"seat": 0})
        refused(busy, 503, "thinking-busy")
        assert int(busy.headers["retry-after"]) >= 1
        refused(await at.host.post(f"{at.path}/hint", {"seat": 0}), 429, "too-many-requests")
        await at.do(0, "resign")
        assert (await open_match(at)).status_code == 201


async def test_a_match_that_cannot_be_opened(house: House) -> None:
    """A log that cannot have been, and one of other rules, are refused without a word of the inside; others go on."""
    broken, other, whole = [await match_of(house, "seated") for _ in range(3)]
    await house.close()
    with closing(sqlite3.connect(house.folder / FILE)) as database, database:
        for at, seq, changes in ((broken, 2, {"seat": 9}), (other, 1, {"version": 999})):
            where = [at.match, seq]
            [(body,)] = database.execute("SELECT body FROM events WHERE match = ? AND seq = ?", where).fetchall()
            changed = json.dumps(json.loads(body) | changes)
            database.execute("UPDATE events SET body = ? WHERE match = ? AND seq = ?", [changed, *where])
    await house.open()
    for at in (broken, other, whole):
        at.host.client.base_url = house.url
    refused(await broken.host.get(broken.path), 410, "broken-log")
    refused(await other.host.get(other.path), 410, "other-rules")
    assert (await whole.do(0, "resign")).is_success


async def test_a_slip_in_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any fault inside is answered with one sentence, and the next request works."""

    async def slip(_: int) -> None:
        raise ZeroDivisionError("inside")

    seen = spies.several(monkeypatch)
    async with AsyncExitStack() as stack:
        at = await match_of(await House(tmp_path, stack).open(), "seated")
        with monkeypatch.context() as once:
            once.setattr(seen[0].store, "open_matches", slip)
            answer = await at.host.get("/api/matches")
        refused(answer, 500, "failed")
        assert "inside" not in answer.text
        assert (await at.host.get("/api/matches")).is_success


async def test_others_who_are_faster_again_and_again(house: House) -> None:
    """Where the database has a key that the match does not know, nothing is stored, and the command is refused."""
    at = await match_of(house, "seated")
    with closing(sqlite3.connect(house.folder / FILE)) as database, database:
        database.execute("UPDATE events SET key = 'taken' WHERE match = ? AND seq = 1", [at.match])
    before = (await at.host.view(at.match))["seq"]
    refused(await at.do(0, "resign", key="taken"), 409, "conflict")
    assert (await at.host.view(at.match))["seq"] == before
    assert (await at.do(0, "resign", key="other")).is_success


async def test_a_server_that_is_about_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first moment of its end on a server begins nothing new, and says when to come back."""
    seen = spies.several(monkeypatch)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        at = await match_of(house, "seated")
        seen[0].farewell()
        answer = await at.host.get(at.path)
        refused(answer, 503, "stopping")
        assert int(answer.headers["retry-after"]) >= 2
        refused(await at.host.do(at.match, 0, 4, "resign"), 503, "stopping")
        assert (await at.host.get("/health")).status_code == 503
