"""A client's part in the dice: drawn, kept, revealed by itself, and never for dice that were changed afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.client.api import Client
from rookery.client.errors import Refusal, SeatLost
from rookery.play.commands import Join, Leave, Reveal
from rookery.play.events import Left, Withheld
from rookery.play.refusals import Refusal as Refused
from rookery.records import dice
from rookery.records import receipt as receipts
from rookery.wire.match import CommandRequest
from tests.client.house import House, Weather, visitor
from tests.seeds import join, reveal, seed_of

GAME = "polar-dare"
Visit = Callable[[House, Client], Awaitable[None]]


def _visit(visit: Visit, house: House | None = None) -> None:
    async def run() -> None:
        here = house or House()
        async with visitor(Weather(here)) as client:
            await visit(here, client)

    asyncio.run(run())


def test_seeds_come_after_all_commitments() -> None:
    """Joining shows a commitment only; the last one brings all seeds, without anybody asking for them."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open(GAME)
        first = await client.join(opened.match, opened.seats[0].token, name="Ann")
        match = house.live[opened.match].match
        assert first.receipt is not None
        assert first.receipt.seeds[0] not in repr(match.events)
        assert match.seats[0].commitment == dice.commitment(bytes.fromhex(first.receipt.seeds[0]))
        second = await client.join(opened.match, opened.seats[1].token, name="Bob")
        assert not match.positions, "Ann has not looked yet"
        await first.catch_up()
        assert match.started
        assert second.receipt is not None
        assert match.seeds == (first.receipt.seeds[0], second.receipt.seeds[0])
        assert first.receipt.commitments == second.receipt.commitments == match.commitments

    _visit(visit)


def test_who_plays_alone_begins_at_once() -> None:
    """With nobody to wait for, the match has started when join returns."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open("penguin-game", players=1)
        seat = await client.join(opened.match, opened.seats[0].token, name="Ann")
        assert seat.view.started
        assert house.live[opened.match].match.seeds

    _visit(visit)


def test_a_client_proves_the_dice_it_has_seen() -> None:
    """At the end the record is checked with the own receipt; one of another game is found out."""

    async def visit(house: House, client: Client) -> None:
        opened = await client.open(GAME, players=2, options={"turn_cap": 6})
        seats = [await client.join(opened.match, each.token, name="Robin") for each in opened.seats]
        await seats[0].catch_up()
        assert (await seats[0].verify()).ok
        while not (view := await seats[0].catch_up()).over:
            mover = seats[view.turn or 0]
            await mover.catch_up()
            await mover.move(mover.view.choices[0].move)
        found = await seats[0].verify()
        assert (found.refuted, found.unproven) == ((), ())
        seats[0]._copy.match.plies.pop()
        assert not (await seats[0].verify()).ok

    _visit(visit)


class Cheat(House):
    """A house that refuses the first seed as too late, and lets the operator sit down anew, now that it knows it."""

    def command(self, name: str, token: str, body: bytes) -> Any:
        """Look into the command before it is carried out."""
        command = msgspec.json.decode(body, type=CommandRequest).command
        if isinstance(command, Reveal) and not any(isinstance(event, Left) for event in self.live[name].match.events):
            self.do(name, 1, Leave())
            self.do(name, 1, Join("Operator", dice.commitment(bytes.fromhex(seed_of(9)))))
            raise Refused("stale", "too late")
        return super().command(name, token, body)


def test_nobody_sits_down_anew_once_the_seed_is_known() -> None:
    """A client whose seed was seen before all was settled does not let it count: it leaves."""

    async def visit(house: House, client: Client) -> None:
        opened = house.open(GAME)
        house.do(opened.match, 1, join("Operator", 1))
        with pytest.raises(SeatLost, match="changed seats"):
            await client.join(opened.match, opened.seats[0].token, name="Ann")
        match = house.live[opened.match].match
        assert not match.started
        assert match.seats[0].kind == "open"

    _visit(visit, Cheat())


def test_a_match_that_is_called_off() -> None:
    """If somebody withholds a seed, the client says so; it may sit down again, with another seed."""

    async def visit(house: House, client: Client) -> None:
        opened = house.open(GAME)
        house.do(opened.match, 1, join("Bob", 1))
        seat = await client.join(opened.match, opened.seats[0].token, name="Ann")
        before = seat.receipt
        house.do(opened.match, 1, Leave())
        assert isinstance(house.live[opened.match].match.events[-1], Withheld)
        with pytest.raises(SeatLost, match="join again"):
            await seat.catch_up()
        again = await client.join(opened.match, opened.seats[0].token, name="Ann")
        assert again.receipt is not None
        assert before is not None
        assert again.receipt.seeds != before.seeds
        with pytest.raises(Refused, match="did not reveal your seed"):
            house.do(opened.match, 1, join("Bob", 1))

    _visit(visit)


def test_a_receipt_in_a_file(tmp_path: Path) -> None:
    """A program that is started again before the start still has its seed, and afterwards its proof."""
    file = tmp_path / "ann.json"
    credentials = []

    async def begin(house: House, client: Client) -> None:
        opened = house.open(GAME)
        seat = await client.join(opened.match, opened.seats[0].token, name="Ann", receipt=file)
        credentials.append(seat.credential)

    async def go_on(house: House, client: Client) -> None:
        house.do("m1", 1, join("Bob", 1))
        seat = await client.join("m1", name="Ann", credential=credentials[0], receipt=file)
        house.do("m1", 1, reveal(1))
        await seat.catch_up()
        assert house.live["m1"].match.started

    house = House()
    _visit(begin, house)
    assert receipts.read(file.read_bytes()).commitments == ()
    _visit(go_on, house)
    kept = receipts.read(file.read_bytes())
    assert kept.commitments == house.live["m1"].match.commitments
    assert kept.seeds[0] in house.live["m1"].match.seeds


def test_who_left_is_not_missed() -> None:
    """After leaving, nothing is revealed, and nothing is lost."""

    async def visit(house: House, client: Client) -> None:
        opened = house.open(GAME)
        seat = await client.join(opened.match, opened.seats[0].token, name="Ann")
        await seat.leave()
        house.do(opened.match, 0, join("Cleo", 0))
        house.do(opened.match, 1, join("Bob", 1))
        await seat.catch_up()
        with pytest.raises(Refusal):
            await seat.resign()

    _visit(visit)
