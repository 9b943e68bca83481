"""The doorplate of a folder: it leads to the server that is there, and to no other."""

import asyncio
from pathlib import Path

import pytest

from rookery.server.instance_file import FILE, hang, neighbour
from rookery.server.running import serving
from rookery.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_it_leads_to_the_server_that_is_there(tmp_path: Path) -> None:
    """As long as that one answers; one of another name at the same address is somebody else."""
    settings = Settings(tmp_path, warm=False, thinkers=1)
    async with serving(settings) as url:
        hang(tmp_path, f"{url}/", settings.instance)
        assert await asyncio.to_thread(neighbour, tmp_path) == f"{url}/"
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
        hang(tmp_path, f"{url}/", "another")
        assert await asyncio.to_thread(neighbour, tmp_path) is None
        hang(tmp_path, f"{url}/", settings.instance)
    assert neighbour(tmp_path) is None


@pytest.mark.parametrize(
    "text", ["", "x", "{}", '{"address":"file:///","instance":"x"}', '{"address":"http://127.0.0.1:1/","instance":"x"}']
)
def test_a_plate_that_tells_nothing(tmp_path: Path, text: str) -> None:
    """No plate, a damaged one and one that was left behind are all the same."""
    assert neighbour(tmp_path) is None
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert neighbour(tmp_path) is None


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Nobody is told, and nothing is said of it: serving is what matters."""
    hang(tmp_path / "nowhere", "http://127.0.0.1:1/", "x")
    assert neighbour(tmp_path / "nowhere") is None
