"""Matches at each stage, with those who have to do with them, for the tests of who may what."""

from typing import Any, NamedTuple

from rookery.play.commands import Join, PlayerCommand, Resign
from rookery.server.http.limits import Limits, Rate
from rookery.server.matches.access import Stage
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.wire.match import CommandRequest, Opened
from tests.server.services import opened

FREE = Rate(1e6, 1e6)
LIMITS = Limits(opening=FREE, commands=FREE, hints=FREE, matches_each=10_000)
SEAT, OTHER = 0, 1
"""The seat that is asked for, and another one."""


class Room(NamedTuple):
    """A match at a stage, with those who have to do with it."""

    service: Service
    live: LiveMatch
    keys: Opened
    askers: dict[str, Asker]


def asker(guest: str | None = None, token: str | None = None) -> Asker:
    """Somebody at an address."""
    return Asker(guest, token, "127.0.0.1")


async def act(room: Room, who: Asker, command: PlayerCommand, seat: int | None = SEAT) -> Any:
    """Somebody asks for something in the match as it is."""
    request = CommandRequest(seat=seat, expected=room.live.match.seq, command=command)
    return await room.service.act(room.live.id, who, request)


async def joins(service: Service, match: str, who: Asker, seat: int | None) -> None:
    """Somebody sits down."""
    live = await service.matches.find(match)
    await service.act(match, who, CommandRequest(seat=seat, expected=live.match.seq, command=Join("Somebody")))


async def set_up(service: Service, person: str, stage: Stage, *, public: bool) -> Room:
    """A match of two at a stage, and the person: in the seat that is asked for if they sit there."""
    holders = {"seated": "sam", "program": "sam", "host who plays": "ann", "seated elsewhere": "zoe"}
    keys = await opened(service, public=public)
    live = await service.matches.find(keys.match)
    host, others = asker("ann"), {"seated elsewhere": OTHER}
    # Before the start somebody waits for the other one, who sits in the seat only if this is their story.
    sitting = {others.get(person, SEAT): holders[person]} if person in holders else {}
    if person == "arriving":
        sitting = {SEAT: "pat"}
    if stage != "open":
        sitting = {SEAT: sitting.get(SEAT, "pat"), OTHER: sitting.get(OTHER, "quinn")}
    for seat, guest in sorted(sitting.items()):
        await joins(service, keys.match, asker(guest, keys.seats[seat].token), seat)
    if stage == "over":
        await live.submit(OTHER, Resign(), guest=sitting[OTHER])
    askers = {
        "stranger": asker(),
        "guest": asker("eve"),
        "invited": asker("eve", keys.seats[SEAT].token),
        "invited elsewhere": asker("eve", keys.seats[OTHER].token),
        "watcher": asker("eve", keys.watch),
        "seated": asker("sam"),
        "seated elsewhere": asker("zoe"),
        "program": Asker("sam", None, "127.0.0.1", credential=True),
        "arriving": asker("eve", service.permissions.links.device(live.access, SEAT)),
        "host": host,
        "host who plays": host,
        "server": asker(),
    }
    return Room(service, live, keys, askers)


async def rematch(room: Room) -> Room:
    """The match that follows one of Pat and Quinn."""
    await room.service.lobby.open_rematch(room.live)
    live = await room.service.matches.find(room.service.lobby.rematch_id(room.live))
    return room._replace(live=live, askers={})
