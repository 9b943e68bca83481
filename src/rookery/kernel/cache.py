"""Compiled code on disk: Numba's own file cache, in our folder, in a form that detects damage.

It belongs to ``kernel.jit``, which imports it only when something is to be compiled. Every file is
sealed with a digest, since machine code with a flipped bit must not run. A problem with the folder or its files
costs one warning and the time to compile, nothing more; damaged files are rewritten.
"""

import contextlib
import functools
import hashlib
import os
import pickle
import platform
import tempfile
import threading
import warnings
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import platformdirs
from numba.core import config
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.runtime import rtsys

from rookery.kernel import jit
from rookery.kernel.messages import Message, speaker

say = speaker("kernel")

_making = threading.Lock()
_warned = threading.Event()


def folder() -> Path:
    """Where compiled code is kept: ROOKERY_CACHE or the user's cache folder."""
    chosen = os.environ.get("ROOKERY_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("rookery", appauthor=False))


def attach(dispatcher: Any, function: FunctionType) -> None:
    """Give a compiled function its place on disk, if the folder can be used."""
    usable = _usable_folder()
    if usable is None:
        return
    with _making, contextlib.suppress(RuntimeError):
        # Numba reads this setting when a cache is made; other users of Numba in this process keep their own.
        # A function that was typed in rather than read from a file is refused a cache, and does without.
        previous, config.CACHE_DIR = config.CACHE_DIR, str(usable)
        try:
            dispatcher._cache = CarefulCache(function)
        finally:
            config.CACHE_DIR = previous


@functools.cache
def _usable_folder() -> Path | None:
    """The folder for this Python and this Numba, or None, with one warning, where it cannot be written."""
    checked = "-checked" if config.BOUNDSCHECK else ""
    chosen = folder() / f"sealed-numba{numba.__version__}-py{platform.python_version()}{checked}"
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=chosen).close()
    except OSError as problem:
        _warn_once(say("code-not-kept", folder=str(chosen), reason=str(problem.strerror)))
        return None
    return chosen


def _warn_once(problem: Message) -> None:
    """Warn about a problem with the cache: once, however many functions run into it."""
    if not _warned.is_set():
        _warned.set()
        warnings.warn(str(problem), RuntimeWarning, stacklevel=2)


class SealedFiles(IndexDataCacheFile):  # type: ignore[misc]  # Numba has no types
    """Numba's index and data files, each with a digest of its content behind it."""

    def _load_index(self) -> Any:
        try:
            stamp, overloads = _load_sealed(self._index_path)
        except FileNotFoundError:
            return {}
        except ValueError as problem:
            _warn_damaged(problem)
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _save_index(self, overloads: Any) -> None:
        self._write(self._index_path, (self._source_stamp, overloads))

    def _load_data(self, name: str) -> Any:
        return _load_sealed(self._data_path(name))

    def _save_data(self, name: str, data: Any) -> None:
        self._write(self._data_path(name), data)

    def _write(self, path: str, value: Any) -> None:
        data = self._dump(value)
        with self._open_for_write(path) as file:
            file.write(data + hashlib.sha256(data).digest())


def _load_sealed(path: str) -> Any:
    sealed = Path(path).read_bytes()
    data, seal = sealed[:-32], sealed[-32:]
    if hashlib.sha256(data).digest() != seal:
        raise ValueError(f"{path} has another digest")
    return pickle.loads(data)


def _warn_damaged(problem: Exception) -> None:
    _warn_once(say("code-damaged", reason=str(problem)))


class CarefulCache(FunctionCache):  # type: ignore[misc]  # the same
    """Numba's cache of a function, which goes on without its files when they are damaged or cannot be written."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = SealedFiles(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Load what is there; nothing where that cannot be trusted, so that it is compiled and saved again.

        Numba would first get all ready to compile, which takes longer than everything else until a first result.
        What is loaded needs its memory management only; whatever compiles gets the rest ready by itself.
        """
        rtsys.initialize(target)
        try:
            with self._guard_against_spurious_io_errors():
                found = self._load_overload(signature, target)
        except Exception as problem:  # noqa: BLE001  # whatever a damaged file makes the unpickler raise
            _warn_damaged(problem)
            found = None
        if found is None:
            jit.note_compiling()
        return found

    def save_overload(self, *arguments: Any) -> None:
        """Save what was compiled, if it can be."""
        try:
            super().save_overload(*arguments)
        except Exception as problem:  # noqa: BLE001  # a full disk, or anything else that happens to files
            self.disable()
            _warn_once(say("code-not-kept", folder=str(self.cache_path), reason=str(problem)))
