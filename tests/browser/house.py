"""A server for the browsers: a real one in a thread of its own, which can be stopped and started again."""

import asyncio
import threading
from pathlib import Path

from rookery.server.http.limits import Limits, Rate
from rookery.server.process.running import serving
from rookery.server.settings import Settings
from tests.limits import HANGING

FREE = Rate(1e6, 1e6)
LIMITS = Limits(
    address=FREE,
    guests_address=FREE,
    commands=FREE,
    opening=FREE,
    opening_address=FREE,
    classes=FREE,
    classes_address=FREE,
    joining=FREE,
    joining_address=FREE,
    hints=FREE,
    hints_address=FREE,
    studies_address=FREE,
    matches_each=100_000,
)
"""All browsers of a test come from one address, and are in a hurry."""


class House:
    """A server that keeps its address and its matches from one opening to the next."""

    def __init__(self, folder: Path, elsewhere: str | None = None, bots: dict[str, str] | None = None) -> None:
        self._settings = Settings(
            folder,
            limits=LIMITS,
            warm=False,
            bot_processes=1,
            bot_seconds=HANGING,
            bots=bots or {},
            patience=1,
            elsewhere=elsewhere,
        )
        self._port = 0
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> "House":
        """Start it, at the same address as before."""
        started = threading.Event()
        self._closing = threading.Event()

        async def serve() -> None:
            async with serving(self._settings, port=self._port) as url:
                self._port = int(url.rpartition(":")[2])
                started.set()
                await asyncio.to_thread(self._closing.wait)

        self._thread = threading.Thread(target=asyncio.run, args=(serve(),))
        self._thread.start()
        assert started.wait(HANGING), "the server does not start"
        return self

    def close(self) -> None:
        """Stop it; nothing happens if it has stopped."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
