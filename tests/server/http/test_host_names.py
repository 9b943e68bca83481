"""Which names are ours."""

import pytest

from rookery.server.http.host_names import HostNames, is_name

NAMES = HostNames(["Games.example.org", "*.play.example.org"])


@pytest.mark.parametrize(
    "host",
    [
        None,
        "localhost",
        "localhost:8080",
        "app.localhost:8080",
        "127.0.0.1:8080",
        "192.168.178.20:8080",
        "[::1]:8080",
        "[2001:db8::7]",
        "kitchen",
        "kitchen:8080",
        "Kitchen.local:8080",
        "kitchen.local.",
        "server.internal",
        "box.home.arpa",
        "games.example.org",
        "GAMES.example.org:443",
        "games.example.org.",
        "a.play.example.org",
        "a.b.play.example.org:8080",
    ],
)
def test_ours(host: str | None) -> None:
    """Addresses, names of the local network, names that nobody can own, and those of the settings."""
    assert NAMES.ours(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "games.example.org.evil.example",
        "evilgames.example.org",
        "play.example.org",
        "127.0.0.1.evil.example",
        "127.0.0.1.nip.io:8080",
        "localhost.evil.example",
        "local.evil.example",
        "kitchen.lan",
        "evil.example:80@localhost",
        "[evil.example]:80",
        "[::1]evil.example",
        "localhost:80.evil.example",
        "localhost, evil.example",
        "a b",
        "x" * 64,
        "é.local",
        "local." * 100,
    ],
)
def test_not_ours(host: str) -> None:
    """Whatever somebody may own on the internet, and what is no name."""
    assert not NAMES.ours(host)


def test_what_a_name_is() -> None:
    """Letters, digits and hyphens between dots; a star only in front."""
    assert all(map(is_name, ("a", "a-b.example", "*.example.org", "xn--bcher-kva.example")))
    assert not any(map(is_name, ("", "*", "a.*.b", "a b", "-a", "a-", "a..b", "http://a", "a:80", "x" * 300)))
