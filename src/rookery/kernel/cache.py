"""Compiled code on disk: where it is kept, and in a form that detects damage.

Every file is sealed with a digest, since machine code with a flipped bit must not run. A problem with the folder or its
files costs one warning and the time to compile, nothing more; damaged files are rewritten. Nothing here needs Numba,
whose own files of functions (``kernel.function_cache``) lie in the same folder.
"""

import functools
import hashlib
import os
import platform
import threading
import warnings
from pathlib import Path
from typing import Final

from rookery.kernel.messages import Message, speaker

say = speaker("kernel")

_SEAL: Final = 32
"""The bytes of a digest."""
_warned = threading.Event()


def folder() -> Path:
    """Where compiled code is kept: ROOKERY_CACHE or the user's cache folder."""
    chosen = os.environ.get("ROOKERY_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("rookery", appauthor=False))


def code_folder() -> Path:
    """The folder in it for this Python and this Numba."""
    checked = "-checked" if is_set("NUMBA_BOUNDSCHECK") else ""
    return folder() / f"sealed-numba{_numba_version()}-py{platform.python_version()}{checked}"


@functools.cache
def _numba_version() -> str:
    """Numba's version, without importing it."""
    from importlib.metadata import version

    return version("numba")


def is_set(switch: str) -> bool:
    """Whether one of Numba's switches is set in the environment."""
    return os.environ.get(switch, "0") not in ("", "0")


def seal(file: Path, data: bytes) -> None:
    """Write data with its digest behind it, all at once: nobody ever reads half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"{file.name}.{os.getpid()}-{threading.get_ident()}")
    try:
        unfinished.write_bytes(data + hashlib.sha256(data).digest())
        unfinished.replace(file)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def unseal(file: Path) -> bytes:
    """The data of a file; ValueError if it is damaged."""
    sealed = file.read_bytes()
    data, digest = sealed[:-_SEAL], sealed[-_SEAL:]
    if hashlib.sha256(data).digest() != digest:
        raise ValueError(f"{file} has another digest")
    return data


def warn_damaged(problem: Exception) -> None:
    """Say that code on disk cannot be used and is compiled again."""
    _warn_once(say("code-damaged", reason=str(problem)))


def warn_not_kept(problem: Exception) -> None:
    """Say that code cannot be kept on disk."""
    reason = getattr(problem, "strerror", None) or problem
    _warn_once(say("code-not-kept", folder=str(code_folder()), reason=str(reason)))


def _warn_once(problem: Message) -> None:
    """Warn about a problem with the cache: once, however many functions run into it."""
    if not _warned.is_set():
        _warned.set()
        warnings.warn(str(problem), RuntimeWarning, stacklevel=2)
