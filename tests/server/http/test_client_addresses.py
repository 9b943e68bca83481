"""Where clients are, and whom we believe about it."""

import pytest

from rookery.server.http import client_addresses
from rookery.server.http.client_addresses import NOWHERE, Households, Proxies, household


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("x" * 10_000, NOWHERE),
        ("", NOWHERE),
    ],
)
def test_a_household_counts_once(address: str, counted: str) -> None:
    """All IPv6 addresses of a /64 are one; an IPv4 address is itself, however it is written."""
    assert household(address) == counted


def test_guests_are_found_where_they_were_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was never seen is alone; those who have not come for longest are forgotten."""
    monkeypatch.setattr(client_addresses, "KNOWN", 2)
    households = Households()
    assert households.owner("ann") == ("ann", "ann")
    assert households.owner(None) == (NOWHERE, NOWHERE)
    households.note("ann", "192.0.2.1")
    households.note("bob", "192.0.2.2")
    households.note("ann", "192.0.2.3")
    households.note("cat", "192.0.2.4")
    assert [households.owner(guest)[0] for guest in ("ann", "bob", "cat")] == ["192.0.2.3", "bob", "192.0.2.4"]


def forwarded(*values: str) -> list[tuple[bytes, bytes]]:
    """The headers of a proxy."""
    return [(b"host", b"x"), *((b"x-forwarded-for", value.encode()) for value in values)]


def test_only_trusted_proxies_are_believed() -> None:
    """Whatever others say of where they come from counts for nothing."""
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert proxies.client("192.0.2.7", forwarded("198.51.100.1")) == "192.0.2.7"
    assert proxies.client("10.1.2.3", forwarded("198.51.100.1")) == "198.51.100.1"
    assert proxies.client("::ffff:10.1.2.3", forwarded("198.51.100.1")) == "198.51.100.1"
    assert proxies.client("2001:db8::1", forwarded("2001:db8::5")) == "2001:db8::5"
    assert Proxies([]).client("127.0.0.1", forwarded("198.51.100.1")) == "127.0.0.1"


def test_a_client_cannot_speak_for_its_proxy() -> None:
    """What a client has put there itself stands before what proxies add, and is not looked at."""
    proxies = Proxies(["10.0.0.0/8"])
    assert proxies.client("10.0.0.1", forwarded("203.0.113.9, 198.51.100.1")) == "198.51.100.1"
    assert proxies.client("10.0.0.1", forwarded("203.0.113.9", "198.51.100.1, 10.0.0.2")) == "198.51.100.1"
    assert proxies.client("10.0.0.1", forwarded("198.51.100.1:5555")) == "198.51.100.1"
    assert proxies.client("10.0.0.1", forwarded("[2001:db8::7]:5555")) == "2001:db8::7"
    for rubbish in ("", "unknown", "203.0.113.9, evil", "1" * 9000):
        assert proxies.client("10.0.0.1", forwarded(rubbish)) == "10.0.0.1"
    assert proxies.client("10.0.0.1", [(b"host", b"x")]) == "10.0.0.1"


def test_https_is_believed_of_the_same_proxies() -> None:
    """By X-Forwarded-Proto, whose last word is the proxy's own."""
    proxies = Proxies(["10.0.0.1"])
    said = [(b"x-forwarded-proto", b"http, https")]
    assert proxies.scheme("10.0.0.1", said, "http") == "https"
    assert proxies.scheme("10.0.0.2", said, "http") == "http"
    assert proxies.scheme("10.0.0.1", [(b"x-forwarded-proto", b"gopher")], "http") == "http"
    assert proxies.scheme("10.0.0.1", [], "http") == "http"
