"""Several clients, any interleaving, and bad weather on the way: one log, nothing twice, nobody in doubt."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.client import retry
from rookery.client.errors import Refusal
from rookery.client.seat import Seat, new_key
from rookery.play.commands import Answer, Move, Offer, PlayerCommand, Say, Undo
from rookery.wire.events import log_to_wire
from rookery.wire.match import View
from tests.client.house import House, Weather, keys, visitor

FATES = ("fine", "no way there", "lost", "busy", "late", "twice", "answer lost")
PLAYERS = 3
ENOUGH = 24
"""Events after which the clients stop."""


@dataclass
class Known:
    """What the clients know of their commands: their keys."""

    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)


async def _send(seat: Seat, command: PlayerCommand, known: Known) -> None:
    key = new_key()
    try:
        await seat.send(command, key=key)
    except Refusal:
        known.refused.add(key)
    else:
        known.acknowledged.add(key)


def _wish(view: View, seat: int, dice: random.Random) -> PlayerCommand | None:
    """What somebody might want to do: often the right thing, sometimes what will be refused."""
    if view.turn == seat and dice.random() < 0.8:
        return Move(dice.choice(view.choices).move)
    if view.offers and dice.random() < 0.7:
        return Answer("takeback", dice.random() < 0.7)
    return dice.choice([None, None, Say("thinking"), Offer("takeback"), Undo()])


async def _take_part(seat: Seat, dice: random.Random, known: Known) -> None:
    async for view in seat.views(sockets=False):
        if view.seq >= ENOUGH:
            return
        wish = _wish(view, seat.number, dice)
        if wish is not None:
            await _send(seat, wish, known)
        if view.turn == seat.number and seat.view.seq == view.seq:
            # Nothing has come of it, and everybody waits for this seat.
            await _send(seat, Move(view.choices[0].move), known)


async def _match(fates: Sequence[str], seed: int) -> None:
    house = House()
    weather = Weather(house, fates)
    opened = house.open("polar-dare", PLAYERS)
    known = Known()
    clients = [visitor(weather) for _ in range(PLAYERS)]
    seats = await asyncio.gather(
        *(
            client.join(opened.match, token.token, name=f"Robin {token.seat}")
            for client, token in zip(clients, opened.seats, strict=True)
        )
    )
    dice = random.Random(seed)  # noqa: S311
    await asyncio.gather(*(_take_part(seat, dice, known) for seat in seats))
    await asyncio.sleep(0.005)
    log = log_to_wire(house.live[opened.match].match)
    for seat in seats:
        await seat.catch_up()
        assert seat.events == log
        assert seat.position == house.live[opened.match].match.position
        assert seat.view.seq == len(log)
    carried_out = keys(log)
    assert len(carried_out) == len(set(carried_out))
    assert known.acknowledged <= set(carried_out)
    assert not known.refused & set(carried_out)
    assert len(carried_out) == len(known.acknowledged) + 2 * PLAYERS
    for client in clients:
        await client.close()


@given(fates=st.lists(st.sampled_from(FATES), max_size=60), seed=st.integers(0, 1000))
@settings(max_examples=40)
def test_any_interleaving_leaves_one_log_and_nobody_in_doubt(fates: list[str], seed: int) -> None:
    """Whatever is lost, repeated, late or out of order: all logs are the server's, what was acknowledged is there once.

    Nothing is there that was not acknowledged either, but the joins, and the seeds that clients reveal by themselves:
    every client knows what became of its commands.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(retry, "FIRST", 0.0001)
        patch.setattr(retry, "LONGEST", 0.004)
        asyncio.run(_match(fates, seed))
