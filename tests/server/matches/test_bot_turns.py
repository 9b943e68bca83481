"""Bots move where somebody is, whatever happens to their thoughts, and nowhere else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rookery import catalog
from rookery.play.commands import Join, Move
from rookery.play.events import SeatPlan
from rookery.play.refusals import Refusal
from rookery.server.bots.pool import BotPool, ThoughtLost
from rookery.server.matches import bot_turns, live_matches
from rookery.server.matches.bot_turns import BotTurns, history_of
from rookery.server.matches.live_match import Listener, LiveMatch
from rookery.server.matches.service import Service
from tests.bots.programs import engines
from tests.limits import ENDLESS
from tests.seeds import join, reveal
from tests.server.services import count, eventually, kept, opened, services, under_way

pytestmark = pytest.mark.anyio

AGAINST_A_BOT = (SeatPlan("egg"), SeatPlan())
TWO_EGGS = (SeatPlan("egg"), SeatPlan("egg"))
FOR_EVER: dict[str, Any] = {
    "game": "polar-dare",
    "players": 4,
    "seats": (SeatPlan("egg"),) * 4,
    "options": {"die": "B3,B3,B3,B3,B3,B3", "turn_cap": "0"},
}
"""Four eggs who never get anywhere."""


@pytest.fixture
def first_moves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that make any move, at once."""

    async def at_once(_pool: object, history: Any, *_: object) -> str:
        position = catalog.game(history.game, history.players, **_options(history)).read(history.start)
        for move in history.moves:
            position = position.play(move)
        return str(position.moves[0])

    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "choose", at_once)
        yield


def _options(history: Any) -> dict[str, Any]:
    room = catalog.room(history.game)
    texts = dict(history.options)
    return {option.name: option.read(texts[option.name]) for option in room.options if option.name in texts}


async def watched(service: Service, live: LiveMatch) -> Listener:
    """Somebody watches."""
    listener = Listener(None, 10_000)
    await service.matches.listen(live, listener, 0)
    return listener


def moves_in(live: LiveMatch) -> int:
    """How many moves were made."""
    return count(live.match.events, "Moved")


# Where somebody is


async def test_nobody_thinks_where_nobody_is(tmp_path: Path, first_moves: None) -> None:
    """Four eggs who could play for ever do not begin, play while somebody watches, and stop soon after."""
    async with services(tmp_path, absence=0.05) as (service,):
        live = await service.matches.find((await opened(service, **FOR_EVER)).match)
        bots = service.matches.bots
        await asyncio.sleep(0.1)
        assert moves_in(live) == 0
        for _ in range(2):
            before = moves_in(live)
            listener = await watched(service, live)
            await eventually(lambda: moves_in(live) > before + 5)  # noqa: B023 - awaited at once
            service.matches.forget(live, listener)
            await eventually(lambda: not bots.is_due(live) and not bots.is_thinking(live))
            stopped = moves_in(live)
            await asyncio.sleep(0.1)
            assert moves_in(live) == stopped
    async with services(tmp_path, absence=0.05) as (service,):
        again = await service.matches.find(live.id)
        await asyncio.sleep(0.1)
        assert moves_in(again) == stopped
        await watched(service, again)
        await eventually(lambda: moves_in(again) > stopped)


async def test_a_match_that_nobody_watches_leaves_the_memory(tmp_path: Path, first_moves: None) -> None:
    """A bot whose turn it is does not keep it there."""
    async with services(tmp_path, absence=0.05, idle=0.05) as (service,):
        live = await service.matches.find((await opened(service, **FOR_EVER)).match)
        service.matches.forget(live, await watched(service, live))
        await eventually(lambda: live.id not in service.matches.live)


async def test_a_person_without_a_connection_plays_on(tmp_path: Path, first_moves: None) -> None:
    """Whoever acts is there, for a while: bots answer programs that only send commands, or only look."""
    async with services(tmp_path, absence=ENDLESS) as (service,):
        live = await service.matches.find((await opened(service, seats=AGAINST_A_BOT)).match)
        await live.submit(1, Join("Bob", "seed"), guest="bob")
        await eventually(lambda: live.match.turn == 1)
        await live.submit(1, Move(live.match.positions[-1].moves[0]), guest="bob")
        await eventually(lambda: moves_in(live) == 3)
        looked_at = await service.matches.find((await opened(service, seats=TWO_EGGS)).match)
        await asyncio.sleep(0.05)
        assert moves_in(looked_at) == 0
        looked_at.view_for("ann")
        await eventually(lambda: moves_in(looked_at) > 2)


async def test_what_is_refused_does_not_count(tmp_path: Path, first_moves: None) -> None:
    """Whoever may not act is not there."""
    async with services(tmp_path) as (service,):
        live = await service.matches.find((await opened(service, **FOR_EVER)).match)
        for command in (Join("Eve", "seed"), Move("humbug")):
            with pytest.raises(Refusal):
                await live.submit(0, command, guest="eve")
        await asyncio.sleep(0.05)
        assert moves_in(live) == 0


async def test_several_servers_let_a_bot_move_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """The server where the last move was made lets the bot think; others wait, and then do so too."""
    monkeypatch.setattr(bot_turns, "OTHERS_FIRST", 0.2)
    async with services(tmp_path, 3, database="shared") as all_of_them:
        first = all_of_them[0].matches
        name = (await opened(all_of_them[0], seats=AGAINST_A_BOT)).match
        for service in all_of_them:
            await watched(service, await service.matches.find(name))
        await (await first.find(name)).submit(1, Join("Bob", "seed"), guest="bob")
        await kept(first.store, name, "Moved")
        await asyncio.sleep(0.3)
        assert count(await first.store.events(name, 0), "Moved") == 1


async def test_a_bot_that_was_forgotten_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """If a bot's work breaks off, the match stays in memory, and somebody looks after it."""
    tried: list[LiveMatch] = []
    real = BotTurns._move

    async def once_broken(bots: BotTurns, live: LiveMatch, position: Any, delay: float) -> None:
        tried.append(live)
        if len(tried) > 1:
            await real(bots, live, position, delay)

    monkeypatch.setattr(BotTurns, "_move", once_broken)
    async with services(tmp_path, idle=0.05) as (service,):
        keys = await opened(service, seats=TWO_EGGS, options={"ply_cap": "1"})
        await watched(service, await service.matches.find(keys.match))
        await kept(service.matches.store, keys.match, "Ended")
        assert len(tried) == 2


# Thoughts


async def test_a_bot_moves_even_if_its_thoughts_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought is tried twice, and then any legal move is made: the match goes on."""
    async with services(tmp_path) as (service,):
        tried = []

        async def lost(line: object, level: str, *_: object) -> str:
            tried.append(level)
            raise ThoughtLost("dead")

        monkeypatch.setattr(service.matches.bot_pool, "choose", lost)
        bots = (SeatPlan("adult"), SeatPlan("chick"))
        keys = await opened(service, seats=bots, options={"ply_cap": "2"})
        await watched(service, await service.matches.find(keys.match))
        await kept(service.matches.store, keys.match, "Ended")
        assert tried == ["adult", "adult", "chick", "chick"]


async def test_a_bot_waits_for_its_turn_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While all processes are busy a bot waits; it does not move without a thought."""
    monkeypatch.setattr(bot_turns, "AGAIN", 0.01)
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        position = live.match.positions[0]
        tried = []

        async def busy(line: object, level: str, *_: object) -> str:
            tried.append(level)
            if len(tried) < 5:
                raise Refusal("thinking-busy", "ask again")
            return position.moves[-1]

        monkeypatch.setattr(service.matches.bot_pool, "choose", busy)
        assert await service.matches.bots.thought(history_of(live.match), "adult", position) == position.moves[-1]
        assert len(tried) == 5


async def test_bots_know_what_everybody_knows(tmp_path: Path) -> None:
    """The line that bots think about holds neither the secret nor who plays."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        line = repr(history_of(live.match))
        assert live.stored.secret.hex() not in line
        assert "ann" not in line
        assert "seed" not in line


# Programs of the owner's


async def test_a_match_against_a_program(tmp_path: Path) -> None:
    """Who opens a match may name a program that the owner offers, and it plays."""
    async with services(tmp_path, absence=ENDLESS, bots={"Frosty": engines.name("good")}) as (service,):
        name = (await opened(service, seats=(SeatPlan("Frosty"), SeatPlan()))).match
        live = await service.matches.find(name)
        await live.submit(1, Join("Bob", "seed"), guest="bob")
        await eventually(lambda: moves_in(live) == 1)
        assert live.match.plies[0].text == live.match.positions[0].moves[0]


async def test_strangers_cannot_name_programs(tmp_path: Path) -> None:
    """Only names that the owner gave are accepted: no command, no file, no other name; nothing is started."""
    mark = tmp_path / "mark"
    async with services(tmp_path, bots={"Frosty": "cmd:true"}) as (service,):
        for bot in (f"cmd:touch {mark}", "./mine.py", "os:system", "Whale", "cmd:true"):
            with pytest.raises(Refusal, match="there is no bot") as refused:
                await opened(service, seats=(SeatPlan(bot), SeatPlan()))
            assert refused.value.code == "unknown-level"
            assert refused.value.details["levels"][-1] == "Frosty"
    assert not mark.exists()


@pytest.mark.parametrize("players", [2, 3])
async def test_a_program_that_fails_gives_up(tmp_path: Path, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that crashes twice over one move has lost; where others play on, a bot of ours goes on at once."""
    monkeypatch.setattr(live_matches, "SWEEP", ENDLESS)
    seats = (SeatPlan("Clumsy"), SeatPlan(), SeatPlan())[:players]
    async with services(tmp_path, absence=ENDLESS, bots={"Clumsy": engines.name("crash")}) as (service,):
        opened_match = await opened(service, "penguin-game", players=players, seats=seats)
        live = await service.matches.find(opened_match.match)
        for seat, guest in ((1, "ann"), (2, "bob"))[: players - 1]:
            await live.submit(seat, join(guest.title(), seat), guest=guest)
        for seat in live.match.awaited:
            await live.submit(seat, reveal(seat), guest=live.match.seats[seat].guest)
        await eventually(lambda: count(live.match.events, "Resigned") == 1)
        if players == 2:
            assert live.match.result is not None
            assert (live.match.result.reason, live.match.result.winners) == ("resignation", (1,))
        else:
            assert live.match.seats[0].level == "chick"
            await eventually(lambda: moves_in(live) >= 1)
