"""What decides who may what: links that are used up or revoked, devices, rematches, matches of earlier versions."""

from pathlib import Path

import pytest

from rookery.play.commands import AddDevice, Join, Leave, Resign, Revoke, Say
from rookery.play.refusals import Refusal
from rookery.server.http.security import hashed, token_guest
from rookery.server.store import StoredMatch
from rookery.wire.match import CommandRequest, NewMatch
from tests.server.services import opened, services
from tests.server.tables import LIMITS, OTHER, SEAT, act, asker, joins, rematch, set_up

pytestmark = pytest.mark.anyio
NOBODY = {"unknown-match", "used-link", "no-guest", "not-your-seat"}
"""The refusals of those who may not."""


async def test_an_invitation_is_used_up(tmp_path: Path) -> None:
    """Whoever sits down by it holds the seat; whoever has it afterwards has nothing, until the seat is free again."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        live, token = await service.matches.find(keys.match), keys.seats[OTHER].token
        await joins(service, keys.match, asker("bob", token), None)
        assert live.access.seats_of("bob") == {OTHER}
        for thief in (asker("ann", token), asker("eve", token), asker(None, token)):
            for command in (Resign(), Say("hello"), Leave()):
                with pytest.raises(Refusal) as refusal:
                    await service.act(keys.match, thief, CommandRequest(seat=OTHER, expected=1, command=command))
                assert refusal.value.code in NOBODY
        with pytest.raises(Refusal) as refusal:
            await service.permissions.admit(keys.match, asker("eve", token), "look")
        assert refusal.value.code == "used-link"
        await service.act(keys.match, asker("bob"), CommandRequest(seat=OTHER, expected=2, command=Leave()))
        with pytest.raises(Refusal):
            await joins(service, keys.match, asker("bob", token), OTHER)
        anew = (await service.links(keys.match, asker("ann"))).seats[OTHER]
        assert anew.token != token
        await joins(service, keys.match, asker("eve", anew.token), OTHER)


async def test_what_was_answered_is_told_again_to_the_same_person_only(tmp_path: Path) -> None:
    """A command that is sent again after its seat was left gets its answer; others learn nothing by its key."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        await joins(service, keys.match, asker("bob", keys.seats[OTHER].token), OTHER)
        leaving = CommandRequest(seat=OTHER, expected=2, key="k", command=Leave())
        first = (await service.act(keys.match, asker("bob"), leaving)).events
        assert (await service.act(keys.match, asker("bob"), leaving)).events == first
        for other in (asker("eve"), asker()):
            with pytest.raises(Refusal) as refusal:
                await service.act(keys.match, other, leaving)
            assert refusal.value.code == "unknown-match"
            assert not refusal.value.details
        with pytest.raises(Refusal) as refusal:
            await service.act(keys.match, asker("ann"), leaving)
        assert refusal.value.code == "not-your-seat"


async def test_links_are_revoked(tmp_path: Path) -> None:
    """The host replaces an invitation or the link to watch by; the old one says that it is old."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        host = asker("ann")
        for what, seat, old in (("invitation", OTHER, keys.seats[OTHER].token), ("watch", None, keys.watch)):
            live = await service.matches.find(keys.match)
            command = Revoke("invitation", seat) if seat is not None else Revoke("watch")
            await service.act(keys.match, host, CommandRequest(expected=live.match.seq, command=command))
            with pytest.raises(Refusal) as refusal:
                await service.permissions.admit(keys.match, asker("eve", old), "look")
            assert refusal.value.code == "used-link", what
        links = await service.links(keys.match, host)
        assert links.seats[SEAT] == keys.seats[SEAT]
        for token in (links.watch, links.seats[OTHER].token):
            await service.permissions.admit(keys.match, asker("eve", token), "look")


async def test_a_link_to_another_device_works_once(tmp_path: Path) -> None:
    """The device that comes first plays the seat, too; it is told so again if it asks; the next one comes too late."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        match = keys.match
        await joins(service, match, asker("bob", keys.seats[OTHER].token), OTHER)
        link = (await service.device_link(match, asker("bob"), OTHER)).token
        adding = CommandRequest(expected=2, command=AddDevice())
        phone = asker("phone", link)
        first = (await service.act(match, phone, adding)).events
        assert (await service.act(match, phone, adding)).events == first
        for late in (asker("eve", link), asker("ann", link)):
            with pytest.raises(Refusal) as refusal:
                await service.act(match, late, adding)
            assert refusal.value.code == "used-link"
        said = await service.act(match, asker("phone"), CommandRequest(seat=OTHER, expected=3, command=Say("hello")))
        assert said.viewer == "phone"
        assert said.live.view_for("phone").mine == (OTHER,)
        with pytest.raises(Refusal) as refusal:
            await service.act(match, asker("bob"), CommandRequest(seat=OTHER, expected=4, command=AddDevice()))
        assert refusal.value.code == "no-invitation"


async def test_a_rematch_has_its_parents_visibility_and_links_of_its_own(tmp_path: Path) -> None:
    """Nothing that opened the match before opens the next one; whoever moves on brings their devices along."""
    async with services(tmp_path, limits=LIMITS) as (service,):
        for public in (False, True):
            room = await set_up(service, "server", "playing", public=public)
            link = (await service.device_link(room.live.id, asker("pat"), SEAT)).token
            await act(room, asker("phone", link), AddDevice(), None)
            await act(room, asker("quinn"), Resign(), OTHER)
            following = await rematch(room)
            assert following.live.stored.public == public
            for token in (room.keys.watch, room.keys.seats[SEAT].token, room.keys.seats[OTHER].token):
                if not public:
                    with pytest.raises(Refusal) as refusal:
                        await service.permissions.admit(following.live.id, asker("eve", token), "look")
                    assert refusal.value.code == "unknown-match"
                with pytest.raises(Refusal):
                    await act(following, asker("eve", token), Join("Eve"), OTHER)
            await act(following, asker("phone"), Join("Pat"), OTHER)
            assert following.live.access.seats_of("pat") == {OTHER}
            with pytest.raises(Refusal):
                await act(following, asker("ann"), Resign(), OTHER)
            listed = [each.match for each in (await service.lobby.listing("eve")).open]
            assert following.live.id not in listed


async def test_who_has_left_sees_nothing_more(tmp_path: Path) -> None:
    """A private match is not in the list of somebody who left it before the start; nor is it anywhere else."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        await joins(service, keys.match, asker("bob", keys.seats[OTHER].token), OTHER)
        assert [each.match for each in (await service.lobby.listing("bob")).mine] == [keys.match]
        await service.act(keys.match, asker("bob"), CommandRequest(seat=OTHER, expected=2, command=Leave()))
        assert (await service.lobby.listing("bob")).mine == ()
        with pytest.raises(Refusal) as refusal:
            await service.permissions.admit(keys.match, asker("bob"), "look")
        assert refusal.value.code == "unknown-match"


async def test_a_match_that_may_not_be_seen_is_not_even_set_up(tmp_path: Path) -> None:
    """For a stranger nothing is played through, in memory or not, and the answer is that for no match."""
    async with services(tmp_path) as (service,):
        keys = await opened(service)
        service.matches.live.clear()
        answers = []
        for match in (keys.match, "nothing"):
            with pytest.raises(Refusal) as refusal:
                await service.permissions.admit(match, asker("eve", "x"), "look")
            answers.append((refusal.value.code, refusal.value.message, refusal.value.details))
        assert answers[0] == answers[1]
        assert not service.matches.live
        await service.permissions.admit(keys.match, asker("ann"), "look")
        assert keys.match in service.matches.live


async def test_matches_of_earlier_versions_go_on(tmp_path: Path) -> None:
    """Their first links work as invitations; who sat down by nothing but a token acts by it, and nobody else does."""
    async with services(tmp_path) as (service,):
        keys = await service.lobby.open("ann", NewMatch(game="penguin-soccer"))
        live = await service.matches.find(keys.match)
        tokens = ["first", "second"]
        old = StoredMatch(
            id=live.id,
            secret=live.stored.secret,
            host="ann",
            public=False,
            created=0,
            events=tuple(live.match.events),
            seat_tokens=tuple(hashed(token) for token in tokens),
            watch_token=hashed("watch"),
        )
        live.access = type(live.access)(old, live.match.events)
        await live.submit(0, Join("Program"), guest=token_guest("first"))
        await joins(service, live.id, asker("bob", "second"), None)
        await service.permissions.admit(live.id, asker(None, "watch"), "look")
        said = CommandRequest(expected=live.match.seq, command=Say("hello"))
        assert (await service.act(live.id, asker(None, "first"), said)).viewer == token_guest("first")
        with pytest.raises(Refusal) as refusal:
            await service.act(live.id, asker("ann", "second"), CommandRequest(seat=1, expected=4, command=Leave()))
        assert refusal.value.code == "not-your-seat"
