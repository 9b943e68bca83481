"""Banned addresses."""

import time

import pytest

from rookery.play.refusals import Refusal
from rookery.server.http.bans import BadNetwork, Bans, read_network
from rookery.server.store.upkeep import Ban

LATER = time.time_ns() // 1_000_000 + 3_600_000


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_networks(text: str, network: str) -> None:
    """An address, or a network; an IPv6 address stands for its household."""
    assert str(read_network(text)) == network


@pytest.mark.parametrize("text", ["", "penguin", "203.0.113.7/33", "203.0.113", "1.2.3.4:80"])
def test_what_is_no_network(text: str) -> None:
    """Refused in one sentence that shows right ones."""
    with pytest.raises(BadNetwork, match=r"write one like 203\.0\.113\.7"):
        read_network(text)


def test_who_is_refused() -> None:
    """All addresses of a network, in every form, until the ban is over; nobody else."""
    bans = Bans()
    bans.check("203.0.113.7")
    bans.replace([Ban("203.0.113.0/24", LATER), Ban("2001:db8::/64", LATER), Ban("198.51.100.7/32", 1)])
    for address in ("203.0.113.7", "::ffff:203.0.113.9", "2001:db8::5"):
        with pytest.raises(Refusal) as refusal:
            bans.check(address)
        assert refusal.value.code == "banned"
        assert 0 < (refusal.value.retry or 0) <= 3600
    for address in ("203.0.114.7", "198.51.100.7", "2001:db8:0:1::5", "?"):
        bans.check(address)
    bans.replace([])
    bans.check("203.0.113.7")
