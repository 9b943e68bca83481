"""Rates and counts."""

import pytest

from rookery.kernel.messages import Message
from rookery.play.refusals import Refusal
from rookery.server.http import limits
from rookery.server.http.limits import Buckets, Counts, Limits, Rate

THINGS = Message(id="server/counted-hints")


def test_a_bucket_fills_again() -> None:
    """So many at once, then so many a second; each asker has a bucket of their own."""
    time = 0.0
    buckets = Buckets(Rate(2, 3), THINGS, lambda: time)
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(Refusal, match=r"too many hints; wait 0\.5 s") as refusal:
        buckets.take("ann")
    assert refusal.value.retry == pytest.approx(0.5)
    buckets.take("bob")
    time = 0.5
    buckets.take("ann")
    time = 100
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(Refusal):
        buckets.take("ann")


def test_the_oldest_askers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory stays small however many come."""
    monkeypatch.setattr(limits, "KNOWN", 2)
    buckets = Buckets(Rate(1, 1), THINGS, lambda: 0.0)
    for name in "abc":
        buckets.take(name)
    assert len(buckets._left) == 2
    with pytest.raises(Refusal):
        buckets.take("c")


def test_counts_go_up_and_down() -> None:
    """One more than allowed is refused; what is given back may be taken again, and nothing is kept of it."""
    counts = Counts(2, "too-many-sockets", "too many lines are open")
    counts.take("ann")
    counts.take("ann")
    with pytest.raises(Refusal) as refusal:
        counts.take("ann")
    assert refusal.value.code == "too-many-sockets"
    assert counts.total == 2
    counts.give_back("ann")
    counts.take("ann")
    counts.give_back("ann")
    counts.give_back("ann")
    assert counts._held == {}


def test_limits_have_room_for_a_full_house() -> None:
    """Five hundred matches of four seats fit in one process, even from one address."""
    assert Limits().sockets_address >= 2000
    assert Limits().sockets >= 2000


def test_a_rate_is_shared_by_processes() -> None:
    """What was taken in one process is taken in the others; who took from several waits until all is paid back."""
    time = 0.0
    one, two = (Buckets(Rate(2, 10), THINGS, lambda: time) for _ in range(2))
    for each in (one, two):
        each.share()
        for _ in range(10):
            each.take("ann")
    one.take("bob")
    told = one.changes(10)
    assert told == {"ann": 10}
    two.learn("one", "ann", told["ann"])
    assert one.changes(10) == {}
    time = 1.0
    with pytest.raises(Refusal):
        two.take("ann")
    time = 5.0
    with pytest.raises(Refusal):
        two.take("ann")
    time = 6.0
    two.take("ann")


def test_what_is_held_is_counted_over_processes() -> None:
    """Others are told of those who hold much, and when they do no more; what a gone process held is free."""
    one, two = (Counts(20, "too-many-sockets", "too many") for _ in range(2))
    for each in (one, two):
        each.share()
    one.take("bob")
    for _ in range(15):
        one.take("ann")
    assert one.changes(1) == {"ann": 15}
    assert one.changes(1) == {}
    two.learn("one", "ann", 15)
    for _ in range(5):
        two.take("ann")
    with pytest.raises(Refusal):
        two.take("ann")
    two.take("bob")
    one.tell_all()
    assert one.changes(1) == {"ann": 15}
    for _ in range(15):
        one.give_back("ann")
    assert one.changes(1) == {"ann": 0}
    two.learn("one", "ann", 0)
    two.take("ann")
    two.learn("one", "ann", 19)
    two.forget("one")
    two.take("ann")
