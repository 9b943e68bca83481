"""The instance file of a folder: it leads to the server that is there, and to no other."""

import asyncio
from pathlib import Path

import pytest

from rookery.server.process.instance_file import FILE, running_server, write_instance
from rookery.server.process.running import serving
from rookery.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_it_leads_to_the_server_that_is_there(tmp_path: Path) -> None:
    """As long as that one answers; one of another name at the same address is somebody else."""
    settings = Settings(tmp_path, warm=False, bot_processes=1)
    async with serving(settings) as url:
        write_instance(tmp_path, f"{url}/", settings.instance)
        assert await asyncio.to_thread(running_server, tmp_path) == f"{url}/"
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
        write_instance(tmp_path, f"{url}/", "another")
        assert await asyncio.to_thread(running_server, tmp_path) is None
        write_instance(tmp_path, f"{url}/", settings.instance)
    assert running_server(tmp_path) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{}",
        "[" * 100_000,
        '{"address":"file:///","instance":"x"}',
        '{"address":"http://127.0.0.1:1/","instance":"x"}',
        '{"address":"http://a b/","instance":"x"}',
        '{"address":"http://[::1/","instance":"x"}',
        '{"address":"http://127.0.0.1:99999999/","instance":"x"}',
        '{"address":"http://","instance":"x"}',
        '{"address":"http://\u00e4\u0000/","instance":"x"}',
    ],
)
def test_a_plate_that_tells_nothing(tmp_path: Path, text: str) -> None:
    """No plate, a damaged one and one that was left behind are all the same."""
    assert running_server(tmp_path) is None
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert running_server(tmp_path) is None


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """No file is written, and nothing is said of it: serving is what matters."""
    write_instance(tmp_path / "nowhere", "http://127.0.0.1:1/", "x")
    assert running_server(tmp_path / "nowhere") is None
