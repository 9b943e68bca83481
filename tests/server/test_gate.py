"""The gate: origins, CSRF, sizes, types, rates, and what the log says."""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from rookery.server import gate
from rookery.server.http.limits import Limits, Rate
from rookery.server.http.security import Security
from rookery.server.logs import Log, _Line
from rookery.server.settings import Network
from tests.server.services import services
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio
REQUEST = {"game": "penguin-soccer"}


async def test_a_post_needs_a_guest_and_the_guests_csrf(house: House) -> None:
    """Without a cookie nobody is known; with one the header must be the one handed out for it."""
    nobody = await house.visitor(greeted=False)
    refused(await nobody.post("/api/matches", REQUEST), 401, "no-guest")
    ann, bob = await house.visitor(), await house.visitor()
    for wrong in ("", "x", bob.headers["X-Rookery-CSRF"], "é" * 40):
        headers = {b"X-Rookery-CSRF": wrong.encode()}
        answer = await ann.client.post("/api/matches", json=REQUEST, headers=headers)
        refused(answer, 403, "wrong-csrf")
    assert (await ann.post("/api/matches", REQUEST)).status_code == 201


async def test_a_bearer_does_not_stand_in_for_csrf(house: House) -> None:
    """With a cookie, whatever else is sent, the header is asked for; only a program's credential says who asks."""
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    path, command = f"/api/matches/{opened['match']}/commands", {"type": "join", "name": "Ann"}
    body = {"seat": 0, "expected": 1, "command": command}
    for token in ("x", opened["watch"], opened["seats"][0]["token"]):
        answer = await ann.client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
        refused(answer, 403, "wrong-csrf")
    program = (await ann.get("/api/credential")).json()
    headers = {"Authorization": f"Bearer {program['credential']}"}
    answer = await ann.client.post(path, json=body | {"link": opened["seats"][0]["token"]}, headers=headers)
    assert answer.json()["events"][0]["guest"] == program["guest"] != ann.guest


async def test_a_forged_cookie_is_nobody(house: House) -> None:
    """A cookie that was not signed here, or was changed, counts as none."""
    ann = await house.visitor()
    cookie = ann.client.cookies["rookery_guest"]
    for forged in (cookie[:-1], "x" + cookie, "guest.signature", "", "." * 300):
        nobody = await house.visitor(greeted=False)
        headers = ann.headers | {"Cookie": f"rookery_guest={forged}"}
        refused(await nobody.client.post("/api/matches", json=REQUEST, headers=headers), 401, "no-guest")


async def test_other_sites_may_not_ask(house: House) -> None:
    """A foreign Origin, or the browser's word that another site asks, is refused for requests and sockets."""
    ann = await house.visitor()
    for name, value in (("Origin", "https://evil.example"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site")):
        answer = await ann.client.post("/api/matches", json=REQUEST, headers=ann.headers | {name: value})
        refused(answer, 403, "wrong-origin")
    own = await ann.client.post("/api/matches", json=REQUEST, headers=ann.headers | {"Origin": house.url})
    assert own.status_code == 201
    with pytest.raises(InvalidStatus):
        async with ann.socket(own.json()["match"], Origin="https://evil.example"):
            pass


@pytest.mark.parametrize(
    ("name", "values", "status"),
    [
        ("Origin", ("{url}", "https://evil.example"), 403),
        ("Sec-Fetch-Site", ("same-origin", "cross-site"), 403),
        ("Content-Type", ("application/json", "text/plain"), 415),
        ("X-Rookery-CSRF", ("{csrf}", "x"), 403),
    ],
)
async def test_nobody_chooses_which_of_two_headers_counts(
    house: House, name: str, values: tuple[str, str], status: int
) -> None:
    """Whatever comes first or last, a header that is right does not stand in for one that is not."""
    ann = await house.visitor()
    usual = {"Content-Type": "application/json", **ann.headers}
    others = [(key, value) for key, value in usual.items() if key != name]
    known = {"url": house.url, "csrf": ann.headers["X-Rookery-CSRF"]}
    for order in (values, values[::-1]):
        twice = [(name, value.format_map(known)) for value in order]
        answer = await ann.client.post("/api/matches", content=json.dumps(REQUEST), headers=[*others, *twice])
        assert answer.status_code == status


def test_headers_that_come_twice_count_together() -> None:
    """A name of ours beside another one is none of ours; browsers may send their cookies in several headers."""
    sent = [(b"host", b"localhost"), (b"host", b"evil.example"), (b"cookie", b"a=1"), (b"cookie", b"b=2")]
    assert gate._headers({"headers": sent}) == {"host": "localhost, evil.example", "cookie": "a=1; b=2"}


async def test_large_bodies_and_other_types(house: House) -> None:
    """A body that is too large is refused, said or not said before; only JSON is taken."""
    ann = await house.visitor()
    headers = ann.headers | {"Content-Type": "application/json"}
    large = b'{"game": "' + b"x" * 50_000 + b'"}'
    refused(await ann.client.post("/api/qr", content=large, headers=headers), 413, "too-large")

    async def pieces() -> AsyncIterator[bytes]:
        yield large

    refused(await ann.client.post("/api/qr", content=pieces(), headers=headers), 413, "too-large")
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = await ann.client.post("/api/matches", content=b"{}", headers=headers | {"Content-Type": kind})
        refused(answer, 415, "wrong-type")


async def test_rates_are_limited(tmp_path: Path) -> None:
    """Too many requests are refused with a time to retry; others are not held up."""
    limits = Limits(opening=Rate(0.01, 2), commands=Rate(0.01, 1), hints=Rate(0.01, 1), matches_each=2)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=limits).open()
        ann = await house.visitor()
        match = (await ann.post("/api/matches", REQUEST)).json()["match"]
        await ann.post("/api/matches", REQUEST)
        answer = await ann.post("/api/matches", REQUEST)
        refused(answer, 429, "too-many-requests")
        assert int(answer.headers["retry-after"]) > 1
        await ann.done(match, 0, 1, "join", name="Ann")
        refused(await ann.do(match, 0, 2, "leave"), 429, "too-many-requests")
        # Tokens are free: whoever shows one more each time is still the same guest.
        ann.headers["Authorization"] = "Bearer made-up"
        refused(await ann.do(match, 0, 2, "leave"), 429, "too-many-requests")
        del ann.headers["Authorization"]
        await ann.post(f"/api/matches/{match}/hint", {"seat": 0})
        refused(await ann.post(f"/api/matches/{match}/hint", {"seat": 0}), 429, "too-many-requests")
        assert (await (await house.visitor()).post("/api/matches", REQUEST)).status_code == 201


async def test_an_address_has_its_limit(tmp_path: Path) -> None:
    """One address cannot flood the server, whoever it says it is."""
    async with AsyncExitStack() as stack:
        limits = Limits(address=Rate(0.01, 3), reserve=Rate(0.01, 2))
        house = await House(tmp_path, stack, limits=limits).open()
        known, stranger = await house.visitor(), await house.visitor(greeted=False)
        for _ in range(2):
            await stranger.get("/")
        refused(await stranger.get("/"), 429, "too-many-requests")
        # Others at the same address shut nobody out whom we know, and nobody who watches over the server.
        for _ in range(2):
            assert (await known.get("/")).is_success
        refused(await known.get("/"), 429, "too-many-requests")
        assert (await stranger.get("/health")).is_success


async def test_guests_are_not_free_of_limits(tmp_path: Path) -> None:
    """Who comes as another guest each time is still the same address: guests, matches and studies count."""
    async with AsyncExitStack() as stack:
        few = Rate(0.01, 2)
        limits = Limits(opening_address=few, studies_address=few, guests_address=Rate(0.01, 4))
        house = await House(tmp_path, stack, limits=limits).open()
        guests = [await house.visitor() for _ in range(4)]
        for path in ("/api/me", "/api/credential"):
            refused(await (await house.visitor(greeted=False)).get(path), 429, "too-many-requests")
        for guest in guests[:2]:
            assert (await guest.post("/api/matches", REQUEST)).status_code == 201
            assert (await guest.post("/api/qr", {"text": "x"})).is_success
        for guest in guests[2:]:
            refused(await guest.post("/api/matches", REQUEST), 429, "too-many-requests")
            refused(await guest.post("/api/qr", {"text": "x"}), 429, "too-many-requests")
        assert (await guests[0].get("/api/me")).is_success


async def test_whoever_asks_too_often_takes_nothing_from_others_at_the_same_address(tmp_path: Path) -> None:
    """What a guest is refused does not count for the address: matches, studies and hints."""
    one, two = Rate(0.01, 1), Rate(0.01, 2)
    limits = Limits(opening=one, studies=one, hints=one, opening_address=two, studies_address=two, hints_address=two)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=limits).open()
        often, once = await house.visitor(), await house.visitor()
        asked = ("/api/matches", REQUEST), ("/api/qr", {"text": "x"}), ("/api/matches/none/hint", {"seat": 0})
        for path, body in asked:
            await often.post(path, body)
            for _ in range(3):
                refused(await often.post(path, body), 429, "too-many-requests")
            assert (await once.post(path, body)).status_code != 429, path


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", ""])
async def test_names_that_are_not_ours_are_refused(house: House, host: str, caplog: pytest.LogCaptureFixture) -> None:
    """Pages, data, commands and sockets alike; the log names it once."""
    visitor = await house.visitor()
    with caplog.at_level(logging.WARNING, "rookery.server"):
        for path in ("/", "/api/me", "/static/js/dom.js", "/health", "/metrics"):
            refused(await visitor.client.get(path, headers={"Host": host}), 421, "wrong-host")
        refused(await visitor.post("/api/matches", REQUEST, Host=host), 421, "wrong-host")
    told = [getattr(record, "facts", {}) for record in caplog.records]
    assert [facts["host"] for facts in told if facts.get("event") == "wrong-host"] == [host]


async def test_names_of_the_settings_and_of_the_network_are_ours(tmp_path: Path) -> None:
    """The name of a public server, and whatever a phone in the same network may type."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, network=Network(names=("games.example.org",))).open()
        visitor = await house.visitor()
        for host in ("games.example.org", "localhost:8080", "192.168.178.20:8080", "kitchen.local:8080", "[::1]:8080"):
            assert (await visitor.client.get("/api/me", headers={"Host": host})).is_success


async def test_only_trusted_proxies_say_where_somebody_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Others count under their own address, whatever they write; the log has addresses only if it is told to."""
    async with AsyncExitStack() as stack:
        forged = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
        for trusted, status in (((), 429), (("127.0.0.1",), 200)):
            network, limits = Network(trusted_proxies=trusted), Limits(address=Rate(0.01, 1))
            folder = tmp_path / str(status)
            house = await House(folder, stack, network=network, limits=limits, log=Log(addresses=True)).open()
            stranger = await house.visitor(greeted=False)
            await stranger.get("/")
            with caplog.at_level(logging.INFO, "rookery.server"):
                answer = await stranger.client.get("/api/me", headers=forged)
            assert answer.status_code == status
            assert ("secure" in answer.headers.get("set-cookie", "").lower()) == bool(trusted)
            told = [getattr(record, "facts", {}).get("address") for record in caplog.records]
            assert told[-1] == ("198.51.100.7" if trusted else "127.0.0.1")


async def test_long_addresses_are_refused(house: House) -> None:
    """What is parsed is remembered by those who parse it, so it is short."""
    visitor = await house.visitor()
    refused(await visitor.get(f"/api/matches?x={'y' * 9000}"), 413, "too-large")


async def test_long_cookies_leave_nothing_behind(house: House) -> None:
    """A cookie that cannot be ours is not remembered, and no cookie gets behind the gate."""
    security = Security(["k" * 40])
    for number in range(10):
        assert security.guest_of(f"{number}" + "x" * 9000) is None
    assert security._known_guest_of.cache_info().currsize == 0
    seen = []

    async def app(scope: Any, *_: Any) -> None:
        seen.append(dict(scope["headers"]))

    scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "scheme": "http"}
    async with services(house.folder / "other") as (service,):
        await gate.Gate(app, service)(scope | {"headers": [(b"cookie", b"x=y"), (b"host", b"localhost")]}, None, None)
    assert seen == [{b"host": b"localhost"}]


async def test_the_log_has_a_line_for_each_request_and_no_secret(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Id, method, path, status, time and the guest's public id are there; tokens, cookies and queries are not."""
    caplog.set_level(logging.INFO, "rookery.server")
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    token = opened["seats"][0]["token"]
    program = await house.program(token)
    answer = await program.get(f"/api/matches/{opened['match']}?after=secret-query")
    lines = [_Line().format(each) for each in caplog.records if hasattr(each, "facts")]
    last = json.loads(lines[-1])
    assert last["id"] == answer.headers["x-request-id"]
    assert (last["method"], last["path"], last["status"]) == ("GET", f"/api/matches/{opened['match']}", 200)
    assert last["ms"] >= 0
    assert any(json.loads(line).get("guest") == ann.guest for line in lines)
    for secret in (token, opened["watch"], ann.client.cookies["rookery_guest"], ann.headers["X-Rookery-CSRF"], "query"):
        assert not any(secret in line for line in lines)


@pytest.mark.parametrize(
    ("kind", "secure", "expected"),
    [
        (b"text/css; charset=utf-8", True, set()),
        (b"application/json", True, {b"cross-origin-resource-policy"}),
        (b"text/html; charset=utf-8", False, {b"content-security-policy"}),
        (b"text/html; charset=utf-8", True, {b"content-security-policy", b"cross-origin-opener-policy"}),
        (b"image/svg+xml", True, {b"content-security-policy", b"cross-origin-resource-policy"}),
    ],
)
def test_every_answer_wears_what_guards_it(kind: bytes, secure: bool, expected: set[bytes]) -> None:
    """Files are only what they say they are; data is for our own pages; what is shown lets nothing in from outside."""
    worn = {name for name, _ in gate._with_ours([(b"content-type", kind)], "1", secure=secure)}
    assert b"x-content-type-options" in worn
    guards = {b"cross-origin-resource-policy", b"content-security-policy", b"cross-origin-opener-policy"}
    assert expected <= worn
    assert bool(expected) == bool(guards & worn)
    assert (b"cross-origin-opener-policy" in worn) == (b"cross-origin-opener-policy" in expected)


async def test_answers_say_when_they_were_made(house: House) -> None:
    """Clocks on pages are set by it; files that are the same for everybody do without."""
    visitor = await house.visitor()
    for path in ("/health", "/api/me", "/"):
        assert parsedate_to_datetime((await visitor.get(path)).headers["date"]).tzinfo is not None
    assert "date" not in (await visitor.get("/static/js/dom.js")).headers
