"""The examples run, on a true server."""

import asyncio
import subprocess
import sys
from pathlib import Path

from rookery.client.api import Client
from rookery.server.process.running import serving
from rookery.server.settings import Settings
from tests.limits import HANGING

EXAMPLES = Path(__file__).parents[2] / "examples"


def _bot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", str(EXAMPLES / "bot.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANGING)


def test_the_bot_plays_to_the_end(tmp_path: Path) -> None:
    """Given the links to both seats, it plays against itself and prints the result."""

    async def play() -> None:
        async with serving(Settings(tmp_path, bot_processes=1, warm=False)) as address, Client(address) as client:
            opened = await client.open("penguin-game")
            links = [client.link(opened.match, seat=each.token) for each in opened.seats]
            runs = await asyncio.gather(*(asyncio.to_thread(_bot, link, "egg") for link in links))
            watcher = await client.watch(opened.match, opened.watch)
            for run in runs:
                assert (run.returncode, run.stderr) == (0, "")
                assert run.stdout.strip() == str(watcher.view.outcome)
            assert watcher.view.over

    asyncio.run(play())


def test_the_bot_is_about_twenty_lines() -> None:
    """As the documents say."""
    lines = (EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 22


def test_a_wrong_link_gets_one_line() -> None:
    """No traceback."""
    run = _bot("nowhere")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith('bot: "nowhere" is not the address of a server')
    assert run.stderr.count("\n") == 1
