"""One server for a folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from rookery.server.process.folder_lock import FILE, FolderInUse, locked
from rookery.server.process.running import serving
from rookery.server.settings import Settings
from tests.limits import wait_for_line

HOLDER = """
import sys
from pathlib import Path
from rookery.server.process.folder_lock import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_lock_is_held_once(tmp_path: Path) -> None:
    """Whoever comes second is refused in one line; afterwards the folder is free, and its own folder is made."""
    folder = tmp_path / "new" / "folder"
    for _ in range(2):
        with locked(folder):
            assert (folder / FILE).stat().st_mode & 0o077 == 0
            with pytest.raises(FolderInUse, match="already uses the folder") as refusal, locked(folder):
                pass
            assert "\n" not in str(refusal.value)


def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    """Another process holds the lock as long as it lives, however it dies."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        wait_for_line(holder, "held")
        with pytest.raises(FolderInUse), locked(tmp_path):
            pass
    finally:
        holder.kill()
        holder.communicate()
    with locked(tmp_path):
        pass


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    """The lock leaves it to others to say what is wrong."""
    (tmp_path / "file").write_text("x", encoding="ascii")
    with locked(tmp_path / "file"):
        pass


@pytest.mark.anyio
async def test_a_second_server_is_refused(tmp_path: Path) -> None:
    """Two servers on one file would not hear of each other's moves."""
    settings = Settings(tmp_path, warm=False, bot_processes=1)
    async with serving(settings):
        with pytest.raises(FolderInUse):
            async with serving(Settings(tmp_path, warm=False, bot_processes=1)):
                pass
    async with serving(settings):
        pass
