"""A look at the inside of a running server, which runs as ever."""

from typing import Any

import pytest

from rookery.server import running
from rookery.server.hall import Hall


def halls(monkeypatch: pytest.MonkeyPatch) -> list[Hall]:
    """The halls of all servers that start from now on, in their order."""
    made: list[Hall] = []

    class Seen(Hall):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            made.append(self)

    monkeypatch.setattr(running, "Hall", Seen)
    return made
