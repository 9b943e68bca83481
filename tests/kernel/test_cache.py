"""Compiled code on disk: where it is, and that damage is found."""

import warnings
from pathlib import Path

import pytest

from rookery.kernel import cache


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """ROOKERY_CACHE, or the user's cache folder."""
    monkeypatch.setenv("ROOKERY_CACHE", str(tmp_path))
    assert cache.folder() == tmp_path
    monkeypatch.delenv("ROOKERY_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.folder().name == "rookery"
    assert cache.folder().is_absolute()


def test_checked_code_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code with bounds checks has a folder of its own; a switch that is off changes nothing."""
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    unchecked = cache.code_folder()
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    assert cache.code_folder() == unchecked
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.code_folder() != unchecked


def test_what_is_sealed_comes_back(tmp_path: Path) -> None:
    """A file gives back what was written, in a folder that need not be there before, and nothing else stays behind."""
    file = tmp_path / "new" / "code"
    cache.seal(file, b"first")
    cache.seal(file, b"second")
    assert cache.unseal(file) == b"second"
    assert list(file.parent.iterdir()) == [file]


def test_damage_is_found(tmp_path: Path) -> None:
    """Whichever byte changes, and wherever the file is cut off, it is refused."""
    file = tmp_path / "code"
    cache.seal(file, b"machine code")
    whole = file.read_bytes()
    damaged = [whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :] for place in range(len(whole))]
    for content in (*damaged, *(whole[:length] for length in range(len(whole)))):
        file.write_bytes(content)
        with pytest.raises(ValueError, match="another digest"):
            cache.unseal(file)


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    """Where a file cannot be put in its place, what was written so far is removed."""
    place = tmp_path / "code"
    (place / "something").mkdir(parents=True)
    with pytest.raises(OSError, match="code"):
        cache.seal(place, b"data")
    assert list(tmp_path.iterdir()) == [place]


def test_one_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Problems of one process are told once, with the system's reason."""
    monkeypatch.setattr(cache, "_warned", type(cache._warned)())
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        cache.warn_not_kept(OSError(28, "No space left on device"))
        cache.warn_damaged(ValueError("x"))
    [told] = caught
    assert "No space left on device" in str(told.message)
    assert "Errno" not in str(told.message)
