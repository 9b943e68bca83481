"""Strangers who come to a server: what they could once do over the network, and cannot any more."""

import asyncio
from typing import Any

import pytest

from tests.limits import HANGING
from tests.server.visitors import Facts, House, Visitor, heard, refused

pytestmark = pytest.mark.anyio


async def table(house: House, **fields: Any) -> tuple[Visitor, Visitor, Facts]:
    """A match of two under way: Ann has opened it and sits first, Bob came by his invitation; both have browsers."""
    ann, bob = await house.visitor(), await house.visitor()
    opened = await ann.open("penguin-soccer", None, None, **fields)
    await ann.done(opened["match"], 0, 1, "join", name="Ann")
    bob.link = opened["seats"][1]["token"]
    await bob.done(opened["match"], 1, 2, "join", name="Bob")
    return ann, bob, opened


async def everything(visitor: Visitor, match: str, seq: int, key: str) -> list[Any]:
    """All that can be asked of a match, with a number that is stale and a key that is known."""
    path = f"/api/matches/{match}"
    command = {"type": "move", "move": "x"}
    asked = [await visitor.get(path + page) for page in ("", "/paths", "/record", "/replay", "/links")]
    asked += [await visitor.get(f"{path}/events?follow=0"), await visitor.get(f"{path}/events")]
    asked.append(await visitor.post(f"{path}/hint", {"seat": 0}))
    asked.append(await visitor.post(f"{path}/device-link", {"seat": 0}))
    for seat in (0, None, 7):
        for expected, known in ((0, None), (0, key), (seq, key)):
            body = {"seat": seat, "expected": expected, "key": known, "command": command}
            asked.append(await visitor.post(f"{path}/commands", body))
    return asked


async def test_a_private_match_tells_strangers_nothing(house: House) -> None:
    """A stale number, a known key, a made-up seat: everything is answered as if there were no match."""
    ann, _, opened = await table(house)
    match = opened["match"]
    move = (await ann.view(match))["choices"][0]["move"]
    await ann.done(match, 0, 4, "move", move=move, key="known")
    eve, forger = await house.visitor(), await house.visitor()
    forger.headers |= {"Authorization": "Bearer forged"}
    for stranger in (eve, forger):
        found, nothing = [await everything(stranger, name, 5, "known") for name in (match, "nothing")]
        assert [(each.status_code, each.json()) for each in found] == [
            (each.status_code, each.json()) for each in nothing
        ]
        assert {each.status_code for each in found} == {404}
        async with stranger.socket(match) as connection:
            assert (await heard(connection, "bye"))["code"] == "unknown-match"


async def test_the_host_does_nothing_for_others(house: House) -> None:
    """It has all invitations, and they open nothing once somebody sits there; not in the rematch either."""
    ann, bob, opened = await table(house)
    match, token = opened["match"], opened["seats"][1]["token"]
    program = await house.program(token)
    for thief in (ann, program):
        headers = thief.headers | {"Authorization": f"Bearer {token}"}
        for kind in ("resign", "undo", "leave", "say"):
            body = {
                "seat": 1,
                "expected": 4,
                "command": {"type": kind} | ({"phrase": "hello"} if kind == "say" else {}),
            }
            for sent in (body, body | {"link": token}):
                answer = await thief.client.post(f"/api/matches/{match}/commands", json=sent, headers=headers)
                assert answer.status_code in {401, 403, 404}, answer.text
    view = await bob.done(match, 1, 4, "resign")
    view = await ann.done(match, 0, view["seq"], "offer", what="rematch")
    following = (await bob.done(match, 1, view["seq"], "answer", what="rematch", agreed=True))["next_match"]
    for thief in (ann, program, await house.visitor()):
        headers = thief.headers | {"Authorization": f"Bearer {token}"}
        body = {"seat": 0, "expected": 1, "command": {"type": "resign"}}
        answer = await thief.client.post(f"/api/matches/{following}/commands", json=body, headers=headers)
        assert answer.status_code in {403, 404}, answer.text
    await bob.done(following, 0, 1, "join", name="Bob")
    await ann.done(following, 1, 2, "join", name="Ann")
    refused(await ann.do(following, 0, 4, "resign"), 403, "not-your-seat")


async def test_watchers_of_a_private_match_do_not_see_the_next_one(house: House) -> None:
    """They hear that there is one; its link is another."""
    ann, bob, opened = await table(house)
    match = opened["match"]
    watcher = await house.program(opened["watch"])
    view = await bob.done(match, 1, 4, "resign")
    view = await ann.done(match, 0, view["seq"], "offer", what="rematch")
    await bob.done(match, 1, view["seq"], "answer", what="rematch", agreed=True)
    following = (await watcher.view(match))["next_match"]
    refused(await watcher.get(f"/api/matches/{following}"), 404, "unknown-match")
    links = (await ann.get(f"/api/matches/{following}/links")).json()
    assert (await (await house.program(links["watch"])).view(following))["match"] == following
    refused(await bob.get(f"/api/matches/{following}/links"), 403, "not-host")


async def test_whoever_watches_by_a_revoked_link_is_cut_off(house: House) -> None:
    """Also while they listen; the players go on, and the new link works."""
    ann, bob, opened = await table(house)
    match, watcher = opened["match"], await house.visitor()
    async with watcher.socket(match, token=opened["watch"]) as cut, bob.socket(match) as kept:
        await heard(cut)
        await heard(kept)
        await ann.done(match, None, 4, "revoke", what="watch")
        assert (await heard(cut, "bye"))["code"] == "used-link"
        async with asyncio.timeout(HANGING):
            await cut.wait_closed()
        assert cut.close_code == 4403
        assert (await heard(kept))["events"][0]["type"] == "revoked"
    refused(await (await house.program(opened["watch"])).get(f"/api/matches/{match}"), 403, "used-link")
    links = (await ann.get(f"/api/matches/{match}/links")).json()
    assert links["seats"] == []
    assert (await (await house.program(links["watch"])).view(match))["seq"] == 5


async def test_a_person_plays_on_with_a_phone(house: House) -> None:
    """By a link that they ask for themselves; the host cannot ask for it, and whoever comes second is too late."""
    ann, bob, opened = await table(house)
    path = f"/api/matches/{opened['match']}"
    refused(await ann.post(f"{path}/device-link", {"seat": 1}), 403, "not-your-seat")
    link = (await bob.post(f"{path}/device-link", {"seat": 1})).json()
    assert link["seconds"] > 0
    phone, thief = await house.visitor(), await house.visitor()
    phone.link = thief.link = link["token"]
    async with phone.socket(opened["match"], token=link["token"]) as connection:
        await heard(connection)
        view = await phone.done(opened["match"], None, 4, "add-device")
        assert view["mine"] == [1]
        assert (await heard(connection))["changes"]["mine"] == [1]
        refused(await thief.do(opened["match"], None, 5, "add-device"), 403, "used-link")
        await phone.done(opened["match"], 1, 5, "say", phrase="hello")
        await bob.done(opened["match"], 1, 6, "say", phrase="bye")
    assert [each["match"] for each in (await phone.get("/api/matches")).json()["mine"]] == [opened["match"]]


async def test_a_host_calls_a_match_off(house: House) -> None:
    """Before the start, or when everybody else has gone; not while others play, and nobody else may."""
    ann, bob, opened = await table(house)
    match = opened["match"]
    refused(await bob.do(match, None, 4, "end"), 403, "not-host")
    refused(await ann.do(match, None, 4, "end"), 409, "others-play")
    await bob.done(match, 1, 4, "leave")
    view = await ann.done(match, None, 5, "end")
    assert (view["over"], view["outcome"]["reason"], view["outcome"]["winners"]) == (True, "called-off", [])
    record = (await ann.get(f"/api/matches/{match}/record")).json()
    assert record["result"]["reason"] == "called-off"
    assert (await ann.post("/api/verify", record)).json()["ok"]
    waiting = await ann.open("penguin-soccer", None, None)
    await ann.done(waiting["match"], None, 1, "end")
    bob.link = waiting["seats"][0]["token"]
    refused(await bob.do(waiting["match"], 0, 2, "join", name="Bob"), 409, "over")
