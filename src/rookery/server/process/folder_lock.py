"""One server for a folder: whoever serves it holds its lock, and the operating system gives it back, come what may.

Two servers on one database file would not hear of each other's moves.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker

say = speaker("server")

FILE = "lock"


class FolderInUse(RookeryError):
    """Another server serves the folder."""

    code = "folder-in-use"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; FolderInUse if somebody else does."""
    with contextlib.ExitStack() as stack:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            # Whoever opens the database there will say what is wrong with the folder.
            yield
            return
        stack.callback(os.close, handle)
        try:
            _lock(handle)
        except BlockingIOError:
            raise FolderInUse(say("folder-in-use", folder=quote(str(folder)))) from None
        except OSError:
            # Some file systems have no locks; there the file of the running server must do.
            pass
        yield


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as held:
            raise BlockingIOError from held
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
