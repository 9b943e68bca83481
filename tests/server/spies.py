"""A look at the inside of a running server, which runs as ever."""

from typing import Any

import pytest

from rookery.server.matches.live_matches import Matches
from rookery.server.process import running


def several(monkeypatch: pytest.MonkeyPatch) -> list[Matches]:
    """The several of all servers that start from now on, in their order."""
    made: list[Matches] = []

    class Seen(Matches):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            made.append(self)

    monkeypatch.setattr(running, "Matches", Seen)
    return made
