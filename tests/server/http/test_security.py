"""Keys, cookies, CSRF, tokens and origins."""

import stat
from pathlib import Path

import pytest

from rookery.play.refusals import Refusal
from rookery.server.http import security
from rookery.server.http.security import BadKeys, Security, bearer, check_origin, load_keys, token_guest

OLD, NEW = "o" * 40, "n" * 40


def test_a_cookie_proves_its_guest() -> None:
    """What was signed is known again; what was changed, or signed elsewhere, is not."""
    here, elsewhere = Security([NEW]), Security([OLD])
    guest = here.new_guest()
    assert here.guest_of(here.cookie(guest)) == guest
    for forged in (None, "", guest, here.cookie(guest)[:-2], elsewhere.cookie(guest), "é.é", "x" * 1000):
        assert here.guest_of(forged) is None
    assert here.new_guest() != guest


def test_old_keys_count_and_the_newest_signs() -> None:
    """After a change of keys nobody is a stranger; without the old key everybody of that time is."""
    before, both, after = Security([OLD]), Security([OLD, NEW]), Security([NEW])
    assert both.guest_of(before.cookie("ann")) == "ann"
    assert after.guest_of(both.cookie("ann")) == "ann"
    assert after.guest_of(before.cookie("ann")) is None
    both.check_csrf("ann", before.csrf("ann"))
    assert both.csrf("ann") == after.csrf("ann")


def test_csrf_is_bound_to_its_guest() -> None:
    """Another guest's does not do, nor does none."""
    here = Security([NEW])
    here.check_csrf("ann", here.csrf("ann"))
    for wrong in (None, "", here.csrf("bob"), here.cookie("ann"), "é"):
        with pytest.raises(Refusal) as refusal:
            here.check_csrf("ann", wrong)
        assert refusal.value.code == "wrong-csrf"


def test_a_credential_is_no_cookie() -> None:
    """Each proves who asks, and neither can be sent in the place of the other."""
    here = Security([NEW])
    assert here.program_of(here.credential("ann")) == "ann"
    assert here.program_of(here.cookie("ann")) is None
    assert here.guest_of(here.credential("ann")) is None
    for forged in ("", "ann", here.credential("ann")[:-1], Security([OLD]).credential("ann"), "x" * 1000):
        assert here.program_of(forged) is None


def test_what_is_derived_cannot_be_guessed() -> None:
    """The same for the same, by each key another; a guest made from it does not give it away; parts stay apart."""
    here = Security([NEW])
    token = here.derived("ann", "key", "seat 0")
    assert Security([OLD, NEW]).derived("ann", "key", "seat 0") == token
    assert Security([OLD, NEW]).all_derived("ann", "key", "seat 0")[-1] == token
    assert len(set(Security([OLD, NEW]).all_derived("ann", "key", "seat 0"))) == 2
    assert token not in token_guest(token)
    assert token_guest(token) == token_guest(token)
    assert here.derived("a", "bc", "d") != here.derived("ab", "c", "d")
    assert len(token) == 32


def test_a_bearer_is_read_from_the_header() -> None:
    """Other kinds of authorization are ignored."""
    assert bearer({"authorization": "Bearer abc"}) == "abc"
    assert bearer({"authorization": "bearer  abc "}) == "abc"
    for other in ("", "Basic abc", "Bearer", "Bearer  "):
        assert bearer({"authorization": other}) is None
    assert bearer({}) is None


def test_origins() -> None:
    """Our own pages and programs may ask, other sites may not."""
    for fine in ({}, {"origin": "http://h:1", "host": "h:1"}, {"sec-fetch-site": "same-origin"}):
        check_origin(fine)
    for foreign in (
        {"origin": "http://evil", "host": "h:1"},
        {"origin": "http://h:2", "host": "h:1"},
        {"origin": "null", "host": "h:1"},
        {"origin": "http://[", "host": "h:1"},
        {"origin": "", "host": "h:1"},
        {"origin": "http://h:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        with pytest.raises(Refusal):
            check_origin(foreign)


def test_keys_are_made_for_our_eyes_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is ours alone, also after somebody opened it up; the same keys are there the next time."""
    monkeypatch.delenv(security.KEYS_VARIABLE, raising=False)
    folder = tmp_path / "data"
    keys = load_keys(folder)
    file = folder / security.KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    file.chmod(0o644)
    assert load_keys(folder) == keys
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(folder.iterdir()) == [file]


def test_keys_are_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the newest is old another one signs; only so many are kept."""
    monkeypatch.delenv(security.KEYS_VARIABLE, raising=False)
    monkeypatch.setattr(security, "KEY_AGE", -1)
    first = load_keys(tmp_path)
    second = load_keys(tmp_path)
    assert second[:-1] == first
    for _ in range(5):
        last = load_keys(tmp_path)
    assert len(last) == security.KEPT_KEYS


def test_keys_that_servers_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment comes first; a short key is refused."""
    monkeypatch.setenv(security.KEYS_VARIABLE, f"{OLD}, {NEW}")
    assert load_keys(tmp_path) == [OLD, NEW]
    monkeypatch.setenv(security.KEYS_VARIABLE, "short")
    with pytest.raises(BadKeys, match="32 characters"):
        load_keys(tmp_path)


def test_bad_key_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged file, or a path that is no folder, is reported in one line."""
    monkeypatch.delenv(security.KEYS_VARIABLE, raising=False)
    for text in ("nonsense", "1 short\n", "x " + NEW):
        (tmp_path / security.KEY_FILE).write_text(text, encoding="ascii")
        with pytest.raises(BadKeys, match="damaged"):
            load_keys(tmp_path)
    with pytest.raises(BadKeys, match="choose another folder"):
        load_keys(tmp_path / security.KEY_FILE / "below")


def test_headers_allow_nothing_from_outside() -> None:
    """No inline script, no frame, no other server."""
    policy = security.PAGE_HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert security.PICTURE_HEADERS["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_what_browsers_would_complain_of_is_sent_over_https_alone() -> None:
    """A page in a home network has no https, and nothing in its console."""
    assert "Cross-Origin-Opener-Policy" not in security.PAGE_HEADERS
    assert security.SECURE_HEADERS.items() > security.PAGE_HEADERS.items()
    assert security.PAGE_HEADERS.items() > security.DATA_HEADERS.items() > security.FILE_HEADERS.items()
