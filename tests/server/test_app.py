"""The routes, over a real server: whole games, two clients, bots, and everything that is refused."""

import asyncio
import functools
import json

import msgspec
import pytest

import rookery
from rookery.records import record
from rookery.records.receipt import Receipt
from rookery.records.verify import verify
from rookery.server.bots import pool
from rookery.server.matches import live_matches
from rookery.wire.match import View
from tests.limits import HANGING
from tests.seeds import seed_of
from tests.server import stand_ins
from tests.server.visitors import Facts, House, Visitor, heard, refused, shown
from tests.short import short_options

pytestmark = pytest.mark.anyio


async def seated(house: House, game: str = "penguin-soccer", **fields: object) -> tuple[str, list[Visitor], Facts]:
    """A match of two persons under way; Ann has the cookie that opened it, Bob is a program."""
    ann = await house.visitor()
    opened = await ann.open(game, None, None, **fields)
    bob = await house.player(opened["seats"][1]["token"])
    match = opened["match"]
    view = await ann.done(match, 0, opened["seq"], "join", name="Ann")
    view = await bob.done(match, 1, view["seq"], "join", name="Bob")
    for seat in view["revealing"]:
        view = await (ann, bob)[seat].done(match, seat, view["seq"], "reveal", seed=seed_of(seat))
    return match, [ann, bob], await ann.view(match)


@pytest.mark.parametrize("game", rookery.games())
async def test_whole_games_are_played_over_post_socket_and_lines(house: House, game: str) -> None:
    """Two clients play a game to its end; a socket and lines of JSON tell the same, and the record is proven."""
    match, players, view = await seated(
        house, game, options={name: str(cap) for name, cap in short_options(game, 6).items()}
    )
    async with players[0].socket(match) as connection:
        for count in range(400):
            if view["over"]:
                break
            turn = view["turn"]
            mine = await players[turn].view(match)
            move = mine["choices"][count * 7 % len(mine["choices"])]["move"]
            view = await players[turn].done(match, turn, view["seq"], "move", move=move)
        assert view["over"]
        events: list[Facts] = []
        seen: Facts = {}
        while not events or events[-1]["type"] != "ended":
            message = await heard(connection)
            events += message["events"]
            seen = shown(seen, message)
            assert seen["seq"] == events[-1]["seq"]
    # What was put together from changes is what a look at the match shows; defaults may be left out.
    assert msgspec.convert(seen, View) == msgspec.convert(await players[0].view(match), View)
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    lines = (await players[1].get(f"/api/matches/{match}/events?follow=0")).text.splitlines()
    assert json.loads(lines[0])["events"] == events
    written = (await players[1].get(f"/api/matches/{match}/record")).content
    kept = record.read(written)
    own = Receipt(match=match, seeds=(seed_of(0),), commitment=view["commitment"], commitments=kept.commitments)
    found = verify(kept, own)
    assert found.ok
    assert not found.unproven


async def test_a_view_has_all_that_a_face_needs(house: House) -> None:
    """Scene, choices, turn and clock come with the view; only who is to move gets choices; seats are marked as mine."""
    match, (ann, bob), view = await seated(house, clock={"game": 60, "increment": 1})
    other = await bob.view(match)
    assert view["turn"] == 0
    assert view["choices"]
    assert not other["choices"]
    assert view["scene"]["pieces"]
    assert (view["mine"], other["mine"]) == ([0], [1])
    assert view["clock"]["left"] == [60_000, 60_000]
    assert len(view["commitment"]) == 64
    assert "secret" not in json.dumps(view)
    after = await ann.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"])
    assert after["last"] == view["choices"][0]["move"]


async def test_stale_replayed_and_illegal_commands(house: House) -> None:
    """A stale number brings the missing events, a known key the first answer, an illegal move the legal ones."""
    match, (ann, bob), view = await seated(house)
    move = view["choices"][0]["move"]
    first = await ann.do(match, 0, view["seq"], "move", move=move, key="once")
    again = await ann.do(match, 0, view["seq"], "move", move=move, key="once")
    assert first.json()["events"] == again.json()["events"]
    details = refused(await bob.do(match, 1, view["seq"], "move", move=move), 409, "stale")
    assert details["events"] == first.json()["events"]
    now = view["seq"] + 1
    refused(await ann.do(match, 0, now, "move", move=move), 409, "not-your-turn")
    assert refused(await bob.do(match, 1, now, "move", move="Mn>nw"), 422, "illegal-move")["moves"]
    assert refused(await bob.do(match, 1, now, "move", move="%%"), 400, "bad-notation")["moves"]
    refused(await ann.do(match, 1, now, "resign"), 403, "not-your-seat")
    refused(await bob.do(match, 1, now + 5, "resign"), 409, "stale")
    assert (await ann.view(match))["seq"] == now


async def test_bots_move_by_themselves(house: House) -> None:
    """A bot answers a move without anybody asking."""
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", None, "egg")
    match = opened["match"]
    async with ann.socket(match) as connection:
        view = await ann.done(match, 0, opened["seq"], "join", name="Ann")
        await ann.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"])
        moved: list[Facts] = []
        while not any(event["type"] == "moved" and event["seat"] == 1 for event in moved):
            moved += (await heard(connection))["events"]


async def test_hints_are_for_those_who_are_to_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser helps the holder of the seat to move, and nobody else; if it dies, only the hint is lost."""
    monkeypatch.setattr(live_matches, "BotPool", functools.partial(pool.BotPool, target=stand_ins.serve))
    await house.close()
    await house.open()
    match, (ann, bob), view = await seated(house)
    assert view["hints"] is False
    view = await ann.done(match, 0, view["seq"], "offer", what="hints")
    view = await bob.done(match, 1, view["seq"], "answer", what="hints", agreed=True)
    assert view["hints"] is True
    view = await ann.view(match)
    hint = (await ann.post(f"/api/matches/{match}/hint", {"seat": 0})).json()
    assert hint == {
        "move": "stand-in",
        "chance": 0.5,
        "verdict": "even",
        "exact": False,
        "principal_variation": [],
        "caution": None,
    }
    refused(await bob.post(f"/api/matches/{match}/hint", {"seat": 1}), 409, "not-your-turn")
    refused(await bob.post(f"/api/matches/{match}/hint", {"seat": 0}), 403, "not-your-seat")
    refused(await ann.post(f"/api/matches/{match}/hint", {"seat": 1}), 403, "not-your-seat")
    refused(await ann.post(f"/api/matches/{match}/hint", {"seat": 7}), 403, "not-your-seat")
    await ann.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"])
    refused(await bob.post(f"/api/matches/{match}/hint", {"seat": 1}), 503, "thinking-failed")
    assert (await ann.view(match))["turn"] == 1


async def test_paths_are_for_those_who_are_to_move(house: House) -> None:
    """The player to move learns where pieces can go by several steps, each a row of legal moves; others do not."""
    match, players, view = await seated(house, "penguins-rock")
    ann, bob = players
    while not (found := (await ann.get(f"/api/matches/{match}/paths")).json()["paths"]):
        turn = view["turn"]
        mine = await players[turn].view(match)
        view = await players[turn].done(match, turn, view["seq"], "move", move=mine["choices"][0]["move"])
    assert (await bob.get(f"/api/matches/{match}/paths")).json() == {"seq": view["seq"], "paths": []}
    path = found[-1]
    for move in path["moves"]:
        assert view["turn"] == 0
        view = await ann.done(match, 0, view["seq"], "move", move=move)
    piece, space = path["touches"][:2]
    assert any(each["id"] == piece and each["space"] == space for each in view["scene"]["pieces"])


async def test_a_match_of_bots_plays_by_itself(house: House) -> None:
    """Where only bots sit, the match runs to its end; everybody may watch it if it is public."""
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", "egg", "egg", options={"ply_cap": "6"}, public=True)
    assert opened["seats"] == []
    watcher = await house.visitor(greeted=False)
    view: Facts = {}
    async with (
        asyncio.timeout(HANGING),
        watcher.client.stream("GET", f"/api/matches/{opened['match']}/events") as lines,
    ):
        async for line in lines.aiter_lines():
            message = json.loads(line)
            view = shown(view, message) if message["type"] in {"events", "changed"} else view
            if view.get("over"):
                assert not view["choices"]
                return
    raise AssertionError("the match did not end")


async def test_a_clock_runs_out_by_itself(house: House) -> None:
    """Who does not move in time has lost, without anybody asking."""
    match, (ann, _), view = await seated(house, clock={"move": 0.3})
    async with ann.socket(match, view["seq"]) as connection:
        while not view["over"]:
            view = shown(view, await heard(connection))
    assert view["outcome"]["reason"] == "time"
    assert view["outcome"]["winners"] == [1]


async def test_everything_is_there_after_a_restart(house: House) -> None:
    """A server that stops in mid-game says goodbye; afterwards cookies, tokens and the match are as before."""
    match, (ann, bob), view = await seated(house)
    async with ann.socket(match) as connection:
        await heard(connection)
        await house.close()
        assert (await heard(connection, "bye"))["code"] == "stopping"
        await connection.wait_closed()
        assert connection.close_code == 1012
    await house.open()
    ann.client.base_url = bob.client.base_url = house.url
    same = await ann.view(match)
    assert same == view
    await ann.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"])
    assert (await bob.view(match))["choices"]


async def test_a_rematch_has_its_seats_rotated(house: House) -> None:
    """After the end both agree to play again; each joins the next seat, and strangers learn nothing of it."""
    match, (ann, bob), view = await seated(house)
    view = await bob.done(match, 1, view["seq"], "resign")
    view = await ann.done(match, 0, view["seq"], "offer", what="rematch")
    assert view["offers"] == [{"what": "rematch", "seat": 0, "agreed": []}]
    view = await bob.done(match, 1, view["seq"], "answer", what="rematch", agreed=True)
    following = view["next_match"]
    await bob.done(following, 0, 1, "join", name="Bob")
    view = await ann.done(following, 1, 2, "join", name="Ann")
    assert view["started"]
    stranger = await house.visitor()
    refused(await stranger.get(f"/api/matches/{following}"), 404, "unknown-match")


async def test_the_description_and_its_page_need_nobody_else(house: House) -> None:
    """The OpenAPI document lists the routes, and its page loads from this server only."""
    visitor = await house.visitor(greeted=False)
    described = (await visitor.get("/openapi.json")).json()
    assert "/api/matches/{match}/commands" in described["paths"]
    page = await visitor.get("/docs/api")
    assert "http://" not in page.text
    assert "https://" not in page.text
    assert "<script>" not in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert (await visitor.get("/static/js/docs.js")).status_code == 200
    assert (await visitor.get("/")).status_code == 200
    assert (await visitor.get("/m/whatever")).status_code == 200


async def test_health_and_metrics(house: House) -> None:
    """Operators see whether a server is healthy, and its metrics."""
    match, (ann, _), view = await seated(house)
    await ann.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"])
    assert (await ann.get("/health")).json()["status"] == "ok"
    figures = (await ann.get("/metrics")).text
    assert "rookery_moves_total 1.0\n" in figures
    assert "rookery_matches 1.0\n" in figures
    assert 'rookery_append_seconds_bucket{le="+Inf"} 3.0' in figures


BAD_BODIES = [
    (b"", "bad-body"),
    (b"{", "bad-body"),
    (b"[" * 5000 + b"]" * 5000, "bad-body"),
    (b'{"game":' + b"[" * 5000 + b"]" * 5000 + b"}", "bad-body"),
    (b'{"game": "penguin-soccer", "colour": 1}', "bad-body"),
    (b'{"game": 7}', "bad-body"),
    (b'{"game": "\xff"}', "bad-body"),
    (b'{"game": "chess"}', "unknown-game"),
    (b'{"game": "penguin-soccer", "players": 9}', "bad-option"),
    (b'{"game": "penguin-soccer", "options": {"ply_cap": "x"}}', "bad-option"),
    (b'{"game": "penguin-soccer", "options": {"colour": "x"}}', "bad-option"),
    (b'{"game": "penguins-rock", "options": {"board": "/etc/passwd.toml"}}', "bad-option"),
    (b'{"game": "penguin-soccer", "seats": [{}]}', "bad-seats"),
    (b'{"game": "penguin-soccer", "seats": [{"bot": "whale"}, {}]}', "unknown-level"),
    (b'{"game": "penguin-soccer", "clock": {"move": -1}}', "bad-clock"),
]


async def test_bad_bodies_are_refused_and_the_server_stays(house: House) -> None:
    """A bad body is refused with a code and a sentence, and nothing is opened."""
    ann = await house.visitor()
    headers = ann.headers | {"Content-Type": "application/json"}
    for body, code in BAD_BODIES:
        refused(await ann.client.post("/api/matches", content=body, headers=headers), 400, code)
    assert (await ann.get("/api/matches")).json()["mine"] == []


async def test_unknown_addresses_and_ways(house: House) -> None:
    """Unknown addresses are refused in the same form."""
    ann = await house.visitor()
    refused(await ann.get("/api/matches/nobody"), 404, "unknown-match")
    refused(await ann.get("/api/matches/" + "x" * 500), 404, "unknown-match")
    refused(await ann.do("nobody", 0, 1, "resign"), 404, "unknown-match")
    refused(await ann.get("/api/nothing"), 404, "unknown-page")
    refused(await ann.get("/static/../app.py"), 404, "unknown-page")
    refused(await ann.post("/api/me", {}), 405, "wrong-method")
    match = (await ann.open("penguin-soccer", None, None))["match"]
    refused(await ann.get(f"/api/matches/{match}/events?after=x"), 400, "bad-body")
    refused(await ann.get(f"/api/matches/{match}/events?after=7"), 400, "bad-after")
    refused(await ann.get(f"/api/matches/{match}/events?after=7&follow=0"), 400, "bad-after")
    refused(await ann.get(f"/api/matches/{match}/record"), 409, "not-started")


async def test_who_one_is_in_brief(house: House) -> None:
    """Pages about one match need not hear of all games; all else is the same."""
    visitor = await house.visitor()
    whole, brief = (await visitor.get("/api/me")).json(), (await visitor.get("/api/me?brief=true")).json()
    assert whole["games"]
    assert brief == whole | {"games": []}
