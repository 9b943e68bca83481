"""The intake: who makes place for whom, whose time is up, and what is never exceeded."""

import logging

import pytest

from rookery.server.http.intake import GRACE, PROGRESS, Intake
from rookery.server.http.limits import Limits


class Client:
    """A connection whose client does what the test says."""

    def __init__(self) -> None:
        self.gone = False
        self.waiting_bytes = 0

    def cut(self) -> None:
        """Close it."""
        self.gone = True

    def unread(self) -> int:
        """What it has not read."""
        return self.waiting_bytes


class Clock:
    """Time in the test's hands."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """What time it is."""
        return self.now


def arrived(intake: Intake, count: int, address: str = "a") -> list[Client]:
    """So many clients of an address who have not sent their request yet."""
    found = [Client() for _ in range(count)]
    for client in found:
        if intake.arrive(client, address):
            intake.wait(client, "head")
        else:
            client.cut()
    return found


def test_half_sent_requests_make_place() -> None:
    """Those who wait longest go first, of the address that has too many and of all; a new one always finds a place."""
    clock = Clock()
    intake = Intake(Limits(unfinished=6, unfinished_address=4), clock)
    first = arrived(intake, 4)
    clock.now = GRACE
    second = arrived(intake, 4)
    assert [client.gone for client in (*first, *second)] == [True] * 4 + [False] * 4
    arrived(intake, 2, "b")
    assert intake.total == 6
    clock.now = 2 * GRACE
    assert [client.gone for client in arrived(intake, 1, "c")] == [False]
    assert second[0].gone
    assert intake.total == 6


def test_a_crowd_that_comes_at_once_is_read_first() -> None:
    """Nobody is cut whose request may be there already; a moment later those are who have sent none."""
    clock = Clock()
    intake = Intake(Limits(unfinished_address=4), clock)
    crowd = arrived(intake, 100)
    for client in crowd[:50]:
        intake.proceed(client)
    intake.sweep()
    assert not any(client.gone for client in crowd)
    clock.now = GRACE
    intake.sweep()
    assert [client.gone for client in crowd] == [False] * 50 + [True] * 46 + [False] * 4


def test_connections_are_bounded() -> None:
    """Those of an address and all together; whoever only waits makes place, whoever is being answered does not."""
    clock = Clock()
    intake = Intake(Limits(connections=4, connections_address=2), clock)
    busy = arrived(intake, 2)
    for client in busy:
        intake.proceed(client)
    assert arrived(intake, 1)[0].gone
    others = arrived(intake, 2, "b")
    clock.now = GRACE
    assert [client.gone for client in arrived(intake, 1, "c")] == [False]
    assert [client.gone for client in (*busy, *others)] == [False, False, True, False]
    assert intake.total == 4
    for client in busy:
        intake.leave(client)
    assert not any(client.gone for client in arrived(intake, 2))


def test_sockets_are_counted_apart() -> None:
    """They take no place of requests, but there is a bound on those of an address."""
    intake = Intake(Limits(connections_address=2, sockets_address=3))
    assert [intake.arrive(Client(), "a", socket=True) for _ in range(6)] == [True] * 5 + [False]
    assert intake.arrive(Client(), "b", socket=True)
    assert not any(client.gone for client in arrived(intake, 2))


def test_a_shortage_is_told_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    """The log has a line when connections are turned away, not one for each."""
    clock = Clock()
    intake = Intake(Limits(connections=1), clock)
    intake.proceed(arrived(intake, 1)[0])
    with caplog.at_level(logging.WARNING, "rookery.server"):
        arrived(intake, 50)
        assert len(caplog.records) == 1
        clock.now = 60
        arrived(intake, 50)
    facts = [record.facts for record in caplog.records]  # type: ignore[attr-defined]  # ours have them
    assert [each["event"] for each in facts] == ["connections-full"] * 2
    assert facts[0]["connections"] == 1


def test_few_descriptors_mean_few_connections() -> None:
    """What the system has counts where it is less; it never makes it more."""
    intake = Intake(Limits(connections=5))
    intake.lower(3)
    intake.lower(100)
    for client in arrived(intake, 3):
        intake.proceed(client)
    assert arrived(intake, 1)[0].gone


@pytest.mark.parametrize(("stage", "seconds"), [("idle", 5), ("head", 10), ("body", 20)])
def test_time_is_up(stage: str, seconds: int) -> None:
    """A request must be there in time; sending a little of it gives no more time."""
    clock = Clock()
    intake = Intake(Limits(keep_alive=5, head_seconds=10, body_seconds=20), clock)
    slow, fast = Client(), Client()
    for client in (slow, fast):
        intake.arrive(client, "a")
        intake.wait(client, stage)  # type: ignore[arg-type]  # one of them
    for second in range(seconds):
        clock.now = second
        intake.wait(slow, stage)  # type: ignore[arg-type]  # one of them
        intake.sweep()
        assert not slow.gone
    intake.proceed(fast)
    clock.now = seconds
    intake.sweep()
    assert (slow.gone, fast.gone) == (True, False)
    assert intake.total == 1


def test_a_body_has_its_own_time() -> None:
    """Which begins when the head is there."""
    clock = Clock()
    intake = Intake(Limits(head_seconds=10, body_seconds=20), clock)
    client = arrived(intake, 1)[0]
    clock.now = 9
    intake.wait(client, "body", 100)
    clock.now = 28
    intake.sweep()
    assert intake.total == 1
    clock.now = 29
    intake.sweep()
    assert client.gone
    assert (intake.total, intake.held) == (0, 0)


def test_unfinished_uploads_hold_so_much_only() -> None:
    """The oldest goes first, of an address and of all; what is complete does not count."""
    intake = Intake(Limits(upload_bytes=1000, upload_bytes_address=500))
    first = arrived(intake, 3)
    for client in first:
        intake.wait(client, "body", 200)
    assert [client.gone for client in first] == [True, False, False]
    assert intake.held == 400
    intake.proceed(first[1])
    assert intake.held == 200
    for address in "bcde":
        intake.wait(arrived(intake, 1, address)[0], "body", 256)
    assert first[2].gone
    assert intake.held == 768
    assert intake.held <= 1000


def test_two_hundred_uploads_stay_within_the_limit() -> None:
    """However many come from wherever, what they hold is bounded."""
    limits = Limits()
    intake = Intake(limits)
    for number in range(200):
        for client in arrived(intake, 1, f"address {number}"):
            for size in range(0, limits.record + 1, 512 * 1024):
                intake.wait(client, "body", size)
                assert intake.held <= limits.upload_bytes


def test_who_does_not_read_is_cut() -> None:
    """Whoever reads on has more time; whoever reads nothing has not."""
    clock = Clock()
    intake = Intake(Limits(stuck_seconds=20), clock)
    stuck, slow = arrived(intake, 2)
    for client in (stuck, slow):
        intake.proceed(client)
        client.waiting_bytes = 10 * PROGRESS
        intake.stop_reading(client)
    for second in range(0, 60, 10):
        clock.now = second
        slow.waiting_bytes -= PROGRESS
        intake.sweep()
        assert stuck.gone == (second >= 20)
        assert not slow.gone
    intake.read_on(slow)
    clock.now = 1000
    intake.sweep()
    assert not slow.gone


def test_slow_readers_hold_so_much_only() -> None:
    """Who has been stuck longest goes first, of an address and of all."""
    intake = Intake(Limits(unread_bytes=1024, unread_bytes_address=600), Clock())
    own, others = arrived(intake, 3), [client for address in "bcd" for client in arrived(intake, 1, address)]
    for client in (*own, *others):
        client.waiting_bytes = 256
        intake.stop_reading(client)
    intake.sweep()
    assert [client.gone for client in own] == [True, True, False]
    assert [client.gone for client in others] == [False, False, False]
    assert sum(client.waiting_bytes for client in (*own, *others) if not client.gone) <= 1024


def test_nothing_is_remembered_of_those_who_left() -> None:
    """Memory is as it was."""
    intake = Intake(Limits())
    for client in arrived(intake, 20):
        intake.wait(client, "body", 300)
        intake.stop_reading(client)
        intake.leave(client)
        intake.leave(client)
    kept = (intake._places, intake._addresses, intake._waiting, intake._waiting_by_address, intake._stuck)
    assert not any(kept)
    assert not intake._held_by_address
    assert (intake.total, intake.held) == (0, 0)
