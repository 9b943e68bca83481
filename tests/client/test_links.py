"""Links to matches."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.client.errors import BadLink
from rookery.client.links import Link, checked_base, checked_match, read_link


def test_a_link_to_a_seat() -> None:
    """All its parts are found, and it is written as it was read."""
    text = "https://rookery.example:8443/m/Abc-1#seat=to-ken_1"
    link = read_link(f" {text}\n")
    assert (link.base, link.match, link.seat, link.watch) == (
        "https://rookery.example:8443",
        "Abc-1",
        "to-ken_1",
        None,
    )
    assert link.token == "to-ken_1"  # noqa: S105
    assert str(link) == text


def test_a_link_for_watchers_and_one_without_a_token() -> None:
    """Both are links; a server may live in a folder."""
    assert read_link("http://a/games/m/x#watch=t") == Link("http://a/games", "x", watch="t")
    assert read_link("http://a/m/x/").token is None
    assert str(read_link("http://a/m/x")) == "http://a/m/x"


def test_a_link_hides_its_token_from_logs() -> None:
    """What a debugger shows opens nothing, and neither does an error."""
    assert "hush" not in repr(read_link("http://a/m/x#seat=hush"))
    with pytest.raises(BadLink) as caught:
        read_link("ftp://a/m/x#seat=hush")
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "http://",
        "http://a",
        "http://a/m/",
        "http://a/x/y",
        "ftp://a/m/x",
        "http://a/m/x#sit=t",
        "http://[/m/x",
    ],
)
def test_what_is_no_link_is_told_so(text: str) -> None:
    """The sentence shows a right one."""
    with pytest.raises(BadLink, match="a link looks like http"):
        read_link(text)


@pytest.mark.parametrize("text", ["", "localhost:8000", "http://", "http://a:x", "http://a?b", "http://a#b"])
def test_what_is_no_address_is_told_so(text: str) -> None:
    """The sentence shows a right one."""
    with pytest.raises(BadLink, match="http://127"):
        checked_base(text)


def test_an_address_loses_its_slash() -> None:
    """With and without is the same server."""
    assert checked_base("http://a:1/") == checked_base("http://a:1") == "http://a:1"


def test_an_id_is_one_part_of_an_address() -> None:
    """Nothing that would lead elsewhere is an id."""
    assert checked_match("a_B-1") == "a_B-1"
    for wrong in ("", "a?b", "..", "a" * 65):
        with pytest.raises(BadLink):
            checked_match(wrong)


@given(st.text(max_size=40))
def test_any_text_is_a_link_or_is_refused(text: str) -> None:
    """Nothing else happens."""
    for start in ("", "http://", "http://a/m/"):
        with contextlib.suppress(BadLink):
            read_link(start + text)
