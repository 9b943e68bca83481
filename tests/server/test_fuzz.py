"""Whatever anybody sends, the running server answers as its OpenAPI document says, and never with a fault of its own.

Schemathesis reads the document and makes up requests that it allows, and others that it does not. Those who ask are
real: a guest with a cookie, a program with a credential, a watcher; and some who have forged one, or have nothing.
"""

import asyncio
import functools
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from schemathesis import BaseSchema, Case, CheckContext, GenerationMode, Response
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    ignored_auth,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)

import rookery
from rookery.server.bots import pool
from rookery.server.http.limits import Limits, Rate
from rookery.server.matches import live_matches
from rookery.server.openapi import OPERATIONS
from rookery.server.process.running import serving
from rookery.server.settings import Settings
from rookery.wire.match import COOKIE, CSRF_HEADER
from tests.limits import HANGING
from tests.seeds import committed, seed_of
from tests.server import steady

Facts = dict[str, Any]
Asked = Case[Any]
COMMANDS = "POST /api/matches/{match}/commands"
HERE = {"game": "penguin-soccer", "catalogue": "play", "file": "en.json", "name": "any-class", "number": 1}
"""What stands in addresses, beside the match."""
SEATED = ("host", "seat")
PEOPLE = (*SEATED, "watcher", "nobody", "forger")
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
FREE = Rate(1e9, 1e9)
LIMITS = Limits(
    address=FREE,
    guests_address=FREE,
    commands=FREE,
    opening=FREE,
    opening_address=FREE,
    classes=FREE,
    classes_address=FREE,
    joining=FREE,
    joining_address=FREE,
    hints=FREE,
    hints_address=FREE,
    studies=FREE,
    studies_address=FREE,
    matches_each=100_000,
)
OTHER_HABITS = [positive_data_acceptance, unsupported_method, allow_header_conformance, ignored_auth]
"""Checks that expect something else: here a 400 may tell of a clock that cannot be, the gate asks who comes before it
says that there is no such way in, the framework's OPTIONS names one way at a time, and who may not see a match is told
that there is none."""
FUZZ = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


class World:
    """A server, and matches under way in it: the host sits in the first seat, a program in the second."""

    def __init__(self, url: str) -> None:
        self.url = url
        me = requests.get(f"{url}/api/me", timeout=HANGING)
        self._page = {CSRF_HEADER: me.json()["csrf"], "Cookie": f"{COOKIE}={me.cookies[COOKIE]}"}
        self._opened: dict[str, Facts] = {}

    def match(self, game: str) -> Facts:
        """The keys to a match that is not over; a new one if the last one is."""
        opened = self._opened.get(game)
        if opened is None or self.view(opened)["over"]:
            opened = self._opened[game] = self._post("/api/matches", self._page, {"game": game, "players": 2})
            opened["program"] = requests.get(f"{self.url}/api/credential", timeout=HANGING).json()["credential"]
            for seat, who in enumerate(SEATED):
                command = {"type": "join", "name": "Somebody", "commitment": committed(seat + 1)}
                body = {"seat": seat, "expected": seat + 1, "command": command, "link": opened["seats"][seat]["token"]}
                self._post(f"/api/matches/{opened['match']}/commands", self.headers(who, opened), body)
            for seat in self.view(opened)["revealing"]:
                command = {"type": "reveal", "seed": seed_of(seat + 1)}
                body = {"seat": seat, "expected": self.view(opened)["seq"], "command": command}
                self._post(f"/api/matches/{opened['match']}/commands", self.headers(SEATED[seat], opened), body)
        return opened

    def view(self, opened: Facts, who: str = "host") -> Facts:
        """A match as somebody sees it."""
        url, headers = f"{self.url}/api/matches/{opened['match']}", self.headers(who, opened)
        answer = requests.get(url, headers=headers, timeout=HANGING)
        view: Facts = answer.json()["view"]
        return view

    def headers(self, who: str, opened: Facts) -> dict[str, str]:
        """How somebody shows who they are."""
        tokens = {"seat": opened["program"], "watcher": opened["watch"], "forger": "forged"}
        if who in tokens:
            return {"Authorization": f"Bearer {tokens[who]}"}
        return self._page if who == "host" else {}

    def _post(self, path: str, headers: dict[str, str], body: Facts) -> Facts:
        answer = requests.post(self.url + path, json=body, headers=headers, timeout=HANGING)
        assert answer.ok, answer.text
        facts: Facts = answer.json()
        return facts


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server without limits on rates, in a thread of its own."""
    chosen = Settings(tmp_path_factory.mktemp("fuzz"), limits=LIMITS, warm=False, bot_processes=1)
    started, done = threading.Event(), threading.Event()
    addresses: list[str] = []

    async def serve() -> None:
        async with serving(chosen) as url:
            addresses.append(url)
            started.set()
            await asyncio.to_thread(done.wait)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_matches, "BotPool", functools.partial(pool.BotPool, target=steady.serve))
        thread = threading.Thread(target=asyncio.run, args=(serve(),))
        thread.start()
        try:
            assert started.wait(HANGING)
            yield World(addresses[0])
        finally:
            done.set()
            thread.join()


@pytest.fixture(scope="module")
def document(world: World) -> BaseSchema:
    """The description of the running server."""
    # Who asks is our part: made-up cookies beside real ones would only confuse.
    config = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})
    return schemathesis.openapi.from_url(f"{world.url}/openapi.json", config=config)


@schemathesis.check
def what_is_allowed_can_be_read(ctx: CheckContext, response: Response, case: Asked) -> None:
    """What the document allows may be refused for many reasons, but not as something that cannot be read."""
    if case.meta is not None and case.meta.generation.mode.is_positive and response.status_code == 400:
        problem = response.json()
        # JSON Schema counts 1.0 among the whole numbers; we do not.
        assert problem["code"] != "bad-body" or "got `float`" in str(problem["message"]), response.text


def send(world: World, case: Asked, who: str, opened: Facts, *, known: bool) -> None:
    """Somebody sends a request, to a match that there is or to a made-up one; the answer must be as described."""
    other_habits = [*OTHER_HABITS]
    if known and "match" in case.path_parameters:
        case.path_parameters["match"] = opened["match"]
        # What was wrong with the request may have been just this.
        other_habits.append(negative_data_rejection)
    if case.path.endswith("/events") and str(case.query.get("follow", True)).lower() == "true":
        # It would go on for ever.
        case.query["follow"] = "false"
    case.call_and_validate(
        headers=world.headers(who, opened),
        timeout=HANGING,
        excluded_checks=other_habits,
        additional_checks=[what_is_allowed_can_be_read],
    )


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_operation_answers_as_described(label: str, world: World, document: BaseSchema) -> None:
    """No fault, and no status, type, code or body that the document does not know; what it forbids is refused."""
    operation = document.find_operation_by_label(label)
    assert operation is not None

    @FUZZ
    @given(st.sampled_from(MODES).flatmap(operation.as_strategy), st.sampled_from(PEOPLE), st.booleans())
    def fuzz(case: Asked, who: str, known: bool) -> None:
        # What is too long to be a request at all is refused before anybody reads it.
        assume(len(quote(str(case.query))) < Limits.head // 2)
        opened = world.match("penguin-soccer")
        send(world, case, who, opened, known=known)

    fuzz()


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_border_is_kept(label: str, world: World, document: BaseSchema) -> None:
    """The smallest, the largest and what is just beyond, for each part of a request: all is answered as described."""
    operation = document.find_operation_by_label(label)
    assert operation is not None
    config = document.config.generation_for(operation=operation, phase="coverage")
    cases = list(document.iter_coverage_cases(operation, generation_modes=list(MODES), generation_config=config))
    assert cases
    opened = world.match("penguin-soccer")
    for case in cases:
        send(world, case, "host", opened, known=True)


@pytest.mark.parametrize("game", rookery.games())
def test_commands_that_make_sense_are_answered_as_described(game: str, world: World, document: BaseSchema) -> None:
    """Commands for the match as it stands, with legal moves among them, from those who sit there, again and again."""
    operation = document.find_operation_by_label(COMMANDS)
    assert operation is not None
    moves = 0

    @FUZZ
    @given(operation.as_strategy(), st.integers(0, 1), st.integers(0, 999))
    def play(case: Asked, seat: int, pick: int) -> None:
        nonlocal moves
        opened = world.match(game)
        turn = world.view(opened)["turn"]
        moving = turn is not None and pick % 4 > 0
        seat = turn if moving else seat
        view = world.view(opened, SEATED[seat])
        assert isinstance(case.body, dict)
        case.body |= {"seat": seat, "expected": view["seq"], "key": None}
        if moving:
            case.body["command"] = {"type": "move", "move": view["choices"][pick % len(view["choices"])]["move"]}
        send(world, case, SEATED[seat], opened, known=True)
        moves += moving and world.view(opened)["seq"] > view["seq"]

    play()
    assert moves


@pytest.mark.parametrize("label", OPERATIONS)
def test_other_methods_are_refused_with_those_that_there_are(label: str, world: World) -> None:
    """An address that is asked in a way that it does not have names those that it has."""
    opened = world.match("penguin-soccer")
    path = label.partition(" ")[2]
    there = {method for method, _, same in (each.partition(" ") for each in OPERATIONS) if same == path}
    url = world.url + path.format(**HERE, match=opened["match"])
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - there:
        answer = requests.request(method, url, json={}, headers=world.headers("seat", opened), timeout=HANGING)
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
        assert there <= set(answer.headers["allow"].split(", "))
