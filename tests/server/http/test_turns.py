"""Fair shares: visitors take turns, whatever each of them asks for."""

import asyncio

import pytest

from rookery.play.refusals import Refusal
from rookery.server.http.turns import Rounds, Turns

pytestmark = pytest.mark.anyio


class Work:
    """Work that goes on until it is told to end, and remembers in which order it began."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._gates: list[asyncio.Event] = []

    async def ask(self, *visitors: str) -> None:
        """Some visitors, written ADDRESS/GUEST, ask for a piece each."""
        for visitor in visitors:
            gate = asyncio.Event()
            self._gates.append(gate)
            self.tasks.append(asyncio.create_task(self._do(visitor, gate)))
            await _settled()

    async def _do(self, visitor: str, gate: asyncio.Event) -> None:
        async with self._turns.take(visitor.partition("/")[0], visitor):
            self.order.append(visitor)
            await gate.wait()

    async def finish(self) -> None:
        """Let all of it end."""
        for gate in self._gates:
            gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_visitors_take_turns() -> None:
    """Whoever asks for one thing waits for one thing of the others, not for all that they want."""
    work = Work(Turns(1, 100, 100))
    await work.ask(*["a/1"] * 5, "b/1", "c/1")
    await work.finish()
    assert work.order == ["a/1", "a/1", "b/1", "c/1", "a/1", "a/1", "a/1"]


async def test_guests_of_one_address_share_its_turns() -> None:
    """Guests are free: who comes as many gets no more than who comes as one."""
    work = Work(Turns(1, 100, 100))
    await work.ask("a/0", *(f"a/{guest}" for guest in range(1, 7)), "b/1", "b/1")
    await work.finish()
    assert work.order.index("b/1") == 2
    assert [each[0] for each in work.order[:5]] == ["a", "a", "b", "a", "b"]
    assert len(set(work.order)) == 8


async def test_so_many_go_on_at_once() -> None:
    """Not more than there are places, and all of these are used again."""
    work = Work(Turns(2, 100, 100))
    await work.ask("a/1", "b/1", "c/1")
    assert work.order == ["a/1", "b/1"]
    await work.finish()
    assert work.order == ["a/1", "b/1", "c/1"]
    await work.ask("d/1", "e/1")
    assert work.order[-2:] == ["d/1", "e/1"]
    await work.finish()


async def test_one_visitor_waits_for_so_much_only() -> None:
    """The rest is refused, and says when to come again."""
    turns = Turns(1, 100, 2)
    work = Work(turns)
    await work.ask(*["a/1"] * 3)
    with pytest.raises(Refusal) as refusal:
        async with turns.take("a", "a/1"):
            pass
    assert (refusal.value.code, refusal.value.retry) == ("thinking-busy", 1.0)
    await work.finish()


async def test_whoever_waits_with_most_gives_way() -> None:
    """A full row keeps nobody out who asks for little; the one who has filled it is refused."""
    turns = Turns(1, 4, 100)
    work = Work(turns)
    await work.ask(*["a/1"] * 5)
    await work.ask("b/1")
    assert turns.waiting == 4
    refused = [task for task in work.tasks if task.done()]
    assert refused == [work.tasks[4]]
    assert isinstance(refused[0].exception(), Refusal)
    await work.ask("a/1")
    assert isinstance(work.tasks[-1].exception(), Refusal)
    await work.finish()
    assert work.order.count("b/1") == 1


async def test_who_goes_away_costs_no_turn() -> None:
    """A turn that nobody wants any more goes to the next one."""
    work = Work(Turns(1, 100, 100))
    await work.ask("a/1", "b/1", "c/1")
    work.tasks[1].cancel()
    await work.finish()
    assert work.order == ["a/1", "c/1"]
    await work.ask("d/1")
    assert work.order[-1] == "d/1"
    await work.finish()


async def test_a_turn_given_to_who_has_just_gone_is_passed_on() -> None:
    """Even where both happen at the same moment."""
    turns = Turns(1, 100, 100)
    work = Work(turns)
    await work.ask("a/1", "b/1", "c/1")
    turns._pass_on()
    work.tasks[1].cancel()
    await work.finish()
    assert "c/1" in work.order


async def test_a_crowd_begins_in_rounds() -> None:
    """However many ask at once, whoever asks for little begins in one of the first rounds."""
    rounds = Rounds(2)
    order: list[str] = []

    async def begin(visitor: str) -> None:
        await rounds.begin(visitor[0], visitor)
        order.append(visitor)

    await asyncio.gather(*(begin(f"a{number}") for number in range(40)), begin("b"))
    assert order.index("b") <= 3
    assert len(order) == 41
    await asyncio.gather(*(begin(f"a{number % 2}") for number in range(40)), begin("a-modest"))
    assert order.index("a-modest") - 41 <= 5


async def test_where_few_ask_there_is_no_wait() -> None:
    """A single request begins at once, again and again."""
    rounds = Rounds(2)
    for _ in range(5):
        begun = rounds.begin("a", "a")
        with pytest.raises(StopIteration):
            begun.send(None)
        await _settled()
    assert not rounds._goes_on
