"""Compiled functions on disk: Numba's own file cache, in our folder and sealed as all else there.

It belongs to ``kernel.jit``, which imports it only when Numba is needed.
"""

import contextlib
import functools
import pickle
import tempfile
import threading
from pathlib import Path
from types import FunctionType
from typing import Any

from numba.core import config
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.runtime import rtsys

from rookery.kernel import cache, jit

_making = threading.Lock()


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
    """The folder for compiled code, or None, with one warning, where it cannot be written."""
    chosen = cache.code_folder()
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=chosen).close()
    except OSError as problem:
        cache.warn_not_kept(problem)
        return None
    return chosen


class SealedFiles(IndexDataCacheFile):  # type: ignore[misc]  # Numba has no types
    """Numba's index and data files, sealed."""

    def _load_index(self) -> Any:
        try:
            stamp, overloads = self._load(self._index_path)
        except FileNotFoundError:
            return {}
        except ValueError as problem:
            cache.warn_damaged(problem)
            return {}
        return overloads if stamp == self._source_stamp else {}

    def _save_index(self, overloads: Any) -> None:
        self._save(self._index_path, (self._source_stamp, overloads))

    def _load_data(self, name: str) -> Any:
        return self._load(self._data_path(name))

    def _save_data(self, name: str, data: Any) -> None:
        self._save(self._data_path(name), data)

    def _load(self, path: str) -> Any:
        return pickle.loads(cache.unseal(Path(path)))  # noqa: S301  # our own files, with their seal

    def _save(self, path: str, value: Any) -> None:
        cache.seal(Path(path), self._dump(value))


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
            cache.warn_damaged(problem)
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
            cache.warn_not_kept(problem)
