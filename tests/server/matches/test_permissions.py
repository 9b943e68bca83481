"""Permissions: the table of who may what, cell by cell, against a server that does it; and what it is made of."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from tools import permission_table

from rookery.play import commands
from rookery.play.commands import AddDevice, Join, Leave, PlayerCommand, Resign, Revoke, Say
from rookery.play.events import Joined
from rookery.play.refusals import Refusal
from rookery.server.matches import permissions
from rookery.server.matches.access import Access, Stage
from rookery.server.matches.permissions import ACTIONS, STAGES, Action, Asker, Relation, may
from rookery.server.matches.sockets import Streams
from rookery.server.store import StoredMatch
from tests.play.sessions import SECRET, Session, skill
from tests.server.services import opened, services
from tests.server.tables import LIMITS, OTHER, SEAT, Room, act, asker, rematch, set_up

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]
PERSONS: dict[str, frozenset[Relation]] = {
    "stranger": frozenset({"anybody"}),
    "guest": frozenset({"anybody", "newcomer"}),
    "invited": frozenset({"anybody", "newcomer", "invited", "invited-here"}),
    "invited elsewhere": frozenset({"anybody", "newcomer", "invited"}),
    "watcher": frozenset({"anybody", "newcomer", "watcher"}),
    "seated": frozenset({"anybody", "newcomer", "player", "holder"}),
    "seated elsewhere": frozenset({"anybody", "newcomer", "player"}),
    "program": frozenset({"anybody", "newcomer", "player", "holder"}),
    "arriving": frozenset({"anybody", "newcomer", "arriving", "arriving-here"}),
    "host": frozenset({"anybody", "newcomer", "host"}),
    "host who plays": frozenset({"anybody", "newcomer", "host", "player", "holder"}),
    "server": frozenset({"server"}),
}
"""Who comes to a match, and what they have to do with it."""
REMATCH: dict[str, frozenset[Relation]] = {
    "expected": frozenset({"anybody", "expected", "expected-here"}),
    "expected elsewhere": frozenset({"anybody", "expected"}),
    "guest": frozenset({"anybody"}),
}
"""Who comes to a rematch, where seats are kept for those who played before."""

NOBODY = {
    *("unknown-match", "used-link", "no-guest", "no-invitation", "not-your-seat", "not-seated", "not-host"),
    "server-only",
}
"""The refusals of those who may not."""
NOT_NOW = {"over", "not-started", "not-over", "seat-taken", "reveal-not-due"}
"""The refusals of what comes too early or too late."""
OF_SENSE = {
    *("seated", "nothing-to-undo", "nothing-offered", "not-your-turn", "illegal-move", "others-play", "nobody-there"),
    "already-offered",
}
"""The refusals of what one may ask for, and what makes no sense at that moment."""
DONE = "done"


Ask = Callable[[Room, Asker], Awaitable[object]]
COMMANDS: dict[str, PlayerCommand] = {
    "join": Join("Somebody"),
    "reveal": commands.Reveal("00" * 32),
    "leave": Leave(),
    "move": commands.Move("humbug"),
    "undo": commands.Undo(),
    "offer": commands.Offer("draw"),
    "answer": commands.Answer("draw", agreed=True),
    "resign": Resign(),
    "seat-bot": commands.SeatBot(OTHER, "egg"),
    "say": Say("hello"),
    "add-device": AddDevice(),
    "revoke": Revoke("watch"),
    "end": commands.End(),
}


async def _events(room: Room, who: Asker) -> object:
    return await Streams(room.service).snapshot(room.live.id, who, 0)


async def _written(room: Room, who: Asker, action: Action) -> object:
    live, _ = await room.service.permissions.admit(room.live.id, who, action)
    if not live.match.started:
        raise Refusal("not-started", "as the routes say")
    return live


async def _previewed(room: Room, _: Asker) -> object:
    if await room.service.permissions.public(room.live.id) is None:
        raise Refusal("unknown-match", "as the pages say")
    return room


READS: dict[str, Ask] = {
    "look": lambda room, who: room.service.permissions.admit(room.live.id, who, "look"),
    "events": _events,
    "paths": lambda room, who: room.service.paths(room.live.id, who),
    "record": lambda room, who: _written(room, who, "record"),
    "replay": lambda room, who: _written(room, who, "replay"),
    "preview": _previewed,
    "links": lambda room, who: room.service.links(room.live.id, who),
    "device-link": lambda room, who: room.service.device_link(room.live.id, who, SEAT),
    "hint": lambda room, who: room.service.hint(room.live.id, who, SEAT),
}


async def outcome(room: Room, person: str, action: Action) -> str:
    """What comes of it when somebody asks for something: done, or the code of the refusal."""
    try:
        if person == "server":
            await room.live.submit(SEAT, _server_command(action), guest=None)
        elif action in READS:
            await READS[action](room, room.askers[person])
        else:
            await act(room, room.askers[person], _command(room, person, action))
    except Refusal as refusal:
        return refusal.code
    return DONE


def _command(room: Room, person: str, action: Action) -> PlayerCommand:
    """What makes sense to ask for, at the stage and for the person."""
    if action == "offer" and room.live.match.ended:
        return commands.Offer("rematch")
    if action == "seat-bot" and person == "seated elsewhere":
        return commands.SeatBot(SEAT, "egg")
    return COMMANDS[action]


def _server_command(action: Action) -> Any:
    return OF_SERVER.get(action) or COMMANDS[action]


def expected(action: Action, stage: Stage, related: frozenset[Relation], *, public: bool) -> set[str]:
    """What the table says: the codes that may come of it."""
    if related & may(action, stage, public=public):
        taken = {"seat-taken"} if action in {"join", "seat-bot"} else set()
        return {DONE, *OF_SENSE, *taken, "bad-notation", "hints-not-agreed"}
    if any(related & may(action, each, public=public) for each in STAGES):
        return {*NOT_NOW, *OF_SENSE}
    return NOBODY


STAGED: tuple[Stage, ...] = ("open", "playing", "over")
"""Those that a match of two without dice can be made to stay at."""
OF_SERVER = {"tick": commands.Tick(), "vacate": commands.Vacate(), "resume": commands.Resume(1)}
SERVERS: tuple[Action, ...] = (
    *("leave", "undo", "offer", "answer", "resign", "say", "revoke", "end"),
    *("tick", "vacate", "resume"),
)
OF_PEOPLE = [action for action in get_args(Action) if action not in OF_SERVER]


@pytest.mark.parametrize("person", [person for person in PERSONS if person != "server"])
@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
@pytest.mark.parametrize("stage", STAGED)
async def test_every_cell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stage: Stage, public: bool, person: str
) -> None:
    """Whoever may is not refused as somebody who may not, whoever may not is, and what comes too late is told so."""
    async with services(tmp_path, limits=LIMITS) as (service,):
        wrong = []

        async def advised(*_: object) -> str:
            return "advice"

        monkeypatch.setattr(service.matches.bot_pool, "advise", advised)
        for action in OF_PEOPLE:
            room = await set_up(service, person, stage, public=public)
            related = PERSONS[person]
            # Invitations are used up when the seats are taken.
            if stage != "open":
                related -= {"invited", "invited-here"}
            before, right = room.live.match.seq, expected(action, stage, related, public=public)
            found = await outcome(room, person, action)
            if found not in right or (found != DONE and room.live.match.seq != before):
                wrong.append((action, found))
        assert not wrong


@pytest.mark.parametrize("stage", STAGED)
async def test_every_cell_of_the_server(tmp_path: Path, stage: Stage) -> None:
    """The server moves for bots, brings people back, and does what nobody may ask for; it plays for nobody."""
    async with services(tmp_path, limits=LIMITS) as (service,):
        for action in SERVERS:
            room = await set_up(service, "server", stage, public=False)
            found = await outcome(room, "server", action)
            allowed = "server" in may(action, stage, public=False)
            assert (found in {DONE, *OF_SENSE}) == allowed or (not allowed and found in NOBODY | NOT_NOW), action


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
async def test_every_cell_of_a_rematch(tmp_path: Path, public: bool) -> None:
    """Those who played before come to their seats without a link, and to no other; for strangers they are not free."""
    async with services(tmp_path, limits=LIMITS) as (service,):
        for person, related in REMATCH.items():
            for action in OF_PEOPLE:
                room = await set_up(service, "server", "over", public=public)
                following = await rematch(room)
                who = {"expected": "quinn", "expected elsewhere": "pat", "guest": "eve"}[person]
                following.askers[person] = asker(who)
                found = await outcome(following, person, action)
                right = expected(action, "open", related, public=public)
                assert found in right, (person, action, found)


def test_the_table_is_whole() -> None:
    """It has a row for each action, each command is one, and nobody is named who is in no row."""
    assert {rule.action for rule in permissions.RULES} == set(get_args(Action))
    assert set(ACTIONS) == set(get_args(commands.AnyCommand))
    assert set(ACTIONS.values()) == {*COMMANDS, *OF_SERVER}
    assert set(READS) | set(ACTIONS.values()) == set(get_args(Action))
    named = {who for rule in permissions.RULES for who in (*rule.who, *rule.public)}
    assert named == set(get_args(Relation))


def test_the_page_about_it_has_this_table() -> None:
    """The table in the documents is the one that decides, with words for everybody: ``make types`` writes it."""
    assert set(permission_table.WHO) == set(get_args(Relation))
    page = permission_table.FILE.read_text(encoding="utf-8")
    assert permission_table.MARK in page
    assert permission_table.written(page) == page


def test_nothing_of_a_match_is_looked_up_before_the_decision() -> None:
    """Routes, pages and streams come to a match by the table alone: nothing there finds one by itself."""
    answering = {"commands.py", "service.py", "sockets.py"}
    for file in (ROOT / "src" / "rookery" / "server").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file.name not in answering and "from litestar" not in text:
            continue
        answering.add(file.name)
        found = re.findall(r"\.(?:find|peek|glimpse|load)\(match|\.live(?:\[|\.get)", text)
        # The picture of a match that everybody may see.
        shown = ["glimpse(match"] if file.name == "previews.py" and "permissions.public(match)" in text else []
        assert [each.removeprefix(".") for each in found] == shown, file
    assert {"app.py", "routes.py", "site.py", "previews.py"} <= answering


async def test_what_was_decided_holds_until_something_changes(tmp_path: Path) -> None:
    """Those who hold seats are decided about once; when the log changes who may what, they are decided about anew."""
    async with services(tmp_path) as (service, *_):
        session = Session(skill())
        for seat, guest in enumerate(("anna", "ben")):
            session.do(seat, Join(guest.title()), guest=guest)
        events = tuple(session.match.events)
        access = Access(StoredMatch("first", SECRET, "anna", False, 0, events[:2]), events[:2])
        anna, ben = (Asker(guest, None, "127.0.0.1") for guest in ("anna", "ben"))
        decided = service.permissions.decide(access, anna, "say", 0)
        assert service.permissions.decide(access, anna, "say", 0) is decided
        with pytest.raises(Refusal):
            service.permissions.decide(access, ben, "say", 1)
        assert len(access.decisions) == 1, "strangers leave nothing behind"
        access.apply(Joined(seq=3, at=0, seat=0, name="Ben", guest="ben"))
        assert service.permissions.decide(access, ben, "say", 0).actor == "ben"
        with pytest.raises(Refusal):
            service.permissions.decide(access, Asker("cleo", None, "127.0.0.1"), "say", 0)
        with pytest.raises(Refusal):
            service.permissions.decide(access, anna, "say", 0)


async def test_a_link_that_was_revoked_elsewhere_works_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before this process has been told; and the one that takes its place works at once."""
    async with services(tmp_path, 2) as (here, elsewhere):
        monkeypatch.setattr(here.matches, "_heard_of", lambda *_: None)
        match = await opened(here)
        live, _ = await here.permissions.admit(match.match, Asker("eve", match.watch, "127.0.0.1"), "look")
        revoked = await elsewhere.matches.find(match.match)
        await revoked.submit(None, Revoke("watch"), guest="ann")
        with pytest.raises(Refusal) as refused:
            await here.permissions.admit(match.match, Asker("eve", match.watch, "127.0.0.1"), "look")
        assert refused.value.code == "used-link"
        assert live.match.seq == revoked.match.seq
        await revoked.submit(None, Revoke("watch"), guest="ann")
        newest = Asker("eve", elsewhere.permissions.links.watch(revoked.access), "127.0.0.1")
        assert (await here.permissions.admit(match.match, newest, "look"))[0] is live
