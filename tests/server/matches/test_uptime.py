"""The time of a server: it runs steadily, whatever happens to the time of day, and stands still while there is none."""

import pytest

from rookery.server.matches.uptime import FROZEN, STEP, Uptime
from rookery.server.store import Run, Store

pytestmark = pytest.mark.anyio


class Notes:
    """A store that keeps notes only."""

    def __init__(self, *runs: Run) -> None:
        self.kept = {run.id: run for run in runs}

    async def runs(self) -> list[Run]:
        """All notes."""
        return list(self.kept.values())

    async def beat(self, run: Run) -> None:
        """One more, or a newer one."""
        self.kept[run.id] = run


class Machine:
    """A machine whose clocks are in our hands, in milliseconds."""

    def __init__(self, day: int, steady: int = 0) -> None:
        self.day = day
        self.steady = steady

    def server(self, notes: Notes, *, shared: bool = False) -> Uptime:
        """A server that starts there."""
        store: Store = notes  # type: ignore[assignment]  # all that is asked of it
        return Uptime(
            store,
            shared=shared,
            time_of_day=lambda: 1_000_000 * self.day,
            steady=lambda: 1_000_000 * self.steady,
        )

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass."""
        self.day += milliseconds
        self.steady += milliseconds


async def test_the_time_of_day_may_be_set() -> None:
    """An hour back or a second ahead on the machine's clock is neither here nor there."""
    machine = Machine(day=1_000_000)
    server = machine.server(Notes())
    await server.begin()
    assert server.now() == 1_000_000
    machine.pass_by(500)
    for step in (-3_600_000, 1000):
        machine.day += step
        assert not await server.wake_up()
        assert server.now() == 1_000_500


async def test_time_never_goes_back_from_server_to_server() -> None:
    """A server that starts on a machine with a clock that is behind begins where the last one stopped."""
    notes = Notes(Run("before", 1_000, 9_000))
    machine = Machine(day=5_000)
    server = machine.server(notes)
    await server.begin()
    assert server.now() == 9_000
    assert server.away(2_000) == 0
    machine.pass_by(10)
    assert server.now() == 9_010


async def test_how_long_nobody_was_there() -> None:
    """Whatever no server covers is an outage, each part of it counted once."""
    notes = Notes(Run("b", 300, 400), Run("a", 100, 200), Run("c", 350, 380))
    server = Machine(day=1_000).server(notes)
    await server.begin()
    assert server.away(1_000) == 0
    assert server.away(500) == 500
    assert server.away(390) == 600
    assert server.away(150) == 100 + 600
    assert server.away(0) == 100 + 100 + 600


async def test_what_came_before_all_notes_costs_nothing() -> None:
    """A database from before there were notes: everything before this server counts as an outage."""
    server = Machine(day=1_000).server(Notes())
    await server.begin()
    assert server.away(400) == 600


async def test_a_server_notes_that_it_is_there() -> None:
    """From its beginning to its last note; when it stops, up to that moment."""
    notes, machine = Notes(), Machine(day=1_000)
    server = machine.server(notes)
    await server.begin()
    machine.pass_by(50)
    await server.beat()
    assert [run[1:] for run in notes.kept.values()] == [(1_000, 1_050)]
    machine.pass_by(50)
    server.stop()
    machine.pass_by(50)
    await server.beat()
    assert [run[1:] for run in notes.kept.values()] == [(1_000, 1_100)]


async def test_others_between_two_notes() -> None:
    """Where several share a store, a short silence is none; alone it is one."""
    for shared, away in ((True, 0), (False, 1_000)):
        server = Machine(day=11_000).server(Notes(Run("other", 0, 10_000)), shared=shared)
        await server.begin()
        assert server.away(5_000) == away
    server = Machine(day=60_000).server(Notes(Run("other", 0, 10_000)), shared=True)
    await server.begin()
    assert server.away(5_000) == 50_000


async def test_a_machine_that_has_slept() -> None:
    """Its steady clock stood still: the time follows the day again, and the sleep is an outage."""
    notes, machine = Notes(), Machine(day=1_000)
    server = machine.server(notes)
    await server.begin()
    machine.pass_by(100)
    machine.day += STEP + 1
    assert await server.wake_up()
    assert server.now() == 1_100 + STEP + 1
    assert server.away(1_050) == STEP + 1
    assert not await server.wake_up()
    machine.pass_by(10)
    await server.beat()
    assert [run[1:] for run in notes.kept.values()] == [(1_000, 1_100), (1_101 + STEP, 1_111 + STEP)]


async def test_a_server_that_was_stopped() -> None:
    """The steady clock ran on, and the time stands still: nobody's clock has run out at the moment when it goes on."""
    machine = Machine(day=1_000)
    server = machine.server(Notes())
    await server.begin()
    server.run()
    machine.pass_by(FROZEN)
    assert server.now() == 1_000 + FROZEN, "it was only busy"
    machine.pass_by(FROZEN + STEP)
    assert server.now() == 1_000 + FROZEN
    assert await server.wake_up()
    assert server.now() == machine.day
    assert server.away(1_000) == FROZEN + STEP
    machine.pass_by(10)
    assert server.now() == machine.day
    assert not await server.wake_up()
    machine.pass_by(FROZEN + 1)
    assert await server.wake_up(), "our time does not stay behind, however little it is"
    assert server.now() == machine.day
