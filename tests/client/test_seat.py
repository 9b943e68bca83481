"""A seat at a match, and a place to look on from."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import httpx
import msgspec
import pytest

from rookery.client import calls, retry
from rookery.client.errors import BadMessage, Refusal, Unanswered
from rookery.client.seat import Seat, read_answer
from rookery.play.commands import Move, Resign, Say
from rookery.wire.events import log_to_wire
from rookery.wire.match import Hint, View
from tests.client.house import House, Weather, keys, visitor

Scene = Callable[[House, Seat], Awaitable[None]]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that nobody notices."""
    monkeypatch.setattr(retry, "FIRST", 0.001)


def _in_match(scene: Scene, fates: Sequence[str] = ()) -> None:
    """A match of two: the first seat is the client's, the second does what the scene says."""

    async def run() -> None:
        house = House()
        weather = Weather(house)
        opened = house.open("penguin-soccer")
        async with visitor(weather) as client:
            seat = await client.join(opened.match, opened.seats[0].token, name="Robin")
            async with visitor(Weather(house)) as other:
                await other.join(opened.match, opened.seats[1].token, name="Merle")
            await seat.catch_up()
            weather.fates = iter(fates)
            await scene(house, seat)

    asyncio.run(run())


def _legal(seat: Seat) -> str:
    assert seat.position is not None
    return seat.position.moves[0]


@pytest.mark.parametrize("fate", ["lost", "no way there", "busy", "late", "twice", "answer lost"])
def test_a_move_is_made_once_whatever_happens_on_the_way(fate: str) -> None:
    """It is acknowledged in the end, and is in the log once."""

    async def scene(house: House, seat: Seat) -> None:
        view = await seat.move(_legal(seat))
        await asyncio.sleep(0.005)
        assert (view.plies, view.last) == (1, house.live["m1"].match.plies[0].text)
        assert len(house.live["m1"].match.plies) == 1

    _in_match(scene, [fate, fate])


def test_what_others_say_does_not_hold_up_a_move() -> None:
    """The client catches up, sees the same board, and sends the move again with the same key."""

    async def scene(house: House, seat: Seat) -> None:
        house.do("m1", 1, Say("hello"))
        assert (await seat.move(_legal(seat))).plies == 1
        asked = [msgspec.json.decode(body) for body in house.asked[-2:]]
        assert asked[0]["key"] == asked[1]["key"]
        assert asked[1]["expected"] == asked[0]["expected"] + 1
        match = house.live["m1"].match
        assert seat.events == log_to_wire(match)

    _in_match(scene)


def test_a_move_for_another_board_is_not_made() -> None:
    """If the match has gone on, the caller gets a refusal, and sees the new view."""

    async def scene(house: House, seat: Seat) -> None:
        move = _legal(seat)
        house.do("m1", 0, Move(move))
        with pytest.raises(Refusal) as caught:
            await seat.move(move)
        assert caught.value.code == "stale"
        assert seat.view.plies == 1
        assert len(house.live["m1"].match.plies) == 1

    _in_match(scene)


def test_whoever_gives_up_does_so_on_any_board() -> None:
    """What does not depend on the board is sent again."""

    async def scene(house: House, seat: Seat) -> None:
        house.do("m1", 0, Move(_legal(seat)))
        assert (await seat.resign()).over
        assert house.live["m1"].match.ended

    _in_match(scene)


def test_an_offer_is_answered_only_while_it_is_the_same() -> None:
    """Agreeing to one offer never agrees to the next."""

    async def scene(house: House, seat: Seat) -> None:
        with pytest.raises(Refusal) as caught:
            await seat.answer("draw", agreed=True)
        assert caught.value.code == "nothing-offered"
        assert (await seat.offer("draw")).offers[0].seat == 0
        assert (await seat.say("thinking")).offers[0].what == "draw"
        with pytest.raises(Refusal):
            await seat.undo()

    _in_match(scene)


@pytest.mark.usefixtures("three_tries")
def test_an_unanswered_command_can_be_sent_again() -> None:
    """The error gives the key; with it the move that has happened is found, though the match has gone on since."""

    async def scene(house: House, seat: Seat) -> None:
        move = _legal(seat)
        with pytest.raises(Unanswered) as caught:
            await seat.send(Move(move))
        house.do("m1", 1, Say("oops"))
        seat._calls.http._transport.fates = iter(())  # type: ignore[attr-defined]
        view = await seat.send(Move(move), key=caught.value.key)
        assert (view.plies, seat.view.seq) == (1, house.live["m1"].match.seq)
        assert keys(seat.events).count(caught.value.key) == 1

    _in_match(scene, ["answer lost"] * 1000)


def test_the_game_so_far() -> None:
    """Every position with the moves between them."""

    async def scene(house: House, seat: Seat) -> None:
        assert (len(seat.positions), seat.moves) == (1, ())
        move = _legal(seat)
        await seat.move(move)
        assert seat.moves == (move,)
        assert seat.positions[0].play(move) == seat.positions[1] == seat.position

    _in_match(scene)


def test_views_come_in_order_and_end_with_the_match() -> None:
    """Each is newer than the one before, the last one is that of the end; a broken line is not noticed."""

    async def scene(house: House, seat: Seat) -> None:
        seen: list[View] = []
        async for view in seat.views(sockets=False):
            seen.append(view)
            if len(seen) == 1:
                await seat.move(_legal(seat))
            if len(seen) == 2:
                house.do("m1", 1, Say("nice-move"))
            if len(seen) == 3:
                house.do("m1", 1, Resign())
        assert [view.seq for view in seen] == sorted({view.seq for view in seen})
        assert seen[-1].over
        assert seat.present == (True, True)

    _in_match(scene, ["fine", "answer lost", "late", "twice", "lost"])


def test_a_server_that_leaves_out_events_is_an_error() -> None:
    """After some tries it is no accident."""

    async def scene(house: House, seat: Seat) -> None:
        house.do("m1", 1, Say("hello"))
        house.live["m1"].match.events[-1] = msgspec.structs.replace(house.live["m1"].match.events[-1], seq=99)
        views = seat.views(sockets=False)
        assert (await anext(views)).plies == 0
        with pytest.raises(BadMessage, match="leaving out"):
            await anext(views)
        with pytest.raises(BadMessage, match="leaving out"):
            await seat.catch_up()

    _in_match(scene)


def test_a_message_that_nobody_can_read_is_an_error() -> None:
    """On the stream and as an answer."""

    async def scene(_: House, seat: Seat) -> None:
        def mumble(request: httpx.Request) -> httpx.Response:
            return httpx.Response(200, content=b'{"type":"mumble"}\n')

        seat._calls.http = httpx.AsyncClient(base_url="http://house.test", transport=httpx.MockTransport(mumble))
        with pytest.raises(BadMessage, match="cannot be read"):
            await seat.catch_up()
        with pytest.raises(BadMessage, match="cannot be read"):
            await seat.move("x")

    _in_match(scene)


def test_an_adviser_is_asked_once_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it thinks, within the client's retry."""
    monkeypatch.setattr(calls, "ONE_TRY", 0.01)
    asked = []

    async def think(request: httpx.Request) -> httpx.Response:
        asked.append(request.content)
        await asyncio.sleep(0.05)
        return httpx.Response(200, content=msgspec.json.encode(Hint("Bne", 0.5, "even", False, ("Bne",))))

    async def scene(_: House, seat: Seat) -> None:
        seat._calls.http = httpx.AsyncClient(base_url="http://house.test", transport=httpx.MockTransport(think))
        assert (await seat.hint()).move == "Bne"
        assert asked == [b'{"seat":0}']

    _in_match(scene)


def test_answers_are_read_strictly() -> None:
    """What is of another kind is an error."""
    with pytest.raises(BadMessage):
        read_answer(b'{"move": 1}', Hint)


def test_a_watcher_holds_no_seat() -> None:
    """It has no number."""

    async def scene(_: House, seat: Seat) -> None:
        seat._token = "m1-watch"  # noqa: S105
        seat._copy = type(seat._copy)()
        await seat.catch_up()
        with pytest.raises(BadMessage, match="which seat"):
            assert seat.number

    _in_match(scene)
